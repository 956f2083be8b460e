"""HTTP messages: what is sent to the server, and what it answers."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from cantina.core.game import CONTENT_LIMIT
from cantina.core.ledger import Kind, Language, Section
from cantina.core.missions import Hero, Step
from cantina.core.story import Said
from cantina.table.messages import AdvisedMove, Clock, Moved, Name, Phase, Problem, SeatBytes
from cantina.teacher.hint import Unit
from cantina.teacher.puzzles import Goal
from cantina.teacher.reasons import Reason

ContentFile: TypeAlias = Annotated[str, Meta(max_length=CONTENT_LIMIT)]


# ---- guests --------------------------------------------------------------------------------------------------------


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A name to be known by."""

    name: Name


class Me(msgspec.Struct):
    """A guest."""

    id: str
    name: str


class NewGuest(Me):
    """A guest, and the token that makes a device theirs."""

    token: str


# ---- calls to tables of days ---------------------------------------------------------------------------------------


class CallsSeen(msgspec.Struct):
    """What calls a guest: the house's key for Web Push, their devices by id, the tables, and e-mail where the host has it."""

    key: str
    devices: list[str]
    tables: list[str]
    mail_offered: bool
    mail: str | None  # the address that they gave
    mail_confirmed: bool


class CallWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Whether to be called from a table."""

    on: bool


class MailWanted(msgspec.Struct, forbid_unknown_fields=True):
    """An address to write to, and in which language."""

    address: Annotated[str, Meta(max_length=200, pattern=r"^[^\s@<>\",;:\\]+@[^\s@<>\",;:\\]+\.[^\s@<>\",;:\\]+$")]
    language: Language


class MailAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """The answer to a letter: the ticket of its link, and whether there may be more of them."""

    ticket: Annotated[str, Meta(max_length=600)]
    on: bool


# ---- lobby ---------------------------------------------------------------------------------------------------------


class HouseCard(msgspec.Struct):
    """Where others find this house; None where only this machine does."""

    address: str | None


class LevelCard(msgspec.Struct):
    """An opponent that a match can be begun against at once, weakest first; its words are `level-ID` and `level-ID-manner`."""

    id: str
    droid: str  # what its kind of droid is called


class GameCard(msgspec.Struct):
    """A game that exists."""

    id: str
    version: int
    seats: list[int]
    options: dict[str, Any]
    defaults: dict[str, Any]
    sheet: str
    cover: str
    hides: bool  # people who share a device must not see each other's hands
    lesson: int | None  # how many minutes its lesson takes
    titles: dict[Language, str]
    bots: list[str]  # that can play it
    levels: list[LevelCard]
    missions: bool  # there are several to choose from
    range: bool  # its first turn can be practised


class ChapterCard(msgspec.Struct, frozen=True):
    """A match of a campaign on a card: its number, how many there are, and what is played in both languages."""

    number: int
    last: int
    cs: str
    en: str


class TableCard(msgspec.Struct):
    """A table in the lobby."""

    id: str
    name: str
    game: str
    phase: Phase
    seats: list[str | None]
    mine: bool
    your_turn: bool
    updated: int
    lesson: bool
    chapter: ChapterCard | None
    days: bool  # a match over days
    own: list[int]  # the guest's seats
    turn: int  # the seat that is waited for; negative: none
    scores: list[int]  # by seat, once it is over
    winners: list[int]
    plays: str | None  # the id of the mission or sheet
    going: int | None = None  # when this house lets it go, in milliseconds since 1970; told some weeks before


class Lobby(msgspec.Struct):
    """One's own tables, and those that wait for players."""

    mine: list[TableCard]
    open: list[TableCard]


# ---- new tables ----------------------------------------------------------------------------------------------------


