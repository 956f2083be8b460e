"""Prometheus metrics: how much goes on, and how long people wait."""

from bisect import bisect_left
from collections import Counter as Counted
from collections.abc import Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as MEDIA_TYPE
from prometheus_client.registry import Collector

from cantina.core.action import Action
from cantina.core.bot import Plan
from cantina.core.driver import Match
from cantina.core.game import Game, State
from cantina.core.ledger import Language
from cantina.table import log
from cantina.table.messages import AdvisedMove
from cantina.table.thinking import Thinkers
from cantina.teacher.hint import Unit

__all__ = ["MEDIA_TYPE", "Metrics", "Timed"]

MOMENTS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)  # seconds: below a tenth nobody notices


class Metrics:
    """The metrics of one house, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = kept = CollectorRegistry()
        ProcessCollector(registry=kept)
        self.tables = Gauge("cantina_tables", "Tables that are open in memory.", registry=kept)
        self.connections = Gauge("cantina_connections", "Lines to tables.", registry=kept)
        self.queue = Gauge("cantina_waiting_writes", "Writings that wait for the next commit.", registry=kept)
        self.actions = Counter("cantina_actions", "Moves that were made and are durable.", ["by"], registry=kept)
        self.waiting = Waiting()
        kept.register(self.waiting)
        self.refusals = Counter("cantina_refusals", "Commands and requests that were refused.", ["kind"], registry=kept)
        self.thinking = Histogram("cantina_thinking_seconds", "A bot's decision.", registry=kept, buckets=MOMENTS)
        self.advising = Histogram("cantina_advising_seconds", "A hint.", registry=kept, buckets=MOMENTS)
        self.handed_on = Counter("cantina_handed_on", "Lines to tables that live in another process.", registry=kept)
        self.commits = Histogram("cantina_commit_seconds", "A commit to the disk.", registry=kept, buckets=MOMENTS)

        self._by = {who: self.actions.labels(who) for who in ("dealer", "table", "person")}

    def written(self, entries: Iterable[log.AnyEntry]) -> None:
        """Counts the entries of a commit, which are durable."""
        moves = [entry for entry in entries if isinstance(entry, log.Moved)]
        for who, count in Counted("dealer" if move.by < 0 else "table" if move.driven else "person" for move in moves).items():
            self._by[who].inc(count)

    def text(self) -> bytes:
        """All metrics in the text format."""
        return generate_latest(self.registry)


class Waiting(Collector):
    """How long commands wait for their answers. Only the event loop counts them, so that no lock is needed for each."""

    def __init__(self) -> None:
        self._counts: dict[str, list[int]] = {}  # by command: how many waited at most for each of the moments, and longer
        self._seconds: dict[str, float] = {}

    def answered(self, command: str, seconds: float) -> None:
        """Counts the answer to a command."""
        if command not in self._counts:
            self._counts[command], self._seconds[command] = [0] * (len(MOMENTS) + 1), 0.0
        self._counts[command][bisect_left(MOMENTS, seconds)] += 1
        self._seconds[command] += seconds

    def collect(self) -> Iterator[Metric]:
        """As a histogram."""
        found = HistogramMetricFamily("cantina_answer_seconds", "From a command to its answer.", labels=["command"])
        for command, counts in tuple(self._counts.items()):
            bounds = [*map(str, MOMENTS), "+Inf"]
            found.add_metric([command], list(zip(bounds, accumulate(counts), strict=True)), self._seconds[command])
        yield found


class Timed:
    """Measures the thinking time of bots."""

    def __init__(self, thinkers: Thinkers, metrics: Metrics):
        self._thinkers, self._metrics = thinkers, metrics

    async def choose(self, game: Game, match: Match[State], seat: int, name: str, whose: str, plan: Plan) -> Action:
        """The action that a bot of that name chooses."""
        with self._metrics.thinking.time():
            return await self._thinkers.choose(game, match, seat, name, whose, plan)

    async def advise(
        self, game: Game, match: Match[State], seat: int, whose: str, due: list[Action], language: Language, names: list[str]
    ) -> tuple[Unit, list[AdvisedMove]]:
        """The best moves for a seat."""
        with self._metrics.advising.time():
            return await self._thinkers.advise(game, match, seat, whose, due, language, names)
