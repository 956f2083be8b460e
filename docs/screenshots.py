"""`make screenshots`: plays matches with bots and takes the pictures in docs/pictures, wide and on a phone, dark and light.

`python docs/screenshots.py curtain screen` takes those alone.
"""

import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import chromium  # noqa: E402
from tests.server.serving import serving  # noqa: E402
from tests.server.visitor import BYTES, Visitor  # noqa: E402

from cantina.server.client import built  # noqa: E402
from cantina.server.house import Settings  # noqa: E402
from cantina.server.limits import LIFTED  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DEVICES = {"1440": {"width": 1440, "height": 900}, "390": {"width": 390, "height": 844}}
SIZES = DEVICES | {"1024": {"width": 1024, "height": 768}, "1920": {"width": 1920, "height": 1080}}
THEMES = ("dark", "light")
CARD = re.compile(r"^(red|black|yellow|green) [1-6]\b")
EDGE: Any = {"x": 12, "y": 40}  # of a card, which the next one does not cover
QUIET = 1200  # milliseconds after which a page has drawn everything
TOLD = 4000  # and after which an event has been told


class Studio:
    """Takes pictures of the pages as one guest sees them."""

    def __init__(self, browser: Browser, address: str, guest: Visitor):
        self._browser, self._address, self._guest = browser, address, guest

    @contextmanager
    def page(self, path: str, size: str, theme: Any, calm: bool = True) -> Iterator[Page]:
        """A page in one size and theme."""
        context = self._browser.new_context(
            viewport=SIZES[size],  # type: ignore[arg-type]
            color_scheme=theme,
            locale="en-GB",
            has_touch=size == "390",
            reduced_motion="reduce" if calm else "no-preference",
        )
        context.add_init_script(f"localStorage.setItem('cantina.token', '{self._guest.token}')")
        page = context.new_page()
        page.goto(self._address + path)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(QUIET)
        yield page
        context.close()

    def take(self, name: str, path: str, sizes: tuple[str, ...] = ("1440", "390"), themes: tuple[str, ...] = THEMES) -> None:
        """A page, with a decision begun where there is one to make; a lesson shows where to begin by itself."""
        for size in sizes:
            for theme in themes:
                with self.page(path, size, theme) as page:
                    if not page.get_by_role("region", name="Lesson").count():
                        arrange(page)
                    self.keep(page, f"{name}-{size}-{theme}")

    def take_board(self, name: str, path: str) -> None:
        """The same of a match in its middle, on a tablet too."""
        self.take(name, path)
        self.take(name, path, sizes=("1024",), themes=("dark",))

    def keep(self, page: Page, name: str) -> None:
        """Save what is seen."""
        page.screenshot(path=PICTURES / f"{name}.png")
        print(f"docs/pictures/{name}.png", flush=True)


