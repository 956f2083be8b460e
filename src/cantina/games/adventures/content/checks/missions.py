"""Missions: the map, the piles and their sites, the slots, and everything that goals, crisis and rules name (MANDO-R-03)."""

from collections.abc import Collection

from cantina.core.reading import label

from ..reading import title
from ..schema import Mission
from ..schema.stories import COMPANY, ROLES
from .maps import check_map, on_map
from .names import Scope, changed_tracks, check_names, check_space, check_token, once, walk, wrong
from .tokens import check_token_kinds, check_tracks

BASIC = ("move", "attack", "recon", "plan")
SINGLE = ("reveal", "defeat", "damage_cap", "damage_reached")  # occasions with one rule a token


def check_mission(mission: Mission, characters: Collection[str], plans: Collection[str]) -> None:
    """A mission that can be played with these characters and plan cards."""
    place = title(mission)
    check_map(f"{place}, map", mission.map)
    check_token_kinds(place, mission.token)
    check_tracks(place, mission.track)
    entries = list(walk(mission, place))
    scope = Scope(
        plans=plans,
        tokens=[token.id for token in mission.token],
        tracks=[track.id for track in mission.track],
        counters=changed_tracks(entries),
        slots=mission.slots,
        stars={colour: len(spaces) for colour, spaces in mission.map.stars.items()},
        numbers=mission.map.numbers,
        child=mission.child is not None,
    )
    check_names(entries, scope)
    _check_slots(place, mission)
    _check_placement(f"{place}, placement", mission)
    _check_people(place, mission, characters)
    if mission.child and mission.child.enemy_goal is not None:
        check_space(f"{place}, child", "enemy_goal", mission.child.enemy_goal, scope)
    for field, tokens in (("strip", mission.mercenary.strip), ("blank", mission.mercenary.blank)):
        for token in tokens:
            check_token(f"{place}, mercenary", field, token, scope, child=False)
    for rule in mission.rule:
        if rule.hook in SINGLE:
            once(place, "rule", (other.when for other in mission.rule if other.when == rule.when))


def _check_slots(place: str, mission: Mission) -> None:
    once(place, "slot", mission.slots)
    if missing := [slot for slot in BASIC if slot not in mission.slots]:
        wrong(f"{place}: slots", "missing", key=missing[0])
    if ("mission" in mission.slots) != (mission.mission_action is not None):
        wrong(place, "together", one="slots: mission", other="[mission_action]")


def _check_placement(place: str, mission: Mission) -> None:
    """Every site lies on the map and finds a token: more sites than tokens is an error in the data (MANDO-R-03)."""
    sites: dict[str, int] = {}
    for field, by_shape in (("facedown", mission.placement.facedown), ("faceup", mission.placement.faceup)):
        for shape, spaces in by_shape.items():
            for space in spaces:
                on_map(f"{place}, {field}", shape, space, mission.map)
            sites[shape] = sites.get(shape, 0) + len(spaces)
    for name, count in sites.items():
        if (tokens := sum(token.copies for token in mission.token if token.shape == name)) < count:
            wrong(place, "too-many-sites", count=count, key=name, tokens=tokens)
    unique = {token.id: token.copies for token in mission.token if token.shape == "unique"}
    for id_, spaces in mission.placement.unique.items():
        if id_ not in unique:
            wrong(f"{place}, unique", "no-unique-token", value=repr(id_))
        if len(spaces) > unique[id_]:
            wrong(f"{place}, unique", "too-many-unique-sites", count=len(spaces), value=repr(id_), copies=unique[id_])
        for space in spaces:
            on_map(f"{place}, unique", id_, space, mission.map)


def _check_people(place: str, mission: Mission, characters: Collection[str]) -> None:
    once(place, "recommended", mission.recommended)
    if len(mission.recommended) < 2:
        wrong(place, "two-characters")
    if strangers := [id_ for id_ in mission.recommended if id_ not in characters]:
        wrong(f"{place}: recommended", "no-character", value=repr(strangers[0]))
    told = (mission.story.prologue, mission.story.won, mission.story.lost) if mission.story else ()
    shown = (figure.who for panels in told for panel in panels for figure in panel.figures)
    if strangers := [id_ for id_ in shown if id_ not in (*characters, *COMPANY, *ROLES)]:
        wrong(f"{place}: story", "no-character", value=repr(strangers[0]))
    if (child := mission.child) is None:
        return
    where = f"{place}, {label('child', None, child)}"
    if strangers := [id_ for id_ in child.carried_by if id_ != "first_player" and id_ not in characters]:
        wrong(f"{where}: carried_by", "no-character", value=repr(strangers[0]))
    if child.enemies_can_carry != (child.enemy_goal is not None):
        wrong(where, "together", one="enemies_can_carry", other="enemy_goal")
