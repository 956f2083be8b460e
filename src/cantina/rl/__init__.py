"""Environments of other libraries over Cantina's games: `pip install 'cantina[rl]'`.

`zoo.env` is PettingZoo's, `gym.Single` and `gym.Vector` are Gymnasium's, `spiel` registers games with OpenSpiel.
"""
