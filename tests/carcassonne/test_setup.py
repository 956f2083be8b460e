"""Setup: what is in the box, who gets what of it, and what lies on the table before the first turn (CSW-01 to CSW-19)."""

import pytest

import cantina
from cantina.core.action import to_text
from cantina.core.game import DEALER, OptionError
from cantina.games.carcassonne.content import FACTION, Colour, shipped
from cantina.games.carcassonne.events import Scored
from cantina.games.carcassonne.view import View
from tests.carcassonne.voyage import FULL, Voyage, tiles

SEATS = [2, 3, 4, 5]
COLOURS: tuple[Colour, ...] = ("red", "black", "green", "white", "orange")


def with_first(colour: Colour) -> tuple[Colour, ...]:
    """The five colours, beginning with one of them and then one of another faction."""
    rival = next(other for other in COLOURS if FACTION[other] != FACTION[colour])
    return (colour, rival, *(other for other in COLOURS if other not in (colour, rival)))


# ---- components ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-01")
def test_the_game_has_76_tiles_and_one_of_them_is_the_start_tile() -> None:
    seen = Voyage(FULL).view()
    assert [tile.tile for tile in seen.tiles] == ["START"]
    assert len(seen.tiles) + sum(seen.left.values()) == 76
    assert "START" not in seen.left


@pytest.mark.rule("CSW-01")
@pytest.mark.parametrize("kind", ["route", "field", "planet"])
def test_the_tiles_show_routes_fields_and_planets_some_with_a_symbol(kind: str) -> None:
    parts = [(tile, part) for tile in FULL.tile for part in tile.parts() if part.split("-")[0] == kind]
    assert parts
    assert any(part in tile.symbols for tile, part in parts)


@pytest.mark.rule("CSW-01")
def test_the_sides_of_the_tiles_show_routes_fields_and_free_space() -> None:
    assert {edge for tile in FULL.tile for edge in tile.edges()} == {"route", "field", "space"}


@pytest.mark.rule("CSW-03")
def test_a_die_shows_1_to_6() -> None:
    voyage = Voyage(tiles("P0-E", "RS"))
    voyage.go("P0-E", "0 1 0", "small planet")
    voyage.go("RS", "1 0 0", "small 0 1 planet")
    assert voyage.offers() == {"roll [1..6,1..6,1..6]"}
    assert voyage.refused("roll [1,1,7]") == "CORE-04"
    assert voyage.refused("roll [0,1,1]") == "CORE-04"
    voyage.roll(1, 2, 6)


@pytest.mark.rule("CSW-04")
def test_the_score_track_starts_at_zero() -> None:
    assert Voyage(FULL, seats=5).scores == [0, 0, 0, 0, 0]


@pytest.mark.rule("CSW-05")
def test_there_are_figures_of_five_colours_five_small_and_one_large_with_the_one_on_the_score_track() -> None:
    players = Voyage(FULL, seats=5).view().players
    on_the_track = 1
    assert {player.colour: (player.small + on_the_track, player.large) for player in players} == dict.fromkeys(COLOURS, (5, 1))


@pytest.mark.rule("CSW-06")
def test_every_colour_has_a_character_with_the_symbol_of_a_faction() -> None:
    players = Voyage(FULL, seats=5).view().players
    assert {player.colour: player.faction for player in players} == {
        "red": "rebel",
        "green": "rebel",
        "black": "empire",
        "white": "empire",
        "orange": "bounty",
    }


@pytest.mark.rule("CSW-07")
def test_the_same_three_factions_are_those_of_the_players_and_of_the_symbols_on_the_tiles() -> None:
    assert {player.faction for player in Voyage(FULL, seats=5).view().players} == {"rebel", "empire", "bounty"}
    assert {symbol for tile in FULL.tile for symbol in tile.symbols.values()} == {"rebel", "empire", "bounty"}


@pytest.mark.parametrize(
    ("colour", "planet"),
    [
        pytest.param("red", "P0-R", marks=pytest.mark.rule("CSW-08")),
        pytest.param("green", "P0-R", marks=pytest.mark.rule("CSW-08")),
        pytest.param("black", "P0-E", marks=pytest.mark.rule("CSW-08")),
        pytest.param("white", "P0-E", marks=pytest.mark.rule("CSW-08")),
        pytest.param("orange", "P0-B", marks=pytest.mark.rule("CSW-R-01")),
    ],
)
def test_a_symbol_of_the_faction_of_the_colour_helps_in_a_fight(colour: Colour, planet: str) -> None:
    voyage = Voyage(tiles(planet, "RS"), colours=with_first(colour))
    voyage.go(planet, "0 1 0", "small planet")
    voyage.go("RS", "1 0 0", "small 0 1 planet")
    assert voyage.view().fight.dice == {"0": 2, "1": 1}


@pytest.mark.rule("CSW-R-01")
def test_orange_plays_for_the_bounty_hunters() -> None:
    orange = Voyage(FULL, seats=5).view().players[4]
    assert (orange.colour, orange.faction) == ("orange", "bounty")


# ---- players ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-11")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_can_play(seats: int) -> None:
    assert len(Voyage(FULL, seats=seats).view().players) == seats


