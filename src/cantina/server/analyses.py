"""Analyses of recorded matches: a part at a time, as somebody asks for it, by one worker that lets everything else go first."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import cantina
from cantina import bots
from cantina.bots.levels import droid
from cantina.core.bot import HasLookahead
from cantina.core.ledger import Language
from cantina.core.record import begin, from_lines
from cantina.core.record import replay as replayed
from cantina.core.texts import Texts, texts
from cantina.server.messages import AnalysisSeen, AnalysisSummary, TurnJudged
from cantina.server.replays import Replay
from cantina.table.advice import advised
from cantina.table.thinking import Pool
from cantina.teacher.analysis import Judgement, judge, share_luck, summed, unit_of
from cantina.teacher.hint import Advice

PART = 0.8  # seconds of a worker for one part: the page shows something new as often
KEPT = 32  # analyses that stay in memory
NICENESS = 10  # bots, hints and tables go first


def judge_part(text: str, since: int, seconds: float) -> tuple[list[Judgement], int | None]:
    """In a worker: the turns of a record from a move on, one at least; and the move to go on from, None where that is all."""
    saved = from_lines(text)
    game = cantina.game(saved.header.game)
    if isinstance(game, HasLookahead):
        game.compile()
    moves = [(by, action) for _, by, action, _ in replayed(game, saved)]
    found, due = list[Judgement](), time.monotonic() + seconds
    for turn in judge(game, begin(game, saved.header), moves, since=since):
        found.append(turn)
        if time.monotonic() >= due:
            return found, turn.next
    return found, None


@dataclass
class Kept:
    """An analysis as far as it has come."""

    turns: list[Judgement] = field(default_factory=list)
    next: int | None = 0  # the move to go on from
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # two who ask for the same get the same


class Analyses:
    """The analyses that were asked for last. Nothing is done that nobody asks for, and one thing at a time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._pool: Pool | None = None

    async def further(self, id_: str, text: str, since: int, whose: str) -> Kept:
        """An analysis that has come farther than a move, where it is not at its end; in the turn of `whose`."""
        kept = self._kept.setdefault(id_, Kept())
        self._kept.move_to_end(id_)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        async with kept.lock:
            if kept.next is not None and kept.next <= since:
                self._pool = self._pool or Pool(1, NICENESS)
                turns, kept.next = await self._pool.run(judge_part, text, kept.next, PART, whose=whose)
                kept.turns += turns
        return kept

    def close(self) -> None:
        """Stops the worker."""
        if self._pool:
            self._pool.close()


def seen(kept: Kept, replay: Replay, since: int, language: Language) -> AnalysisSeen:
    """What is new in an analysis since a move, in words; with the sum at its end."""
    game, end = replay.game, replay.states[-1]
    said = texts(language, game.folder / "texts").knowing(end.options.words(language))
    seats, known = replay.record.header.seats, bots.names()

    def name(seat: int) -> str:
        return droid(seat, seats[seat]) if seats[seat] in known else seats[seat]

    share_luck(end.options.sides(), kept.turns)
    turns = [_judged(turn, replay, said, name) for turn in kept.turns if turn.move >= since]
    summary = None
    if kept.next is None:
        found = summed(game, end, kept.turns)
        moves = [found.turns[index].move for index in found.turning]
        words = [said.say(word) for word in found.words]
        summary = AnalysisSummary(moves, found.given_away, found.luck, words, found.result)
    return AnalysisSeen(unit_of(game), turns, kept.next, len(replay.lines), summary)


def _judged(turn: Judgement, replay: Replay, said: Texts, name: Callable[[int], str]) -> TurnJudged:
    state = replay.states[turn.move]
    played = advised(replay.game, state, turn.seat, Advice(turn.played, turn.worth, []), said, name, reader=None)
    better = None
    if turn.best != turn.played:
        better = advised(replay.game, state, turn.seat, Advice(turn.best, turn.could, turn.reasons), said, name, reader=None)
    return TurnJudged(turn.move, turn.seat, turn.worth, turn.could, turn.luck, turn.mistake, played, better, turn.found)
