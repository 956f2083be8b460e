"""Cantina: Star Wars tabletop games, complete by their rulebooks.

>>> import cantina
>>> state = cantina.game("super-teams").start(seats=2)
>>> state
<super-teams: the dealer decides 'deal'; scores 0, 0>
>>> cantina.games.ids()
['adventures', 'carcassonne', 'precious-cargo', 'super-teams']
"""

from cantina import bots, games
from cantina.batch import Batch
from cantina.core.game import DEALER, OVER, Game, State
from cantina.core.ledger import Illegal
from cantina.core.source import Seeded
from cantina.games import UnknownGame
from cantina.games import find as game
from cantina.playouts import playouts, worlds
from cantina.simulation import simulate

__version__ = "0.1.0"
__all__ = [
    "DEALER",
    "OVER",
    "Batch",
    "Game",
    "Illegal",
    "Seeded",
    "State",
    "UnknownGame",
    "__version__",
    "bots",
    "game",
    "games",
    "playouts",
    "simulate",
    "worlds",
]
