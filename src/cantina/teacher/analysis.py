"""Analysis of a match: what every move was worth beside the best one, what luck brought, and what it turned on."""

from collections.abc import Iterator, Sequence

import msgspec

from cantina.core.action import Action, has_span, to_text
from cantina.core.bot import HasLookahead, HasPlanner, Lookahead, Observation
from cantina.core.driver import Match
from cantina.core.game import OVER, Game, State, Turn, scored
from cantina.core.source import Seeded

from .hint import Unit, make, values
from .reasons import Reason, reasons

SHARE = 0.8  # of the rollouts of a strong opponent's decision: a match of Carcassonne takes some 12 s of one core
AFRESH, LEAST = 1 << 20, 24  # rollouts that no search has made, and how many of them at least
TURNING = 3  # points that a match turns on
GIVEN_AWAY = 2.0  # times what a casual player overlooks: from here on it is a mistake
FOUND = 4.0  # times the same: a move that is better by so much than any other, and does not look so, is a great one


class Judgement(msgspec.Struct):
    """A turn: what was played and what would have been best, with what both were worth to the one who played."""

    move: int  # the number of its first move in the record
    seat: int
    played: list[str]
    best: list[str]
    worth: float
    could: float  # what the best was worth
    mistake: bool
    reasons: list[Reason]  # why the best would have been better
    luck: float = 0.0  # what draws and dice had brought since the side's turn before; known once the turns before it are
    found: float = 0.0  # of a great move: by how much it was better than any other

    @property
    def loss(self) -> float:
        """What was given away."""
        return self.could - self.worth

    @property
    def next(self) -> int:
        """The number of the first move after it."""
        return self.move + len(self.played)


class Analysis(msgspec.Struct):
    """A whole match: its turns, what it turned on, and for each seat what was given away and what luck brought."""

    unit: Unit
    turns: list[Judgement]
    turning: list[int]  # indexes of turns
    given_away: list[float]
    luck: list[float]
    words: list[str]  # keys of a word for each seat
    result: list[float]  # how it ended for each seat; empty where it did not, or worth is no result


class CannotAnalyse(ValueError):  # noqa: N818  (reads as what it is)
    """The game can be neither searched nor planned, or its rules are not compiled."""


def unit_of(game: Game) -> Unit:
    """What the worth of turns is counted in; or CannotAnalyse."""
    if isinstance(game, HasLookahead):
        return game.unit
    if isinstance(game, HasPlanner):
        return "appraisal"
    raise CannotAnalyse(game.id)


def judge(
    game: Game, start: State, moves: Sequence[tuple[Turn, Action]], share: float = SHARE, since: int = 0
) -> Iterator[Judgement]:
    """The turns of a match one after another, as they are found; from a move on, so that it can be done in parts."""
    unit_of(game)
    match, number = Match(start), 0
    while number < len(moves):
        seat = moves[number][0]
        if number < since or seat < 0 or _is_forced(match.state):
            match.play(moves[number][1])
            number += 1
            continue
        line = [action for _, action in _line(moves[number:], seat)]
        observation = Observation(match.state, seat, match.events)
        found = _searched(game, observation, seat, number, line, share) or _planned(game, observation, seat, number, line, share)
        if found is None:
            raise CannotAnalyse(game.id)
        played, best, worth, could, mistake, great = found
        after = match.state.copy()
        for action in line[: len(played)]:
            match.play(action)
        best = make(after, seat, best) or played
        why = reasons(game, match.state, after, seat) if best != played else []
        yield Judgement(number, seat, played, best, round(worth, 3), round(could, 3), mistake, why, found=round(great, 3))
        number += len(played)


# what was played, the best, what both are worth, if it is a mistake, and by how much a great move was better than any other
Judged = tuple[list[str], list[str], float, float, bool, float]


def _searched(
    game: Game, observation: Observation, seat: int, number: int, line: Sequence[Action], share: float
) -> Judged | None:
    """By rollouts, all with the same luck."""
    if not isinstance(game, HasLookahead) or (ahead := game.look_ahead(observation, seat, Seeded(number), line)) is None:
        return None
    known = values(ahead, share)
    assert ahead.played is not None
    played, worth = known[ahead.played]
    first = max(range(len(known)), key=lambda place: known[place][1])
    loss = _loss(ahead, ahead.played, first, share)
    mistake, best = loss * ahead.scale >= GIVEN_AWAY * ahead.overlooked, known[first][0] if loss else played
    great = 0.0 if loss else _found(game, observation, seat, number, ahead, [value for _, value in known], share)
    return played, best, worth, worth + loss, mistake, great


