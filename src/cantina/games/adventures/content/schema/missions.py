"""Missions: a map with its threats, goal, failures, crisis and rules."""

from typing import Literal

from ...conditions import Condition
from ...effects import Effect
from ...language.terms import (
    Amount,
    ByCharacters,
    Class,
    Difficulty,
    Entry,
    Id,
    More,
    PileShape,
    Shape,
    Sharing,
    Slot,
    Space,
    SpaceName,
    TokenAbility,
    Use,
    Words,
)
from .maps import Map
from .stories import Story


class Placement(Entry, frozen=True):
    """Where threats lie at the start: by shape, face down and face up, and each unique token by its id."""

    facedown: dict[PileShape, tuple[Space, ...]] = {}
    faceup: dict[PileShape, tuple[Space, ...]] = {}
    unique: dict[Id, tuple[Space, ...]] = {}


class Token(Entry, frozen=True):
    """A kind of threat token: an enemy (class, health) or a special token (what it is used for). `medkit` is known by its id."""

    id: Id
    shape: Shape
    kind: Literal["enemy", "feature"]
    copies: Amount = 1
    class_: Class | None = None
    hp: Amount | None = None
    hp_by_characters: ByCharacters | None = None
    ability: TokenAbility | None = None
    use: Use = "none"
    effects: tuple[Effect, ...] = ()
    flees: bool = False


class Goal(Entry, frozen=True):
    """An objective or a failure; tested at the end of a turn, or after every change where `check` is missing."""

    cond: Condition
    check: Literal["turn_end"] | None = None


class Track(Entry, frozen=True):
    """A counter with an end: a size, or one by the number of characters; another where so many players share two of them.

    To that is added, or taken off, what fits the match: its difficulty, a possible traitor, the mission on which a sheet lies.
    """

    id: Id
    size: Amount | None = None
    size_by_characters: ByCharacters | None = None
    size_shared: Sharing = {}
    by_difficulty: dict[Difficulty, More] = {}
    with_traitor: int = 0
    on: dict[Id, int] = {}


class Crisis(Entry, frozen=True):
    """What a slot of strength 6 or more brings before its event."""

    effects: tuple[Effect, ...]


class MissionAction(Entry, frozen=True):
    """The action of the mission's own slot."""

    effects: tuple[Effect, ...]


class Rule(Entry, frozen=True):
    """A rule of the mission: effects on an occasion. `map`: it belongs to the map and holds with a mercenary sheet too."""

    when: str
    effects: tuple[Effect, ...] = ()
    if_: Condition | None = None
    n: Amount | Literal["half"] | None = None
    map: bool = False

    @property
    def hook(self) -> str:
        """The occasion: the part of `when` before the colon."""
        return self.when.partition(":")[0]

    @property
    def subject(self) -> str:
        """The token or space it is about: the part of `when` behind the colon."""
        return self.when.partition(":")[2]


class Child(Entry, frozen=True):
    """The child: who carries it at the start (the first one in play), whether enemies can take it, and where they go then."""

    carried_by: tuple[Id | Literal["first_player"], ...] = ()
    enemies_can_carry: bool = False
    enemy_goal: SpaceName | None = None


class Mercenary(Entry, frozen=True):
    """What a mercenary sheet changes in a mission's setup: tokens left out, and tokens that then have no use or effect."""

    strip: tuple[Id, ...] = ()
    blank: tuple[Id, ...] = ()


class Mission(Entry, frozen=True):
    """A whole mission: map, threats, goal, crisis and rules. With `child` it is played with the child."""

    id: Id
    recommended: tuple[Id, ...]
    map: Map
    placement: Placement
    token: tuple[Token, ...]
    objective: Goal
    failure: tuple[Goal, ...]
    crisis: Crisis
    slots: tuple[Slot, ...] = ("move", "attack", "recon", "plan")
    track: tuple[Track, ...] = ()
    rule: tuple[Rule, ...] = ()
    mission_action: MissionAction | None = None
    child: Child | None = None
    mercenary: Mercenary = Mercenary()
    names: Words | None = None
    rules: Words | None = None
    story: Story | None = None
