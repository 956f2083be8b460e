"""A club in the browser: made, joined by its link, and a tournament of four, people and droids, to its final standings."""

import os
from pathlib import Path

from playwright.sync_api import expect

from tests.server.test_clubs import founds, looks, waits_for

from .axe import violations
from .conftest import Invite
from .hands import PATIENCE
from .person import Person

PICTURES = os.environ.get("CANTINA_LOOK")  # a folder for pictures to look at


def pictured(person: Person, name: str, width: int, height: int) -> None:
    """A picture of the page, where somebody wants to look at it."""
    if PICTURES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.screenshot(path=Path(PICTURES) / f"club-{name}-{width}.png", full_page=True)


def hand_over(person: Person, table: str) -> None:
    """A bot plays on for somebody; whatever it decides, the match ends."""
    line = person.visitor.enters(table)
    if line.seen.phase == "playing":
        line.does("hand", seat=line.seen.mine[0], bot="random")
    line.close()


def comes_to_play(person: Person, club: str) -> None:
    """From the page of the club to the table where a seat is kept."""
    person.goes(f"/club/{club}")
    bar = person.page.get_by_role("region", name=person.words.say("next-step"))
    person.hands.press(bar.get_by_role("link", name=person.words.say("club-play")))
    person.page.wait_for_url("**/table/*")


def test_a_tournament_of_four_from_the_link_to_the_standings(invite: Invite) -> None:
    ada = invite("Ada", "en", "super-teams")
    bob = invite("Bob", "cs", "super-teams", phone=True, using="fingers")
    ada.goes("/")
    ada.hands.press(ada.page.get_by_role("link", name=ada.words.say("clubs")))
    ada.page.get_by_role("textbox", name=ada.words.say("club-name")).fill("Thursday table")
    ada.hands.press(ada.button("club-found"))
    expect(ada.page.get_by_role("heading", level=1, name="Thursday table")).to_be_visible(timeout=PATIENCE)
    expect(ada.page.get_by_role("img", name=ada.words.say("qr-of", what=ada.words.say("club-invite")))).to_be_visible()
    club = ada.page.url.rpartition("/")[2]

    bob.goes(f"/club/{club}")
    expect(bob.page.get_by_text(bob.words.say("club-invited", name="Ada"))).to_be_visible(timeout=PATIENCE)
    assert violations(bob.page) == []
    bob.page.get_by_role("textbox", name=bob.words.say("my-name")).fill("Bobek")
    bob.hands.press(bob.button("club-join"))
    members = ada.page.get_by_role("region", name=ada.words.say("club-members"))
    expect(members).to_contain_text("Bobek", timeout=PATIENCE)  # without being asked for

    ada.hands.press(ada.button("club-new-tournament"))
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=ada.words.say("game-super-teams")).check(force=True, timeout=PATIENCE)
    dialog.get_by_role("radio", name=ada.words.name("short").capitalize()).check(force=True, timeout=PATIENCE)
    for level in ("Pim", "Pim"):
        ada.hands.press(dialog.get_by_role("button", name=f"{ada.words.say('club-add-droid')}: {level}"))
    expect(dialog.get_by_role("checkbox", checked=True)).to_have_count(2)
    assert violations(ada.page) == []
    pictured(ada, "new-tournament", 1440, 900)
    ada.hands.press(ada.button("club-begin-tournament"))
    expect(dialog).to_have_count(0, timeout=PATIENCE)

    for number in range(1, 4):
        tournament = looks(ada.visitor, club)["tournaments"][0]
        if number == 2:
            pictured(ada, "round", 1440, 900)
        for pairing in tournament["rounds"][-1]:
            names = [tournament["entrants"][entrant]["name"] for entrant in pairing["pair"]]
            players = [person for person, name in ((ada, "Ada"), (bob, "Bobek")) if name in names]
            for person in players:
                comes_to_play(person, club)
            for person in players:
                person.waits(lambda: person.table["id"] == pairing["table"] and person.phase == "playing")  # noqa: B023
                hand_over(person, pairing["table"])
        waits_for(ada.visitor, club, lambda seen: not seen["tournaments"][0]["waits"])
        ada.goes(f"/club/{club}")
        if number < 3:
            ada.hands.press(ada.button("club-next-round", number=number + 1))
            rounds = ada.page.get_by_role("heading", name=ada.words.say("club-round", number=number + 1, last=3))
            expect(rounds).to_be_visible(timeout=PATIENCE)

    for person in (ada, bob):
        person.goes(f"/club/{club}")
        part = person.page.get_by_role("region", name=person.words.say("club-tournament"), exact=True)
        expect(part.get_by_text(person.words.like("club-winner"))).to_be_visible(timeout=PATIENCE)
        points = part.get_by_role("table").get_by_role("row")
        expect(points).to_have_count(5)
        ladder = person.page.get_by_role("region", name=person.words.say("club-ladder"))
        expect(ladder.get_by_role("row")).to_have_count(4)  # both droids are of one kind
        results = person.page.get_by_role("region", name=person.words.say("club-results"))
        expect(results.get_by_role("link")).to_have_count(6)
        assert violations(person.page) == []
    for width, height in ((1440, 900), (1024, 768)):
        pictured(ada, "end", width, height)
    pictured(bob, "end", 390, 844)


def test_a_club_is_run_by_keyboard_alone(invite: Invite) -> None:
    ada = invite("Ada", "en", using="keys")
    bob = invite("Bob", "en")
    club = founds(ada.visitor, bob.visitor)
    ada.goes(f"/club/{club}")
    members = ada.page.get_by_role("region", name=ada.words.say("club-members"))
    ada.hands.press(members.get_by_role("switch", name=ada.words.say("club-lock")))
    expect(members.get_by_text(ada.words.say("problem-club-locked"))).to_be_visible(timeout=PATIENCE)
    ada.hands.press(members.get_by_role("button", name=ada.words.say("club-remove", name="Bob")))
    ada.hands.press(members.get_by_role("button", name=ada.words.say("club-yes")))
    expect(members.get_by_text("Bob")).to_have_count(0, timeout=PATIENCE)
    bob.forgive("403")
    bob.goes(f"/club/{club}")
    expect(bob.page.get_by_text(bob.words.say("problem-club-removed"))).to_be_visible(timeout=PATIENCE)
    bar = ada.page.get_by_role("region", name=ada.words.say("next-step"))
    ada.hands.press(bar.get_by_role("link", name=ada.words.say("club-new-table")))
    ada.hands.press(ada.button("open-table"))
    ada.waits(lambda: ada.phase == "gathering")
    assert [card["id"] for card in looks(ada.visitor, club)["tables"]] == [ada.table["id"]]
    ada.goes(f"/club/{club}")
    ada.hands.press(ada.button("club-close"))
    ada.hands.press(ada.button("club-yes"))
    expect(ada.page.get_by_text(ada.words.say("club-closed-sign"), exact=True)).to_be_visible(timeout=PATIENCE)
