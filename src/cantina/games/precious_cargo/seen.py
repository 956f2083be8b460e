"""Making views: what a position shows, put together from the kernel's record."""

from typing import TYPE_CHECKING, Any, cast

from cantina.core.compiler import named

from .content import DISC_COLOURS, UPGRADES, Layout
from .events import Card, Point
from .kernel import codes, ids
from .options import Names, on_ray
from .view import (
    GroupSeen,
    PileSeen,
    PlaceSeen,
    PlayerSeen,
    TeamSeen,
    ThingSeen,
    ThrowingSeen,
    UpgradeSeen,
    View,
)

# hundredths of a normal error in both directions, one throw in twenty two and a half times as large: half of all throws
# lie within the first, nine in ten within the second
HALF, MOST = 121, 230

if TYPE_CHECKING:
    from .game import State


def see(state: "State") -> View:
    """The position as everybody sees it."""
    at, names, found = named(state._record), state._names, state.survey()
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


def _throwing(state: "State", at: Any) -> ThrowingSeen:
    """How the mover's disc, or a card of its Multi-throw, is thrown."""
    content, seat = named(state._setup), int(at.mover)
    fifths = codes.CARD_FIFTHS if state.prompt().kind == "aim" else 5
    along, aside = (int(error[seat]) * fifths // 5 for error in (content.along, content.aside))
    return ThrowingSeen(_release(content, seat), along, aside, HALF, MOST, codes.LOFT, state.reaches(seat))


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


def _player(state: "State", at: Any, seat: int) -> PlayerSeen:
    content, names = named(state._setup), state._names
    used = [upgrade for number, upgrade in enumerate(UPGRADES) if at.used[seat] >> number & 1]
    return PlayerSeen(
        disc=names.discs[seat],
        colour=DISC_COLOURS[names.discs[seat]],
        faction=names.factions[seat],
        skill=state.options.skills[seat],
        pile=names.piles[seat],
        release=_release(content, seat),
        nearest=int(content.nearest[seat]),
        used=used,
        gifts=int(at.gifts[seat]),
    )


def _release(content: Any, seat: int) -> Point:
    """The nearest place that a seat may throw from."""
    return Point(*on_ray(int(content.nearest[seat]), int(content.ray_x[seat]), int(content.ray_y[seat])))


def _pile(state: "State", at: Any, pile: int, score: int) -> PileSeen:
    names, held = state._names, at.held[pile].tolist()
    seats = [seat for seat, own in enumerate(names.piles) if own == pile]
    parts = zip(names.allies, state.parts(pile), strict=False)
    groups = [GroupSeen(ally, cards, points, bonus, False) for ally, (cards, points, bonus) in parts if cards]
    for i in range(int(at.sets)):
        if at.set_pile[i] == pile:
            cards, points = int(at.set_cards[i]), int(at.set_points[i])
            base = codes.CARD_POINTS * cards
            groups.append(GroupSeen(names.allies[int(at.set_ally[i])], cards, base, points - base, True))
    beskar = sum(count * (kind % codes.MOST_BESKAR + 1) for kind, count in enumerate(held))
    own, guarded = cards_of(held, names), cards_of(at.guarded[pile].tolist(), names)
    return PileSeen(names.factions[seats[0]], seats, own, guarded, groups, beskar, score)


def _team(state: "State", faction: int, found: list[int]) -> TeamSeen:
    name, seats = state._names.team(faction)
    options = state.options
    together = options.points == "sum" or options.mode == "this-is-the-way"
    need = found[0] if together else found[0] // len(seats)
    return TeamSeen(name, seats, need, together, bool(found[1]), bool(found[2]))


def _upgrade(at: Any, number: int, price: int, refused: int) -> UpgradeSeen:
    return UpgradeSeen(UPGRADES[number], price, int(at.stock[number]), ids.name(refused) if refused else None)
