"""The public face: what `import cantina` offers, positions and refusals that say themselves, and names that must exist."""

import doctest
import importlib.metadata

import pytest

import cantina
from cantina import simulation
from cantina.core.action import TextError, fill, to_text
from cantina.core.game import State

OWN = ["adventures", "carcassonne", "precious-cargo", "super-teams"]


def played(game: str, moves: int) -> State:
    """A match of any game, some moves along, always by the first choice."""
    state, source = cantina.game(game).start(), cantina.Seeded(7)
    for _ in range(moves):
        state.play(state.deal(source) if state.turn == cantina.DEALER else fill(state.actions()[0], source))
    while state.turn == cantina.DEALER:
        state.play(state.deal(source))
    return state


def test_the_face_offers_what_users_need() -> None:
    for name in ("game", "games", "State", "Illegal", "Seeded", "simulate", "bots", "__version__"):
        assert name in cantina.__all__ and hasattr(cantina, name)
    assert cantina.__version__ == importlib.metadata.version("cantina")
    assert set(OWN) <= set(cantina.games.ids())


@pytest.mark.parametrize("module", [cantina, simulation])
def test_the_examples_in_docstrings_are_true(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.attempted and not found.failed


@pytest.mark.parametrize("game", OWN)
def test_a_position_says_itself_in_one_line_and_in_many(game: str) -> None:
    state = played(game, 4)
    scores = ", ".join(map(str, state.standing().scores))
    assert repr(state) == f"<{game}: seat {state.turn} decides {state.prompt().kind!r}; scores {scores}>"
    lines = str(state).splitlines()
    assert len(lines) > 3
    assert lines[-1].startswith(f"Player {state.turn + 1}: ")


def test_the_words_of_a_position_are_those_of_whoever_decides_and_at_the_end_say_who_won() -> None:
    state = played("super-teams", 0)
    assert "Your movement cards: " in str(state)
    while state.turn != cantina.OVER:
        state.play(state.deal(cantina.Seeded(1)) if state.turn == cantina.DEALER else state.actions()[0])
    winner = state.standing().winners[0]
    assert repr(state).startswith(f"<super-teams: over; winners [{winner}], scores ")
    assert str(state).endswith(f"Player {winner + 1} won.")
    assert "Your movement cards" not in str(state)


@pytest.mark.parametrize("game", OWN)
def test_a_move_can_be_made_by_its_text(game: str) -> None:
    state = played(game, 2)
    other, offered = state.copy(), fill(state.actions()[0], cantina.Seeded(1))
    assert state.play(to_text(offered)) == other.play(offered)
    assert state.dump() == other.dump()
    with pytest.raises(TextError, match="'dance' is no action; there are "):
        state.play("dance 1 2")


def test_a_refusal_says_its_sentence_with_the_id_of_the_rule() -> None:
    state = played("carcassonne", 0)
    with pytest.raises(cantina.Illegal) as refused:
        state.play("place 5 5 0")
    assert str(refused.value) == "The cell 5, 5 touches no laid tile along a whole side. (CSW-26)"
    assert refused.value.said("cs").endswith("(CSW-26)") and refused.value.said("cs") != str(refused.value)
    assert str(cantina.Illegal("CORE-02")) == "The match is over. (CORE-02)"


def test_a_bot_that_does_not_exist_is_an_error_that_names_what_was_meant() -> None:
    game = cantina.game("super-teams")
    with pytest.raises(cantina.bots.UnknownBot, match="unknown bot 'gredy'; did you mean 'greedy'"):
        cantina.bots.bot("gredy", game)
    with pytest.raises(cantina.bots.UnknownBot, match="unknown bot 'zz'; there are greedy, random"):
        cantina.simulate("super-teams", bots=["zz"], games=1)


def test_bots_are_repeated_around_the_table() -> None:
    result = cantina.simulate("super-teams", bots=["greedy", "random"], games=1, seed=3, seats=4)
    assert result.bots == ["greedy", "random", "greedy", "random"]
    assert sum(result.wins) >= 1
