"""Playing: what the table does by itself, what it leaves to people, and windows that are passed ahead."""

import pytest

from cantina.core.action import Action, from_text
from cantina.core.game import DEALER, OVER, State
from cantina.core.source import Seeded
from cantina.table import log
from cantina.table.messages import Ahead, Moved, Undo
from tests.carcassonne.voyage import tiles
from tests.table.house import BONUSES, House, Visitor, evening, later, match

GAMES = ["super-teams", "carcassonne"]


# ---- what goes by itself -------------------------------------------------------------------------------------------------


@evening
async def test_the_dealer_moves_at_once() -> None:
    house, (ada, _) = await match("ada bob")
    assert [entry.by for entry in house.moved()] == [DEALER] * 12
    assert all(entry.driven for entry in house.moved())
    assert (house.turn, ada.seen.seat, len(ada.seen.view["hand"])) == (0, 0, 6)


@evening
async def test_whoever_is_to_decide_is_offered_what_is_legal_and_the_others_nothing() -> None:
    house, (ada, bob) = await match("ada bob")
    assert [from_text(offer, house.table.game.action) for offer in ada.offers()] == house.table.state.actions()
    assert bob.seen.actions == []


@pytest.mark.parametrize("game", GAMES)
@evening
async def test_only_the_dealers_moves_and_single_choices_are_driven(game: str) -> None:
    house, _ = await match("ada bob", game)
    await house.play_out(Seeded(8))
    state = house.table.game.start(house.table.state.options)
    forced = 0
    for entry in house.moved():
        prompt = state.prompt()
        alone = len(state.actions()) == 1 and not prompt.window and not prompt.own
        assert entry.driven == (entry.by == DEALER or alone)
        forced += entry.driven and entry.by != DEALER
        assert state.turn == entry.by
        state.play(from_text(entry.action, house.table.game.action))
    assert state.turn == OVER
    assert forced > 0 or game == "super-teams"


@evening
async def test_a_single_flight_out_of_a_hidden_hand_is_awaited_like_any_other() -> None:
    """Nobody else can tell whether there was a choice: the question stands until the mover, or a bot at its pace, answers it."""
    for seats, pace in (("ada bob", 0.0), ("ada greedy", 5.0)):
        house, (ada, *_) = await match(seats, house=House(pace=pace))
        alone = 0
        while house.table.phase == "playing" and not alone:
            await house.play_until(lambda house=house: house.turn >= 0 and not house.window())  # type: ignore[misc]
            turn, made = house.turn, len(house.table.made)
            if len(house.table.state.actions()) == 1:
                alone += 1
                await later()
                assert (house.turn, len(house.table.made)) == (turn, made), "a single flight was made at once"
                assert not any(getattr(line, "forced", False) for line in ada.lines)
            elif (guest := house.deciding()) is not None:
                await guest.takes_a_turn()
            else:
                await later(pace)
        assert alone


@evening
async def test_a_single_choice_is_told_to_the_one_it_was_made_for_and_to_nobody_else() -> None:
    def forced(guest: Visitor) -> list[tuple[int, bool]]:
        return [(line.by, line.forced) for line in guest.lines if isinstance(line, Moved)]

    house, (ada, bob) = await match("ada bob", "carcassonne", tiles=tiles("A4", "A4"))  # the first has one place
    assert (forced(ada), forced(bob)) == ([(DEALER, False), (0, True)], [(DEALER, False), (0, False)])
    await ada.plays("pass")
    await house.restart()
    for guest in (ada, bob):
        await guest.come()
    assert forced(ada)[1:3] == [(0, True), (0, False)]
    assert not any(made for _, made in forced(bob)[:3])


@evening
async def test_a_window_is_answered_for_nobody() -> None:
    house, _ = await match("ada bob", board=BONUSES)
    await house.play_until(lambda: house.window() and len(house.table.state.actions()) == 1)
    seq = house.table.seq
    await later(24 * 3600)
    assert house.table.seq == seq


@evening
async def test_everybody_hears_every_move_with_its_number_and_who_made_it() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    await house.play_until(lambda: len(house.table.made) > 10)
    made = [(number, made.by) for number, made in enumerate(house.table.made)]
    assert [(move.move, move.by) for move in ada.moves()] == made
    assert [(move.move, move.by) for move in bob.moves()] == made


@evening
async def test_the_end_is_seen_by_everybody() -> None:
    house, (ada, bob) = await match("ada bob")
    await house.play_out()
    for guest in (ada, bob):
        assert (guest.sees.phase, guest.seen.actions, guest.sees.undo) == ("over", [], None)
        assert guest.seen.standing.winners
        assert not any(seat.running for seat in guest.sees.seats)


class Lesson:
    """A dealing that is known beforehand."""

    def deal(self, state: State, move: int) -> Action:
        return state.deal(Seeded(4, move))


