"""What must not get out of the house: no line of its log tells a dealer's key, a token or a card."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from cantina.server.house import Settings
from cantina.table import log, visibility

from .serving import serving
from .visitor import Client, Visitor, closing_code

REFUSED = "a row that the file does not take"  # it might have been a hand


def breaks(*arguments: object) -> None:
    """What an error says of itself may be anything that it was about."""
    raise ZeroDivisionError(len(arguments))


def test_no_log_line_tells_keys_tokens_or_hands(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    with (
        caplog.at_level(logging.INFO),
        caplog.at_level(logging.DEBUG, "cantina"),
        serving(Settings(file, pace=0, workers=1)) as running,
        httpx.Client(base_url=running.address, timeout=60) as http,
    ):
        ada = Visitor(http, "Ada")
        line = Client(http, ada.opens("me", "greedy"))
        line.greets(ada.token)
        line.plays()
        monkeypatch.setattr(visibility, "words", breaks)
        assert line.cannot("describe", language="cs") == "unexpected"
        line.sends_raw(f'{{"type": "hello", "ref": 9, "token": "{ada.token}"')  # malformed, with a token in it
        with closing(sqlite3.connect(file)) as behind:
            entries = [log.decode(body) for (body,) in behind.execute("SELECT body FROM entries ORDER BY seq").fetchall()]
            behind.execute("INSERT INTO entries SELECT table_id, seq + 1, schema, body FROM entries ORDER BY seq DESC LIMIT 1")
            behind.commit()
        line.sends("say", text=REFUSED)
        assert closing_code(line) == 1012
    assert isinstance(entries[0], log.Opened)
    dealt = [entry.action for entry in entries if isinstance(entry, log.Moved)]
    said = caplog.text
    assert "ZeroDivisionError" in said and "StorageError" in said, "both errors are logged"
    secrets = [entries[0].key, REFUSED, ada.token, ada.token.rpartition(".")[2], *dealt]
    assert [secret for secret in secrets if secret in said] == []
    caplog.clear()
