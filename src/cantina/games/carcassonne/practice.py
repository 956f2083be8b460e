"""Practice: matches of the rollouts' policy against itself, at many kinds of table, as learning sees them."""

from typing import Any

import numpy as np

from cantina.core.compiled import workroom

from .kernel import codes, features, lookahead
from .lookahead import weighed

TABLES: list[list[dict[str, Any]]] = [  # what is agreed, for each kind of table that has weights of its own
    [*[{"seats": 2}] * 5, {"seats": 2, "tiles": "short"}],
    [{"seats": 3}, {"seats": 3}, {"seats": 3}, {"seats": 4}, {"seats": 4}, {"seats": 5}],
    [*[{"seats": 4, "teams": True}] * 5, {"seats": 4, "teams": True, "tiles": "short"}],
]
EVERY = 4  # turns, of which one is noted
NOTED = codes.TILES // EVERY + 4  # of a match, on average


def first_weights() -> Any:
    """Of somebody who knows the rules alone: tiles and symbols count, and a figure is better at hand than nowhere."""
    known = np.zeros((2, codes.TERMS))
    known[:, 1 : codes.AT_HAND : codes.OF_OBJECT] = 1.1
    known[:, 2 : codes.AT_HAND : codes.OF_OBJECT] = 2.0
    known[:, codes.AT_HAND : codes.LARGE_AT_HAND] = [-3.0, -0.5, 1.0, 1.5, 2.0]
    known[:, codes.LARGE_AT_HAND] = 2.5
    return known.ravel()


def practise(game: Any, matches: int, seed: int, weights: Any) -> list[tuple[Any, Any]]:
    """Positions of about so many matches by kind of table, and what the side that looks at them gained on the best other one."""
    found = []
    for number, kinds in enumerate(TABLES):
        seen, gained, count = [], [], max(1, matches // len(TABLES) // len(kinds))
        for kind, options in enumerate(kinds):
            state = game.start(**options)
            rows, outcomes = np.zeros(count * NOTED * features.FEATURES), np.zeros(count * NOTED)
            noted = lookahead.self_play(
                workroom(lookahead.FIRST, [state._record])(),
                weighed(state._setup, first_weights() if weights is None else weights[number]),
                np.empty(codes.MAX_ACTIONS, np.int32), np.empty(codes.MAX_ACTIONS, np.int32), np.empty(codes.TERMS),
                seed, kind * count, count, EVERY, rows, outcomes,
            )  # fmt: skip
            seen.append(rows[: noted * features.FEATURES].reshape(noted, -1))
            gained.append(outcomes[:noted])
        found.append((np.concatenate(seen), np.concatenate(gained)))
    return found
