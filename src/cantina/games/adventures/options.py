"""Options of Adventures: what is agreed before the first card, and what follows from it in a campaign."""

from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta

from cantina.core import game as core
from cantina.core.game import check_first, read_options
from cantina.core.ledger import Language
from cantina.core.problem import blaming

from . import content
from .campaign import ENVELOPES, GEAR_AFTER, LAST_STEP, next_match, next_mission
from .content.reading import UnplayableError
from .content.schema import Character, Mission, Pack, Sheet
from .language.terms import Difficulty


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first card."""

    seats: Annotated[int, Meta(ge=1, le=4)] = 2
    mission: (
        Annotated[str, Meta(examples=list(content.mission_ids()), extra_json_schema={"shown": True, "quick": "ambush"})] | Mission
    ) = "compound"
    # a match of before version 5 names its sheet beside a mission that it carries
    sheet: Annotated[str, Meta(examples=list(content.sheet_ids()))] | Sheet | None = None
    difficulty: Annotated[Difficulty, Meta(extra_json_schema={"shown": True, "tournament": "experienced"})] = "beginner"
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
        return core.Chapter(self.games + 1, LAST_STEP, self.plays()) if self.campaign and self.games < LAST_STEP else None

    def plays(self) -> str:
        """The sheet, or else the mission."""
        return self.sheet_id or (self.mission if isinstance(self.mission, str) else self.mission.id)

    @property
    def sheet_id(self) -> str | None:
        """The sheet by its name; None where there is none."""
        return self.sheet.id if isinstance(self.sheet, Sheet) else self.sheet

    def laid_over(self) -> Sheet | None:
        """The sheet over the mission of resolved options; one that is only named is as it was then."""
        return content.sheet_of_before(self.sheet) if isinstance(self.sheet, str) else self.sheet

    def words(self, language: Language) -> dict[str, str]:
        """The words that the content of a match brings along: a user's own, and those of what it was played with."""
        before = content.words_of_before(language, self.mission) if isinstance(self.mission, Mission) else {}
        own = (self.pack, self.mission, self.laid_over() if self.resolved else None, *self.characters)
        brought = [entry for entry in own if isinstance(entry, Pack | Mission | Sheet | Character)]
        return before | content.own_words(language, *brought)

    @property
    def resolved(self) -> bool:
        """Whether content stands in for its name."""
        cast_ = [isinstance(one, Character) for one in self.characters]
        return self.mode is not None and isinstance(self.mission, Mission) and bool(cast_) and all(cast_)


def resolve_options(options: core.Options) -> Options:
    """Options with shipped content put in for its name, checked as a whole."""
    options = read_options(Options, msgspec.to_builtins(options))
    with blaming("pack"):
        library = content.library(options.pack)
        library.events()
    with blaming("mission"):
        mission = library.mission(options.mission)
    with blaming("sheet"):
        sheet = _sheet(options, library)
    options = msgspec.structs.replace(options, mode=_mode(options, mission))
    if options.campaign:
        _check_campaign(options, mission)
    with blaming("characters"):
        options = msgspec.structs.replace(options, mission=mission, sheet=sheet, characters=_cast(options, library, mission))
    check_first(options.first, options.seats)
    _check_modes(options, mission)
    wanted = len(options.characters) if options.games >= GEAR_AFTER else 0
    known = [gear.id for gear in content.guide().gear]
    gear = options.gear or tuple(known[:wanted])
    if len(gear) != wanted or len(set(gear)) < len(gear) or not set(gear) <= set(known):
        raise UnplayableError("gear", option="gear", wanted=wanted, takes=", ".join(known))
    return msgspec.structs.replace(options, gear=gear)


def _sheet(options: Options, library: content.Library) -> str | Sheet | None:
    """The sheet over the mission, whole; a match of before version 5 only named it, and goes on doing so."""
    if options.sheet is None or (isinstance(options.sheet, str) and options.resolved):
        return options.sheet
    return library.sheet(options.sheet)


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


def _check_modes(options: Options, mission: Mission) -> None:
    shared = options.mode == "shared"
    with blaming("sheet"):
        sheet = options.laid_over()
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


def onward(options: Options) -> dict[str, Any]:
    """How a campaign goes on after a match, with the characters that the next mission is for."""
    changes = next_match(options.games, cast(Mission, options.mission))
    following = resolve_options(read_options(Options, msgspec.to_builtins(options) | changes))
    return changes | {"characters": [one.id for one in cast(tuple[Character, ...], following.characters)]}
