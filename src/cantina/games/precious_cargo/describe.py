"""Precious Cargo in words: a view as lines of text, the places around Grogu, and throws at them by name."""

import math
from collections.abc import Iterator, Sequence
from typing import TypeGuard, cast

from cantina.core import game as core
from cantina.core.action import Action, has_span
from cantina.core.forms import to_form
from cantina.core.game import Seats
from cantina.core.spoken import Offer, Spoken
from cantina.core.texts import Texts

from .actions import AtPoint, Flick, Reveal
from .aid import chances
from .kernel.codes import FASTEST, SLOWEST, WIDEST
from .names import Point, Reading
from .view import PileSeen, PlaceSeen, View

GROGU = -1  # beside the numbers of places
MIDDLE = Point(0, 0)
STRENGTHS = {"soft": -500, "": 0, "hard": 500}  # how much shorter or longer a flick is, in tenths of a millimetre
NEAR = 1100  # tenths of a millimetre: cards whose centres are closer lie beside each other


def speak(view: core.View, options: core.Options, offered: Sequence[Action], texts: Texts, seats: Seats) -> Spoken:  # noqa: ARG001
    """What there is to see: what is to be paid or bought first, then piles and points, then the cards around Grogu."""
    seen = cast(View, view)
    lying = [place for place in seen.field if not place.taken]
    return Spoken(
        now=_now(seen, offered, texts),
        hand=[] if seen.seat is None else _own(seen, seen.piles[seen.players[seen.seat].pile], texts),
        score=[*(_pile(seen, pile, texts) for pile in seen.piles), *_needs(seen, texts)],
        board=[
            texts.say("view-turn", lying=len(lying), pile=seen.ally_pile),
            *(_place(seen, number, texts) for number, place in enumerate(seen.field) if not place.taken),
        ],
        rest=[
            texts.say("view-player", disc=player.disc, seat=seats(seat), faction=player.faction, skill=player.skill)
            for seat, player in enumerate(seen.players)
        ]
        + [
            texts.say("view-stock", upgrade=upgrade.upgrade, price=upgrade.price, stock=upgrade.stock)
            for upgrade in seen.upgrades
        ],
        places=_places(seen, texts),
    )


def _now(seen: View, offered: Sequence[Action], texts: Texts) -> list[str]:
    lines = [texts.say("view-waived")] if seen.waived else []
    if seen.upgrade and seen.due:
        lines.append(texts.say("view-due", upgrade=seen.upgrade, due=seen.due))
    if seen.throws > 1:
        lines.append(texts.say("view-throws", throws=seen.throws))
    if any(team.may_aim and seen.seat in team.seats for team in seen.teams):
        lines.append(texts.say("view-wins"))
    buyable = [
        texts.say("view-upgrade", upgrade=upgrade.upgrade, price=upgrade.price)
        for upgrade in seen.upgrades
        if seen.turn == seen.seat and not upgrade.refusal
    ]
    if buyable:
        lines.append(texts.say("view-upgrades", upgrades=texts.listed(buyable)))
    return [*lines, texts.say("view-flick")] if any(isinstance(action, Flick) for action in offered) else lines


def _needs(seen: View, texts: Texts) -> list[str]:
    lines = []
    for team in seen.teams:
        lines.append(texts.say("view-need-together" if team.together else "view-need-each", faction=team.faction, need=team.need))
        if team.may_aim:
            lines.append(texts.say("view-may-aim", faction=team.faction))
    return lines


def _pile(seen: View, pile: PileSeen, texts: Texts) -> str:
    cards = texts.listed(_groups(pile, texts)) or texts.say("view-nothing")
    key = "view-pooled" if len(pile.seats) > 1 else "view-pile"
    return texts.say(key, **_worth(seen, pile), cards=cards)


def _own(seen: View, pile: PileSeen, texts: Texts) -> list[str]:
    """The player's pile, a line for each kind of card, so that only what is new need be told."""
    key = "view-own-pooled" if len(pile.seats) > 1 else "view-own"
    return [texts.say(key, **_worth(seen, pile)), *_groups(pile, texts)]


