"""A house in which people have lived: `python -m tests.server.lived_in FILE` writes its database as SQL.

Before a release that changes the layout, the file of the layout that is left is kept in `layouts`.
"""

import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import httpx

from cantina.server.house import Settings

from .serving import serving
from .visitor import BYTES, Visitor, play_out

TOKENS = "-- token"  # how the guests' tokens are noted in the file


def live_in(data: Path) -> dict[str, str]:
    """A match under way with a clock and some chat, one that is over, a table that waits, and a record that was brought."""
    with (
        serving(Settings(data, pace=0, workers=1)) as server,
        httpx.Client(base_url=server.address, timeout=60) as http,
    ):
        ada, bob = Visitor(http, "Ada"), Visitor(http, "Bob")
        for name, clock in (("under way", {"seconds": 600, "increment": 5}), ("over", None)):
            table = ada.opens("me", "open", name=name, clock=clock)
            lines = ada.enters(table), bob.enters(table)
            lines[1].does("sit", seat=1, bytes=BYTES)
            lines[0].does("begin")
            lines[1].does("say", text="Žluťoučký kůň")
            if clock:
                for _ in range(6):
                    for line in lines:
                        line.catches_up()
                    next(line for line in lines if line.offers).plays()
            else:
                play_out(lines)
            for line in lines:
                line.close()
        record = ada.request("GET", f"/api/tables/{table}/record").content
        ada.request("POST", "/api/replays", content=record)
        ada.opens("me", "open", name="waiting", listed=True)
        return {"Ada": ada.token, "Bob": bob.token}


def main() -> None:
    """Write the file."""
    with tempfile.TemporaryDirectory() as folder:
        tokens = live_in(Path(folder) / "tables.sqlite")
        with closing(sqlite3.connect(Path(folder) / "tables.sqlite")) as file:
            lines = [f"{TOKENS} {name} {token}" for name, token in tokens.items()] + list(file.iterdump())
    Path(sys.argv[1]).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
