"""A Hypothesis state machine for any game: whatever is tried in whatever order, the promises of the protocol hold."""

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import cantina
from cantina.core.action import Action, contains, fill, from_text, to_text
from cantina.core.driver import Match
from cantina.core.game import DEALER, OVER
from cantina.core.ledger import Illegal
from cantina.core.source import Seeded
from tests.variants import VARIANTS


def any_action(game: Any) -> st.SearchStrategy[Action]:
    """Any action there is, most of them nonsense."""
    return st.one_of(*(st.from_type(member) for member in game.action.__args__))


def effort(examples: int, steps: int) -> settings:
    """How long a machine is tried; a slow computer is no failure."""
    slow = [HealthCheck.too_slow]
    return settings(max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=slow)


class Machine(RuleBasedStateMachine):
    """A match in which anything may be tried. A game's own machine says which game, and adds its facts."""

    game_id: ClassVar[str]
    longest_skip: ClassVar[int] = 250

    @property
    def game(self) -> Any:
        return cantina.game(self.game_id)

    @initialize(variant=st.integers(0, 3), seed=st.integers(0, 10**6), skip=st.integers(0, 250))
    def begin(self, variant: int, seed: int, skip: int) -> None:
        """Start a match, somewhere in the middle."""
        self.match: Match[Any] = Match(self.game.start(**VARIANTS[self.game_id][variant]))
        self.source = Seeded(seed)
        self.events: list[Any] = []
        for _ in range(skip % self.longest_skip):
            if self.match.state.turn != OVER:
                self.move(self.source.below(10**6))

    def move(self, choice: int) -> None:
        offered = self.match.state.actions()
        self.events += self.match.play(fill(offered[choice % len(offered)], self.source))

    @precondition(lambda self: self.match.state.turn != OVER)
    @rule(choice=st.integers(0, 10**6))
    def play_something_offered(self, choice: int) -> None:
        self.move(choice)

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        """What is offered is played; everything else is refused by a rule and changes nothing."""
        action = data.draw(any_action(self.game))
        before = self.match.state.dump()
        if any(contains(offer, action) for offer in self.match.state.actions()):
            self.match.state.copy().play(action)
        else:
            try:
                self.match.state.play(action)
            except Illegal as refusal:
                assert refusal.rule in self.game.carries
            else:
                raise AssertionError(f"{to_text(action)} was not refused")
        assert self.match.state.dump() == before

    @rule(count=st.integers(1, 5))
    def undo_and_play_again(self, count: int) -> None:
        there, moves = self.match.state.dump(), list(self.match.moves)
        self.match.undo(count)
        for _, action in moves[len(self.match.moves) :]:
            self.match.play(action)
        assert self.match.state.dump() == there

    @rule()
    def replay_from_the_start(self) -> None:
        state = self.match.start.copy()
        for _, action in self.match.moves:
            state.play(from_text(to_text(action), self.game.action))
        assert state == self.match.state

    @rule()
    def come_back_from_json(self) -> None:
        state = self.match.state
        assert self.game.load(state.options, msgspec.json.decode(msgspec.json.encode(state.dump()))) == state

    def candidates(self) -> Iterator[int]:
        """The numbers of all actions that the kernel knows in this position, allowed or not."""
        yield from ()

    def alike(self, code: int) -> bool:  # noqa: ARG002  (a game without such actions needs no number)
        """Whether an allowed action is not listed because it is the same to everybody as a listed one."""
        return False

    @invariant()
    def refuse_and_legal_agree(self) -> None:
        """The rules as they read forbid exactly what the list of legal actions leaves out."""
        state = self.match.state
        legal = {int(code) for code in state._codes()}
        for code in self.candidates():
            allowed = state._kernel.forbidding(state._record, state._setup, code) == 0
            assert allowed == (code in legal) or (allowed and self.alike(code)), code

    @invariant()
    def somebody_is_to_decide_until_it_is_over(self) -> None:
        state = self.match.state
        assert (state.turn == OVER) == (state.actions() == [])
        assert state.turn in (DEALER, OVER, *range(state.options.seats))
