"""The terms that all content shares: ids, numbers and fixed words, what an entry of a file is, and what becomes of names."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Self, TypeAlias, get_args, get_type_hints

import msgspec
from msgspec import Meta

from ..kernel.tables.codes import NONE

Id: TypeAlias = str  # lower-case words joined by hyphens; events are E01 and so on
Space: TypeAlias = str  # a row's letter and a column's number: C4
# here your_space start num:N star:nearest star:nearest_child star:farthest_from_start star:COLOUR star:K token:ID
SpaceName: TypeAlias = str
# bounds are checked with the content as a whole, so that the error can name the entry by its id
Amount: TypeAlias = Annotated[int, Meta(extra={"least": 1}, extra_json_schema={"minimum": 1})]
Distance: TypeAlias = Annotated[int, Meta(extra={"least": 0}, extra_json_schema={"minimum": 0})]
Count: TypeAlias = Amount | Literal["all"]
Pair: TypeAlias = tuple[Space, Space]
ByCharacters: TypeAlias = dict[Literal["2", "3", "4"], Amount]
Sharing: TypeAlias = dict[Literal["1", "2", "3", "4"], Amount]  # by the number of players who share two characters
Difficulty = Literal["beginner", "experienced", "veteran"]
More: TypeAlias = int | dict[Literal["2", "3", "4"], int]  # added to a number; by the number of characters where they differ

Slot = Literal["move", "attack", "recon", "plan", "mission"]
Class = Literal["sharpshooter", "brawler", "blaster"]
TokenAbility = Literal["guard", "hook", "mission", "sabotage"]
Shape = Literal["circle", "square", "triangle", "orange", "unique"]
PileShape = Literal["circle", "square", "triangle"]
Back = Literal["brawler", "blaster", "sharpshooter", "alarm", "trouble"]
Use = Literal["discard", "stay", "carry", "none"]
Edge = Literal["wall", "ledge"]
Ignored = Literal["enemy_stop", "facedown_stop", "ledge", "guard", "hook"]
Who = Literal["you", "other", "any", "all", "each_other", "carrier", "it"]
Anchor = Literal["you", "target", "child", "here"]
Until = Literal["your_next_turn"]
Timing = Literal["either", "before", "after", "modify", "during"]
PlanWindow = Literal["your_actions", "on_play_card", "on_damage", "on_damage_other", "after_attacked", "before_event"]
SkillKind = Literal["ordinary", "tactical", "wild", "signature"]
SkillSet = Literal["base", "tactical-1", "wild", "tactical-2", "signature"]
SPACES = ("here", "your_space", "start")  # names of spaces that need no colon


# ---- entries -------------------------------------------------------------------------------------------------------------


def _plain(name: str) -> str:
    """Python's `class_`, `from_` and `if_` are `class`, `from` and `if` in a file."""
    return name.rstrip("_")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename=_plain):
    """What every table of a content file is: unchangeable, and refused with an unknown field."""


@cache
def said(kind: type[Entry], key: str) -> dict[str, Any]:
    """What the types of a kind's fields say under a key, by field.

    `least` is the lower bound of numbers, `names` what a name must be of, `bind` who of `Names` knows its number.
    """

    def found(hint: Any) -> Iterator[Any]:
        for part in getattr(hint, "__metadata__", ()):
            if isinstance(part, Meta) and part.extra and key in part.extra:
                yield part.extra[key]
        for part in get_args(hint):
            if not (isinstance(part, type) and issubclass(part, Entry)):
                yield from found(part)

    hints = get_type_hints(kind, include_extras=True)
    return {name: values[0] for name in kind.__struct_fields__ if (values := list(found(hints[name])))}


class Words(Entry, frozen=True):
    """Texts by id in both languages, for content that does not ship with the game."""

    cs: dict[str, str] = {}
    en: dict[str, str] = {}


class Flaw(NamedTuple):
    """What is wrong with an entry although its fields are right: the key of a sentence, the field, what the sentence needs."""

    key: str
    field: str = ""
    arguments: dict[str, object] = {}


# ---- names ---------------------------------------------------------------------------------------------------------------


class Reference(NamedTuple):
    """How a space is found in a match: by its number, a token's, among stars, or as its kind says."""

    kind: str
    number: int = NONE
    stars: tuple[int, ...] = ()


class Named(str):
    """A name of a file that knows its number in a match; NONE for what the match lacks."""

    __slots__ = ("number",)
    number: int

    def __new__(cls, name: str, number: int) -> Self:
        """The name with its number."""
        self = super().__new__(cls, name)
        self.number = number
        return self


class Located(str):
    """A space of a file, by whatever it says, that knows how to find it in a match."""

    __slots__ = ("reference",)
    reference: Reference

    def __new__(cls, name: str, reference: Reference) -> Self:
        """The name with the way to its space."""
        self = super().__new__(cls, name)
        self.reference = reference
        return self


def space_said(target: str) -> str:
    """A target as a reference to a space: it may be a token's id."""
    return target if ":" in target or target in SPACES else f"token:{target}"


if TYPE_CHECKING:  # a name that has been bound; as a file is read it is a plain one
    Token: TypeAlias = Named
    OnlyToken: TypeAlias = Named
    Track: TypeAlias = Named
    ChangedTrack: TypeAlias = Named
    SizedTrack: TypeAlias = Named
    SlotChoice: TypeAlias = Named
    SlotName: TypeAlias = Named
    PlanName: TypeAlias = Named
    FreeSlot: TypeAlias = Named
    SpaceRef: TypeAlias = Located
    Target: TypeAlias = Located
else:  # by what its type says here a name is checked, and gets its number
    Token = Annotated[str, Meta(extra={"names": "token", "bind": "token"})]  # or the child
    OnlyToken = Annotated[str, Meta(extra={"names": "only-token", "bind": "token"})]
    Track = Annotated[str, Meta(extra={"names": "track", "bind": "track"})]
    ChangedTrack = Annotated[str, Meta(extra={"bind": "kept_track"})]  # that there is such a track, it says itself
    SizedTrack = Annotated[str, Meta(extra={"names": "sized-track", "bind": "track"})]
    SlotName = Annotated[Slot, Meta(extra={"names": "slot", "bind": "slot"})]
    SlotChoice = Annotated[Slot | Literal["lowest", "highest", "choose"], Meta(extra={"names": "slot", "bind": "slot"})]
    FreeSlot = Annotated[Slot | Literal["choose"], Meta(extra={"bind": "slot"})]
    PlanName = Annotated[str, Meta(extra={"names": "plan", "bind": "plan"})]
    SpaceRef = Annotated[str, Meta(extra={"names": "space", "bind": "space"})]
    Target = Annotated[str, Meta(extra={"names": "target", "bind": "target"})]  # a space, or a token by its id
