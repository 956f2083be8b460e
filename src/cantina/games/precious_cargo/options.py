"""What is agreed before the first throw: options, who sits where, and the kernel's record of it."""

from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta

from cantina.core import game as core
from cantina.core.compiler import allocate, named
from cantina.core.game import read_options
from cantina.core.problem import blaming

from .content import (
    DISCS_OF,
    FACTIONS,
    Beskar,
    Deck,
    Disc,
    Faction,
    Layout,
    Skill,
    UnplayableError,
    check_deck,
    check_layout,
    shipped,
    sine,
)
from .content import names as shipped_names
from .events import Card
from .kernel.codes import ARM, MOST_BESKAR
from .kernel.tables import NORMAL, ONE, SINE
from .view import ReachSeen

Mode = Literal["teams", "this-is-the-way"]
Count = Literal["each", "sum"]
ERRORS: dict[Skill, tuple[int, int]] = {  # along and aside, in thousandths of the distance
    "child": (90, 60),
    "typical": (60, 40),
    "good": (45, 30),
    "expert": (30, 20),
}
FEWEST_FOR_THE_WAY = 4
FIRST_RAY, FULL_TURN = 27000, 36000
ANY_NUMBER = 99


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first throw. The first seat plays the Mandalorian; the teams follow from the seats."""

    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    mode: Mode = "teams"
    points: Count = "each"
    purchases: Annotated[int, Meta(ge=1, le=9)] | None = None
    skills: tuple[Skill, Skill, Skill, Skill, Skill, Skill] = ("typical",) * 6
    aid: Annotated[bool, Meta(extra_json_schema={"alone": True})] = False  # on where one press begins a match against a bot
    layout: Annotated[str, Meta(examples=shipped_names(Layout))] | Layout = "standard"
    deck: Annotated[str, Meta(examples=shipped_names(Deck))] | Deck = "full"

    def sides(self) -> list[list[int]]:
        """The Mandalorians against the Empire."""
        return [[seat for seat in range(self.seats) if faction_of(self, seat) == faction] for faction in FACTIONS]


def resolve_options(options: Options) -> Options:
    """Options with shipped content put in for its name, checked as a whole."""
    options = cast(Options, read_options(Options, msgspec.to_builtins(options)))
    if options.mode == "this-is-the-way" and options.seats < FEWEST_FOR_THE_WAY:  # CARGO-R-50
        raise UnplayableError("way-seats", option="mode", fewest=FEWEST_FOR_THE_WAY, count=options.seats)
    with blaming("layout"):
        layout = shipped(options.layout, Layout) if isinstance(options.layout, str) else options.layout
        check_layout(layout)
    with blaming("deck"):
        deck = shipped(options.deck, Deck) if isinstance(options.deck, str) else options.deck
        check_deck(deck)
    return msgspec.structs.replace(options, layout=layout, deck=deck)


def faction_of(options: Options, seat: int) -> Faction:
    """CARGO-05, 06, 09, 63: the teams sit in turn, and an odd player belongs to the Empire; or one against all."""
    if options.mode == "this-is-the-way":
        return "empire" if seat else "mandalorians"
    return "empire" if seat % 2 or seat >= options.seats - options.seats % 2 else "mandalorians"


def ray(options: Options, seat: int) -> int:
    """The direction from Grogu to a seat: all around at equal angles, clockwise from the first, who sits below."""
    return (FIRST_RAY - FULL_TURN // options.seats * seat) % FULL_TURN


def nearest(layout: Layout, angle: int) -> int:
    """How far from Grogu's centre one must stand there: an arm's length beyond the farthest card (CARGO-18, CARGO-R-16).

    A place is rounded to tenths of a millimetre, which may bring it nearer by less than two of them: so the next two count, too.
    """
    x, y = sine(angle + FULL_TURN // 4), sine(angle)
    farthest = max(a * x + b * y for spot in layout.card for a, b in spot.corners())
    away = ARM - -farthest // (ONE * ONE)
    while not all(_is_far_enough(layout, *on_ray(away + more, x, y)) for more in range(3)):
        away += 1
    return away


def on_ray(away: int, x: int, y: int) -> tuple[int, int]:
    """The place so far from Grogu's centre on a ray that points to x and y times `ONE`, rounded as the kernel rounds it."""
    return (2 * away * x + ONE) // (2 * ONE), (2 * away * y + ONE) // (2 * ONE)


def _is_far_enough(layout: Layout, x: int, y: int) -> bool:
    return all(spot.apart(x, y) >= (ARM * ONE) ** 2 for spot in layout.card)


class Names:
    """What the kernel's numbers of seats, piles and cards are called in a match; shared by all its positions."""

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
        self.reaches: dict[int, list[ReachSeen]] = {}  # by seat, once it is to throw

    def disc_of_pile(self, pile: int) -> Disc:
        """The disc that stands for a win pile: its only, or first, owner's."""
        return self.discs[self.piles.index(pile)]

    def team(self, faction: int) -> tuple[Faction, list[int]]:
        """A team's faction and seats."""
        name = FACTIONS[faction]
        return name, [seat for seat, own in enumerate(self.factions) if own == name]


def make_setup(options: Options) -> Any:
    """What the rules need of the options, as the kernel's record."""
    from .kernel.record import Setup

    layout, deck, names = cast(Layout, options.layout), cast(Deck, options.deck), Names(options)
    records = allocate(Setup)
    content = named(records)
    content.seats, content.way, content.added = options.seats, options.mode == "this-is-the-way", options.points == "sum"
    content.purchases = options.purchases or ANY_NUMBER
    content.piles, content.allies = max(names.piles) + 1, len(deck.ally)
    content.normal[:], content.sine[:] = NORMAL, SINE
    for seat, faction in enumerate(names.factions):
        angle = names.rays[seat]
        content.faction[seat] = content.pile_faction[names.piles[seat]] = FACTIONS.index(faction)
        content.members[FACTIONS.index(faction)] += 1
        content.pile[seat] = names.piles[seat]
        content.ray[seat], content.ray_x[seat], content.ray_y[seat] = angle, sine(angle + FULL_TURN // 4), sine(angle)
        content.nearest[seat] = nearest(layout, angle)
        content.along[seat], content.aside[seat] = ERRORS[options.skills[seat]]
    for number, ally in enumerate(deck.ally):
        content.ally_faction[number] = FACTIONS.index(ally.faction)
        for beskar in ally.beskar:
            content.copies[number * MOST_BESKAR + beskar - 1] += 1
    for place, spot in enumerate(layout.card):
        content.card_x[place], content.card_y[place] = spot.x, spot.y
        content.card_ux[place], content.card_uy[place] = spot.long_side()
    return records