def _worth(seen: View, pile: PileSeen) -> dict[str, str | int]:
    return {"disc": seen.players[pile.seats[0]].disc, "score": pile.score, "beskar": pile.beskar}


def _groups(pile: PileSeen, texts: Texts) -> list[str]:
    return [
        texts.say(
            "view-group-protected" if group.protected else "view-group",
            cards=group.cards, ally=group.ally, points=group.points, bonus=group.bonus,
        )
        for group in pile.groups
    ]  # fmt: skip


# ---- the places around Grogu -------------------------------------------------------------------------------------------------


def _face(place: PlaceSeen, texts: Texts) -> str:
    return texts.say("view-card", ally=place.card.ally, beskar=place.card.beskar) if place.card else texts.say("view-face-down")


def _place(seen: View, number: int, texts: Texts) -> str:
    """A card by its place, and where that is for the seat that looks: how far from Grogu, and at which hour of a clock's face."""
    place = seen.field[number]
    distance = round(math.hypot(place.x, place.y) / 100)
    return texts.say("view-place", place=number, card=_face(place, texts), distance=distance, hour=_hour(seen, place))


def _hour(seen: View, place: PlaceSeen) -> int:
    """Twelve o'clock is behind Grogu, six o'clock towards the seat that looks."""
    stands = seen.players[seen.seat or 0].release
    ahead, there = math.atan2(-stands.y, -stands.x), math.atan2(place.y, place.x)
    return round((ahead - there) / math.radians(30)) % 12 or 12


def _places(seen: View, texts: Texts) -> dict[str, str]:
    """Every place by its number, counted from one, and Grogu."""
    found = {}
    lying = [number for number, place in enumerate(seen.field) if not place.taken]
    for number, place in enumerate(seen.field):
        beside = [
            str(other + 1)
            for other in lying
            if other != number and math.hypot(seen.field[other].x - place.x, seen.field[other].y - place.y) < NEAR
        ]
        said = texts.say("place-taken", place=number) if place.taken else _place(seen, number, texts)
        found[str(number + 1)] = f"{said}. {texts.say('place-beside', places=texts.listed(beside))}" if beside else f"{said}."
    near = sorted(lying, key=lambda number: math.hypot(seen.field[number].x, seen.field[number].y))[:4]
    found["grogu"] = texts.say("place-grogu", places=texts.listed([str(number + 1) for number in sorted(near)]))
    return found


# ---- throws at things by name ------------------------------------------------------------------------------------------------


def offers(offered: Sequence[Action], view: core.View, texts: Texts) -> list[Offer]:
    """The choices: a throw at each card that lies there and at Grogu, instead of one at any point; flicks are not listed."""
    seen = cast(View, view)
    found: list[Offer] = []
    for action in offered:
        if isinstance(action, AtPoint):
            found += _throws(type(action), seen, texts)
        elif isinstance(action, Flick):
            found += _flicks(seen, texts)
        elif isinstance(action, Reveal):
            found.append(_reveal(action, texts))
        else:
            found.append(Offer(action, [to_form(action, texts)], texts.action(action)))
    return found


def _targets(seen: View, texts: Texts) -> Iterator[tuple[int, Point, str]]:
    """What may be thrown at: its number, where it lies, and how it is typed."""
    for number, place in enumerate(seen.field):
        if not place.taken:
            yield number, Point(place.x, place.y), texts.say("typed-place", place=number)
    yield GROGU, MIDDLE, texts.say("typed-grogu")


def _called(seen: View, number: int, texts: Texts, where: str = "at") -> str:
    if number == GROGU:
        return texts.say(f"{where}-grogu")
    return texts.say(f"{where}-place", place=number, card=_face(seen.field[number], texts))


def _throws(kind: type[AtPoint], seen: View, texts: Texts) -> list[Offer]:
    tag = kind.__struct_config__.tag
    return [
        Offer(
            kind(point.x, point.y),
            [f"{texts.say(f'verb-{tag}')} {typed}"],
            texts.say(f"{tag}-at", target=_called(seen, number, texts)),
        )
        for number, point, typed in _targets(seen, texts)
    ]


