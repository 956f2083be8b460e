"""Effects that hold other effects, by a condition, a choice, a price or a character each; and all effects together."""

from typing import Literal, TypeAlias

from .conditions import Condition
from .effects import PlainEffect, Word
from .terms import Anchor, Distance, Entry, Id, Who


class If(Word, frozen=True, tag="if"):
    """These effects if the condition holds, those otherwise."""

    cond: Condition
    then: "tuple[Effect, ...]"
    else_: "tuple[Effect, ...]" = ()


class Option(Entry, frozen=True):
    """One way of a choice; `needs`: only for one who has such a card."""

    id: Id
    effects: "tuple[Effect, ...]"
    needs: Literal["plan", "hand"] | None = None


class Choose(Word, frozen=True, tag="choose"):
    """One of the options, by the current player."""

    options: tuple[Option, ...]


class Pay(Word, frozen=True, tag="pay"):
    """You may pay the cost; if you do, these effects follow."""

    cost: "tuple[Effect, ...]"
    then: "tuple[Effect, ...]"


class Each(Word, frozen=True, tag="each"):
    """The effects for each of these characters in turn; `it` is the one at hand."""

    who: Who
    do: "tuple[Effect, ...]"
    within: Distance | None = None
    from_: Anchor = "you"


Effect: TypeAlias = PlainEffect | If | Choose | Pay | Each
