"""Missions of Adventures through the page: with a mouse, with keys, with fingers and in words; in Czech and in English."""

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from cantina.core.source import Seeded

from .conftest import Invite
from .hands import PATIENCE, spot
from .person import Person
from .playing import Adventurer, follow, play_out
from .script import CANYON, Dealers, Script
from .test_axe import PHONES, begin_anew, fine

AMBUSH: dict[str, Any] = {"mission": CANYON, "seats": 1}


def a_case_in_the_sand() -> Script:
    """The Mandalorian walks two spaces, turns up the case, peeks at rubble, and the mission is won at the end of the turn."""
    moves = [
        "skill mando-stride", "skill mando-helmet",
        "play mando-stride move", "resolve", "step C2", "step B2", "token case",
        "play mando-helmet recon", "resolve", "peek 0", "token rubble",
    ]  # fmt: skip
    return Script("adventures", AMBUSH, moves)


def begin(person: Person, dealers: Dealers, name: str) -> Script:
    """A table for one whose dealer follows the script."""
    script = dealers.scripts[name] = a_case_in_the_sand()
    person.comes(person.visitor.opens("me", game="adventures", name=name, options=AMBUSH))
    expect(person.decision).to_be_visible(timeout=PATIENCE)
    return script


@pytest.mark.parametrize(("using", "language"), [("mouse", "en"), ("keys", "cs"), ("fingers", "en")])
def test_a_mission_is_won(
    invite: Invite, dealers: Dealers, using: Literal["mouse", "keys", "fingers"], language: Literal["cs", "en"]
) -> None:
    phone = using == "fingers"
    ada = invite("Ada", language, "adventures", using=using, phone=phone, theme="light" if phone else "dark")
    script = begin(ada, dealers, f"The case, {using}")
    follow(script, {0: Adventurer(ada)})
    ada.waits(lambda: ada.phase == "over")
    expect(ada.over.get_by_role("heading", level=2)).to_have_text(ada.words.say("you-won"))
    told = {event["kind"] for event in ada.events()}
    assert {"walked", "revealed", "won"} <= told


def test_anything_can_be_done_with_the_page(invite: Invite) -> None:
    ada = invite("Ada", "en", "adventures")
    ada.comes(ada.visitor.opens("me", "greedy", game="adventures", options=AMBUSH | {"seats": 2}))
    play_out([Adventurer(ada)], Seeded(5), until=60)


def test_a_walk_goes_on_after_a_reload(invite: Invite, dealers: Dealers) -> None:
    ada = invite("Ada", "en", "adventures")
    script = begin(ada, dealers, "A reload")
    player = Adventurer(ada)
    resolved = next(number for number, (_, move) in enumerate(script.line, start=1) if move == "resolve")
    follow(script, {0: player}, resolved)
    ada.page.reload()
    ada.reads("prompt-walk")
    player.press(player.part("space:B2"))
    ada.reads("web-walk-to", space="B2", steps=2)
    player.press(player.primary)
    ada.waits(lambda: ada.moves >= resolved + 3)
    assert next(figure for figure in ada.position["view"]["figures"] if figure["space"] == "B2")  # type: ignore[index]


def test_what_something_is_can_be_seen_while_it_can_be_chosen(invite: Invite, dealers: Dealers) -> None:
    ada = invite("Ada", "en", "adventures")
    script = begin(ada, dealers, "Looking")
    player, card = Adventurer(ada), ada.page.locator(".tooltip")
    recon = next(number for number, (_, move) in enumerate(script.line, start=1) if move == "play mando-helmet recon")
    follow(script, {0: player}, recon + 1)  # a threat is to be peeked at
    threat = player.part("piece:0")
    expect(threat).to_have_attribute("role", "button", timeout=PATIENCE)
    threat.hover()
    expect(card).to_contain_text(ada.words.say("web-unknown"))
    ada.page.mouse.move(2, 2)
    expect(card).to_be_hidden()
    ada.page.keyboard.press("Tab")  # from here on the focus is seen
    threat.focus()
    expect(card).to_contain_text(ada.words.say("web-unknown"))
    player.part("figure:mandalorian").hover()
    expect(card).to_contain_text(ada.words.say("rule-mandalorian"))
    player.press(ada.button("web-figures"))
    everybody = ada.page.get_by_role("dialog")
    for name in ("mandalorian", "roof-gun-light", "case"):
        expect(everybody).to_contain_text(ada.words.say(f"name-{name}"))
    expect(everybody).to_contain_text(ada.words.say("name-sharpshooter"))