def describe_action(action: Action, view: core.View, options: core.Options, texts: Texts, seats: Seats) -> str:  # noqa: ARG001
    """What an action does; a throw is said by what lies there, or by what is nearest and how far off that is."""
    if not _at_a_point(action):
        return texts.action(action)
    seen, tag = cast(View, view), action.__struct_config__.tag
    off, number = _nearest(action, seen)
    if not off:
        return texts.say(f"{tag}-at", target=_called(seen, number, texts))
    target = _called(seen, number, texts, "off")
    return texts.say(f"{tag}-off", x=action.x, y=action.y, off=max(1, round(off / 10)), target=target)


def _at_a_point(action: Action) -> TypeGuard[AtPoint]:
    """Whether it is a throw at a point, and not at any that may be chosen."""
    return isinstance(action, AtPoint) and not has_span(action)


def _nearest(action: AtPoint, seen: View) -> tuple[float, int]:
    """How far off the nearest card or Grogu lies, in tenths of a millimetre, and its number."""
    x, y = cast(int, action.x), cast(int, action.y)
    cards = [(math.hypot(place.x - x, place.y - y), number) for number, place in enumerate(seen.field) if not place.taken]
    return min([*cards, (math.hypot(x, y), GROGU)])


def _flicks(seen: View, texts: Texts) -> list[Offer]:
    found = []
    for number, point, typed in _targets(seen, texts):
        for strength, longer in STRENGTHS.items():
            how = f" {texts.say(f'typed-{strength}')}" if strength else ""
            said = texts.say("flick-at", target=_called(seen, number, texts), strength=strength or "even")
            found.append(Offer(_flick(seen, point, longer), [f"{texts.say('verb-flick')} {typed}{how}"], said, listed=False))
    return found


def _flick(seen: View, target: Point, longer: int) -> Flick:
    """The flick from the nearest place that should rest at a target, or so much beyond it."""
    own = seen.players[seen.mover]
    x, y = target.x - own.release.x, target.y - own.release.y
    towards = math.atan2(-own.release.y, -own.release.x)
    left = (math.atan2(y, x) - towards + math.pi) % (2 * math.pi) - math.pi
    direction = max(-WIDEST, min(WIDEST, round(math.degrees(left) * 100)))
    assert seen.throwing
    reaches = seen.throwing.reaches
    wanted = math.hypot(x, y) + longer
    fits = min(reaches, key=lambda reach: abs(reach.rest - wanted))
    return Flick(own.nearest, direction, max(SLOWEST, min(FASTEST, fits.speed)), seen.throwing.loft)


def _reveal(action: Reveal, texts: Texts) -> Offer:
    """Also by the number alone, and by the English verb in any language: else it would be read as in a record, from zero."""
    verb, place = texts.say("verb-reveal"), texts.say("typed-place", place=action.place)
    number = place.split()[-1]
    short = dict.fromkeys([f"{verb} {number}", f"{action.__struct_config__.tag} {number}"])
    return Offer(action, [f"{verb} {place}", *short], texts.action(action))


def promise(action: Action, after: core.State, view: core.View, texts: Texts, seats: Seats) -> list[str]:  # noqa: ARG001
    """What a throw at something can be expected to bring; exactly where the aiming aid was agreed on, else roughly.

    Those who see the board see the ellipse in which half of all throws end; this is as much, said.
    """
    found = chances(cast(Reading[View], after)) if isinstance(action, AtPoint) else None
    if found is None or not _at_a_point(action):
        return []
    seen = cast(View, view)
    off, number = _nearest(action, seen)
    hit = found.any if off else found.grogu if number == GROGU else found.places[number]
    if seen.aid:
        return [texts.say("promise-exactly", percent=round(hit / 10), points=str(round(found.points / 100, 1)))]
    return [texts.say("promise-roughly", tenths=round(hit / 100), any=round(found.any / 100))]
