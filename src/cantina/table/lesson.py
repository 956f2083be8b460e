"""Lessons: a scripted first match, with a prompt at every decision of the learner.

A game's `lesson.toml` holds the options, the steps and the free match that follows. Each step says what is dealt and what the
others do before it, what the prompt says and points at, and which moves lead on. The learner has the first seat; the table
plays the dealer and the others by the script, and refuses whatever the rules allow but the lesson does not want yet.
A move of the learner's may be written with spans, `throw -250..250 700..1250`: any number within them leads on, so whatever
follows must be possible after each of them.
"""

import functools
import hashlib
import itertools
import tomllib
from typing import Annotated, Any

import msgspec
from msgspec import Meta

import cantina
from cantina.core.action import Action, contains, middle, to_text
from cantina.core.game import DEALER, OVER, Game, Options, State, Turn, read_options
from cantina.core.script import Script, ScriptError, written

from .messages import Bot

LEARNER = 0
Sentence = Annotated[str, Meta(min_length=1)]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence in both languages."""

    cs: Sentence
    en: Sentence


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One prompt. A step without moves of the learner's is read, and a button leads on."""

    cs: Sentence
    en: Sentence
    before: str = ""  # moves of the dealer and of the others
    play: str = ""  # moves of the learner's; where a span stands, any number of it will do
    point: list[str] = []  # things on the page, in the order in which they are needed
    otherwise: Words | None = None  # where something else was chosen


class After(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The free match that follows."""

    bots: list[Bot]
    options: dict[str, Any] = {}


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it stands in its file."""

    minutes: Annotated[int, Meta(ge=1, le=10)]
    bots: list[Bot]
    after: After
    options: dict[str, Any]
    step: list[Step]


class StepSeen(msgspec.Struct, frozen=True):
    """A step as the page shows it, once so many moves are made; with `until` moves it is done."""

    at: int
    until: int
    cs: str
    en: str
    otherwise: Words | None
    point: list[str]
    plays: list[Any]


class Lesson:
    """A game's lesson."""

    def __init__(self, game: Game, text: bytes):
        self.game = game
        self.file = msgspec.convert(tomllib.loads(text.decode()), Written)
        self.id = hashlib.sha256(f"{game.id} {game.version}\n".encode() + text).hexdigest()[:16]

    @property
    def options(self) -> Options:
        """What the lesson's match is played with."""
        return _resolved(self.game, self.file.options, self.file.bots)

    @property
    def free_options(self) -> Options:
        """What the free match after it is played with."""
        return _resolved(self.game, self.file.after.options, self.file.after.bots)

    @functools.cached_property
    def _played(self) -> tuple[Script, list[StepSeen], dict[int, Action]]:
        """The played script, where in it each step stands, and the learner's wanted actions by move number."""
        script = Script(self.game, msgspec.to_builtins(self.options), deciding=[LEARNER])
        steps: list[StepSeen] = []
        asked: dict[int, Action] = {}
        reading: list[Step] = []  # they are shown together with the decision that follows
        for step in self.file.step:
            script.play(step.before)
            reading.append(step)
            if step.play:
                self._take(script, reading, steps, asked)
                reading = []
        script.fill_until(None)
        if script.state.turn != OVER:
            raise ScriptError("the lesson does not end with the match")
        steps += [self._seen(step, len(script.match.moves), len(script.match.moves), []) for step in reading]
        return script, steps, asked

    def _take(self, script: Script, steps: list[Step], into: list[StepSeen], asked: dict[int, Action]) -> None:
        *read, decided = steps
        places = []
        for move in written(decided.play):
            wanted = script.read(move)
            script.play(to_text(middle(wanted)))
            if script.match.moves[-1][0] != LEARNER:
                raise ScriptError(f"{move!r} is no move of the learner's")
            places.append(len(script.match.moves) - 1)
            asked[places[-1]] = wanted
        at = places[0]
        into += [self._seen(step, at, at, []) for step in read]
        into.append(self._seen(decided, at, len(script.match.moves), [asked[place] for place in places]))

    @staticmethod
    def _seen(step: Step, at: int, until: int, plays: list[Action]) -> StepSeen:
        return StepSeen(at, until, step.cs, step.en, step.otherwise, step.point, plays)

    @property
    def steps(self) -> list[StepSeen]:
        """The prompts in their order."""
        return self._played[1]

    @property
    def line(self) -> list[tuple[Turn, Action]]:
        """Every move of the match, and who makes it."""
        return self._played[0].match.moves

    @property
    def last(self) -> State:
        """The final position."""
        return self._played[0].state

    def wants(self, made: int, actions: list[Action]) -> bool:
        """Whether the learner's actions after so many moves are what the lesson asks for, or within its spans."""
        due = self.line[made : made + len(actions)]
        wanted = [self._played[2].get(made + place, action) for place, (_, action) in enumerate(due)]
        return len(wanted) == len(actions) and all(map(contains, wanted, actions))

    def due(self, made: int) -> list[Action]:
        """What the learner is to do after so many moves, before anybody else does anything."""
        asked = itertools.takewhile(lambda number: number in self._played[2], itertools.count(made))
        return [self.line[number][1] for number in asked]

    def deal(self, state: State, move: int) -> Action:  # noqa: ARG002  (the script says it whatever the position)
        """The dealer's move number `move`: a lesson's dealing is arranged."""
        return [action for by, action in self.line if by == DEALER][move]


def _resolved(game: Game, options: dict[str, Any], bots: list[Bot]) -> Options:
    return game.resolve_options(read_options(game.options, options | {"seats": 1 + len(bots)}))


@functools.cache
def lesson(game_id: str) -> Lesson | None:
    """The lesson that comes with a game."""
    game = cantina.game(game_id)
    return Lesson(game, game.lesson.read_bytes()) if game.lesson else None
