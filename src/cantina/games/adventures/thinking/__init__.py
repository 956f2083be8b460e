"""How the greedy bot thinks: which ways look good, which turn is the best by the rules, and who may be the traitor."""
