"""What travels: bounds of every field that a guest may send, and messages that come back from JSON."""

from typing import Any

import msgspec
import pytest

from cantina.table import messages

GOOD: list[dict[str, Any]] = [
    {"type": "hello", "ref": 0, "token": "t"},
    {"type": "watch", "ref": 0},
    {"type": "look", "ref": 1, "seat": 7},
    {"type": "look", "ref": 1, "seat": None},
    {"type": "act", "ref": 1, "actions": ["pass"], "moves": 3},
    {"type": "act", "ref": 2**53, "actions": [{"kind": "pass"}] * 8, "moves": 3},
    {"type": "ask", "ref": 1, "actions": ["pass"]},
    {"type": "hint", "ref": 1, "language": "cs", "names": ["Ada"]},
    {"type": "describe", "ref": 1, "language": "cs"},
    {"type": "sit", "ref": 1, "seat": 7, "bytes": "0123456789abcdef" * 2},
    {"type": "sit", "ref": 1, "seat": 0, "bytes": "0" * 32, "name": "Eve"},
    {"type": "stand", "ref": 1, "seat": 0},
    {"type": "fill", "ref": 1, "seat": 0, "bot": None},
    {"type": "begin", "ref": 1},
    {"type": "undo", "ref": 1},
    {"type": "close", "ref": 1},
    {"type": "answer", "ref": 1, "agree": False},
    {"type": "hand", "ref": 1, "seat": 0, "bot": "greedy"},
    {"type": "take", "ref": 1, "seat": 0},
    {"type": "skip", "ref": 1, "seat": 0},
    {"type": "ahead", "ref": 1, "on": True},
    {"type": "say", "ref": 1, "text": "x" * 300},
    {"type": "say", "ref": 1, "phrase": "good-game"},
    {"type": "rematch", "ref": 1},
    {"type": "ping", "ref": 1},
    {"type": "earlier", "ref": 1, "before": 40, "said": True},
    {"type": "remove", "ref": 1, "seat": 1},
    {"type": "mute", "ref": 1, "line": 12, "on": True},
    {"type": "ready", "ref": 1, "seat": 1, "on": True},
    {"type": "sample", "ref": 1},
]

BAD: list[dict[str, Any]] = [
    {},
    {"type": "dance", "ref": 1},
    {"type": "ping"},
    {"type": "ping", "ref": -1},
    {"type": "ping", "ref": 2**53 + 1},
    {"type": "ping", "ref": "1"},
    {"type": "ping", "ref": 1, "more": 1},
    {"type": "act", "ref": 1, "actions": [], "moves": 3},
    {"type": "act", "ref": 1, "actions": ["pass"] * 9, "moves": 3},
    {"type": "act", "ref": 1, "actions": "pass", "moves": 3},
    {"type": "act", "ref": 1, "actions": ["pass"]},
    {"type": "ask", "ref": 1, "actions": []},
    {"type": "ask", "ref": 1, "actions": ["pass"] * 9},
    {"type": "describe", "ref": 1, "language": "de"},
    {"type": "sit", "ref": 1, "seat": 8, "bytes": "0" * 32},
    {"type": "sit", "ref": 1, "seat": -1, "bytes": "0" * 32},
    {"type": "sit", "ref": 1, "seat": 0, "bytes": "0" * 31},
    {"type": "sit", "ref": 1, "seat": 0, "bytes": "0" * 33},
    {"type": "sit", "ref": 1, "seat": 0, "bytes": "A" * 32},
    {"type": "sit", "ref": 1, "seat": 0},
    {"type": "sit", "ref": 1, "seat": 0, "bytes": "0" * 32, "name": " "},
    {"type": "sit", "ref": 1, "seat": 0, "bytes": "0" * 32, "name": "x" * 25},
    {"type": "watch", "ref": 1, "token": "t"},
    {"type": "look", "ref": 1},
    {"type": "look", "ref": 1, "seat": 8},
    {"type": "fill", "ref": 1, "seat": 0, "bot": "A genius"},
    {"type": "fill", "ref": 1, "seat": 0},
    {"type": "hand", "ref": 1, "seat": 0, "bot": None},
    {"type": "answer", "ref": 1, "agree": 1},
    {"type": "remove", "ref": 1, "seat": 8},
    {"type": "mute", "ref": 1, "seat": 1},
    {"type": "ready", "ref": 1, "seat": 1},
    {"type": "say", "ref": 1, "text": ""},
    {"type": "say", "ref": 1, "text": "x" * 301},
    {"type": "say", "ref": 1, "phrase": "boo"},
]


def read(message: dict[str, Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message), type=messages.AnyCommand)


@pytest.mark.parametrize("message", GOOD)
def test_a_command_within_its_bounds_is_read(message: dict[str, Any]) -> None:
    assert read(message).ref == message["ref"]


def test_every_command_has_been_read() -> None:
    kinds = {kind.__struct_config__.tag for kind in messages.AnyCommand.__args__}
    assert kinds == {message["type"] for message in GOOD}


@pytest.mark.parametrize("message", BAD)
def test_a_command_beyond_its_bounds_is_not_read(message: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(message)


def test_the_bytes_of_a_seat_end_where_they_end() -> None:
    with pytest.raises(msgspec.ValidationError):
        read({"type": "sit", "ref": 1, "seat": 0, "bytes": "0" * 32 + "\n"})


@pytest.mark.parametrize(
    "clock", [{"seconds": 9}, {"seconds": 36_001}, {"seconds": 60, "increment": -1}, {"seconds": 60, "increment": 601}]
)
def test_a_clock_has_bounds(clock: dict[str, int]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(clock, messages.Clock)
