"""The win piles of Precious Cargo beside a drawn position: whose they are, cards in sets with their points, upgrades used."""

from typing import NamedTuple

from cantina.games.precious_cargo.content import Faction, Upgrade
from cantina.games.precious_cargo.names import Card
from cantina.games.precious_cargo.view import GroupSeen, PileSeen, View

from .cards import face_art, upgrade_art
from .discs import disc_art, grogu_art
from .paint import FACTIONS, colour, filled, lettering, stroked

OWNER, SIGNS = 368, 80  # the widths beside the cards: discs with points, and upgrades used
SCORE, SMALL = 88, 68  # sizes of letters; the small ones can still be read on a phone
LARGEST, SMALLEST = 140, 40  # widths of cards; as large as all of a pile find room
TALL, SHOWN, GAP = 88 / 63, 0.42, 24  # a card's height by its width, what is seen of one under another, and between sets


class Stack(NamedTuple):
    """Cards that lie together, and what they bring."""

    group: GroupSeen
    cards: list[Card]

    @property
    def points(self) -> str:
        """What its cards bring, and the bonus of a set."""
        bonus = self.group.bonus
        return f"{self.group.points}{f'{bonus:+d}'.replace('-', '−') if bonus else ''}"

    def width(self, card: float) -> float:
        """How wide it is with cards of a width; its points lie under it."""
        return max(self.fan(card), 0.58 * SMALL * len(self.points)) + GAP

    def fan(self, card: float) -> float:
        """How wide its cards are."""
        return card * (1 + SHOWN * (len(self.cards) - 1))


def piles_art(view: View, factions: dict[str, Faction], wide: float, high: float) -> str:
    """All win piles, one under the other, with their left upper corner at 0,0."""
    row = high / len(view.piles)
    drawn = filled(f"M0 0h{wide:g}v{high:g}h{-wide:g}Z", "wood-dark")
    for number, pile in enumerate(view.piles):
        used = list(dict.fromkeys(upgrade for seat in pile.seats for upgrade in view.players[seat].used))
        shining = view.upgrade if view.mover in pile.seats else None
        room = wide - OWNER - (SIGNS if used else 0)
        drawn += filled(f"M0 {row * number:g}h12v{row:g}h-12Z", f"{FACTIONS[pile.faction]}-body")
        drawn += stroked(f"M12 {row * number:g}H{wide:g}", "wood-ring", 2, 0.4) if number else ""
        drawn += f'<g transform="translate(0 {row * (number + 0.5):g})">{_owner(view, pile)}'
        drawn += f'<g transform="translate({OWNER} 0)">{_cards(stacks(pile), factions, room, row)}</g>'
        drawn += f'<g transform="translate({wide - SIGNS / 2 - 6:g} 0)">{_signs(used, shining, row)}</g></g>'
    return drawn


def stacks(pile: PileSeen) -> list[Stack]:
    """The cards of a pile in the groups that the game counts by."""
    found, guarded = [], list(pile.protected)
    for group in pile.groups:
        cards = [card for card in (guarded if group.protected else pile.cards) if card.ally == group.ally][: group.cards]
        for card in cards if group.protected else ():
            guarded.remove(card)
        found.append(Stack(group, cards))
    return found


def _owner(view: View, pile: PileSeen) -> str:
    """Discs, points of how many, how often somebody may throw, and Grogu where they can win him."""
    drawn, apart = "", 40 / len(pile.seats)
    for place, seat in reversed(list(enumerate(pile.seats))):
        player = view.players[seat]
        drawn += f'<g transform="translate({66 + apart * place:.1f} 0) scale(2.1)">{disc_art(player.disc)}</g>'
        throws = view.throws if seat == view.mover and not view.winners else 1 + player.gifts
        drawn += lettering(f"×{throws}", 66, 98, SMALL, "cradle-glow") if throws > 1 else ""
    team = next(team for team in view.teams if pile.seats[0] in team.seats)
    if team.may_aim:
        drawn += f'<g transform="translate(106 -50) scale(1.5)">{grogu_art()}</g>'
    need = f"/{team.need}" if not team.together or pile.seats == team.seats else ""
    points = f'{pile.score}<tspan font-size="{SMALL}">{need}</tspan>'
    return drawn + lettering(points, 120 if len(pile.seats) == 1 else 148, 30, SCORE, "arc", "start")


def _cards(pile: list[Stack], factions: dict[str, Faction], room: float, row: float) -> str:
    """Stacks side by side over their points."""
    card = min(LARGEST, (row - SMALL - 30) / TALL)
    while card > SMALLEST and sum(stack.width(card) for stack in pile) > room:
        card -= 2
    drawn, across, down = "", 0.0, -(SMALL + 8) / 2
    for stack in pile:
        middle = across + (stack.width(card) - GAP) / 2
        left = middle - stack.fan(card) / 2
        for place, shown in enumerate(stack.cards):
            drawn += f'<g transform="translate({left + card * (0.5 + SHOWN * place):.1f} {down:g}) scale({card / 63:.3f})">'
            drawn += f"{face_art(shown.ally, factions[shown.ally], shown.beskar)}</g>"
        drawn += lettering(stack.points, middle, down + card * TALL / 2 + SMALL * 0.85, SMALL, "wood-ring")
        if stack.group.protected:
            drawn += _shield(left, down, stack.fan(card), card * TALL)
        across += stack.width(card)
    return f'<g transform="scale({min(1, room / across):.3f})">{drawn}</g>' if across else ""


def _shield(left: float, middle: float, wide: float, high: float) -> str:
    """What a protected set stands behind."""
    top = middle - high / 2
    frame = stroked(f"M{left - 6:g} {top - 6:g}h{wide + 12:g}v{high + 12:g}h{-wide - 12:g}Z", "cradle-glow", 7)
    return f'{frame}<g transform="translate({left + wide:g} {top + 6:g}) scale(1.5)">{_sign("protect", "cradle-glow")}</g>'


def _signs(used: list[Upgrade], shining: Upgrade | None, row: float) -> str:
    """Upgrades that were bought, one under the other; the one that is being carried out shines."""
    apart = min(76, row / max(1, len(used)))
    drawn = ""
    for place, upgrade in enumerate(used):
        down = (place - (len(used) - 1) / 2) * apart
        sign = _sign(upgrade, "cradle-glow" if upgrade == shining else "wood-ring")
        drawn += f'<g transform="translate(0 {down:g}) scale({apart / 42:.2f})">{sign}</g>'
    return drawn


def _sign(upgrade: Upgrade, role: str) -> str:
    return f'<g color="{colour(role)}"><circle r="20" fill="{colour("wood-dark")}"/>{upgrade_art(upgrade)}</g>'
