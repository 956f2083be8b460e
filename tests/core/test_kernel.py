"""What kernels share: rules that tell are made from their signatures."""

from typing import Annotated

import numpy as np
import pytest

from cantina.core.compiler import I8, I16, Array, Record, allocate, named
from cantina.core.kernel import tells


class State(Record):
    telling: I8
    logged: I16
    log: Annotated[Array, np.int16, 4, 5]


@tells(7)
def tell_found(s: State, rule: int, seat: int, what: int) -> None: ...


@tells(8)
def tell_ended(s: State, rule: int) -> None: ...


def test_a_row_is_the_kind_the_rule_and_the_numbers_in_the_order_of_the_parameters() -> None:
    record = allocate(State)
    state = named(record)
    state.telling = 1
    tell_found(state, 21, 3, 44)
    tell_ended(state, 22)
    tell_found(state, rule=21, what=45, seat=2)
    assert record["logged"].tolist() == [3]
    assert [row[:4] for row in record["log"][0, :3].tolist()] == [[7, 21, 3, 44], [8, 22, 0, 0], [7, 21, 2, 45]]


def test_nothing_is_told_in_playouts() -> None:
    record = allocate(State)
    tell_found(named(record), 21, 3, 44)
    assert not np.frombuffer(record.tobytes(), np.uint8).any()


def test_a_kind_takes_no_number_that_it_does_not_have() -> None:
    with pytest.raises(TypeError):
        tell_ended(named(allocate(State)), 22, 0)  # type: ignore[call-arg]
