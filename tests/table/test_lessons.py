"""Lessons: every shipped one is played from start to end at a table, by the script and in no other way."""

import msgspec
import pytest

import cantina
from cantina.core.action import Action, Span, contains, fill, from_text, has_span, middle, to_text
from cantina.core.game import DEALER
from cantina.core.record import to_lines, verify
from cantina.core.script import ScriptError
from cantina.core.source import Seeded
from cantina.table import log
from cantina.table.lesson import Lesson, StepSeen, lesson
from cantina.table.messages import Ahead, Hand, Undo
from cantina.table.table import Table, opening
from tests.table.house import House, Visitor, evening, later, now

TAUGHT = [game for game in cantina.games.ids() if lesson(game)]
SHORTEST = 6  # decisions that a lesson is worth its name with
LONGEST_PROMPT = 330  # signs; more is not read


def given(game: str) -> Lesson:
    found = lesson(game)
    assert found
    return found


def moves_of(step: StepSeen) -> list[str]:
    """What a step asks for, each span at its middle."""
    return [to_text(middle(action)) for action in step.plays]


async def begun(game: str, pace: float = 0.0) -> tuple[House, Visitor]:
    """A lesson that has just begun, with Ada as the learner."""
    house, taught = House(pace=pace), given(game)
    plans = [log.Plan(kept_for="ada"), *(log.Plan(bot=bot) for bot in taught.file.bots)]
    entry = opening(taught.game, taught.options, at=now(), name="Ada", host="ada", plans=plans, at_once=True, lesson=taught.id)
    await house.journal.append(Table("table", [entry]), 1, [entry])
    await house.enter()
    ada = house.guest("ada")
    await ada.come()
    await ada.sits(0)
    return house, ada


async def waits(house: House, ada: Visitor, moves: int) -> None:
    """Let the others move until it is the learner's turn."""
    for _ in range(200):
        if ada.seen.moves >= moves:
            return
        await later(house.pace)
    raise AssertionError(f"the table stays at {ada.seen.moves} moves, not {moves}")


def test_there_are_lessons() -> None:
    assert set(TAUGHT) == {"adventures", "carcassonne", "precious-cargo", "super-teams"}


@evening
@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_played_from_start_to_end(game: str) -> None:
    house, ada = await begun(game)
    assert ada.sees.lesson
    steps = given(game).steps
    assert len([step for step in steps if step.plays]) >= SHORTEST
    for step in steps:
        await waits(house, ada, step.at)
        if step.plays:
            assert ada.seen.moves == step.at, "the learner was asked where the lesson says nothing"
            assert ada.seen.actions, step.en
            await ada.plays(*moves_of(step))
            await waits(house, ada, step.until)
    assert ada.sees.phase == "over"
    assert 0 in ada.seen.standing.winners, "a first match is won"
    assert [by for by, _ in given(game).line if by == DEALER], "somebody deals"
    again = house.table.record()
    assert verify(house.table.game, again).dealing == "none", "a lesson promises nothing about its dealing"
    assert to_lines(again)


@evening
@pytest.mark.parametrize("game", TAUGHT)
async def test_what_the_rules_allow_but_the_lesson_does_not_want_is_refused_kindly(game: str) -> None:
    house, ada = await begun(game)
    for step in [step for step in given(game).steps if step.plays]:
        await waits(house, ada, step.at)
        wanted, source = step.plays[0], Seeded(7)
        offers = [from_text(offer, given(game).game.action) for offer in ada.offers()]
        assert any(contains(offer, middle(wanted)) for offer in offers)
        for other in [fill(offer, source) for offer in offers]:
            if not contains(wanted, other):
                assert await ada.cannot(to_text(other)) == "lesson"
        await ada.plays(*moves_of(step))


