"""Somebody who neither sees a page nor points at it: keys, what has the focus, and what is read out; no pixel and no selector."""

import json
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from .hands import FARTHEST, PATIENCE, STEP
from .person import Person

# what a screen reader says by itself: whatever is added to a live region
HEARING = """(() => {
  const LIVE = "[aria-live], [role=status], [role=alert], [role=log]";
  const silent = (node) => node.closest("[aria-hidden=true], [hidden]");
  const words = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return silent(node.parentElement) ? "" : node.data;
    return node.nodeType === Node.ELEMENT_NODE && !silent(node) ? [...node.childNodes].map(words).join(" ") : "";
  };
  new MutationObserver((records) => {
    const heard = new Set();
    for (const { target, addedNodes, type } of records) {
      const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      const added = type === "childList" ? [...addedNodes] : [target];
      const alerts = added.flatMap((node) => (node.querySelectorAll ? [node, ...node.querySelectorAll("*")] : []));
      for (const alert of alerts) if (alert.matches("[role=alert]")) heard.add(alert);
      const region = at?.closest(LIVE);
      if (!region || region.getAttribute("aria-live") === "off") continue;
      const whole = region.getAttribute("aria-atomic") ?? String(region.matches("[role=status], [role=alert]"));
      if (whole === "true") heard.add(region);
      else for (const node of added) heard.add(node);
    }
    for (const node of heard) {
      const said = node.isConnected ? words(node).replace(/[^\\S\\n]+/g, " ").trim() : "";
      const part = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
      const urgent = part?.closest("[aria-live=assertive], [role=alert]");
      if (said) window.cantinaHears(JSON.stringify([said, !!urgent]));
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
})()"""

# when nothing of the page is busy any more
STILL = """new Promise((still) => {
  const busy = () => document.querySelector("[aria-busy=true]");
  if (!busy()) return still();
  const watch = new MutationObserver(() => busy() || (watch.disconnect(), still()));
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-busy"] });
})"""

# a busy machine may let a page wait long for an answer, and that is no part of a story
PATIENT = f"""(() => {{
  const later = window.setTimeout;
  window.setTimeout = (then, pause, ...more) => later(then, pause > 11_000 ? {PATIENCE} * 20 : pause, ...more);
}})()"""

ALIKE = {"group", "radiogroup", "tablist", "listbox", "list", "grid", "toolbar", "log"}  # arrows go about in them


@dataclass(eq=False)
class Part:
    """A part of a page as it is told to somebody who does not see it."""

    id: int
    role: str
    name: str
    description: str
    value: str
    states: dict[str, Any]
    inside: "Part | None"
    parts: "list[Part]" = field(default_factory=list)

    def __iter__(self) -> "Iterator[Part]":
        """Everything inside, in the order in which it is read."""
        for part in self.parts:
            yield part
            yield from part

    @property
    def around(self) -> "Iterator[Part]":
        """What it lies in, the nearest first."""
        outer = self.inside
        while outer:
            yield outer
            outer = outer.inside

    @property
    def group(self) -> "Part | None":
        """The nearest thing around it in which arrows go about."""
        return next((outer for outer in self.around if outer.role in ALIKE), None)

    @property
    def usable(self) -> bool:
        return bool(self.states.get("focusable")) and not self.states.get("disabled")

    def find(self, role: str, name: "str | re.Pattern[str]" = "") -> "Part | None":
        return next(iter(self.all(role, name)), None)

    def all(self, role: str, name: "str | re.Pattern[str]" = "") -> "list[Part]":
        """Parts of a role whose name is as said, or begins so."""
        fits = name.search if isinstance(name, re.Pattern) else lambda said: not name or said == name
        return [part for part in self if part.role == role and fits(part.name)]

    def __str__(self) -> str:
        said = [self.role, repr(self.name), self.description and f"({self.description})", self.value and f"= {self.value}"]
        states = [f"[{name}]" for name, value in self.states.items() if value not in (False, "false")]
        return " ".join(filter(None, said + states))


