"""What a position of Nim is worth to a seat, for bots."""

from .state import State


def appraise(state: State, seat: int) -> float:
    """Whoever moves is lost where the sizes of all heaps, added in binary without carrying, come to nothing."""
    winners = state.standing().winners
    if winners:
        return 2.0 if seat in winners else -2.0
    nim_sum = 0
    for stones in state.view(seat).heaps.values():
        nim_sum ^= stones
    good_for_mover = nim_sum != 0
    return 1.0 if good_for_mover == (state.turn == seat) else -1.0
