"""Tables of days: each has a row that says by when somebody has to decide, so that the house finds it without opening it."""

from typing import Any

import sqlalchemy as sql

from cantina.server.schema import DAYS
from cantina.table import log
from cantina.table.table import Table

ADD = sql.insert(DAYS)
SET = sql.update(DAYS).where(DAYS.c.table_id == sql.bindparam("table")).values(due=sql.bindparam("until"))
DROP = sql.delete(DAYS).where(DAYS.c.table_id == sql.bindparam("table"))
_late = DAYS.c.due > 0, DAYS.c.due <= sql.bindparam("now")
# Of several processes that look at once, one takes a table that is late: it marks it by a number below nought.
TAKE_LATE = (
    sql.update(DAYS)
    .where(DAYS.c.table_id.in_(sql.select(DAYS.c.table_id).where(*_late).limit(100)), *_late)
    .values(due=sql.bindparam("mark"))
)
TAKEN = sql.select(DAYS.c.table_id).where(DAYS.c.due == sql.bindparam("mark"))
ASLEEP = sql.select(DAYS.c.table_id).where(DAYS.c.due == 0).limit(100)  # tables at which a bot is to move

Write = tuple[Any, list[dict[str, Any]]]


def writes(table: Table, entries: list[log.AnyEntry]) -> list[Write]:
    """What is written of a table beside its new entries."""
    if not table.of_days or table.phase == "gathering":
        return []
    due, found = table.due(), list[Write]()
    if any(isinstance(entry, log.Began) for entry in entries):
        found.append((ADD, [{"table_id": table.id, "due": due or 0}]))
    if due is None:
        found.append((DROP, [{"table": table.id}]))
    elif not found:
        found.append((SET, [{"table": table.id, "until": due}]))
    return found
