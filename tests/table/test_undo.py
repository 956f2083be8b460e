"""Undo: free while nobody else has moved and nothing was learnt, else by agreement; what was dealt stays dealt."""

import pytest

from cantina.core.action import to_text
from cantina.core.game import DEALER
from cantina.core.record import to_lines, verify
from cantina.table import log
from cantina.table.messages import Ahead, Answer, Hand, Moved, Noted, RequestSeen, Undo, Undone
from tests.table.house import BONUSES, House, Visitor, evening, later, match, now


async def a_tile_placed(seats: str = "ada bob") -> tuple[House, list[Visitor]]:
    """Carcassonne: Ada has placed her first tile, and may deploy a figure."""
    house, guests = await match(seats, "carcassonne")
    await guests[0].plays(guests[0].offers()[0])
    return house, guests


async def a_turn_made(seats: str = "ada bob") -> tuple[House, list[Visitor]]:
    """Carcassonne: Ada has made her first turn, and the next tile is drawn."""
    house, guests = await match(seats, "carcassonne")
    await guests[0].takes_a_turn()
    return house, guests


# ---- free ----------------------------------------------------------------------------------------------------------------


@evening
async def test_placing_a_tile_is_taken_back_freely_before_deploying() -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    before, offers = house.dump(), ada.offers()
    await ada.plays(offers[0])
    assert ada.sees.undo == "free"
    await ada.does(Undo)
    assert (house.dump(), ada.offers()) == (before, offers)
    assert isinstance(house.journal.entries()[-1], log.Undone)


@evening
async def test_everybody_hears_of_an_undo_and_which_moves_stand() -> None:
    house, (ada, bob) = await a_tile_placed()
    await ada.does(Undo)
    assert bob.lines[-1] == Undone(house.table.seq, 0, 1)
    assert bob.seen.moves == 1
    assert bob.seen.view == house.view(1)


@evening
async def test_a_card_that_was_shown_is_not_taken_back_freely() -> None:
    house, _ = await match("ada bob", board=BONUSES)
    await house.play_until(lambda: house.window() and house.table.made[-1].by >= 0 and not house.table.made[-1].driven)
    mover = house.table.made[-1].by
    guest = house.guest(["ada", "bob"][mover])
    assert guest.sees.undo == "ask"


@evening
async def test_a_pass_is_nothing_to_come_back_to_whether_or_not_there_was_a_choice() -> None:
    house, (ada, bob) = await match("ada bob", board=BONUSES)
    for choice in (False, True):
        await house.play_until(lambda: house.asked(0) and (len(ada.offers()) > 1) == choice)  # noqa: B023  (called at once)
        flown, asked = house.table.last_decision(0), len(house.table.made)
        await ada.plays("pass")
        assert house.table.last_decision(0) == flown, "undoing would tell what is in the hand"
        assert house.moved()[asked] == log.Moved(at=now(), by=0, action="pass", driven=False)  # in the log they are the same
        assert [line.move for line in bob.lines if isinstance(line, Moved)].count(asked) == 1


@evening
async def test_an_undo_is_not_free_once_the_dealer_has_moved() -> None:
    _, (ada, bob) = await a_turn_made()
    assert (ada.sees.undo, bob.sees.undo) == ("ask", None)


@evening
async def test_an_undo_is_not_free_once_another_seat_has_moved() -> None:
    house, (ada, bob) = await match("ada bob")
    await house.play_until(lambda: house.chooses(0) and house.table.made[-1].by == 1)
    assert (ada.sees.undo, bob.sees.undo) == ("ask", "ask")


@evening
async def test_undoing_twice_goes_on_to_the_decision_before_and_asks_for_it() -> None:
    house, (ada, bob) = await a_turn_made()
    first = house.table.last_decision(0)
    await bob.takes_a_turn()
    await ada.plays(ada.offers()[0])
    await ada.does(Undo)
    assert ada.sees.undo == "ask"
    await ada.does(Undo)
    assert house.table.request is not None
    assert house.table.request.kept == first


# ---- asked ---------------------------------------------------------------------------------------------------------------


@evening
async def test_an_undo_that_is_not_free_is_asked_of_the_others() -> None:
    house, (ada, bob) = await a_turn_made()
    before = house.dump()
    await ada.does(Undo)
    assert house.dump() == before
    assert bob.sees.request == RequestSeen("undo", 0, [1])
    assert bob.lines[-1] == Noted(house.table.seq, "asked-undo", 0, "Ada")


