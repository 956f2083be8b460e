"""The campaign: eight games in the order of the tutorial deck, which opens cards, rules and envelopes as it goes on."""

from typing import Any

from . import content
from .content.schema import Mission

ENVELOPES = {"mercenary": 2, "traitor": 5}  # games of a campaign after which an envelope is opened
GEAR_AFTER, BOUNTIES_AFTER = 4, 7
LAST_STEP = 8  # games after which nothing new comes: the campaign is over


def next_mission(games: int) -> str | None:
    """What the tutorial deck says to play after so many games; None: whatever the players like."""
    step = next((step for step in content.guide().step if step.after_game == games), None)
    return next((card.id for card in step.card if card.kind == "play"), None) if step else None


def next_match(played: int, mission: Mission) -> dict[str, Any]:
    """How a campaign goes on after so many matches and another on this mission, won or lost (MANDO-216): what is played next.

    After its last game it is no campaign any more: whoever goes on plays with everything.
    """
    games = min(LAST_STEP, played + 1)
    following, sheet = _planned(games, mission)
    changes = {"games": games, "campaign": games < LAST_STEP, "mission": following, "sheet": sheet, "characters": [], "gear": []}
    return changes | {"traitor": False, "sworn": []}


def _planned(games: int, played: Mission) -> tuple[str, str | None]:
    """What is played after so many games: by the tutorial deck, and where that is silent never the same map again."""
    named = next_mission(games)
    if named in content.mission_ids():
        return str(named), None
    planned = [name for step in range(LAST_STEP) if (name := next_mission(step)) in content.mission_ids()]
    fresh = [id_ for id_ in content.mission_ids() if id_ not in planned]
    if named == "mercenary":  # on a map that is known
        return next(id_ for id_ in planned if id_ != played.id), content.sheet_ids()[0]
    order = [*fresh, *reversed(planned)]
    order = [*order[games - ENVELOPES["traitor"] :], *order]
    return next(id_ for id_ in order if id_ != played.id), None
