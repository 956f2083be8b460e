"""The typed face of Adventures: options, and positions that play by the engine's rules."""

import functools
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, Self, cast

import msgspec
from msgspec import Meta

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.bot import Bot
from cantina.core.event import Event
from cantina.core.game import DEALER, Prompt, Standing, Turn, read_options
from cantina.core.ledger import Illegal, Language
from cantina.core.problem import blaming
from cantina.core.source import Source, pick
from cantina.core.state import BaseGame, BaseState

from . import content
from .actions import AdventuresAction
from .campaign import BOUNTIES_AFTER, ENVELOPES, GEAR_AFTER, LAST_STEP, next_match, next_mission
from .content.reading import UnplayableError
from .content.schema import Character, Mission, Pack
from .events import AdventuresEvent
from .kernel import setup as setting_up
from .kernel.ids import RULES
from .kernel.loop import run
from .kernel.position import BETRAYED, LOST, WON, Position
from .kernel.refuse import refusal
from .kernel.stack import Engine
from .kernel.tables.making import Setup
from .kernel.tables.making import make_tables as compiled
from .kernel.tables.match import Tables
from .seeing import prompt_of, redeal, see, winners
from .view import View

HERE = Path(__file__).parent


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first card."""

    seats: Annotated[int, Meta(ge=1, le=4)] = 2
    mission: Annotated[str, Meta(examples=list(content.mission_ids()))] | Mission = "compound"
    sheet: Annotated[str, Meta(examples=list(content.sheet_ids()))] | None = None
    difficulty: Literal["beginner", "experienced", "veteran"] = "beginner"
    mode: Literal["story", "sandbox", "shared"] | None = None  # None: what fits the number of players
    characters: tuple[Annotated[str, Meta(examples=list(content.character_ids()))] | Character, ...] = ()
    first: Annotated[int, Meta(ge=-1, le=3)] = -1
    games: Annotated[int, Meta(ge=0, le=8)] = 0
    campaign: bool = False
    gear: tuple[str, ...] = ()
    traitor: bool = False
    sworn: tuple[Annotated[int, Meta(ge=0, le=3)], ...] = ()
    nearest_by_range: bool = False
    frozen_six: bool = False
    any_pair: bool = False
    pack: Pack | None = None

    def sides(self) -> list[list[int]]:
        """All together; who of them betrays the others, nobody knows."""
        return [list(range(self.seats))]

    def chapter(self) -> core.Chapter | None:
        """Which game of the campaign it is, and its mission or the sheet over it."""
        if not self.campaign or self.games >= LAST_STEP:
            return None
        mission = self.mission if isinstance(self.mission, str) else self.mission.id
        return core.Chapter(self.games + 1, LAST_STEP, self.sheet or mission)

    def words(self, language: Language) -> dict[str, str]:
        """The words of a user's own mission, characters and pack."""
        own = (self.pack, self.mission, *self.characters)
        return content.own_words(language, *(entry for entry in own if isinstance(entry, Pack | Mission | Character)))


def resolve_options(options: Options) -> Options:
    """Options with shipped content put in for its name, checked as a whole."""
    options = cast(Options, read_options(Options, msgspec.to_builtins(options)))
    with blaming("pack"):
        library = content.library(options.pack)
        library.events()
    with blaming("mission"):
        mission = library.mission(options.mission)
    options = msgspec.structs.replace(options, mode=_mode(options, mission))
    if options.campaign:
        _check_campaign(options, mission)
    with blaming("characters"):
        options = msgspec.structs.replace(options, mission=mission, characters=_cast(options, library, mission))
    if options.first >= options.seats:
        raise UnplayableError("first-seat", option="first", first=options.first, last=options.seats - 1)
    _check_modes(options, mission)
    wanted = len(options.characters) if options.games >= GEAR_AFTER else 0
    known = [gear.id for gear in content.guide().gear]
    gear = options.gear or tuple(known[:wanted])
    if len(gear) != wanted or len(set(gear)) < len(gear) or not set(gear) <= set(known):
        raise UnplayableError("gear", option="gear", wanted=wanted, takes=", ".join(known))
    return msgspec.structs.replace(options, gear=gear)


def _mode(options: Options, mission: Mission) -> Literal["story", "sandbox", "shared"]:
    """The way of playing: one player shares (MANDO-243), and so do more players than the mission has characters (MANDO-48)."""
    if options.seats == 1:
        return "shared"
    if options.mode is not None:
        return options.mode
    if options.sheet is not None or options.seats <= len(mission.recommended):
        return "story"
    return "sandbox" if options.traitor or len(options.characters) == options.seats else "shared"


