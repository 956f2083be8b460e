"""Actions of Nim: single small choices of the players and of the dealer."""

from cantina.core.action import Action


class Begin(Action, frozen=True, tag="begin"):
    """The dealer draws who begins (NIM-01)."""

    seat: int


class Take(Action, frozen=True, tag="take"):
    """Take stones from a heap (NIM-02)."""

    heap: str
    count: int


NimAction = Begin | Take
