"""Checks of content: whatever a mission, a card or a deck names must exist and fit, and the error names entry and field."""

from .cards import check_character, check_events, check_guide, check_plans
from .missions import check_mission
from .sheets import check_modes, check_sheet, check_whole_sheet

__all__ = [
    "check_character",
    "check_events",
    "check_guide",
    "check_mission",
    "check_modes",
    "check_plans",
    "check_sheet",
    "check_whole_sheet",
]
