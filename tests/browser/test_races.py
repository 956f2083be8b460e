"""Whole races through the page: with a mouse, with keys, with fingers and in words; in Czech and in English."""

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from cantina.core.source import Seeded

from .conftest import Invite
from .hands import PATIENCE
from .person import Person, together
from .playing import Racer, follow, play_out
from .script import Dealers, Script

DECK = {"1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2}
TINY: dict[str, Any] = {"board": {"name": "tiny", "spaces": "N B HN X N N"}}


def a_hook_an_evasion_and_a_wild_card() -> Script:
    """Red evades the black hole, Black hooks on; then both red ships are home and a red card is wild."""
    options = {"seats": 2, "board": {"name": "hole", "spaces": "B N X N N N"}}
    hands = {0: "red 1, red 2, red 3, red 6, red 1, red 5", 1: "black 1, green 1, green 1, green 2, black 2, black 2"}
    moves = [
        "fly red 1 red-1", "draw evasive-manoeuvre",
        "fly black 1 black-1", "draw grappling-hook",
        "fly red 2 red-1", "use evasive-manoeuvre 1", "hook black-1 1",
        "fly green 2 green-1",
        "fly red 3 red-1",
        "fly black 2 black-1",
        "fly red 6 red-2",
        "fly black 2 black-2",
        "fly red 1 red-2",
        "fly green 1 green-1",
        "fly red 5 yellow-1",
    ]  # fmt: skip
    return Script("super-teams", options, moves, hands)


def a_shared_finish() -> Script:
    """Three players, one ship each short of home: Red flies home, and Black and Yellow are pulled along."""
    hooks = {"name": "hooks", "movement": DECK, "bonus": {"grappling-hook": 20}}
    options = {"seats": 3, "board": {"name": "plain", "spaces": "N N N N N N"}, "deck": hooks}
    hands = {0: "red 6, red 1, red 3, red 4", 1: "black 6, black 1, black 4", 2: "yellow 6, yellow 1, yellow 5"}
    moves = [
        "fly red 6 red-2", "fly black 6 black-2", "fly yellow 6 yellow-2", "fly red 1 red-2",
        *["draw grappling-hook"] * 6,
        "fly black 1 black-2", "fly yellow 1 yellow-2", "fly red 3 red-1", "fly black 4 black-1", "fly yellow 5 yellow-1",
        "fly red 4 red-1", "hook black-1 1", "hook yellow-1 1",
    ]  # fmt: skip
    return Script("super-teams", options, moves, hands)


def ship_lies(person: Person, ship: str, whose: str, space: int, on: str) -> None:
    """A ship is seen on a space, with the word that says whose it is."""
    where = person.words.say("web-ship-on", space=space, on=on)
    owner = person.words.say(f"whose-{whose}", name="Bob" if person.name == "Ada" else "Ada")
    name = person.words.say("web-ship", ship=ship, owner=owner, place=where)
    seen = person.page.get_by_role("img", name=name).or_(person.page.get_by_role("button", name=name))
    expect(seen.first).to_be_visible(timeout=PATIENCE)


def happened(person: Person) -> set[str]:
    """The kinds of events that a page was told."""
    return {event["kind"] for event in person.events()}


def test_two_people_play_through_a_hook_an_evasion_and_a_wild_card(invite: Invite, dealers: Dealers) -> None:
    script = dealers.scripts["A hook"] = a_hook_an_evasion_and_a_wild_card()
    ada, bob = invite("Ada"), invite("Bob", "cs")
    together(ada, bob, name="A hook", options=script.options)
    players = {0: Racer(ada), 1: Racer(bob)}
    hooked = next(number for number, (_, move) in enumerate(script.line, start=1) if move.startswith("hook"))
    follow(script, players, hooked)
    for person in (ada, bob):
        ship_lies(person, "red-1", "yours" if person is ada else "other", 4, "normal")
        ship_lies(person, "black-1", "yours" if person is bob else "other", 4, "normal")
    follow(script, players)
    assert {"evaded", "hooked", "became-wild"} <= happened(ada) & happened(bob)


def test_a_finish_is_shared_by_three_on_two_devices(invite: Invite, dealers: Dealers) -> None:
    script = dealers.scripts["A finish"] = a_shared_finish()
    ada, bob = invite("Ada", "cs"), invite("Bob", "en")
    together(ada, bob, seats=("me", "open", "me"), name="A finish", options=script.options)
    follow(script, {0: (both := Racer(ada)), 1: Racer(bob), 2: both})
    bob.waits(lambda: bob.phase == "over")
    expect(bob.over.get_by_role("heading", level=2)).to_have_text(bob.words.say("you-won-shared"))
    names = ada.words.say("won-shared", names=["Ada", "Bob"])
    expect(ada.over.get_by_role("heading", level=2)).to_have_text(names)
    expect(bob.page.get_by_role("dialog", name=bob.words.say("you-won-shared"))).to_be_visible()


def two_windows_without_a_choice() -> Script:
    """Twice Bob flies past a red ship, and Ada has a bonus card, but no hook."""
    hands = {0: "red 1, red 1", 1: "black 3, green 3"}
    moves = ["fly red 1 red-1", "draw acceleration", "fly black 3 black-1", "fly red 1 red-2", "draw acceleration"]
    return Script(
        "super-teams", {"seats": 2, "board": {"name": "one", "spaces": "B N N N N N N N"}}, [*moves, "fly green 3 green-1"], hands
    )


def test_nobody_is_asked_without_a_choice_unless_they_want_to_be(invite: Invite, dealers: Dealers) -> None:
    script = dealers.scripts["No choice"] = two_windows_without_a_choice()
    ada, bob = invite("Ada", passing=True), invite("Bob")
    together(ada, bob, name="No choice", options=script.options)
    first = next(number for number, move in enumerate(script.line, start=1) if move == (0, "pass") and number > 15)
    assert script.line[-1] == (0, "pass")
    follow(script, {0: Racer(ada, passing=True), 1: Racer(bob)}, first)
    assert [event["seat"] for event in bob.events() if event["kind"] == "passed"][-1] == 0  # as if she had pressed it
    switch = ada.page.get_by_role("switch", name=ada.words.say("pass-by-itself"))
    ada.hands.press(ada.button("table-menu"))
    ada.hands.press(switch)
    ada.page.keyboard.press("Escape")
    follow(script, {0: Racer(ada), 1: Racer(bob)}, len(script.line) - 1)
    expect(ada.button("web-play-nothing", within=ada.decision)).to_be_enabled()
    expect(switch).to_have_attribute("aria-checked", "false")
    ada.hands.press(switch)  # and it goes on by itself
    ada.waits(lambda: ada.moves >= len(script.line))


def whose_is_what() -> Script:
    """Both red ships stand on one pad; then one of them flies to a doubled one."""
    options = {"seats": 2, "board": {"name": "doubled", "spaces": "N N HN N N N N N"}}
    hands = {0: "red 1, red 1, red 2, black 4", 1: "black 5, black 6, green 5"}
    moves = ["fly red 1 red-1", "fly black 5 black-1", "fly red 1 red-2", "fly black 6 black-2", "fly red 2 red-1"]
    return Script("super-teams", options, [*moves, "land hyperspace"], hands)


def test_whose_everything_is_can_be_seen(invite: Invite, dealers: Dealers) -> None:
    script = dealers.scripts["Whose"] = whose_is_what()
    ada = invite("Ada")
    ada.comes(ada.visitor.opens("me", "me", name="Whose", options=script.options))
    player, page, words = Racer(ada), ada.page, ada.words
    ada.waits(lambda: ada.deciding)
    rows = page.get_by_role("list", name=words.say("players")).get_by_role("listitem")
    for row in range(2):
        expect(rows.nth(row).locator(".sign svg")).to_have_count(2)  # both colours
    expect(page.locator(".ship .own")).to_have_count(4)
    black = page.get_by_role("button", name=words.say("web-card-of", card=words.card("black", 4), whose="other"))
    player.press(black)
    theirs = words.say("whose-other", name="Ada")
    for ship in ("black-1", "black-2"):
        expect(player.option(words.name(ship))).to_contain_text(theirs)
    player.press(player.option(words.name("black-1")))
    ada.reads("web-fly", ship="black-1", whose="other", name="Ada")
    expect(ada.decision).to_contain_text(words.say("web-rival", name="Ada"))
    for _ in range(2):  # the ship and the card go back
        player.press(ada.button("web-back", within=ada.decision))

    together_on_a_pad = next(number for number, (_, move) in enumerate(script.line) if move == "fly red 2 red-1")
    follow(script, {0: player, 1: player}, together_on_a_pad)
    played = page.locator(".tag.played")  # what the other one has played lies open
    expect(played.locator("use")).to_have_attribute("href", "#card-black-6")
    expect(page.locator("use[href^='#mooring']")).to_have_count(1)
    follow(script, {0: player, 1: player}, len(script.line) - 1)
    ada.waits(lambda: ada.prompt == "land")
    expect(page.locator("use[href^='#mooring']")).to_have_count(0)  # one of them has left
    expect(ada.button("web-land-choose", within=ada.decision)).to_be_disabled()


@pytest.mark.parametrize(("using", "language"), [("keys", "cs"), ("fingers", "en")])
def test_a_whole_race_against_bots(invite: Invite, using: Literal["keys", "fingers"], language: Literal["cs", "en"]) -> None:
    phone = using == "fingers"
    ada = invite("Ada", language, using=using, phone=phone, theme="light" if phone else "dark", passing=phone)
    ada.comes(ada.visitor.opens("me", "greedy", "random", options=TINY))
    play_out([Racer(ada, passing=phone)], Seeded(2))
    assert ada.phase == "over"
    heading = ada.over.get_by_role("heading", level=2)
    expect(heading).to_have_text(ada.words.one_of("you-won", "you-won-shared", "won-alone", "won-shared"))


def test_two_people_and_two_bots_race_in_teams(invite: Invite, long: bool) -> None:
    ada, bob = invite("Ada"), invite("Bob", "cs", theme="light")
    together(ada, bob, seats=("me", "open", "greedy", "random"), options={"board": "long"} if long else TINY)
    play_out([Racer(ada), Racer(bob)], Seeded(4))
    for person in (ada, bob):
        expect(person.over.get_by_role("heading", level=2)).to_be_visible(timeout=PATIENCE)
