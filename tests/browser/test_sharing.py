"""Several people on one device, with a curtain between them; and hands on phones while a large screen shows the board."""

import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, expect

from cantina.core.source import Seeded

from .conftest import Invite
from .forms import begins_with, seat_on, with_seats
from .hands import PATIENCE
from .person import Person
from .playing import Racer, Traveller, follow, play_out
from .script import Dealers
from .test_axe import fine
from .test_races import TINY, a_hook_an_evasion_and_a_wild_card
from .test_voyages import overlap

PLAIN = {"board": {"name": "plain", "spaces": "N N N N N N"}}  # one decision a turn
FACES = """() => [...document.querySelectorAll("use")]
  .filter((use) => !use.closest("[data-sheet], .played"))
  .map((use) => use.getAttribute("href"))
  .filter((href) => /^#(card-(red|black|yellow|green)|bonus)-/.test(href) && !href.endsWith("-back"))"""


def curtain(person: Person, name: str) -> Locator:
    """The curtain, which asks for somebody."""
    heading = person.page.get_by_role("heading", level=1, name=person.words.say("pass-to", name=name), exact=True)
    return person.page.get_by_role("main").filter(has=heading)


def hides_everything(person: Person) -> None:
    """Nothing that is not for everybody is on the page, or in what the page was told last; what was played lies open."""
    assert person.position
    assert (person.position["seat"], person.position["actions"]) == (None, [])
    assert (person.position["view"]["hand"], person.position["view"]["bonus"]) == ([], [])
    assert person.page.evaluate(FACES) == []
    assert person.group("web-hand").count() == 0
    assert person.group("log").count() == 0
    assert person.page.get_by_role("textbox").count() == 0


class Sharer(Racer):
    """Several people on one device: whoever is asked takes it, and looks at their own hand alone."""

    def __init__(self, person: Person, names: list[str]):
        super().__init__(person)
        self.names, self.passed = names, list[str]()

    def is_asked(self, moves: int) -> None:
        person = self.person
        person.waits(lambda: person.moves == moves and (person.deciding or person.table["person"] is None))
        if not person.deciding:
            assert person.position
            seat = person.position["view"]["turn"]
            self.takes(seat)

    def takes(self, seat: int) -> None:
        """Say who has the device, and see one's own hand and no other's."""
        person, name = self.person, self.names[seat]
        expect(curtain(person, name)).to_be_visible(timeout=PATIENCE)
        hides_everything(person)
        expect(person.button("i-am", name=name)).to_be_focused()
        person.page.keyboard.press("Enter")
        person.waits(lambda: person.deciding)
        assert person.position
        assert (person.position["seat"], person.table["person"]) == (seat, name)
        expect(person.group("web-hand")).to_be_visible(timeout=PATIENCE)
        held = person.position["view"]["hand"] + person.position["view"]["bonus"]
        assert len(person.page.evaluate(FACES)) == len(held) > 0
        welcome = next(frame for frame in reversed(person.frames) if frame["type"] == "welcome")
        events = [event for line in welcome["lines"] if line["type"] == "moved" for event in line["events"]]
        others = [event for event in events if event["known_to"] is not None and seat not in event["known_to"]]
        assert others
        assert all(event[field] is None for event in others for field in ("colour", "number", "card") if field in event)
        self.passed.append(name)


# ---- one device ----------------------------------------------------------------------------------------------------------


def test_two_people_pass_a_device_through_a_race_and_its_windows(invite: Invite, dealers: Dealers) -> None:
    script = dealers.scripts["One device"] = a_hook_an_evasion_and_a_wild_card()
    ada = invite("Ada")
    ada.comes(ada.visitor.opens("me", "me", name="One device", names=["Ada", "Eve"], options=script.options))
    both = Sharer(ada, ["Ada", "Eve"])
    follow(script, {0: both, 1: both})
    hooked = next(number for number, (_, move) in enumerate(script.line) if move.startswith("hook"))
    assert script.line[hooked][0] == 1
    turns = [by for number, (by, _) in enumerate(script.line) if by >= 0 and (number == 0 or by != script.line[number - 1][0])]
    assert len(both.passed) <= len(turns)
    assert set(both.passed) == {"Ada", "Eve"}


def test_a_word_that_was_not_sent_goes_with_whoever_wrote_it(invite: Invite) -> None:
    ada = invite("Ada", "cs")
    ada.comes(ada.visitor.opens("me", "me", names=["Ada", "Eva"], options=PLAIN))
    both = Sharer(ada, ["Ada", "Eva"])
    both.takes(0)
    ada.hands.press(ada.page.get_by_role("tab", name=ada.words.say("chat")))
    field = ada.page.get_by_role("textbox", name=ada.words.say("chat-write"))
    field.fill("Mám samé jedničky")
    both.plays_anything(Seeded(1))
    expect(curtain(ada, "Eva")).to_be_visible(timeout=PATIENCE)
    assert "samé jedničky" not in ada.page.content()
    ada.waits(lambda: ada.table["person"] is None)
    both.takes(1)
    ada.hands.press(ada.page.get_by_role("tab", name=ada.words.say("chat")))
    expect(field).to_have_value("")
    ada.hands.press(ada.button("phrase-hello"))
    expect(ada.group("chat")).to_contain_text("Eva", timeout=PATIENCE)


