"""The sentences of the page, as it says them: what a test looks for by its name."""

import functools
import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource

import cantina
from cantina.core.ledger import Language
from cantina.core.texts import MissingText, Texts
from tests.server.serving import ROOT

FOLDER = ROOT / "web" / "texts"
ANYTHING = "\N{REPLACEMENT CHARACTER}"

# labels of what can be pressed or chosen whose first letter is small as it is drawn
SMALL = """() => {
  const drawn = (part) => getComputedStyle(part, "::first-letter").textTransform === "uppercase";
  const small = [];
  for (const one of document.querySelectorAll("button, a.button, option, [role=radio], [role=tab], [role=switch]")) {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    let text = texts.nextNode();
    while (text && (!text.data.trim() || text.parentElement.closest(".unseen"))) text = texts.nextNode();
    const first = text?.data.trim()[0];
    if (!first || first === first.toLocaleUpperCase() || one.closest("svg")) continue;
    let part = text.parentElement;
    while (part !== one && !drawn(part)) part = part.parentElement;
    if (!drawn(part)) small.push(one.innerText || text.data);
  }
  return small;
}"""


class Words(Texts):
    """The texts of the core, of a game and of the page in one language."""

    def __init__(self, language: Language, game: str):
        super().__init__(language, cantina.game(game).folder / "texts")
        files = [FOLDER / f"{name}.ftl" for name in (language, f"pages.{language}", f"{game}.{language}")]
        for file in filter(Path.exists, files):  # a game that is played in words needs none of its own
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def like(self, key: str, **arguments: Any) -> re.Pattern[str]:
        """A pattern for a sentence; arguments that are not given may be anything."""
        try:
            said = self.say(key, **arguments)
        except MissingText as missing:
            if unknown := re.search(r"Unknown external: ([\w-]+)", str(missing)):
                return self.like(key, **arguments, **{unknown[1]: ANYTHING})
            raise
        return re.compile("^" + re.escape(said).replace(re.escape(ANYTHING), ".*"))

    def begins(self, key: str) -> re.Pattern[str]:
        """A pattern for a sentence up to the first thing in it that is not known."""
        return re.compile(self.like(key).pattern.split(".*")[0])

    def one_of(self, *keys: str, **arguments: Any) -> re.Pattern[str]:
        """A pattern for one of several sentences."""
        return re.compile("|".join(self.like(key, **arguments).pattern for key in keys))

    def card(self, colour: str, number: str | int) -> str:
        """A movement card: "red 4"."""
        return f"{self.name(colour)} {number}"


@functools.cache
def words(language: Language, game: str) -> Words:
    """The sentences of the page of a game."""
    return Words(language, game)