@pytest.mark.rule("CSW-11")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(OptionError, match="seats"):
        Voyage(FULL, seats=seats)


@pytest.mark.rule("CSW-15")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_four_small_figures_and_a_large_one(seats: int) -> None:
    voyage = Voyage(FULL, seats=seats)
    assert [voyage.supply(seat) for seat in range(seats)] == [(4, 1)] * seats


@pytest.mark.rule("CSW-15")
def test_everybody_chooses_a_colour_and_has_the_character_of_it() -> None:
    players = Voyage(FULL, seats=3, colours=("orange", "white", "red", "black", "green")).view().players
    assert [(player.colour, player.faction) for player in players] == [
        ("orange", "bounty"),
        ("white", "empire"),
        ("red", "rebel"),
    ]


@pytest.mark.rule("CSW-15")
def test_no_two_players_have_the_same_colour() -> None:
    with pytest.raises(OptionError, match="five different ones"):
        Voyage(FULL, colours=("red", "red", "green", "white", "orange"))


@pytest.mark.rule("CSW-16")
def test_the_figure_on_the_score_track_shows_the_points_and_is_never_at_hand() -> None:
    voyage = Voyage(tiles("RX3", "RX3", "RS"))
    assert (voyage.scores[0], voyage.supply(0)) == (0, (4, 1))
    voyage.go("RX3", "1 0 0", "small route-2")
    voyage.go("RX3", "-1 0 0")
    assert voyage.happened(Scored)[0].score == 3
    assert (voyage.scores[0], voyage.supply(0)) == (3, (4, 1))


@pytest.mark.rule("CSW-17")
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_colours_of_the_players_are_in_play(seats: int) -> None:
    assert [player.colour for player in Voyage(FULL, seats=seats).view().players] == list(COLOURS[:seats])


@pytest.mark.rule("CSW-17")
@pytest.mark.parametrize("seats", SEATS)
def test_the_tiles_are_the_same_whatever_the_number_of_players(seats: int) -> None:
    seen = Voyage(FULL, seats=seats).view()
    assert (seen.tiles, seen.left) == (Voyage(FULL, seats=5).view().tiles, Voyage(FULL, seats=5).view().left)


# ---- tiles --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-12")
def test_the_start_tile_is_the_only_one_on_the_table() -> None:
    seen = Voyage(FULL).view()
    assert [(tile.tile, tile.x, tile.y, tile.rotation) for tile in seen.tiles] == [("START", 0, 0, 0)]
    assert seen.figures == []


@pytest.mark.rule("CSW-13")
def test_all_other_75_tiles_are_in_the_piles_and_chance_decides_which_one_is_next() -> None:
    voyage = Voyage(FULL)
    copies = {tile.id: tile.copies for tile in FULL.tile if tile.id != "START"}
    assert voyage.turn == DEALER
    assert {to_text(action): weight for action, weight in voyage.state.odds() or []} == {
        f"draw {tile}": number for tile, number in copies.items()
    }
    assert sum(copies.values()) == 75


@pytest.mark.rule("CSW-R-04")
def test_any_tile_that_is_left_can_be_the_next_one() -> None:
    voyage = Voyage(tiles("RS", "RS", "RX3"))
    assert voyage.offers() == {"draw RS", "draw RX3"}
    voyage.go("RX3", "1 0 0")
    assert voyage.offers() == {"draw RS"}
    assert voyage.refused("draw RX3") == "CORE-04"


@pytest.mark.rule("CSW-R-04")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_may_know_which_tiles_are_left(seat: int | None) -> None:
    voyage = Voyage(tiles("RS", "RS", "RX3"))
    voyage.go("RS", "1 0 0")
    seen = voyage.state.view(seat)
    assert isinstance(seen, View)
    assert seen.left == {"RS": 1, "RX3": 1}


# ---- who begins ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-19", "CSW-R-05")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 0]), (1, [1, 2, 0, 1]), (2, [2, 0, 1, 2])])
def test_the_chosen_first_player_begins_and_the_others_follow_clockwise(first: int, order: list[int]) -> None:
    voyage = Voyage(tiles("RS", "RS", "RS", "RS"), seats=3, first=first)
    turns = []
    for x in (1, 2, 3, 4):
        voyage.play("draw RS")
        turns.append(voyage.turn)
        voyage.play(f"place {x} 0 0", "pass")
    assert turns == order


@pytest.mark.rule("CSW-R-05")
def test_seat_0_begins_unless_somebody_else_is_chosen() -> None:
    voyage = Voyage(tiles("RS"))
    voyage.play("draw RS")
    assert voyage.turn == 0


@pytest.mark.rule("CSW-R-05")
def test_the_first_player_must_be_one_of_the_players() -> None:
    with pytest.raises(OptionError, match="first is seat 3, but the seats are 0 to 2"):
        Voyage(FULL, seats=3, first=3)


@pytest.mark.rule("CSW-01")
def test_a_match_is_played_with_the_full_set_unless_another_one_is_chosen() -> None:
    assert cantina.game("carcassonne").start().options == cantina.game("carcassonne").start(tiles=shipped("full")).options
