"""Replays: a record from a table or a file, and the position after any of its moves."""

from collections import OrderedDict

import msgspec

import cantina
from cantina.core.event import all_told
from cantina.core.game import Game, State
from cantina.core.record import LARGEST, Record, RecordError, Sealed, from_lines, replay, verify
from cantina.server.messages import Dealing, ReplaySeen
from cantina.table import messages
from cantina.table.table import Refused

KEPT = 16  # replays whose positions stay in memory


class Replay:
    """A recorded match with the position after each move."""

    def __init__(self, record: Record):
        self.record = record
        try:
            self.game: Game = cantina.game(record.header.game)
        except cantina.UnknownGame as unknown:
            raise RecordError(f"line 1: {unknown}") from None
        self.states: list[State] = []
        self.lines: list[messages.Moved] = []
        for match, by, _, events in replay(self.game, record):
            if not self.states:
                self.states.append(match.start)
            self.states.append(match.state.copy())
            self.lines.append(messages.Moved(len(self.lines), len(self.lines), by, events))
        if not self.states:
            raise RecordError("line 2: there is no move")
        self.dealing = self._checked()

    def _checked(self) -> Dealing:
        promised = self.record.header.dealing
        commitment = promised.commitment if isinstance(promised, Sealed) else None
        try:
            return Dealing(commitment, verify(self.game, self.record).dealing)  # type: ignore[arg-type]
        except RecordError as problem:
            return Dealing(commitment, "broken", str(problem))

    def seen(self, seat: int | None, sheet: str) -> ReplaySeen:
        """The match as a seat heard it; None: with all secrets."""
        self._check_seat(seat)
        lines = self.lines
        if seat is not None:
            lines = [msgspec.structs.replace(line, events=all_told(line.events, seat)) for line in lines]
        options, standing = self.states[0].options, self.states[-1].standing()
        names, agreed = self.record.header.seats, (options, options.sides(), options.all_words())
        return ReplaySeen(self.game.id, *agreed, sheet, names, len(lines), bool(standing.winners), lines, self.dealing)

    def position(self, number: int, seat: int | None) -> messages.PositionSeen:
        """The position after so many moves as a seat sees it; None: as the player to move sees it."""
        self._check_seat(seat)
        if not 0 <= number < len(self.states):
            raise Refused("no-such-move")
        state = self.states[number]
        if seat is None:
            seat = state.turn if state.turn >= 0 else self._last_decider(number)
        return messages.PositionSeen(number, seat, state.view(seat), [], state.standing())

    def _last_decider(self, number: int) -> int:
        return next((line.by for line in reversed(self.lines[:number]) if line.by >= 0), 0)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.states[0].options.seats:
            raise Refused("no-such-seat")


def read(text: str) -> Replay:
    """A replay from a record's text; RecordError where it does not replay."""
    if len(text) > LARGEST:
        raise RecordError(f"line 1: longer than {LARGEST} bytes")
    return Replay(from_lines(text))


def check(text: str) -> None:
    """RecordError where it does not replay."""
    read(text)


class Shelf:
    """The replays that were looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def get(self, id_: str) -> Replay | None:
        """A replay that is in memory."""
        if id_ in self._kept:
            self._kept.move_to_end(id_)
        return self._kept.get(id_)

    def put(self, id_: str, kept: Replay) -> None:
        """Keep a replay for a while."""
        self._kept[id_] = kept
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
