"""Practice: matches of the rollouts' policy against itself, at many kinds of table, as the network sees them."""

from typing import Any

import numpy as np

from cantina.core.compiled import workroom

from .kernel import aiming, codes, features, lookahead
from .lookahead import known_by

TABLES: list[tuple[float, dict[str, Any]]] = [  # the share of the matches, and what is agreed
    (0.6, {"seats": 2}),
    (0.1, {"seats": 4}),
    (0.075, {"seats": 3}),
    (0.05, {"seats": 6, "points": "sum"}),
    (0.05, {"seats": 5, "mode": "this-is-the-way"}),
    (0.075, {"seats": 2, "skills": ["good", "good", *["typical"] * 4]}),
    (0.05, {"seats": 2, "skills": ["child", "expert", *["typical"] * 4]}),
]
EVERY = 3  # turns, of which one is noted
MOST_TURNS = 80  # that are noted of a match, on average


def practise(game: Any, matches: int, seed: int) -> tuple[Any, Any]:
    """Positions of about so many matches, and whether the team that looks at them won."""
    seen, won = [], []
    for number, (share, options) in enumerate(TABLES):
        state, count = game.start(**options), max(1, int(share * matches))
        room = workroom(lookahead.FIRST, [state._record])
        rows, outcomes = np.zeros(count * MOST_TURNS * features.FEATURES), np.zeros(count * MOST_TURNS)
        found = lookahead.self_play(
            room(), state._setup, known_by(state), np.empty(codes.MAX_ACTIONS, np.int32), np.zeros(aiming.ROOM, np.int64),
            np.zeros(features.FEATURES), seed + number, 0, count, EVERY, rows, outcomes,
        )  # fmt: skip
        seen.append(rows[: found * features.FEATURES].reshape(found, -1))
        won.append(outcomes[:found])
    return np.concatenate(seen), np.concatenate(won)
