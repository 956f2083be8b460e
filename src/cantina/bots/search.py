"""The searching bot: tries what it may do in rollouts, all with the same luck, and drops the worse half again and again.

That is sequential halving: those that stay get more and more of the rollouts, and the best of a few is told apart reliably.
Who is clearly worse goes at once, and so does who makes no difference: what is easy to decide costs little.
"""

import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from cantina.core.action import Action, has_span
from cantina.core.bot import ALIKE, Bot, HasLookahead, Lookahead, Observation, Plan, appeal, fancied, slipped, take_step
from cantina.core.game import HasTerms
from cantina.core.source import Source

SLICE = 8  # rollouts of every candidate between two looks at the clock, at most
LOOK = 4  # slices between two looks at who is out of it
LEAST = 8  # slices before the first of them
CLEARLY = 3.0  # standard errors


def search(ahead: Lookahead, rollouts: int, threads: int = 1) -> Iterator[list[float]]:
    """The mean outcome of each candidate, better known each time, over at most about so many rollouts; stop whenever you like.

    Those that were dropped keep their distance to the best one in the rollouts that both had: means over different luck would
    compare the luck. The last answer is the same whatever the number of threads.
    """
    alive = list(range(len(ahead.actions)))
    rounds = max(1, (len(alive) - 1).bit_length())
    size = max(1, min(SLICE, rollouts // rounds // len(alive)))
    outcomes: list[list[int]] = [[] for _ in alive]  # of each candidate, by slice
    sums = [0] * len(alive)
    then: dict[int, tuple[int, list[int]]] = {}  # how many slices there had been when a candidate was dropped, and all sums
    done = 0

    def means() -> list[float]:
        best = max(alive, key=lambda candidate: sums[candidate])
        found = [0.0] * len(sums)
        for candidate in range(len(sums)):
            count, known = then.get(candidate, (done, sums))
            found[candidate] = sums[best] / done / size - (known[best] - known[candidate]) / count / size
        return found

    def drop(out: list[int]) -> None:
        for candidate in out:
            then[candidate] = done, sums.copy()
            alive.remove(candidate)

    with ThreadPoolExecutor(threads) as workers:
        while len(alive) > 1:
            end = done + max(1, (rollouts // rounds // len(alive) + size // 2) // size)
            while done < end and len(alive) > 1:
                wave = range(done, min(done + threads, end, done - done % LOOK + LOOK))
                slices = [range(size * number, size * (number + 1)) for number in wave]
                for part in workers.map(lambda part: ahead.rollouts(alive, part), slices):
                    for candidate, outcome in zip(alive, part, strict=True):
                        sums[candidate] += outcome
                        outcomes[candidate].append(outcome)
                done = wave.stop
                yield means()
                if done % LOOK == 0 and done >= LEAST:
                    drop(_out_of_it([outcomes[candidate] for candidate in alive], alive, ALIKE * ahead.overlooked * size))
            ranked = sorted(alive, key=lambda candidate: -sums[candidate])
            drop(ranked[(len(ranked) + 1) // 2 :])


def _out_of_it(outcomes: list[list[int]], candidates: list[int], alike: float) -> list[int]:
    """The candidates whose slices are clearly worse than those of the best one, or surely no more than alike different."""
    known = np.array(outcomes, np.float64)
    best = int(known.sum(1).argmax())
    behind = known[best] - known
    mean, error = behind.mean(1), CLEARLY * behind.std(1, ddof=1) / behind.shape[1] ** 0.5
    out = (mean > error) | (mean + error < alike)
    return [candidate for number, candidate in enumerate(candidates) if out[number] and number != best]


class Search:
    """Plays by what search finds, with a share of the rollouts that the game thinks a decision worth.

    `slip`: how much worse than the best its choice often is, in the game's own measure of what a casual player overlooks.
    `likes`: terms of the game's appraisal by how much it likes them; that decides between moves that are about as good.
    """

    def __init__(
        self,
        game: HasLookahead,
        meanwhile: Bot,
        share: float = 1.0,
        slip: float = 0.0,
        likes: Mapping[str, float] | None = None,
        threads: int = 1,
    ):
        self._game, self._share, self._slip, self._threads = game, share, slip, threads
        self._meanwhile = meanwhile  # plays until the game can be searched
        self._likes = likes or {}
        self.plan: Plan = []

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:
        """One of the position's actions."""
        if step := take_step(self.plan, observation):
            return step
        if len(observation.actions) == 1 and not has_span(observation.actions[0]):
            return observation.actions[0]
        ahead = self._game.look_ahead(observation, seat, source, share=self._share)
        if ahead is None:
            return self._meanwhile.choose(seat, observation, source, deadline)
        found = [0.0] * len(ahead.actions)
        for latest in search(ahead, int(self._share * ahead.worthwhile), self._threads):
            found = latest
            if deadline is not None and time.monotonic() >= deadline:
                break
        chosen = slipped(self._liked(found, ahead, seat, observation, source), self._slip * ahead.slip, source)
        self.plan[:] = ahead.plan(chosen)
        return ahead.actions[chosen]

    def _liked(self, found: list[float], ahead: Lookahead, seat: int, observation: Observation, source: Source) -> list[float]:
        """The worths of candidates; of those that are about as good as the best, with a little more for what is liked."""
        if not self._likes or not isinstance(self._game, HasTerms):
            return found
        game, world = self._game, observation.sample(source)

        def fancy(number: int) -> float:
            after = world.copy()
            after.play(ahead.actions[number])
            for _, text in ahead.plan(number):
                after.play(text)
            return appeal(game.terms(after, seat), self._likes)

        return fancied(found, self._slip, ahead.overlooked, fancy)
