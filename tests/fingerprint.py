"""Digests of seeded matches, one a line: `python -m tests.fingerprint GAME`; every kernel mode must print the same."""

import sys

import cantina
from cantina.core.record import digest
from cantina.simulation import play_match
from tests.variants import VARIANTS

MATCHES = 20


def fingerprints(game_id: str) -> list[str]:
    """The final position of twenty matches, five of each variant."""
    game, variants = cantina.game(game_id), VARIANTS[game_id]
    lines = []
    for number in range(MATCHES):
        start = game.start(**variants[number % len(variants)])
        match = play_match(game, start, ["random"] * start.options.seats, 7, number)
        lines.append(f"{number} {len(match.moves)} {digest(match.state)}")
    return lines


if __name__ == "__main__":
    print("\n".join(fingerprints(sys.argv[1])))
