"""Appraisal: a rough worth of a position for a seat."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import State


def appraise(state: "State", seat: int) -> float:
    """Higher is better."""
    return float(state.standing().scores[seat])