class FormWanted(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody has filled in so far."""

    seats: int
    options: dict[str, Any] = {}
    files: dict[str, ContentFile] = {}  # content of one's own for an option: the text of a TOML file
    changed: str | None = None  # the option chosen last; it never gives way


class FormSeen(msgspec.Struct):
    """The form as it goes on."""

    options: dict[str, Any]  # without those that files bring
    choices: dict[str, list[Any]]
    filled: dict[str, list[str]]
    sides: list[list[int]]  # who plays with whom
    problems: dict[str, Problem]  # by option, of files
    drawings: dict[str, str | None]  # by option, of files that are right; None: there is nothing to draw


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a guest wants at a new table."""

    game: str
    seats: Annotated[list[str], Meta(max_length=64)]  # "me", "open" or a bot's name
    bytes: SeatBytes
    names: Annotated[
        list[Name | None], Meta(max_length=64)
    ] = []  # by seat, of several people on this device; None: the guest's own
    options: dict[str, Any] = {}
    files: dict[str, ContentFile] = {}  # content of one's own for an option: the text of a TOML file
    name: Name | None = None
    listed: bool = False
    at_once: bool = False  # begin as soon as every seat is taken, even where the host is not asked
    clock: Clock | None = None
    hints: bool = False  # may be asked for, though several people play
    lot: bool = False  # who begins is drawn by lot
    club: str | None = None  # the club whose table it is to be


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody who wants to learn a game sends."""

    game: str
    bytes: SeatBytes


class NewPuzzle(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody who wants to solve a puzzle sends."""

    game: str
    puzzle: str
    bytes: SeatBytes


class NewRange(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody who wants to practise sends; `table`: as one throws there."""

    game: str
    bytes: SeatBytes
    table: str | None = None


class NewTrial(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody sends who wants to play on from a turn of a match in another way, against bots."""

    replay: str
    move: Annotated[int, Meta(ge=0)]  # how many moves were made before the turn
    actions: list[Any]  # the turn that is played instead
    bytes: SeatBytes


class PuzzleCard(msgspec.Struct):
    """A puzzle in a list, and how hard it is: 1 to 3."""

    id: str
    level: int


class PuzzleShelf(msgspec.Struct):
    """A game's puzzles."""

    game: str
    puzzles: list[PuzzleCard]


class PuzzlePicture(msgspec.Struct):
    """What a puzzle looks like: the address of a drawing, and the task."""

    picture: str
    goal: Goal
    seats: int


class Solution(msgspec.Struct):
    """A puzzle's solution: the turn, what would happen, in words, what it is worth and how much more than the second; and why."""

    actions: list[Any]
    events: list[Any]
    words: dict[Language, list[str]]
    worth: float
    gap: float
    reasons: list[Reason]
    later: list[Reason]  # what is different at the seat's next decision, beside the second best turn


class Opened(msgspec.Struct):
    """The id of something new."""

    id: str


# ---- rules ---------------------------------------------------------------------------------------------------------


class Rule(msgspec.Struct):
    """An entry of a rulebook."""

    id: str
    kind: Kind
    section: str
    cs: str
    en: str


class Rules(msgspec.Struct):
    """A rulebook."""

    sections: list[Section]
    entries: list[Rule]


class RuleHit(msgspec.Struct):
    """A rule that was found, and those of its words that were meant."""

    rule: str
    words: list[str]


class RulesFound(msgspec.Struct):
    """What a search of a rulebook brings, best first; or else what could be asked for instead, if anything was asked for."""

    hits: list[RuleHit]
    instead: list[str]


class RuleExample(msgspec.Struct):
    """A drawn example: a position, or two with what happened between them; seats are called by ids of names."""

    section: str
    rules: list[str]
    cs: str
    en: str
    pictures: list[str]
    names: list[str]
    events: list[Any]


# ---- stories -------------------------------------------------------------------------------------------------------


class PanelSeen(msgspec.Struct):
    """A panel of a story: its sentence, what is to be seen on it, and the addresses of its drawing for tall and wide places."""

    words: Said
    seen: Said
    tall: str
    wide: str


class PartSeen(msgspec.Struct):
    """Panels that are shown together: whose story it is, and what of it."""

    name: Said
    kind: Said
    panels: list[PanelSeen]


class StorySeen(msgspec.Struct):
    """What is told round a match; its end only once it is over."""

    prologue: list[PartSeen]
    epilogue: list[PartSeen]


# ---- missions ------------------------------------------------------------------------------------------------------


class MissionCard(msgspec.Struct):
    """A mission or a sheet to choose: its story, the addresses of its first panel and its map, and what it asks of people."""

    id: str
    kind: Literal["mission", "sheet"]
    words: Said
    panel: str
    map: str | None
    minutes: int
    level: int  # 1 to 3
    seats: list[int]
    cast: list[str]  # nobody: for any character


class OfferSeen(msgspec.Struct):
    """What a game of missions lets people choose."""

    missions: list[MissionCard]
    heroes: list[Hero]
    campaign: list[Step]


# ---- replays -------------------------------------------------------------------------------------------------------


class Dealing(msgspec.Struct, frozen=True):
    """What was promised about the dealing, and whether it was kept."""

    commitment: str | None
    verdict: Literal["sealed", "unnamed", "simulated", "open", "none", "broken"]
    problem: str | None = None


class ReplaySeen(msgspec.Struct, frozen=True):
    """A recorded match without its positions."""

    game: str
    options: Any
    sides: list[list[int]]  # the seats by the side that they play on
    words: dict[Language, dict[str, str]]  # that content of somebody's own brings along
    sheet: str
    seats: list[str]
    moves: int
    over: bool
    lines: list[Moved]
    dealing: Dealing


class TurnJudged(msgspec.Struct, frozen=True):
    """A turn of a match: what it was worth and could have been, what luck had brought before it, and the better move."""

    move: int  # how many moves were made before it
    seat: int
    worth: float
    could: float
    luck: float
    mistake: bool
    played: AdvisedMove
    better: AdvisedMove | None  # None: nothing was
    found: float  # by how much a great move was better than the next best; 0 for others


class AnalysisSummary(msgspec.Struct, frozen=True):
    """What a whole match comes to: the moves it turned on, and for each seat what was given away, luck, and a word."""

    turning: list[int]
    given_away: list[float]
    luck: list[float]
    words: list[str]
    result: list[float]  # empty where worth is no result


class AnalysisSeen(msgspec.Struct, frozen=True):
    """A part of an analysis: the turns since a move, and from which one it goes on; with the sum at the end."""

    unit: Unit
    turns: list[TurnJudged]
    next: int | None
    moves: int  # of the whole match
    summary: AnalysisSummary | None


# ---- the house itself ----------------------------------------------------------------------------------------------


class Condition(msgspec.Struct):
    """The server's health."""

    status: str


# ---- the host's own page -------------------------------------------------------------------------------------------


class AdminGuest(msgspec.Struct, frozen=True):
    """Somebody on a seat."""

    id: str
    name: str


class AdminTable(msgspec.Struct, frozen=True):
    """A table, to its house's host; nothing of its position."""

    id: str
    name: str
    game: str
    phase: Phase
    updated: int
    guests: list[AdminGuest]
    here: int | None  # connections to it; None: it sleeps, or lives in another process


class ErrorSeen(msgspec.Struct, frozen=True):
    """Something that went wrong: when, in milliseconds since 1970, and what."""

    at: int
    said: str


class AdminSeen(msgspec.Struct, frozen=True):
    """How a house stands; `open`, `connections`, `load` and `errors` are those of the process that answers."""

    tables: list[AdminTable]
    open: int
    connections: int
    load: float  # of a core, since it began
    processes: int
    errors: list[ErrorSeen]


class ClosedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is to be closed."""

    table: str


class Banned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who is to go."""

    guest: str
