"""Websocket messages between a table and its guests, both ways. A message names its kind in `type`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cantina.core.game import Chapter, Standing
from cantina.core.ledger import Language
from cantina.core.spoken import Spoken
from cantina.teacher.hint import Unit
from cantina.teacher.puzzles import Goal
from cantina.teacher.reasons import Reason

from .names import LONGEST, PATTERN

DAY = 24 * 3600  # seconds
EVENING = 36_000  # seconds for a match in one go
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST, pattern=PATTERN)]
Sentence = Annotated[str, Meta(min_length=1, max_length=300)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
SeatBytes = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Reference = Annotated[int, Meta(ge=0, le=2**53)]
Bot = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]  # a name that `cantina.bots` knows
Phrase = Literal["hello", "well-played", "thanks", "oops", "one-moment", "good-game", "good-luck"]
Phase = Literal["gathering", "playing", "over", "closed"]


# What a guest sends


class Command(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, kw_only=True, forbid_unknown_fields=True, gc=False):
    """A message of a guest; its answer carries the same `ref`."""

    ref: Reference


class Hello(Command, frozen=True):
    """The first message on a connection: who this is. The answer is a Welcome; later it asks for a fresh one."""

    token: str
    changes: bool = False  # whether this client folds changes; otherwise every update is whole


class Watch(Command, frozen=True):
    """Sent by a large screen instead of Hello: it sees what spectators see, and sends no other command."""

    changes: bool = False


class Look(Command, frozen=True):
    """On a shared device: the person on this seat holds it now; None: nobody looks. The answer is a Welcome."""

    seat: SeatNumber | None


class Act(Command, frozen=True):
    """Moves of the seat to move: actions as JSON, or as text forms; all of them are made, or none.

    They are tried on what the seat may know; where one of them shows it something else, those up to there are made.
    """

    actions: Annotated[list[msgspec.Raw], Meta(min_length=1, max_length=8)]
    moves: int  # how many moves the guest has seen, so that nobody answers an old question


class AskPreview(Command, frozen=True, tag="ask"):
    """Asks what would follow from these actions; nothing is moved. With a language, also the first one's outcome in words."""

    actions: Annotated[list[msgspec.Raw], Meta(min_length=1, max_length=8)]
    language: Literal["cs", "en"] | None = None
    names: list[Name] = []


class AskHint(Command, frozen=True, tag="hint"):
    """Asks for the best moves of the decision that is due, in words; refused where hints are not allowed."""

    language: Literal["cs", "en"]
    names: list[Name] = []


class AskSample(Command, frozen=True, tag="sample"):
    """Asks for a position that the seat to move cannot tell from the real one, to think on: bots search with it."""


class Describe(Command, frozen=True):
    """The position in words; `names`: how the page calls those who have no name of their own, by seat."""

    language: Literal["cs", "en"]
    names: list[Name] = []


class Sit(Command, frozen=True):
    """Take an open seat, and add random bytes to the dealing; under another name for somebody else on the same device."""

    seat: SeatNumber
    bytes: SeatBytes
    name: Name | None = None


class Stand(Command, frozen=True):
    """Leave a seat before the match begins."""

    seat: SeatNumber


class Ready(Command, frozen=True):
    """Say that one is ready for the match to begin; or no longer."""

    seat: SeatNumber
    on: bool


class Fill(Command, frozen=True):
    """The host puts a bot on a seat that nobody holds, or opens it again."""

    seat: SeatNumber
    bot: Bot | None


class Begin(Command, frozen=True):
    """The host begins the match; every seat is taken."""


class Undo(Command, frozen=True):
    """Take back one's own latest decision; where that is not free, ask the others."""


class Close(Command, frozen=True):
    """Close the table for good; the others are asked, unless the host does not wait for them."""

    at_once: bool = False


class Remove(Command, frozen=True):
    """The host removes a person, by seat or by a line they said, for good. A bot plays on for them."""

    seat: SeatNumber | None = None
    line: int | None = None


class Mute(Command, frozen=True):
    """The host mutes a person, by seat or by a line they said, or lets them speak again."""

    on: bool
    seat: SeatNumber | None = None
    line: int | None = None


class Answer(Command, frozen=True):
    """Agree or not to what somebody asked for."""

    agree: bool


class Hand(Command, frozen=True):
    """Let a bot play on for a seat: one's own, or one whose time is out or whose player is away."""

    seat: SeatNumber
    bot: Bot


class Take(Command, frozen=True):
    """Take one's seat back from a bot."""

    seat: SeatNumber


