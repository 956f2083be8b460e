"""Positions of Carcassonne, which play by the kernel's rules."""

from typing import Any, ClassVar, Self

import msgspec

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.compiler import named
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Prompt, Standing, Turn
from cantina.core.ledger import Illegal
from cantina.core.source import Source, pick

from .actions import Draw, Roll, decode, dice_due, encode, offered, refuse
from .events import read_log
from .kernel import codes, ids
from .names import Reading, root_of
from .view import View, make_view

PROMPTS = {
    codes.DRAWING: Prompt("draw"),
    codes.PLACING: Prompt("place"),
    codes.DEPLOYING: Prompt("deploy"),
    codes.FIGHTING: Prompt("roll"),
    codes.OVER: Prompt("over"),
}


FILLED = {  # which field counts the used entries of which others
    "parts": ["tiles_low", "tiles_high", "figures", "symbols", "parent", "open", "what", "slot"],
    "tiles": ["side_part", "first_part", "planet", "cell", "x", "y", "tile", "rotation"],
    "frontiers": ["frontier_cell", "frontier_forbids", "frontier_x", "frontier_y"],
}


class State(Reading[View]):
    """One position of a match: a kernel record with the verbs that every game has."""

    __slots__ = ()

    max_actions: ClassVar = codes.MAX_ACTIONS
    prompts: ClassVar = PROMPTS
    not_dumped: ClassVar = Reading.not_dumped | {"grid"}
    _decode = decode
    _code = encode
    _open_view = make_view

    # ---- deciding --------------------------------------------------------------------------------------------------

    def _decider(self) -> Turn:
        """Who is to decide, by the record."""
        stage = int(self._record["stage"][0])
        if stage in (codes.PLACING, codes.DEPLOYING):
            return int(self._record["mover"][0])
        return OVER if stage == codes.OVER else DEALER

    def actions(self) -> list[Action]:
        """Legal actions of the player to move."""
        return offered(self)

    def _make(self, action: Action) -> list[Event]:
        """Make a move and tell what happened; or raise Illegal and change nothing."""
        if refused := self._play(encode(self, action)):
            refuse(self, ids.RULES[refused], action)
        return read_log(self._log(), self)

    def odds(self) -> list[tuple[Action, int]] | None:
        """On the dealer's turn: every tile with its copies left. A roll has too many outcomes to list."""
        if self.prompt().kind != "draw":
            return None
        left = self._record["left"][0].tolist()
        return [(Draw(tile), left[kind]) for kind, tile in enumerate(self._names.tiles) if left[kind]]

    def deal(self, source: Source) -> Action:
        """On the dealer's turn: one outcome by its true odds."""
        if self.prompt().kind == "draw":
            return Draw(self._names.tiles[pick(source, self._record["left"][0].tolist())])
        if self.prompt().kind != "roll":
            raise Illegal("CORE-01")
        return Roll([1 + source.below(6) for _ in range(dice_due(self))])

    # ---- copying -----------------------------------------------------------------------------------------------------

    def redeal(self, seat: int | None, source: Source) -> Self:  # noqa: ARG002  (nothing is hidden: CSW-R-04)
        """A copy: every position looks to every seat as it is."""
        return self.copy()

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON values."""
        whole = super().dump()
        for count, names in FILLED.items():
            whole |= {name: whole[name][: whole[count] * (4 if name == "side_part" else 1)] for name in names}
        # asking for an object shortens the way to its root: the same position may hold longer or shorter ways
        whole["parent"] = [root_of(whole["parent"], part) for part in range(whole["parts"])]
        return whole

    # ---- seeing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The position as a seat sees it; None is a spectator. Nothing is hidden (CSW-R-04)."""
        return msgspec.structs.replace(self._seen_by_all(), seat=seat)

    def own_view(self, seat: int, seen: core.View) -> dict[str, Any]:  # noqa: ARG002  (nothing of it is hidden)
        """Which seat it is, and no more."""
        return self.keep(seat, (), lambda _: {"seat": seat})

    def standing(self) -> Standing:
        """Scores by seat, a team's for both; the winners once the match is over."""
        record = named(self._record)
        side = self._setup["side"][0].tolist()
        scores = [int(record.score[side[seat]]) for seat in range(self.options.seats)]
        shared = bin(int(record.winners)).count("1") > 1
        rule = ("CSW-R-39" if shared else "CSW-87") if record.winners else None
        return Standing(scores, self.seats_of(int(record.winners)), shared, rule)
