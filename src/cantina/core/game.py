"""The two nouns of the engine: a Game starts States, and a State changes only through `play`."""

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, Protocol, Self, TypeVar, get_args, runtime_checkable

import msgspec

from cantina.core.action import Action
from cantina.core.event import Event
from cantina.core.ledger import LANGUAGES, Language, Ledger
from cantina.core.problem import OptionError as OptionError
from cantina.core.reading import LONGEST, explain
from cantina.core.source import Source
from cantina.core.spoken import Offer, Spoken
from cantina.core.texts import Texts

Turn = int  # a seat (0, 1, ...), DEALER or OVER
DEALER: Turn = -1
OVER: Turn = -2
CONTENT_LIMIT = 2**20  # characters of a file with content of a user's own


class Chapter(msgspec.Struct, frozen=True):
    """A match of a campaign: its number, how many there are, and the id of what is played."""

    number: int
    last: int
    name: str


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a match, agreed before the first card. Every game's options begin with the number of seats."""

    seats: int

    def sides(self) -> list[list[int]]:
        """The seats by the side that they play on; everybody alone where a game says nothing else."""
        return [[seat] for seat in range(self.seats)]

    def chapter(self) -> Chapter | None:
        """Which match of a campaign it is; None where it is none."""
        return None

    def plays(self) -> str | None:
        """The id of what is played, where a game has several missions; None where it has not."""
        return None

    def words(self, language: Language) -> dict[str, str]:  # noqa: ARG002  (for games with content that brings words)
        """The words that content given in the options brings along, keyed as in the game's texts."""
        return {}

    def all_words(self) -> dict[Language, dict[str, str]]:
        """The same in every language, for a page on which it can be changed."""
        return {language: self.words(language) for language in LANGUAGES}


class Prompt(msgspec.Struct, frozen=True):
    """What is being decided: its key in the texts, and whether it is a window, whose answer is never a forced move.

    `own`: what can be chosen depends on what only this seat knows, so that a single choice is not made for it either.
    """

    kind: str
    window: bool = False
    own: bool = False


class Standing(msgspec.Struct, frozen=True):
    """The standing of a match (the field's returns): a score for each seat; once it is over the winners, and by which rule.

    `onward`: the options that change for the next match, where matches make a campaign.
    """

    scores: list[int]
    winners: list[int]
    shared: bool = False
    rule: str | None = None
    onward: dict[str, Any] | None = None

    @property
    def manner(self) -> Literal["alone", "as-team", "shared"]:
        """How the winners won."""
        return "shared" if self.shared else "as-team" if len(self.winners) > 1 else "alone"


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one seat, or a spectator, may see of a position."""

    seat: int | None
    turn: Turn
    prompt: Prompt


class State(Protocol):
    """One position of a match."""

    __slots__ = ()

    @property
    def options(self) -> "Options":
        """What the match is played with; shipped content stands in it whole, not by its id."""
        ...

    @property
    def turn(self) -> Turn:
        """Who is to decide: a seat, DEALER or OVER."""
        ...

    def prompt(self) -> Prompt:
        """What is being decided."""
        ...

    def actions(self) -> list[Action]:
        """Legal actions of the player to move."""
        ...

    def play(self, action: Action | str) -> list[Event]:
        """Make a move, also one in its text form, and tell the full truth of it; or raise Illegal and change nothing."""
        ...

    def copy(self) -> Self:
        """An independent copy."""
        ...

    def view(self, seat: int | None) -> View:
        """The position as a seat sees it; None is a spectator. What was shown stays as it is: the next moves show other objects,
        or the very same ones where nothing of them has changed, which a table neither looks at nor encodes again."""
        ...

    def own_view(self, seat: int, seen: View) -> dict[str, Any]:
        """The fields of `view(seat)` that are not as everybody sees them, given what everybody sees."""
        ...

    def redeal(self, seat: int | None, source: Source) -> Self:
        """A random position that this seat cannot tell from the real one (a determinization of its information set)."""
        ...

    def deal(self, source: Source) -> Action:
        """On the dealer's turn: samples one chance outcome by its true odds."""
        ...

    def odds(self) -> list[tuple[Action, int]] | None:
        """On the dealer's turn: every chance outcome with its integer weight, where they can be listed."""
        ...

    def standing(self) -> Standing:
        """Scores, winners and why."""
        ...

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON values: what digests are made of and what `Game.load` reads."""
        ...


OptionsT = TypeVar("OptionsT", bound=Options)
ViewT = TypeVar("ViewT", bound=View)
Seats = Callable[[int], str]  # what a seat's player is called


@dataclass(frozen=True)
class Art(Generic[OptionsT, ViewT]):
    """A game's drawings, as SVG."""

    sheet: Callable[[OptionsT], str]  # for resolved options: the symbols of which the page makes the table
    cover: Callable[[], str]
    position: Callable[[OptionsT, ViewT], str]  # what a view shows, as one picture
    preview: Callable[[str, OptionsT], str | None]  # what a user's own content for an option looks like; None: nothing to draw


