"""Setting up: discs, teams, seats, cards, piles, and the points that each mode asks for (CARGO-01 to CARGO-16)."""

from collections import Counter
from typing import Any

import pytest

from cantina.core.game import OptionError
from cantina.games.precious_cargo.content import DISCS_OF, Deck, shipped
from tests.precious_cargo.bounty import GAME, Bounty

SEATS = range(2, 7)
SIDES = {2: "ME", 3: "MEE", 4: "MEME", 5: "MEMEE", 6: "MEMEME"}
WAY = {"mode": "this-is-the-way"}


def sides(**options: Any) -> str:
    return "".join("M" if player.faction == "mandalorians" else "E" for player in Bounty(**options).view().players)


# ---- discs and seats -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARGO-01", "CARGO-07")
@pytest.mark.parametrize("options", [*({"seats": seats} for seats in SEATS), {"seats": 6, **WAY}])
def test_everybody_has_a_disc_of_the_own_faction(options: dict[str, Any]) -> None:
    players = Bounty(**options).view().players
    assert all(player.disc in DISCS_OF[player.faction] for player in players)
    assert len({player.disc for player in players}) == options["seats"]


@pytest.mark.rule("CARGO-08", "CARGO-16")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_seat_plays_the_mandalorian_and_begins(seats: int) -> None:
    bounty = Bounty(seats=seats)
    assert bounty.view().players[0].disc == "the-mandalorian"
    assert bounty.turn == 0


@pytest.mark.rule("CARGO-05", "CARGO-06")
@pytest.mark.parametrize(("seats", "members"), [(2, (1, 1)), (3, (1, 2)), (4, (2, 2)), (5, (2, 3)), (6, (3, 3))])
def test_teams_are_equal_or_the_empire_has_one_more(seats: int, members: tuple[int, int]) -> None:
    counted = Counter(sides(seats=seats))
    assert (counted["M"], counted["E"]) == members


@pytest.mark.rule("CARGO-09", "CARGO-R-46")
@pytest.mark.parametrize("seats", SEATS)
def test_teams_sit_in_turn(seats: int) -> None:
    assert sides(seats=seats) == SIDES[seats]


@pytest.mark.rule("CARGO-16", "CARGO-R-46")
@pytest.mark.parametrize("seats", SEATS)
def test_play_goes_round_clockwise_one_turn_each(seats: int) -> None:
    bounty, turns = Bounty(seats=seats), []
    for _ in range(seats + 2):
        turns.append(bounty.turn)
        bounty.miss()
    assert turns == [*range(seats), 0, 1]


@pytest.mark.rule("CARGO-16")
def test_seats_lie_clockwise_around_grogu() -> None:
    releases = [(player.release.x, player.release.y) for player in Bounty(seats=4).view().players]
    assert [(x > 0) - (x < 0) for x, _ in releases] == [0, -1, 0, 1]
    assert [(y > 0) - (y < 0) for _, y in releases] == [-1, 0, 1, 0]


# ---- cards ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARGO-02", "CARGO-11", "CARGO-14", "CARGO-15")
def test_fifteen_cards_lie_face_down_the_others_are_a_pile_and_upgrades_lie_by_kind() -> None:
    view = Bounty().view()
    assert [(place.taken, place.card) for place in view.field] == [(False, None)] * 15
    assert view.ally_pile == 108 - 15
    assert sum(view.unseen.values()) == 108
    assert [upgrade.stock for upgrade in view.upgrades] == [6] * 6


@pytest.mark.rule("CARGO-04", "CARGO-R-54")
def test_there_are_six_kinds_of_upgrade_with_their_prices() -> None:
    prices = {upgrade.upgrade: upgrade.price for upgrade in Bounty().view().upgrades}
    assert prices == {"protect": 3, "multi-throw": 3, "gift": 3, "steal": 3, "trade": 2, "reveal": 3}


@pytest.mark.rule("CARGO-10", "CARGO-12", "CARGO-R-25")
@pytest.mark.parametrize("layout", ["standard", "tight"])
def test_grogu_lies_in_the_middle_and_every_card_within_reach(layout: str) -> None:
    bounty = Bounty(layout=layout)
    for spot in bounty.state.options.layout.card:  # type: ignore[attr-defined]
        assert all(x * x + y * y <= (3000 << 20) ** 2 for x, y in spot.corners())
    bounty.rest(0, 0)
    assert [event.rule for event in bounty.events][-1] == "CARGO-24"


