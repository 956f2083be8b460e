"""Presses of a whole match, by the tests' players: as buttons ask for each of them, and as few as the page needs.

`python benchmarks/clicks.py` prints a section for docs/benchmarks.md. It does not depend on how fast the machine is.
"""

import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.conftest import Invite, inviting  # noqa: E402
from tests.browser.playing import Adventurer, Player, follow  # noqa: E402
from tests.browser.script import CANYON, Dealers, Script  # noqa: E402
from tests.browser.test_moments import COUNTING, CountingRacer, DraggingAdventurer, DraggingRacer  # noqa: E402
from tests.server.serving import serving  # noqa: E402

import cantina  # noqa: E402
from cantina.core.action import Action, to_text  # noqa: E402
from cantina.core.game import DEALER, OVER, State, read_options  # noqa: E402
from cantina.core.source import Seeded  # noqa: E402
from cantina.server.client import built  # noqa: E402
from cantina.server.house import Settings  # noqa: E402
from cantina.server.limits import LIFTED  # noqa: E402

MOVES = 260  # at most, so that a match is played in minutes
TRIED = 60  # matches
MATCHES: dict[str, dict[str, Any]] = {
    "adventures": {"mission": CANYON, "seats": 1},
    "super-teams": {"seats": 2, "board": {"name": "plain", "spaces": "N N N N N N N N"}},
}
KNOWN = {"play", "resolve", "decline", "step", "stop", "peek", "attack", "keep", "where", "fly", "land", "pass"}  # to the players
WAYS: dict[str, dict[str, type[Player]]] = {
    "adventures": {"pressed": Adventurer, "dragged": DraggingAdventurer},
    "super-teams": {"pressed": CountingRacer, "dragged": DraggingRacer},
}


def _resolves(state: State, action: Action) -> bool:
    after = state.copy()
    after.play(action)
    return "resolve" in map(to_text, after.actions())


def _choice(state: State, chance: Seeded) -> Action | None:
    """Any action that the players know how to make, but what is played is carried out, and whoever walks goes all the way."""
    known = [action for action in state.actions() if to_text(action).split()[0] in KNOWN]
    useful = [action for action in known if to_text(action).startswith("play") and _resolves(state, action)]
    useful = useful or [action for action in known if to_text(action).split()[0] in ("resolve", "pass", "step")] or known
    return useful[chance.below(len(useful))] if useful else None


def whole_match(game: str) -> Script:
    """A match from its first move to its end, the longest of some that chance plays."""
    found: list[str] = []
    for seed in range(TRIED):
        state, chance = cantina.game(game).start(read_options(cantina.game(game).options, MATCHES[game])), Seeded(seed)
        moves: list[str] = []
        while state.turn != OVER and len(moves) < MOVES:
            action = state.deal(chance) if state.turn == DEALER else _choice(state, chance)
            if action is None:
                break
            moves.append(to_text(action))
            state.play(action)
        if state.turn == OVER and len(moves) > len(found):
            found = moves
    assert found, f"no whole match of {game} was found"
    return Script(game, MATCHES[game], [move for move in found if move != "pass"])


def presses(invite: Invite, dealers: Dealers, game: str, script: Script, way: str) -> int:
    """How often somebody presses who plays a match alone; passes that the page makes by itself are none."""
    name = f"{game}, {way}"
    dealers.scripts[name] = script
    person = invite("Ada", game=game)
    person.page.add_init_script(COUNTING)
    seats = ["me"] * MATCHES[game]["seats"]
    person.comes(person.visitor.opens(*seats, game=game, name=name, options=script.options))
    if way == "dragged" and game == "super-teams":
        person.page.evaluate("localStorage.setItem('cantina.confirm', 'off')")
        person.page.reload()
    player = WAYS[game][way](person)
    follow(script, dict.fromkeys(range(len(seats)), player))
    counted: int = person.page.evaluate("window.presses")
    return counted - getattr(player, "passed", 0)


def report() -> str:
    """A section of docs/benchmarks.md."""
    page, dealers, rows = built(print), Dealers(), []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        settings = Settings(Path(folder) / "clicks.sqlite", pace=0.05, workers=1, limits=LIFTED, dealing=dealers)
        with (
            serving(settings, page) as server,
            httpx.Client(base_url=server.address, timeout=60) as http,
            inviting(browser, server, http) as invite,
        ):
            for game in MATCHES:
                script = whole_match(game)
                moves = sum(by >= 0 and move != "pass" for by, move in script.line)
                before, after = (presses(invite, dealers, game, script, way) for way in WAYS[game])
                rows.append(f"| {game} | {moves} | {before} | {after} | {100 * (before - after) / before:.0f} % |")
        browser.close()
    return "\n".join(
        [
            "## Presses of a whole match",
            "",
            "`python benchmarks/clicks.py`: the tests' players follow one match twice, pressing each button, and dragging cards",
            "and figures (in Super Teams without being asked once more).",
            "A drag counts as one press; Adventures is the lesson's mission.",
            "",
            "| match | own moves | pressed | dragged | fewer |",
            "|---|---|---|---|---|",
            *rows,
            "",
            f"({date.today().isoformat()}; the count does not depend on the machine.)",
            "",
        ]
    )


if __name__ == "__main__":
    print(report())
