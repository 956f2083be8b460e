"""How the greedy bot thinks: how far the objective is, what threatens, what a position is worth, and planning a whole turn."""