class Listener:
    """A person who plays by ear."""

    def __init__(self, person: Person):
        self.person, self.page, self.words = person, person.page, person.words
        self.heard: list[str] = []  # everything that was read out, in order
        self.alarmed = False  # whether the last of it was urgent, as a refusal is
        self.story: list[str] = []  # the same, and what was pressed and typed between it
        self._line = self.page.context.new_cdp_session(self.page)
        # on the same line as what is read of the page, and so in the order in which it happens
        self._line.on("Runtime.bindingCalled", lambda called: self._hears(*json.loads(called["payload"])))
        self._line.send("Runtime.enable")
        self._line.send("Runtime.addBinding", {"name": "cantinaHears"})
        self.page.add_init_script(HEARING)
        self.page.add_init_script(PATIENT)

    def _hears(self, said: str, urgent: bool) -> None:
        self.heard.append(said)
        self.alarmed = urgent
        self.story.append(said.replace("\n", "\n    "))

    # ---- what can be learnt of a page ----------------------------------------------------------------------------------

    def reads(self) -> Part:
        """The whole page."""
        nodes = {node["nodeId"]: node for node in self._line.send("Accessibility.getFullAXTree")["nodes"]}
        top = next(node for node in nodes.values() if not node.get("parentId"))
        page = part_of(top, None)
        self._add(top, page, nodes)
        return page

    def _add(self, node: dict[str, Any], inside: Part, nodes: dict[str, Any]) -> None:
        for child in (nodes[id_] for id_ in node.get("childIds", []) if id_ in nodes):
            if child.get("ignored"):
                self._add(child, inside, nodes)
            else:
                inside.parts.append(part_of(child, inside))
                self._add(child, inside.parts[-1], nodes)

    def focused(self) -> Part:
        """What has the focus."""
        asked = {"objectId": self._active(), "fetchRelatives": False}
        return part_of(self._line.send("Accessibility.getPartialAXTree", asked)["nodes"][0], None)

    def _active(self) -> str:
        found = self._line.send("Runtime.evaluate", {"expression": "document.activeElement ?? document.body"})
        return str(found["result"]["objectId"])

    def _at(self) -> int:
        """The id of what has the focus."""
        return int(self._line.send("DOM.describeNode", {"objectId": self._active()})["node"]["backendNodeId"])

    def settled(self) -> Part:
        """The whole page, as soon as nothing of it is busy."""
        found: list[Part] = []

        def still() -> bool:
            self._line.send("Runtime.evaluate", {"expression": STILL, "awaitPromise": True, "timeout": PATIENCE})
            found[:] = [self.reads()]
            return not any(part.states.get("busy") for part in found[0])

        self.waits(still)
        return found[0]

    # ---- what can be done with it --------------------------------------------------------------------------------------

    def key(self, key: str) -> int:
        """Press a key; the id of what has the focus then."""
        self.page.keyboard.press(key)
        return self._at()

    def reaches(self, wanted: Part) -> None:
        """Bring the focus somewhere: by Tab, and by arrows within what has one stop."""
        page = list([*wanted.around][-1])
        order = {part.id: place for place, part in enumerate(page)}
        beside = {
            part.id
            for part in page
            if part.group and (part.group in wanted.around or wanted.group in list[Part | None](part.around))
        }
        now, been = self._at(), set[int]()
        for _ in range(FARTHEST):
            if now == wanted.id:
                return
            after = order.get(now, -1) < order[wanted.id]
            keys = ["Tab" if after else "Shift+Tab"]
            if now in beside:
                keys = ["ArrowRight", "ArrowDown", *keys] if after else ["ArrowLeft", "ArrowUp", *keys]
                if now in been:
                    keys = ["PageDown"]  # arrows do not lead there: from one thing that can be chosen to the next
                been.add(now)
            for key in keys:
                before, now = now, self.key(key)
                if now != before:
                    break
        raise AssertionError(f"keys do not lead to {wanted}, but to {self.focused()}")

    def presses(self, wanted: Part) -> None:
        self.reaches(wanted)
        self.story.append(f"> {wanted.name.strip()}")
        self.page.keyboard.press("Enter")

    def types(self, text: str) -> None:
        """Type a line where the focus is."""
        self.story.append(f"> {text}")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def sets(self, wanted: Part, value: str) -> None:
        """Choose in a list that opens, by arrows."""
        self.reaches(wanted)
        for key in ("ArrowDown", "ArrowUp"):
            for _ in range(FARTHEST):
                now = self.focused().value
                if now == value:
                    return
                self.key(key)
                if self.focused().value == now:
                    break
        raise AssertionError(f"{value} is not offered by {wanted}")

    def waits(self, reached: Callable[[], Any]) -> None:
        """Let the page go on until something is so."""
        until = time.monotonic() + PATIENCE / 1000
        while not reached():
            if time.monotonic() > until:
                page = "\n".join(str(part) for part in self.reads() if part.name and not part.role.endswith(("Text", "TextBox")))
                raise AssertionError(f"it never came to that; heard {self.story[-5:]}, focus on {self.focused()}, of\n{page}")
            self.page.wait_for_timeout(STEP)

    def finds(self, role: str, name: str | re.Pattern[str] = "") -> Part:
        """A part of the page, as soon as there is one."""
        found: list[Part] = []

        def seen() -> bool:
            found[:] = self.reads().all(role, name)
            return bool(found)

        self.waits(seen)
        return found[0]


def part_of(node: dict[str, Any], inside: Part | None) -> Part:
    role, name, description, value = (str(node.get(key, {}).get("value", "")) for key in ("role", "name", "description", "value"))
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    return Part(node.get("backendDOMNodeId", 0), role, name, description, value, states, inside)
