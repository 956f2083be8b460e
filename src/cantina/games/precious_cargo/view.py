"""Views of Precious Cargo, and their making from the kernel's record: only faces of cards lying face down are hidden."""

from typing import Any, cast

import msgspec
import numpy as np

from cantina.core import game as core
from cantina.core.compiler import named

from .content import DISC_COLOURS, UPGRADES, Colour, Disc, Faction, Layout, Skill, Upgrade
from .kernel import codes, ids, reaching
from .names import Card, Names, Point, Reading
from .setup import on_ray

# hundredths of a normal error in both directions, one throw in twenty two and a half times as large: half of all throws
# lie within the first, nine in ten within the second
HALF, MOST = 121, 230


class PlaceSeen(msgspec.Struct, frozen=True, gc=False):
    """A place of the layout: its geometry, whether its card has been taken, and the card that lies there face up."""

    x: int
    y: int
    angle: int
    taken: bool
    card: Card | None


class ThingSeen(msgspec.Struct, frozen=True, gc=False):
    """A thrown disc, or a thrown card with its angle, that lies on the table now."""

    seat: int
    card: bool
    x: int
    y: int
    angle: int


class PlayerSeen(msgspec.Struct, frozen=True, gc=False):
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


class GroupSeen(msgspec.Struct, frozen=True, gc=False):
    """Identical cards of a win pile: what the cards and the set bring, and whether Protect keeps them."""

    ally: str
    cards: int
    points: int
    bonus: int
    protected: bool


class PileSeen(msgspec.Struct, frozen=True, gc=False):
    """A win pile: whose it is, its cards, points in parts, and the Beskar that could be paid."""

    faction: Faction
    seats: list[int]
    cards: list[Card]
    protected: list[Card]
    groups: list[GroupSeen]
    beskar: int
    score: int


class TeamSeen(msgspec.Struct, frozen=True, gc=False):
    """A team: the points needed, of each member or together, whether it has them, and whether it can win on Grogu now."""

    faction: Faction
    seats: list[int]
    need: int
    together: bool
    has_points: bool
    may_aim: bool


class UpgradeSeen(msgspec.Struct, frozen=True, gc=False):
    """An upgrade: its price, the copies left, and by which rule the mover cannot buy it now."""

    upgrade: Upgrade
    price: int
    stock: int
    refusal: str | None


class AidSeen(msgspec.Struct, frozen=True, gc=False):
    """The aiming aid: for aims on a grid, from the lower left row by row, the points to expect in hundredths.

    `clean` is the chance in thousandths to rest on Grogu alone.
    """

    low: int
    step: int
    columns: int
    points: list[int]
    clean: list[int]


class ReachSeen(msgspec.Struct, frozen=True, gc=False):
    """A flick of the usual loft at some speed: how far it lands, hops and rests, and its errors along the way and aside."""

    speed: int
    landing: int
    hop: int
    rest: int
    along: int
    aside: int


class ThrowingSeen(msgspec.Struct, frozen=True, gc=False):
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


class ChancesSeen(msgspec.Struct, frozen=True, gc=False):
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


# ---- making -----------------------------------------------------------------------------------------------------------


def make_view(state: Reading[Any]) -> View:
    """The position as everybody sees it."""
    at, names, found = named(state._record), state._names, survey(state)
    piles = max(names.piles) + 1
    scores, teams, waived, offers = found[:piles], found[piles : piles + 6], found[piles + 6], found[piles + 7 :]
    upgrade = int(at.upgrade)
    return View(
        seat=None,
        turn=state.turn,
        prompt=state.prompt(),
        mover=int(at.mover),
        throws=int(at.throws),
        purchases=int(at.purchases),
        upgrade=UPGRADES[upgrade] if upgrade >= 0 else None,
        due=int(at.due),
        picked=int(at.picked),
        offered=names.cards[int(at.offered)] if at.offered >= 0 else None,
        aims=[Point(int(at.aim_x[i]), int(at.aim_y[i])) for i in range(int(at.things))],
        field=_field(cast(Layout, state.options.layout), at, names),
        chosen=[place for place in range(codes.FIELD) if at.chosen >> place & 1],
        things=_things(at),
        ally_pile=int(at.pile),
        unseen=_unseen(at, names),
        gone=cards_of(at.gone.tolist(), names),
        players=[_player(state, at, number) for number in range(state.options.seats)],
        piles=[_pile(state, at, pile, scores[pile]) for pile in range(piles)],
        teams=[_team(state, faction, teams[3 * faction : 3 * faction + 3]) for faction in range(codes.TEAMS)],
        upgrades=[_upgrade(at, number, *offers[2 * number : 2 * number + 2]) for number in range(codes.UPGRADES)],
        waived=bool(waived),
        throwing=_throwing(state, at) if state.prompt().kind in ("turn", "aim") else None,
        aid=None,
        chances=None,
        winners=names.team(int(at.winner))[1] if at.winner >= 0 else [],
    )


