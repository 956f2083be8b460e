"""The first minute: after a start with empty caches everybody plays at once, while the rules are compiled behind them."""

import os
import re
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, expect

import cantina
from tests.server.serving import served

from .conftest import WIDE
from .hands import PATIENCE
from .words import words

SOON = 12.0  # seconds; about one on a quiet machine (docs/benchmarks.md), and some fifty with a compiler in the way


def first_turns(browser: Browser, folder: Path) -> dict[str, float]:
    """By game the seconds from *Play now*, on a page that is up, to "your turn"."""
    caches = {"CANTINA_KERNEL": "auto", "XDG_CACHE_HOME": str(folder / "cache"), "HOME": str(folder)}
    command = [sys.executable, "-m", "cantina.cli", "serve", "--no-open", "--port", "0", "--data", str(folder / "tables.sqlite")]
    taken = {}
    with served(command, os.environ | caches) as address:
        for game in cantina.games.ids():
            said = words("en", game)
            context = browser.new_context(viewport=WIDE, locale="en")  # type: ignore[arg-type]
            page = context.new_page()
            page.goto(address)
            cover = page.get_by_role("article", name=said.say(f"game-{game}"))
            button = cover.get_by_role("button", name=said.say("play-now"))
            expect(button).to_be_visible(timeout=PATIENCE)
            page.wait_for_load_state("networkidle")
            began = time.perf_counter()
            button.click()
            decision = page.get_by_role("region", name=said.say("decision"), exact=True)
            expect(decision).to_be_visible(timeout=PATIENCE)
            expect(page).to_have_title(re.compile(said.say("your-turn")), timeout=PATIENCE)
            taken[game] = time.perf_counter() - began
            context.close()
        assert (folder / "cache/cantina/kernels/compiling").exists(), "nothing was compiled meanwhile"
        assert len(list((folder / "cache").rglob("ready"))) < 3, "everything was compiled before the last match began"
    return taken


def test_each_game_is_played_at_once_after_a_start_with_empty_caches(browser: Browser, tmp_path: Path) -> None:
    taken = first_turns(browser, tmp_path)
    crowd = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))  # how many others share a core
    assert max(taken.values()) < SOON * crowd, taken
