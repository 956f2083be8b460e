"""Changes: what of a table and its view is new since the last message, field by field, instead of all of it.

Most of it is the same for everybody. That is compared and encoded once; beside it stands only what is somebody's own.
"""

import zlib
from itertools import compress, count
from operator import is_not
from typing import Any

import msgspec

CHECKED = 8  # every so many changes bring a checksum of the whole view, by which a client notices that it folds wrongly
Own = dict[int, bytes]  # the fields of a struct that somebody sees otherwise than everybody does, by place, as they travel
encode = msgspec.json.Encoder().encode
fields_of = msgspec.structs.astuple


class Open:
    """A struct as everybody sees it, field by field as it travels, and which fields are new since the one before.

    Between two messages nothing is kept of it but these bytes: at many tables that is quicker than to come back to cold objects.
    """

    __slots__ = ("_before", "_encoded", "_kind", "_news")

    def __init__(self, struct: msgspec.Struct, before: "Open | None" = None):
        self._kind, self._encoded = type(struct), tuple(map(encode, fields_of(struct)))
        self._before: tuple[bytes, ...] | None = None
        self._news: list[int] = []
        if before is not None and before._kind is self._kind:
            self._before = before._encoded
            self._news = [at for at, (old, new) in enumerate(zip(self._before, self._encoded, strict=True)) if old != new]

    def change(self, own: Own, before: Own) -> dict[str, Any] | None:
        """The fields that are new to somebody, as they travel; None where the one before was no such struct."""
        names, was, now = self._kind.__struct_encode_fields__, self._before, self._encoded
        if was is None:
            return None
        found = {names[at]: msgspec.Raw(now[at]) for at in self._news if at not in own and at not in before}
        for place, value in own.items():
            if value != before.get(place, was[place]):
                found[names[place]] = msgspec.Raw(value)
        for place, value in before.items():
            if place not in own and value != now[place]:
                found[names[place]] = msgspec.Raw(now[place])
        return found


def own_fields(theirs: msgspec.Struct, everybodys: msgspec.Struct) -> Own:
    """What is not everybody's in a struct as somebody sees it; whatever is not the very same object counts as theirs."""
    if theirs is everybodys:
        return {}
    fields = fields_of(theirs)
    return {place: encode(fields[place]) for place in compress(count(), map(is_not, fields, fields_of(everybodys)))}


def checksum(view: Any) -> int:
    """Of a whole view, as it travels."""
    return zlib.crc32(encode(view))


def fold(table: dict[str, Any], position: dict[str, Any] | None, change: dict[str, Any]) -> dict[str, Any]:
    """The update that a change stands for, given the table and position before it; all of them as decoded JSON."""
    seen = change["position"]
    if seen is not None:
        assert position is not None, "a change of a position follows a position"
        seen = seen | {"view": position["view"] | seen["view"]}
    update = change | {"type": "update", "table": table | change["table"], "position": seen}
    del update["check"]
    return update
