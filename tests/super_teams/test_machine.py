"""Super Teams in the state machine, with its facts as invariants."""

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

import numpy as np
from hypothesis.stateful import invariant

from cantina.core.compiler import named
from cantina.games.super_teams.kernel import codes
from tests.machine import Machine, effort

OBJECTS = [
    *((codes.FLY, thing) for thing in range(codes.CARDS * codes.SHIPS)),
    *((codes.USE, thing) for thing in range(codes.BONUS)),
    *((codes.HOOK, ship * codes.PER_SHIP + card) for ship in range(codes.SHIPS) for card in range(codes.BONUS)),
    *((codes.LAND, kind) for kind in range(7)),
    *((codes.DEAL, card) for card in range(codes.CARDS)),
    *((codes.DRAW, kind) for kind in range(codes.BONUS_KINDS)),
    (codes.PASS, 0),
]


class Race(Machine):
    """A race in which anything may be tried."""

    game_id: ClassVar = "super-teams"

    def candidates(self) -> Iterator[int]:
        return (verb + codes.VERBS * thing for verb, thing in OBJECTS)

    def alike(self, code: int) -> bool:
        return self.match.state._decode(code) in self.match.state.actions()

    @invariant()
    def d_01_d_06_cards_are_conserved(self) -> None:
        at, content = self.match.state.dump(), named(self.match.state._setup)
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


Race.TestCase.settings = effort(40, 25)
TestRace = Race.TestCase
