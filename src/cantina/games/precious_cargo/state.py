"""Positions of Precious Cargo, which play by the kernel's rules."""

from typing import ClassVar, Self

import msgspec

from cantina.core.action import Action, fill
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Prompt, Standing, Turn
from cantina.core.ledger import Illegal
from cantina.core.source import Source, pick

from .actions import TurnUp, decode, encode
from .aid import aid, chances
from .events import read_log
from .kernel import codes, ids
from .names import Reading
from .view import View, make_view, survey

PROMPTS = {
    codes.DECIDING: Prompt("turn"),
    codes.PAYING: Prompt("pay"),
    codes.PROTECTING: Prompt("protect"),
    codes.PICKING: Prompt("pick"),
    codes.AIMING: Prompt("aim"),
    codes.GIVING: Prompt("give"),
    codes.OFFERING: Prompt("offer"),
    codes.TAKING: Prompt("take"),
    codes.REVEALING: Prompt("reveal"),
    codes.SCATTERING: Prompt("scatter"),
    codes.SLIPPING: Prompt("slip"),
    codes.TUMBLING: Prompt("tumble"),
    codes.TURNING: Prompt("turn-up"),
    codes.OVER: Prompt("over"),
}


class State(Reading[View]):
    """One position of a match: a kernel record with the verbs that every game has."""

    __slots__ = ()

    max_actions: ClassVar = codes.MAX_ACTIONS
    prompts: ClassVar = PROMPTS
    not_dumped: ClassVar = Reading.not_dumped | {"path"}
    _decode = decode
    _code = encode
    _open_view = make_view

    # ---- deciding --------------------------------------------------------------------------------------------------

    def _decider(self) -> Turn:
        """Who is to decide, by the record."""
        stage = int(self._record["stage"][0])
        if stage < codes.SCATTERING:
            return int(self._record["mover"][0])
        return OVER if stage == codes.OVER else DEALER

    def _make(self, action: Action) -> list[Event]:
        """Make a move and tell what happened; or raise Illegal and change nothing."""
        if refused := self._play(encode(self, action)):
            raise Illegal(ids.RULES[refused], **msgspec.structs.asdict(action))
        return read_log(self._log(), self._names)

    def odds(self) -> list[tuple[Action, int]] | None:
        """On the dealer's turn: every card with its copies left. A throw has too many outcomes to list."""
        if self.prompt().kind != "turn-up":
            return None
        left = self._record["left"][0].tolist()
        return [(TurnUp(card.ally, card.beskar), left[kind]) for kind, card in enumerate(self._names.cards) if left[kind]]

    def deal(self, source: Source) -> Action:
        """On the dealer's turn: one outcome by its true odds. All numbers within the spans of a throw are equally likely."""
        if self.turn != DEALER:
            raise Illegal("CORE-01")
        if self.prompt().kind != "turn-up":
            return fill(self.actions()[0], source)
        card = self._names.cards[pick(source, self._record["left"][0].tolist())]
        return TurnUp(card.ally, card.beskar)

    # ---- copying and seeing --------------------------------------------------------------------------------------------

    def redeal(self, seat: int | None, source: Source) -> Self:  # noqa: ARG002  (cards are decided when turned up)
        """A copy: every position looks to every seat as it is."""
        return self.copy()

    def view(self, seat: int | None) -> View:
        """The position as a seat sees it; None is a spectator. Only the aiming aid and chances are for one seat alone."""
        seen = self._seen_by_all()
        aided = self.options.aid and seat == seen.mover
        aims = aid(self, seen.mover) if aided and seen.prompt.kind in ("turn", "aim") else None
        return msgspec.structs.replace(seen, seat=seat, aid=aims, chances=chances(self) if aided and not seen.things else None)

    def standing(self) -> Standing:
        """Points by seat, those of a common pile for all of it; the winning team once the match is over."""
        scores, winner, won_by = survey(self), int(self._record["winner"][0]), int(self._record["won_by"][0])
        winners = self._names.team(winner)[1] if winner >= 0 else []
        return Standing([scores[pile] for pile in self._names.piles], winners, False, ids.RULES[won_by] if won_by else None)
