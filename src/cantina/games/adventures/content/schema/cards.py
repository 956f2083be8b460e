"""Characters and cards: skill cards, plan cards with the complication tokens, and event cards."""

from typing import Literal

from ...effects import Effect
from ...language.terms import Amount, Back, Distance, Entry, Id, PlanWindow, SkillKind, SkillSet, Slot, Timing, Words


class Ability(Entry, frozen=True):
    """What a skill card adds to an action of its slot; `either`: before or after the action, as the player likes."""

    slot: Slot | Literal["any"]
    effects: tuple[Effect, ...]
    timing: Timing = "either"


class SkillCard(Entry, frozen=True):
    """A skill card; a tactical one has no strength. `set` says whether it is in the deck from the start or unlocked later."""

    id: Id
    strength: Amount | None = None
    copies: Amount = 1
    bonus: Slot | None = None
    kind: SkillKind = "ordinary"
    ability: tuple[Ability, ...] = ()
    set: SkillSet = "base"


class Health(Entry, frozen=True):
    """How much damage defeats a character, by the side of its card."""

    standard: Amount
    beginner: Amount


class Character(Entry, frozen=True):
    """A character: health and skill cards."""

    id: Id
    health: Health
    skill: tuple[SkillCard, ...]
    names: Words | None = None
    rules: Words | None = None


class PlanCard(Entry, frozen=True):
    """A plan card and the window in which it may be used; without one it has no use."""

    id: Id
    copies: Amount
    when: PlanWindow | None = None
    within: Distance | None = None
    keepable: bool = True
    effects: tuple[Effect, ...] = ()


class Complications(Entry, frozen=True):
    """Numbers of the complication tokens, and of the substitute when all are in slots."""

    white: tuple[Amount, ...]
    yellow: tuple[Amount, ...]
    substitute: Amount = 1


class PlanDeck(Entry, frozen=True):
    """The plan cards and complication tokens."""

    plan: tuple[PlanCard, ...]
    complications: Complications
    names: Words | None = None
    rules: Words | None = None


class EventCard(Entry, frozen=True):
    """An event card; `guide`: the game after which the tutorial adds it."""

    id: Id
    back: Back
    effects: tuple[Effect, ...]
    guide: Amount | None = None


class EventDeck(Entry, frozen=True):
    """The event cards."""

    event: tuple[EventCard, ...]
    names: Words | None = None
    rules: Words | None = None
