"""Making puzzles: matches of bots are gone through for positions in which one turn is clearly best, or in which this turn wins.

The best turn has to be clearly better than the second, in a first look and in one that is ten times as long, with other luck.
Most of the puzzles are surprises: what looks best one move ahead is wrong. In a game that is won together, whose bot plans its
turns, the puzzle is the last turn of a match that was won: it wins whatever is dealt, and a turn at random seldom does.
"""

import contextlib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from cantina.bots import bot
from cantina.core.action import Action, has_span, to_text
from cantina.core.bot import HasLookahead, Observation
from cantina.core.driver import Match
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Game, OptionError, State, read_options
from cantina.core.record import digest
from cantina.core.source import CHANCE, CHOICE, Seeded

from .hint import Unit, values
from .puzzles import AGAIN, Head, Puzzle
from .reasons import reasons, terms

CLEAR: dict[Unit, float] = {"points": 2.0, "chance": 0.04}  # how much better than the second the best must be
FIRST, SHARE, LONGER = 0.1, 0.5, 10  # of a strong opponent's rollouts: a glance, the first look; how much longer is the second
AFRESH, CHECKED = 1 << 20, 48  # rollouts that no search has made, for turns that it left out
WIDEST = 30  # turns to choose from, and
FEWEST = 3  # at least
EASY = 0.3  # of the puzzles may be what looks best at first sight
ALIKE = 0.2  # of them may have the same trick
APART, MOST = 8, 3  # moves between two puzzles of a match, and how many it may give
LEAST = 0.3  # a smaller difference in what comes later is nothing to speak of
GOOD = 3  # so many look good at first sight
WORLDS, SURE, RANDOM, SELDOM = 24, 0.95, 60, 0.15  # a winning turn: in how many worlds it is tried, and turns at random


