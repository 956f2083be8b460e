"""Whole matches over the wire: nothing is missed, nothing is told to the wrong ears, and seats outlive connections."""

import json
import threading
from typing import Any

import msgspec
import pytest

import cantina
from cantina.core.event import Event, told
from cantina.table.messages import Done, Moved, Problem, Update

from .visitor import BYTES, Client, Enter, Visitor, begin, play_out

GAMES = cantina.games.ids()


def events_of(line: Client) -> list[Event]:
    """All events that a guest was told, as the game's own structs."""
    game = cantina.game(line.seen.game)
    return [msgspec.convert(event, game.event) for told in line.lines if isinstance(told, Moved) for event in told.events]


@pytest.mark.parametrize("game", GAMES)
def test_everybody_hears_a_whole_match_without_a_gap(ada: Visitor, bob: Visitor, cyd: Visitor, enter: Enter, game: str) -> None:
    table = ada.opens("me", "open", "greedy", game=game)
    first, second, watcher = (enter(guest, table) for guest in (ada, bob, cyd))
    second.does("sit", seat=1, bytes=BYTES)
    first.does("begin")
    second.does("say", phrase="hello")
    play_out([first, second])
    watcher.catches_up()
    assert first.seq == second.seq == watcher.seq
    assert len({len(line.lines) for line in (first, second, watcher)}) == 1
    moves = [line.move for line in watcher.lines if isinstance(line, Moved)]
    assert moves == list(range(watcher.sight.moves))
    assert first.seen.phase == "over"
    assert first.sight.standing == watcher.sight.standing
    assert first.cannot("act", actions=["pass"], moves=first.sight.moves) == "CORE-02"
    late = enter(cyd, table)
    assert (late.seq, late.sight) == (watcher.seq, watcher.sight), "whoever comes later sees the same board"
    late.reads_back()
    assert late.lines == watcher.lines, "and hears the same, the oldest of a long match when they ask for it"


# ---- secrets -------------------------------------------------------------------------------------------------------------


def hidden(line: Client, seats: list[int]) -> None:
    """A guest was told nothing that only other seats may know, and saw no hand but their own."""
    secrets = [event for event in events_of(line) if event.known_to is not None]
    assert any(event.known_to for event in secrets)
    for event in secrets:
        if not set(seats) & set(event.known_to or ()):
            assert event == told(event, None), event
    for text in line.raw:
        position = json.loads(text).get("position")
        if position and not seats:
            assert position["seat"] is None
            assert (position["view"]["hand"], position["view"]["bonus"], position["actions"]) == ([], [], [])
        elif position:
            assert position["seat"] in seats
            assert position["view"]["seat"] in seats


def test_nobody_is_told_what_is_in_anothers_hand(ada: Visitor, bob: Visitor, cyd: Visitor, enter: Enter) -> None:
    first, second = begin(enter, ada, bob)
    watcher = enter(cyd, first.table)
    play_out([first, second])
    watcher.catches_up()
    hidden(first, [0])
    hidden(second, [1])
    hidden(watcher, [])


def test_a_spectator_who_comes_late_is_told_no_hand(match: tuple[Client, Client], cyd: Visitor, enter: Enter) -> None:
    match[0].plays()
    hidden(enter(cyd, match[0].table), [])


def test_a_spectators_words_name_no_hand(match: tuple[Client, Client], cyd: Visitor, enter: Enter) -> None:
    words: Any = enter(cyd, match[0].table).asks("describe", language="en")
    own: Any = match[0].asks("describe", language="en")
    assert words.choices == []
    assert any(line.startswith("Your movement cards") for line in own.spoken.lines())
    assert not any(line.startswith("Your ") for line in words.spoken.lines())


def test_the_dealers_key_leaves_the_server_only_once_the_match_is_over(ada: Visitor, enter: Enter) -> None:
    table = ada.opens("me", "greedy")
    line = enter(ada, table)
    path = f"/api/tables/{table}/record"
    assert ada.refused("GET", path) == (409, "not-now")
    play_out([line])
    record = ada.request("GET", path).text
    key = record.splitlines()[-1].removeprefix("key ")
    assert len(key) == 64
    assert not any(key in text for text in line.raw)


# ---- coming back ---------------------------------------------------------------------------------------------------------


def test_a_seat_belongs_to_a_guest_and_not_to_a_connection(ada: Visitor, match: tuple[Client, Client], enter: Enter) -> None:
    first, second = match
    before = first.seq, first.position, list(first.lines)
    first.close()
    second.does("say", text="where are you?")
    again = enter(ada, first.table)
    assert again.seen.mine == [0]
    assert (again.seq - 1, again.position, again.lines[:-1]) == before
    again.plays()


