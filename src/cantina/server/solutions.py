"""The solution of a puzzle as the page shows it: the turn, what would happen, in words, and why it is best."""

from typing import Any

from cantina.bots.levels import droid
from cantina.core.action import contains, from_text
from cantina.core.describe import describe_action
from cantina.core.event import all_told
from cantina.core.game import DEALER, OVER
from cantina.core.ledger import LANGUAGES, Language
from cantina.core.source import Seeded
from cantina.core.texts import texts
from cantina.server.messages import Solution
from cantina.server.new_tables import OTHERS
from cantina.table.task import Task
from cantina.teacher.reasons import Reason, reasons


def _name(seat: int) -> str:
    """Who sits there in a puzzle, beside its solver."""
    return droid(seat, OTHERS)


def solution(given: Task) -> Solution:
    """By what the seat may know."""
    game, puzzle, seat = given.game, given.puzzle, given.puzzle.seat
    before = given.position.state.redeal(seat, Seeded(0))
    after, luck = before.copy(), Seeded(0)
    actions: list[Any] = []
    events: list[Any] = []
    words: dict[Language, list[str]] = {language: [] for language in LANGUAGES}
    for text in puzzle.solution:
        action = from_text(text, game.action)
        while after.turn not in (seat, OVER):  # where the turn is to win, it does so whatever is dealt
            after.play(after.deal(luck) if after.turn == DEALER else after.actions()[-1])
        if after.turn != seat or not any(contains(offered, action) for offered in after.actions()):
            break
        view = after.view(seat)
        for language in LANGUAGES:
            spoken = texts(language, game.folder / "texts")
            words[language].append(describe_action(game, action, view, after.options, spoken, _name))
        actions.append(action)
        events += all_told(after.play(action), seat)
    return Solution(
        actions=actions,
        events=events,
        words=words,
        worth=puzzle.worth,
        gap=puzzle.gap,
        reasons=[each for each in reasons(game, before, after, seat) if each.good][:2] if given.asks_for_best else [],
        later=[each for each in (Reason(what, amount) for what, amount in puzzle.later.items()) if each.good],
    )
