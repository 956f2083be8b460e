"""Before a match and between two of them: who plays with whom, what was agreed, and how a campaign goes on."""

from playwright.sync_api import expect

from tests.server.visitor import BYTES

from .conftest import Invite
from .forms import opens_more, seat_on, with_seats
from .hands import PATIENCE
from .script import Dealers, Script
from .test_adventures import AMBUSH, a_case_in_the_sand


def test_partners_know_each_other_before_they_sit_down(invite: Invite) -> None:
    ada, bob = invite("Ada", "en", "carcassonne"), invite("Bob", "cs", "carcassonne", using="fingers", phone=True)
    ada.goes("/new/carcassonne")
    form = ada.page.get_by_role("main")
    expect(form).to_contain_text(ada.words.say("sides-alone"), timeout=PATIENCE)
    teams = ada.page.get_by_role("switch", name=ada.words.say("option-teams"))
    expect(teams).to_have_count(0)  # with two players there are none
    with_seats(ada, 4)
    opens_more(ada)
    ada.hands.press(teams)
    expect(form).to_contain_text("Seats 1 and 3 play against seats 2 and 4.", timeout=PATIENCE)
    ada.page.get_by_role("radio", name=ada.words.say("clock-short", minutes=10), exact=True).check(force=True)
    ada.hands.press(ada.button("open-table"))
    ada.waits(lambda: ada.phase == "gathering")
    bob.comes(ada.table["id"])
    agreed = bob.page.get_by_role("list", name=bob.words.say("options"))
    for fact in ("Místa 1 a 3 hrají proti místům 2 a 4.", bob.words.say("name-full"), "10 minut"):
        expect(agreed).to_contain_text(fact, timeout=PATIENCE)
    places = bob.page.get_by_role("region", name=bob.words.say("seats")).get_by_role("listitem")
    expect(places.nth(2)).to_contain_text(bob.words.say("seat-mates", count=1, names="Ada"))
    expect(places.nth(1)).to_contain_text(bob.words.say("seat-mates", count=1, names=bob.words.say("seat-number", number=4)))
    for seat in places.all():
        expect(seat.locator("svg").first).to_be_visible()  # its colour and shape
    bob.hands.press(bob.button("sit-here", within=places.nth(2)))
    mine = ada.page.get_by_role("region", name=ada.words.say("seats")).get_by_role("listitem").first
    expect(mine).to_contain_text(ada.words.say("seat-mates", count=1, names="Bob"), timeout=PATIENCE)


def test_the_form_knows_the_order_of_a_campaign_and_a_mission_begins_with_its_story(invite: Invite) -> None:
    ada = invite("Ada", "cs", "adventures")
    ada.goes("/new/adventures")
    seat_on(ada, 2, "greedy")
    opens_more(ada)
    ada.hands.press(ada.page.get_by_role("switch", name=ada.words.say("option-campaign")))
    mission = ada.page.get_by_role("radiogroup", name=ada.words.say("option-mission"))
    expect(mission).to_have_count(0, timeout=PATIENCE)
    games = ada.page.get_by_role("combobox", name=ada.words.say("form-games"))
    expect(games.get_by_role("option")).to_have_count(8)
    games.select_option(value="1")
    expect(ada.page.get_by_role("main")).to_contain_text("Pryč z města", timeout=PATIENCE)
    ada.hands.press(ada.button("begin"))
    briefing = ada.page.get_by_role("dialog", name="Pryč z města")
    expect(briefing).to_contain_text(ada.words.say("web-game-of", number=2, last=8), timeout=PATIENCE)
    for words in (ada.words.say("rule-out-of-town"), ada.words.say("objective-out-of-town"), "Paz Vizsla"):
        expect(briefing).to_contain_text(words)
    ada.hands.press(ada.button("web-set-out", within=briefing))
    expect(briefing).to_have_count(0)
    ada.page.reload()
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    expect(briefing).to_have_count(0)  # it is told once
    ada.goes("/")
    row = ada.page.get_by_role("region", name=ada.words.say("my-tables")).get_by_role("link")
    expect(row).to_contain_text(ada.words.say("chapter", number=2, last=8, name="Pryč z města"), timeout=PATIENCE)