class Making:
    """Finds puzzles of a game one after another; what was found before is given, and it goes on from there.

    A run that was stopped goes on to the same puzzles: what is taken depends on the seed and on those before it.
    """

    def __init__(self, game: Game, seed: int, count: int, variants: Sequence[dict[str, Any]], found: Sequence[Puzzle] = ()):
        self.game, self.seed, self.count, self.variants = game, seed, count, variants
        self.found = list(found)

    @property
    def head(self) -> Head:
        """The first line of the file."""
        unit: Unit = self.game.unit if isinstance(self.game, HasLookahead) else "chance"
        return Head(self.game.id, self.game.version, unit, self.seed)

    def run(self) -> Iterator[Puzzle]:
        """The puzzles that are missing."""
        searched = isinstance(self.game, HasLookahead)
        if isinstance(self.game, HasLookahead):
            self.game.compile()
        number = self.found[-1].match if self.found else 0
        while len(self.found) < self.count:
            options = self.variants[number % len(self.variants)]
            yield from self._best_turns(number, options) if searched else self._winning_turn(number, options)
            number += 1

    def _take(self, puzzle: Puzzle | None) -> Iterator[Puzzle]:
        """A puzzle, unless there are enough like it."""
        if puzzle is None or len(self.found) >= self.count or any(known.id == puzzle.id for known in self.found):
            return
        kinds = Counter(known.kind for known in self.found)
        if kinds[puzzle.kind] < max(2, ALIKE * self.count):
            self.found.append(puzzle)
            yield puzzle

    def _easy_enough(self) -> bool:
        return sum(known.level == 1 for known in self.found) >= EASY * self.count

    # ---- the best turn -----------------------------------------------------------------------------------------------

    def _best_turns(self, number: int, options: dict[str, Any]) -> Iterator[Puzzle]:
        """The puzzles of a match."""
        match, player = Match(self.game.start(read_options(self.game.options, options))), bot("greedy", self.game)
        chance, choices = Seeded(self.seed, number, CHANCE), Seeded(self.seed, number, CHOICE)
        last = -APART
        while (turn := match.state.turn) != OVER:
            if turn == DEALER:
                match.play(match.state.deal(chance))
                continue
            taken = [known for known in self.found if known.match == number]
            made = len(match.moves)
            if any(known.id == digest(match.state) for known in taken):
                last = made
            elif made - last >= APART and len(taken) < MOST and made and match.moves[-1][0] != turn:  # a turn begins
                for puzzle in self._take(self._best_turn(match, number, options)):
                    last = made
                    yield puzzle
            match.play(player.choose(turn, Observation(match.state, turn), choices, None))

    def _best_turn(self, match: Match[State], number: int, options: dict[str, Any]) -> Puzzle | None:
        """The puzzle that a position is; None where it is none."""
        game, state = self.game, match.state
        seat, made = state.turn, len(match.moves)
        assert isinstance(game, HasLookahead)
        clear = CLEAR[game.unit]
        known: list[tuple[list[str], float]] = []
        level = 0
        for look, share in enumerate((FIRST, SHARE, SHARE * LONGER)):
            ahead = game.look_ahead(Observation(state, seat), seat, Seeded(self.seed, number, made * 4 + look + 2))
            if ahead is None or len(ahead.actions) < FEWEST or not 1 < len(state.actions()) <= WIDEST:
                return None
            before = known[0][0] if known else None
            known = sorted(values(ahead, share), key=lambda each: -each[1])
            if known[0][1] - known[1][1] < clear or (before and before != known[0][0]):
                return None
            level = level or self._level(state, seat, [turn for turn, _ in known])
            if level == 1 and self._easy_enough():
                return None
        solution, worth = known[0]
        rest = self._rest(state, seat, known)
        if rest is not None and rest < clear:
            return None
        after = state.copy()
        for text in solution:
            after.play(text)
        because = reasons(game, state, after, seat)
        return Puzzle(
            id=digest(state),
            match=number,
            seat=seat,
            level=level,
            kind=" ".join([*map(_trick, solution), *(f"{each.what}{'+' if each.amount > 0 else '-'}" for each in because[:1])]),
            options=options,
            moves="; ".join(to_text(action) for _, action in match.moves),
            solution=solution,
            worth=round(worth, 3),
            gap=round(worth - known[1][1], 3),
            tries={"; ".join(turn): round(worth - value, 3) for turn, value in known[1:]},
            rest=round(rest or 0.0, 3),
            later=self._later(state, seat, solution, known[1][0]),
        )

    def _level(self, state: State, seat: int, turns: Sequence[Sequence[str]]) -> int:
        """How hard the best of some turns is to see: 1 where it looks best one move ahead, 3 where several look better."""
        looks = []
        for turn in turns:
            after = state.redeal(seat, Seeded(self.seed))
            for text in turn:
                after.play(text)
            looks.append(self.game.appraise(after, seat))
        better = sum(look > looks[0] for look in looks)
        return 1 if not better else 2 if better < GOOD else 3

    def _later(self, state: State, seat: int, first: Sequence[str], second: Sequence[str]) -> dict[str, float]:
        """What is different on average when the seat decides again, had it played one turn instead of another."""
        sums: defaultdict[str, float] = defaultdict(float)
        worlds = 0
        for world in range(WORLDS):
            one, other = (self._next(state, seat, turn, world) for turn in (first, second))
            if OVER in (one.turn, other.turn):  # the worth of victory is not counted in points
                continue
            worlds += 1
            for what, amount in terms(self.game, one, seat).items():
                sums[what] += amount - terms(self.game, other, seat)[what]
        means = {what: round(amount / worlds, 1) for what, amount in sums.items() if abs(amount) >= LEAST * worlds}
        return dict(sorted(means.items(), key=lambda each: -abs(each[1]))[:2])

    def _next(self, state: State, seat: int, turn: Sequence[str], world: int) -> State:
        """A likely position at the seat's next decision, after others have decided."""
        source, player = Seeded(self.seed, world), bot("greedy", self.game)
        after, others = state.redeal(seat, source), False
        for text in turn:
            after.play(text)
        while after.turn != OVER and not (after.turn == seat and others):
            others = others or after.turn not in (seat, DEALER)
            dealt = after.turn == DEALER
            after.play(after.deal(source) if dealt else player.choose(after.turn, Observation(after, after.turn), source, None))
        return after

    def _rest(self, state: State, seat: int, known: Sequence[tuple[list[str], float]]) -> float | None:
        """By how much the best turn is better at least than those that search left out; None where there are none."""
        game, best = self.game, known[0][0]
        assert isinstance(game, HasLookahead)
        least: float | None = None
        searched = [turn for turn, _ in known]
        for line in _lines(state, seat):
            texts = [to_text(action) for action in line]
            if texts in searched or texts[:1] in searched:
                continue
            ahead = game.look_ahead(Observation(state, seat), seat, Seeded(self.seed), line)
            assert ahead is not None and ahead.played is not None
            place = next(
                number
                for number, action in enumerate(ahead.actions)
                if [to_text(action), *(text for _, text in ahead.plan(number))] == best
            )
            first, second = ahead.rollouts([place, ahead.played], range(AFRESH, AFRESH + CHECKED))
            loss = (first - second) / CHECKED / ahead.scale
            least = loss if least is None else min(least, loss)
        return least

    # ---- the winning turn --------------------------------------------------------------------------------------------

    def _winning_turn(self, number: int, options: dict[str, Any]) -> Iterator[Puzzle]:
        """The last turn of a match that is won, where it wins surely."""
        start = self.game.start(read_options(self.game.options, options))
        match = Match(start)
        chance, choices = Seeded(self.seed, number, CHANCE), Seeded(self.seed, number, CHOICE)
        players = [bot("greedy", self.game) for _ in range(start.options.seats)]
        began = 0
        while (turn := match.state.turn) != OVER:
            action = (
                match.state.deal(chance)
                if turn == DEALER
                else players[turn].choose(turn, Observation(match.state, turn), choices, None)
            )
            if _begins_turn(match.play(action)):
                began = len(match.moves)
        while began < len(match.moves) and match.moves[began][0] == DEALER:
            began += 1
        if not match.state.standing().winners or began >= len(match.moves):
            return
        position, seat = Match(start), match.moves[began][0]
        for _, action in match.moves[:began]:
            position.play(action)
        line = [action for by, action in match.moves[began:] if by == seat]
        worlds = [position.state.redeal(seat, Seeded(self.seed, number, 2 + world)) for world in range(WORLDS)]
        line = line[: min(self._plays(world, seat, line, Seeded(0, place))[1] for place, world in enumerate(worlds))]
        odds = sum(self._plays(world, seat, line, Seeded(0, place))[0] for place, world in enumerate(worlds)) / WORLDS
        if len(line) < FEWEST or odds < SURE:
            return
        luck = sum(self._plays(worlds[place % WORLDS], seat, [], Seeded(1, place))[0] for place in range(RANDOM)) / RANDOM
        if luck > SELDOM:
            return
        yield from self._take(
            Puzzle(
                id=digest(position.state),
                match=number,
                seat=seat,
                level=1 if luck > SELDOM / 3 else 2 if luck > 0 else 3,
                kind=" ".join(f"{name}={value}" for name, value in options.items()),
                options=options,
                moves="; ".join(to_text(action) for _, action in position.moves),
                solution=[to_text(action) for action in line],
                worth=round(odds, 3),
                gap=round(odds - luck, 3),
                goal="win",
            )
        )

    def _plays(self, world: State, seat: int, line: Sequence[Action], source: Seeded) -> tuple[bool, int]:
        """Whether a turn wins in one world, and how much of the line can be played there; then anything is, by everybody."""
        state, played, known = world.copy(), 0, True
        while state.turn != OVER:
            offered = [] if state.turn == DEALER else state.actions()
            if state.turn == DEALER:
                action = state.deal(source)
            elif state.turn == seat and known and played < len(line) and line[played] in offered:
                action, played = line[played], played + 1
            else:
                known = known and state.turn != seat
                action = offered[source.below(len(offered))]
            if _begins_turn(state.play(action)):
                return False, played
        return seat in state.standing().winners, played