class Skip(Command, frozen=True):
    """Let a bot make this one decision for a seat whose time is out or whose player is away."""

    seat: SeatNumber


class Ahead(Command, frozen=True):
    """Pass in every window until the guest's next turn; or stop doing so."""

    on: bool


class Say(Command, frozen=True):
    """Chat: own words or a ready phrase."""

    text: Sentence | None = None
    phrase: Phrase | None = None


class Earlier(Command, frozen=True):
    """The lines before a number, which a Welcome left out: of the chat, or of everything else. The answer is LogLines."""

    before: Annotated[int, Meta(ge=0, le=2**53)]
    said: bool


class Rematch(Command, frozen=True):
    """The same people at a new table, once a match is over."""


class Ping(Command, frozen=True):
    """Is anybody there?"""


AnyCommand = (
    Hello | Watch | Look | Act | AskPreview | Describe | Sit | Stand | Fill | Begin | Undo | Close | Answer | Hand | Take | Skip
    | Ahead | Say | Earlier | Rematch | Ping | Remove | Mute | AskHint | AskSample
    | Ready
)  # fmt: skip


# What a table shows


class SeatSeen(msgspec.Struct, frozen=True, gc=False):
    """A seat: who plays there, and how much time is left."""

    name: str | None  # the player's; None: nobody or a bot
    bot: Bot | None  # who plays; a held seat with a bot was handed over
    here: bool
    time_left: int | None  # milliseconds
    running: bool
    reserved: bool  # kept for somebody who played the match before
    kept_name: str | None = None  # and for whom
    idle_in: int | None = None  # milliseconds until the others may let a bot decide for them; None: nobody waits for them
    program: bool = False  # somebody's program plays here by the websocket
    ready: bool = False  # whoever sits there says that the match may begin
    host: bool = False  # and begins it
    queued: bool = False  # its bot waits for its turn to think: all places where bots think are busy, or none is there