@evening
async def test_an_undo_happens_once_everybody_has_agreed() -> None:
    house, (ada, bob) = await a_turn_made()
    await ada.does(Undo)
    await bob.does(Answer, agree=True)
    assert (house.turn, ada.seen.view["prompt"]["kind"], bob.sees.request) == (0, "deploy", None)
    assert bob.lines[-1] == Undone(house.table.seq, 0, 2)


@evening
async def test_nothing_happens_before_the_last_one_has_agreed() -> None:
    house, (ada, bob, cyd) = await a_turn_made("ada bob cyd")
    await ada.does(Undo)
    before = house.dump()
    await cyd.does(Answer, agree=True)
    assert house.dump() == before
    assert ada.sees.request == RequestSeen("undo", 0, [1])
    await bob.does(Answer, agree=True)
    assert house.dump() != before


@evening
async def test_one_refusal_ends_the_request() -> None:
    house, (ada, bob, cyd) = await a_turn_made("ada bob cyd")
    before = house.dump()
    await ada.does(Undo)
    await bob.does(Answer, agree=True)
    await cyd.does(Answer, agree=False)
    assert (house.dump(), ada.sees.request) == (before, None)
    assert ada.lines[-1] == Noted(house.table.seq, "refused", 2, "Cyd")


@evening
async def test_after_a_refusal_one_may_ask_again() -> None:
    house, (ada, bob) = await a_turn_made()
    await ada.does(Undo)
    await bob.does(Answer, agree=False)
    await ada.does(Undo)
    await bob.does(Answer, agree=True)
    assert house.turn == 0


@evening
async def test_whoever_asked_can_take_it_back() -> None:
    house, (ada, bob) = await a_turn_made()
    before = house.dump()
    await ada.does(Undo)
    await ada.does(Answer, agree=False)
    assert (house.dump(), ada.sees.request, bob.sees.request) == (before, None, None)
    assert bob.lines[-1] == Noted(house.table.seq, "withdrawn", 0, "Ada")
    assert await bob.refused(Answer, agree=True) == "not-now"
    await house.restart()
    assert house.table.request is None


@evening
async def test_only_those_who_are_asked_answer_and_each_once() -> None:
    house, (ada, bob, _) = await a_turn_made("ada bob cyd")
    eve = house.guest("eve")
    await eve.come()
    await ada.does(Undo)
    await bob.does(Answer, agree=True)
    for guest in (ada, bob, eve):
        assert await guest.refused(Answer, agree=True) == "not-now"
    for guest in (bob, eve):
        assert await guest.refused(Answer, agree=False) == "not-now"


@evening
async def test_somebody_with_several_seats_answers_once_for_all_of_them() -> None:
    house, (ada, bob) = await a_turn_made("ada bob bob")
    await ada.does(Undo)
    assert ada.sees.request == RequestSeen("undo", 0, [1, 2])
    await bob.does(Answer, agree=True)
    assert house.turn == 0


@evening
async def test_one_thing_is_asked_at_a_time() -> None:
    _, (ada, bob) = await a_turn_made()
    await bob.plays(bob.offers()[0])
    await ada.does(Undo)
    assert await ada.refused(Undo) == "not-now"
    assert await bob.refused(Undo) == "not-now"


@evening
async def test_whoever_plays_on_no_longer_asks() -> None:
    house, (ada, bob) = await a_turn_made()
    await bob.takes_a_turn()
    await ada.does(Undo)
    await ada.plays(ada.offers()[0])
    assert bob.sees.request is None
    assert await bob.refused(Answer, agree=True) == "not-now"
    assert house.turn == 0


@evening
async def test_a_request_stands_while_the_others_play_on() -> None:
    house, (ada, bob) = await a_turn_made()
    await ada.does(Undo)
    await bob.plays(bob.offers()[0])
    assert bob.sees.request == RequestSeen("undo", 0, [1])
    await bob.does(Answer, agree=True)
    assert (house.turn, len(house.table.made)) == (0, 2)


@evening
async def test_an_undo_ends_passing_ahead() -> None:
    house, (ada, bob) = await a_turn_made()
    await ada.does(Ahead, on=True)
    await ada.does(Undo)
    await bob.does(Answer, agree=True)
    assert not any(seat.ahead for seat in house.table.seats)
    assert not ada.sees.ahead


@evening
async def test_bots_agree_at_once() -> None:
    house, (ada,) = await a_turn_made("ada greedy")
    await later()
    assert ada.sees.undo == "ask"
    await ada.does(Undo)
    assert (house.turn, ada.seen.view["prompt"]["kind"]) == (0, "deploy")
    assert "asked-undo" not in ada.noted()


