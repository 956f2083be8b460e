"""What everybody sees and what only one knows; what redealing makes of it (MANDO-220 to 224, MANDO-R-165 to 172)."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import cantina
from cantina.bots import bot
from cantina.core.action import msgspec_members, to_text
from cantina.core.bot import Observation
from cantina.core.event import Event, all_told
from cantina.core.source import Seeded
from cantina.games.adventures import events as told
from cantina.games.adventures.state import State
from cantina.games.adventures.view import View
from cantina.testing import witness

from .cards import skill, with_card
from .scene import Table
from .shipped import Shipped

REDEALS = 1500

# the chi-square that one fair experiment in ten thousand exceeds, by degrees of freedom
LIMITS = {1: 15.2, 2: 18.5, 3: 21.2, 4: 23.6, 5: 25.8, 6: 27.9, 7: 29.9, 8: 31.9, 9: 33.8, 10: 35.6, 11: 37.4}


def fair(counts: Mapping[Any, int], shares: Mapping[Any, float]) -> bool:
    """Whether outcomes came by their odds."""
    wanted = {outcome: share / sum(shares.values()) for outcome, share in shares.items() if share}
    assert set(counts) == set(wanted), "every possible outcome comes up, and nothing else"
    total = sum(counts.values())
    square = sum((counts[outcome] - total * share) ** 2 / (total * share) for outcome, share in wanted.items())
    return square < LIMITS[len(wanted) - 1]


def redealt(table: Table, seat: int | None, look: Callable[[State], Any], times: int = REDEALS) -> Counter[Any]:
    """What a look at redealt positions finds, and how often."""
    source = Seeded(7)
    found: Counter[Any] = Counter()
    for _ in range(times):
        state = table.state.redeal(seat, source)
        assert isinstance(state, State)
        seen = look(state)
        found.update(seen if isinstance(seen, list) else [seen])
    return found


def seen_by(state: State, seat: int | None) -> View:
    return state.view(seat)


# ---- who sees what -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-220", "MANDO-41")
def test_a_hand_is_its_owners_and_no_action_shows_it() -> None:
    table = Table(hands={1: "i1 i2 i3"})
    assert table.view(1).hand == ["i1", "i2", "i3"]
    assert (table.view(0).hand_sizes, table.view(None).hand) == ([4, 3], [])
    verbs = {member.__struct_config__.tag for member in msgspec_members(table.game.action)}
    assert not {verb for verb in verbs if "show" in verb or "tell" in verb}
    state = table.game.start(seats=2)
    dealt: list[Any] = []
    while not dealt:
        dealt = [event for event in state.play(state.actions()[0]) if isinstance(event, told.Drew)]
    assert dealt[0].rule == "MANDO-41"
    assert [event.card for event in all_told(dealt, 1 - dealt[0].seat)] == [None]
    witness(event.rule for event in dealt)


@pytest.mark.rule("MANDO-222", "MANDO-R-170")
def test_talk_is_free_and_outside_the_rules() -> None:
    """No action is about talking, and a table's chat takes any words (tests/table/test_chat.py)."""
    table = Table("GG", "A2 ?thug")
    table.act("m1 recon")
    table.play("peek @thug")
    before = table.state.dump()
    verbs = {member.__struct_config__.tag for member in msgspec_members(table.game.action)}
    assert verbs.isdisjoint({"say", "show", "tell", "claim"})
    assert table.state.dump() == before


@pytest.mark.rule("MANDO-223")
def test_everybody_may_look_through_every_discard_pile() -> None:
    table = Table(
        "GG",
        "A1 medkit",
        discard="m3 i4",
        plan_discard="payback",
        defeated="thug",
        damage={"mandalorian": 1},
        slots={"move": "2 m2"},
        events="E08",
    )
    table.play("use @medkit mandalorian")
    table.idle("m1 move", "m2 plan")
    for seat in (0, 1, None):
        view = table.view(seat)
        assert sorted(view.discards) == ["i4", "m1", "m2", "m3"]
        assert (view.plan_discard, view.event_discard, view.complications_discard) == (["payback"], ["E08"], [2])
        assert (view.defeated, view.removed) == (["thug"], ["medkit"])


@pytest.mark.rule("MANDO-224", "MANDO-176")
def test_of_the_event_deck_only_the_back_of_the_top_card_is_seen() -> None:
    table = Table(slots={"move": "2 m2"}, events="E08 E02")
    for seat in (0, 1, None):
        view = table.view(seat)
        assert (view.event_back, view.event_deck, view.event_known) == ("sharpshooter", 12, [])
    table.idle("m1 move", "m2 plan")
    assert [(event.back, event.rule) for event in table.happened(told.BackShown)] == [("brawler", "MANDO-176")]
    assert (table.view().event_back, table.view().event_deck) == ("brawler", 11)


@pytest.mark.rule("MANDO-R-04")
def test_the_shape_of_a_face_down_threat_is_public_and_its_face_is_not() -> None:
    square = {"id": "vault", "kind": "feature", "shape": "square"}
    table = Table("GGG", "A2 ?thug, A3 ?vault", tokens=[square])
    down = [seen for seen in table.view(1).pieces if not seen.up]
    assert sorted((seen.shape, seen.token) for seen in down) == [("circle", None), ("square", None)]


