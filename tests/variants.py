"""The games with options that show all of them, for tests that every game must pass."""

from typing import Any

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "super-teams": [
        {"seats": 2},
        {"seats": 3, "first": 2},
        {"seats": 4, "board": "short", "hook_chain": False},
        {"seats": 2, "board": "short", "colours": ["green", "red", "black", "yellow"]},
    ],
    "carcassonne": [
        {"seats": 2, "tiles": "short"},
        {"seats": 3, "tiles": "short", "first": 1},
        {"seats": 4, "tiles": "short", "teams": True},
        {"seats": 5},
    ],
    "precious-cargo": [
        {"seats": 2},
        {"seats": 3, "layout": "tight", "deck": "short", "points": "sum", "aid": True},
        {"seats": 5, "mode": "this-is-the-way", "deck": "short", "purchases": 2},
        {"seats": 6, "deck": "short", "skills": ["expert", "good", "typical", "child", "expert", "expert"]},
    ],
    "adventures": [
        {"seats": 2},
        {"seats": 1, "mission": "ambush"},
        {"seats": 3, "mission": "out-of-town", "mode": "shared", "difficulty": "experienced"},
        {"seats": 4, "mission": "cell-block", "mode": "sandbox", "difficulty": "veteran", "games": 8},
        {"seats": 4, "mission": "surrounded", "traitor": True, "games": 8},
        {"seats": 2, "mission": "out-of-town", "sheet": "egg-run", "games": 4, "frozen_six": True},
    ],
}

EACH = [(game_id, options) for game_id, variants in VARIANTS.items() for options in variants]
