"""Lessons by ear: each is gone through on the board by keys and accessible names alone; keys lead to what is meant."""

import pytest

from cantina.core.ledger import Language

from .by_ear import within
from .conftest import Invite
from .listener import Listener, Part
from .test_lessons import TAUGHT

ALWAYS = ["super-teams"]  # the others in the long form
LONGEST = 120  # presses


class Pupil:
    """Somebody who does what a lesson asks for, and hears it."""

    def __init__(self, ear: Listener, game: str):
        self.ear, self.game, self.say = ear, game, ear.words.say

    def begins(self) -> None:
        """Press the button on the home page."""
        self.ear.person.goes("/")
        cover = self.ear.finds("article", self.say(f"game-{self.game}"))
        self.ear.presses(within(cover, "button", self.ear.words.begins("learn")))

    def goes_on(self) -> bool:
        """One press: read on, or do what is asked; false: the lesson is over."""
        ear = self.ear
        found: list[Part] = []

        def asked() -> bool:
            page = ear.settled()
            found[:] = [page.find("region", self.say("match-over")), *self._ways(page)]  # type: ignore[list-item]
            return any(found)

        ear.waits(asked)
        over, onward, there = found
        if onward:
            ear.presses(onward)
        elif there:
            ear.presses(there)
            before = ear.focused()
            assert before.id != there.id, f"nothing is led to; heard {ear.heard[-2:]}"
            ear.story.append(f"> {before.name.strip()}")
            ear.page.keyboard.press("Enter")
        return not over or bool(onward)

    def _ways(self, page: Part) -> tuple[Part | None, Part | None]:
        """The button that leads on in the lesson, and the one that leads to what is asked for."""
        lesson = page.find("region", self.say("lesson"))
        if not lesson:
            return None, None
        return lesson.find("button", self.say("lesson-next")), lesson.find("button", self.say("lesson-there"))


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_gone_through_by_ear(invite: Invite, game: str, long: bool) -> None:
    if not long and game not in ALWAYS:
        pytest.skip("only in the long form")
    language: Language = "cs" if TAUGHT.index(game) % 2 else "en"
    ear = Listener(invite("Ada", language, game, using="keys"))
    pupil = Pupil(ear, game)
    pupil.begins()
    presses = 0
    while pupil.goes_on():
        presses += 1
        assert presses < LONGEST, "\n".join(ear.story[-12:])
    within(ear.reads(), "button", ear.words.say("lesson-free"))
    turn = ear.words.begins("your-turn")
    assert [said for said, after in zip(ear.story, ear.story[1:], strict=False) if said == after and turn.match(said)] == []
