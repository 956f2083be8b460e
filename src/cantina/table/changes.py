"""Changes: what of a table and its view is new since the last message, field by field, instead of all of it.

Most of it is the same for everybody. That is compared and encoded once; beside it stands only what is somebody's own.
"""

import functools
import zlib
from collections.abc import Mapping
from itertools import compress, count
from operator import ne
from typing import Any

import msgspec

CHECKED = 8  # every so many changes bring a checksum of the whole view, by which a client notices that it folds wrongly
Own = dict[int, bytes]  # the fields of a struct that somebody sees otherwise than everybody does, by place, as they travel
encode = msgspec.json.Encoder().encode
fields_of = msgspec.structs.astuple


class Open:
    """A struct as everybody sees it, field by field as it travels, and which fields are new since the last time.

    Nothing is kept of it but these bytes: at many tables that is quicker than to come back to cold objects.
    """

    __slots__ = ("_common", "_encoded", "_keys", "_was")

    def __init__(self, struct: msgspec.Struct):
        self._keys = _keys(type(struct))
        self._encoded = list(map(encode, fields_of(struct)))
        self._was: dict[int, bytes] | None = None  # what fields that are new were before; None: there was no such struct
        self._common: dict[tuple[int, ...], bytes] = {}

    def show(self, struct: msgspec.Struct) -> "Open":
        """The next struct; it begins anew with one of another kind."""
        if self._keys is not _keys(type(struct)):
            return Open(struct)
        before, self._encoded = self._encoded, list(map(encode, fields_of(struct)))
        self._was = {place: before[place] for place in compress(count(), map(ne, before, self._encoded))}
        self._common.clear()
        return self

    def show_fields(self, fields: Mapping[int, Any]) -> None:
        """The next one, in which at most these fields have changed."""
        self._was = {}
        self._common.clear()
        for place, value in fields.items():
            if (now := encode(value)) != (before := self._encoded[place]):
                self._was[place], self._encoded[place] = before, now

    def change(self, own: Own, before: Own) -> bytes | None:
        """The fields that are new to somebody, as a JSON object; None where there was no such struct before."""
        was, now, keys = self._was, self._encoded, self._keys
        if was is None:
            return None
        if own.keys() != before.keys():  # what is somebody's own for a while is compared with what all see at other times
            before = {place: before.get(place, was.get(place, now[place])) for place in own.keys() | before.keys()}
            own = {place: own.get(place, now[place]) for place in before}
        found = [keys[place] + value for place, value in own.items() if value != before[place]] if own is not before else []
        theirs = tuple(own)
        if (common := self._common.get(theirs)) is None:  # all who see the same fields in a way of their own
            common = self._common[theirs] = b",".join([keys[place] + now[place] for place in was if place not in own])
        if common:
            found.append(common)
        return b"{%b}" % b",".join(found)


@functools.cache
def _keys(kind: type[msgspec.Struct]) -> list[bytes]:
    """What stands before the value of each field, as it travels."""
    return [encode(name) + b":" for name in kind.__struct_encode_fields__]


def places(kind: type[msgspec.Struct], *names: str) -> tuple[int, ...]:
    """The places of fields by name."""
    return tuple(map(kind.__struct_fields__.index, names))


@functools.cache
def place_of(kind: type[msgspec.Struct]) -> dict[str, int]:
    """The places of all fields by name."""
    return {name: place for place, name in enumerate(kind.__struct_fields__)}


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