def _cast(options: Options, library: content.Library, mission: Mission) -> tuple[Character, ...]:
    """The characters in play: chosen ones, and for the others the first that the mission lists."""
    shared = options.mode == "shared"
    wanted = 2 if shared else options.seats
    anybody = options.mode == "sandbox" or options.sheet is not None or (shared and options.any_pair)
    listed = [*mission.recommended]
    if anybody:
        listed += [id_ for id_ in library.character_ids if id_ not in listed]
    taken = {choice if isinstance(choice, str) else choice.id for choice in options.characters}
    others = [id_ for id_ in listed if id_ not in taken][: max(0, wanted - len(options.characters))]
    chosen: tuple[str | Character, ...] = (*options.characters, *others)
    if len(chosen) != wanted:
        if not options.characters:
            raise UnplayableError("too-few-listed", option="mode", mission=mission.id, count=len(chosen), wanted=wanted)
        raise UnplayableError("characters", option="characters", wanted=wanted, count=len(chosen))
    found = library.characters(*chosen)
    for one in found:
        if not anybody and one.id not in mission.recommended:
            key = "not-of-mission-shared" if shared else "not-of-mission"
            listed = list(mission.recommended)
            raise UnplayableError(key, option="characters", mission=mission.id, listed=listed, character=one.id)
    return found


def _check_campaign(options: Options, mission: Mission) -> None:
    """A campaign plays what the tutorial deck names, and opens no envelope before its time (MANDO-22, MANDO-25)."""
    named = next_mission(options.games)
    if named not in (None, "mercenary", mission.id):
        raise UnplayableError("campaign-mission", option="mission", games=options.games, which=named, mission=mission.id)
    if named == "mercenary" and options.sheet is None:
        raise UnplayableError("campaign-sheet", option="sheet", games=options.games)
    if options.sheet is not None and options.games < ENVELOPES["mercenary"]:
        raise UnplayableError("envelope-of-sheets", option="sheet")
    if options.sheet is not None and named not in (None, "mercenary"):
        raise UnplayableError("campaign-without-sheet", option="sheet", games=options.games, which=named)
    if options.games >= LAST_STEP:
        raise UnplayableError("campaign-over", option="games", last=LAST_STEP)
    if options.traitor and options.games < ENVELOPES["traitor"]:
        raise UnplayableError("envelope-of-traitor", option="traitor")


def onward(options: Options) -> dict[str, Any]:
    """How a campaign goes on after a match, with the characters that the next mission is for."""
    changes = next_match(options)
    following = resolve_options(cast(Options, read_options(Options, msgspec.to_builtins(options) | changes)))
    return changes | {"characters": [one.id for one in cast(tuple[Character, ...], following.characters)]}


def _check_modes(options: Options, mission: Mission) -> None:
    shared = options.mode == "shared"
    with blaming("sheet"):
        sheet = content.sheet(options.sheet) if options.sheet else None
    if sheet:
        with blaming("sheet"):
            content.check_sheet(sheet, mission)
        few, many = sheet.players
        if not few <= options.seats <= many:
            raise UnplayableError("sheet-players", option="sheet", sheet=sheet.id, few=few, many=many)
        if sheet.traitor == "required" and not options.traitor:
            raise UnplayableError("sheet-with-traitor", option="traitor", sheet=sheet.id)
        if sheet.traitor is None and options.traitor:
            raise UnplayableError("sheet-without-traitor", option="traitor", sheet=sheet.id)
    if options.traitor:
        rules = content.modes().traitor
        few, many = rules.players
        if shared or not few <= options.seats <= many:
            raise UnplayableError("traitor-players", option="traitor", few=few, many=many)
        sworn = set(options.sworn)
        if any(seat >= options.seats for seat in sworn) or options.seats - len(sworn) < rules.fewest_hidden:
            raise UnplayableError("hidden-loyalty", option="sworn", fewest=rules.fewest_hidden)
    elif options.sworn:
        raise UnplayableError("sworn", option="sworn")


def make_tables(options: Options) -> Tables:
    """The tables of a match by its settled options."""
    library = content.library(options.pack)
    return compiled(
        Setup(
            seats=options.seats,
            mission=cast(Mission, options.mission),
            characters=cast(tuple[Character, ...], options.characters),
            shared=options.mode == "shared",
            beginner=options.difficulty == "beginner",
            hand=3 if options.difficulty == "veteran" else 4,
            games=options.games,
            plans=library.plans(),
            events=library.events(),
            guide=content.guide(),
            modes=content.modes(),
            sheet=content.sheet(options.sheet) if options.sheet else None,
            gear=options.gear,
            bounties=options.games >= BOUNTIES_AFTER,
            traitor=options.traitor,
            sworn=options.sworn,
            first=options.first,
            by_range=options.nearest_by_range,
            frozen_six=options.frozen_six,
        )
    )


def prepare(options: Options) -> tuple[Options, Tables]:
    """Options settled and compiled; matches with the same ones share their tables, which never change."""
    return _prepared(msgspec.json.encode(options))