def edges(action: Action, place: int) -> Action:
    """An action with spans, its numbers at one of nine places: the corners, the sides and the middle."""
    spans = [name for name in action.__struct_fields__ if isinstance(getattr(action, name), Span)]
    chosen = {}
    for number, name in enumerate(spans):
        span = getattr(action, name)
        chosen[name] = (span.low, (span.low + span.high) // 2, span.high)[place // 3**number % 3]
    return msgspec.structs.replace(action, **chosen)


@evening
@pytest.mark.parametrize("place", range(9))
@pytest.mark.parametrize(
    "game", [game for game in TAUGHT if any(has_span(act) for step in given(game).steps for act in step.plays)]
)
async def test_whatever_lies_within_a_span_leads_on_to_the_same(game: str, place: int) -> None:
    house, ada = await begun(game)
    for step in given(game).steps:
        await waits(house, ada, step.at)
        if step.plays:
            await ada.plays(*[to_text(edges(action, place)) for action in step.plays])
            await waits(house, ada, step.until)
    assert ada.sees.phase == "over"
    assert ada.seen.standing == given(game).last.standing()
    assert len(house.moved()) == len(given(game).line)


@evening
async def test_what_lies_beside_a_span_does_not_lead_on() -> None:
    _, ada = await begun("precious-cargo")
    assert await ada.cannot("throw 301 980") == "lesson"
    assert await ada.cannot("throw 0 1451") == "lesson"
    assert await ada.cannot("throw 0 3001") != "lesson"
    await ada.plays("throw 300 1450")


@evening
async def test_what_the_rules_forbid_is_refused_by_its_rule_in_a_lesson_too() -> None:
    _, ada = await begun("super-teams")
    assert await ada.cannot("fly red 4 black-1") == "RACE-19"


@evening
@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_can_be_left_and_resumed(game: str) -> None:
    house, ada = await begun(game)
    first, second = [step for step in given(game).steps if step.plays][:2]
    await ada.plays(*moves_of(first))
    await waits(house, ada, second.at)
    before = house.dump()
    await house.restart()
    assert house.dump() == before
    ada = house.guest("ada")
    assert ada.sees.lesson
    await ada.plays(*moves_of(second))


@evening
async def test_a_decision_is_taken_back_and_made_again() -> None:
    house, ada = await begun("carcassonne")
    first, second = [step for step in given("carcassonne").steps if step.plays][:2]
    await ada.plays(*moves_of(first))
    await ada.does(Undo)
    assert ada.seen.moves == first.at
    await ada.plays(*moves_of(first))
    await ada.plays(*moves_of(second))
    await waits(house, ada, second.until + 1)


@evening
async def test_a_bot_that_plays_for_the_learner_follows_the_lesson() -> None:
    house, ada = await begun("carcassonne")
    await ada.does(Hand, seat=0, bot="random")
    for _ in range(200):
        await later()
    assert [entry.action for entry in house.moved()] == [to_text(action) for _, action in given("carcassonne").line]


@evening
async def test_nobody_passes_ahead_in_a_lesson() -> None:
    _, ada = await begun("super-teams")
    assert await ada.refused(Ahead, on=True) == "not-now"


@evening
async def test_a_lesson_that_has_changed_goes_on_as_a_match_like_any_other() -> None:
    house, _ = await begun("carcassonne")
    opened, *others = house.journal.entries()
    assert isinstance(opened, log.Opened)
    table = Table("other", [msgspec.structs.replace(opened, lesson="0" * 16), *others])
    assert table.lesson is None
    table.play(from_text("place 0 1 0", table.game.action), False, now())
    assert table.thinker() is None


@pytest.mark.parametrize("game", TAUGHT)
def test_prompts_are_short_and_say_what_to_do_otherwise(game: str) -> None:
    for step in given(game).steps:
        for words in (step.cs, step.en):
            assert len(words) <= LONGEST_PROMPT, words
        assert step.otherwise or not step.plays, step.en
        assert step.point or not step.plays, step.en


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ('play = "fly red 4 red-1"', "'fly red 4 black-1' is not possible"),
        ("fly black 5 black-1; fly yellow 2 yellow-1", "'fly red 4 black-1' is not possible"),
        ('play = "hook red-1 1"', "'fly red 4 black-1' is not possible"),
    ],
)
def test_a_lesson_that_cannot_be_played_says_where(change: str, problem: str) -> None:
    game = cantina.game("super-teams")
    text = (game.folder / "lesson.toml").read_text("utf-8")
    wrong = change[: change.index('"') + 1] + 'fly red 4 black-1"' if '"' in change else "fly red 4 black-1"
    with pytest.raises(ScriptError, match=problem):
        _ = Lesson(game, text.replace(change, wrong).encode()).steps
