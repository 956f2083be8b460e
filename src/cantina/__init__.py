"""Cantina: Star Wars tabletop games, complete by their rulebooks."""
