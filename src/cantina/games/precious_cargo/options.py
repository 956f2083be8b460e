"""Options of Precious Cargo: what is agreed before the first throw."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cantina.core import game as core
from cantina.core.game import read_options
from cantina.core.problem import blaming

from .content import FACTIONS, Deck, Faction, Layout, Skill, UnplayableError, check_deck, check_layout, shipped
from .content import names as shipped_names

Mode = Literal["teams", "this-is-the-way"]
Count = Literal["each", "sum"]
FEWEST_FOR_THE_WAY = 4
DECKS: dict[Mode, str] = {"teams": "full", "this-is-the-way": "lean"}  # by measured matches both sides win about alike
FIRST_RAY, FULL_TURN = 27000, 36000


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first throw. The first seat plays the Mandalorian; the teams follow from the seats."""

    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    mode: Mode = "teams"
    points: Count = "each"
    purchases: Annotated[int, Meta(ge=1, le=9)] | None = None
    skills: tuple[Skill, Skill, Skill, Skill, Skill, Skill] = ("typical",) * 6
    # on where one press begins a match against a bot
    aid: Annotated[bool, Meta(extra_json_schema={"shown": True, "alone": True, "quick": True, "family": True})] = False
    layout: Annotated[str, Meta(examples=shipped_names(Layout))] | Layout = "standard"
    # None: what fits the mode
    deck: (
        Annotated[str, Meta(examples=shipped_names(Deck), extra_json_schema={"shown": True, "quick": "short"})] | Deck | None
    ) = None

    def sides(self) -> list[list[int]]:
        """The Mandalorians against the Empire."""
        return [[seat for seat in range(self.seats) if faction_of(self, seat) == faction] for faction in FACTIONS]


def resolve_options(options: core.Options) -> Options:
    """Options with shipped content put in for its name, checked as a whole."""
    options = read_options(Options, msgspec.to_builtins(options))
    if options.mode == "this-is-the-way" and options.seats < FEWEST_FOR_THE_WAY:  # CARGO-R-50
        raise UnplayableError("way-seats", option="mode", fewest=FEWEST_FOR_THE_WAY, count=options.seats)
    with blaming("layout"):
        layout = shipped(options.layout, Layout) if isinstance(options.layout, str) else options.layout
        check_layout(layout)
    with blaming("deck"):
        chosen = options.deck or DECKS[options.mode]
        deck = shipped(chosen, Deck) if isinstance(chosen, str) else chosen
        check_deck(deck)
    return msgspec.structs.replace(options, layout=layout, deck=deck)


def faction_of(options: Options, seat: int) -> Faction:
    """CARGO-05, 06, 09, 63: the teams sit in turn, and an odd player belongs to the Empire; or one against all."""
    if options.mode == "this-is-the-way":
        return "empire" if seat else "mandalorians"
    return "empire" if seat % 2 or seat >= options.seats - options.seats % 2 else "mandalorians"
