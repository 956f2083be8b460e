"""The words of the effect language: a program is carried out word by word; what needs choices goes on in frames of its own."""

from . import action, cards, characters, control, mission, threats, trouble

__all__ = ["action", "cards", "characters", "control", "mission", "threats", "trouble"]