def test_a_campaign_says_what_is_new_and_has_an_end(invite: Invite, dealers: Dealers) -> None:
    ada = invite("Ada", "cs", "adventures")
    for games in (6, 7):
        name = f"Campaign {games}"
        options = AMBUSH | {"campaign": True, "games": games}
        told = a_case_in_the_sand()
        script = dealers.scripts[name] = Script("adventures", options, [*told.moves, "end"])
        ada.comes(ada.visitor.opens("me", game="adventures", name=name, options=options))
        ada.page.keyboard.press("Escape")
        line = ada.visitor.enters(ada.table["id"])
        for by, move in script.line:
            if by == 0:
                line.plays(move)
        ending = ada.page.get_by_role("dialog", name=ada.words.say("you-won"))
        expect(ending).to_contain_text(ada.words.say(f"guide-{games + 1}"), timeout=PATIENCE)
        if games == 6:
            expect(ending).to_contain_text(ada.words.say("web-comes", mission="surrounded"))
            expect(ending).to_contain_text(ada.words.say("web-cast-changes", gone=["ig11"], come=["cara"]))
            ada.hands.press(ada.button("next-match", within=ending))
            expect(ada.page.get_by_role("list", name=ada.words.say("options"))).to_contain_text(
                ada.words.say("chapter", number=8, last=8, name="surrounded"), timeout=PATIENCE
            )
        else:
            expect(ending).to_contain_text(ada.words.say("web-campaign-over"))
            free = ada.visitor.enters(line.wants_a_rematch())
            free.does("sit", seat=0, bytes=BYTES)
            assert free.heard[0].chapter is None  # type: ignore[union-attr]
            free.close()
        line.close()


def test_many_players_are_all_in_sight_on_a_phone_and_so_are_their_points(invite: Invite) -> None:
    long = invite("Nejrychlejší Průzkumník", "cs", "carcassonne", using="fingers", phone=True)
    long.comes(long.visitor.opens("me", "random", game="carcassonne"))
    mine = long.page.get_by_role("region", name=long.words.say("players")).get_by_role("button").first
    expect(mine.locator("b")).to_be_visible(timeout=PATIENCE)
    words, points = mine.locator(".name").bounding_box(), mine.locator("b").bounding_box()
    assert words and points and words["x"] + words["width"] <= points["x"], "a long name lies over the points"
    assert mine.locator(".name").evaluate("name => name.scrollWidth <= name.clientWidth")
    ada = invite("Anastázie", "cs", "carcassonne", using="fingers", phone=True)
    for game, seats in (("precious-cargo", 6), ("carcassonne", 5)):
        ada.comes(ada.visitor.opens("me", *["random"] * (seats - 1), game=game))
        chips = ada.page.get_by_role("region", name=ada.words.say("players")).get_by_role("button")
        expect(chips).to_have_count(seats, timeout=PATIENCE)
        for chip in chips.all():
            expect(chip).to_be_in_viewport(ratio=0.95)
            name = chip.locator(".name")
            assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), name.inner_text()
    line = ada.visitor.enters(ada.table["id"])
    line.does("hand", seat=0, bot="random")
    ada.waits(lambda: ada.phase == "over")
    line.close()
    result = ada.page.get_by_role("dialog")
    mine = result.get_by_role("list").first.get_by_role("listitem").filter(has_text="Anastázie")  # not the moments below
    expect(mine).to_be_in_viewport(ratio=0.95, timeout=PATIENCE)
    expect(mine).to_contain_text(str(ada.position["standing"]["scores"][0]))  # type: ignore[index]
    box, whole = mine.bounding_box(), ada.page.viewport_size
    assert box and whole and box["x"] >= 0 and box["x"] + box["width"] <= whole["width"]
