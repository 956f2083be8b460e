"""Datasets: what is read back are the same matches, and a row for each decision."""

import json
from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.core.game import DEALER
from cantina.core.record import verify
from cantina.dataset import DECISIONS, read
from cantina.simulation import match_record, play_match
from tests.cli.test_cli import cantina as run

parquet = pytest.importorskip("pyarrow.parquet")

SMALL: dict[str, list[str]] = {
    "carcassonne": ["tiles=short"],
    "precious-cargo": ["deck=short"],
    "adventures": ["mission=ambush"],
}


@pytest.mark.parametrize("game_id", SMALL)
def test_what_is_read_back_are_the_same_matches(game_id: str, tmp_path: Path) -> None:
    game: Any = cantina.game(game_id)
    options = [word for option in SMALL[game_id] for word in ("--option", option)]
    said = run("dataset", game_id, "--games", "2", "--seats", "2", "--seed", "4", "--out", str(tmp_path), "--json", *options)
    assert json.loads(said.stdout)["matches"] == 2, said.stderr
    start = game.start(seats=2, **dict(option.split("=") for option in SMALL[game_id]))
    bots, rows = ["random", "random"], parquet.read_table(tmp_path / DECISIONS).to_pylist()
    for number, found in enumerate(read(tmp_path)):
        match = play_match(game, start, bots, 4, number)
        assert found == match_record(game, match, bots, 4, number)
        assert verify(game, found).dealing == "simulated"
        own = [row for row in rows if row["match"] == number]
        assert [row["seat"] for row in own] == [by for by, _ in match.moves if by != DEALER]
        assert {len(row["observation"]) for row in own} == {len(game.encode(start, 0))}
        space, state = game.action_space(start), start.copy()
        decided = iter(own)
        for by, action in match.moves[:60]:
            if by != DEALER:
                row = next(decided)
                assert type(space.action(state, row["number"])) is type(action)
                assert row["observation"] == game.encode(state, by).tolist()
            state.play(action)
