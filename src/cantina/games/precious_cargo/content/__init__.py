"""Content of Precious Cargo: layouts and decks, shipped or a user's own, checked before anybody plays with them."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from cantina.core.problem import OptionError
from cantina.core.shipped import Shelf

from ..kernel.codes import ALLIES, FIELD, HALF_LENGTH, HALF_WIDTH, MOST_CARDS, RADIUS, REACH
from ..kernel.tables import ONE, SINE, STEP

Faction = Literal["mandalorians", "empire"]
Skill = Literal["child", "typical", "good", "expert"]
Upgrade = Literal["protect", "multi-throw", "gift", "steal", "trade", "reveal"]
Beskar = Literal[1, 2, 3]
Disc = Literal[
    "the-mandalorian", "the-armorer", "bo-katan-kryze",
    "moff-gideon", "the-client", "doctor-pershing", "death-trooper-captain", "stormtrooper-captain",
]  # fmt: skip
Colour = Literal["white", "yellow", "green", "red", "black", "orange"]

FACTIONS: tuple[Faction, ...] = get_args(Faction)
SKILLS: tuple[Skill, ...] = get_args(Skill)
UPGRADES: tuple[Upgrade, ...] = get_args(Upgrade)
DISCS: tuple[Disc, ...] = get_args(Disc)
DISCS_OF: dict[Faction, tuple[Disc, ...]] = {"mandalorians": DISCS[:3], "empire": DISCS[3:]}
DISC_COLOURS: dict[Disc, Colour] = {  # discs of one colour never play in one match
    "the-mandalorian": "white",
    "the-armorer": "yellow",
    "bo-katan-kryze": "green",
    "moff-gideon": "red",
    "the-client": "black",
    "doctor-pershing": "orange",
    "death-trooper-captain": "green",
    "stormtrooper-captain": "yellow",
}
FEWEST_CARDS = FIELD + 1  # CARGO-R-01: more than lie around Grogu
FULL_SET = 4  # copies of some ally: without them CARGO-32 could never happen
HERE = Path(__file__).parent


class UnplayableError(OptionError):
    """A problem with options, layouts or decks of Precious Cargo."""

    folder = Path(__file__).parents[1] / "texts"


class Ally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ally: the faction, and the Beskar on each of its cards. One of a user's own is called by its id."""

    id: str
    faction: Faction
    beskar: tuple[Beskar, ...]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ally cards of a match."""

    name: str
    ally: tuple[Ally, ...]


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where an ally card lies: its centre in tenths of a millimetre, its long side's angle in hundredths of a degree."""

    x: Annotated[int, Meta(ge=-REACH, le=REACH)]
    y: Annotated[int, Meta(ge=-REACH, le=REACH)]
    angle: Annotated[int, Meta(ge=0, lt=36000)]

    def long_side(self) -> tuple[int, int]:
        """The direction of the long side, as a vector of length `ONE`."""
        return sine(self.angle + 9000), sine(self.angle)

    def corners(self) -> list[tuple[int, int]]:
        """The four corners around the card, in tenths of a millimetre times `ONE`."""
        ux, uy = self.long_side()
        around = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
        return [
            (
                self.x * ONE + a * HALF_LENGTH * ux - b * HALF_WIDTH * uy,
                self.y * ONE + a * HALF_LENGTH * uy + b * HALF_WIDTH * ux,
            )
            for a, b in around
        ]

    def apart(self, x: int, y: int) -> int:
        """The square of the distance from a point to the card, times the square of `ONE`; on the card it is 0."""
        ux, uy = self.long_side()
        x, y = x - self.x, y - self.y
        beyond = max(abs(x * ux + y * uy) - HALF_LENGTH * ONE, 0)
        beside = max(abs(y * ux - x * uy) - HALF_WIDTH * ONE, 0)
        return beyond * beyond + beside * beside


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fifteen places around Grogu, agreed before the match (CARGO-13)."""

    name: str
    card: tuple[Spot, ...]


def sine(angle: int) -> int:
    """The sine of an angle in hundredths of a degree, times `ONE`, from the fixed table."""
    angle %= 36000
    sign = -1 if angle >= 18000 else 1
    angle %= 18000
    index, rest = divmod(min(angle, 18000 - angle), STEP)
    return sign * ((SINE[index] * (STEP - rest) + SINE[min(index + 1, len(SINE) - 1)] * rest) // STEP)


SHELF = Shelf(HERE, UnplayableError, layout=Layout, deck=Deck)
shipped, names = SHELF.find, SHELF.names


def check_deck(deck: Deck) -> None:
    """CARGO-R-01: more than fifteen cards, both factions equally, and some ally four times."""
    where = f"deck {deck.name!r}"
    if twice := [id_ for id_, count in Counter(ally.id for ally in deck.ally).items() if count > 1]:
        raise UnplayableError("ally-twice", where, ally=repr(twice[0]))
    if len(deck.ally) > ALLIES:
        raise UnplayableError("number-of-allies", where, count=len(deck.ally), most=ALLIES)
    if without := [ally.id for ally in deck.ally if not ally.beskar]:
        raise UnplayableError("ally-without-card", f"{where}, ally {without[0]!r}")
    cards = {faction: sum(len(ally.beskar) for ally in deck.ally if ally.faction == faction) for faction in FACTIONS}
    if len(set(cards.values())) > 1:
        raise UnplayableError("uneven-factions", where, mandalorians=cards["mandalorians"], empire=cards["empire"])
    if not FEWEST_CARDS <= sum(cards.values()) <= MOST_CARDS:
        raise UnplayableError("number-of-cards", where, count=sum(cards.values()), fewest=FEWEST_CARDS, most=MOST_CARDS)
    if max(len(ally.beskar) for ally in deck.ally) < FULL_SET:
        raise UnplayableError("no-full-set", where, cards=FULL_SET)


def check_layout(layout: Layout) -> None:
    """CARGO-12, CARGO-R-25: fifteen cards wholly within 300 mm, touching neither each other nor Grogu. Names the card."""
    where = f"layout {layout.name!r}"
    if len(layout.card) != FIELD:
        raise UnplayableError("cards-of-layout", where, count=len(layout.card), field=FIELD)
    for number, spot in enumerate(layout.card):
        if max(x * x + y * y for x, y in spot.corners()) > (REACH * ONE) ** 2:
            raise UnplayableError("corner-too-far", f"{where}, card {number}")
        if spot.apart(0, 0) <= (RADIUS * ONE) ** 2:
            raise UnplayableError("touches-grogu", f"{where}, card {number}")
        for other in range(number):
            if _touch(spot, layout.card[other]):
                raise UnplayableError("touches-card", f"{where}, card {number}", card=other)


def _touch(one: Spot, other: Spot) -> bool:
    """Whether two cards overlap or touch: no side of either has the whole other card strictly beyond it."""
    for spot in (one, other):
        ux, uy = spot.long_side()
        for axis in ((ux, uy), (-uy, ux)):
            shadows = [[x * axis[0] + y * axis[1] for x, y in card.corners()] for card in (one, other)]
            if max(shadows[0]) < min(shadows[1]) or max(shadows[1]) < min(shadows[0]):
                return False
    return True
