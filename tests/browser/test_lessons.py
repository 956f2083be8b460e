"""Lessons in the browser: found on the home page, gone through by pointer, left and resumed, and followed by a free match."""

import re
from collections.abc import Callable

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
from .telling import hears_the_choices, named_by_a_lesson, types

TAUGHT = [game for game in cantina.games.ids() if lesson(game)]
OTHERWISE = {"adventures": ["card:mando-flame", "slot:move"], "precious-cargo": ["place 7"]}  # instead of what is asked first
THROWN = ["precious-cargo"]  # one may throw at any point, too
SMALL = ["adventures", "super-teams"]  # gone through on a phone, where room is short
TOPMOST = """(words) => {
  const { x, y, width, height } = words.getBoundingClientRect();
  return [0.02, 0.98].every((part) => words.contains(document.elementFromPoint(x + width / 2, y + part * height)));
}"""


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
    by_rings = person.table["game"] in OTHERWISE
    for step in steps:
        person.waits(lambda: person.moves >= step.at)  # noqa: B023  (called at once)
        if by_rings:
            person.settles()
        else:
            PLAYERS[person.table["game"]](person).ready()
        expect(prompt(person)).to_contain_text(step.cs if language == "cs" else step.en, timeout=PATIENCE)
        in_sight(person)
        if not step.plays:
            if person.phase == "playing":
                person.hands.press(person.button("lesson-next", within=prompt(person)))
            continue
        if by_rings:
            presses(person, step.point, lambda: person.moves >= step.until)  # noqa: B023
            in_sight(person)
        else:
            first, *others = [to_text(action).split() for action in step.plays]
            PLAYERS[person.table["game"]](person).plays(first, others[0] if others else [])
        person.waits(lambda: person.moves >= step.until)  # noqa: B023


def in_sight(person: Person) -> None:
    """Whatever was scrolled to, the words of the lesson can still be read."""
    expect(prompt(person)).to_be_in_viewport(ratio=0.99)
    assert prompt(person).evaluate(TOPMOST), "something lies over the lesson"


def presses(person: Person, things: list[str], done: Callable[[], bool]) -> None:
    """Press what the lesson points at, one thing after another, and the main button until it is done."""
    for thing in things:
        target = person.page.locator(f'[data-thing="{thing}"]:visible').first
        expect(target).to_be_visible(timeout=PATIENCE)
        if target.get_attribute("aria-pressed") == "true":
            continue
        if thing.startswith("gap"):  # what lies beneath it is pressed
            box = target.bounding_box()
            assert box
            person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            person.hands.press(target)
        person.settles()
    primary = person.decision.locator("[data-primary]:enabled")
    for _ in range(PATIENCE // 50):
        if done():
            return
        if primary.count():
            person.hands.press(primary.first)
        person.settles()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_gone_through_by_pointer_and_ends_in_a_free_match(invite: Invite, game: str) -> None:
    ada = invite("Ada", game=game, phone=game in SMALL, using="fingers" if game in SMALL else "mouse")
    learns(ada, game)
    goes_through(ada, steps_of(game), "en")
    ada.waits(lambda: ada.phase == "over")
    lesson_table = ada.table["id"]
    free = ada.button("lesson-free", within=ada.over)
    expect(free).to_be_visible(timeout=PATIENCE)
    expect(prompt(ada)).to_contain_text(steps_of(game)[-1].en)
    ada.hands.press(free)  # no result lies over the last word of the lesson
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
    ada.button("lesson-there", within=prompt(ada)).press("Enter")  # for those who do not see the rings
    ada.waits(lambda: ada.page.evaluate("document.activeElement.dataset.thing") in steps[asked].point)
    table, otherwise = ada.table["id"], steps[asked].otherwise
    assert otherwise
    if game in OTHERWISE:
        ada.settles()
        presses(ada, OTHERWISE[game], lambda: otherwise.cs in prompt(ada).inner_text())
    else:
        player = PLAYERS[game](ada)
        wrong = next(act for act in player.actions if act != steps[asked].plays[0] and not same(act, steps[asked]))
        player.plays([str(field) for field in wrong.values()], [])
    expect(prompt(ada)).to_contain_text(otherwise.cs, timeout=PATIENCE)
    ada.goes("/")
    expect(ada.page.get_by_role("region", name=ada.words.say("my-tables"))).to_contain_text(ada.words.say("lesson"))
    learns(ada, game)
    assert ada.table["id"] == table
    goes_through(ada, steps[: asked + 3], "cs")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_gone_through_in_words(invite: Invite, game: str) -> None:
    ada = invite("Ada", "cs", game=game, using="keys")
    learns(ada, game)
    expect(prompt(ada)).to_be_visible(timeout=PATIENCE)  # the page is whole before it is left
    ada.goes(f"/text/{ada.table['id']}")
    history = ada.group("text-history")
    steps = steps_of(game)
    tried = False
    for step in steps:
        ada.waits(lambda: ada.moves >= step.at)  # noqa: B023  (called at once)
        expect(history).to_contain_text(ada.words.say("text-lesson", words=step.cs), timeout=PATIENCE)
        for place, _ in enumerate(step.plays):
            hears_the_choices(ada)
            meant, moves = meant_by_the_lesson(ada), ada.moves
            if step.otherwise and not tried and not place:
                tried = True
                types(ada, other_than(ada, step))
                expect(history).to_contain_text(step.otherwise.cs, timeout=PATIENCE)
            types(ada, meant)
            ada.waits(lambda: ada.moves > moves)  # noqa: B023
    ada.waits(lambda: ada.phase == "over")


def meant_by_the_lesson(person: Person) -> str:
    """What is to be typed, as it was read out: a number, or the action itself."""
    said = person.group("text-history").get_by_role("listitem").last.inner_text()
    found = re.search(rf"(?:{named_by_a_lesson(person)}|{person.words.say('text-lesson-typed', form='(.+)')})$", said)
    assert found, said
    return found[1] or re.findall(r"\d+", found[0])[-1]


def other_than(person: Person, step: StepSeen) -> str:
    """A choice that a step does not ask for: by its number, or a throw at the farthest corner."""
    assert person.position
    offered = person.position["actions"]
    if person.table["game"] in THROWN:
        return "throw 3000 3000"
    return str(1 + next(place for place, action in enumerate(offered) if not same(action, step)))


def same(action: dict[str, object], step: StepSeen) -> bool:
    """Whether an action of the wire is what a step asks for."""
    return [str(field) for field in action.values()] == to_text(step.plays[0]).split()
