"""Hints: the best moves first, each with a sentence that says why, from nothing but what the seat may know."""

from typing import Any

import pytest

import cantina
from cantina.core.bot import Observation
from cantina.core.ledger import LANGUAGES
from cantina.core.source import Seeded
from cantina.core.texts import texts
from cantina.table.advice import advised
from cantina.teacher import hint
from cantina.teacher.reasons import Reason
from tests.bots.test_search import decision


@pytest.mark.parametrize("game_id", cantina.games.ids())
def test_a_hint_names_moves_that_may_be_made_best_first_and_says_why_in_both_languages(game_id: str) -> None:
    game, state = decision(game_id, moves=8, seats=2)
    found = hint(game, Observation(state, state.turn), state.turn, Seeded(1), share=0.1)
    assert 1 <= len(found.moves) <= 3
    worths = [move.worth for move in found.moves]
    assert worths == sorted(worths, reverse=True)
    for move in found.moves:
        after = state.copy()
        for text in move.actions:
            after.play(text)
        for language in LANGUAGES:
            why = move.why(texts(language, game.folder / "texts"))
            assert why.endswith(".") and why[0].isupper() and "{" not in why


@pytest.mark.parametrize(
    ("game_id", "what", "amount", "sentence"),
    [
        ("super-teams", "spaces", 3.54, "zlepší vyhlídky týmu o 3,5 pole"),
        ("super-teams", "spaces", -5.0, "zhorší vyhlídky týmu o 5 polí"),
        ("adventures", "goal", 1.04, "přiblíží cíl o 1 krok"),
        ("adventures", "goal", -4.2, "oddálí cíl o 4,2 kroku"),
        ("carcassonne", "points", 3.0, "hned přinese 3 body"),
        ("carcassonne", "figures", -5.0, "váže 5 figurek"),
    ],
)
def test_an_amount_agrees_with_what_is_counted(game_id: str, what: str, amount: float, sentence: str) -> None:
    assert Reason(what, amount).said(texts("cs", cantina.game(game_id).folder / "texts")) == sentence


@pytest.mark.parametrize("game_id", cantina.games.ids())
def test_a_hint_tells_nothing_that_the_seat_does_not_see(game_id: str) -> None:
    game, state = decision(game_id, moves=8, seats=2)
    others = [state, *(state.redeal(state.turn, Seeded(number)) for number in range(2))]
    told = [hint(game, Observation(each, state.turn), state.turn, Seeded(5), share=0.05) for each in others]
    assert told[0] == told[1] == told[2]


def test_points_that_come_at_once_are_a_reason() -> None:
    """They are said with their number."""
    game: Any = cantina.game("carcassonne")
    source, said = Seeded(2), texts("en", game.folder / "texts")
    state, seen = game.start(seats=2), 0
    while state.turn != cantina.OVER and not seen:
        if state.turn < 0:
            state.play(state.deal(source))
            continue
        found = hint(game, Observation(state, state.turn), state.turn, source, share=0.05)
        scores = state.standing().scores
        seat, before = state.turn, scores[state.turn]
        for text in found.moves[0].actions:
            state.play(text)
        gained = state.standing().scores[seat] - before
        if gained and state.turn != cantina.OVER:
            seen += 1
            points = [reason for reason in found.moves[0].reasons if reason.what == "points"]
            assert [reason.amount for reason in points] == [gained]
            assert points[0].said(said) == f"brings {gained} points at once"
    assert seen


def test_a_move_is_yours_only_to_its_reader() -> None:
    game, state = decision("super-teams", moves=8, seats=2)
    move = hint(game, Observation(state, state.turn), state.turn, Seeded(1), share=0.1).moves[0]
    said, names = texts("en", game.folder / "texts"), ["Ada", "Bob"]
    one, other, nobody = (
        advised(game, state, state.turn, move, said, names.__getitem__, reader=reader).words for reader in (0, 1, None)
    )
    assert ("yours" in one) != ("yours" in other)
    assert nobody.endswith(("Ada's.", "Bob's."))
