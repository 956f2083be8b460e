"""Views of Precious Cargo: only the faces of cards lying face down are hidden, and nobody knows those."""

import msgspec

from cantina.core import game as core

from .content import Colour, Disc, Faction, Skill, Upgrade
from .events import Card, Point


class PlaceSeen(msgspec.Struct, frozen=True):
    """A place of the layout: its geometry, whether its card has been taken, and the card that lies there face up."""

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
    """A player: disc and colour, faction, skill, the number of the win pile, the place of release, what was used or given."""

    disc: Disc
    colour: Colour
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


class ReachSeen(msgspec.Struct, frozen=True):
    """A flick of the usual loft at some speed: how far it lands, hops and rests, and its errors along the way and aside."""

    speed: int
    landing: int
    hop: int
    rest: int
    along: int
    aside: int


class ThrowingSeen(msgspec.Struct, frozen=True):
    """How the player to move throws: from where, and with what errors.

    A throw at a point errs by `along` and `aside` thousandths of its distance. An ellipse of `half` hundredths of the errors
    holds half of all throws, one of `most` hundredths nine in ten.
    """

    release: Point
    along: int
    aside: int
    half: int
    most: int
    loft: int
    reaches: list[ReachSeen]


class ChancesSeen(msgspec.Struct, frozen=True):
    """What the latest aim can be expected to bring: points in hundredths, chances of things being hit in thousandths."""

    points: int
    places: list[int]
    any: int
    grogu: int


class View(core.View, frozen=True, kw_only=True):
    """A position as everybody sees it; the aiming aid and chances are for the player who throws, if it was agreed on."""

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
    throwing: ThrowingSeen | None
    aid: AidSeen | None
    chances: ChancesSeen | None
    winners: list[int]