def _found(
    game: Game, observation: Observation, seat: int, number: int, ahead: Lookahead, known: Sequence[float], share: float
) -> float:
    """By how much the move that was played is better than any other, where that is much and another looks better; or 0."""
    assert ahead.played is not None
    others = [place for place in range(len(known)) if place != ahead.played]
    least = FOUND * ahead.overlooked / ahead.scale
    if not others or known[ahead.played] - max(known[place] for place in others) < least:
        return 0.0
    world = observation.sample(Seeded(number))

    def looks(place: int) -> float:
        after = world.copy()
        after.play(ahead.actions[place])
        for _, text in ahead.plan(place):
            after.play(text)
        return game.appraise(after, seat)

    if looks(ahead.played) >= max(map(looks, others)):
        return 0.0
    gap = _loss(ahead, max(others, key=known.__getitem__), ahead.played, share)
    return gap if gap >= least else 0.0


def _planned(game: Game, observation: Observation, seat: int, number: int, line: Sequence[Action], share: float) -> Judged | None:
    """By a planner: what was played and the best turn that it finds, both tried on the same likely worlds."""
    if not isinstance(game, HasPlanner):
        return None
    turns = game.plan_turns(seat, observation, Seeded(number), share)
    best: Sequence[Action] = turns[0][0] if turns else line
    (count, worth), (length, could) = game.weigh_lines(seat, observation, Seeded(number), [line, best])
    played = [to_text(action) for action in line[:count]]
    if could <= worth:
        return played, played, worth, worth, False, 0.0
    return played, [to_text(action) for action in best[:length]], worth, could, could - worth >= GIVEN_AWAY * game.overlooked, 0.0


def _loss(ahead: Lookahead, played: int, best: int, share: float) -> float:
    """How much worse one candidate is than another, by new luck: the best of many looks better than it is by its own."""
    count = max(LEAST, int(share * ahead.worthwhile) // 4)
    first, second = ahead.rollouts([best, played], range(AFRESH, AFRESH + count))
    return max(0.0, (first - second) / count / ahead.scale) if best != played else 0.0


def _is_forced(state: State) -> bool:
    offered = state.actions()
    return len(offered) == 1 and not has_span(offered[0])


def _line(moves: Sequence[tuple[Turn, Action]], seat: int) -> Iterator[tuple[Turn, Action]]:
    """What a seat did before anybody else did anything."""
    for by, action in moves:
        if by != seat:
            return
        yield by, action


def analyse(game: Game, start: State, moves: Sequence[tuple[Turn, Action]], share: float = SHARE) -> Analysis:
    """A whole match at once."""
    end = start.copy()
    for _, action in moves:
        end.play(action)
    return summed(game, end, list(judge(game, start, moves, share)))


def summed(game: Game, end: State, turns: list[Judgement]) -> Analysis:
    """What the judgements of a match come to, by how it ended."""
    unit, seats = unit_of(game), range(end.options.seats)
    result = _result(unit, end)
    left = share_luck(end.options.sides(), turns, result)
    weight = [abs(turn.loss) + abs(turn.luck) + turn.found for turn in turns]
    turning = sorted(range(len(turns)), key=lambda index: -weight[index])[:TURNING]
    return Analysis(
        unit=unit,
        turns=turns,
        turning=sorted(turning),
        given_away=[round(sum(turn.loss for turn in turns if turn.seat == seat), 3) for seat in seats],
        luck=[round(left[seat] + sum(turn.luck for turn in turns if turn.seat == seat), 3) for seat in seats],
        words=[_word([turn for turn in turns if turn.seat == seat]) for seat in seats],
        result=result,
    )


def share_luck(sides: Sequence[Sequence[int]], turns: Sequence[Judgement], result: Sequence[float] = ()) -> list[float]:
    """Sets the luck of turns: what changed since the side's turn before, without what the others have given away meanwhile.

    What a side gives away goes to all others alike. Returns what luck brought each seat after its side's last turn.
    """
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    stood: dict[int, float] = {}  # by side, what its turn before was worth
    given = [0.0] * len(sides)  # by the others since then
    for turn in turns:
        side = side_of[turn.seat]
        turn.luck = round(turn.could - stood[side] - given[side], 3) if side in stood else 0.0
        stood[side], given[side] = turn.worth, 0.0
        for other in range(len(sides)):
            if other != side:
                given[other] += turn.loss / (len(sides) - 1)
    return [
        result[seat] - stood[side_of[seat]] - given[side_of[seat]] if result and side_of[seat] in stood else 0.0
        for seat in sorted(side_of)
    ]


def _result(unit: Unit, end: State) -> list[float]:
    """How a match ended for each seat, counted as its turns were; an appraisal is no result."""
    seats = range(end.options.seats)
    if end.turn != OVER or unit == "appraisal":
        return []
    if unit == "chance":
        return [float(seat in end.standing().winners) for seat in seats]
    return [float(own - rivals) for own, rivals in (scored(end, seat) for seat in seats)]


def _word(turns: list[Judgement]) -> str:
    """The key of a short word for somebody who played those turns."""
    mistakes = sum(turn.mistake for turn in turns)
    if not turns or mistakes * 20 <= len(turns):
        return "analysis-flawless"
    return "analysis-solid" if mistakes * 5 <= len(turns) else "analysis-lively"
