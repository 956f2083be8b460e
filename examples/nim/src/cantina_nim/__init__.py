"""Nim: a small complete game, and a bot, in a package of their own."""
