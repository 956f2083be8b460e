"""Carcassonne: Star Wars, the laying of tiles, figures and fights."""
