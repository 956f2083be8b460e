"""Facts that follow from the rules, over random matches of all sizes (CARGO-D-01 to CARGO-D-05)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import cantina
from cantina.core.action import fill
from cantina.core.source import Seeded
from cantina.games.precious_cargo.events import Ended
from tests.precious_cargo.bounty import GAME
from tests.variants import VARIANTS

pytestmark = pytest.mark.parametrize("options", VARIANTS["precious-cargo"], ids=lambda options: str(options["seats"]))


def moves(options: dict[str, Any], matches: int = 2) -> Iterator[tuple[Any, Any, list[Any]]]:
    """Random moves: the position before each, the position after it, and the events."""
    for number in range(matches):
        source = Seeded(32, number)
        state = GAME.start(**options)
        while state.turn != cantina.OVER:
            before = state.copy()
            if state.turn == cantina.DEALER:
                action = state.deal(source)
            else:
                offered = state.actions()
                action = fill(offered[source.below(len(offered))], source)
            yield before, state, state.play(action)


def test_d_01_ally_cards_never_get_lost(options: dict[str, Any]) -> None:
    for _, state, _ in moves(options):
        view = state.view(None)
        won = sum(len(pile.cards) + len(pile.protected) for pile in view.piles)
        known = sum(place.card is not None for place in view.field)
        total = sum(len(ally.beskar) for ally in state.options.deck.ally)
        assert won + known + len(view.gone) + sum(view.unseen.values()) == total


def test_d_02_fifteen_cards_lie_there_as_long_as_the_pile_lasts(options: dict[str, Any]) -> None:
    for _, state, _ in moves(options):
        view = state.view(None)
        lying = sum(not place.taken for place in view.field)
        assert lying == 15 or view.ally_pile == 0 or state.prompt().kind == "turn-up"
        hidden = sum(not place.taken and place.card is None for place in view.field)
        assert sum(view.unseen.values()) == view.ally_pile + hidden


def test_d_03_a_winning_disc_brings_no_points(options: dict[str, Any]) -> None:
    for before, state, happened in moves(options):
        ended = [event for event in happened if isinstance(event, Ended)]
        if ended and ended[0].rule == "CARGO-62":
            assert before.standing().scores == state.standing().scores
            team = next(team for team in before.view(None).teams if team.faction == ended[0].faction)
            assert team.has_points


def test_d_04_piles_are_public_and_the_field_is_hidden(options: dict[str, Any]) -> None:
    for before, _, _ in moves(options, 1):
        views = [before.view(seat) for seat in (None, *range(before.options.seats))]
        assert all(view.piles == views[0].piles and view.field == views[0].field for view in views)


def test_d_05_points_depend_on_the_pile_alone(options: dict[str, Any]) -> None:
    """The same groups always bring the same points, and a pile is the sum of its groups."""
    seen: dict[tuple[bool, int, bool], int] = {}
    factions = {ally.id: ally.faction for ally in GAME.start(**options).options.deck.ally}
    for _, state, _ in moves(options):
        for pile in state.view(None).piles:
            assert pile.score == sum(group.points + group.bonus for group in pile.groups)
            for group in pile.groups:
                key = (factions[group.ally] == pile.faction, group.cards, group.protected)
                assert seen.setdefault(key, group.points + group.bonus) == group.points + group.bonus
            loose = Counter(card.ally for card in pile.cards)
            assert loose == {group.ally: group.cards for group in pile.groups if not group.protected}