@pytest.mark.rule("MANDO-R-166")
def test_nothing_is_seen_of_a_shared_deck_but_its_size() -> None:
    table = Table(options={"mode": "shared"})
    view = table.view(0)
    assert view.decks == [24 - 4]
    assert not hasattr(view, "skill_top")
    found = redealt(table, 0, lambda state: [card[0] for card in seen_by(state, 1).hand])
    assert set(found) == {"m", "i"}


@pytest.mark.rule("MANDO-R-169")
def test_whatever_shows_something_hidden_cannot_be_taken_back_freely() -> None:
    """A table asks `reveals` and `known_to` of events before it lets anybody undo (tests/table/test_undo.py)."""
    showing: set[type[Event]] = {
        told.Played,
        told.Revealed,
        told.PlanKept,
        told.PlanDiscarded,
        told.EventShown,
        told.BackShown,
        told.CardDiscarded,
    }
    assert all(kind.reveals for kind in showing)
    secret = {kind for kind in msgspec_members(cantina.game("adventures").event) if kind.secret}
    assert secret == {
        told.Drew,
        told.Loyal,
        told.Peeked,
        told.PlanDrawn,
        told.PlanReturned,
        told.ComplicationsSeen,
        told.EventsSeen,
        told.EventSunk,
    }
    table = Table("GGG", "A2 ?thug")
    table.act("m1 recon")
    table.play("peek @thug")
    assert all(event.known_to == (0,) for event in table.happened(told.Peeked))


@pytest.mark.rule("MANDO-R-171")
def test_a_spectator_hears_and_sees_what_is_public_only() -> None:
    table = Table("GG", "A2 ?thug", plan_deck="payback defend")
    table.act("m1 recon")
    peeked = table.play("peek @thug")
    table.play("play m2 plan", "resolve")
    drawn = table.events
    public = all_told([*peeked, *drawn], None)
    assert [event.token for event in public if isinstance(event, told.Peeked)] == [None]
    assert {event.plan for event in public if isinstance(event, told.PlanDrawn)} == {None}
    view = table.view(None)
    assert (view.hand, view.drawn, view.drawn_count, view.traitor) == ([], [], 2, None)
    assert [seen.token for seen in view.pieces] == [None]


@pytest.mark.rule("MANDO-R-172")
def test_a_bot_decides_by_its_seats_view_alone() -> None:
    table = Table("GGG", "A2 ?thug, A3 ?medkit")
    other = Table("GGG", "A2 ?medkit, A3 ?thug")
    assert table.view(0) == other.view(0)
    choices = [bot("random", table.game).choose(0, Observation(each.state, 0), Seeded(3), None) for each in (table, other)]
    assert to_text(choices[0]) == to_text(choices[1])


# ---- redealing -----------------------------------------------------------------------------------------------------------


def test_other_hands_are_dealt_by_what_the_seat_has_not_seen() -> None:
    table = Table(hands={1: "i1 i2"}, slots={"move": "i4 i4"}, discard="i3")
    unseen = {"i1": 2, "i2": 2, "i3": 1, "ix": 2, "iy": 2}
    assert fair(redealt(table, 0, lambda state: seen_by(state, 1).hand), unseen)
    assert redealt(table, 1, lambda state: tuple(seen_by(state, 1).hand), 50) == {("i1", "i2"): 50}


def test_a_threat_that_another_looked_at_may_be_anything_left() -> None:
    table = Table(
        "GGGG",
        "A2 ?thug, A3 ?medkit, A4 ?crate",
        tokens=[{"id": "thug", "kind": "enemy", "class": "brawler", "hp": 3, "shape": "circle", "copies": 1}],
    )
    table.act("m1 recon")
    piece = table.number("thug")
    table.play(f"peek {piece}")

    def look(state: State) -> str:
        return str(state._tables.tokens[state.dump()["piece_kind"][piece]])

    assert redealt(table, 0, look, 50) == {"thug": 50}
    for seat in (1, None):
        assert fair(redealt(table, seat, look), {"thug": 1, "medkit": 1, "crate": 1})


@pytest.mark.parametrize("peeked", [1, 2])
def test_tokens_that_a_sheet_hides_are_certain_to_lie_on_the_map(peeked: int) -> None:
    """Egg Run on the Compound: six circles, of which one egg, two decoys and three of the mission's six."""
    table = Shipped("compound", mode="sandbox", sheet="egg-run", games=2)
    fresh = table.game.start(table.options)
    while fresh.turn == -1:
        fresh.play(fresh.actions()[0])
    table.load(fresh.dump())
    dump = table.state.dump()
    circles = [piece for piece, shape in enumerate(dump["piece_shape"]) if shape == 0 and not dump["piece_up"][piece]]
    assert len(circles) == 6
    looked = circles[:peeked]
    for piece, token in zip(looked, ("raider", "egg"), strict=False):
        kind = table.tables.token_index[token]
        dump["piece_kind"][piece], dump["piece_known"][piece] = kind, 1
        dump["sure" if token == "egg" else "pool"][kind] -= 1
    table.load(dump)

    def look(state: State) -> list[str]:
        kinds = state.dump()["piece_kind"]
        return [state._tables.tokens[kinds[piece]] for piece in looked]

    odds = {"egg": 1 / 6, "decoy": 2 / 6, "raider": 1 / 6, "thug": 1 / 6, "sentry": 1 / 12, "medkit": 1 / 12}
    assert fair(redealt(table, 1, look), odds)