def test_a_table_for_one_device_is_set_up_with_names_and_passed_on_from_its_menu(invite: Invite) -> None:
    ada = invite("Ada")
    ada.goes("/new/super-teams")
    with_seats(ada, 3)
    seat_on(ada, 3, "greedy")
    seat_on(ada, 2, "me")
    ada.page.get_by_role("textbox", name=ada.words.say("seat-name", number=2)).fill("Eve")
    begins_with(ada, 1)
    ada.hands.press(ada.button("begin"))
    expect(curtain(ada, "Ada")).to_be_visible(timeout=PATIENCE)
    hides_everything(ada)
    ada.hands.press(ada.button("i-am", name="Ada"))
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    players = ada.page.get_by_role("list", name=ada.words.say("players")).get_by_role("listitem")
    expect(players.nth(1)).to_contain_text("Eve")
    ada.hands.press(ada.button("table-menu"))
    ada.hands.press(ada.button("pass-on"))
    expect(curtain(ada, "Ada")).to_be_visible(timeout=PATIENCE)
    ada.page.reload()
    expect(curtain(ada, "Ada")).to_be_visible(timeout=PATIENCE)


def test_the_table_in_words_has_the_same_curtain(invite: Invite) -> None:
    ada = invite("Ada", using="keys")
    ada.goes(f"/text/{ada.visitor.opens('me', 'me', names=['Ada', 'Eve'], options=PLAIN)}")
    expect(curtain(ada, "Ada")).to_be_visible(timeout=PATIENCE)
    ada.page.keyboard.press("Enter")
    history = ada.group("text-history")
    expect(history).to_have_text(re.compile(r"choices?\.\s*$"), timeout=PATIENCE)
    ada.page.keyboard.type("1\n")
    expect(curtain(ada, "Eve")).to_be_visible(timeout=PATIENCE)
    expect(history).to_have_count(0)
    heard = ada.page.locator("[data-said=polite] p").filter(has_text="Ada").last.inner_text()
    passed = ada.button("i-am", name="Eve")  # led here, the focus may cut that off: so it is said with it
    expect(passed).to_be_focused(timeout=PATIENCE)
    expect(passed).to_have_accessible_description(re.compile(re.escape(heard.strip())))


def test_where_nothing_is_hidden_there_is_no_curtain(invite: Invite) -> None:
    ada = invite("Ada", game="carcassonne")
    ada.comes(ada.visitor.opens("me", "me", game="carcassonne", names=["Ada", "Eve"]))
    play_out([Traveller(ada)], Seeded(5), until=6)
    assert ada.deciding
    assert not ada.table["shared"]
    expect(ada.group("log")).to_contain_text("Eve")


# ---- a large screen ------------------------------------------------------------------------------------------------------


def scans(phone: Person, screen: Person) -> None:
    """Open what the QR code on a screen says."""
    code = screen.page.get_by_role("img", name=screen.words.like("qr-of"))
    expect(code).to_be_visible(timeout=PATIENCE)
    address = parse_qs(urlsplit(code.get_attribute("src") or "").query)["text"][0]
    assert urlsplit(address).path == f"/join/{screen.table['code']}"
    expect(screen.page.get_by_text(f"/join/{screen.table['code']}")).to_be_visible()
    phone.goes(urlsplit(address).path)


def test_phones_join_a_screen_by_its_code_and_have_the_hands(invite: Invite) -> None:
    tv = invite("Tv")
    phones = [invite(name, language, using="fingers", phone=True) for name, language in (("Ada", "en"), ("Bob", "cs"))]
    tv.goes("/new/super-teams")
    tv.page.get_by_role("radio", name=tv.words.say("board-on-screen"), exact=True).check(force=True)
    tv.page.get_by_role("group", name=tv.words.say("option-board")).get_by_role("radio", name="short").check(force=True)
    tv.hands.press(tv.button("open-table"))
    expect(tv.page.get_by_role("heading", name=tv.words.say("seats"))).to_be_visible(timeout=PATIENCE)
    for phone, name in zip(phones, ("Adele", "Bob"), strict=True):
        scans(phone, tv)
        phone.page.get_by_role("textbox", name=phone.words.say("my-name")).fill(name)
        phone.hands.press(phone.button("join"))
        phone.waits(lambda: bool(phone.table.get("mine")))  # noqa: B023  (called at once)
        expect(tv.page.get_by_role("listitem").filter(has_text=name).first).to_be_visible(timeout=PATIENCE)
    for phone in phones:
        expect(phone.decision).to_be_visible(timeout=PATIENCE)
        expect(phone.group("web-hand").get_by_role("button").first).to_be_visible(timeout=PATIENCE)
        assert phone.group("zoom").count() == 0
        phone.page.wait_for_url(re.compile(rf"/table/{re.escape(tv.table['id'])}$"))
    play_out([Racer(phone) for phone in phones], Seeded(6), until=phones[0].moves + 6)
    tv.waits(lambda: tv.moves >= phones[0].moves)
    expect(tv.group("zoom")).to_be_visible()
    expect(tv.group("log")).to_contain_text("Adele", timeout=PATIENCE)
    assert tv.group("web-hand").count() == 0
    told = [frame["position"] for frame in tv.frames if frame.get("position")]
    assert len(told) > 3
    for position in told:
        assert (position["seat"], position["actions"], position["view"]["hand"], position["view"]["bonus"]) == (None, [], [], [])
    secrets = [event for event in tv.events() if event.get("known_to") is not None]
    assert secrets
    assert all(event[field] is None for event in secrets for field in ("colour", "number", "card") if field in event)
    phone = phones[0]
    phone.hands.press(phone.button("board-show"))
    expect(phone.group("zoom")).to_be_visible(timeout=PATIENCE)
    phone.hands.press(phone.button("board-hide"))
    expect(phone.group("zoom")).to_have_count(0)


