"""Levels: four opponents by name for every game, weaker ones by slips that make sense, and the same at a table as elsewhere."""

import itertools
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import cantina
from cantina.bots import bot, names, offered
from cantina.bots.levels import LEVELS, SHARES, brought, seated
from cantina.bots.search import Search
from cantina.core.action import to_text
from cantina.core.bot import ALIKE, TASTE, Observation, fingerprint, slipped, take_step
from cantina.core.game import DEALER, State
from cantina.core.ledger import LANGUAGES
from cantina.core.source import Seeded
from cantina.core.texts import texts
from cantina.table.thinking import think
from tests.bots.test_search import decision

WHOLE_TURN = 12  # choices: fewer are left in the middle of one


def test_the_levels_are_offered_first_and_have_words_in_both_languages() -> None:
    assert offered()[:4] == ["easy", "normal", "hard", "master"]
    assert set(offered()) == set(names()) - {"beginner"}
    for language in LANGUAGES:
        said = texts(language)
        for level in LEVELS:
            assert said.has(f"level-{level}") and said.has(f"level-{level}-manner")


def test_whoever_slips_chooses_what_is_worse_by_little_more_often_than_by_much_and_never_what_is_absurd() -> None:
    source, worths = Seeded(3), [0.0, 10.0, 9.0, 7.5, 6.0]
    chosen = [slipped(worths, 1.0, source) for _ in range(2000)]
    counts = [chosen.count(number) for number in range(5)]
    assert counts[0] == counts[4] == 0, "worse by more than three slips"
    assert counts[1] > counts[2] > counts[3] > 20
    assert {slipped(worths, 0.0, source) for _ in range(5)} == {1}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", cantina.games.ids())
def test_every_level_plays_every_game(game_id: str, level: str) -> None:
    game, state = decision(game_id, moves=6, seats=2)
    state.play(bot(level, game).choose(state.turn, Observation(state, state.turn), Seeded(1), None))


def test_a_figure_is_thought_of_with_its_tile_and_put_where_that_was_meant() -> None:
    game, state = decision("carcassonne", seats=2)
    while state.prompt().kind != "place":
        state.play(state.actions()[0])
    player: Any = bot("hard", game)
    seat = state.turn
    state.play(player.choose(seat, Observation(state, seat), Seeded(1), None))
    assert state.turn == seat and len(player.plan) == 1
    other = state.copy()
    expected, text = player.plan[0]
    assert expected == fingerprint(state.view(seat))
    assert take_step([(expected, text)], Observation(state, seat)) in state.actions()
    while other.turn in (seat, DEALER):
        other.play(other.deal(Seeded(1)) if other.turn == DEALER else other.actions()[0])
    plan = [(expected, text), (expected, text)]
    assert take_step(plan, Observation(other, other.turn)) is None and plan == [], "what came is not what was expected"


@pytest.mark.parametrize("game_id", ["carcassonne", "adventures"])
def test_at_a_table_a_bot_goes_on_with_what_it_thought_before(game_id: str) -> None:
    """A table makes a new bot for every decision; with its plan it does as one does that plays the whole match."""
    game, state = decision(game_id, moves=6, seats=2)
    while game_id == "carcassonne" and state.prompt().kind != "place":
        state.play(state.actions()[0])
    lasting, plan, seat = bot("normal", game), list[tuple[str, str]](), state.turn
    options, planned = msgspec.json.encode(state.options), 0
    for number in range(4):
        if state.turn != seat:
            break
        planned += bool(plan)
        chosen, plan = think(game_id, options, msgspec.json.encode(state.dump()), b"[]", seat, "normal", number, plan)
        assert chosen == to_text(lasting.choose(seat, Observation(state, seat), Seeded(number), None))
        state.play(chosen)
    assert planned


