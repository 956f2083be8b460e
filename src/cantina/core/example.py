"""Rulebook examples: small positions and moves that show a rule, read from a game's `examples.toml`."""

import functools
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cantina.core.event import Event
from cantina.core.game import Game, State
from cantina.core.script import Script, written

Moment = Literal["before", "after"]
Sentence = Annotated[str, Meta(min_length=1)]


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a section of the rulebook; where there are moves, also what they lead to."""

    section: str
    rules: list[str]
    cs: Sentence
    en: Sentence
    setup: str = ""  # moves that lead to it
    moves: str = ""  # moves that are told and shown
    options: dict[str, Any] = {}

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The positions that are drawn."""
        return ("before", "after") if self.moves else ("before",)


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All examples of a game: what they are played with, and what the seats are called, by ids of names."""

    names: list[str]
    options: dict[str, Any]
    example: list[Example]


class Shown(msgspec.Struct, frozen=True):
    """An example that was played: the positions, and what happened between them."""

    states: dict[Moment, State]
    events: list[Event]


@functools.cache
def _read(path: Path) -> Examples:
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Examples)


def examples(game: Game) -> Examples:
    """The examples that come with a game; a game without a file has none."""
    return _read(game.examples) if game.examples else Examples([], {}, [])


def show(game: Game, number: int) -> Shown:
    """Play an example; ScriptError where its moves are not by the rules."""
    whole = examples(game)
    example = whole.example[number]
    script = Script(game, whole.options | example.options)
    script.play(example.setup)
    for first in written(example.moves)[:1]:
        script.fill_until(script.read(first))  # what is dealt before it belongs to the setup
    states: dict[Moment, State] = {"before": script.state.copy()}
    if not example.moves:
        return Shown(states, [])
    events = [*script.play(example.moves), *script.fill_until(None)]
    return Shown(states | {"after": script.state}, events)
