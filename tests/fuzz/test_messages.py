"""Whatever is sent on a line to a table: the line stays, it is answered, nothing unexpected happens, and nobody waits for it."""

from collections import Counter
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import cantina
from cantina.core.action import middle, msgspec_members, to_text
from cantina.server import limits
from cantina.table import messages
from tests.server.visitor import BYTES

from .nonsense import TOKENS, Nonsense, feed, nonsense
from .world import Client, Table, World

EACH = 25  # messages of an example
EXAMPLES = 620
COMMANDS: list[dict[str, Any]] = [
    {"type": "hello", "token": "nobody.0"},
    {"type": "watch"},
    {"type": "look", "seat": 0},
    {"type": "describe", "language": "cs", "names": ["Ada", "Bob"]},
    {"type": "sit", "seat": 1, "bytes": BYTES, "name": "Zoe"},
    {"type": "stand", "seat": 0},
    {"type": "fill", "seat": 1, "bot": "greedy"},
    {"type": "begin"},
    {"type": "undo"},
    {"type": "close"},
    {"type": "answer", "agree": False},
    {"type": "hint", "language": "en", "names": ["Ada", "Bob"]},
    {"type": "sample"},
    {"type": "ready", "seat": 1, "on": True},
    {"type": "hand", "seat": 1, "bot": "random"},
    {"type": "take", "seat": 1},
    {"type": "skip", "seat": 0},
    {"type": "ahead", "on": True},
    {"type": "say", "text": "Hm.", "phrase": None},
    {"type": "say", "text": None, "phrase": "thanks"},
    {"type": "say", "text": "x" * limits.MESSAGE, "phrase": None},
    {"type": "earlier", "before": 9, "said": False},
    {"type": "rematch"},
    {"type": "remove", "seat": 1},
    {"type": "mute", "on": True, "seat": None, "line": 3},
    {"type": "ping"},
]


def test_every_kind_of_message_is_among_them() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in msgspec_members(messages.AnyCommand)}
    assert kinds == {command["type"] for command in COMMANDS} | {"act", "ask"}


def verbs(game: str) -> list[str]:
    """The verbs of a game's actions."""
    return [str(member.__struct_config__.tag) for member in msgspec_members(cantina.game(game).action)]


def an_action(line: Client, game: str, by: Nonsense) -> Any:
    """Something that was offered, as JSON or as text, or nearly so; or nonsense after a verb."""
    kind = cantina.game(game).action
    if (known := line.position.actions if line.position else []) and by.below(3):
        chosen = middle(msgspec.convert(by.one(known), kind))
        return msgspec.to_builtins(chosen) if by.below(2) else by.text_form(to_text(chosen))
    return by.text_form(f"{by.one(verbs(game))} {by.one(TOKENS)} {by.one(TOKENS)}")


def a_message(line: Client, game: str, by: Nonsense) -> bytes:
    """A message to a table in which something may be otherwise."""
    some = [an_action(line, game, by) for _ in range(1 + by.below(3))]
    acts: list[dict[str, Any]] = [
        {"type": "act", "actions": some, "moves": line.position.moves if line.position else 0},
        {"type": "ask", "actions": some},
    ]
    message = by.mutated({"ref": 7} | by.one(acts if by.below(2) else COMMANDS))
    return message if by.below(4) else by.scrambled(message)


def hint_asked_by(message: bytes) -> int | None:
    """The number of a question for a hint."""
    try:
        command = msgspec.json.decode(message, type=messages.AnyCommand)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return command.ref if isinstance(command, messages.AskHint) else None


def test_no_message_ends_a_line_or_takes_long(world: World, long: bool) -> None:
    tables: dict[str, Table] = {}
    answers = Counter[str]()

    async def send(game: str, who: int, nonsenses: list[Nonsense]) -> None:
        if game not in tables or tables[game].over:
            if game in tables:
                await tables[game].end()
            tables[game] = await Table.begin(world, game)
        line = tables[game].lines[who]
        for by in nonsenses:
            message = a_message(line, game, by)
            told = await world.timed(message, lambda message=message: line.says(message))  # type: ignore[misc]
            if not told and (ref := hint_asked_by(message)) is not None:
                told = await line.hears(ref)
            assert told, f"no answer to {message!r:.2000}"
            codes = {heard.code if isinstance(heard, messages.Problem) else type(heard).__name__ for heard in told}
            assert "unexpected" not in codes, f"{message!r:.2000}"
            answers.update(codes)

    @given(st.sampled_from(cantina.games.ids()), st.integers(0, 3), st.lists(nonsense, min_size=EACH, max_size=EACH))
    def sent(game: str, who: int, nonsenses: list[Nonsense]) -> None:
        world.run(send(game, who, nonsenses))

    feed(sent, EXAMPLES, long)
    assert world.inputs >= EXAMPLES * EACH
    rare = {"Update", "Preview", "Words", "Welcome", "malformed", "illegal", "not-now", "too-large"} - {*answers}
    assert not rare, f"nothing is answered by {rare}: {answers}"