@pytest.mark.rule("CARGO-03", "CARGO-R-01")
def test_the_deck_has_both_factions_equally_four_copies_of_an_ally_and_beskar_on_every_card() -> None:
    deck = shipped("full", Deck)
    counts = Counter(ally.faction for ally in deck.ally for _ in ally.beskar)
    assert counts == {"mandalorians": 54, "empire": 54}
    assert {len(ally.beskar) for ally in deck.ally} == {9}
    assert {bars for ally in deck.ally for bars in ally.beskar} == {1, 2, 3}


@pytest.mark.rule("CARGO-R-15")
def test_both_colours_are_mixed_in_one_deck() -> None:
    bounty = Bounty()
    bounty.play("throw 0 980", "scatter 1024 1024 1")
    factions = {ally.id: ally.faction for ally in shipped("full", Deck).ally}
    offered = {factions[action.ally] for action in bounty.state.actions()}  # type: ignore[attr-defined]
    assert offered == {"mandalorians", "empire"}


# ---- the points needed ---------------------------------------------------------------------------------------------------


def needs(**options: Any) -> list[tuple[int, bool]]:
    return [(team.need, team.together) for team in Bounty(**options).view().teams]


@pytest.mark.rule("CARGO-28", "CARGO-R-03")
def test_ex_04_two_players_need_thirty_points_each_and_players_of_a_team_fifteen() -> None:
    assert needs(seats=2) == [(30, False), (30, False)]
    assert needs(seats=4) == [(15, False), (15, False)]


@pytest.mark.rule("CARGO-28", "CARGO-R-02", "CARGO-R-04")
@pytest.mark.parametrize(
    ("seats", "each", "added"),
    [(2, (30, 30), (30, 30)), (3, (15, 15), (15, 30)), (4, (15, 15), (30, 30)), (5, (15, 15), (30, 45)), (6, (15, 15), (45, 45))],
)
def test_dv_08_points_needed(seats: int, each: tuple[int, int], added: tuple[int, int]) -> None:
    assert tuple(need for need, _ in needs(seats=seats)) == each
    assert needs(seats=seats, points="sum") == [(need, True) for need in added]


@pytest.mark.rule("CARGO-64", "CARGO-65", "CARGO-R-49")
@pytest.mark.parametrize(("seats", "empire"), [(4, 35), (5, 45), (6, 55)])
@pytest.mark.parametrize("points", ["each", "sum"])
def test_dv_09_points_needed_when_this_is_the_way(seats: int, empire: int, points: str) -> None:
    assert needs(seats=seats, points=points, **WAY) == [(10, True), (empire, True)]


@pytest.mark.rule("CARGO-65")
def test_ex_03_four_players_of_the_empire_need_forty_five_together() -> None:
    assert needs(seats=5, **WAY)[1] == (45, True)


@pytest.mark.rule("CARGO-R-50")
@pytest.mark.parametrize("seats", [2, 3])
def test_this_is_the_way_takes_four_players(seats: int) -> None:
    with pytest.raises(OptionError, match='"This is the way" takes 4 seats or more'):
        GAME.start(seats=seats, **WAY)


@pytest.mark.rule("CARGO-63", "CARGO-R-47")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_when_this_is_the_way_one_mandalorian_plays_first_against_all_others(seats: int) -> None:
    assert sides(seats=seats, **WAY) == "M" + "E" * (seats - 1)
    assert Bounty(seats=seats, **WAY).turn == 0


@pytest.mark.parametrize(
    ("agreed", "deck"),
    [
        ({}, "full"),
        ({"seats": 4}, "full"),
        ({"seats": 4, "mode": "this-is-the-way"}, "lean"),
        ({"seats": 4, "mode": "this-is-the-way", "deck": "full"}, "full"),
        ({"deck": "lean"}, "lean"),
    ],
)
def test_the_deck_fits_the_mode_unless_one_is_chosen(agreed: dict[str, Any], deck: str) -> None:
    """The rulebook prints no cards: with those of "lean" both sides of "This is the way" win about alike."""
    assert GAME.start(**agreed).options.deck == shipped(deck, Deck)
