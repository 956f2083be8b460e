"""Actions: text forms that come back, spans, and what counts as offered."""

import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantina.core.action import Action, Span, TextError, contains, fill, from_text, has_span, to_text
from cantina.core.source import Scripted


class Throw(Action, frozen=True, tag="throw"):
    x: int | Span
    y: int | Span
    note: str = ""


class Roll(Action, frozen=True, tag="roll"):
    dice: list[int | Span]


class Call(Action, frozen=True, tag="call"):
    names: list[str]


class Wait(Action, frozen=True, tag="wait"):
    pass


ANY: Any = Throw | Roll | Call | Wait


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Wait(), "wait"),
        (Throw(-3, 12, "soft"), "throw -3 12 soft"),
        (Throw(Span(-4000, 4000), 7, "a b"), 'throw -4000..4000 7 "a b"'),
        (Throw(1, 2, "true"), 'throw 1 2 "true"'),
        (Roll([4, 5, 6]), "roll [4,5,6]"),
        (Roll([Span(1, 6), 3]), "roll [1..6,3]"),
        (Call(["ada", "b, c", "[d]"]), 'call [ada,"b, c","[d]"]'),
    ],
)
def test_an_action_has_a_short_text_form(action: Action, text: str) -> None:
    assert to_text(action) == text
    assert from_text(text, ANY) == action


@given(st.integers(), st.integers(), st.text())
def test_any_action_comes_back_from_its_text(x: int, y: int, note: str) -> None:
    action = Throw(x % 2**63, -(y % 2**63), note)
    assert from_text(to_text(action), ANY) == action


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "is no action"),
        ("jump 3", "'jump' is no action; there are throw, roll, call, wait"),
        ("throw 1", "'throw' is followed by X Y NOTE"),
        ("throw far 1 x", "Expected"),
        ("wait 3", "'wait' is followed by nothing"),
        ("roll [4,,5]", "Expected"),
        ('throw 1 2 "soft', "a quotation mark is missing"),
    ],
)
def test_text_that_is_no_action_says_what_would_be(text: str, problem: str) -> None:
    with pytest.raises(TextError, match=problem):
        from_text(text, ANY)


def test_spans_are_found_wherever_they_stand() -> None:
    assert has_span(Throw(1, Span(0, 3)))
    assert has_span(Roll([2, Span(1, 6)]))
    assert not has_span(Roll([2, 3]))
    assert not has_span(Wait())


def test_a_span_offers_every_number_within_it() -> None:
    offered = Throw(Span(-5, 5), 3)
    assert contains(offered, Throw(-5, 3))
    assert contains(offered, Throw(5, 3))
    assert not contains(offered, Throw(6, 3))
    assert not contains(offered, Throw(0, 4))
    assert not contains(offered, Wait())


def test_spans_in_lists_are_matched_one_by_one() -> None:
    offered = Roll([Span(1, 6)] * 3)
    assert contains(offered, Roll([1, 6, 3]))
    assert not contains(offered, Roll([1, 7, 3]))
    assert not contains(offered, Roll([1, 6]))


def test_filling_a_span_draws_a_number_within_it() -> None:
    assert fill(Throw(Span(10, 12), 3), Scripted([2])) == Throw(12, 3)
    assert fill(Roll([Span(1, 6), Span(1, 6)]), Scripted([0, 5])) == Roll([1, 6])


MANY = 100_000


@pytest.mark.parametrize(
    "text",
    [
        "throw" + " " * MANY + '"',
        " " * MANY + '"',
        "throw 1 2 " + '\\"' * MANY,
        "throw 1 2 " + '"a"' * MANY + '"',
        "roll " + "[" * MANY + '"x"y' + "]" * MANY,
        "roll " + "[" * 500 + '"' + "x" * MANY + '"y' + "]" * 500,
        "roll [" + "a," * MANY + "]",
        "throw " + "1" * MANY + "..2 3 x",
        "x" * MANY,
        "wait " * MANY,
    ],
    ids=lambda text: text[:12],
)
def test_reading_takes_time_in_proportion_to_the_text_and_says_little(text: str) -> None:
    began = time.process_time()
    with pytest.raises(TextError) as refused:
        from_text(text, ANY)
    assert time.process_time() - began < 2  # seconds of the processor; a square would take minutes
    assert len(str(refused.value)) < 500
