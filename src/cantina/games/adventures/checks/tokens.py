"""Threat tokens and tracks: an enemy has a class and health, a special token has its use, a track has its size."""

from collections.abc import Iterable
from typing import Any

from ..reading import label
from ..schema import Boost, Ignore, PlanMod, Reach, ReconMod, Split, Token, Track
from .names import CHILD, check_bounds, once, wrong

MEDKIT = "medkit"
CHANGES = (Boost, Reach, Split, Ignore, ReconMod, PlanMod)  # effects that change an action
MOST_COPIES = 20
MOST_TOKENS = 120


def check_token_kinds(place: str, tokens: Iterable[Token]) -> None:
    """Every kind of token is an enemy or a special token, with what that takes."""
    tokens = tuple(tokens)
    once(place, "token", (token.id for token in tokens))
    for token in tokens:
        _check_token_kind(f"{place}, {label('token', None, token)}", token)
    if sum(token.copies for token in tokens) > MOST_TOKENS:
        wrong(place, f"{sum(token.copies for token in tokens)} tokens; it takes {MOST_TOKENS} at most")


def _check_token_kind(place: str, token: Token) -> None:
    check_bounds(place, token)
    if token.id == CHILD:
        wrong(place, "id: the child is no token; it comes with [child]")
    if token.copies > MOST_COPIES:
        wrong(place, f"copies must be at most {MOST_COPIES}")
    if token.kind == "enemy":
        if token.class_ is None:
            wrong(place, "class is missing")
        if token.hp is None and token.hp_by_characters is None:
            wrong(place, "hp is missing")
        check_by_characters(place, "hp_by_characters", token.hp_by_characters)
        if token.use != "none" or token.effects:
            wrong(place, "use and effects are only for special tokens; an enemy's effects stand in a [[rule]]")
    elif token.class_ is not None or token.hp is not None or token.hp_by_characters is not None:
        wrong(place, "class and hp are only for enemies")
    elif token.ability not in (None, "mission"):
        wrong(place, f"ability: {token.ability} is only for enemies")
    elif token.id != MEDKIT and (token.use in ("discard", "stay")) != bool(token.effects):
        wrong(place, f"effects: use {token.use!r} takes {'one at least' if not token.effects else 'none'}")
    if token.use == "stay" and not all(isinstance(word, CHANGES) for word in token.effects):
        wrong(place, "effects: use 'stay' takes only boost, reach, split, ignore, recon_mod, plan_mod")
    if token.id == MEDKIT and (token.kind != "feature" or token.use != "none" or token.effects):
        wrong(place, "a medkit is a special token whose use is known; it takes neither use nor effects")
    if token.flees and token.use != "carry":
        wrong(place, "flees is only for a token that is carried")


def check_by_characters(place: str, field: str, values: dict[Any, int] | None) -> None:
    """A number for 2, 3 and 4 characters each."""
    if values is not None and (missing := [count for count in ("2", "3", "4") if count not in values]):
        wrong(place, f"{field}: a number for {missing[0]} characters is missing")


def check_tracks(place: str, tracks: Iterable[Track]) -> None:
    """A track has one size, or one for each number of characters."""
    tracks = tuple(tracks)
    once(place, "track", (track.id for track in tracks))
    for track in tracks:
        where = f"{place}, {label('track', None, track)}"
        if (track.size is None) == (track.size_by_characters is None):
            wrong(where, "it takes either size or size_by_characters")
        check_by_characters(where, "size_by_characters", track.size_by_characters)
