"""Content compiled once per match into tables of small integers: a decision looks nothing up by name."""

from .ground import Ground
from .language import Condition, Program, Selection, SpaceRef
from .match import Door, Ending, Setup, Tables

__all__ = ["Condition", "Door", "Ending", "Ground", "Program", "Selection", "Setup", "SpaceRef", "Tables"]
