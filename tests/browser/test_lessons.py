"""Lessons in the browser: found on the home page, gone through by pointer, left and resumed, and followed by a free match."""

import pytest
from playwright.sync_api import Locator, expect

import cantina
from cantina.core.action import to_text
from cantina.core.ledger import Language
from cantina.table.lesson import StepSeen, lesson

from .axe import violations
from .conftest import Invite
from .hands import PATIENCE
from .person import Person
from .playing import PLAYERS

TAUGHT = [game for game in cantina.game_ids() if lesson(game)]


def steps_of(game: str) -> list[StepSeen]:
    found = lesson(game)
    assert found
    return found.steps


def prompt(person: Person) -> Locator:
    """The card with the lesson's words."""
    return person.page.get_by_role("region", name=person.words.say("lesson"), exact=True)


def learns(person: Person, game: str) -> None:
    """Press the button on the home page."""
    person.goes("/")
    cover = person.page.get_by_role("article", name=person.words.say(f"game-{game}"))
    person.hands.press(person.button("learn", within=cover))
    person.waits(lambda: bool(person.table.get("lesson")))


def goes_through(person: Person, steps: list[StepSeen], language: Language) -> None:
    """Read every prompt and do what it says."""
    player = PLAYERS[person.table["game"]](person)
    for step in steps:
        person.waits(lambda: person.moves >= step.at)  # noqa: B023  (called at once)
        player.ready()
        expect(prompt(person)).to_contain_text(step.cs if language == "cs" else step.en, timeout=PATIENCE)
        if not step.plays:
            if person.phase == "playing":
                person.hands.press(person.button("lesson-next", within=prompt(person)))
            continue
        first, *others = [to_text(action).split() for action in step.plays]
        player.plays(first, others[0] if others else [])
        person.waits(lambda: person.moves >= step.until)  # noqa: B023


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_gone_through_by_pointer_and_ends_in_a_free_match(invite: Invite, game: str) -> None:
    ada = invite("Ada", game=game)
    learns(ada, game)
    goes_through(ada, steps_of(game), "en")
    ada.waits(lambda: ada.phase == "over")
    lesson_table = ada.table["id"]
    free = ada.page.get_by_role("dialog").get_by_role("button", name=ada.words.say("lesson-free"))
    ada.hands.press(free)
    ada.waits(lambda: ada.table["id"] != lesson_table and ada.deciding)
    assert not ada.table["lesson"]
    assert [seat["bot"] for seat in ada.table["seats"]] == [None, "random"]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_on_a_phone_is_left_resumed_and_says_what_it_would_rather_have(invite: Invite, game: str) -> None:
    ada = invite("Ada", "cs", game=game, using="fingers", phone=True)
    learns(ada, game)
    steps = steps_of(game)
    asked = next(number for number, step in enumerate(steps) if step.plays)
    goes_through(ada, steps[:asked], "cs")
    assert violations(ada.page) == []
    table = ada.table["id"]
    player = PLAYERS[game](ada)
    wrong = next(act for act in player.actions if act != steps[asked].plays[0] and not same(act, steps[asked]))
    player.plays([str(field) for field in wrong.values()], [])
    otherwise = steps[asked].otherwise
    assert otherwise
    expect(prompt(ada)).to_contain_text(otherwise.cs, timeout=PATIENCE)
    ada.goes("/")
    expect(ada.page.get_by_role("region", name=ada.words.say("my-tables"))).to_contain_text(ada.words.say("lesson"))
    learns(ada, game)
    assert ada.table["id"] == table
    goes_through(ada, steps[: asked + 3], "cs")


def same(action: dict[str, object], step: StepSeen) -> bool:
    """Whether an action of the wire is what a step asks for."""
    return [str(field) for field in action.values()] == to_text(step.plays[0]).split()