def test_a_screen_of_ones_own_table_shows_no_hand_and_follows_the_rematch(invite: Invite) -> None:
    ada, tv = invite("Ada"), invite("Ada")
    table = ada.visitor.opens("me", "greedy", options=TINY)
    ada.comes(table)
    ada.hands.press(ada.button("table-menu"))
    ada.page.get_by_role("link", name=ada.words.say("show-on-screen")).click()
    expect(ada.page.get_by_role("img", name=ada.words.like("qr-of"))).to_be_visible(timeout=PATIENCE)
    ada.waits(lambda: ada.table["mine"] == [])
    assert ada.position
    assert ada.position["seat"] is None
    assert ada.group("web-hand").count() == 0
    ada.comes(table)
    tv.goes(f"/table/{table}/screen")
    play_out([Racer(ada)], Seeded(7))
    expect(tv.over.get_by_role("heading", level=2)).to_be_visible(timeout=PATIENCE)
    ada.hands.press(ada.button("rematch", within=ada.page.get_by_role("dialog")))
    ada.hands.press(ada.button("begin"))
    ada.waits(lambda: ada.phase == "playing" and ada.table["id"] != table)
    tv.page.wait_for_url(re.compile(rf"/table/{re.escape(ada.table['id'])}/screen$"), timeout=PATIENCE)


def test_a_code_that_leads_nowhere_says_so(invite: Invite) -> None:
    ada = invite("Ada")
    ada.forgive("404|status of 404")
    ada.goes("/join/nothing")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.words.say("problem-unknown-table"), timeout=PATIENCE)


# ---- for everybody -------------------------------------------------------------------------------------------------------


def test_axe_finds_nothing_wrong_with_the_curtain(invite: Invite) -> None:
    for phone in (False, True):
        ada = invite("Ada", "cs" if phone else "en", theme=None, phone=phone)
        ada.comes(ada.visitor.opens("me", "me", "me", names=["Ada", "Eve", "Cyd"]))
        expect(curtain(ada, "Ada")).to_be_visible(timeout=PATIENCE)
        fine(ada, "the curtain")
        ada.page.keyboard.press("Enter")
        ada.waits(lambda: ada.deciding)  # noqa: B023  (called at once)


def test_axe_finds_nothing_wrong_with_a_screen_and_its_phones(invite: Invite) -> None:
    tv, bob = invite("Tv", theme=None), invite("Bob", "cs", theme=None, using="fingers", phone=True)
    table = tv.visitor.opens("open", "greedy", "random", "random", at_once=True)
    tv.goes(f"/table/{table}/screen")
    expect(tv.page.get_by_role("heading", name=tv.words.say("seats"))).to_be_visible(timeout=PATIENCE)
    fine(tv, "a screen that gathers")
    scans(bob, tv)
    expect(bob.button("join")).to_be_visible(timeout=PATIENCE)
    fine(bob, "joining")
    bob.hands.press(bob.button("join"))
    expect(bob.decision).to_be_visible(timeout=PATIENCE)
    fine(bob, "a hand on a phone")
    expect(tv.group("log")).to_be_visible(timeout=PATIENCE)
    fine(tv, "a screen at play")
    code = tv.page.get_by_role("img", name=tv.words.like("qr-of"))
    for width, height in ((1440, 900), (1920, 1080), (1366, 768)):
        tv.page.set_viewport_size({"width": width, "height": height})
        for part in (code, tv.page.get_by_text(f"/join/{tv.table['code']}")):
            expect(part).to_be_in_viewport(ratio=0.99, timeout=PATIENCE)
            if height > 800:  # with less room it scrolls above
                assert not overlap(part, tv.decision), (width, height)
    tv.goes("/new/super-teams")
    seat_on(tv, 2, "me")
    fine(tv, "a new table for one device")
