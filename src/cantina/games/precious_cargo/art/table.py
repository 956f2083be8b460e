"""The table of Precious Cargo: wood under a lamp, and a position on it."""

from typing import cast

from cantina.games.pen import Point, chance, number, numbers
from cantina.games.precious_cargo.content import Deck, Faction, Layout
from cantina.games.precious_cargo.options import Options
from cantina.games.precious_cargo.view import PlayerSeen, View

from .cards import back_art, face_art, weave
from .discs import disc_art, grogu_art
from .paint import colour, filled, gradient, lettering, stroked
from .piles import piles_art

SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
TITLE = "The Mandalorian: Precious Cargo"
TENTHS = 10  # of a millimetre
CARDS_WITHIN, DISCS_AT, EDGE = 306, 364, 410  # from the middle: the ring around the cards, the players' discs, the end
WHOLE = f"{-EDGE} {-EDGE} {2 * EDGE} {2 * EDGE}"
PILES = 864  # the width of the win piles beside the table; more than two tables wide, a picture gets a line of its own
ALLY_PILE = (345, 330)  # larger than the cards on the table, as the players' discs are
ROOM = (3200, 2400)  # what a page shows of the wood around the table
BOARD = 24  # the width of a line of the grain
CARD_SHADOW = "M-31.5-44H31.5V44H-31.5Z"
DISC_SHADOW = "M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z"


def definitions() -> str:
    """The gradients and the weave that the drawings share; once in a document that holds any of them."""
    return (
        weave()
        + gradient("cargo-blue", (0, "blue-body", 1), (1, "blue-deep", 1))
        + gradient("cargo-red", (0, "red-body", 1), (1, "red-deep", 1))
        + gradient(
            "cargo-wood", (0, "wood-lit", 1), (0.4, "wood-warm", 1), (1, "wood-dim", 1),
            round=True, place='cx=".46" cy=".4" r=".7"',
        )
        + gradient("cargo-lamp", (0, "lamp", 0.4), (1, "lamp", 0), round=True)
        + gradient(
            "cargo-dusk", (0, "wood-dark", 0), (0.45, "wood-dark", 0.35), (0.75, "wood-dark", 0.88), (1, "wood-dark", 1),
            round=True, place='gradientUnits="userSpaceOnUse" cx="0" cy="0" r="760"',
        )
    )  # fmt: skip


def wood_art(left: float, top: float, wide: float, high: float) -> str:
    """Boards with their grain."""
    roll, grain = chance("wood"), ""
    for index in range(int(high / BOARD)):
        y = top + index * BOARD + roll.uniform(-5, 5)
        bends = ((left + wide * 0.3, y + roll.uniform(-8, 8)), (left + wide * 0.7, y + roll.uniform(-8, 8)), (left + wide, y))
        grain += f"M{numbers((left, y))}C{' '.join(map(numbers, bends))}"
    ground = f"M{numbers((left, top))}h{number(wide)}v{number(high)}h{number(-wide)}Z"
    return f'<path d="{ground}" fill="url(#cargo-wood)"/>{stroked(grain, "wood-grain", 1.2, 0.3)}'


def table_art() -> str:
    """The bare table: wood, the light of a lamp, and the ring that the cards lie within."""
    lamp = f'<circle r="{EDGE}" fill="url(#cargo-lamp)"/>'
    return f"{wood_art(-EDGE, -EDGE, 2 * EDGE, 2 * EDGE)}{lamp}{_ring(CARDS_WITHIN, 1.5, 0.5)}"


def ground_art() -> str:
    """The table in a dim room, for a page: more wood all around, and dusk where the lamp does not reach."""
    wide, high = ROOM
    dusk = f"M{numbers((-wide / 2, -high / 2))}h{number(wide)}v{number(high)}h{number(-wide)}Z"
    lamp = f'<circle r="{EDGE}" fill="url(#cargo-lamp)"/>'
    return (
        f'{wood_art(-wide / 2, -high / 2, wide, high)}{lamp}<path d="{dusk}" fill="url(#cargo-dusk)"/>'
        f"{_ring(CARDS_WITHIN, 1.5, 0.55)}{_ring(CARDS_WITHIN + 6, 0.8, 0.35)}"
    )


def _ring(radius: float, width: float, opacity: float) -> str:
    return f'<circle r="{radius}" fill="none" stroke="{colour("wood-ring")}" stroke-width="{width}" opacity="{opacity}"/>'


def lying(art: str, x: float, y: float, angle: float, shadow: str) -> str:
    """Something on the table with its shadow; the light comes from above, so shadows never turn."""
    turned = f"rotate({number(90 - angle)})"
    return (
        f'<g transform="translate({number(x)} {number(y)})"><g transform="translate(2.5 4) {turned}">'
        f'{filled(shadow, "shade", 0.5)}</g><g transform="{turned}">{art}</g></g>'
    )


