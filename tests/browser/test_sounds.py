"""The key to the sounds, and the reading out by the browser's own voices: loaded when wanted, remembered, in both languages."""

from typing import Any

import pytest
from playwright.sync_api import expect

from cantina.core.ledger import Language

from .conftest import Invite
from .hands import PATIENCE
from .person import Person
from .telling import types

# what is played and spoken is noted; one voice each for the languages given
HEARING = """(voices) => {
  window.tones = [];
  window.spoken = [];
  window.OscillatorNode = class extends OscillatorNode {
    constructor(audio, how) {
      super(audio, how);
      window.tones.push(how.frequency);
    }
  };
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
  Object.defineProperty(window, "speechSynthesis", {
    value: Object.assign(new EventTarget(), {
      getVoices: () => voices.map((lang) => ({ lang, name: lang, default: false, localService: true })),
      speak: ({ text, lang, rate }) => window.spoken.push([text, lang, rate]),
      cancel: () => window.spoken.push("silence"),
    }),
  });
}"""


def listens(person: Person, *voices: str) -> None:
    person.page.add_init_script(f"({HEARING})({list(voices)})")


def spoken(person: Person) -> list[Any]:
    found: list[Any] = person.page.evaluate("window.spoken.splice(0)")
    return found


def texts(person: Person) -> str:
    """Everything that is spoken until nothing is asked any more."""
    return " | ".join(said if isinstance(said, str) else said[0] for said in spoken(person))


def test_every_sound_is_heard_beside_its_meaning_and_the_volume_is_remembered(invite: Invite) -> None:
    ada = invite("Ada", "cs")
    listens(ada)
    ada.goes("/")
    ada.hands.press(ada.button("sounds-and-speech"))
    key = ada.page.get_by_role("dialog", name=ada.words.say("sounds-and-speech"))
    rows = key.get_by_role("listitem").filter(has=ada.page.get_by_role("button"))
    expect(rows).to_have_count(15)
    melodies = set()
    for row in rows.all():
        ada.hands.press(row.get_by_role("button"))
        ada.waits(lambda: ada.page.evaluate("window.tones.length") > 0)
        melodies.add(tuple(ada.page.evaluate("window.tones.splice(0)")))
    assert len(melodies) == 15
    danger = ada.words.say("sound-hear", sound=ada.words.say("sound-danger"))
    expect(key.get_by_role("button", name=danger, exact=True)).to_be_visible()
    volume = key.get_by_role("slider", name=ada.words.say("volume"))
    volume.focus()
    ada.page.keyboard.press("Home")
    ada.page.reload()
    ada.hands.press(ada.button("sounds-and-speech"))
    expect(volume).to_have_value("0", timeout=PATIENCE)
    expect(key.get_by_text(ada.words.say("speech-no-voice"))).to_be_visible(timeout=PATIENCE)  # none was given


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_table_is_read_out_by_a_voice_of_its_language(invite: Invite, language: Language) -> None:
    ada = invite("Ada", language, "carcassonne", using="keys")
    listens(ada, "de-DE", "cs-CZ", "en-US")
    ada.comes(ada.visitor.opens("me", "random", game="carcassonne"))
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    assert not any("speaker" in script.url for script in ada.scripts)
    ada.page.keyboard.press("Shift+F2")
    ada.waits(lambda: ada.page.evaluate("window.spoken.length") > 0)
    first = spoken(ada)
    assert [ada.words.say("speech-begins"), {"cs": "cs-CZ", "en": "en-US"}[language], 1] in first

    ada.page.get_by_role("button", name=ada.words.say("table-menu")).focus()
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Shift+Tab")  # what a key leads to is said instead of what was being said
    menu = f"{ada.words.say('table-menu')}, {ada.words.say('speech-role-button')}"
    ada.waits(lambda: menu in texts(ada))

    player_prompt = ada.words.say("your-turn")
    ada.page.reload()  # it is remembered, and waits until the browser may speak
    ada.waits(lambda: any("speaker" in script.url for script in ada.scripts))
    ada.page.keyboard.press("Tab")
    ada.waits(lambda: player_prompt in ada.page.evaluate("JSON.stringify(window.spoken)"))
    spoken(ada)
    ada.page.keyboard.press("F2")
    ada.waits(lambda: player_prompt in ada.page.evaluate("JSON.stringify(window.spoken)"))
    spoken(ada)
    ada.page.keyboard.press("Control")
    ada.waits(lambda: spoken(ada) == ["silence"])
    ada.goes(f"/text/{ada.table['id']}")  # the table in words is read out as well
    expect(ada.page.get_by_role("textbox", name=ada.words.say("text-command"))).to_be_focused(timeout=PATIENCE)
    expect(ada.group("text-history")).to_contain_text(player_prompt, timeout=PATIENCE)
    types(ada, "score")
    answer = ada.group("text-history").get_by_role("listitem").last
    expect(answer).to_contain_text("Ada", timeout=PATIENCE)
    first_line = answer.inner_text().splitlines()[0]
    ada.waits(lambda: first_line in ada.page.evaluate("window.spoken.map(String).join(' | ')"))
