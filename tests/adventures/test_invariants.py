"""Facts that hold in every position of every match: the ledger's invariants over random play of all missions and modes."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import msgspec

import cantina
from cantina.core.driver import Match
from cantina.core.game import DEALER, OVER
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.games.adventures import content, events
from cantina.games.adventures.content import schema
from cantina.games.adventures.kernel.frames import load_frame
from cantina.games.adventures.kernel.tables.match import Tables
from cantina.games.adventures.kernel.trouble import Card
from cantina.games.adventures.options import Options
from cantina.games.adventures.setup import make_tables
from cantina.games.adventures.state import State
from cantina.games.adventures.view import View

GAME: Any = cantina.game("adventures")
TOKENS = {"compound": 14, "out-of-town": 29, "cell-block": 28, "surrounded": 25}
LONGEST = 600  # moves of a match that are looked at
SHORT = 150
PLACES = ("child_space", "child_figure", "child_piece")

Dump = dict[str, Any]


def sturdy(id_: str) -> schema.Character:
    """A shipped character that can take much, so that decks, piles and supplies run out."""
    return msgspec.structs.replace(content.character(id_), health=schema.Health(standard=60, beginner=60))


def variants() -> Iterator[dict[str, Any]]:
    """All missions in every mode and number of seats; the mercenary sheets, and the traitor, on every map."""
    people = list(content.character_ids())
    for mission, seats in product(content.mission_ids(), (1, 2, 3, 4)):
        yield {"mission": mission, "seats": seats, "mode": "shared"}
        if seats > 1:
            yield {"mission": mission, "seats": seats, "mode": "sandbox", "difficulty": "veteran"}
            yield {"mission": mission, "seats": seats, "mode": "sandbox", "characters": list(map(sturdy, people[:seats]))}
    for mission in content.mission_ids():
        yield {"mission": mission, "seats": 2, "mode": "sandbox", "games": 8}
        yield {"mission": mission, "seats": 4, "mode": "sandbox", "games": 8, "traitor": True}
        yield {"mission": mission, "seats": 3, "mode": "sandbox", "games": 8, "sheet": "payoff", "traitor": True}
        for sheet in content.sheet_ids():
            if content.sheet(sheet).traitor != "required":
                yield {"mission": mission, "seats": 2, "games": 4, "sheet": sheet}


VARIANTS = list(variants())
FEW = 7  # one of so many variants is played in a short run: no divisor of the modes, so that all of them come by
MANY = 10  # matches of each variant in a long run


def chosen(long: bool) -> list[dict[str, Any]]:
    """The variants to play."""
    return VARIANTS * MANY if long else VARIANTS[::FEW]


class Look:
    """A position looked at from outside: its dump, its view, and the tables that give the numbers their names."""

    def __init__(self, state: State, tables: Tables, happened: list[Any]):
        self.state, self.tables, self.happened = state, tables, happened
        self.at: Dump = state.dump()
        self.view: View = state.view(None)
        self.options: Options = state.options


def moves(options: dict[str, Any], number: int, most: int = LONGEST) -> Iterator[tuple[Match[Any], list[Any]]]:
    """A random match: after each move the match and what happened."""
    match: Match[Any] = Match(GAME.start(**options))
    chance, choice = Seeded(number, 0, CHANCE), Seeded(number, 0, CHOICE)
    while match.state.turn != OVER and len(match.moves) < most:
        offered = match.state.actions()
        action = match.state.deal(chance) if match.state.turn == DEALER else offered[choice.below(len(offered))]
        yield match, match.play(action)


def looks(options: dict[str, Any], number: int) -> Iterator[Look]:
    """Every position of a random match."""
    tables = None
    for match, happened in moves(options, number):
        tables = tables or make_tables(match.state.options)
        yield Look(match.state, tables, happened)


# ---- the facts ---------------------------------------------------------------------------------------------------------


def skill_cards_are_conserved(look: Look) -> None:
    """Deck, discard pile, hands and slots hold every card of a character; those of an exposed traitor leave the match."""
    found = Counter[int]()
    for pile in ("undrawn", "discarded"):
        found.update(dict(enumerate(look.at[pile])))
    found.update(card for hand in (*look.at["hands"], *look.at["slot_cards"]) for card in hand)
    for card, copies in enumerate(look.tables.card_copies):
        if look.at["figure_space"][look.tables.card_figure[card]] >= 0:
            assert found[card] == copies, look.tables.cards[card]
    if look.options.mode == "shared" and look.options.games == 0:
        assert found.total() == 24


def event_cards_are_conserved(look: Look) -> None:
    """Every event card is in the deck, discarded, or being resolved."""
    resolving = [frame for frame in map(load_frame, look.at["stack"]) if isinstance(frame, Card)]
    shown = [card.event for card in resolving if card.event >= 0]
    decided = [card for card in look.at["event_deck"] if card >= 0]
    found = Counter([*shown, *decided, *look.at["event_discard"]])
    found.update({card: count for card, count in enumerate(look.at["event_pool"]) if count})
    assert found == dict.fromkeys(range(len(look.tables.events)), 1)
    assert sum(look.at["event_pool"]) == look.at["event_deck"].count(-1)


def plan_cards_are_conserved(look: Look) -> None:
    """Every plan card is in the deck, discarded, kept, or just drawn."""
    found = Counter([*look.at["drawn"], *look.at["plan_top"]])
    for pile in ("plan_pool", "plan_discard"):
        found.update(dict(enumerate(look.at[pile])))
    found.update(plan for mask in look.at["figure_plans"] for plan in range(mask.bit_length()) if mask >> plan & 1)
    assert [found[plan] for plan in range(len(look.tables.plans))] == look.tables.plan_copies


def complications_are_conserved(look: Look) -> None:
    """Ten tokens in the supply, discarded, in slots or looked at; stand-ins, written as 0, do not count."""
    found = sum(look.at["supply"]) + sum(look.at["spent"]) + len(look.at["looked"])
    assert found + sum(value > 0 for tokens in look.at["slot_tokens"] for value in tokens) == 10


def threats_are_conserved(look: Look) -> None:
    """Every token of the mission is on the map, carried, beside it, defeated, out of play or surplus."""
    at, tables = look.at, look.tables
    found = Counter[int]()
    for pile in ("pool", "sure", "reserve", "defeated", "removed"):
        found.update(dict(enumerate(at[pile])))
    for kind, space, carrier in zip(at["piece_kind"], at["piece_space"], at["piece_carrier"], strict=True):
        if kind >= 0 and (space >= 0 or carrier >= 0):
            found[kind] += 1
    mission = look.options.mission
    assert isinstance(mission, schema.Mission)
    if look.options.sheet is None and mission.id in TOKENS and at["turns"]:
        assert found.total() == TOKENS[mission.id]
    assert all(count <= tables.token_copies[kind] for kind, count in found.items())


def the_child_is_in_one_place(look: Look) -> None:
    """Not in play, on a space, with a character, or with an enemy that is on the map."""
    assert sum(look.at[place] >= 0 for place in PLACES) <= 1
    if look.at["child_piece"] >= 0:
        assert look.at["piece_space"][look.at["child_piece"]] >= 0


def the_event_step_leaves_no_slot_full(look: Look) -> None:
    """At the end of every event step all slots are at 4 or less."""
    if any(isinstance(event, events.TurnBegan) for event in look.happened) and look.at["exposed"] < 0:
        assert all(slot.strength <= 4 for slot in look.view.slots)


def nobody_stands_on_a_face_down_threat(look: Look) -> None:
    """Once an effect is finished, no character shares a space with a face-down threat."""
    if look.view.prompt.kind == "turn":
        hidden = {piece.space for piece in look.view.pieces if not piece.up}
        assert not hidden & {figure.space for figure in look.view.figures if figure.space}


def whoever_has_no_health_left_is_gone(look: Look) -> None:
    """No enemy on the map, and no character of a running match, has as much damage as health."""
    assert all(piece.damage < piece.health for piece in look.view.pieces if piece.enemy)
    if look.view.outcome == "running":
        assert all(figure.damage < figure.health for figure in look.view.figures)


def kept_plan_cards_may_be_kept(look: Look) -> None:
    """No character owns two copies of a plan card, or one that cannot be kept."""
    keepable = {card.id for card in content.plans().plan if card.keepable}
    for figure in look.view.figures:
        assert len(set(figure.plans)) == len(figure.plans)
        assert set(figure.plans) <= keepable


FACTS: tuple[Callable[[Look], None], ...] = (
    skill_cards_are_conserved,
    event_cards_are_conserved,
    plan_cards_are_conserved,
    complications_are_conserved,
    threats_are_conserved,
    the_child_is_in_one_place,
    the_event_step_leaves_no_slot_full,
    nobody_stands_on_a_face_down_threat,
    whoever_has_no_health_left_is_gone,
    kept_plan_cards_may_be_kept,
)


def test_the_facts_hold_in_every_position(long: bool) -> None:
    for number, options in enumerate(chosen(long)):
        for place, look in enumerate(looks(options, number)):
            for fact in FACTS:
                try:
                    fact(look)
                except AssertionError as error:
                    raise AssertionError(f"{fact.__name__}: match {number} of {options}, move {place}") from error


def test_no_slot_gets_two_cards_in_a_turn(long: bool) -> None:
    for number, options in enumerate(chosen(long)):
        under: set[str] = set()
        for match, happened in moves(options, number):
            for event in happened:
                if isinstance(event, events.TurnBegan):
                    under = set()
                elif isinstance(event, events.Played):
                    assert event.slot not in under
                    under.add(event.slot)
            view = match.state.view(None)
            assert {slot.slot for slot in view.slots if slot.used} == under


# ---- positions as values -----------------------------------------------------------------------------------------------


def deep(state: State) -> bool:
    """Whether something is being resolved within something else."""
    return len(state.dump()["stack"]) >= 4


def test_a_copy_is_independent(long: bool) -> None:
    for number, options in enumerate(chosen(long)):
        source = Seeded(number, 1)
        for match, _ in moves(options, number, most=SHORT):
            if deep(match.state):
                before = match.state.dump()
                other = match.state.copy()
                for _ in range(3):
                    if other.turn != OVER:
                        offered = other.actions()
                        other.play(offered[source.below(len(offered))])
                assert match.state.dump() == before


def test_a_dump_goes_on_in_the_middle_of_anything(long: bool) -> None:
    for number, options in enumerate(chosen(long)):
        loaded = None
        for match, happened in moves(options, number, most=SHORT):
            if loaded is not None:
                assert loaded.play(match.moves[-1][1]) == happened
                assert loaded.dump() == match.state.dump()
            if loaded is None or deep(match.state):
                written = msgspec.json.decode(msgspec.json.encode(match.state.dump()))
                loaded = GAME.load(match.state.options, written)
                assert loaded == match.state


def test_any_move_can_be_taken_back(long: bool) -> None:
    for number, options in enumerate(chosen(long)):
        dumps = []
        match = None
        for match, _ in moves(options, number, most=SHORT):
            dumps.append(match.state.dump())
        assert match is not None
        source = Seeded(number, 2)
        while len(match.moves) > 1:
            match.undo(1 + source.below(40))
            if match.moves:
                assert match.state.dump() == dumps[len(match.moves) - 1]
