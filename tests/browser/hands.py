"""How somebody uses a page: with a mouse, with fingers, or with nothing but keys."""

from contextlib import suppress
from typing import Protocol

from playwright.sync_api import Error, Locator, Page, expect

PATIENCE = 30_000  # milliseconds; only a broken page needs them
STEP = 20  # milliseconds between two looks; `expect` looks again after 100, 250, 500 and then every 1000
FARTHEST = 400  # keys until something is reached


class Hands(Protocol):
    """A way to use a page."""

    def press(self, target: Locator) -> None:
        """Press a control."""
        ...

    def choose(self, group: Locator, number: int) -> None:
        """Press one of the controls of a group."""
        ...


SPOT = """async (target) => {
  const before = target.getBoundingClientRect();
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  const box = target.getBoundingClientRect();
  if (Math.hypot(box.x - before.x, box.y - before.y) > 1) return null;
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
  for (const x of parts.map((part) => box.x + part * box.width))
    for (const y of parts.map((part) => box.y + part * box.height))
      if (target.contains(document.elementFromPoint(x, y))) return [x, y];
  return null;
}"""

# a page that scrolls may have it under a bar that does not
SCROLL = "target => document.scrollingElement.scrollHeight > innerHeight && target.scrollIntoView({ block: 'center' })"


def enabled(target: Locator) -> None:
    """Wait until something can be pressed."""
    for _ in range(PATIENCE // STEP):
        if target.is_enabled(timeout=PATIENCE):
            return
        target.page.wait_for_timeout(STEP)
    expect(target).to_be_enabled()


def spot(target: Locator) -> tuple[float, float]:
    """A point where something at rest can be touched and nothing lies over it; a winding route has none in its middle."""
    for _ in range(PATIENCE // STEP):
        enabled(target)
        with suppress(Error):  # a page may draw it anew in this moment
            target.scroll_into_view_if_needed(timeout=PATIENCE)
            if found := target.evaluate(SPOT):
                return found[0], found[1]
            target.evaluate(SCROLL)
        target.page.wait_for_timeout(STEP)
    raise AssertionError(f"{target} is nowhere to be touched")


class Mouse:
    """Clicks."""

    def press(self, target: Locator) -> None:
        target.page.mouse.click(*spot(target))

    def choose(self, group: Locator, number: int) -> None:
        buttons = group.get_by_role("button")
        self.press(buttons.nth(number % buttons.count()))


class Fingers:
    """Taps."""

    def press(self, target: Locator) -> None:
        target.page.touchscreen.tap(*spot(target))

    def choose(self, group: Locator, number: int) -> None:
        buttons = group.get_by_role("button")
        self.press(buttons.nth(number % buttons.count()))


WHERE = """(target) => {
  const now = document.activeElement;
  if (now === target) return "here";
  const groups = "[role=group]:not(.stage), [role=radiogroup], [role=tablist], section";
  let group = target.parentElement.closest(groups);
  while (group && !group.contains(now)) group = group.parentElement.closest(groups);
  if (target.tabIndex < 0 && group) {
    if (!group.matches("[data-map]")) return "beside";
    const [here, there] = [now, target].map((one) => one.getBoundingClientRect());
    const [right, down] = [there.x - here.x, there.y - here.y];
    const level = Math.abs(right) > Math.abs(down) !== Math.random() < 0.25; // now and then around what is in the way
    return level ? (right > 0 ? "beside" : "left") : down > 0 ? "below" : "above";
  }
  return now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "after";
}"""
INSIDE = """(group) => {
  const now = document.activeElement;
  if (group.contains(now)) return "here";
  return now.compareDocumentPosition(group) & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "after";
}"""
KEYS = {
    "beside": "ArrowRight",
    "left": "ArrowLeft",
    "below": "ArrowDown",
    "above": "ArrowUp",
    "before": "Shift+Tab",
    "after": "Tab",
}


class Keys:
    """Keys alone: Tab to a control or a group, arrows within it, Enter."""

    def __init__(self, page: Page):
        self._page = page

    def press(self, target: Locator) -> None:
        enabled(target)
        self.reach(target)
        self._page.keyboard.press("Enter")

    def choose(self, group: Locator, number: int) -> None:
        self.reach(group, INSIDE)
        for _ in range(number % 4):
            self._page.keyboard.press("ArrowRight" if number % 2 else "ArrowDown")
        self._page.keyboard.press("Enter")

    def reach(self, target: Locator, where: str = WHERE) -> None:
        """Go there, and press nothing."""
        for _ in range(FARTHEST):
            found = target.evaluate(where)
            if found == "here":
                return
            self._page.keyboard.press(KEYS[found])
        raise AssertionError(f"{target} is not reached by keys")