def laid_out(layout: Layout) -> str:
    """A layout: the table with the fifteen cards face down, and Grogu."""
    cards = "".join(lying(back_art(), spot.x / TENTHS, -spot.y / TENTHS, spot.angle / 100, CARD_SHADOW) for spot in layout.card)
    return (
        f'{SVG} width="640" height="640" viewBox="{WHOLE}" role="img"><title>{TITLE}</title><defs>{definitions()}</defs>'
        f"{table_art()}{cards}{lying(grogu_art(), 0, 0, 90, DISC_SHADOW)}</svg>"
    )


def picture(options: Options, view: View) -> str:
    """A position: the table with all that lies on it and where things flew, and the win piles beside it."""
    factions = {ally.id: ally.faction for ally in cast(Deck, options.deck).ally}
    wide, high = 2 * EDGE + PILES, 2 * EDGE
    return (
        f'{SVG} width="{640 * wide // high}" height="640" viewBox="{-EDGE} {-EDGE} {wide} {high}" role="img">'
        f"<title>{TITLE}</title><defs>{definitions()}</defs>{table_art()}{_field(view, factions)}{_players(view)}{_thrown(view)}"
        f'<g transform="translate({EDGE} {-EDGE})">{piles_art(view, factions, PILES, high)}</g></svg>'
    )


def _field(view: View, factions: dict[str, Faction]) -> str:
    """The cards around Grogu, those chosen to be turned up marked; the pile that new ones come from; and Grogu."""
    drawn = ""
    for seen, place in enumerate(view.field):
        if not place.taken:
            card = place.card
            art = face_art(card.ally, factions[card.ally], card.beskar) if card else back_art()
            art += stroked(CARD_SHADOW, "cradle-glow", 6) if seen in view.chosen else ""
            drawn += lying(art, place.x / TENTHS, -place.y / TENTHS, place.angle / 100, CARD_SHADOW)
    if view.ally_pile:
        pile = lying(filled(CARD_SHADOW, "metal-dark"), 4, 5, 84, CARD_SHADOW) + lying(back_art(), 0, 0, 84, "")
        pile += f'<circle r="35" fill="{colour("shade")}"/>{lettering(str(view.ally_pile), 0, 17, 50, "arc")}'
        drawn += f'<g transform="translate({numbers(ALLY_PILE)}) scale(1.4)">{pile}</g>'
    glow = f'<circle r="31" fill="{colour("cradle-glow")}" opacity=".35"/>'
    return drawn + glow + lying(grogu_art(), 0, 0, 90, DISC_SHADOW)


def _players(view: View) -> str:
    """The discs that wait around the table, larger than those on it; a ring around the one whose turn it is."""
    drawn, thrown = "", {thing.seat for thing in view.things if not thing.card}
    for seat, player in enumerate(view.players):
        x, y = _home(player)
        if seat == view.mover and not view.winners:
            drawn += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="38" fill="none" stroke="{colour("arc")}" stroke-width="5"/>'
        if seat not in thrown:
            drawn += (
                f'<g transform="translate({x:.1f} {y:.1f}) scale(1.6)">{lying(disc_art(player.disc), 0, 0, 90, DISC_SHADOW)}</g>'
            )
    return drawn


def _home(player: PlayerSeen) -> Point:
    """Where a player's disc waits; the rest of the way to the hand is folded."""
    nearer = DISCS_AT / (player.release.x**2 + player.release.y**2) ** 0.5
    return player.release.x * nearer, -player.release.y * nearer


def _thrown(view: View) -> str:
    """What was thrown where it rests, with its flight; what is still to rest, where it was aimed."""
    drawn, home = "", _home(view.players[view.mover])
    for thing in view.things:
        art = back_art() if thing.card else disc_art(view.players[thing.seat].disc)
        shadow, angle = (CARD_SHADOW, thing.angle / 100) if thing.card else (DISC_SHADOW, 90.0)
        x, y = thing.x / TENTHS, -thing.y / TENTHS
        drawn += _flight(home, (x, y)) + lying(art + stroked(shadow, "arc", 5), x, y, angle, shadow)
    for aim in view.aims[len(view.things) :]:
        x, y = aim.x / TENTHS, -aim.y / TENTHS
        cross = f"M{numbers((x - 22, y))}h44M{numbers((x, y - 22))}v44"
        drawn += _flight(home, (x, y)) + stroked(cross, "shade", 12, 0.7) + stroked(cross, "arc", 6)
    return drawn


def _flight(start: Point, end: Point) -> str:
    """A way through the air, as an arc beside the straight line."""
    across, down = (end[0] - start[0]) * 0.22, (end[1] - start[1]) * 0.22
    bend = ((start[0] + end[0]) / 2 - down, (start[1] + end[1]) / 2 + across)
    arc = f"M{numbers(start)}Q{numbers(bend)} {numbers(end)}"
    return f'{stroked(arc, "shade", 13, 0.45)}<g stroke-dasharray="1 16">{stroked(arc, "arc", 8)}</g>'