def test_a_rematch_seats_the_same_people_at_one_new_table(ada: Visitor, bob: Visitor, enter: Enter) -> None:
    first, second = begin(enter, ada, bob)
    play_out([first, second])
    new = first.wants_a_rematch()
    assert new
    assert second.wants_a_rematch() == new
    first.catches_up()
    assert first.seen.rematch == new
    lines = enter(ada, new), enter(bob, new)
    assert [line.seen.invited for line in lines] == [[0], [1]]
    assert [seat.kept_name for seat in lines[0].seen.seats] == ["Ada", "Bob"]
    assert lines[1].cannot("sit", seat=0, bytes=BYTES) == "taken"
    lines[0].does("sit", seat=0, bytes=BYTES)
    lines[1].does("sit", seat=1, bytes=BYTES)
    lines[0].catches_up()
    assert lines[0].seen.phase == "gathering"
    lines[0].does("begin")
    lines[1].hears_until("playing")


def test_in_a_rematch_seats_can_be_changed_before_it_begins(ada: Visitor, bob: Visitor, enter: Enter) -> None:
    first, second = begin(enter, ada, bob)
    play_out([first, second])
    new = first.wants_a_rematch()
    host, guest = enter(ada, new), enter(bob, new)
    host.does("sit", seat=0, bytes=BYTES)
    guest.does("sit", seat=1, bytes=BYTES)
    host.does("stand", seat=0)
    guest.does("sit", seat=0, bytes=BYTES)
    guest.does("stand", seat=1)
    host.does("sit", seat=1, bytes=BYTES)
    host.does("begin")
    assert [seat.name for seat in host.seen.seats] == ["Bob", "Ada"]


def test_closing_is_agreed_upon_and_for_good(match: tuple[Client, Client], ada: Visitor) -> None:
    first, second = match
    first.does("close")
    second.catches_up()
    assert second.seen.request
    assert (second.seen.request.what, second.seen.request.waiting) == ("close", [1])
    second.does("answer", agree=True)
    first.catches_up()
    assert first.seen.phase == "closed"
    assert first.cannot("act", actions=["pass"], moves=first.sight.moves) == "CORE-02"
    assert ada.request("GET", f"/api/tables/{first.table}/record").text.splitlines()[-1].startswith("key ")


# ---- all at once ---------------------------------------------------------------------------------------------------------


def at_once(lines: list[Client], command: str, **fields: Any) -> list[Done | Problem | Update]:
    """Every line sends the same command in the same moment; returns the answers."""
    ready, answers = threading.Barrier(len(lines)), list[Any]()

    def send(line: Client) -> None:
        ready.wait()
        answers.append(line.asks(command, **fields))

    threads = [threading.Thread(target=send, args=(line,)) for line in lines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == len(lines)
    return answers


def test_of_many_acts_at_once_one_is_made(ada: Visitor, bob: Visitor, match: tuple[Client, Client], enter: Enter) -> None:
    table = match[0].table
    lines = [enter(guest, table) for guest in (ada, bob) * 4]
    for _ in range(10):
        for line in lines:
            line.catches_up()
        decider = next(line for line in lines if line.offers)
        moves = decider.sight.moves
        answers = at_once(lines, "act", actions=decider.offers[:1], moves=moves)
        assert sum(isinstance(answer, Update) for answer in answers) == 1
        said = {answer.rule or answer.code for answer in answers if isinstance(answer, Problem)}
        assert said <= {"stale", "CORE-01"}
    for line in lines:
        line.catches_up()
    assert len({line.seq for line in lines}) == 1


def test_one_seat_is_taken_by_one_of_many_who_want_it(ada: Visitor, bob: Visitor, cyd: Visitor, enter: Enter) -> None:
    table = ada.opens("open", "open")
    lines = [enter(guest, table) for guest in (ada, bob, cyd)]
    answers = at_once(lines, "sit", seat=1, bytes=BYTES)
    assert sum(isinstance(answer, Update) for answer in answers) == 1
    assert {answer.code for answer in answers if isinstance(answer, Problem)} == {"taken"}


def test_a_rematch_asked_for_by_both_at_once_is_one_table(ada: Visitor, bob: Visitor, enter: Enter) -> None:
    lines = list(begin(enter, ada, bob))
    lines[0].does("close")
    lines[1].does("answer", agree=True)
    answers = at_once(lines, "rematch")
    assert len({answer.table for answer in answers if isinstance(answer, Done)}) == 1


def test_many_tables_are_played_side_by_side(ada: Visitor, bob: Visitor, enter: Enter) -> None:
    pairs = [begin(enter, ada, bob) for _ in range(6)]
    threads = [threading.Thread(target=play_out, args=(pair,)) for pair in pairs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [pair[0].seen.phase for pair in pairs] == ["over"] * 6
