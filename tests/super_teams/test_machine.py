"""A Hypothesis state machine: whatever is tried in whatever order, the promises of the protocol hold."""

from collections import Counter
from typing import Any

import msgspec
import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import cantina
from cantina.core.action import Action, from_text, to_text
from cantina.core.compiler import named
from cantina.core.driver import Match
from cantina.core.game import DEALER, OVER
from cantina.core.ledger import Illegal
from cantina.core.source import Seeded
from cantina.games.super_teams.actions import SHIP_IDS
from cantina.games.super_teams.kernel import codes

GAME: Any = cantina.game("super-teams")
ACTIONS = st.one_of(*(st.from_type(member) for member in GAME.action.__args__))


class Race(RuleBasedStateMachine):
    """A match in which anything may be tried."""

    @initialize(
        seats=st.integers(2, 4),
        board=st.sampled_from(["short", "long"]),
        chain=st.booleans(),
        seed=st.integers(0, 10**6),
        skip=st.integers(0, 250),
    )
    def begin(self, seats: int, board: str, chain: bool, seed: int, skip: int) -> None:
        """Start a match, somewhere in the middle."""
        self.match: Match[Any] = Match(GAME.start(seats=seats, board=board, hook_chain=chain))
        self.source = Seeded(seed)
        self.events: list[Any] = []
        for _ in range(skip):
            if self.match.state.turn != OVER:
                self.play(self.source.below(10**6))

    def play(self, choice: int) -> None:
        state = self.match.state
        offered = state.actions()
        self.events += self.match.play(offered[choice % len(offered)])

    @precondition(lambda self: self.match.state.turn != OVER)
    @rule(choice=st.integers(0, 10**6))
    def play_something_offered(self, choice: int) -> None:
        self.play(choice)

    @rule(action=ACTIONS)
    def try_anything(self, action: Action) -> None:
        """What is offered is played; everything else is refused by a rule and changes nothing."""
        before = self.match.state.dump()
        if action in self.match.state.actions():
            self.match.state.copy().play(action)
        else:
            try:
                self.match.state.play(action)
            except Illegal as refusal:
                assert refusal.rule in GAME.carries
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
            state.play(from_text(to_text(action), GAME.action))
        assert state == self.match.state

    @rule()
    def come_back_from_json(self) -> None:
        state = self.match.state
        assert GAME.load(state.options, msgspec.json.decode(msgspec.json.encode(state.dump()))) == state

    @invariant()
    def refuse_and_legal_agree(self) -> None:
        """For every action there is: the rules as they read forbid exactly what the list of legal ones leaves out."""
        state, things = self.match.state, SIZES
        legal = set(state._codes())
        for verb, thing in things:
            code = verb * codes.VERB + thing
            allowed = state._kernel.forbidding(state._record, state._content, code) == 0
            assert allowed == (code in legal or (allowed and self.alike(code, legal))), (verb, thing)

    def alike(self, code: int, legal: set[int]) -> bool:
        """Whether an offered action plays a card that is the same to everybody."""
        return self.match.state._decode(code) in {self.match.state._decode(other) for other in legal}

    @invariant()
    def d_01_d_06_cards_are_conserved(self) -> None:
        at, content = self.match.state.dump(), named(self.match.state._content)
        in_hands = np.array(at["hand"]).sum(axis=0)
        assert (in_hands + at["undealt"] <= content.movement).all()
        assert at["held"] == np.array(at["hand"]).sum(axis=1).tolist()
        undealt = sum(place == codes.UNDEALT for place in at["bonus_place"])
        assert undealt == at["pile"] + at["finish_pile"]
        assert len(at["bonus_place"]) == 20

    @invariant()
    def d_02_every_card_can_be_used(self) -> None:
        state = self.match.state
        if state.turn >= 0 and state.prompt().kind == "fly":
            held = {(card.colour, card.number) for card in state.view(state.turn).hand}
            assert held == {(action.colour, action.number) for action in state.actions()}

    @invariant()
    def d_05_no_ship_rests_on_a_black_hole(self) -> None:
        assert codes.HOLE not in self.match.state.dump()["kind"]

    @invariant()
    def d_03_everybody_plays_six_turns_a_round(self) -> None:
        chosen = Counter(event.seat for event in self.events if event.__struct_config__.tag == "chose")
        if chosen:
            assert max(chosen.values()) - min(chosen[seat] for seat in range(self.match.state.options.seats)) <= 1

    @invariant()
    def somebody_is_to_decide_until_it_is_over(self) -> None:
        state = self.match.state
        assert (state.turn == OVER) == (state.actions() == [])
        assert state.turn in (DEALER, OVER, *range(state.options.seats))


SIZES = [
    *((codes.FLY, thing) for thing in range(codes.CARDS * codes.SHIPS)),
    *((codes.USE, thing) for thing in range(codes.BONUS)),
    *((codes.HOOK, ship * codes.PER_SHIP + card) for ship in range(len(SHIP_IDS)) for card in range(codes.BONUS)),
    *((codes.LAND, kind) for kind in range(7)),
    *((codes.DEAL, card) for card in range(codes.CARDS)),
    *((codes.DRAW, kind) for kind in range(codes.BONUS_KINDS)),
    (codes.PASS, 0),
]

Race.TestCase.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
TestRace = Race.TestCase
