"""The page on loopback: what a table loads, when something is first painted, and what an update of a large board costs.

`python benchmarks/page.py` prints a section for docs/benchmarks.md.
"""

import gzip
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Browser, Page, Response, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.test_first_minute import first_turns  # noqa: E402
from tests.server.serving import Serving, serving  # noqa: E402
from tests.server.visitor import Visitor  # noqa: E402

import cantina  # noqa: E402
from benchmarks.machine import machine  # noqa: E402
from cantina.server.client import built  # noqa: E402
from cantina.server.house import Settings  # noqa: E402
from cantina.server.limits import LIFTED  # noqa: E402

ROUNDS = 7
LARGE = 60  # tiles of a large board
FRAME = 1000 / 60  # milliseconds
WHOLE: dict[str, dict[str, Any]] = {"carcassonne": {"tiles": "full"}, "super-teams": {"board": "long"}}

PAINTED = """() => new Promise((found) => new PerformanceObserver((list, observer) => {
  const entry = list.getEntriesByName("first-contentful-paint")[0];
  if (entry) { observer.disconnect(); found(entry.startTime); }
}).observe({ type: "paint", buffered: true }))"""

# what an update costs before it can be painted: the script from the message on, which draws in microtasks, then style and layout
TIMED = """
window.updates = [];
window.WebSocket = class extends WebSocket {
  set onmessage(heard) {
    super.onmessage = async (event) => {
      const began = performance.now();
      heard.call(this, event);
      for (let turn = 0; turn < 5; turn += 1) await null;
      document.body.getBoundingClientRect();
      const spent = performance.now() - began;
      const message = JSON.parse(event.data);
      if (!["update", "change"].includes(message.type) || !message.position) return;
      window.tiles = message.position.view.tiles?.length ?? window.tiles ?? 0; // as before, where they did not change
      window.updates.push([window.tiles, spent]);
    };
  }
};
"""


class Loaded(msgspec.Struct):
    """What a page needed: JavaScript and everything, as gzip sends them, and milliseconds."""

    script: int
    all: int
    painted: float
    usable: float


class Visit:
    """A fresh browser at the page of a table."""

    def __init__(self, browser: Browser, address: str, guest: Visitor):
        kept = [{"name": "cantina.token", "value": guest.token}, {"name": "cantina.language", "value": "en"}]
        kept += [{"name": "cantina.stories", "value": "off"}]  # what is measured is the table
        state: Any = {"cookies": [], "origins": [{"origin": address, "localStorage": kept}]}
        self._context = browser.new_context(viewport={"width": 1440, "height": 900}, storage_state=state, reduced_motion="reduce")
        self.page: Page = self._context.new_page()
        self.address = address
        self._responses: list[Response] = []
        self.page.on("response", lambda response: self._responses.append(response))

    def load(self, table: str) -> Loaded:
        """Open a table and wait until something can be decided."""
        self.page.goto(f"{self.address}/table/{table}", wait_until="commit")
        painted = float(self.page.evaluate(PAINTED))
        self.page.get_by_role("region", name="Decision", exact=True).wait_for()
        usable = float(self.page.evaluate("() => performance.now()"))
        sizes = [(answer.request.resource_type, _sent(answer)) for answer in self._responses]
        return Loaded(sum(size for kind, size in sizes if kind == "script"), sum(size for _, size in sizes), painted, usable)

    def close(self) -> None:
        """Close the browser."""
        self._context.close()


def _sent(response: Response) -> int:
    """Bytes of an answer; fonts and pictures are not made smaller."""
    body = response.body()
    return len(body) if response.request.resource_type in ("font", "image") else len(gzip.compress(body, 6))


def loading(browser: Browser, server: Serving, guest: Visitor) -> list[str]:
    """Rows: what a table's page loads, and how soon it can be used."""
    rows = []
    for game in cantina.games.ids():
        table = guest.opens("me", "greedy", game=game, options=WHOLE.get(game, {}))
        rounds = []
        for _ in range(ROUNDS):
            visit = Visit(browser, server.address, guest)
            rounds.append(visit.load(table))
            visit.close()
        middle = {name: statistics.median(getattr(one, name) for one in rounds) for name in Loaded.__struct_fields__}
        rows.append(
            f"| {game} | {middle['script'] / 1000:.0f} kB | {middle['all'] / 1000:.0f} kB "
            f"| {middle['painted']:.0f} ms | {middle['usable']:.0f} ms |"
        )
    return rows


def updating(browser: Browser, server: Serving, guest: Visitor) -> str:
    """What an update of a large board costs, while bots play a whole match of Carcassonne."""
    visit = Visit(browser, server.address, guest)
    visit.page.add_init_script(TIMED)
    visit.page.goto(f"{server.address}/table/{guest.opens('greedy', 'greedy', game='carcassonne', options=WHOLE['carcassonne'])}")
    visit.page.get_by_role("region", name="The match is over", exact=True).wait_for(timeout=300_000)
    updates: list[tuple[int, float]] = visit.page.evaluate("() => window.updates")
    visit.close()
    large = [spent for tiles, spent in updates if tiles >= LARGE]
    median, most, largest = statistics.median(large), statistics.quantiles(large, n=20)[-1], max(tiles for tiles, _ in updates)
    return (
        f"An update of a board of {LARGE} to {largest} tiles takes {median:.1f} ms before it is painted, {most:.1f} ms at worst "
        f"in 19 of 20 cases (a frame has {FRAME:.1f} ms): script, style and layout, from the message on."
    )


def report() -> str:
    """A section of docs/benchmarks.md."""
    page = built(print)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        with (
            serving(Settings(Path(folder) / "page.sqlite", pace=0.1, workers=1, limits=LIFTED), page) as server,
            httpx.Client(base_url=server.address, timeout=60) as http,
        ):
            guest = Visitor(http, "Ada")
            rows = loading(browser, server, guest)
            large = updating(browser, server, guest)
        turns = first_turns(browser, Path(folder))
        browser.close()
    return "\n".join(
        [
            "## Page",
            "",
            f"`python benchmarks/page.py`: a table on loopback in a fresh Chromium, medians of {ROUNDS}; sizes as sent by gzip.",
            "",
            "| table | JavaScript | everything | first paint | usable |",
            "|---|---|---|---|---|",
            *rows,
            "",
            large,
            "",
            "The first minute, after `cantina serve` with empty caches: from *Play now*, on a page that is up, to your turn,",
            f"while the rules are compiled behind it: {', '.join(f'{game} {seconds:.1f} s' for game, seconds in turns.items())}.",
            "",
        ]
    )


def main() -> None:
    """Measure and print."""
    print(machine())
    print(report())


if __name__ == "__main__":
    main()
