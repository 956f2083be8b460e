"""Nobody can tell two worlds apart that differ only in what they may not know: every byte that they are sent is the same."""

from typing import Any

import pytest

from tests.table.house import BONUSES, evening
from tests.table.worlds import Storyteller, Worlds

TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("super-teams", "ada bob", {"board": BONUSES}),
    ("super-teams", "ada bob greedy", {"board": BONUSES}),
    ("super-teams", "ada bob bob:Zoe random", {"board": "short", "hook_chain": False}),
    ("adventures", "ada bob", {}),
    ("adventures", "ada bob bob:Zoe", {"mission": "out-of-town", "mode": "shared", "difficulty": "experienced"}),
    ("adventures", "ada bob cyd random", {"mission": "surrounded", "traitor": True, "games": 8}),
    ("adventures", "ada bob", {"mission": "out-of-town", "sheet": "egg-run", "games": 4, "frozen_six": True}),
    ("carcassonne", "ada bob random", {"tiles": "short"}),
    ("precious-cargo", "ada bob", {"deck": "short"}),
]


@pytest.mark.parametrize("number", range(len(TABLES)), ids=lambda number: f"{TABLES[number][0]}-{number}")
def test_every_byte_is_the_same_whatever_is_hidden(number: int, long: bool) -> None:
    game, seats, options = TABLES[number]
    compared = redealt = 0
    for seed in range(150 if long else 1):

        @evening
        async def told(seed: int = seed) -> None:
            nonlocal compared, redealt
            worlds = Worlds(game, options, seats, seed)
            await worlds.begin()
            people = [name for name in dict.fromkeys(seat.partition(":")[0] for seat in seats.split()) if len(name) == 3]
            teller = Storyteller(worlds, people, seed)
            for _ in range(400 if long else 150):
                if worlds.over:
                    break
                await teller.something()
            compared, redealt = compared + worlds.compared, redealt + worlds.redealt

        told()
    assert compared > 100
    assert redealt > 1