def _throwing(state: Reading[Any], at: Any) -> ThrowingSeen:
    """How the mover's disc, or a card of its Multi-throw, is thrown."""
    setup, seat = named(state._setup), int(at.mover)
    fifths = codes.CARD_FIFTHS if state.prompt().kind == "aim" else 5
    along, aside = (int(error[seat]) * fifths // 5 for error in (setup.along, setup.aside))
    return ThrowingSeen(_release(setup, seat), along, aside, HALF, MOST, codes.LOFT, reaches(state, seat))


def cards_of(counts: list[int], names: Names) -> list[Card]:
    """Cards counted by kind, one by one."""
    return [names.cards[kind] for kind, count in enumerate(counts[: len(names.cards)]) for _ in range(count)]


def _field(layout: Layout, at: Any, names: Names) -> list[PlaceSeen]:
    seen = []
    for spot, kind in zip(layout.card, at.field.tolist(), strict=True):
        card = names.cards[kind] if kind >= 0 else None
        seen.append(PlaceSeen(spot.x, spot.y, spot.angle, kind == codes.EMPTY, card))
    return seen


def _things(at: Any) -> list[ThingSeen]:
    by_card = at.things == codes.THROWN_CARDS
    return [
        ThingSeen(int(at.mover), bool(by_card), int(at.rest_x[i]), int(at.rest_y[i]), int(at.rest_angle[i]))
        for i in range(int(at.rested))
    ]


def _unseen(at: Any, names: Names) -> dict[str, int]:
    left = at.left.tolist()
    size = codes.MOST_BESKAR
    return {ally: sum(left[size * number : size * number + size]) for number, ally in enumerate(names.allies)}


def _player(state: Reading[Any], at: Any, seat: int) -> PlayerSeen:
    setup, names = named(state._setup), state._names
    used = [upgrade for number, upgrade in enumerate(UPGRADES) if at.used[seat] >> number & 1]
    return PlayerSeen(
        disc=names.discs[seat],
        colour=DISC_COLOURS[names.discs[seat]],
        faction=names.factions[seat],
        skill=state.options.skills[seat],
        pile=names.piles[seat],
        release=_release(setup, seat),
        nearest=int(setup.nearest[seat]),
        used=used,
        gifts=int(at.gifts[seat]),
    )


def _release(setup: Any, seat: int) -> Point:
    """The nearest place that a seat may throw from."""
    return Point(*on_ray(int(setup.nearest[seat]), int(setup.ray_x[seat]), int(setup.ray_y[seat])))


def _pile(state: Reading[Any], at: Any, pile: int, score: int) -> PileSeen:
    names, held = state._names, at.held[pile].tolist()
    seats = [seat for seat, own in enumerate(names.piles) if own == pile]
    parts = zip(names.allies, pile_parts(state, pile), strict=False)
    groups = [GroupSeen(ally, cards, points, bonus, False) for ally, (cards, points, bonus) in parts if cards]
    for i in range(int(at.sets)):
        if at.set_pile[i] == pile:
            cards, points = int(at.set_cards[i]), int(at.set_points[i])
            base = codes.CARD_POINTS * cards
            groups.append(GroupSeen(names.allies[int(at.set_ally[i])], cards, base, points - base, True))
    beskar = sum(count * (kind % codes.MOST_BESKAR + 1) for kind, count in enumerate(held))
    own, guarded = cards_of(held, names), cards_of(at.guarded[pile].tolist(), names)
    return PileSeen(names.factions[seats[0]], seats, own, guarded, groups, beskar, score)


def _team(state: Reading[Any], faction: int, found: list[int]) -> TeamSeen:
    name, seats = state._names.team(faction)
    options = state.options
    together = options.points == "sum" or options.mode == "this-is-the-way"
    need = found[0] if together else found[0] // len(seats)
    return TeamSeen(name, seats, need, together, bool(found[1]), bool(found[2]))


def _upgrade(at: Any, number: int, price: int, refused: int) -> UpgradeSeen:
    return UpgradeSeen(UPGRADES[number], price, int(at.stock[number]), ids.RULES[refused] if refused else None)


def survey(state: Reading[Any]) -> list[int]:
    """What the kernel says of points, teams and upgrades."""
    into = np.zeros(codes.SEATS + 7 + 2 * codes.UPGRADES, np.int64)
    state._kernel.survey(state._record, state._setup, into)
    found: list[int] = into.tolist()
    return found


def pile_parts(state: Reading[Any], pile: int) -> list[list[int]]:
    """For each ally in a win pile: cards outside protected sets, their points, and the bonus of the set."""
    into = np.zeros((codes.ALLIES, 3), np.int64)
    state._kernel.parts(state._record, state._setup, pile, into.reshape(-1))
    found: list[list[int]] = into.tolist()
    return found


def reaches(state: Reading[Any], seat: int) -> list[ReachSeen]:
    """How far a seat's flicks carry; worked out when it is first to throw, and shared by all positions of a match."""
    known = state._names.reaches
    if seat not in known:
        path, into = np.zeros_like(state._record["path"][0]), np.zeros((reaching.SPEEDS, reaching.NUMBERS), np.int64)
        reaching.reach(state._setup, seat, path, into.reshape(-1))
        known[seat] = into.tolist()
    speeds = range(codes.SLOWEST, codes.FASTEST + 1, reaching.SPEED_STEP)
    return [ReachSeen(speed, *numbers) for speed, numbers in zip(speeds, known[seat], strict=True)]
