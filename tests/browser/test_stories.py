"""Stories on the page: told before the first turn and after the last, and skipped by mouse, by key and with a finger."""

from playwright.sync_api import Locator, expect

from .axe import violations
from .conftest import Invite
from .hands import PATIENCE
from .person import Person
from .script import Dealers
from .test_adventures import AMBUSH, a_case_in_the_sand

TOWN = {"mission": "out-of-town"}
FIRST = "The job was done, the pay was good, and the ship stood ready."
LAST = "Four streets to the ramp, and only one who had not come to hunt."
SWIPE = """(dialog) => {
  const touch = (x) => new Touch({ identifier: 1, target: dialog, clientX: x, clientY: 300 });
  dialog.dispatchEvent(new TouchEvent("touchstart", { changedTouches: [touch(300)], bubbles: true }));
  dialog.dispatchEvent(new TouchEvent("touchend", { changedTouches: [touch(120)], bubbles: true }));
}"""
# how far down its picture a panel's words reach, in parts of the picture's height; what is drawn keeps clear of this
REACH = """(figures) => figures.map((figure) => {
  const words = figure.querySelector("figcaption").getBoundingClientRect();
  const picture = figure.querySelector("img").getBoundingClientRect();
  return [picture.height > picture.width * 1.1 ? 0.41 : 0.39, (words.bottom - picture.top) / picture.height];
})"""


def comes_to_a_story(person: Person, name: str = "Out of Town", **options: object) -> Locator:
    """A table for one and a bot, at whose beginning a story is told."""
    person.comes(person.visitor.opens("me", "greedy", game="adventures", options=TOWN | options))
    story = person.page.get_by_role("dialog", name=name)
    expect(story).to_be_visible(timeout=PATIENCE)
    return story


def test_a_page_of_panels_with_the_goal_beside_the_button_that_begins(invite: Invite) -> None:
    ada = invite("Ada", "en", "adventures", stories=True)
    story = comes_to_a_story(ada)
    panels = story.get_by_role("figure")
    expect(panels).to_have_count(4)
    expect(panels.first).to_contain_text(FIRST)
    seen = story.get_by_role("img", name="A town at the edge of the desert at dusk: The Mandalorian and steps in the sand.")
    expect(seen).to_be_visible()
    ada.waits(lambda: bool(story.locator("img").evaluate_all("all => all.every(one => one.complete && one.naturalWidth)")))
    expect(story).to_contain_text(ada.words.say("brief-objective-out-of-town"))
    assert violations(ada.page) == []
    for room in ((1440, 900), (1100, 720)):
        ada.page.set_viewport_size({"width": room[0], "height": room[1]})
        for most, reached in panels.evaluate_all(REACH):
            assert reached <= most, (room, reached)
    assert panels.first.evaluate("figure => getComputedStyle(figure).animationName") == "none"  # as ada wishes
    ada.hands.press(ada.button("story-begin", within=story))
    expect(story).to_have_count(0)
    expect(ada.decision).to_be_visible()
    ada.page.reload()
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    expect(story).to_have_count(0)  # it is told once
    ada.hands.press(ada.button("table-menu"))
    ada.hands.press(ada.button("story-show"))
    expect(story).to_be_visible(timeout=PATIENCE)  # unless it is asked for
    ada.hands.press(ada.button("story-skip", within=story))
    expect(story).to_have_count(0)


def test_by_keys_a_story_is_walked_through_and_left_and_its_words_are_said(invite: Invite) -> None:
    ada = invite("Ada", "cs", "adventures", using="keys", stories=True, calm=False)
    story = comes_to_a_story(ada, "Kampaň", campaign=True, games=0, mission="compound")
    expect(story).to_contain_text("Jak začíná")
    assert story.get_by_role("figure").first.evaluate("figure => getComputedStyle(figure).animationName").endswith("come")
    expect(story.locator("[data-said=polite]")).to_contain_text("Na okraji mapy hledala loď práci.", timeout=PATIENCE)
    ada.page.keyboard.press("ArrowRight")
    told = ada.page.get_by_role("dialog", name="Doupě Prolog")
    expect(told).to_contain_text("1. hra z 8", timeout=PATIENCE)
    ada.page.keyboard.press("ArrowLeft")
    expect(story).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.decision).to_be_visible()


