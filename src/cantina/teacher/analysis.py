"""Analysis of a match: what every move was worth beside the best one, what luck brought, and what it turned on."""

from collections.abc import Iterator

import msgspec

from cantina.core.action import Action, has_span
from cantina.core.bot import HasLookahead, Lookahead, Observation
from cantina.core.driver import Match
from cantina.core.game import Game, State, Turn
from cantina.core.source import Seeded

from .hint import Unit, values
from .reasons import Reason, reasons

SHARE = 0.4  # of the rollouts of a strong opponent's decision
AFRESH, LEAST = 1 << 20, 24  # rollouts that no search has made, and how many of them at least
TURNING = 3  # points that a match turns on
GIVEN_AWAY = 2.0  # times what a casual player overlooks: from here on it is a mistake


class Judgement(msgspec.Struct):
    """A turn: what was played and what would have been best, with what both were worth to the one who played."""

    move: int  # the number of its first move in the record
    seat: int
    played: list[str]
    best: list[str]
    worth: float
    could: float  # what the best was worth
    luck: float  # what draws, dice and the others' good moves had brought since the seat's turn before
    mistake: bool
    reasons: list[Reason]  # why the best would have been better

    @property
    def loss(self) -> float:
        """What was given away."""
        return self.could - self.worth


class Analysis(msgspec.Struct):
    """A whole match: its turns, what it turned on, and for each seat what was given away and what luck brought."""

    unit: Unit
    turns: list[Judgement]
    turning: list[int]  # indexes of turns
    given_away: list[float]
    luck: list[float]
    words: list[str]  # keys of a word for each seat


class CannotAnalyse(ValueError):  # noqa: N818  (reads as what it is)
    """The game cannot be searched, or its rules are not compiled."""


def judge(game: Game, start: State, moves: list[tuple[Turn, Action]], share: float = SHARE) -> Iterator[Judgement]:
    """The turns of a match one after another, as they are found."""
    if not isinstance(game, HasLookahead):
        raise CannotAnalyse(game.id)
    match, number = Match(start), 0
    last: dict[int, float] = {}  # by seat, what the turn before was worth
    while number < len(moves):
        seat = moves[number][0]
        if seat < 0 or _is_forced(match.state):
            match.play(moves[number][1])
            number += 1
            continue
        line = [action for _, action in _line(moves[number:], seat)]
        ahead = game.look_ahead(Observation(match.state, seat), seat, Seeded(number), line)
        if ahead is None:
            raise CannotAnalyse(game.id)
        known = values(ahead, share)
        assert ahead.played is not None
        played, worth = known[ahead.played]
        number_of_best = max(range(len(known)), key=lambda place: known[place][1])
        best, could = known[number_of_best][0], worth + _loss(ahead, ahead.played, number_of_best, share)
        after = match.state.copy()
        for action in line[: len(played)]:
            match.play(action)
        for text in best:
            after.play(text)
        yield Judgement(
            move=number,
            seat=seat,
            played=played,
            best=best,
            worth=round(worth, 3),
            could=round(could, 3),
            luck=round(could - last[seat], 3) if seat in last else 0.0,
            mistake=(could - worth) * ahead.scale >= GIVEN_AWAY * ahead.overlooked,
            reasons=reasons(game, match.state, after, seat),
        )
        last[seat] = worth
        number += len(played)


def _loss(ahead: Lookahead, played: int, best: int, share: float) -> float:
    """How much worse one candidate is than another, by new luck: the best of many looks better than it is by its own."""
    count = max(LEAST, int(share * ahead.worthwhile) // 4)
    first, second = ahead.rollouts([best, played], range(AFRESH, AFRESH + count))
    return max(0.0, (first - second) / count / ahead.scale) if best != played else 0.0


def _is_forced(state: State) -> bool:
    offered = state.actions()
    return len(offered) == 1 and not has_span(offered[0])


def _line(moves: list[tuple[Turn, Action]], seat: int) -> Iterator[tuple[Turn, Action]]:
    """What a seat did before anybody else did anything."""
    for by, action in moves:
        if by != seat:
            return
        yield by, action


def analyse(game: Game, start: State, moves: list[tuple[Turn, Action]], share: float = SHARE) -> Analysis:
    """A whole match at once."""
    return summed(game, start, list(judge(game, start, moves, share)))


def summed(game: Game, start: State, turns: list[Judgement]) -> Analysis:
    """What the judgements of a match come to."""
    unit: Unit = game.unit if isinstance(game, HasLookahead) else "appraisal"
    seats = range(start.options.seats)
    weight = [abs(turn.loss) + abs(turn.luck) for turn in turns]
    turning = sorted(range(len(turns)), key=lambda index: -weight[index])[:TURNING]
    return Analysis(
        unit=unit,
        turns=turns,
        turning=sorted(turning),
        given_away=[round(sum(turn.loss for turn in turns if turn.seat == seat), 3) for seat in seats],
        luck=[round(sum(turn.luck for turn in turns if turn.seat == seat), 3) for seat in seats],
        words=[_word([turn for turn in turns if turn.seat == seat]) for seat in seats],
    )


def _word(turns: list[Judgement]) -> str:
    """The key of a short word for somebody who played those turns."""
    mistakes = sum(turn.mistake for turn in turns)
    if not turns or mistakes * 20 <= len(turns):
        return "analysis-flawless"
    return "analysis-solid" if mistakes * 5 <= len(turns) else "analysis-lively"
