"""Positions of Super Teams, which play by the kernel's rules."""

from typing import Any, ClassVar, Self

import msgspec
import numpy as np

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.compiled import CompiledState, NoNames, Reader
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Prompt, Standing, Turn
from cantina.core.ledger import Illegal
from cantina.core.source import Source, pick

from .actions import circumstances, decode, encode
from .events import read_log
from .kernel import codes, ids, record
from .view import View, make_view, own_cards
from .visibility import redeal

PROMPTS = {
    codes.DEALING: Prompt("deal"),
    codes.CHOOSING: Prompt("fly", own=True),
    codes.DEPARTURE: Prompt("departure", window=True),
    codes.EVASION: Prompt("evasion", window=True),
    codes.LANDING: Prompt("land"),
    codes.HOOKING: Prompt("hook", window=True),
    codes.DRAWING: Prompt("draw"),
    codes.PRIZES: Prompt("prize"),
    codes.OVER: Prompt("over"),
}


DECIDING = Reader(record.State, "stage", "asked")
RESULT = Reader(record.State, "kind", "winners")
SIDES = Reader(record.Setup, "team", "owner")


class State(CompiledState[NoNames, View]):
    """One position of a match: a kernel record with the verbs that every game has."""

    __slots__ = ()

    max_actions: ClassVar = codes.MAX_ACTIONS
    prompts: ClassVar = PROMPTS
    _decode = decode
    _code = encode
    _open_view = make_view

    # ---- deciding --------------------------------------------------------------------------------------------------

    def _decider(self) -> Turn:
        """Who is to decide, by the record."""
        stage, asked = DECIDING(self._record)
        return OVER if stage == codes.OVER else asked

    def _make(self, action: Action) -> list[Event]:
        """Make a move and tell what happened; or raise Illegal and change nothing."""
        if refused := self._play(encode(self, action)):
            raise Illegal(ids.RULES[refused], **circumstances(self, action))
        return read_log(self._log())

    def odds(self) -> list[tuple[Action, int]] | None:
        """On the dealer's turn: every outcome with the number of cards behind it."""
        if self.turn != DEALER:
            return None
        return [(self._decode(code), weight) for code, weight in zip(*self._weighed(), strict=True)]

    def deal(self, source: Source) -> Action:
        """On the dealer's turn: one outcome by its true odds."""
        if self.turn != DEALER:
            raise Illegal("CORE-01")
        outcomes, weights = self._weighed()
        return self._decode(outcomes[pick(source, weights)])

    def _weighed(self) -> tuple[list[int], list[int]]:
        """The dealer's outcomes as the kernel's numbers, and the number of cards behind each."""
        outcomes = self._codes()
        weights = np.zeros(len(outcomes), np.int64)
        self._kernel.weights(self._record, self._setup, np.array(outcomes, np.int32), len(outcomes), weights)
        return outcomes, weights.tolist()

    # ---- seeing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The position as a seat sees it; None is a spectator."""
        seen = self._seen_by_all()
        return seen if seat is None else msgspec.structs.replace(seen, **own_cards(self, seat))

    def own_view(self, seat: int, seen: core.View) -> dict[str, Any]:  # noqa: ARG002  (it does not depend on what others see)
        """The seat's own hand."""
        return own_cards(self, seat)

    def redeal(self, seat: int | None, source: Source) -> Self:
        """A random position that this seat cannot tell from the real one: hidden hands are dealt anew."""
        other = self.copy()
        redeal(other, seat, source)
        return other

    def standing(self) -> Standing:
        """Ships of the player's team that are home; the winners once the match is over."""
        return self.keep("standing", RESULT(self._record), State._standing)

    def _standing(self) -> Standing:
        seats, (teams, owners), (kinds, won) = self.options.seats, SIDES(self._setup), RESULT(self._record)
        home = [0] * codes.SEATS
        for owner, kind in zip(owners, kinds, strict=True):
            if kind == codes.FINISH and owner >= 0:
                home[teams[owner]] += 1
        winners = [seat for seat in range(seats) if won >> seat & 1] if won else []
        shared = len({teams[seat] for seat in winners}) > 1
        rule = ("RACE-55" if shared else "RACE-56") if winners else None
        return Standing([home[team] for team in teams[:seats]], winners, shared, rule)