def test_a_held_finger_looks_and_chooses_nothing(invite: Invite, dealers: Dealers) -> None:
    ada = invite("Ada", "cs", "adventures", using="fingers", phone=True)
    script = begin(ada, dealers, "Held")
    player = Adventurer(ada)
    follow(
        script,
        {0: player},
        next(number for number, (_, move) in enumerate(script.line, start=1) if move == "play mando-helmet recon") + 1,
    )
    threat = player.part("piece:0")
    expect(threat).to_have_attribute("role", "button", timeout=PATIENCE)
    x, y = spot(threat)
    fingers = ada.context.new_cdp_session(ada.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(ada.page.locator(".tooltip")).to_contain_text(ada.words.say("web-unknown"))
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(threat).to_have_attribute("aria-pressed", "false")
    player.press(threat)
    expect(threat).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)


@PHONES
def test_the_event_step_is_told(invite: Invite, dealers: Dealers, phone: bool) -> None:
    ada = invite("Ada", "cs" if phone else "en", "adventures", theme=None, phone=phone, using="fingers" if phone else "mouse")
    moves = [
        "back sharpshooter", "skill mando-allin", "skill mando-flame", "play mando-allin recon", "resolve", "peek 0",
        "token rubble", "play mando-flame attack", "decline", "event E08",
    ]  # fmt: skip
    name = f"An event {phone}"
    script = dealers.scripts[name] = Script("adventures", AMBUSH, moves)
    ada.comes(ada.visitor.opens("me", game="adventures", name=name, options=AMBUSH))
    follow(script, {0: Adventurer(ada)})
    story = ada.page.get_by_role("region", name=ada.words.say("web-story"))
    expect(story).to_contain_text(ada.words.say("name-E08"), timeout=PATIENCE)
    fine(ada, "an event")
    if phone:
        ada.hands.press(story.get_by_role("button").first)
        story = ada.page.get_by_role("dialog")
        fine(ada, "the whole event step")
    expect(story).to_contain_text(ada.words.say("rule-E08"))
    expect(story.locator('a[data-rule="MANDO-148"]')).to_be_visible()
    ada.hands.press(ada.button("close", within=story))
    expect(story).to_be_hidden()
    ada.hands.press(ada.button("web-figures"))
    fine(ada, "who is on the map")


@PHONES
def test_a_card_of_the_event_step_is_told_at_large(invite: Invite, dealers: Dealers, phone: bool) -> None:
    ada = invite("Ada", "cs" if phone else "en", "adventures", theme=None, phone=phone, using="fingers" if phone else "mouse")
    ada.page.add_init_script("localStorage.setItem('cantina.events', 'wait')")
    moves = [
        "complication 1", "complication 2", "complication 1", "complication 2", "back sharpshooter", "token roof-gun-light",
        "begin 0", "skill mando-allin", "skill mando-herd", "skill ig-boom", "skill mando-stride", "play ig-boom move",
        "resolve", "step B1", "play mando-allin attack", "decline", "event E09",
    ]  # fmt: skip
    name = f"At large {phone}"
    script = dealers.scripts[name] = Script("adventures", AMBUSH, moves)
    ada.comes(ada.visitor.opens("me", game="adventures", name=name, options=AMBUSH))
    follow(script, {0: Adventurer(ada)})
    scene = ada.page.locator("[data-scene]")
    expect(scene).to_contain_text(ada.words.say("web-crisis"), timeout=PATIENCE)
    ada.page.keyboard.press("Space")
    cause = ada.words.say("web-brought-event", slot=ada.words.name("attack"), strength=6)
    expect(scene).to_contain_text(cause)
    avoided = scene.get_by_text(ada.words.say("web-avoid-event", slot=ada.words.name("attack")))
    expect(avoided).to_be_in_viewport(ratio=1)
    expect(scene).to_contain_text(ada.words.say("rule-E09"))
    drawn = ada.page.locator("svg.board .traces")
    expect(drawn.locator("path.enemy")).to_have_count(1)  # the way of the enemy
    expect(drawn.locator(".damage")).to_have_text("−1")
    fine(ada, "an event at large")
    ada.hands.press(ada.button("web-go-on", within=scene))
    expect(scene).to_be_hidden()


@PHONES
def test_nothing_is_wrong_with_the_page(invite: Invite, dealers: Dealers, phone: bool) -> None:
    ada = invite("Ada", "cs" if phone else "en", "adventures", theme=None, phone=phone, using="fingers" if phone else "mouse")
    script = begin(ada, dealers, f"Axe {phone}")
    player = Adventurer(ada)
    fine(ada, "to choose")
    player.press(player.part("card:mando-stride"))
    player.press(player.part("slot:move"))
    expect(player.primary).to_be_enabled(timeout=PATIENCE)
    fine(ada, "a card under an action")
    begin_anew(ada)
    follow(script, {0: player}, next(number for number, (_, move) in enumerate(script.line, start=1) if move == "resolve"))
    expect(ada.button("action-stop", within=ada.decision)).to_be_enabled(timeout=PATIENCE)
    fine(ada, "a walk")
    follow(script, {0: player})
    expect(ada.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    fine(ada, "won")
