"""The driver: it plays the dealer and the bots, makes forced moves, and never answers a window for anybody."""

import cantina
from cantina.bots import bot
from cantina.core.action import fill
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import DEALER, OVER
from cantina.core.source import Seeded

GAME = cantina.game("super-teams")


def test_it_stops_where_a_person_has_something_to_decide() -> None:
    match = Match(GAME.start(seats=2))
    for _ in drive(match, [None, None], Stream(Seeded(1)), Seeded(1)):
        pass
    assert match.state.turn == 0
    assert match.state.prompt().kind == "fly"
    assert [by for by, _ in match.moves] == [DEALER] * 12


def test_a_window_stays_open_even_if_passing_is_all_one_can_do() -> None:
    windows = 0
    match = Match(GAME.start(seats=2, board="short"))
    bots = [bot("random", GAME), None]
    choices = Seeded(4)
    while match.state.turn != OVER:
        for _ in drive(match, bots, Stream(choices), choices):
            pass
        if match.state.turn == OVER:
            break
        offered = match.state.actions()
        windows += len(offered) == 1 and match.state.prompt().window
        assert len(offered) > 1 or match.state.prompt().window
        match.play(offered[0])
    assert windows > 0


def test_numbers_are_chosen_by_whoever_throws_even_if_throwing_is_all_one_can_do() -> None:
    game = cantina.game("precious-cargo")
    aims = 0
    match = Match(game.start(deck="short"))
    bots, choices = [bot("random", game), None], Seeded(5)
    while match.state.turn != OVER:
        for _ in drive(match, bots, Stream(choices), choices):
            pass
        if match.state.turn == 1:
            offered = match.state.actions()
            aims += match.state.prompt().kind == "aim"
            match.play(fill(offered[choices.below(len(offered))], choices))
    assert aims > 0


def test_undo_goes_back_and_the_same_moves_lead_to_the_same_place() -> None:
    match = Match(GAME.start(seats=4, board="short"))
    for _ in drive(match, [bot("random", GAME)] * 4, Stream(Seeded(9)), Seeded(9)):
        if len(match.moves) == 80:
            break
    there, deals = match.state.dump(), match.deals
    moves = list(match.moves)
    match.undo(30)
    assert len(match.moves) == 50
    assert match.state.dump() != there
    for _, action in moves[50:]:
        match.play(action)
    assert (match.state.dump(), match.deals) == (there, deals)
