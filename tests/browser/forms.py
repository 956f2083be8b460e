"""How people fill in the form for a new table: by cards with faces, a tray, and what is folded under More."""

from playwright.sync_api import expect

from .hands import PATIENCE
from .person import Person


def with_seats(person: Person, count: int) -> None:
    """Add seats until there are so many."""
    for number in range(3, count + 1):
        free = f"{person.words.say('seat-add')} {person.words.say('seat-number', number=number)}"
        person.hands.press(person.page.get_by_role("button", name=free))
        expect(person.page.get_by_role("radiogroup", name=person.words.say("seat-who", number=number))).to_be_visible(
            timeout=PATIENCE
        )


def seat_on(person: Person, number: int, who: str) -> None:
    """Say who sits on a seat: me, open, or a bot by its name."""
    tray = person.page.get_by_role("radiogroup", name=person.words.say("seat-who", number=number))
    card = person.page.locator("button[aria-controls=tray]").nth(number - 1)
    expect(card).to_be_visible(timeout=PATIENCE)
    if card.get_attribute("aria-expanded") != "true":
        person.hands.press(card)
    tray.locator(f"input[value={who}]").check(force=True)


def opens_more(person: Person) -> None:
    """Unfold the rest of the options."""
    person.hands.press(person.page.locator("summary"))
    expect(person.page.get_by_role("textbox", name=person.words.say("table-name"))).to_be_visible(timeout=PATIENCE)


def begins_with(person: Person, number: int) -> None:
    """Nothing is left to the lot."""
    opens_more(person)
    first = person.page.get_by_role("combobox", name=person.words.say("first-seat"))
    first.select_option(label=person.words.say("seat-number", number=number))
