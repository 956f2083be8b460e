"""A finished match again: its dealing is checked, every move can be looked at, and a file is as good as a link."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, expect

import cantina
from tests.server.serving import ROOT
from tests.server.visitor import Visitor, play_out

from .axe import violations
from .conftest import Invite
from .hands import PATIENCE
from .person import Person
from .script import Dealers
from .test_races import a_shared_finish


def finished(http: httpx.Client, game: str, *seats: str, **fields: object) -> str:
    """A match that was played to its end elsewhere."""
    guest = Visitor(http, "Eve")
    table = guest.opens(*(seats or ("me", "greedy")), game=game, **fields)
    line = guest.enters(table)
    play_out([line])
    line.close()
    return table


def sign(person: Person, verdict: str) -> Locator:
    """The sign that says what became of the dealing."""
    return person.page.get_by_role("group").filter(has_text=person.words.say(f"replay-dealing-{verdict}"))


@pytest.mark.parametrize(("game", "phone"), [("super-teams", False), ("carcassonne", False)])
def test_the_dealing_of_a_finished_match_is_checked(invite: Invite, http: httpx.Client, game: str, phone: bool) -> None:
    table = finished(http, game)
    ada = invite("Ada", game=game, phone=phone)
    ada.goes(f"/replay/{table}")
    expect(sign(ada, "sealed")).to_be_visible(timeout=PATIENCE)
    scrubber = ada.page.get_by_role("slider", name=ada.words.say("replay-scrubber"))
    moves = ada.visitor.get(f"/api/replays/{table}")["moves"]
    ada.page.keyboard.press("End")
    expect(scrubber).to_have_attribute("aria-valuetext", ada.words.say("replay-move", move=moves, moves=moves), timeout=PATIENCE)
    ada.page.keyboard.press("Home")
    expect(scrubber).to_have_attribute("aria-valuetext", ada.words.say("replay-move", move=0, moves=moves), timeout=PATIENCE)
    ada.hands.press(ada.button("replay-forward"))
    ada.hands.press(ada.button("replay-play"))
    expect(ada.button("replay-pause")).to_be_visible()
    ada.hands.press(ada.button("replay-pause"))


def test_a_replay_through_a_seats_eyes_shows_that_hand(invite: Invite, http: httpx.Client) -> None:
    table = finished(http, "super-teams", "me", "me")
    ada = invite("Ada")
    ada.goes(f"/replay/{table}")
    eyes = ada.page.get_by_role("combobox", name=ada.words.say("replay-view"))
    expect(eyes).to_be_visible(timeout=PATIENCE)
    ada.page.keyboard.press("Shift+ArrowRight")
    eyes.select_option(index=1)
    expect(ada.group("web-hand")).to_be_visible(timeout=PATIENCE)


def test_a_dealing_by_script_is_not_what_was_committed_to(invite: Invite, http: httpx.Client, dealers: Dealers) -> None:
    dealers.scripts["By script"] = script = a_shared_finish()
    table = finished(http, "super-teams", "me", "me", "me", name="By script", options=script.options)
    ada = invite("Ada", "cs")
    ada.goes(f"/replay/{table}")
    expect(sign(ada, "broken")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("game", cantina.games.ids())
def test_a_record_is_opened_from_a_file(invite: Invite, game: str) -> None:
    ada = invite("Ada", game=game)
    ada.goes("/replay/")
    with ada.page.expect_file_chooser() as choosing:
        ada.hands.press(ada.button("replay-choose"))
    choosing.value.set_files(ROOT / "tests" / game.replace("-", "_") / "match.cantina")
    expect(sign(ada, "simulated")).to_be_visible(timeout=PATIENCE)


def test_a_file_that_is_no_record_is_refused_with_its_line(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada")
    ada.forgive("400")
    (tmp_path / "nonsense.cantina").write_text("nonsense\n", "utf-8")
    ada.goes("/replay/")
    with ada.page.expect_file_chooser() as choosing:
        ada.hands.press(ada.button("replay-choose"))
    choosing.value.set_files(tmp_path / "nonsense.cantina")
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text(ada.words.say("problem-bad-record"), timeout=PATIENCE)
    expect(alert).to_contain_text("line 1")


def test_a_match_in_play_has_no_replay_yet(invite: Invite) -> None:
    ada = invite("Ada")
    ada.forgive("409")
    table = ada.visitor.opens("me", "me")
    ada.goes(f"/replay/{table}")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.words.say("replay-still-playing"), timeout=PATIENCE)
    ada.page.get_by_role("link", name=ada.words.say("replay-to-table")).click()
    expect(ada.decision).to_be_visible(timeout=PATIENCE)


def test_a_replay_shows_its_best_moments_on_the_whole_screen_and_leads_back(invite: Invite) -> None:
    ada = invite("Ada", game="carcassonne")
    table = ada.visitor.opens("me", "random", game="carcassonne")
    line = ada.visitor.enters(table)
    line.does("hand", seat=0, bot="random")
    line.hears_until("over")
    line.close()
    ada.goes(f"/replay/{table}")
    scrubber = ada.page.get_by_role("slider", name=ada.words.say("replay-scrubber"))
    ada.hands.press(ada.button("replay-moment"))
    expect(scrubber).not_to_have_attribute("aria-valuetext", ada.words.like("replay-move", move=0), timeout=PATIENCE)
    ada.hands.press(ada.page.get_by_role("tab", name=ada.words.say("moments")))
    expect(ada.page.get_by_role("tabpanel").get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
    ada.hands.press(ada.button("replay-whole"))
    expect(ada.page.get_by_role("complementary")).to_have_count(0)
    board = ada.page.locator("svg.board").bounding_box()
    assert board and board["width"] > 1400
    assert violations(ada.page) == []
    ada.page.keyboard.press("w")
    expect(ada.page.get_by_role("link", name=ada.words.say("replay-to-table"))).to_have_attribute("href", f"/table/{table}")
    ada.hands.press(ada.button("rematch"))
    ada.waits(lambda: ada.phase == "gathering" and ada.table["id"] != table)
