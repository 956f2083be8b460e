"""Facts that follow from the rules, over random matches of all sizes (RACE-D-01 to RACE-D-08)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import cantina
from cantina.core.source import Seeded
from cantina.games.super_teams import events as told

GAME: Any = cantina.game("super-teams")
CARDS = {2: 48, 3: 36, 4: 48}
ROUNDS_PER_DECK = {2: 4, 3: 2, 4: 2}

pytestmark = pytest.mark.parametrize("seats", [2, 3, 4])


def matches(seats: int) -> Iterator[Iterator[tuple[Any, Any, list[Any]]]]:
    """Random matches; each yields the position before a move, the position after it, and the events."""

    def moves(number: int) -> Iterator[tuple[Any, Any, list[Any]]]:
        source = Seeded(31, number)
        state = GAME.start(seats=seats)
        while state.turn != cantina.OVER:
            offered = state.actions()
            before = state.copy()
            happened = state.play(offered[source.below(len(offered))])
            yield before, state, happened

    for number in range(6):
        yield moves(number)


def test_d_01_the_movement_pile_runs_out_exactly_with_a_deal(seats: int) -> None:
    for match in matches(seats):
        for _, state, happened in match:
            for event in happened:
                if isinstance(event, told.MovementShuffled):
                    view = state.view(None)
                    assert (view.round - 1) % ROUNDS_PER_DECK[seats] == 0
                    assert view.hand_sizes == [0] * seats
                    assert view.movement_pile == CARDS[seats]


def test_d_02_a_movement_card_can_always_be_used(seats: int) -> None:
    for match in matches(seats):
        for _, state, _ in match:
            if state.prompt().kind == "fly":
                held = {(card.colour, card.number) for card in state.view(state.turn).hand}
                assert held == {(action.colour, action.number) for action in state.actions()}


def test_d_03_every_round_starts_with_the_same_player(seats: int) -> None:
    for match in matches(seats):
        for before, _, happened in match:
            starts = before.prompt().kind == "fly" and before.view(None).hand_sizes == [6] * seats
            if starts:
                assert before.turn == 0
                assert isinstance(happened[0], told.Chose)


def test_d_04_the_finish_pile_is_given_out_once_and_whole(seats: int) -> None:
    for match in matches(seats):
        prizes: Counter[int] = Counter()
        for _, state, happened in match:  # noqa: B007  (its last position is looked at below)
            prizes.update(event.seat for event in happened if isinstance(event, told.Drew) and event.rule == "RACE-34")
        assert prizes == dict.fromkeys(range(seats), 2)
        assert state.view(None).finish_pile == 0


def test_d_05_no_ship_rests_on_a_black_hole(seats: int) -> None:
    for match in matches(seats):
        for _, state, _ in match:
            assert all(ship.on != "hole" for ship in state.view(None).ships)


def test_d_06_cards_are_conserved(seats: int) -> None:
    for match in matches(seats):
        for _, state, _ in match:
            view = state.view(None)
            hands = sum(view.hand_sizes)
            assert view.movement_pile + hands + len(view.movement_played) == CARDS[seats]
            held = sum(map(len, view.bonus_backs))
            assert view.bonus_pile + view.finish_pile + held + len(view.bonus_played) == 20


def test_d_07_a_ship_goes_back_only_out_of_a_black_hole(seats: int) -> None:
    for match in matches(seats):
        for before, state, happened in match:
            fallen = {event.ship for event in happened if isinstance(event, told.FellBack)}
            earlier = {ship.ship: ship.space for ship in before.view(None).ships}
            back = {ship.ship for ship in state.view(None).ships if ship.space < earlier[ship.ship]}
            assert back <= fallen


def test_d_08_at_most_seven_ships_are_hooked_in_a_turn(seats: int) -> None:
    for match in matches(seats):
        hooked: list[str] = []
        for _, _, happened in match:
            for event in happened:
                if isinstance(event, told.Chose):
                    hooked = []
                elif isinstance(event, told.Hooked):
                    hooked.append(event.ship)
                    assert len(hooked) <= 7
                    assert len(set(hooked)) == len(hooked)
