"""Mercenary sheets and the traitor: they name only tokens of their own, and fit the mission they lie on."""

from collections import Counter
from collections.abc import Collection

from cantina.core.reading import label

from ..reading import title
from ..schema import Mission, Modes, Sheet, Token
from .names import FOR_SHEETS, Scope, changed_tracks, check_names, check_space, once, walk, wrong
from .tokens import check_token_kinds, check_tracks

BASIC = ("move", "attack", "recon", "plan")


def check_modes(modes: Modes, plans: Collection[str]) -> None:
    """Sheets name tokens of the modes, and every token that is hidden or placed has enough copies."""
    place = title(modes)
    check_token_kinds(place, modes.token)
    once(place, "sheet", (sheet.id for sheet in modes.sheet))
    check_names(walk(modes.traitor, f"{place}, traitor"), Scope(plans=plans))
    for sheet in modes.sheet:
        _check_goals(f"{place}, {label('sheet', None, sheet)}", sheet, modes.token, plans)


def _check_goals(where: str, sheet: Sheet, tokens: Collection[Token], plans: Collection[str]) -> None:
    copies = {token.id: token.copies for token in tokens}
    entries = list(walk(sheet, where))
    check_tracks(where, sheet.track)
    for id_, count in Counter([*sheet.hide, *(id_ for id_, spaces in sheet.place.items() for _ in spaces)]).items():
        if count > copies.get(id_, 0):
            wrong(where, "tokens-of-sheet", count=count, value=repr(id_), copies=copies.get(id_, 0))
    if sheet.traitor_win is not None and sheet.traitor is None:
        wrong(where, "traitor-win")
    scope = Scope(
        plans=plans,
        tokens=copies,
        tracks=[track.id for track in sheet.track],
        counters=changed_tracks(entries),
        slots=BASIC,
        child=False,
        conditions=FOR_SHEETS,
    )
    check_names(entries, scope)


def check_whole_sheet(sheet: Sheet, plans: Collection[str]) -> None:
    """A sheet that brings its tokens along, as a match carries it."""
    place = title(sheet)
    check_token_kinds(place, sheet.token)
    _check_goals(place, sheet, sheet.token, plans)


def check_sheet(sheet: Sheet, mission: Mission) -> None:
    """A sheet fits a mission: enough circles for what it hides, enough stars for what it places."""
    place = f"{title(sheet)}, {title(mission)}"
    named = {*sheet.hide, *sheet.place, *(token.id for token in sheet.token)}
    if both := [token.id for token in mission.token if token.id in named]:
        wrong(place, "both-have-token", value=repr(both[0]))
    if len(sheet.hide) > (sites := len(mission.placement.facedown.get("circle", ()))):
        wrong(place, "too-much-hidden", count=len(sheet.hide), sites=sites)
    stars = {colour: len(spaces) for colour, spaces in mission.map.stars.items()}
    scope = Scope(plans=(), tokens=list(sheet.place), stars=stars, numbers=mission.map.numbers)
    for id_, spaces in sheet.place.items():
        for space in spaces:
            check_space(place, f"place.{id_}", space, scope)
    first = ((id_, space) for id_, spaces in sheet.place.items() for space in spaces)
    for id_, space in (*first, *((word.token, word.space) for word in sheet.placed_later())):
        if space.startswith("star:") and not stars:
            wrong(f"{place}: place.{id_}", "no-star-at-all")
