"""Rate limits per guest and per address (token buckets); a refusal says how long to wait."""

import functools
import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from cantina.server.limits import Budget, Limits
from cantina.table.table import Refused

MOST = 100_000  # budgets in memory before those that nobody uses any more are forgotten


@functools.lru_cache(4096)
def address_of(host: str) -> str:
    """What counts as one address: an IPv6 home is a whole network."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False).network_address)
    return host


def address_in(scope: Any) -> str:
    """The address that a request or a connection comes from."""
    client = scope.get("client")
    return address_of(client[0]) if client else ""


class Bucket:
    """A token bucket: it refills over time, and every use takes from it."""

    __slots__ = ("_at", "_budget", "_left")

    def __init__(self, budget: Budget, now: float):
        self._budget, self._left, self._at = budget, float(budget.at_once), now

    def wait(self, now: float) -> float:
        """Seconds until the next use is allowed; 0: now."""
        self._left = min(self._budget.at_once, self._left + (now - self._at) * self._budget.a_minute / 60)
        self._at = now
        return 0.0 if self._left >= 1 else (1 - self._left) * 60 / self._budget.a_minute

    def take(self) -> None:
        """Takes for one use."""
        self._left -= 1

    def full(self, now: float) -> bool:
        """Whether the bucket is full again."""
        self.wait(now)
        return self._left >= self._budget.at_once


class Budgets:
    """All buckets, and the number of open connections."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic):
        self._limits, self._now = limits, now
        self._guests: dict[tuple[str, str], Bucket] = {}
        self._addresses: dict[tuple[str, str], Bucket] = {}
        self._lines: Counter[tuple[str, str]] = Counter()

    def spend(self, what: str, guest: str | None, address: str) -> None:
        """Takes one use for a guest and an address; or Refused, and it counts for neither."""
        now = self._now()
        theirs = self._bucket(self._guests, self._limits.guest, what, guest, now) if guest else None
        everybodys = self._bucket(self._addresses, self._limits.address, what, address, now)
        if wait := max(theirs.wait(now) if theirs else 0.0, everybodys.wait(now) if everybodys else 0.0):
            raise Refused("too-fast", wait=math.ceil(wait))
        if theirs:
            theirs.take()
        if everybodys:
            everybodys.take()

    def _bucket(
        self, kept: dict[tuple[str, str], Bucket], budgets: dict[str, Budget], what: str, who: str, now: float
    ) -> Bucket | None:
        if (bucket := kept.get((what, who))) is None and (budget := budgets.get(what)):
            if len(kept) >= MOST:
                self.forget()
            kept[what, who] = bucket = Bucket(budget, now)
        return bucket

    def forget(self) -> None:
        """Forget buckets that are full again."""
        now = self._now()
        for kept in (self._guests, self._addresses):
            for key in [key for key, bucket in kept.items() if bucket.full(now)]:
                del kept[key]

    @contextmanager
    def line(self, kind: str, who: str) -> Iterator[None]:
        """Counts an open connection of a guest or an address; Refused where there are too many."""
        most = self._limits.lines[kind == "address"]
        if self._lines[kind, who] >= most:
            raise Refused("too-many-lines", most=most)
        self._lines[kind, who] += 1
        try:
            yield
        finally:
            self._lines[kind, who] -= 1
            if not self._lines[kind, who]:
                del self._lines[kind, who]
