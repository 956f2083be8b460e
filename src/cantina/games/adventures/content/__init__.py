"""Content of Adventures: missions, characters, decks and sheets, shipped or a user's own, checked before anybody plays."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from .before import sheet_of_before, whole, words_of_before
from .checks import (
    check_character,
    check_events,
    check_guide,
    check_mission,
    check_modes,
    check_plans,
    check_sheet,
    check_whole_sheet,
)
from .maps import edges
from .reading import HERE, UnplayableError, load, read
from .schema import Character, Entry, EventDeck, Guide, Mission, Modes, Pack, PlanDeck, Sheet
from .schema.shelf import Shelf
from .schema.stories import Scenes, Story, Turns
from .wording import own_words, with_words

__all__ = [
    "HERE",
    "Library",
    "character",
    "character_ids",
    "check_sheet",
    "edges",
    "events",
    "guide",
    "load",
    "mission",
    "mission_ids",
    "modes",
    "own_words",
    "plans",
    "read",
    "scenes",
    "sheet",
    "sheet_ids",
    "sheet_of_before",
    "shelf",
    "story",
    "turns",
    "words_of_before",
]

E = TypeVar("E", bound=Entry)
C = TypeVar("C")


# --- shipped content ------------------------------------------------------------------------------------------------------


@cache
def mission_ids() -> tuple[str, ...]:
    """The missions that come with the game."""
    return tuple(sorted(path.stem for path in HERE.glob("missions/*.toml")))


@cache
def character_ids() -> tuple[str, ...]:
    """The characters that come with the game."""
    return tuple(sorted(path.stem for path in HERE.glob("characters/*.toml")))


@cache
def mission(id_: str) -> Mission:
    """A mission that comes with the game."""
    _known("mission", id_, mission_ids())
    return load(Mission, HERE / "missions" / f"{id_}.toml")


@cache
def character(id_: str) -> Character:
    """A character that comes with the game."""
    _known("character", id_, character_ids())
    return load(Character, HERE / "characters" / f"{id_}.toml")


def _only(kind: type[E], name: str) -> Callable[[], E]:
    """The one file of a kind, read when it is first asked for."""
    return cache(lambda: load(kind, HERE / f"{name}.toml"))


plans = _only(PlanDeck, "plans")  # plan cards and complication tokens
events = _only(EventDeck, "events")  # event cards, also those that are unlocked later
modes = _only(Modes, "modes")  # the mercenary sheets and the traitor
guide = _only(Guide, "guide")  # the tutorial deck with gear and bounties
scenes = _only(Scenes, "scenes")  # what the parts of a story's panels are called
shelf = _only(Shelf, "shelf")  # how long and how hard missions and sheets are
turns = _only(Turns, "stories/campaign")  # the campaign's turning points


def sheet_ids() -> tuple[str, ...]:
    """The mercenary sheets that come with the game."""
    return tuple(sheet.id for sheet in modes().sheet)


@cache
def sheet(id_: str) -> Sheet:
    """A mercenary sheet that comes with the game, with its tokens."""
    _known("sheet", id_, sheet_ids())
    return whole(next(sheet for sheet in modes().sheet if sheet.id == id_), modes())


@cache
def story(id_: str) -> Story | None:
    """The story of a mission or a sheet that comes with the game; None for any other."""
    path = HERE / "stories" / f"{id_}.toml"
    return load(Story, path) if id_ in (*mission_ids(), *sheet_ids()) and path.is_file() else None


def _known(what: str, id_: str, ids: tuple[str, ...]) -> None:
    if id_ not in ids:
        raise UnplayableError("not-there", what=f"kind-{what}", value=repr(id_), takes=", ".join(ids))


# --- everything a match can be made of ------------------------------------------------------------------------------------


def library(pack: Pack | None) -> "Library":
    """What a match can be made of; a form asks dozens of times for what comes with the game, and it is checked once."""
    return _shipped() if pack is None else Library(pack)


@cache
def _shipped() -> "Library":
    return Library()


class Library:
    """The content of a user's pack, and for whatever it does not have the shipped content. All that comes out is checked."""

    def __init__(self, pack: Pack | None = None):
        self.pack = pack or Pack()
        self._checked: dict[tuple[str, str], Any] = {}  # what came out before, by its kind and id
        self._missions = {mission.id: mission for mission in self.pack.mission}
        self._characters = {character.id: character for character in self.pack.character}
        _once("mission", [mission.id for mission in self.pack.mission])
        _once("character", [character.id for character in self.pack.character])

    @property
    def mission_ids(self) -> tuple[str, ...]:
        """Every mission that can be chosen."""
        return tuple(dict.fromkeys((*self._missions, *mission_ids())))

    @property
    def character_ids(self) -> tuple[str, ...]:
        """Every character that can be chosen."""
        return tuple(dict.fromkeys((*self._characters, *character_ids())))

    def mission(self, choice: str | Mission) -> Mission:
        """A mission by its id, or one given whole; one that comes with the game brings its words."""
        return self._check("mission", choice, self._mission)

    def _mission(self, choice: str | Mission) -> Mission:
        found = _find("mission", choice, self._missions, self.mission_ids, lambda id_: with_words(mission(id_)))
        check_mission(found, self.character_ids, [card.id for card in self.plans().plan])
        return found

    def sheet(self, choice: str | Sheet) -> Sheet:
        """A mercenary sheet by its id, with its words, or one given whole."""
        return self._check("sheet", choice, self._sheet)

    def _sheet(self, choice: str | Sheet) -> Sheet:
        found = with_words(sheet(choice)) if isinstance(choice, str) else choice
        check_whole_sheet(found, [card.id for card in self.plans().plan])
        return found

    def character(self, choice: str | Character) -> Character:
        """A character by its id, or one given whole."""
        return self._check("character", choice, self._character)

    def _character(self, choice: str | Character) -> Character:
        found = _find("character", choice, self._characters, self.character_ids, character)
        check_character(found, [card.id for card in self.plans().plan])
        return found

    def characters(self, *choices: str | Character) -> tuple[Character, ...]:
        """Several characters, whose cards can be told apart."""
        found = tuple(self.character(choice) for choice in choices)
        _once("character", [character.id for character in found])
        _once("skill", [card.id for character in found for card in character.skill])
        return found

    def plans(self) -> PlanDeck:
        """The plan deck; a pack may replace its cards, its complication tokens or both."""
        return self._check("plans", "", self._plans)

    def _plans(self, _: str) -> PlanDeck:
        shipped = plans()
        found = PlanDeck(
            plan=self.pack.plan or shipped.plan,
            complications=self.pack.complications or shipped.complications,
        )
        check_plans(found)
        return found

    def events(self) -> EventDeck:
        """The event deck; a pack may replace it."""
        return self._check("events", "", self._events)

    def _events(self, _: str) -> EventDeck:
        found = EventDeck(event=self.pack.event) if self.pack.event else events()
        check_events(found, [card.id for card in self.plans().plan])
        return found

    def _check(self, kind: str, choice: C, found: Callable[[C], E]) -> E:
        """Content that is found and checked; the second time only where it is given whole."""
        if not isinstance(choice, str):
            return found(choice)
        if (kind, choice) not in self._checked:
            self._checked[kind, choice] = found(choice)
        checked: E = self._checked[kind, choice]
        return checked

    def guide(self) -> Guide:
        """The tutorial deck with gear and bounties."""
        found = guide()
        check_guide(found, [card.id for card in self.plans().plan])
        return found

    def modes(self) -> Modes:
        """The mercenary sheets and the traitor."""
        found = modes()
        check_modes(found, [card.id for card in self.plans().plan])
        return found


def _find(what: str, choice: str | E, own: dict[str, E], ids: tuple[str, ...], shipped: Callable[[str], E]) -> E:
    """Content by its id, first a user's own."""
    if isinstance(choice, str):
        _known(what, choice, ids)
        return own[choice] if choice in own else shipped(choice)
    return choice


def _once(what: str, ids: list[str]) -> None:
    if twice := [id_ for id_ in ids if ids.count(id_) > 1]:
        raise UnplayableError("stands-twice", what=f"kind-{what}", value=repr(twice[0]))
