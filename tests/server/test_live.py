"""A line to a table: whatever is malformed, foreign, early or late gets a clear answer on that line, and changes nothing."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cantina.server import limits, live
from cantina.table.messages import Done, Preview, Problem, Update, Welcome, Words

from .visitor import BYTES, Client, Enter, Visitor, begin, closing_code


@contextmanager
def nothing_changes(line: Client, *others: Client) -> Iterator[None]:
    """Neither the table nor the position changes, and nobody else hears a thing."""
    for other in (line, *others):
        other.catches_up()
    before = line.seq, line.seen, line.position, len(line.lines)
    yield
    for other in others:
        other.hears_nothing()
    line.catches_up()
    assert (line.seq, line.seen, line.position, len(line.lines)) == before


@pytest.fixture(scope="module")
def still(http: httpx.Client) -> Iterator[tuple[Client, Client]]:
    """A match in which nobody ever moves: Ada, who is to decide, and Bob."""
    lines: list[Client] = []

    def enter(guest: Visitor, table: str) -> Client:
        lines.append(guest.enters(table))
        return lines[-1]

    yield begin(enter, Visitor(http, "Ada"), Visitor(http, "Bob"))
    for line in lines:
        line.close()


def answered(line: Client, message: str | bytes) -> Problem:
    """The answer to something that is no command."""
    line.sends_raw(message)
    answer = line.hears()
    assert isinstance(answer, Problem), answer
    return answer


# ---- the first message ---------------------------------------------------------------------------------------------------


@pytest.fixture
def connect(http: httpx.Client) -> Iterator[Callable[[str], Client]]:
    """Connects without a greeting."""
    lines: list[Client] = []

    def connected(table: str) -> Client:
        lines.append(Client(http, table))
        return lines[-1]

    yield connected
    for line in lines:
        line.close()


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"ping","ref":1}', "unknown-guest"),
        ('{"type":"act","ref":1,"moves":0,"actions":["pass"]}', "unknown-guest"),
        ('{"type":"hello","ref":1,"token":""}', "unknown-guest"),
        ('{"type":"hello","ref":1,"token":"nobody.00000000000000000000000000000000"}', "unknown-guest"),
        ('{"type":"hello","ref":1,"token":"\u00e9.\u00e9"}', "unknown-guest"),
        ('{"type":"hello","ref":1,"token":7}', "malformed"),
        ('{"type":"hello","token":"x"}', "malformed"),
        ("", "malformed"),
        ("hello", "malformed"),
        ("[" * 16_000, "malformed"),
        ('{"type":"hello","ref":1,"token":"%s"}' % ("x" * 20_000), "too-large"),
        (b"\xff\xfe\xfd", "malformed"),
    ],
    ids=lambda value: repr(value)[:60],
)
def test_whoever_does_not_say_hello_is_sent_away(
    ada: Visitor, connect: Callable[[str], Client], first: str | bytes, code: str
) -> None:
    line = connect(ada.opens())
    assert answered(line, first).code == code
    assert closing_code(line) == live.UNKNOWN


def test_a_forged_token_opens_no_line(ada: Visitor, bob: Visitor, connect: Callable[[str], Client]) -> None:
    line = connect(ada.opens())
    forged = ada.token.partition(".")[0] + "." + bob.token.partition(".")[2]
    line.sends("hello", token=forged)
    assert line.hears() == Problem(None, "unknown-guest")
    assert closing_code(line) == live.UNKNOWN


def test_whoever_says_nothing_is_sent_away(
    ada: Visitor, connect: Callable[[str], Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HELLO", 0.1)
    line = connect(ada.opens())
    assert line.hears() == Problem(None, "slow")
    assert closing_code(line) == live.UNKNOWN


@pytest.mark.parametrize("table", ["nowhere", "%00", "x" * 500, "..", "%2e%2e%2f"])
def test_there_is_no_line_to_an_unknown_table(ada: Visitor, connect: Callable[[str], Client], table: str) -> None:
    line = connect(table)
    line.sends("hello", token=ada.token)
    assert line.hears() == Problem(None, "unknown-table")
    assert closing_code(line) == live.UNKNOWN


def test_a_guest_who_leaves_before_saying_hello_leaves_nothing_behind(
    ada: Visitor, connect: Callable[[str], Client], enter: Enter
) -> None:
    table = ada.opens()
    connect(table).close()
    assert enter(ada, table).seen.watchers == 0


# ---- what is no command -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        "",
        " ",
        "null",
        "7",
        "[]",
        "{}",
        "{",
        '{"type":"act"',
        '{"type":"dance","ref":1}',
        '{"type":"","ref":1}',
        '{"type":null,"ref":1}',
        '{"ref":1}',
        '{"type":"ping"}',
        '{"type":"ping","ref":-1}',
        '{"type":"ping","ref":1.5}',
        '{"type":"ping","ref":"1"}',
        '{"type":"ping","ref":99999999999999999999999}',
        '{"type":"ping","ref":1,"extra":1}',
        '{"type":"act","ref":1,"moves":0}',
        '{"type":"act","ref":1,"actions":["pass"]}',
        '{"type":"act","ref":1,"moves":0,"actions":[]}',
        '{"type":"act","ref":1,"moves":0,"actions":["1","2","3","4","5","6","7","8","9"]}',
        '{"type":"act","ref":1,"moves":"0","actions":["pass"]}',
        '{"type":"sit","ref":1,"seat":-1,"bytes":"00000000000000000000000000000000"}',
        '{"type":"sit","ref":1,"seat":8,"bytes":"00000000000000000000000000000000"}',
        '{"type":"sit","ref":1,"seat":0,"bytes":"xyz"}',
        '{"type":"fill","ref":1,"seat":0,"bot":"Clever!"}',
        '{"type":"hand","ref":1,"seat":0,"bot":null}',
        '{"type":"say","ref":1,"text":""}',
        '{"type":"say","ref":1,"phrase":"insult"}',
        '{"type":"describe","ref":1,"language":"de"}',
        '{"type":"say","ref":1,"text":"\\ud800"}',
        '{"type":"say","ref":1,"text":"%s"}' % ("x" * 301),
        "[" * 16_000,
        '{"type":"act","ref":1,"moves":0,"actions":[' + "[" * 8000 + "]" * 8000 + "]}",
        '{"type":"ask","ref":1,"actions":[' + '{"kind":' * 1500 + "1" + "}" * 1500 + "]}",
    ],
    ids=lambda value: value[:50],
)
def test_what_is_no_command_gets_an_answer_and_changes_nothing(still: tuple[Client, Client], message: str) -> None:
    ada, bob = still
    with nothing_changes(ada, bob):
        problem = answered(ada, message)
        assert (problem.code, problem.rule) == ("malformed", None)


@pytest.mark.parametrize("message", [b"", b"\x00", b"\xff\xfe\xfd", b"\x80" * 1000, bytes(range(256))])
def test_binary_junk_gets_an_answer_and_changes_nothing(still: tuple[Client, Client], message: bytes) -> None:
    ada, bob = still
    with nothing_changes(ada, bob):
        assert answered(ada, message).code == "malformed"


@pytest.mark.parametrize("action", [b'"\xff"', b'"fly \xed\xa0\x80"', b'{"kind":"\xc3\x28"}', b'{"\xff":1}'])
def test_an_action_that_is_no_text_gets_an_answer_and_changes_nothing(still: tuple[Client, Client], action: bytes) -> None:
    ada, bob = still
    with nothing_changes(ada, bob):
        asked = b'{"type":"ask","ref":5,"actions":[%s]}' % action
        acted = b'{"type":"act","ref":5,"moves":%d,"actions":[%s]}' % (ada.sight.moves, action)
        assert [answered(ada, message).code for message in (asked, acted)] == ["malformed"] * 2


def test_a_command_in_a_binary_message_is_a_command(still: tuple[Client, Client]) -> None:
    still[0].sends_raw(b'{"type":"ping","ref":77}')
    assert still[0].hears() == Done(77)


@pytest.mark.parametrize("size", [16 * 1024 + 1, 60_000])
def test_an_oversized_message_gets_an_answer_and_changes_nothing(still: tuple[Client, Client], size: int) -> None:
    ada, bob = still
    with nothing_changes(ada, bob):
        problem = answered(ada, '{"type":"say","ref":1,"text":"' + "x" * (size - 32) + '"}')
        assert problem == Problem(None, "too-large", None, {"bytes": size, "most": 16 * 1024})


def test_a_monstrous_message_ends_the_line_and_nothing_else(ada: Visitor, match: tuple[Client, Client], enter: Enter) -> None:
    first, second = match
    before = first.position
    with suppress(ConnectionClosed):  # the server hangs up without reading all of it,
        first.sends_raw("x" * 2**21)
    assert closing_code(first) in (1009, 1006)  # and whoever still sends may never hear the reason
    second.catches_up()
    again = enter(ada, first.table)
    assert again.position == before
    assert again.seen.mine == [0]


def test_the_line_goes_on_after_any_number_of_malformed_messages(match: tuple[Client, Client]) -> None:
    ada, bob = match
    for _ in range(300):
        answered(ada, "{")
    ada.plays()
    bob.catches_up()
    assert bob.seq == ada.seq


# ---- what is not allowed -------------------------------------------------------------------------------------------------


def act(line: Client, *actions: Any, moves: int | None = None) -> dict[str, Any]:
    """An Act with the first thing that is offered, or with these actions."""
    return {"actions": list(actions) or ["pass"], "moves": line.sight.moves if moves is None else moves}


def test_out_of_turn_is_refused_by_its_rule(still: tuple[Client, Client]) -> None:
    ada, bob = still
    with nothing_changes(bob, ada):
        assert bob.cannot("act", **act(bob, ada.offers[0])) == "CORE-01"


def test_nobody_moves_for_another_seat(still: tuple[Client, Client], cyd: Visitor, enter: Enter) -> None:
    ada, bob = still
    watcher = enter(cyd, ada.table)
    with nothing_changes(watcher, ada, bob):
        assert watcher.cannot("act", **act(ada, ada.offers[0])) == "CORE-01"
        assert watcher.cannot("hand", seat=0, bot="greedy") == "not-seated"
        assert watcher.cannot("take", seat=0) == "not-yours"
        assert watcher.cannot("skip", seat=0) == "not-seated"
        assert watcher.cannot("undo") == "not-seated"
        assert watcher.cannot("close") == "not-seated"
        assert watcher.cannot("ahead", on=True) == "not-seated"
        assert watcher.cannot("answer", agree=True) == "not-now"
        assert watcher.cannot("rematch") == "not-now"
    with nothing_changes(bob, ada, watcher):
        assert bob.cannot("hand", seat=0, bot="greedy") == "not-yours"
        assert bob.cannot("take", seat=0) == "not-yours"
        assert bob.cannot("skip", seat=0) == "not-yours"
        assert bob.cannot("hand", seat=7, bot="greedy") == "not-now"


@pytest.mark.parametrize("moves", [-1, 0, 10**6])
def test_an_answer_to_an_old_question_is_refused(still: tuple[Client, Client], moves: int) -> None:
    ada, bob = still
    with nothing_changes(ada, bob):
        assert ada.cannot("act", **act(ada, ada.offers[0], moves=moves)) == "stale"


def test_the_same_move_twice_is_made_once(match: tuple[Client, Client]) -> None:
    ada, bob = match
    fields = act(ada, ada.offers[0])
    ada.does("act", **fields)
    with nothing_changes(ada, bob):
        assert ada.cannot("act", **fields) in ("stale", "CORE-01")


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("pass", "RACE-20"),
        ({"kind": "pass"}, "RACE-20"),
        ("fly red 1 black-1", None),
        ("nonsense", "malformed"),
        ("", "malformed"),
        ("fly", "malformed"),
        ("fly red 99 red-1", "malformed"),
        ("deal red 1", None),
        ({"kind": "fly"}, "malformed"),
        ({"kind": "fly", "colour": "red", "number": 1, "ship": "black-1", "twice": True}, None),
        ({}, "malformed"),
        ({"kind": "roll", "dice": [1]}, "malformed"),
        (None, "malformed"),
        (7, "malformed"),
        ([], "malformed"),
        ("\u2028", "malformed"),
        ("fly red " + "9" * 5000 + " red-1", "malformed"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_an_illegal_action_is_refused_and_changes_nothing(still: tuple[Client, Client], action: Any, why: str | None) -> None:
    ada, bob = still
    with nothing_changes(ada, bob):
        for type_, fields in (("act", act(ada, action)), ("ask", {"actions": [action]})):
            answer = ada.asks(type_, **fields)
            problem = answer.refusal if isinstance(answer, Preview) else answer
            assert isinstance(problem, Problem), answer
            said = problem.rule or problem.code
            assert said == why or (why is None and said.startswith(("RACE-", "CORE-", "malformed")))


def test_several_moves_are_made_together_or_not_at_all(still: tuple[Client, Client]) -> None:
    ada, bob = still
    with nothing_changes(ada, bob):
        assert ada.cannot("act", **act(ada, ada.offers[0], "nonsense")) == "malformed"
        assert ada.cannot("act", **act(ada, ada.offers[0], ada.offers[0])).startswith(("RACE-", "CORE-"))


def test_questions_are_answered_on_the_askers_line_alone(still: tuple[Client, Client]) -> None:
    ada, bob = still
    with nothing_changes(ada, bob):
        preview = ada.asks("ask", actions=[ada.offers[0]])
        assert isinstance(preview, Preview)
        assert (preview.refusal, bool(preview.events)) == (None, True)
        for language in ("cs", "en"):
            words = ada.asks("describe", language=language)
            assert isinstance(words, Words)
            assert words.spoken.lines()
            assert len(words.choices) == len(ada.offers)
        refused = bob.asks("ask", actions=[ada.offers[0]])
        assert isinstance(refused, Preview)
        assert refused.refusal
        assert refused.refusal.rule == "CORE-01"


@pytest.mark.parametrize(
    ("command", "fields", "code"),
    [
        ("act", {"actions": ["pass"], "moves": 0}, "not-now"),
        ("ask", {"actions": ["pass"]}, "not-now"),
        ("undo", {}, "not-now"),
        ("take", {"seat": 0}, "not-now"),
        ("skip", {"seat": 0}, "not-now"),
        ("hand", {"seat": 0, "bot": "greedy"}, "not-now"),
        ("ahead", {"on": True}, "not-now"),
        ("answer", {"agree": True}, "not-now"),
        ("rematch", {}, "not-now"),
        ("begin", {}, "seats-open"),
        ("sit", {"seat": 0, "bytes": BYTES}, "taken"),
        ("sit", {"seat": 7, "bytes": BYTES}, "malformed"),
        ("stand", {"seat": 1}, "not-yours"),
        ("fill", {"seat": 7, "bot": "greedy"}, "taken"),
        ("fill", {"seat": 0, "bot": "greedy"}, "taken"),
        ("say", {}, "malformed"),
        ("say", {"text": "  "}, "malformed"),
        ("say", {"text": "hi", "phrase": "hello"}, "malformed"),
    ],
)
def test_before_the_match_there_is_nothing_to_play(
    ada: Visitor, bob: Visitor, enter: Enter, command: str, fields: dict[str, Any], code: str
) -> None:
    table = ada.opens()
    line, other = enter(ada, table), enter(bob, table)
    with nothing_changes(line, other):
        answer = line.asks(command, **fields)
        assert isinstance(answer, Problem)
        assert answer.code == code or answer.rule == "CORE-01"


def test_a_position_that_is_not_there_yet_is_described_by_nothing(ada: Visitor, enter: Enter) -> None:
    words = enter(ada, ada.opens()).asks("describe", language="cs")
    assert isinstance(words, Words)
    assert (words.spoken.lines(), words.prompt, words.choices) == ([], "", [])


# ---- the connection ------------------------------------------------------------------------------------------------------


def test_a_later_hello_gets_everything_afresh(match: tuple[Client, Client], ada: Visitor) -> None:
    line = match[0]
    before = line.seq, line.position, list(line.lines)
    answer = line.asks("hello", token=ada.token)
    assert isinstance(answer, Welcome)
    assert (answer.seq, answer.position, answer.lines) == before


def test_presence_is_told_without_a_new_seq(match: tuple[Client, Client], cyd: Visitor, enter: Enter) -> None:
    first, second = match
    seq = first.seq
    second.close()
    update = first.hears()
    assert isinstance(update, Update)
    assert (update.after, update.seq, update.position, update.lines) == (seq, seq, None, [])
    assert [seat.here for seat in update.table.seats] == [True, False]
    enter(cyd, first.table)
    first.hears()
    assert first.seen.watchers == 1


def test_one_guest_on_two_devices_hears_everything_on_both(ada: Visitor, match: tuple[Client, Client], enter: Enter) -> None:
    first, _ = match
    other = enter(ada, first.table)
    assert other.seen.mine == [0]
    other.plays()
    first.catches_up()
    assert (first.seq, first.position) == (other.seq, other.position)
    assert json.loads(first.raw[-2])["position"] is not None