class RequestSeen(msgspec.Struct, frozen=True):
    """Something that the others must agree to."""

    what: Literal["undo", "close"]
    seat: int
    waiting: list[int]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: for the whole match, and what each decision adds; or for each decision alone, in whole days."""

    seconds: Annotated[int, Meta(ge=10, le=7 * DAY)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    each: bool = False  # the seconds are for each decision: a table of days

    def __post_init__(self) -> None:
        if self.each and (self.seconds % DAY or self.increment):
            raise ValueError("a clock for each decision has whole days, and adds nothing")
        if not self.each and self.seconds > EVENING:
            raise ValueError(f"a clock for the whole match has at most {EVENING} seconds")


class Voice(msgspec.Struct, frozen=True):
    """Somebody who is not to be heard: by their seat, or by a line that they said."""

    seat: int | None
    line: int | None
    name: str


class TrySeen(msgspec.Struct, frozen=True):
    """A turn that does not solve a puzzle: by how much it is worse, at least, and what it would have done."""

    loss: float | None  # None: it did not win
    least: bool
    reasons: list[Reason]


class PuzzleSeen(msgspec.Struct, frozen=True):
    """A puzzle at a table: what is to be done, how hard it is, what was tried, and whether it is solved."""

    id: str
    goal: Goal
    unit: Unit
    level: int
    solution: int  # actions of it
    tries: list[TrySeen]
    solved: bool


class TableSeen(msgspec.Struct, frozen=True, gc=False):
    """A table as one guest sees it, without the position."""

    id: str
    name: str
    game: str
    phase: Phase
    listed: bool
    clock: Clock | None
    seats: list[SeatSeen]
    mine: list[int]
    shared: bool  # people with secrets share this guest's device, and look one at a time
    person: str | None  # who of them looks
    invited: list[int]  # seats that are kept for this guest
    host: bool
    watchers: int
    watching: list[str]  # some of them, by name
    screen: bool  # a large screen shows the table
    code: str  # short words for its address
    commitment: str
    request: RequestSeen | None
    undo: Literal["free", "ask"] | None
    ahead: bool
    rematch: str | None
    puzzle: PuzzleSeen | None
    lesson: bool  # its dealing and the others' moves follow a script
    hints: bool  # may be asked for, by everybody
    lot: bool  # who begins is drawn when the match begins
    range: bool  # the first turn is practised here, again and again
    muted: list[Voice]  # to the host: those who may say nothing


class PositionSeen(msgspec.Struct, frozen=True, gc=False):
    """The position as one guest sees it; `actions` is what their seat may do now."""

    moves: int
    seat: int | None
    view: Any
    actions: list[Any]
    standing: Standing


class Moved(msgspec.Struct, frozen=True, tag_field="type", tag="moved", gc=False):
    """A move and what happened, as the guest hears it."""

    seq: int
    move: int
    by: int
    events: list[Any]
    forced: bool = False  # to the one whose move it was: there was one choice, and it was made for them


class Undone(msgspec.Struct, frozen=True, tag_field="type", tag="undone", gc=False):
    """Moves were taken back; those before `kept` stand."""

    seq: int
    seat: int
    kept: int


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said", gc=False):
    """Somebody said something."""

    seq: int
    seat: int | None
    name: str
    text: str | None
    phrase: Phrase | None


class Noted(msgspec.Struct, frozen=True, tag_field="type", tag="noted", gc=False):
    """Something else happened at the table; `what` is its key in the texts."""

    seq: int
    what: str
    seat: int | None
    name: str


LogLine = Moved | Undone | Said | Noted


# What a table sends


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, gc=False):
    """A message to a guest."""


class Welcome(Message, frozen=True):
    """Everything about the table, to begin or begin again with."""

    ref: int
    seq: int
    table: TableSeen
    options: Any
    sides: list[list[int]]  # the seats by the side that they play on
    chapter: Chapter | None  # where the match is one of a campaign
    words: dict[Language, dict[str, str]]  # that content of somebody's own brings along
    position: PositionSeen | None
    lines: list[LogLine]  # the last ones; those before them come by pages
    more: bool = False  # whether there are earlier lines,
    more_said: bool = False  # and earlier words in the chat


class LogLines(Message, frozen=True, tag="lines"):
    """The answer to Earlier: some lines in order, and whether there are more before them."""

    ref: int
    lines: list[LogLine]
    more: bool


class Update(Message, frozen=True):
    """What has changed; `seq` follows the last one without a gap, or the guest says Hello again."""

    after: int
    seq: int
    table: TableSeen
    position: PositionSeen | None  # None: as before
    lines: list[LogLine]
    ref: int | None = None  # of the command that led to it, in the copy for its sender: this is the answer


class PositionChange(msgspec.Struct, frozen=True, gc=False):
    """A position of whose view only some fields are told: the others are as before."""

    moves: int
    view: dict[str, Any]
    actions: list[Any]
    standing: Standing
    seat: int | msgspec.UnsetType | None = msgspec.UNSET  # only where it is another one than before


class Change(Message, frozen=True):
    """An Update to a client that folds changes: of the table and the view, the fields that differ from the message before."""

    after: int
    seq: int
    table: dict[str, Any]
    position: PositionChange | None  # None: as before
    lines: list[LogLine]
    check: int | None = None  # the CRC-32 of the whole view's JSON, now and then; where it differs, the guest says Hello again
    ref: int | None = None


class Done(Message, frozen=True):
    """The answer to a Ping, or to a Rematch; any other command that is executed is answered by its Update."""

    ref: int
    table: str | None = None  # the new one, of a rematch


class Preview(Message, frozen=True, tag="outlook"):
    """The answer to AskPreview: a refusal, or the events and the view that would follow."""

    ref: int
    refusal: "Problem | None"
    events: list[Any]
    view: Any
    words: list[str] = []  # what it promises, where that was asked for


class Choice(msgspec.Struct, frozen=True):
    """A choice in words: the action, how it may be typed, and what it does; one that is not `listed` is only understood."""

    action: Any
    forms: list[str]
    words: str
    listed: bool


class Words(Message, frozen=True):
    """The answer to Describe: the position by what people ask for, the question, and the choices."""

    ref: int
    spoken: Spoken
    prompt: str
    choices: list[Choice]


class Sample(Message, frozen=True, tag="sampled"):
    """The answer to AskSample: a position dealt anew, for `cantina.worlds`; it holds nothing that the seat may not know."""

    ref: int
    moves: int
    seat: int
    known: Any


class AdvisedMove(msgspec.Struct, frozen=True):
    """A move worth a look: its actions, what would follow, what it is worth, and in words what it is and why."""

    actions: list[Any]
    events: list[Any]
    worth: float
    words: str
    why: str


class Hint(Message, frozen=True, tag="hinted"):
    """The answer to AskHint: the best moves, best first, and what their worth is counted in."""

    ref: int
    moves: int  # how many were made when it was asked for
    unit: Unit
    advised: list[AdvisedMove]


class Problem(Message, frozen=True):
    """A command that is refused: the key of the sentence that says why; a rule's id where a rule refuses."""

    ref: int | None
    code: str
    rule: str | None = None
    arguments: dict[str, Any] = {}


AnyMessage = Welcome | LogLines | Update | Change | Done | Preview | Hint | Sample | Words | Problem