@functools.lru_cache(maxsize=128)
def _prepared(options: bytes) -> tuple[Options, Tables]:
    settled = resolve_options(cast(Options, read_options(Options, msgspec.json.decode(options))))
    return settled, make_tables(settled)


class State(BaseState):
    """One position of a match: a position of integers with the verbs that every game has."""

    __slots__ = ("_at", "_offered", "_tables", "options")

    options: Options

    def __init__(self, options: Options, tables: Tables, at: Position):
        self.options, self._tables, self._at = options, tables, at
        self._offered: list[Action] | None = None

    # ---- deciding --------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """Who is to decide: a seat, DEALER or OVER."""
        return self._at.asked

    def prompt(self) -> Prompt:
        """What is being decided."""
        return prompt_of(self._at)

    def actions(self) -> list[Action]:
        """Legal actions of the player to move."""
        if self._offered is None:
            self._offered = self._offers()
        return list(self._offered)

    def _offers(self) -> list[Action]:
        at = self._at
        if at.over:
            return []
        if at.asked == DEALER:
            return [action for action, _ in self.odds() or ()]
        return at.stack[-1].offers(Engine(at, self._tables))

    def _make(self, action: Action) -> list[Event]:
        """Make a move and tell what happened; or raise Illegal and change nothing."""
        at = self._at
        offered = self._offered if self._offered is not None else self._offers()
        engine = Engine(at, self._tables)
        if action not in offered:
            raise refusal(engine, action)
        self._offered = None
        at.stack[-1].answer(engine, action)
        run(engine)
        return engine.events

    def odds(self) -> list[tuple[Action, int]] | None:
        """On the dealer's turn: every outcome with its weight."""
        at = self._at
        if at.asked != DEALER:
            return None
        return at.stack[-1].odds(Engine(at, self._tables))

    def deal(self, source: Source) -> Action:
        """On the dealer's turn: one outcome by its true odds."""
        odds = self.odds()
        if not odds:
            raise Illegal("CORE-01")
        self._offered = [action for action, _ in odds]
        return odds[pick(source, [weight for _, weight in odds])][0]

    # ---- copying -----------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy."""
        other = type(self)(self.options, self._tables, self._at.copy())
        other._offered = self._offered
        return other

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON values."""
        return self._at.dump()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.options == other.options and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a position changes; use a copy's dump")

    # ---- seeing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The position as a seat sees it; None is a spectator."""
        return see(self._at, self._tables, seat, self.prompt())

    def redeal(self, seat: int | None, source: Source) -> Self:
        """A random position that this seat cannot tell from the real one."""
        return type(self)(self.options, self._tables, redeal(self._at, self._tables, seat, source))

    def standing(self) -> Standing:
        """Who has won: all, none, the loyal players or the traitor."""
        at = self._at
        won = winners(at, self._tables)
        rule = {WON: "MANDO-213", LOST: "MANDO-214", BETRAYED: "MANDO-22"}.get(at.outcome)
        further = onward(self.options) if self.options.campaign and at.over else None
        return Standing([int(seat in won) for seat in range(self.options.seats)], won, False, rule, further)

    def _repr_svg_(self) -> str:
        from .art import table

        return table(self.options, self.view(None))


class Adventures(BaseGame):
    """The Mandalorian: Adventures."""

    id: ClassVar = "adventures"
    version: ClassVar = 2
    seats: ClassVar = range(1, 5)
    options: ClassVar[type[core.Options]] = Options
    action: ClassVar[Any] = AdventuresAction
    event: ClassVar[Any] = AdventuresEvent
    view: ClassVar[type[core.View]] = View
    folder: ClassVar = HERE
    state = State

    @property
    def carries(self) -> frozenset[str]:
        """The ids of the rules that its events and refusals can carry."""
        return RULES

    def start(self, options: core.Options | None = None, /, **changes: Any) -> State:
        """The first position."""
        settled, tables = prepare(cast(Options, options or read_options(Options, changes)))
        at = setting_up.begin(tables)
        run(Engine(at, tables))
        return State(settled, tables, at)

    def resolve_options(self, options: core.Options) -> core.Options:
        """Options with shipped content put in for its name, checked as a whole."""
        return resolve_options(cast(Options, options))

    def load(self, options: core.Options, dump: dict[str, Any]) -> State:
        """The position that `State.dump` wrote."""
        settled, tables = prepare(cast(Options, options))
        return State(settled, tables, Position.load(dump))

    def appraise(self, state: core.State, seat: int) -> float:
        """A rough worth of a position for a seat: higher is better."""
        from .appraisal import appraise

        return appraise(cast(State, state), seat)

    def greedy(self) -> Bot:
        """A bot that plans whole turns: a single action says too little here."""
        from .thinking.greedy import Greedy

        return Greedy()


GAME = Adventures()
