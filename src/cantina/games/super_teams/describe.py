"""Super Teams in words: a view as lines of text, the track space by space."""

from collections.abc import Sequence
from itertools import groupby
from typing import cast

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.game import Seats
from cantina.core.spoken import Spoken, one_word, plain
from cantina.core.texts import Texts

from .actions import Fly, Hook
from .content import SPACES, Board
from .options import Options
from .view import Card, ShipSeen, View

AHEAD, BEHIND = 6, 2  # spaces that are told around one: as far as a card flies, and a little back


def speak(view: core.View, options: core.Options, offered: Sequence[Action], texts: Texts, seats: Seats) -> Spoken:  # noqa: ARG001
    """What there is to see: the move being made and the player's cards first, then the ships and the track."""
    seen, board = cast(View, view), cast(Board, cast(Options, options).board)
    return Spoken(
        now=[*_move(seen, texts, seats), *([texts.say("view-wild", colours=seen.wild)] if seen.wild else [])],
        hand=_hand(seen, texts),
        score=[_ship(ship, seen, texts, seats) for ship in sorted(seen.ships, key=lambda ship: -ship.space)],
        board=[texts.say("view-track", spaces=_track(board, texts))],
        rest=[
            *(
                texts.say("view-seat", seat=seats(seat), cards=size, bonus=len(seen.bonus_backs[seat]))
                for seat, size in enumerate(seen.hand_sizes)
                if seat != seen.seat
            ),
            _piles(seen, texts),
        ],
        places=_places(seen, board, texts, seats),
    )


def describe_action(action: Action, view: core.View, options: core.Options, texts: Texts, seats: Seats) -> str:  # noqa: ARG001
    """What an action does, and whose ship it moves."""
    said = texts.action(action)
    if not isinstance(action, Fly | Hook):
        return said
    seen = cast(View, view)
    owner = next(ship.owner for ship in seen.ships if ship.ship == action.ship)
    return texts.say("action-of", action=said, whose=_whose(owner, seen, texts, seats))


def _piles(seen: View, texts: Texts) -> str:
    piles = {"movement": seen.movement_pile, "bonus": seen.bonus_pile, "finish": seen.finish_pile}
    return texts.say("view-round", round=seen.round, **piles)


def _move(seen: View, texts: Texts, seats: Seats) -> list[str]:
    if not (move := seen.move):
        return []
    said = texts.say("view-move", seat=seats(move.seat), ship=move.ship, colour=move.card.colour, number=move.card.number)
    return [said] if move.target is None else [said, texts.say("view-target", target=move.target)]


def _hand(seen: View, texts: Texts) -> list[str]:
    if seen.seat is None:
        return []
    bonus = [texts.name(card.card) for card in seen.bonus]
    return [
        texts.say("view-hand", cards=_listed([_card(card, texts) for card in seen.hand], texts)),
        texts.say("view-bonus", cards=_listed(bonus, texts)),
    ]


def _ship(ship: ShipSeen, seen: View, texts: Texts, seats: Seats) -> str:
    colour = ship.ship.split("-")[0]
    owner = _whose(ship.owner, seen, texts, seats)
    return texts.say("view-ship", ship=ship.ship, colour=colour, owner=owner, space=ship.space, on=ship.on)


def _whose(owner: int, view: View, texts: Texts, seats: Seats) -> str:
    """Whose a ship is, for the seat that looks; with four players those opposite each other are partners."""
    if view.seat is None:
        return texts.say("whose-seen", name=seats(owner))
    if owner == view.seat:
        return texts.say("whose-yours")
    partners = len(view.hand_sizes) == 4 and (owner - view.seat) % 2 == 0
    return texts.say("whose-partner") if partners else texts.say("whose-other", name=seats(owner))


# ---- the track ---------------------------------------------------------------------------------------------------------------


def _kind(code: str, texts: Texts) -> str:
    """What a space is; a doubled one has two halves."""
    halves = [texts.name(kind) for kind in SPACES[code]]
    return halves[0] if len(halves) == 1 else texts.say("space-doubled", one=halves[0], other=halves[1])


def _track(board: Board, texts: Texts) -> str:
    """The spaces in order, equal ones that follow each other told once: 1 to 3 normal space, 4 bonus space."""
    runs = []
    for code, spaces in groupby(enumerate(board.codes(), start=1), key=lambda space: space[1]):
        numbers = [number for number, _ in spaces]
        key = "spaces-one" if len(numbers) == 1 else "spaces-several"
        runs.append(texts.say(key, first=numbers[0], end=numbers[-1], kind=_kind(code, texts)))
    return ", ".join(runs)


def _places(seen: View, board: Board, texts: Texts, seats: Seats) -> dict[str, str]:
    """Every space by its number, and every ship by its name."""
    codes = board.codes()
    kinds = [texts.name("start"), *(_kind(code, texts) for code in codes), texts.name("finish")]

    def one(space: int) -> str:
        said = texts.say("space-is", space=space, kind=kinds[space])
        standing = [_ship_here(ship, seen, texts, seats) for ship in seen.ships if ship.space == space]
        return ": ".join([said, texts.listed(standing)]) if standing else said

    found = {}
    for space in range(len(kinds)):
        behind = [one(each) for each in range(max(0, space - BEHIND), space)]
        ahead = [one(each) for each in range(space + 1, min(len(kinds), space + 1 + AHEAD))]
        parts = [one(space)]
        parts += [texts.say("spaces-ahead", spaces=", ".join(ahead))] if ahead else []
        parts += [texts.say("spaces-behind", spaces=", ".join(behind))] if behind else []
        found[str(space)] = ". ".join(parts) + "."
    for ship in seen.ships:
        found[plain(one_word(texts.name(ship.ship)))] = found[str(ship.space)]
    return found


def _ship_here(ship: ShipSeen, seen: View, texts: Texts, seats: Seats) -> str:
    return texts.say("ship-here", ship=ship.ship, owner=_whose(ship.owner, seen, texts, seats))


def _card(card: Card, texts: Texts) -> str:
    return f"{texts.name(card.colour)} {card.number}"


def _listed(items: Sequence[str], texts: Texts) -> str:
    return texts.listed(items) or texts.say("view-nothing")
