"""Playing in words: the text view, with nothing but its command line."""

import re

from playwright.sync_api import expect

from cantina.core.source import Source

from .hands import PATIENCE
from .person import Person


def types(person: Person, text: str) -> None:
    """Type a command; the focus never left the command line."""
    field = person.page.get_by_role("textbox", name=person.words.say("text-command"))
    expect(field).to_be_focused(timeout=PATIENCE)
    person.page.keyboard.type(text)
    person.page.keyboard.press("Enter")


def hears_the_choices(person: Person) -> int:
    """Wait until the decision was read out, as whoever listens does; how many choices there are."""
    person.waits(lambda: person.deciding)
    newest = person.group("text-history").get_by_role("listitem").last
    person.waits(lambda: "turn" in (newest.get_attribute("class") or "").split())
    said = newest.inner_text()
    counted = re.search(r"^(\d+) [^\n]*$", said, re.M) if not (told := re.findall(r"^\d+: ", said, re.M)) else None
    return int(counted[1]) if counted else len(told)


def named_by_a_lesson(person: Person) -> str:
    """A pattern for the sentence in which a lesson names a choice by its number."""
    return person.words.like("text-lesson-choice").pattern.removeprefix("^").replace(".*", r"\d+")


def play_on_in_words(person: Person, chance: Source) -> None:
    """Play a match that is told in words to its end."""
    while person.phase == "playing":
        if not person.deciding:
            person.page.wait_for_timeout(20)
            continue
        moves = person.moves
        types(person, str(1 + chance.below(hears_the_choices(person))))
        person.waits(lambda: person.moves > moves or person.phase != "playing")  # noqa: B023  (called at once)
