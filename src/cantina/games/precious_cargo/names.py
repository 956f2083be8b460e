"""What the kernel's numbers are called: seats with their discs and piles, ally cards, and points of the table."""

from typing import Any, Generic, TypeVar, cast

import msgspec

from cantina.core import game as core
from cantina.core.compiled import CompiledState

from .content import DISCS_OF, FACTIONS, Beskar, Deck, Disc, Faction
from .kernel.codes import MOST_BESKAR
from .options import FIRST_RAY, FULL_TURN, Options, faction_of

V = TypeVar("V", bound=core.View)


class Point(msgspec.Struct, frozen=True, gc=False):
    """A point of the table, from Grogu's centre, in tenths of a millimetre; y grows away from the first seat."""

    x: int
    y: int


class Card(msgspec.Struct, frozen=True, gc=False):
    """An ally card: who, and how much Beskar."""

    ally: str
    beskar: Beskar


def ray(options: Options, seat: int) -> int:
    """The direction from Grogu to a seat: all around at equal angles, clockwise from the first, who sits below."""
    return (FIRST_RAY - FULL_TURN // options.seats * seat) % FULL_TURN


class Names:
    """The names of seats, piles and cards in a match; shared by all its positions."""

    def __init__(self, options: Options):
        deck = cast(Deck, options.deck)
        self.allies = [ally.id for ally in deck.ally]
        kinds = [Card(ally.id, cast(Beskar, beskar)) for ally in deck.ally for beskar in range(1, MOST_BESKAR + 1)]
        self.cards, self.kinds = kinds, {(card.ally, card.beskar): kind for kind, card in enumerate(kinds)}
        self.factions = [faction_of(options, seat) for seat in range(options.seats)]
        discs = {faction: iter(DISCS_OF[faction]) for faction in FACTIONS}
        self.discs: list[Disc] = [next(discs[faction]) for faction in self.factions]
        pooled = options.mode == "this-is-the-way"
        self.piles = [min(seat, 1) if pooled else seat for seat in range(options.seats)]  # seat -> win pile
        self.rays = [ray(options, seat) for seat in range(options.seats)]
        self.hits: Any = None  # the hit map of the layout, once somebody aims by it
        self.reaches: dict[int, list[list[int]]] = {}  # how far flicks carry, by seat, once it is to throw

    def disc_of_pile(self, pile: int) -> Disc:
        """The disc that stands for a win pile: its only, or first, owner's."""
        return self.discs[self.piles.index(pile)]

    def team(self, faction: int) -> tuple[Faction, list[int]]:
        """A team's faction and seats."""
        name = FACTIONS[faction]
        return name, [seat for seat, own in enumerate(self.factions) if own == name]


class Reading(CompiledState[Names, V], Generic[V]):
    """A position's record, read by the names of things."""

    __slots__ = ()
