"""Super Teams in words: a view as lines of text, for terminals and screen readers."""

from collections.abc import Callable, Sequence
from typing import cast

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.texts import Texts

from .actions import Fly, Hook
from .content import Board
from .game import Options
from .view import Card, View


def describe(view: core.View, options: core.Options, texts: Texts, seats: Callable[[int], str]) -> list[str]:
    """What there is to see, one thing a line."""
    seen, agreed = cast(View, view), cast(Options, options)
    lines = [
        texts.say("view-round", round=seen.round, movement=seen.movement_pile, bonus=seen.bonus_pile, finish=seen.finish_pile),
        texts.say("view-track", spaces=" ".join(_track(cast(Board, agreed.board)))),
    ]
    for ship in seen.ships:
        colour = ship.ship.split("-")[0]
        lines.append(
            texts.say(
                "view-ship",
                ship=ship.ship,
                colour=colour,
                owner=_whose(ship.owner, seen, texts, seats),
                space=ship.space,
                on=ship.on,
            )
        )
    for seat, size in enumerate(seen.hand_sizes):
        if seat != seen.seat:
            lines.append(texts.say("view-seat", seat=seats(seat), cards=size, bonus=len(seen.bonus_backs[seat])))
    if seen.wild:
        lines.append(texts.say("view-wild", colours=seen.wild))
    if move := seen.move:
        lines.append(
            texts.say("view-move", seat=seats(move.seat), ship=move.ship, colour=move.card.colour, number=move.card.number)
        )
        if move.target is not None:
            lines.append(texts.say("view-target", target=move.target))
    if seen.seat is not None:
        bonus = [texts.name(card.card) for card in seen.bonus]
        lines.append(texts.say("view-hand", cards=_listed([_card(card, texts) for card in seen.hand], texts)))
        lines.append(texts.say("view-bonus", cards=_listed(bonus, texts)))
    return lines


def describe_action(action: Action, view: core.View, texts: Texts, seats: Callable[[int], str]) -> str:
    """What an action does, and whose ship it moves."""
    said = texts.action(action)
    if not isinstance(action, Fly | Hook):
        return said
    seen = cast(View, view)
    owner = next(ship.owner for ship in seen.ships if ship.ship == action.ship)
    return texts.say("action-of", action=said, whose=_whose(owner, seen, texts, seats))


def _whose(owner: int, view: View, texts: Texts, seats: Callable[[int], str]) -> str:
    """Whose a ship is, to whoever looks; with four players those opposite each other are partners."""
    if view.seat is None:
        return texts.say("whose-seen", name=seats(owner))
    if owner == view.seat:
        return texts.say("whose-yours")
    partners = len(view.hand_sizes) == 4 and (owner - view.seat) % 2 == 0
    return texts.say("whose-partner") if partners else texts.say("whose-other", name=seats(owner))


def _track(board: Board) -> list[str]:
    return [f"{number}{code}" for number, code in enumerate(board.codes(), start=1)]


def _card(card: Card, texts: Texts) -> str:
    return f"{texts.name(card.colour)} {card.number}"


def _listed(items: Sequence[str], texts: Texts) -> str:
    return texts.listed(items) or texts.say("view-nothing")
