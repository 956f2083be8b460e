"""Mercenary sheets and the traitor: they name only tokens of their own, and fit the mission they lie on."""

from collections import Counter
from collections.abc import Collection

from ..reading import label, title
from ..schema import Mission, Modes, Sheet
from .names import FOR_SHEETS, Scope, changed_tracks, check_names, check_space, once, walk, wrong
from .tokens import check_token_kinds, check_tracks

BASIC = ("move", "attack", "recon", "plan")


def check_modes(modes: Modes, plans: Collection[str]) -> None:
    """Sheets name tokens of the modes, and every token that is hidden or placed has enough copies."""
    place = title(modes)
    check_token_kinds(place, modes.token)
    once(place, "sheet", (sheet.id for sheet in modes.sheet))
    check_names(walk(modes.traitor, f"{place}, traitor"), Scope(plans=plans))
    copies = {token.id: token.copies for token in modes.token}
    for sheet in modes.sheet:
        where = f"{place}, {label('sheet', None, sheet)}"
        entries = list(walk(sheet, where))
        check_tracks(where, sheet.track)
        for id_, count in Counter([*sheet.hide, *(id_ for id_, spaces in sheet.place.items() for _ in spaces)]).items():
            if count > copies.get(id_, 0):
                wrong(where, f"hide and place take {count} of token {id_!r}, and there are {copies.get(id_, 0)}")
        if sheet.traitor_win is not None and sheet.traitor is None:
            wrong(where, "traitor_win is only for a sheet with a traitor")
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


def check_sheet(sheet: Sheet, mission: Mission) -> None:
    """A sheet fits a mission: enough circles for what it hides, enough stars for what it places."""
    place = f"{title(sheet)} on {title(mission)}"
    named = {*sheet.hide, *sheet.place}
    if both := [token.id for token in mission.token if token.id in named]:
        wrong(place, f"both have a token {both[0]!r}")
    if len(sheet.hide) > (sites := len(mission.placement.facedown.get("circle", ()))):
        wrong(place, f"it hides {len(sheet.hide)} tokens under face-down circles, and the map has {sites}")
    stars = {colour: len(spaces) for colour, spaces in mission.map.stars.items()}
    scope = Scope(plans=(), tokens=list(sheet.place), stars=stars, numbers=mission.map.numbers)
    for id_, spaces in sheet.place.items():
        for space in spaces:
            check_space(place, f"place.{id_}", space, scope)
            if space.startswith("star:") and not stars:
                wrong(place, f"place.{id_}: the map has no star")