def test_on_a_phone_one_panel_after_another_by_finger_and_by_button(invite: Invite) -> None:
    ada = invite("Ada", "en", "adventures", using="fingers", phone=True, stories=True)
    story = comes_to_a_story(ada)
    expect(story.get_by_role("figure")).to_have_count(1)
    expect(story).to_contain_text(FIRST)
    expect(story).to_contain_text(ada.words.say("story-panel-of", number=1, count=4))
    story.evaluate(SWIPE)
    expect(story).to_contain_text("But in the laboratory one lamp was still burning.")
    ada.hands.press(ada.button("story-next", within=story))
    ada.page.keyboard.press("ArrowRight")
    expect(story).to_contain_text(LAST)
    expect(story).to_contain_text(ada.words.say("brief-objective-out-of-town"))
    assert violations(ada.page) == []
    small = story.get_by_role("button").evaluate_all(
        "all => all.filter(one => one.offsetHeight < 44 || one.offsetWidth < 44).length"
    )
    assert small == 0
    assert story.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth && dialog.scrollHeight <= dialog.clientHeight")
    ada.hands.press(ada.button("story-begin", within=story))
    expect(story).to_have_count(0)
    expect(ada.decision).to_be_visible()


def test_a_match_that_ends_is_told_to_its_end_and_then_its_result(invite: Invite, dealers: Dealers) -> None:
    ada = invite("Ada", "en", "adventures", stories=True)
    name = "The case, told"
    script = dealers.scripts[name] = a_case_in_the_sand()
    ada.comes(ada.visitor.opens("me", game="adventures", name=name, options=AMBUSH))
    story = ada.page.get_by_role("dialog", name="Ambush")
    expect(story).to_contain_text("Prologue", timeout=PATIENCE)
    screen = ada.context.new_page()  # the room's large screen
    screen.goto(f"{ada.address}/table/{ada.table['id']}/screen")
    shown = screen.get_by_role("dialog", name="Ambush")
    expect(shown).to_contain_text("Prologue", timeout=PATIENCE)
    ada.page.keyboard.press("Escape")
    line = ada.visitor.enters(ada.table["id"])
    moves = [move for by, move in script.line if by == 0]
    line.plays(moves[0])
    expect(shown).to_have_count(0, timeout=PATIENCE)  # the screen goes on with the match
    for move in moves[1:]:
        line.plays(move)
    for page in (ada.page, screen):
        ending = page.get_by_role("dialog", name="Ambush")
        expect(ending).to_contain_text("The trap had been good, but the case was theirs.", timeout=PATIENCE)
        expect(ending).to_contain_text("Epilogue")
    screen.close()
    ada.hands.press(ada.button("story-on", within=story))
    expect(ada.page.get_by_role("dialog", name=ada.words.say("you-won"))).to_be_visible(timeout=PATIENCE)
    line.close()


def test_in_words_the_story_comes_before_the_first_question_and_a_lesson_has_none(invite: Invite) -> None:
    ada = invite("Ada", "en", "adventures", stories=True)
    table = ada.visitor.opens("me", "greedy", game="adventures", options=TOWN)
    ada.goes(f"/text/{table}")
    history = ada.page.get_by_role("region", name=ada.words.say("text-history"))
    expect(history).to_contain_text("Out of Town: Prologue", timeout=PATIENCE)
    expect(history).to_contain_text(LAST)
    expect(history).to_contain_text("Your turn:", timeout=PATIENCE)
    said = history.inner_text()
    assert said.index(FIRST) < said.index(LAST) < said.rindex("Your turn")
    lesson = ada.visitor.post("/api/lessons", {"game": "adventures", "bytes": "00" * 16})["id"]
    told = ada.visitor.get(f"/api/tables/{lesson}/story")
    assert told == {"prologue": [], "epilogue": []}