@evening
async def test_for_a_lesson_the_house_may_deal_otherwise_than_sealed() -> None:
    hands = []
    for key in ("01" * 32, "02" * 32):
        _, (ada, _) = await match("ada bob", house=House(dealing=Lesson()), key=key)
        hands.append(ada.seen.view["hand"])
    assert hands[0] == hands[1]


# ---- passing ahead -------------------------------------------------------------------------------------------------------


async def asked_in_a_window() -> tuple[House, Visitor, Visitor]:
    """Ada holds a bonus card, and is asked in a window."""
    house, (ada, bob) = await match("ada bob", board=BONUSES)
    await house.play_until(lambda: house.asked(0))
    return house, ada, bob


async def bobs_turn() -> tuple[House, Visitor, Visitor]:
    """Ada holds bonus cards, and it is Bob's turn."""
    house, (ada, bob) = await match("ada bob", board=BONUSES)
    await house.play_until(lambda: house.chooses(1) and len(house.table.made) > 30)
    return house, ada, bob


def answers(house: House, first: int, seat: int) -> list[tuple[str, bool]]:
    """What a seat has done since an entry of the log, and whether by itself."""
    since = house.journal.entries()[first:]
    return [(entry.action, entry.driven) for entry in since if isinstance(entry, log.Moved) and entry.by == seat]


@evening
async def test_passing_ahead_passes_the_open_window_at_once() -> None:
    house, ada, _ = await asked_in_a_window()
    seq = house.table.seq
    await ada.does(Ahead, on=True)
    assert answers(house, seq, 0)[0] == ("pass", True)


@evening
async def test_passing_ahead_passes_every_window_until_the_own_next_turn_and_ends_there() -> None:
    house, ada, bob = await bobs_turn()
    first = house.table.seq
    await ada.does(Ahead, on=True)
    assert (ada.sees.ahead, answers(house, first, 0)) == (True, [])
    while not house.chooses(0):
        assert house.turn == 1, "Ada was asked"
        await bob.plays(bob.offers()[0])
    passed = answers(house, first, 0)
    assert passed == [("pass", True)] * len(passed) != []
    assert not ada.sees.ahead
    assert log.Ahead(at=house.journal.entries()[-1].at, seat=0, on=False) == house.journal.entries()[-1]


@evening
async def test_after_the_own_turn_windows_are_asked_again() -> None:
    house, ada, _ = await bobs_turn()
    await ada.does(Ahead, on=True)
    await house.play_until(lambda: house.chooses(0))
    first = house.table.seq
    await house.play_until(lambda: house.asked(0))
    assert not any(driven for _, driven in answers(house, first, 0))


@evening
async def test_passing_ahead_can_be_stopped() -> None:
    house, ada, bob = await bobs_turn()
    await ada.does(Ahead, on=True)
    await ada.does(Ahead, on=False)
    assert not ada.sees.ahead
    first = house.table.seq
    while house.turn == 1:
        await bob.plays(bob.offers()[0])
    assert house.asked(0)
    assert answers(house, first, 0) == []


@evening
async def test_passing_ahead_answers_no_window_of_another() -> None:
    house, ada, bob = await bobs_turn()
    await ada.does(Ahead, on=True)
    await bob.plays(bob.offers()[0])
    await house.play_until(lambda: house.asked(1) or house.chooses(0))
    assert not any(entry.driven for entry in house.moved() if entry.by == 1 and entry.action == "pass")


@evening
async def test_nobody_else_is_told_who_passes_ahead() -> None:
    _, ada, bob = await bobs_turn()
    lines = list(bob.lines)
    await ada.does(Ahead, on=True)
    assert (ada.sees.ahead, bob.sees.ahead) == (True, False)
    assert bob.lines == lines


@evening
async def test_passing_ahead_holds_for_every_seat_of_a_guest() -> None:
    house, (ada, _) = await match("ada bob ada", board=BONUSES)
    await house.play_until(lambda: house.chooses(1) and len(house.table.made) > 40)
    await ada.does(Ahead, on=True)
    assert [seat.ahead for seat in house.table.seats] == [True, False, True]


@evening
async def test_a_passed_window_is_no_decision_to_be_taken_back() -> None:
    house, ada, bob = await bobs_turn()
    decided = house.table.last_decision(0)
    await ada.does(Ahead, on=True)
    while house.turn == 1:
        await bob.plays(bob.offers()[0])
    assert house.table.last_decision(0) == decided
    await ada.does(Undo)
    assert house.table.request is not None
    assert house.table.request.kept == decided


@evening
async def test_a_game_without_windows_can_be_passed_ahead_too() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    await ada.takes_a_turn()
    await ada.does(Ahead, on=True)
    await bob.takes_a_turn()
    assert house.turn == 0
    assert not ada.sees.ahead
    assert isinstance(ada.lines[-1], Moved)
