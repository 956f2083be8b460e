"""For those who test games: scripted scenes, the conformance suite, and the coverage of a ledger."""

from cantina.testing.conformance import check_game
from cantina.testing.scene import Scene, witness

__all__ = ["Scene", "check_game", "witness"]
