"""Precious Cargo in the state machine, with its facts as invariants."""

from collections.abc import Iterator
from typing import ClassVar

from hypothesis.stateful import invariant

from cantina.games.precious_cargo.kernel import codes
from tests.machine import Machine, effort

ON_CARDS = (codes.PAY, codes.PICK, codes.OFFER, codes.TURN_UP)


class Hunt(Machine):
    """A hunt in which anything may be tried."""

    game_id: ClassVar = "precious-cargo"

    def candidates(self) -> Iterator[int]:
        kinds = 3 * len(self.match.state.options.deck.ally)
        piles = max(self.match.state._names.piles) + 1
        yield from (codes.END, codes.THROW, codes.FLICK, codes.AIM, codes.SCATTER, codes.SLIP, codes.TUMBLE)
        yield from (verb + codes.VERBS * kind for verb in ON_CARDS for kind in range(kinds))
        yield from (codes.BUY + codes.VERBS * upgrade for upgrade in range(codes.UPGRADES))
        yield from (codes.SHIELD + codes.VERBS * ally for ally in range(kinds // 3))
        yield from (codes.BESTOW + codes.VERBS * seat for seat in range(self.match.state.options.seats))
        yield from (codes.UNVEIL + codes.VERBS * place for place in range(codes.FIELD))
        for pile in range(piles):
            yield from (codes.TAKE + codes.VERBS * (pile * codes.KINDS + kind) for kind in range(kinds))

    @invariant()
    def d_01_ally_cards_never_get_lost(self) -> None:
        state = self.match.state
        view = state.view(None)
        won = sum(len(pile.cards) + len(pile.protected) for pile in view.piles)
        known = sum(place.card is not None for place in view.field)
        total = sum(len(ally.beskar) for ally in state.options.deck.ally)
        assert won + known + len(view.gone) + sum(view.unseen.values()) == total

    @invariant()
    def d_05_points_are_the_sum_of_their_parts(self) -> None:
        for pile in self.match.state.view(None).piles:
            assert pile.score == sum(group.points + group.bonus for group in pile.groups)


Hunt.TestCase.settings = effort(25, 20)
TestHunt = Hunt.TestCase
