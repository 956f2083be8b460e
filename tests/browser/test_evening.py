"""A whole evening of two: invitation, lobby, match, its end, a picture of the result for others, and the rematch."""

import pytest
from playwright.sync_api import expect

from cantina.core.ledger import Language
from cantina.core.source import Seeded

from .axe import violations
from .conftest import Invite
from .forms import seat_on
from .hands import PATIENCE
from .person import Person
from .playing import Racer

GAME = "super-teams"


def opens_the_menu(person: Person, phone: bool) -> None:
    person.hands.press(person.button("table" if phone else "table-menu").last)


def plays_once(person: Person) -> None:
    """Any move; the windows in which the other may answer are passed by the page."""
    person.waits(lambda: person.deciding)
    moves = person.moves
    person.settles()
    Racer(person, passing=True).plays_anything(Seeded(1))
    person.waits(lambda: person.moves > moves)


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("cs", True)], ids=["desk", "phone"])
def test_from_the_invitation_to_the_rematch(invite: Invite, language: Language, phone: bool) -> None:
    using = "fingers" if phone else "mouse"
    ada = invite("Ada", language, GAME, using=using, phone=phone, passing=True)
    bob = invite("Bob", language, GAME, using=using, phone=phone, passing=True)

    # the invitation: a short match with an open seat, and its link
    ada.goes("/")
    cover = ada.page.get_by_role("article", name=ada.words.say("game-super-teams"))
    ada.hands.press(cover.get_by_role("link", name=ada.words.like("with-friends")))
    presets = ada.page.get_by_role("radiogroup", name=ada.words.say("presets"))
    expect(presets).to_be_visible(timeout=PATIENCE)
    presets.locator("input[value=quick]").check(force=True)
    seat_on(ada, 2, "open")
    ada.hands.press(ada.button("open-table"))
    ada.waits(lambda: ada.phase == "gathering")
    link = ada.page.locator(".invitation .address").first
    expect(link).to_contain_text("/table/", timeout=PATIENCE)
    first = ada.table["id"]
    assert link.inner_text().endswith(f"/table/{first}")

    # the lobby: a friend comes by the link, sits down and is ready
    bob.comes(first)
    bob.hands.press(bob.button("join"))
    bob.hands.press(bob.button("ready-say"))
    expect(ada.page.get_by_text(ada.words.say("all-seated")).first).to_be_visible(timeout=PATIENCE)
    ada.hands.press(ada.button("begin"))

    # the match: each plays, then bots go on for both
    for person in (ada, bob):
        person.waits(lambda: person.phase == "playing")  # noqa: B023  (called at once)
    waiting = {"Ada", "Bob"}
    while waiting:  # a flight may lead to a choice of the same player
        ada.waits(lambda: ada.deciding or bob.deciding)
        person = ada if ada.deciding else bob
        plays_once(person)
        waiting.discard(person.name)
    for person in (ada, bob):
        opens_the_menu(person, phone)
        person.hands.press(person.button("hand-mine"))

    # the end: the same result for both, in parts
    for person in (ada, bob):
        person.waits(lambda: person.phase == "over", 120)  # noqa: B023  (called at once)
        result = person.page.get_by_role("dialog")
        assert person.position
        for seat, name in enumerate(("Ada", "Bob")):
            side = result.get_by_role("list").first.get_by_role("listitem").filter(has_text=name)
            expect(side).to_contain_text(str(person.position["standing"]["scores"][seat]), timeout=PATIENCE)
        assert violations(person.page) == []

    # sharing: a picture that the page makes
    ada.hands.press(ada.button("picture-share", within=ada.page.get_by_role("dialog")))
    picture = ada.page.get_by_role("dialog", name=ada.words.say("picture"))
    save = ada.button("picture-save", within=picture)
    expect(save).to_be_enabled(timeout=PATIENCE)
    with ada.page.expect_download() as saved:
        ada.hands.press(save)
    assert saved.value.suggested_filename == "cantina-super-teams.png"
    assert saved.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    ada.page.keyboard.press("Escape")
    expect(picture).to_have_count(0)

    # the rematch: the same people at the next table
    ada.hands.press(ada.button("rematch", within=ada.page.get_by_role("dialog")))
    ada.waits(lambda: ada.table["id"] != first and ada.phase == "gathering")
    bob.hands.press(bob.button("join-rematch", within=bob.page.get_by_role("dialog")))
    bob.waits(lambda: bob.table["id"] == ada.table["id"])
    bob.hands.press(bob.button("ready-say"))
    ada.hands.press(ada.button("begin"))
    for person in (ada, bob):
        person.waits(lambda: person.phase == "playing")  # noqa: B023  (called at once)
    assert [seat["name"] for seat in ada.table["seats"]] == [seat["name"] for seat in bob.table["seats"]]
    assert {seat["name"] for seat in ada.table["seats"]} == {"Ada", "Bob"}
