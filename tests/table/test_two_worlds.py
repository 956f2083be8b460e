"""Nobody can tell two worlds apart that differ only in what they may not know: every byte that they are sent is the same."""

from itertools import count
from typing import Any

import pytest

from tests.table.house import BONUSES, BOTS, evening
from tests.table.worlds import Storyteller, Worlds

TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("super-teams", "ada bob", {"board": BONUSES}),
    ("super-teams", "ada bob greedy", {"board": BONUSES}),
    ("super-teams", "ada bob bob:Zoe random", {"board": "short", "hook_chain": False}),
    ("super-teams", "ada ada:Eva bob", {"board": BONUSES}),
    ("adventures", "ada bob", {}),
    ("adventures", "ada bob bob:Zoe", {"mission": "out-of-town", "mode": "shared", "difficulty": "experienced"}),
    ("adventures", "ada bob cyd random", {"mission": "surrounded", "traitor": True, "games": 8}),
    ("adventures", "ada bob", {"mission": "out-of-town", "sheet": "egg-run", "games": 4, "frozen_six": True}),
    ("carcassonne", "ada bob random", {"tiles": "short"}),
    ("precious-cargo", "ada bob", {"deck": "short"}),
]


MESSAGES = 400, 23_000  # that are compared at each of them; the long run compares more than 200,000


@pytest.mark.parametrize("number", range(len(TABLES)), ids=lambda number: f"{TABLES[number][0]}-{number}")
def test_every_byte_is_the_same_whatever_is_hidden(number: int, long: bool) -> None:
    game, seats, options = TABLES[number]
    people = list(dict.fromkeys(seat.partition(":")[0] for seat in seats.split() if seat not in BOTS))

    compared: list[int] = []
    redealt: list[int] = []

    @evening
    async def played(seed: int) -> None:
        worlds = Worlds(game, options, seats, seed)
        await worlds.begin()
        teller = Storyteller(worlds, people, seed)
        for _ in range(400):
            if worlds.ended or worlds.compared > MESSAGES[long]:
                break
            await teller.something()
        if worlds.ended:
            await worlds.end()
        compared.append(worlds.compared)
        redealt.append(worlds.redealt)

    for seed in count():
        played(seed)
        if sum(compared) > MESSAGES[long]:
            break
    assert sum(redealt) > len(redealt)