def test_a_plan_card_put_back_may_be_any_that_is_not_to_be_seen() -> None:
    table = Table(plan_deck="payback bad-luck", plans={"ig11": "defend"}, plan_discard="defend defend improvise")
    table.act("m2 plan")
    table.play("done", "return payback")
    left = {"defend": 2, "bad-luck": 3, "second-move": 2, "payback": 2, "improvise": 1, "push-harder": 2, "cover-fire": 1}
    left |= {"clear-lane": 1, "lookout": 1}

    def look(state: State) -> str:
        return str(state._tables.plans[state.dump()["plan_top"][-1]])

    assert redealt(table, 0, look, 50) == {"payback": 50}
    assert fair(redealt(table, 1, look), left)


def test_drawn_plan_cards_may_be_any_that_are_not_to_be_seen() -> None:
    table = Table(plan_deck="payback lookout")
    table.act("m2 plan")
    copies = {"defend": 5, "bad-luck": 4, "second-move": 2, "payback": 2, "improvise": 2, "push-harder": 2, "cover-fire": 1}
    copies |= {"clear-lane": 1, "lookout": 1}

    def look(state: State) -> list[str]:
        return [state._tables.plans[card] for card in state.dump()["drawn"]]

    assert fair(redealt(table, 1, look), copies)
    assert redealt(table, 0, look, 20) == {"payback": 20, "lookout": 20}


def test_event_cards_that_another_looked_at_fit_the_backs_that_all_have_seen() -> None:
    look_ = {"op": "scry", "deck": "event", "n": 2, "mode": "reorder"}
    table = with_card(skill("m-look", "plan", look_), events="E01 E10", plans={})
    table.play("play m-look plan", "ability", "first E01", "decline")
    assert [known.event for known in table.view(0).event_known] == ["E01", "E10"]

    def face(place: int) -> Callable[[State], str]:
        return lambda state: state._tables.events[state.dump()["event_deck"][place]]

    assert redealt(table, 0, face(1), 50) == {"E10": 50}
    assert fair(redealt(table, 1, face(0)), {"E01": 1, "E02": 1, "E03": 1})  # its back shows a brawler
    # one of the three brawlers lies on top, so each of them is second with two thirds of the others' chance
    brawlers = dict.fromkeys(("E01", "E02", "E03"), 2 / 3)
    others = dict.fromkeys((f"E{number:02}" for number in range(4, 13)), 1.0)
    assert fair(redealt(table, 1, face(1)), brawlers | others)


def traitor(*loyalty: str, **said: Any) -> Shipped:
    """A match of four with a traitor, or (by the script) without one."""
    script = loyalty or ("loyalty 0 false", "loyalty 1 false", "loyalty 2 true")
    return Shipped("surrounded", seats=4, traitor=True, games=5, script=script, **said)


def test_the_traitor_may_be_any_other_hidden_player_or_nobody() -> None:
    table = traitor()

    def look(state: State) -> int:
        return int(state.dump()["traitor"])

    assert fair(redealt(table, 0, look), dict.fromkeys((-1, 1, 2, 3), 1.0))
    assert fair(redealt(table, None, look), dict.fromkeys((-1, 0, 1, 2, 3), 1.0))
    assert redealt(table, 2, look, 50) == {2: 50}  # one knows the own card
    assert [table.view(seat).traitor for seat in (0, 1, 2, 3, None)] == [False, False, True, False, None]


def test_sworn_players_are_never_suspected() -> None:
    table = traitor("loyalty 1 false", "loyalty 2 true", "loyalty 3 false", sworn=[0])
    assert table.view().hidden == [1, 2, 3]
    found = redealt(table, 1, lambda state: int(state.dump()["traitor"]))
    assert fair(found, {-1: 1.0, 2: 1.0, 3: 1.0})


def test_one_who_would_have_won_as_the_traitor_is_not_suspected_any_more() -> None:
    table = Shipped(
        "compound",
        seats=3,
        mode="sandbox",
        sheet="payoff",
        traitor=True,
        games=5,
        script=["loyalty 0 false", "loyalty 1 false", "loyalty 2 true"],
        carried={"egg": "ig11"},
        at={"mandalorian": "C1", "burg": "C2"},
    )
    assert 1 in redealt(table, 0, lambda state: int(state.dump()["traitor"]))
    assert table.figure("ig11").space == "E1"
    table.pass_turn()  # at its end seat 1, alone on the start space with the egg, would win as the traitor
    assert table.view().loyal == [1]
    found = redealt(table, 0, lambda state: int(state.dump()["traitor"]))
    assert fair(found, {-1: 1.0, 2: 1.0})
