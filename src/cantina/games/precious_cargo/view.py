"""Views of Precious Cargo: only the faces of cards lying face down are hidden, and nobody knows those."""

import msgspec

from cantina.core import game as core

from .content import Disc, Faction, Skill, Upgrade
from .events import Card, Point


class PlaceSeen(msgspec.Struct, frozen=True):
    """A place of the layout: its geometry, whether a card lies there, and the card if it lies face up."""

    x: int
    y: int
    angle: int
    taken: bool
    card: Card | None


class ThingSeen(msgspec.Struct, frozen=True):
    """A thrown disc, or a thrown card with its angle, that lies on the table now."""

    seat: int
    card: bool
    x: int
    y: int
    angle: int


class PlayerSeen(msgspec.Struct, frozen=True):
    """A player: disc, faction, skill, the number of the win pile, where the disc is released, and what was used or given."""

    disc: Disc
    faction: Faction
    skill: Skill
    pile: int
    release: Point
    nearest: int
    used: list[Upgrade]
    gifts: int


class GroupSeen(msgspec.Struct, frozen=True):
    """Identical cards of a win pile: what the cards and the set bring, and whether Protect keeps them."""

    ally: str
    cards: int
    points: int
    bonus: int
    protected: bool


class PileSeen(msgspec.Struct, frozen=True):
    """A win pile: whose it is, its cards, points in parts, and the Beskar that could be paid."""

    faction: Faction
    seats: list[int]
    cards: list[Card]
    protected: list[Card]
    groups: list[GroupSeen]
    beskar: int
    score: int


class TeamSeen(msgspec.Struct, frozen=True):
    """A team: the points needed, of each member or together, whether it has them, and whether it can win on Grogu now."""

    faction: Faction
    seats: list[int]
    need: int
    together: bool
    has_points: bool
    may_aim: bool


class UpgradeSeen(msgspec.Struct, frozen=True):
    """An upgrade: its price, the copies left, and by which rule the mover cannot buy it now."""

    upgrade: Upgrade
    price: int
    stock: int
    refusal: str | None


class AidSeen(msgspec.Struct, frozen=True):
    """The aiming aid: for aims on a grid, from the lower left row by row, the points to expect in hundredths.

    `clean` is the chance in thousandths to rest on Grogu alone.
    """

    low: int
    step: int
    columns: int
    points: list[int]
    clean: list[int]


class View(core.View, frozen=True, kw_only=True):
    """A position as everybody sees it; the aiming aid is for whoever throws, if it was agreed on."""

    mover: int
    throws: int
    purchases: int
    upgrade: Upgrade | None
    due: int
    picked: int
    offered: Card | None
    aims: list[Point]
    field: list[PlaceSeen]
    chosen: list[int]
    things: list[ThingSeen]
    ally_pile: int
    unseen: dict[str, int]
    gone: list[Card]
    players: list[PlayerSeen]
    piles: list[PileSeen]
    teams: list[TeamSeen]
    upgrades: list[UpgradeSeen]
    waived: bool
    aid: AidSeen | None
    winners: list[int]