def _begins_turn(happened: Sequence[Event]) -> bool:
    return any(event.__struct_config__.tag == AGAIN for event in happened)


def _trick(text: str) -> str:
    """What an action does, without where: its verb, and what it does it with."""
    return " ".join(word for word in text.split()[:2] if word.isalpha())


def _lines(state: State, seat: int) -> Iterator[list[Action]]:
    """The turns that a position offers, tile and figure together; none where a number has to be chosen."""
    for first in state.actions():
        if has_span(first):
            return
        after = state.copy()
        after.play(first)
        if after.turn != seat:
            yield [first]
            continue
        yield from ([first, second] for second in after.actions())


def variants(game: Game) -> list[dict[str, Any]]:
    """What matches are played with in turn: all numbers of seats, each with all content that is shipped."""
    fields = msgspec.json.schema(game.options)["$defs"][game.options.__name__]["properties"]
    name, shipped = next(((name, names) for name, field in fields.items() if (names := _examples(field))), ("", []))
    found: list[dict[str, Any]] = []
    for seats in game.seats:
        for content in [{name: each} for each in shipped] or [{}]:
            options = {"seats": seats, **content}
            with contextlib.suppress(OptionError):  # not everything is played by any number
                game.resolve_options(read_options(game.options, options))
                found.append(options)
    return found


def _examples(field: dict[str, Any]) -> list[str]:
    return next((part["examples"] for part in (field, *field.get("anyOf", ())) if "examples" in part), [])


def encoded(puzzle: Puzzle | Head) -> str:
    """A line of the file."""
    return msgspec.json.encode(puzzle).decode() + "\n"
