"""The rules of Adventures: a position of small integers, a stack of frames for what is being resolved, and what moves them on."""

from . import (
    acting,
    attacking,
    decks,
    enemies,
    harm,
    planning,
    revealing,
    scouting,
    scrying,
    slots,
    traitor,
    trouble,
    turn,
    walking,
    words,
)

__all__ = [
    "acting",
    "attacking",
    "decks",
    "enemies",
    "harm",
    "planning",
    "revealing",
    "scouting",
    "scrying",
    "slots",
    "traitor",
    "trouble",
    "turn",
    "walking",
    "words",
]
