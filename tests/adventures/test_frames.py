"""Frames: small structs with named fields that copy, and that come back from the lists of numbers that records are checked by."""

from typing import Any, get_type_hints

import pytest

from cantina.games.adventures.effects.enemy_move import Moving
from cantina.games.adventures.game import GAME
from cantina.games.adventures.kernel.attacking import Attack
from cantina.games.adventures.kernel.frames import KINDS, Context, Effecting, Frame, load_frame
from cantina.games.adventures.kernel.walking import Walk

CONTEXT = Context(11, 12, 13, 14, 15, 16, 17)


def made(kind: type[Frame]) -> Frame:
    """A frame whose numbers can be told apart."""
    shapes: dict[Any, Any] = {Context: CONTEXT, tuple[int, ...]: (7, 8, 9), tuple[tuple[int, int], ...]: ((5, 6), (7, 8))}
    hints = get_type_hints(kind)
    fields: dict[str, Any] = {name: shapes.get(hints[name], 20 + place) for place, name in enumerate(kind.__struct_fields__)}
    return kind(**fields)


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.__name__)
def test_every_frame_copies_and_comes_back_from_its_numbers(kind: type[Frame]) -> None:
    frame = made(kind)
    assert GAME.load(GAME.start().options, {**GAME.start().dump(), "stack": [frame.dump()]}).copy()._at.stack == [frame]
    other = load_frame(frame.dump())
    other.stage += 1
    assert other != frame
    assert frame.dump()[:2] == [kind.code, frame.stage]


def test_the_numbers_of_a_frame_stand_in_the_order_of_its_fields() -> None:
    assert Walk(1, 4, 0, 2, 1, 0, -1, 5, 0b11, stage=3).dump() == [3, 3, 1, 4, 0, 2, 1, 0, -1, 5, 0b11]
    assert Attack(1, 3, 0, 2, 0, ((4, 1), (6, 2))).dump() == [4, 0, 1, 3, 0, 2, 0, 4, 1, 6, 2]
    ordered = Moving(8, 2, CONTEXT, used=0b100, piece=2, goal=5, steps_left=1, start=4)
    assert ordered.dump() == [18, 0, 8, 2, 11, 12, 13, 14, 15, 16, 17, 0b100, 2, 5, 1, 4]


def test_an_effect_of_few_numbers_has_room_for_as_many_as_others() -> None:
    effects = [made(kind) for kind in KINDS.values() if issubclass(kind, Effecting)]
    assert len(effects) > 8
    assert {len(frame.dump()) for frame in effects} == {16}


def test_two_kinds_of_frames_have_two_codes() -> None:
    with pytest.raises(TypeError, match="Second and Turn have the same code"):

        class Second(Frame):
            code = 1


def test_a_copy_of_a_position_goes_its_own_way() -> None:
    state = GAME.start(seats=2, first=0)
    while state.turn < 0:
        state.play(state.actions()[0])
    before, other = state.dump(), state.copy()
    other.play(other.actions()[0])
    assert state.dump() == before != other.dump()
