"""Whole matches by ear, from the home page to the end, on the board and in words: keys and accessible names alone.

What was heard is kept as text in `heard/`, with what was pressed and typed between it (`> `).
`CANTINA_HEARD=write` keeps it as it is now.
"""

import os
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from cantina.core.ledger import Language
from cantina.core.source import Seeded
from tests.server.serving import Serving

from .by_ear import InWords, OnBoard, Player
from .conftest import Invite
from .listener import Listener
from .person import cut_off
from .script import Creatures, Dealers, Script, Steady
from .words import words

HEARD = Path(__file__).parent / "heard"
# the shortest ones; the others in the long form
ALWAYS = ["carcassonne-board-cs", "carcassonne-words-en", "precious-cargo-words-cs"]
SEEDS = {"adventures": 8, "carcassonne": 1, "precious-cargo": 5, "super-teams": 10}  # which make a match short
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
    match = f"{game}-{way}-{language}"
    if not long and match not in ALWAYS:
        pytest.skip("only in the long form")
    kept, writing = HEARD / f"{match}.txt", os.environ.get("CANTINA_HEARD") == "write"
    name = f"{game} {way} {language}"
    dealers.scripts[name] = Steady() if game == "precious-cargo" else Script(game, {}, [])
    ear = Listener(invite("Ada", language, game, using="keys"))
    player: Player = (OnBoard if way == "board" else InWords)(ear, game, Seeded(SEEDS[game]))
    try:
        player.opens(name)
        player.plays_out()
    finally:
        story = "\n".join(ear.story) + "\n"
        if writing:
            kept.write_text(story, "utf-8")
    assert out_of_order(ear.story, player) == []
    assert repeated(ear.story, player) == []
    assert [said for said in ear.heard if UNSAID.search(said)] == []
    assert story == kept.read_text("utf-8")


def test_what_is_heard_is_kept_for_every_game_way_and_language() -> None:
    assert {file.stem for file in HEARD.iterdir()} == {"-".join(cell) for cell in GRID}


@pytest.mark.usefixtures("habits")
def test_nothing_old_is_read_where_somebody_comes_leaves_or_changes_the_language_and_a_lost_line_is_told(
    invite: Invite, dealers: Dealers, server: Serving
) -> None:
    dealers.scripts["old"] = Script("super-teams", {}, [])
    ear = Listener(invite("Ada", "en", "super-teams", using="keys"))
    player = InWords(ear, "super-teams", Seeded(10))
    player.opens("old")
    arrived = len(ear.heard)
    for _ in range(3):
        player.waits_for_a_turn()
        player.decides()
    player.waits_for_a_turn()
    assert len(ear.heard) > arrived + 9  # much has happened
    cut_off(ear.person, server, "text-lost")
    ear.waits(lambda: ear.heard[-1] == ear.words.say("text-lost"))
    player.types_a_choice("1: ")
    ear.waits(lambda: ear.heard[-1] == ear.words.say("problem-offline"))
    heard = len(ear.heard)
    ear.page.context.set_offline(False)
    player.waits_for_a_turn()  # it is asked again
    assert ear.heard[heard] == ear.words.say("text-live")
    assert len(ear.heard) == heard + 2
    player.decides()
    player.waits_for_a_turn()
    for language in ("Čeština", "English"):
        heard = len(ear.heard)
        ear.presses(ear.finds("button", re.compile(f"{language}$")))
        ear.finds("link", words("cs" if language == "Čeština" else "en", "super-teams").say("text-to-board"))
        assert ear.heard[heard:] == []
    for link in ("text-to-board", "text-view"):  # away, and back
        heard = len(ear.heard)
        ear.presses(ear.finds("link", ear.words.say(link)))
        player.waits_for_a_turn()
        assert len(ear.heard) <= heard + 2, ear.heard[heard:]  # where one is, and what is asked


def out_of_order(story: list[str], player: Player) -> list[str]:
    """What was said out of its order: whose turn it is comes last before something is done, and what things meant after them."""
    wrong, meant = [], player.words.begins("scores-now")
    for before, said in pairwise(story):
        if player.turn.match(before) and not said.startswith("> "):
            wrong.append(said)
        if meant.match(said) and before.startswith("> "):
            wrong.append(said)
    return wrong


def repeated(story: list[str], player: Player) -> list[str]:
    """What was said twice in a row, though nothing can happen twice that way: only what happens in the match can."""
    happens = player.words.one_of(*(key for key in player.words.all_keys() if key.startswith("event-")))
    return [said for before, said in pairwise(story) if said == before and not said.startswith("> ") and not happens.match(said)]