@evening
async def test_a_seat_that_was_handed_to_a_bot_is_not_asked() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne", house=House(pace=1))
    await ada.takes_a_turn()
    await bob.does(Hand, seat=1, bot="greedy")
    await ada.does(Undo)
    assert house.turn == 0
    assert ada.sees.request is None


@evening
async def test_a_seat_that_is_handed_to_a_bot_while_it_is_asked_is_waited_for_no_longer() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne", house=House(pace=1))
    await ada.takes_a_turn()
    await ada.does(Undo)
    await bob.does(Hand, seat=1, bot="greedy")
    assert ada.sees.request is None
    assert house.turn == 0


# ---- what was dealt ------------------------------------------------------------------------------------------------------


def deals(house: House) -> list[str]:
    """The dealer's moves in the line of play."""
    line = house.table.match
    assert line is not None
    return [to_text(action) for by, action in line.moves if by == DEALER]


@pytest.mark.parametrize("restarts", [False, True], ids=["", "after a restart"])
@evening
async def test_what_was_dealt_stays_dealt(restarts: bool) -> None:
    house, (ada,) = await match("ada ada", board=BONUSES)
    await house.play_until(lambda: len(house.table.made) > 40)
    line = house.table.match
    assert line is not None
    dealt, moves = deals(house), list(line.moves)
    for _ in range(6):
        await ada.does(Undo)
    if restarts:
        await house.restart()
    kept = len(house.table.made)
    assert any(by == DEALER for by, _ in moves[kept:])
    while len(house.table.made) < len(moves):
        by, action = moves[len(house.table.made)]
        assert house.turn == by
        await ada.plays(to_text(action))
    assert deals(house)[: len(dealt)] == dealt


@evening
async def test_whatever_is_decided_instead_the_same_tile_comes_next() -> None:
    house, (ada,) = await match("ada ada", "carcassonne")
    drawn = set()
    for offer in ada.offers():
        await ada.plays(offer, "pass")
        drawn.add(deals(house)[1])
        while len(house.table.made) > 1:
            await ada.does(Undo)
    assert len(drawn) == 1


@evening
async def test_a_match_with_undos_has_a_record_that_verifies_as_sealed() -> None:
    house, (ada,) = await match("ada ada", "carcassonne")
    for _ in range(4):
        await house.play_until(lambda: len(house.table.made) % 7 == 6)
        await ada.does(Undo)
    await house.play_out()
    record = house.table.record()
    assert verify(house.table.game, record).dealing == "sealed"
    assert len(record.lines) == len(house.table.made) < len(house.moved())
    assert to_lines(record).endswith(f"key {house.table.seal.key.hex()}\n")


# ---- never ---------------------------------------------------------------------------------------------------------------


@evening
async def test_there_is_nothing_to_undo_before_a_decision() -> None:
    _, (ada, bob) = await match("ada bob")
    assert ada.sees.undo is None
    assert await ada.refused(Undo) == "not-now"
    assert await bob.refused(Undo) == "not-now"


@evening
async def test_a_bots_decisions_are_not_its_guests_to_undo() -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    await ada.does(Hand, seat=0, bot="greedy")
    await later()
    assert house.turn == 1
    assert ada.sees.undo is None
    assert await ada.refused(Undo) == "not-now"


@evening
async def test_there_is_no_undo_once_the_match_is_over() -> None:
    house, (ada,) = await match("ada ada")
    await house.play_out()
    assert ada.sees.undo is None
    assert await ada.refused(Undo) == "not-now"


@evening
async def test_the_end_of_the_match_ends_a_request() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    await house.play_until(lambda: house.turn == 1 and len(house.table.made) > 40)
    await ada.does(Undo)
    await bob.does(Hand, seat=1, bot="random")
    await ada.does(Hand, seat=0, bot="random")
    await later(1)
    assert (ada.sees.phase, ada.sees.request) == ("over", None)
    assert await bob.refused(Answer, agree=True) == "not-now"


@evening
async def test_somebody_with_several_seats_takes_back_the_latest_decision_of_all_of_them() -> None:
    house, (ada,) = await match("ada ada", "carcassonne")
    await ada.takes_a_turn()
    await ada.plays(ada.offers()[0])
    assert ada.sees.undo == "free"
    await ada.does(Undo)
    assert (house.turn, ada.seen.view["prompt"]["kind"]) == (1, "place")
    await ada.does(Undo)
    assert (house.turn, ada.seen.view["prompt"]["kind"]) == (0, "deploy")