@dataclass(frozen=True)
class Description:
    """A game in words, for terminals and screen readers; what is left out is said from the texts alone."""

    speak: Callable[[View, Options, Sequence[Action], Texts, Seats], Spoken]  # a position; the actions are the viewer's choices
    action: Callable[[Action, View, Options, Texts, Seats], str] | None = None  # for actions that name pieces by number
    offers: Callable[[Sequence[Action], View, Texts], list[Offer]] | None = None  # choices not typed as the actions themselves
    promise: Callable[[Action, State, View, Texts, Seats], list[str]] | None = None  # what a choice would bring, and
    briefly: Callable[[Action, State, View, Texts, Seats], list[str]] | None = None  # the same in short, for lists


class Game(Protocol):
    """The rules of one game, and all that it owes: what it does not have is None."""

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[type[Options]]
    action: ClassVar[Any]  # the union of its actions
    event: ClassVar[Any]  # the union of its events
    view: ClassVar[type[View]]
    folder: ClassVar[Path]  # where its content, texts and ledger lie

    @property
    def description(self) -> Description:
        """The game in words."""
        ...

    @property
    def art(self) -> Art[Any, Any] | None:
        """The game in pictures; without them a table of it is played in words."""
        ...

    @property
    def lesson(self) -> Path | None:
        """The file with a first match whose moves are written beforehand (`table/lesson.py`)."""
        ...

    @property
    def examples(self) -> Path | None:
        """The file with examples of play beside the rules (`core/example.py`)."""
        ...

    @property
    def carries(self) -> frozenset[str]:
        """The ids of the rules that its events and refusals can carry."""
        ...

    @property
    def ledger(self) -> Ledger:
        """Every rule of the game, in both languages."""
        ...

    def start(self, options: Options | None = None, /, **changes: Any) -> State:
        """The first position. Options as a whole, or the fields that differ from the defaults."""
        ...

    def resolve_options(self, options: Options) -> Options:
        """Options with shipped content put in for its name, checked as a whole; or OptionError. It compiles nothing."""
        ...

    def load(self, options: Options, dump: dict[str, Any]) -> State:
        """The position that `State.dump` wrote."""
        ...

    def appraise(self, state: State, seat: int) -> float:
        """A rough worth of a position for a seat, for bots: higher is better."""
        ...


def check_seat(options: Options, seat: int) -> int:
    """The seat, where the match has it."""
    if not 0 <= seat < options.seats:
        raise ValueError(f"there are the seats 0 to {options.seats - 1}; got {seat}")
    return seat


def hides(game: Game) -> bool:
    """Whether a seat can know something that another does not: an event of the game has a secret."""
    return any(event.secret for event in get_args(game.event))


class Playouts(msgspec.Struct):
    """The outcome of many random matches played in one compiled loop."""

    wins: list[int]
    shared: int
    scores: list[int]  # added up, for each seat
    decisions: int


@runtime_checkable
class HasPlayouts(Protocol):
    """A game that can also play whole random matches inside its kernel."""

    def playouts(self, start: State, seed: int, games: range) -> Playouts:
        """The same matches as `drive` plays with random bots from that position on the same seed."""
        ...


@runtime_checkable
class HasTerms(Protocol):
    """A game that can say what its appraisal is made of, so that a hint can say why a move is good."""

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Amounts by the keys of their sentences, `reason-KEY-up` and `reason-KEY-down` in its texts or the core's."""
        ...


def scored(state: State, seat: int) -> tuple[int, int]:
    """The points of the seat's side, and of the best other one."""
    scores = state.standing().scores
    best = [(seat in side, max(scores[member] for member in side)) for side in state.options.sides()]
    return max(score for own, score in best if own), max((score for own, score in best if not own), default=0)


@runtime_checkable
class HasSkills(Protocol):
    """Options of a game of skill: how sure the hand on each seat is."""

    skills: tuple[Any, ...]


@runtime_checkable
class HasRange(Protocol):
    """A game of skill: its first turn can be practised alone, again and again."""

    def range_options(self, options: Options, seat: int) -> Options:
        """What is practised with by somebody who plays a match with these options on that seat; the first seat is theirs."""
        ...


@runtime_checkable
class HasCandidates(Protocol):
    """A game whose actions have spans with far more numbers than a bot can try."""

    def candidates(self, state: State, seat: int) -> list[Action]:
        """Actions worth a look, with numbers in place of spans."""
        ...


def read_content(text: str, source: str) -> dict[str, Any]:
    """Content of a user's own from the text of a TOML file; what is wrong with it names where it came from."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))  # otherwise it is the end of the text that comes too early
        raise OptionError("no-toml", source, line=int(found[1]) if found else text.removesuffix("\n").count("\n") + 1) from None
    except RecursionError:
        raise OptionError("too-deep", source) from None


def check_first(first: int, seats: int) -> None:
    """OptionError where a match would begin with a seat that there is not."""
    if first >= seats:
        raise OptionError("first-seat", option="first", first=first, last=seats - 1)


def check_names(kind: type[Options], names: Iterable[str]) -> None:
    """OptionError where one of the names is that of no option."""
    if unknown := next((name for name in names if name not in kind.__struct_fields__), None):
        raise OptionError("unknown-option", value=repr(unknown[:LONGEST]), takes=", ".join(kind.__struct_fields__))


def read_options(kind: type[OptionsT], changes: dict[str, Any]) -> OptionsT:
    """Options from fields given by name, checked against their bounds."""
    check_names(kind, changes)
    try:
        return msgspec.convert(changes, kind)
    except msgspec.ValidationError as error:
        raise explain(str(error), changes, kind) from None
