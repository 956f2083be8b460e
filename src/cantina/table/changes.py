"""Changes: what of a table and its view is new since the last message, field by field, instead of all of it.

Most of it is the same for everybody. That is compared and encoded once; beside it stands only what is somebody's own.
"""

import functools
import zlib
from collections.abc import Iterable
from itertools import compress, count
from operator import is_not, ne
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

    __slots__ = ("_before", "_common", "_encoded", "_kind", "_news")

    def __init__(self, struct: msgspec.Struct, before: "Open | None" = None, only: Iterable[int] | None = None):
        """With `only`, nothing else can have changed since the one before."""
        self._kind = type(struct)
        self._before: list[bytes] | None = before._encoded if before is not None and before._kind is self._kind else None
        self._common: dict[tuple[int, ...], bytes] = {}
        self._encoded: list[bytes]
        if only is None or self._before is None:
            self._encoded = list(map(encode, fields_of(struct)))
        else:
            self._encoded, names = self._before.copy(), self._kind.__struct_fields__
            for place in only:
                self._encoded[place] = encode(getattr(struct, names[place]))
        self._news = list(compress(count(), map(ne, self._before, self._encoded))) if self._before else []

    def change(self, own: Own, before: Own) -> bytes | None:
        """The fields that are new to somebody, as a JSON object; None where the one before was no such struct."""
        was, now, keys = self._before, self._encoded, _keys(self._kind)
        if was is None:
            return None
        if own.keys() != before.keys():  # what is somebody's own for a while is compared with what all see at other times
            before = {place: before.get(place, was[place]) for place in own.keys() | before.keys()}
            own = {place: own.get(place, now[place]) for place in before}
        found = [keys[place] + value for place, value in own.items() if value != before[place]] if own is not before else []
        if common := self._to_all_but(tuple(own), keys):
            found.append(common)
        return b"{%b}" % b",".join(found)

    def _to_all_but(self, own: tuple[int, ...], keys: list[bytes]) -> bytes:
        """The fields that are new to everybody who sees these in a way of their own."""
        if (common := self._common.get(own)) is None:
            common = b",".join([keys[place] + self._encoded[place] for place in self._news if place not in own])
            self._common[own] = common
        return common


@functools.cache
def _keys(kind: type[msgspec.Struct]) -> list[bytes]:
    """What stands before the value of each field, as it travels."""
    return [encode(name) + b":" for name in kind.__struct_encode_fields__]


def places(kind: type[msgspec.Struct], *names: str) -> tuple[int, ...]:
    """The places of fields by name."""
    return tuple(map(kind.__struct_fields__.index, names))


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
