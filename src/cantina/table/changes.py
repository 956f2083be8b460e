"""Changes: what of a table and its view is new since the last message, field by field, instead of all of it.

Most of it is the same for everybody. That is compared and encoded once; beside it stands only what is somebody's own.
"""

import functools
import zlib
from collections.abc import Iterable
from operator import add
from typing import Any

import msgspec

CHECKED = 16  # every so many changes bring a checksum of the whole view, by which a client notices that it folds wrongly
Own = dict[int, bytes]  # the fields of a struct that somebody sees otherwise than everybody does, by place, as they travel
encode = msgspec.json.Encoder().encode
fields_of = msgspec.structs.astuple


class Open:
    """A struct as everybody sees it, field by field as it travels, and which fields are new since the last time.

    A value that is the very object that it was is not looked at again: what takes time at many tables is to come back to cold
    objects, and to encode what has not changed.
    """

    __slots__ = ("_common", "_encoded", "_fields", "_keys", "_was")

    def __init__(self, struct: msgspec.Struct):
        self._keys = _keys(type(struct))
        self._fields = list(fields_of(struct))
        self._encoded = list(map(encode, self._fields))
        self._was: dict[int, bytes] | None = None  # what fields that are new were before; None: there was no such struct
        self._common: dict[tuple[int, ...], bytes] = {}

    def show(self, struct: msgspec.Struct) -> "Open":
        """The next struct; it begins anew with one of another kind."""
        if self._keys is not _keys(type(struct)):
            return Open(struct)
        self.show_fields(enumerate(fields_of(struct)))
        return self

    def show_fields(self, fields: Iterable[tuple[int, Any]]) -> None:
        """The next one, in which at most these fields have changed."""
        kept, encoded, was = self._fields, self._encoded, dict[int, bytes]()
        for place, value in fields:
            if value is not kept[place]:
                kept[place] = value
                if (now := encode(value)) != (before := encoded[place]):
                    was[place], encoded[place] = before, now
        self._was = was
        self._common.clear()

    def whole(self, own: Own) -> bytes:
        """All of it as somebody sees it, as a JSON object."""
        encoded = self._encoded.copy()
        for place, value in own.items():
            encoded[place] = value
        return b"{%b}" % b",".join(map(add, self._keys, encoded))

    def change(self, own: Own, before: Own) -> bytes | None:
        """The fields that are new to somebody, as a JSON object; None where there was no such struct before."""
        was, now, keys = self._was, self._encoded, self._keys
        if was is None:
            return None
        if own is not before and own.keys() != before.keys():
            # what is somebody's own for a while is compared with what all see at other times
            before = {place: before.get(place, was.get(place, now[place])) for place in own.keys() | before.keys()}
            own = {place: own.get(place, now[place]) for place in before}
        theirs = tuple(own)
        if (common := self._common.get(theirs)) is None:  # all who see the same fields in a way of their own
            common = self._common[theirs] = b",".join([keys[place] + now[place] for place in was if place not in own])
        if own is before:
            return b"{%b}" % common
        found = [keys[place] + value for place, value in own.items() if value != before[place]]
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


def checksum(view: bytes) -> int:
    """Of a whole view, as it travels."""
    return zlib.crc32(view)


def fold(table: dict[str, Any], position: dict[str, Any] | None, change: dict[str, Any]) -> dict[str, Any]:
    """The update that a change stands for, given the table and position before it; all of them as decoded JSON."""
    seen = change["position"]
    if seen is not None:
        assert position is not None, "a change of a position follows a position"
        seen = position | seen | {"view": position["view"] | seen["view"]}
    update = change | {"type": "update", "table": table | change["table"], "position": seen}
    del update["check"]
    return update
