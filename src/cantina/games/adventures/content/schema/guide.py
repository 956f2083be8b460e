"""The tutorial deck: what is read after how many games, with gear and bounties."""

from typing import Literal

from ...conditions import Condition
from ...effects import Effect
from ...language.terms import Distance, Entry, Id


class GuideCard(Entry, frozen=True):
    """A card of the tutorial deck; `skills` stands for one card of that set for each character."""

    kind: Literal["information", "rule", "play", "envelope", "skills", "event", "gear", "bounty", "stop"]
    id: Id = ""


class Step(Entry, frozen=True):
    """The tutorial cards read after so many games, won or lost."""

    after_game: Distance
    card: tuple[GuideCard, ...]


class Gear(Entry, frozen=True):
    """A gear card: once a game, in the play-actions step of its owner."""

    id: Id
    effects: tuple[Effect, ...]


class Bounty(Entry, frozen=True):
    """A bounty: the first player to meet the condition gets the reward."""

    id: Id
    cond: Condition
    reward: tuple[Effect, ...]


class Guide(Entry, frozen=True):
    """The tutorial deck with its gear and bounties."""

    step: tuple[Step, ...]
    gear: tuple[Gear, ...]
    bounty: tuple[Bounty, ...]