def arrange(page: Page) -> None:
    """Where something is to be decided, begin to: a cell for the tile, a card and its ship, or a card and its action."""
    for choices, spot in (
        (page.get_by_role("button", name="cell ", disabled=False), None),
        (page.get_by_role("button", name=CARD), EDGE),
    ):
        if count := choices.count():
            choices.nth(count // 2).click(position=spot)
    skills = page.get_by_role("group", name="Your skill cards").get_by_role("button")
    if skills.count():
        skills.first.click()
        page.get_by_role("group", name="Actions").get_by_role("button").first.click()
    ships = page.get_by_role("group", name="Choose a ship").get_by_role("button")
    if ships.count():
        ships.first.click()
    page.wait_for_timeout(QUIET)


def middle_of_a_match(guest: Visitor, game: str, seats: int, moves: int, **options: Any) -> str:
    """A table where a bot has played for the guest for a while, and it is the guest's turn."""
    table = guest.opens("me", *["greedy"] * (seats - 1), game=game, options=options, name="Friday table")
    line = guest.enters(table)
    line.hears_until("playing")
    line.does("hand", seat=0, bot="greedy")
    while line.sight.moves < moves:
        line.hears()
    line.does("take", seat=0)
    while not (line.offers and line.sight.view["prompt"]["kind"] in ("place", "fly", "turn")):
        if line.offers:
            line.plays()
        else:
            line.hears()
    line.close()
    return table


def whole_match(guest: Visitor, game: str, seats: int, **options: Any) -> str:
    """A table whose match bots have played to the end for the guest."""
    table = guest.opens("me", *["greedy"] * (seats - 1), game=game, options=options, name="Friday table")
    line = guest.enters(table)
    line.hears_until("playing")
    line.does("hand", seat=0, bot="greedy")
    line.hears_until("over")
    line.close()
    return table


def middle_of_a_lesson(guest: Visitor, game: str, decisions: int) -> str:
    """The table of a lesson in which so many decisions were made as it asks for."""
    table = str(guest.post("/api/lessons", {"game": game, "bytes": BYTES})["id"])
    line = guest.enters(table)
    line.hears_until("playing")
    asked = [step for step in guest.get(f"/api/lessons/{game}") if step["plays"]]
    for number, step in enumerate(asked[: decisions + 1]):
        while line.sight.moves < step["at"]:
            line.hears()
        if number < decisions:
            line.plays(*step["plays"])
    line.close()
    return table


def first_with(guest: Visitor, table: str, kind: str) -> int | None:
    """The first move of a finished match in which something of a kind happened."""
    lines = guest.get(f"/api/replays/{table}")["lines"]
    return next((line["move"] for line in lines if any(event["kind"] == kind for event in line["events"])), None)


def take_curtain(studio: Studio, guest: Visitor) -> None:
    """Two people on one device, one of whom has just played."""
    table = guest.opens("me", "me", "greedy", options={"board": "long"}, name="Friday table", names=["Ada", "Eve", None])
    line = guest.enters(table)
    line.hears_until("playing")
    while line.sight.moves < 60 or line.sight.view["turn"] != 1 or line.sight.view["prompt"]["kind"] != "fly":
        if line.sight.view["turn"] not in line.seen.mine:
            line.hears()
        elif line.sight.seat != line.sight.view["turn"]:
            line.asks("look", seat=line.sight.view["turn"])
        else:
            line.plays(line.offers[-1])
    line.close()
    studio.take("curtain", f"/table/{table}")


def take_ways(studio: Studio, guest: Visitor) -> None:
    """The ways to a table: home with matches under way, a new table, partners who gather, missions, a campaign."""
    whole_match(guest, "adventures", 2, campaign=True)
    whole_match(guest, "carcassonne", 2, tiles="short")
    for game, options in (("carcassonne", {"tiles": "short"}), ("super-teams", {"board": "short"}), ("adventures", {})):
        middle_of_a_match(guest, game, 2, 12, **options)
    studio.take("home", "/")
    studio.take("new-table", "/new/carcassonne", themes=("dark",))
    studio.take("missions", "/missions/adventures", themes=("dark",))
    studio.take("campaign", "/campaign/adventures", themes=("dark",))
    table = guest.opens("me", "open", "normal", "open", game="carcassonne", options={"teams": True}, name="Friday table")
    line = Visitor(guest.http, "Eve").enters(table)
    line.does("sit", seat=1, bytes=BYTES)
    line.does("ready", seat=1, on=True)
    studio.take("lobby", f"/table/{table}", themes=("dark",))
    line.close()


def take_screen(studio: Studio, guest: Visitor) -> None:
    """A table on a large screen: while it gathers, and in the middle of a match; and the phone of somebody who plays there."""
    eve = Visitor(guest.http, "Eve")
    gathering = guest.opens("open", "open", "open", "greedy", name="Friday table", at_once=True)
    line = eve.enters(gathering)
    line.does("sit", seat=0, bytes=BYTES)
    studio.take("screen-join", f"/table/{gathering}/screen", sizes=("1920",), themes=("dark",))
    line.close()
    table = middle_of_a_match(guest, "super-teams", 4, 150, board="long")
    with studio.page(f"/table/{table}/screen", "1920", "dark"):
        studio.take("screen-phone", f"/table/{table}", sizes=("390",), themes=("dark",))
    studio.take("screen", f"/table/{table}/screen", sizes=("1920",))


def main() -> None:
    """Play, look, and save."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        with (
            serving(Settings(Path(folder) / "tables.sqlite", pace=0.02, limits=LIFTED), built(print)) as server,
            httpx.Client(base_url=server.address, timeout=120) as http,
        ):
            guest = Visitor(http, "Ada")
            studio = Studio(browser, server.address, guest)
            for name in sys.argv[1:] or SERIES:
                SERIES[name](studio, guest)
        browser.close()


def take_pages(studio: Studio, guest: Visitor) -> None:
    """Matches in their middle and at their end, and the pages around them."""
    studio.take_board("carcassonne", f"/table/{middle_of_a_match(guest, 'carcassonne', 3, 70, tiles='full')}")
    studio.take_board("super-teams", f"/table/{middle_of_a_match(guest, 'super-teams', 4, 150, board='long')}")
    over, fight = "", None
    while fight is None:
        over = whole_match(guest, "carcassonne", 3, tiles="full")
        fight = first_with(guest, over, "fight-began")
    for size in DEVICES:
        with studio.page(f"/replay/{over}#{fight}", size, "dark", calm=False) as page:
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(1000)
            studio.keep(page, f"carcassonne-fight-{size}-dark")
    studio.take("carcassonne-over", f"/table/{over}", themes=("dark",))
    studio.take("replay", f"/replay/{over}#{fight}", sizes=("1440",), themes=("light",))
    studio.take("text-view", f"/text/{middle_of_a_match(guest, 'carcassonne', 2, 12, tiles='short')}", themes=("light",))


def take_teaching(studio: Studio, guest: Visitor) -> None:
    """Lessons and the rulebook."""
    studio.take("lesson-super-teams", f"/table/{middle_of_a_lesson(guest, 'super-teams', 1)}", themes=("dark",))
    studio.take("lesson-carcassonne", f"/table/{middle_of_a_lesson(guest, 'carcassonne', 3)}")
    studio.take("rules", "/rules/super-teams#RACE-29", sizes=("1440",), themes=("light",))
    studio.take("rules-carcassonne", "/rules/carcassonne#CSW-46", themes=("dark",))
    studio.take(
        "lesson-precious-cargo", f"/table/{middle_of_a_lesson(guest, 'precious-cargo', 0)}", sizes=("1440",), themes=("dark",)
    )
    studio.take("lesson-adventures", f"/table/{middle_of_a_lesson(guest, 'adventures', 2)}", sizes=("390",), themes=("light",))
    studio.take("rules-adventures", "/rules/adventures#MANDO-58", sizes=("1440",), themes=("dark",))


def take_adventures(studio: Studio, guest: Visitor) -> None:
    """Adventures: a card under an action in the middle of a mission, and an event that is told."""
    studio.take_board("adventures", f"/table/{middle_of_a_match(guest, 'adventures', 2, 130, mission='out-of-town')}")
    over = whole_match(guest, "adventures", 2, mission="out-of-town")
    event = first_with(guest, over, "event-shown")
    for size, theme in (("1440", "dark"), ("390", "light")):
        with studio.page(f"/replay/{over}#{event}", size, theme, calm=False) as page:
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(TOLD)
            studio.keep(page, f"adventures-event-{size}-{theme}")


def take_stories(studio: Studio, guest: Visitor) -> None:
    """Two stories before their first turn: a mission's, and a mercenary sheet's."""
    for name, options in (("out-of-town", {}), ("egg-run", {"sheet": "egg-run"})):
        table = guest.opens("me", "greedy", game="adventures", options={"mission": "out-of-town"} | options, name="Friday table")
        for size in DEVICES:
            with studio.page(f"/table/{table}", size, "dark") as page:
                page.get_by_role("button", name="Skip").wait_for()
                page.wait_for_timeout(QUIET)
                studio.keep(page, f"story-{name}-{size}-dark")


def take_cargo(studio: Studio, guest: Visitor) -> None:
    """Precious Cargo: a throw that is aimed, a disc that is pulled back, and an upgrade that is being paid for."""
    table = f"/table/{middle_of_a_match(guest, 'precious-cargo', 4, 150, aid=True)}"
    for size, theme in (("1440", "dark"), ("1024", "dark"), ("390", "light")):
        with studio.page(table, size, theme) as page:
            page.get_by_role("button", name=re.compile("^Place [245]:")).first.click()
            page.wait_for_timeout(QUIET)
            studio.keep(page, f"precious-cargo-{size}-{theme}")
    with studio.page(table, "1440", "light") as page:
        disc = page.get_by_role("img", name=re.compile("^Your disc")).bounding_box()
        assert disc
        x, y = disc["x"] + disc["width"] / 2, disc["y"] + disc["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 16, y + 68, steps=8)
        studio.keep(page, "precious-cargo-pull-1440-light")
    with studio.page(table, "390", "dark") as page:
        page.locator(".shop button:not([aria-disabled])").first.click()
        page.wait_for_timeout(QUIET)
        if page.locator("[data-primary]").is_disabled():
            page.locator(".tray [role=group] button").first.click()
        page.wait_for_timeout(QUIET)
        studio.keep(page, "precious-cargo-shop-390-dark")


SERIES = {
    "pages": take_pages,
    "teaching": take_teaching,
    "adventures": take_adventures,
    "stories": take_stories,
    "cargo": take_cargo,
    "ways": take_ways,
    "curtain": take_curtain,
    "screen": take_screen,
}


if __name__ == "__main__":
    main()
