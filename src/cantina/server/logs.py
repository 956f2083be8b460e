"""Logs: a line for people, or a JSON object a line for machines, with the table or address that it is about."""

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

KNOWN = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}  # what every line of a log has anyway


class JsonLines(logging.Formatter):
    """A JSON object a line: when, how bad, where from, what, what about, and the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def write_logs(as_json: bool) -> None:
    """Write warnings and worse to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else logging.Formatter("%(message)s"))
    logging.basicConfig(handlers=[handler])
