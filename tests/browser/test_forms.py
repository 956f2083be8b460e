"""The form for a new table offers only what can be, and clocks, names and the way home are in sight at the table."""

from playwright.sync_api import expect

from cantina.core.source import Seeded
from tests.server.visitor import BYTES

from .conftest import Invite
from .forms import opens_more, with_seats
from .hands import PATIENCE
from .person import Person
from .playing import Traveller, play_out


def test_what_cannot_be_chosen_is_not_offered(invite: Invite) -> None:
    ada = invite("Ada", "cs", game="adventures")
    ada.goes("/new/adventures")
    opens_more(ada)
    campaign = ada.page.get_by_role("switch", name=ada.words.say("option-campaign"))
    traitor = ada.page.get_by_role("switch", name=ada.words.say("option-traitor"))
    expect(campaign).to_be_visible(timeout=PATIENCE)
    expect(traitor).to_be_hidden(timeout=PATIENCE)
    mission = ada.page.get_by_role("radiogroup", name=ada.words.say("option-mission"))
    mission.locator("input[value=ambush]").check(force=True)
    with_seats(ada, 4)
    expect(traitor).to_be_visible(timeout=PATIENCE)
    ada.hands.press(campaign)  # it knows its order
    expect(mission).to_be_hidden(timeout=PATIENCE)
    expect(ada.page.get_by_text(ada.words.say("name-compound")).first).to_be_visible()
    expect(traitor).to_be_hidden()


def test_a_guest_by_a_link_gives_a_name_and_a_phone_has_clocks_and_the_way_home(invite: Invite) -> None:
    ada, bob, eve = invite("Ada"), invite("Bob", phone=True), invite("Eve", phone=True)
    table = ada.visitor.opens("me", "open", "greedy", game="carcassonne", clock={"seconds": 600, "increment": 5})
    bob.comes(table)
    name = bob.page.get_by_role("textbox", name=bob.words.say("my-name"))
    name.fill("  ")
    bob.hands.press(bob.button("join"))
    expect(bob.page.get_by_role("alert").filter(has_text=bob.words.say("name-blank"))).to_be_visible(timeout=PATIENCE)
    name.fill("Bobek")
    bob.hands.press(bob.button("join"))
    ada.comes(table)
    expect(ada.page.get_by_text("Bobek").first).to_be_visible(timeout=PATIENCE)
    ada.hands.press(ada.button("begin"))
    bob.waits(lambda: bob.phase == "playing")
    chips = bob.page.get_by_role("region", name=bob.words.say("players"))
    expect(chips.get_by_role("timer")).to_have_count(2, timeout=PATIENCE)
    expect(chips.get_by_text(bob.words.say("you"), exact=True)).to_have_count(1)
    expect(bob.page.get_by_role("link", name=bob.words.say("home"))).to_be_in_viewport(timeout=PATIENCE)
    eve.comes(table)
    expect(eve.page.get_by_text(eve.words.say("watching"))).to_be_visible(timeout=PATIENCE)

    ada.page.clock.install()
    for others, key in (("greedy", "own-time-out-alone"), ("open", "own-time-out")):
        late = ada.visitor.opens("me", others, game="carcassonne", clock={"seconds": 600, "increment": 5}, options={"first": 0})
        if others == "open":
            line = eve.visitor.enters(late)
            line.does("sit", seat=1, bytes=BYTES)
            line.close()
        ada.comes(late)
        if others == "open":
            ada.hands.press(ada.button("begin"))
        expect(ada.decision).to_be_visible(timeout=PATIENCE)
        ada.page.clock.fast_forward(601_000)
        told = ada.page.locator(".idle", has_text=ada.words.say(key))
        expect(told).to_be_visible(timeout=PATIENCE)  # what follows, and what can be done
        expect(ada.button("hand-mine", within=told)).to_be_visible()


def tabs_of(person: Person) -> float:
    """How far down the tabs of the rail are."""
    box = person.page.get_by_role("tablist").bounding_box()
    assert box
    return box["y"]


def test_the_rail_keeps_its_place_and_players_are_never_cut(invite: Invite) -> None:
    ada = invite("Ada", game="carcassonne")
    ada.comes(ada.visitor.opens("me", "me", "greedy", game="carcassonne"))
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    places = {tabs_of(ada)}
    traveller = Traveller(ada)
    for _ in range(6):  # a tile, a figure, and the other's tile
        play_out([traveller], Seeded(4), until=ada.moves + 1)
        places.add(tabs_of(ada))
    assert len(places) == 1

    ada.page.set_viewport_size({"width": 1100, "height": 700})
    ada.comes(ada.visitor.opens("me", "greedy", "greedy", "greedy", "greedy", game="carcassonne"))
    players = ada.page.get_by_role("list", name=ada.words.say("players"))
    expect(players.get_by_role("listitem")).to_have_count(5, timeout=PATIENCE)
    cut = "list => { for (let box = list; box; box = box.parentElement) if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible') return box.className; return '' }"  # noqa: E501
    assert players.evaluate(cut) in ("", ada.page.locator("aside").get_attribute("class"))
