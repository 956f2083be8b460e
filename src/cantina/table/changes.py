"""Changes: what of a table and its view is new since the last message, field by field, instead of all of it."""

import zlib
from typing import Any, Generic, TypeVar

import msgspec

from . import messages

CHECKED = 8  # every so many changes bring a checksum of the whole view, by which a client notices that it folds wrongly
C = TypeVar("C")
encode = msgspec.json.Encoder().encode


def changed(old: Any, new: Any) -> dict[str, Any] | None:
    """The fields of a struct that differ, as they travel; None where the two cannot be compared."""
    if type(old) is not type(new) or not isinstance(new, msgspec.Struct):
        return None
    kind = type(new)
    pairs = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return {travels: value for name, travels in pairs if (value := getattr(new, name)) != getattr(old, name)}


class Shown(Generic[C]):
    """What somebody was last shown, and on which connections."""

    def __init__(self, table: messages.TableSeen, view: Any, to: set[C], number: int = 0):
        self.table, self.view, self.to, self.number = table, view, to, number

    def change(self, update: messages.Update) -> messages.Change | None:
        """An update as a change of what was shown; None where all of it must be sent."""
        table, position = changed(self.table, update.table), update.position
        if table is None:
            return None
        if position is None:
            return messages.Change(update.after, update.seq, table, None, update.lines, ref=update.ref)
        view = changed(self.view, position.view)
        if view is None:
            return None
        seen = messages.PositionChange(position.moves, position.seat, view, position.actions, position.standing)
        check = zlib.crc32(encode(position.view)) if self.number % CHECKED == 0 else None
        return messages.Change(update.after, update.seq, table, seen, update.lines, check, update.ref)


def fold(table: dict[str, Any], position: dict[str, Any] | None, change: dict[str, Any]) -> dict[str, Any]:
    """The update that a change stands for, given the table and position before it; all of them as decoded JSON."""
    seen = change["position"]
    if seen is not None:
        assert position is not None, "a change of a position follows a position"
        seen = seen | {"view": position["view"] | seen["view"]}
    update = change | {"type": "update", "table": table | change["table"], "position": seen}
    del update["check"]
    return update
