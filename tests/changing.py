"""A match told move by move, `python -m tests.changing GAME MOVE`: by plain rules, from the given move on by compiled ones."""

import hashlib
import sys
from typing import Any

import msgspec

import cantina
from cantina.bots import bot
from cantina.core import behind
from cantina.core.action import to_text
from cantina.core.driver import Match, Stream, drive
from cantina.core.record import digest
from cantina.core.source import CHANCE, CHOICE, Seeded

MOVES = 90
OPTIONS: dict[str, dict[str, Any]] = {
    "carcassonne": {"seats": 3},
    "super-teams": {"seats": 4},
    "precious-cargo": {"seats": 2, "aid": True},
}


def tale(game_id: str, change: int) -> list[str]:
    """Of each move of greedy bots: the action, and a hash of the events, what everybody may see and do, and the position."""
    game: Any = cantina.game(game_id)
    match = Match(game.start(**OPTIONS[game_id]))
    seats = match.state.options.seats
    lines = []
    players = [bot("greedy", game) for _ in range(seats)]
    for _, action, events in drive(match, players, Stream(Seeded(11, 0, CHANCE)), Seeded(11, 0, CHOICE)):
        state = match.state
        seen = [events, [state.view(seat) for seat in (None, *range(seats))], state.actions(), state.standing()]
        told = hashlib.sha256(msgspec.json.encode(seen)).hexdigest()[:16]
        lines.append(f"{to_text(action)} {told} {digest(state)}")
        if len(lines) == change:
            game.compile()
        if len(lines) == MOVES:
            break
    return lines


if __name__ == "__main__":
    behind.PATIENCE = 3600  # only the given move changes over
    print("\n".join(tale(sys.argv[1], int(sys.argv[2]))))
