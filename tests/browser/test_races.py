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
from .telling import play_in_words

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
    return {event["kind"] for event in person.told()}


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


@pytest.mark.parametrize(("using", "language"), [("keys", "cs"), ("fingers", "en")])
def test_a_whole_race_against_bots(invite: Invite, using: Literal["keys", "fingers"], language: Literal["cs", "en"]) -> None:
    phone = using == "fingers"
    ada = invite("Ada", language, using=using, phone=phone, theme="light" if phone else "dark")
    ada.comes(ada.visitor.opens("me", "greedy", "random", options=TINY))
    play_out([Racer(ada)], Seeded(2))
    assert ada.phase == "over"
    heading = ada.over.get_by_role("heading", level=2)
    expect(heading).to_have_text(ada.words.one_of("you-won", "won-alone"))


def test_a_whole_race_in_words(invite: Invite) -> None:
    ada = invite("Ada", "en", using="keys")
    table = ada.visitor.opens("me", "greedy", "random", options=TINY)
    play_in_words(ada, table, Seeded(3))
    assert ada.phase == "over"


def test_two_people_and_two_bots_race_in_teams(invite: Invite, long: bool) -> None:
    ada, bob = invite("Ada"), invite("Bob", "cs", theme="light")
    together(ada, bob, seats=("me", "open", "greedy", "random"), options={"board": "long"} if long else TINY)
    play_out([Racer(ada), Racer(bob)], Seeded(4))
    for person in (ada, bob):
        expect(person.over.get_by_role("heading", level=2)).to_be_visible(timeout=PATIENCE)
