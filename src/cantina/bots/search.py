"""The searching bot: tries what it may do in rollouts, all with the same luck, and drops the worse half again and again.

That is sequential halving: those that stay get more and more of the rollouts, and the best of a few is told apart reliably.
"""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from cantina.core.action import Action, has_span
from cantina.core.bot import Bot, HasLookahead, Lookahead, Observation, Plan, slipped, take_step
from cantina.core.source import Source

SLICE = 8  # rollouts of every candidate between two looks at the clock


def search(ahead: Lookahead, rollouts: int, threads: int = 1) -> Iterator[list[float]]:
    """The mean outcome of each candidate, better known each time, over about so many rollouts in all; stop whenever you like.

    Those that were dropped keep their distance to the best one in the rollouts that both had: means over different luck would
    compare the luck. The last answer is the same whatever the number of threads.
    """
    alive = list(range(len(ahead.actions)))
    sums = [0] * len(alive)
    then: list[tuple[int, list[int]]] = []  # after each round: how many rollouts it had in all, and everybody's sums
    left = [0] * len(alive)  # the round after which a candidate was dropped
    rounds, done = max(1, (len(alive) - 1).bit_length()), 0

    def means() -> list[float]:
        best = max(alive, key=lambda candidate: sums[candidate])
        found = [0.0] * len(sums)
        for candidate in range(len(sums)):
            count, known = (done, sums) if candidate in alive else then[left[candidate]]
            found[candidate] = sums[best] / done - (known[best] - known[candidate]) / count
        return found

    with ThreadPoolExecutor(threads) as workers:
        while len(alive) > 1:
            end = done + max(1, rollouts // rounds // len(alive))
            while done < end:
                numbers = range(done, min(done + SLICE * threads, end))
                slices = [numbers[i : i + SLICE] for i in range(0, len(numbers), SLICE)]
                for part in workers.map(lambda part: ahead.rollouts(alive, part), slices):
                    for candidate, outcome in zip(alive, part, strict=True):
                        sums[candidate] += outcome
                done = numbers.stop
                yield means()
            alive.sort(key=lambda candidate: -sums[candidate])
            for candidate in alive[(len(alive) + 1) // 2 :]:
                left[candidate] = len(then)
            then.append((done, sums.copy()))
            del alive[(len(alive) + 1) // 2 :]


class Search:
    """Plays by what search finds, with a share of the rollouts that the game thinks a decision worth.

    `slip`: how much worse than the best its choice often is, in the game's own measure of what a casual player overlooks.
    """

    def __init__(self, game: HasLookahead, meanwhile: Bot, share: float = 1.0, slip: float = 0.0, threads: int = 1):
        self._game, self._share, self._slip, self._threads = game, share, slip, threads
        self._meanwhile = meanwhile  # plays until the game can be searched
        self.plan: Plan = []

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:
        """One of the position's actions."""
        if step := take_step(self.plan, observation):
            return step
        if len(observation.actions) == 1 and not has_span(observation.actions[0]):
            return observation.actions[0]
        ahead = self._game.look_ahead(observation, seat, source)
        if ahead is None:
            return self._meanwhile.choose(seat, observation, source, deadline)
        found = [0.0] * len(ahead.actions)
        for latest in search(ahead, int(self._share * ahead.worthwhile), self._threads):
            found = latest
            if deadline is not None and time.monotonic() >= deadline:
                break
        chosen = slipped(found, self._slip * ahead.overlooked, source)
        self.plan[:] = ahead.plan(chosen)
        return ahead.actions[chosen]
