"""Digests of seeded matches, one a line: `python -m tests.super_teams.fingerprint`; every kernel mode must print the same."""

import cantina
from cantina.core.record import digest
from cantina.simulation import play_match

MATCHES = 20


def fingerprints() -> list[str]:
    """The final position of twenty matches, of two to four players on both boards."""
    game = cantina.game("super-teams")
    lines = []
    for number in range(MATCHES):
        seats, board = 2 + number % 3, ("short", "long")[number % 2]
        match = play_match(game, game.start(seats=seats, board=board), ["random"] * seats, 7, number)
        lines.append(f"{number} {len(match.moves)} {digest(match.state)}")
    return lines


if __name__ == "__main__":
    print("\n".join(fingerprints()))
