"""The engine that every game is built on."""