def test_what_a_droid_likes_decides_between_moves_that_are_about_as_good() -> None:
    """Never more than that: what is worse by what a casual player overlooks is not chosen for being liked."""
    game, state = decision("carcassonne", moves=20, seats=2)
    while state.prompt().kind != "place":
        state.play(state.actions()[0])
    seat, ahead = state.turn, game.look_ahead(Observation(state, state.turn), state.turn, Seeded(1))

    def figures_left(number: int) -> float:
        after = state.copy()
        for move in (ahead.actions[number], *(text for _, text in ahead.plan(number))):
            after.play(move)
        figures: float = game.terms(after, seat)["figures"]
        return figures

    liking, same = Search(game, bot("greedy", game), slip=2.0, likes={"figures": 1.0}), [100.0] * len(ahead.actions)
    worths = liking._liked([*same], ahead, seat, Observation(state, seat), Seeded(2))
    most = max(figures_left(number) for number in range(len(same)))
    assert {figures_left(number) for number, worth in enumerate(worths) if worth == max(worths)} == {most}
    assert max(worths) == pytest.approx(100.0 + (ALIKE + 2 * TASTE) * ahead.overlooked)
    apart = [100.0 - number * ahead.overlooked for number in range(len(same))]
    assert liking._liked([*apart], ahead, seat, Observation(state, seat), Seeded(2)) == apart


@pytest.mark.parametrize("game_id", ["adventures", "carcassonne", "super-teams"])
def test_every_droid_likes_something(game_id: str) -> None:
    game, state = decision(game_id, moves=6, seats=2)
    for level in LEVELS.values():
        assert set(level.likes) & set(game.terms(state, state.turn)), level.id


def turns_of_adventures() -> Iterator[tuple[Any, State]]:
    """Positions of Adventures in which a whole turn is still to be played."""
    for number in range(8):
        game, state = decision("adventures", moves=16 + 15 * number, seats=2)
        while state.turn == DEALER or state.prompt().kind != "turn" or len(state.actions()) < WHOLE_TURN:
            state.play(state.deal(Seeded(number)) if state.turn == DEALER else state.actions()[0])
        yield game, state


def test_a_droids_manner_shows_in_play() -> None:
    """Of two that slip alike, the one that likes something has more of it after its turns."""
    had = {1.0: 0.0, -1.0: 0.0}
    for game, state in turns_of_adventures():
        for likes, seed in itertools.product(had, range(5)):
            player = game.greedy(0.7, LEVELS["easy"].slip, {"goal": likes})
            after, seat = state.copy(), state.turn
            after.play(player.choose(seat, Observation(after, seat), Seeded(seed), None))
            while after.turn == seat and (step := take_step(player.plan, Observation(after, seat))):
                after.play(step)
            had[likes] += game.terms(after, seat)["goal"]
    assert had[1.0] > had[-1.0]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_weaker_levels_slip_in_adventures_too(level: str) -> None:
    """Somewhere they do otherwise than who thinks as much and always takes what it found best."""
    differ = 0
    for seed, (game, state) in enumerate(turns_of_adventures()):
        sure = game.greedy(SHARES[level, "adventures"], 0.0)
        did = [
            player.choose(state.turn, Observation(state, state.turn), Seeded(seed), None) for player in (bot(level, game), sure)
        ]
        differ += did[0] != did[1]
    assert differ


@pytest.mark.parametrize("game_id", cantina.games.ids())
def test_the_level_that_is_chosen_at_first_answers_within_a_second_of_processor_time(game_id: str) -> None:
    game, state = decision(game_id, moves=20, seats=2)
    for seed in range(2):  # the first time what was compiled is loaded
        began = time.process_time()
        bot("normal", game).choose(state.turn, Observation(state, state.turn), Seeded(seed), None)
        took = time.process_time() - began
    assert took < 1


def test_a_master_brings_a_sure_hand_to_a_game_of_skill_where_none_was_agreed() -> None:
    game = cantina.game("precious-cargo")
    usual: Any = game.start(seats=2)
    assert seated(game, usual, ["hard", "greedy"]) is usual
    assert seated(game, usual, ["hard", "master"]).options.skills[:3] == ("typical", "expert", "typical")  # type: ignore[attr-defined]
    agreed: Any = game.start(seats=2, skills=("child",) * 6)
    assert seated(game, agreed, ["hard", "master"]) is agreed
    other = cantina.game("super-teams")
    assert brought(other, other.start(seats=2).options, ["master", "master"]) == {}
