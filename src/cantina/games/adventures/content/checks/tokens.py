"""Threat tokens and tracks: an enemy has a class and health, a special token has its use, a track has its size."""

import itertools
from collections.abc import Iterable
from typing import Any

from cantina.core.reading import label

from ...effects import EFFECTS
from ...effects.changing import ActionChange
from ..schema import Token, Track
from .names import CHILD, check_bounds, once, wrong

MEDKIT = "medkit"
CHANGES = ", ".join(op for op, kind in EFFECTS.items() if issubclass(kind, ActionChange))
MOST_COPIES = 20
MOST_TOKENS = 120


def check_token_kinds(place: str, tokens: Iterable[Token]) -> None:
    """Every kind of token is an enemy or a special token, with what that takes."""
    tokens = tuple(tokens)
    once(place, "token", (token.id for token in tokens))
    for token in tokens:
        _check_token_kind(f"{place}, {label('token', None, token)}", token)
    if sum(token.copies for token in tokens) > MOST_TOKENS:
        wrong(place, "number-of-tokens", count=sum(token.copies for token in tokens), most=MOST_TOKENS)


def _check_token_kind(place: str, token: Token) -> None:
    check_bounds(place, token)
    if token.id == CHILD:
        wrong(f"{place}: id", "child-no-token")
    if token.copies > MOST_COPIES:
        wrong(place, "at-most", key="copies", number=MOST_COPIES)
    if token.kind == "enemy":
        if token.class_ is None:
            wrong(place, "missing", key="class")
        if token.hp is None and token.hp_by_characters is None:
            wrong(place, "missing", key="hp")
        check_by_characters(place, "hp_by_characters", token.hp_by_characters)
        if token.use != "none" or token.effects:
            wrong(place, "effects-of-enemy")
    elif token.class_ is not None or token.hp is not None or token.hp_by_characters is not None:
        wrong(place, "only-for-enemies", key="class, hp")
    elif token.ability not in (None, "mission"):
        wrong(f"{place}: ability", "only-for-enemies", key=token.ability)
    elif token.id != MEDKIT and (token.use in ("discard", "stay")) != bool(token.effects):
        wrong(f"{place}: effects", "use-without-effects" if not token.effects else "effects-without-use", value=repr(token.use))
    if token.use == "stay" and not all(isinstance(word, ActionChange) for word in token.effects):
        wrong(f"{place}: effects", "takes-only", key="use 'stay'", takes=CHANGES)
    if token.id == MEDKIT and (token.kind != "feature" or token.use != "none" or token.effects):
        wrong(place, "medkit")
    if token.flees and token.use != "carry":
        wrong(place, "flees")


def check_by_characters(place: str, field: str, values: dict[Any, int] | None) -> None:
    """A number for 2, 3 and 4 characters each."""
    if values is not None and (missing := [count for count in ("2", "3", "4") if count not in values]):
        wrong(f"{place}: {field}", "number-for-characters", count=int(missing[0]))


def check_tracks(place: str, tracks: Iterable[Track]) -> None:
    """A track has one size, or one for each number of characters."""
    tracks = tuple(tracks)
    once(place, "track", (track.id for track in tracks))
    for track in tracks:
        where = f"{place}, {label('track', None, track)}"
        if (track.size is None) == (track.size_by_characters is None):
            wrong(where, "either", one="size", other="size_by_characters")
        check_by_characters(where, "size_by_characters", track.size_by_characters)
        sizes = [track.size, *(track.size_by_characters or {}).values(), *track.size_shared.values()]
        if (less := _taken_off(track)) and min(size for size in sizes if size is not None) <= less:
            wrong(where, "no-size-left")


def _taken_off(track: Track) -> int:
    """The most that a match can take off the size of a track."""
    harder = [more.values() if isinstance(more, dict) else [more] for more in track.by_difficulty.values()]
    changes: list[Iterable[int]] = [itertools.chain(*harder), [track.with_traitor], track.on.values()]
    return -sum(min([0, *some]) for some in changes)
