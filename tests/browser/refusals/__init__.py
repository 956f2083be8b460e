"""Every refusal that a board can provoke, with the clicks that provoke it: one module for each game."""
