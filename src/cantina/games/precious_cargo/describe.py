"""Precious Cargo in words: a view as lines of text, for terminals and screen readers."""

from collections.abc import Callable
from typing import cast

from cantina.core import game as core
from cantina.core.texts import Texts

from .events import Point
from .view import PileSeen, View


def describe(view: core.View, options: core.Options, texts: Texts, seats: Callable[[int], str]) -> list[str]:  # noqa: ARG001
    """What there is to see, one thing a line."""
    seen = cast(View, view)
    lying = [place for place in seen.field if not place.taken]
    lines = [texts.say("view-turn", lying=len(lying), pile=seen.ally_pile)]
    for number, place in enumerate(seen.field):
        if not place.taken:
            face = place.card or texts.say("view-face-down")
            lines.append(texts.say("view-place", place=number, at=Point(place.x, place.y), card=face))
    for seat, player in enumerate(seen.players):
        lines.append(texts.say("view-player", disc=player.disc, seat=seats(seat), faction=player.faction, skill=player.skill))
    for pile in seen.piles:
        cards = texts.listed(_groups(pile, texts)) or texts.say("view-nothing")
        key = "view-pooled" if len(pile.seats) > 1 else "view-pile"
        disc = seen.players[pile.seats[0]].disc
        lines.append(texts.say(key, disc=disc, score=pile.score, beskar=pile.beskar, cards=cards))
    for team in seen.teams:
        lines.append(texts.say("view-need-together" if team.together else "view-need-each", faction=team.faction, need=team.need))
        if team.may_aim:
            lines.append(texts.say("view-may-aim", faction=team.faction))
    if seen.waived:
        lines.append(texts.say("view-waived"))
    for upgrade in seen.upgrades:
        if seen.turn == seen.seat and not upgrade.refusal:
            lines.append(texts.say("view-upgrade", upgrade=upgrade.upgrade, price=upgrade.price, stock=upgrade.stock))
    if seen.upgrade and seen.due:
        lines.append(texts.say("view-due", upgrade=seen.upgrade, due=seen.due))
    if seen.throws > 1:
        lines.append(texts.say("view-throws", throws=seen.throws))
    return lines


def _groups(pile: PileSeen, texts: Texts) -> list[str]:
    return [
        texts.say(
            "view-group-protected" if group.protected else "view-group",
            cards=group.cards, ally=group.ally, points=group.points, bonus=group.bonus,
        )
        for group in pile.groups
    ]  # fmt: skip
