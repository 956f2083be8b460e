"""The workshop: what strangers bring takes so much time and memory and no more, and the server does not wait for it."""

import asyncio
import sys
import time

import pytest

from cantina.core.game import OptionError
from cantina.server import limits
from cantina.server.workshop import Workshop, brings, resolve_options

from .visitor import BYTES, WAIT, Visitor

DEEP = "\n".join(f"[{'.'.join(['a'] * depth)}]" for depth in range(1, 900))  # a square of work in a megabyte
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="memory can be bounded there")


def forever() -> None:
    while True:
        pass


def greedy() -> int:
    return len(bytearray(3 * limits.FILE_MEMORY))


def test_what_takes_too_long_ends_and_the_next_one_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FILE_SECONDS", 0.3)

    async def scene() -> None:
        workshop = Workshop()
        try:
            with pytest.raises(OptionError) as refused:
                await workshop.run("eve", forever)
            assert refused.value.key == "too-much"
            assert await workshop.run("ada", len, "four") == 4
        finally:
            workshop.close()

    asyncio.run(asyncio.wait_for(scene(), WAIT))


@LINUX
def test_what_takes_too_much_memory_is_refused() -> None:
    async def scene() -> None:
        workshop = Workshop()
        try:
            with pytest.raises(OptionError) as refused:
                await workshop.run("eve", greedy)
            assert refused.value.key == "too-much"
            chosen = await workshop.run(
                "ada", resolve_options, "super-teams", {"seats": 2}, {"board": 'name = "mine"\nspaces = "N N B N H N N"'}
            )
            assert chosen["board"]["name"] == "mine"
        finally:
            workshop.close()

    asyncio.run(asyncio.wait_for(scene(), WAIT))


def test_whether_options_bring_something_along() -> None:
    assert not brings({"seats": 2, "board": "short", "colours": ["red", "blue"], "first": None})
    assert brings({"board": {"name": "mine"}})
    assert brings({"order": [["a"]]})
    assert brings({"order": ["a"] * 1000})


def test_names_are_checked_before_anything_is_read(ada: Visitor) -> None:
    table = {"game": "super-teams", "seats": ["me", "open"], "bytes": BYTES}
    began = time.process_time()  # of the server too, which is in this process
    for wanted in (
        table | {"files": {"moon": DEEP}},
        table | {"files": {"board": DEEP}, "seats": ["me", "nobody"]},
        table | {"files": {"board": DEEP}, "names": [None, "Eve"]},
        table | {"files": {"board": DEEP}, "game": "moon" * 1000},
    ):
        response = ada.request("POST", "/api/tables", json=wanted)
        assert response.status_code in (400, 404), response.text
    form = ada.request("POST", "/api/games/super-teams/form", json={"seats": 2, "files": {"moon": DEEP}})
    assert form.json()["arguments"]["wrong"] == "unknown-option"
    assert time.process_time() - began < 2
