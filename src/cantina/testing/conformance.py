"""The conformance suite: what every game, and any content for it, owes to the rest of Cantina."""

from typing import Any


def check_game(game: Any) -> None:
    """Placeholder."""
