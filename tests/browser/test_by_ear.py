"""Whole matches by ear, from the home page to the end, on the board and in words: keys and accessible names alone.

What was heard is kept as text in `heard/`, with what was pressed and typed between it (`> `).
`CANTINA_HEARD=write` keeps it as it is now.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.core.ledger import Language
from cantina.core.source import Seeded
from tests.server.serving import Serving

from .by_ear import InWords, OnBoard, Player
from .conftest import Invite
from .listener import Listener
from .script import Creatures, Dealers, Script, Steady

HEARD = Path(__file__).parent / "heard"
ALWAYS = [("adventures", "words", "en"), ("super-teams", "words", "cs")]  # the others in the long form
GAMES = ["adventures", "carcassonne", "precious-cargo", "super-teams"]
GRID = [(game, way, language) for game in GAMES for way in ("board", "words") for language in ("cs", "en")]
UNSAID = re.compile(r"§|undefined|\{ ?\$|\b[A-Z]{3,5}-\d+\b|\bnull\b|NaN")  # nothing of that is for ears


@pytest.fixture
def habits(server: Serving) -> Iterator[None]:
    """Bots choose the same in the same position."""
    house = server.app.state.house
    before, house.thinkers = house.thinkers, Creatures()
    yield
    house.thinkers = before


@pytest.mark.usefixtures("habits")
@pytest.mark.parametrize(("game", "way", "language"), GRID)
def test_a_whole_match_by_ear(invite: Invite, dealers: Dealers, game: str, way: str, language: Language, long: bool) -> None:
    if not long and (game, way, language) not in ALWAYS:
        pytest.skip("only in the long form")
    kept, writing = HEARD / f"{game}-{way}-{language}.txt", os.environ.get("CANTINA_HEARD") == "write"
    if not kept.exists() and not writing:
        pytest.skip("nothing of it is kept yet")
    name = f"{game} {way} {language}"
    dealers.scripts[name] = Steady() if game == "precious-cargo" else Script(game, {}, [])
    ear = Listener(invite("Ada", language, game, using="keys"))
    player: Player = (OnBoard if way == "board" else InWords)(ear, game, Seeded(8))
    player.opens(name)
    player.plays_out()

    story = "\n".join(ear.story) + "\n"
    if writing:
        kept.write_text(story, "utf-8")
    assert in_order(ear.story, player) == []
    assert [said for said in ear.heard if UNSAID.search(said)] == []
    assert story == kept.read_text("utf-8")


def in_order(story: list[str], player: Player) -> list[str]:
    """What was said out of its order, or twice: between two things that were done, whose turn it is comes once, and last."""
    wrong, turn, since = [], player.turn, ""
    for said in story:
        if since and not said.startswith("> "):
            wrong.append(said)
        since = "" if said.startswith("> ") else said if turn.match(said) else since
    return wrong
