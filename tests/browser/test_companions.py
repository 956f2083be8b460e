"""Adventures of several people through the page: shared characters, and a hidden traitor; nobody is sent what is not theirs."""

from typing import Any

import pytest
from playwright.sync_api import expect

from cantina.core.source import Seeded

from .conftest import Invite
from .hands import PATIENCE
from .person import Person, together
from .playing import Adventurer, follow
from .script import CANYON, Dealers, Script

SHARED: dict[str, Any] = {"mission": CANYON, "mode": "shared", "seats": 2, "first": 0}
TRAITOR: dict[str, Any] = {"mission": "surrounded", "traitor": True, "seats": 3, "first": 0, "sworn": [2]}


def shared_case() -> Script:
    """Ada peeks with IG-11 and leaves an attack out; Eve walks the Mandalorian to the case."""
    moves = [
        "skill ig-turn", "skill mando-flame", "skill mando-pulse", "skill ig-gyro",
        "skill mando-stride", "skill mando-helmet", "skill ig-two", "skill ig-solution",
        "play ig-turn recon", "resolve", "peek 0", "token rubble", "play mando-flame attack", "decline",
        "play mando-stride move", "resolve", "step C2", "step B2", "token case",
        "play mando-helmet recon", "resolve", "peek 3",
    ]  # fmt: skip
    return Script("adventures", SHARED, moves)


def eves_turn(script: Script) -> int:
    """How many moves are made when Eve's turn has begun."""
    return next(number for number, (by, _) in enumerate(script.line, start=1) if by == 1)


def over_the_map(person: Person) -> bool:
    """Whether the own loyalty card covers a part of the map."""
    card, board = person.page.locator(".loyalty").bounding_box(), person.page.locator("svg.board").bounding_box()
    assert card and board
    return (
        card["x"] < board["x"] + board["width"]
        and card["y"] < board["y"] + board["height"]
        and card["x"] + card["width"] > board["x"]
    )


def keeps_to_itself(person: Person, seat: int) -> None:
    """Nothing that was sent to somebody shows another one's hand, peeked threats or loyalty."""
    views = [frame["position"]["view"] for frame in person.frames if frame.get("position")]
    assert views
    assert {view["seat"] for view in views} == {seat}
    for view in views:
        strangers = [piece for piece in view["pieces"] if not piece["up"] and seat not in piece["seen_by"]]
        assert [piece["token"] for piece in strangers if piece["token"]] == []
    secret = {"drew": "card", "peeked": "token", "loyal": "traitor", "plan-drawn": "plan"}
    for event in person.events():
        if event["kind"] in secret and event["seat"] != seat:
            assert event[secret[event["kind"]]] is None, event


def test_two_people_share_the_characters(invite: Invite, dealers: Dealers) -> None:
    ada, eve = invite("Ada", "en", "adventures"), invite("Eve", "cs", "adventures", using="fingers", phone=True)
    script = dealers.scripts["Shared"] = shared_case()
    together(ada, eve, game="adventures", name="Shared", options=SHARED)
    for turn, until in (("Ada", 1), ("Eve", eves_turn(script))):
        follow(script, {0: Adventurer(ada), 1: Adventurer(eve)}, until)
        own = ada.page.get_by_role("list", name=ada.words.say("players")).get_by_role("listitem").filter(has_text=turn)
        expect(own.locator(".shared")).to_contain_text([ada.words.say("web-shared")] * 2)
        expect(ada.page.locator(".shared")).to_have_count(2)
    follow(script, {0: Adventurer(ada), 1: Adventurer(eve)})
    for person in (ada, eve):
        person.waits(lambda: person.phase == "over")  # noqa: B023  (called at once)
        expect(person.over.get_by_role("heading", level=2)).to_have_text(person.words.say("you-won-as-team"))
    keeps_to_itself(ada, 0)
    keeps_to_itself(eve, 1)
    peeked = [event for event in ada.events() if event["kind"] == "peeked"]
    assert [event["token"] for event in peeked] == ["rubble", None]


@pytest.mark.parametrize("guilty", [True, False])
def test_somebody_is_accused(invite: Invite, dealers: Dealers, guilty: bool) -> None:
    ada, eve = invite("Ada", "cs", "adventures"), invite("Eve", "en", "adventures", theme="light")
    name = f"Guilty {guilty}"
    dealers.scripts[name] = Script("adventures", TRAITOR, ["loyalty 0 false", f"loyalty 1 {str(guilty).lower()}"])
    table = together(ada, eve, seats=("me", "open", "random"), game="adventures", name=name, options=TRAITOR)
    expect(eve.page.locator(".loyalty")).to_have_text(eve.words.say("view-loyalty", traitor=str(guilty).lower()))
    expect(ada.page.locator(".loyalty")).to_have_text(ada.words.say("view-loyalty", traitor="false"))
    keeps_to_itself(ada, 0)
    keeps_to_itself(eve, 1)

    assert not over_the_map(ada), "the loyalty card lies beside the map"
    accuser = Adventurer(ada)
    ada.reads("web-own-turn")  # nobody is asked; it is a button among others
    accuser.press(ada.button("web-accuse", within=ada.decision))
    ada.reads("action-accuse", seat="Eve")  # nobody else is suspected
    expect(ada.decision).to_contain_text(ada.words.say("web-hint-accuse"))
    accuser.press(accuser.primary)
    ada.waits(lambda: ada.prompt == "discard")
    for left in (2, 1):
        ada.reads("stakes-skills-accusation", count=left)
        moves = ada.moves
        accuser.plays_anything(Seeded(1))
        ada.waits(lambda: ada.moves > moves)  # noqa: B023
    shown = next(event for event in ada.events() if event["kind"] == "accused")
    assert (shown["named"], shown["traitor"]) == (1, guilty)
    players = ada.page.get_by_role("complementary")
    expect(players).to_contain_text(ada.words.say("web-exposed" if guilty else "name-loyal"))

    # the rest of Ada's turn and the way to the end are a bot's
    line = ada.visitor.enters(table)
    line.does("hand", seat=0, bot="random")
    if guilty:
        eve.waits(lambda: eve.deciding and eve.prompt == "exposed")
        eve.reads("prompt-exposed")
        troubled = Adventurer(eve)
        troubled.press(troubled.part("option:complicate-action"))
        troubled.press(troubled.primary)
        eve.waits(lambda: eve.deciding and eve.prompt != "exposed")
        troubled.plays_anything(Seeded(2))
    else:
        assert "hurt" in {event["kind"] for event in ada.events()}
    with_eve = eve.visitor.enters(table)
    with_eve.does("hand", seat=1, bot="random")
    for person in (ada, eve):
        person.waits(lambda: person.phase == "over", 120)  # noqa: B023
        expect(person.over.get_by_role("heading", level=2)).to_be_visible(timeout=PATIENCE)
    keeps_to_itself(ada, 0)
    keeps_to_itself(eve, 1)
