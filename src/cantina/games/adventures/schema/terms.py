"""The terms that all content shares: ids, numbers and fixed words, what an entry of a file is, and how threats are selected."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Id: TypeAlias = str  # lower-case words joined by hyphens; events are E01 and so on
Space: TypeAlias = str  # a row's letter and a column's number: C4
# here your_space start num:N star:nearest star:nearest_child star:farthest_from_start star:COLOUR star:K token:ID
SpaceRef: TypeAlias = str
# bounds are checked with the content as a whole, so that the error can name the entry by its id
Amount: TypeAlias = Annotated[int, Meta(extra={"least": 1}, extra_json_schema={"minimum": 1})]
Distance: TypeAlias = Annotated[int, Meta(extra={"least": 0}, extra_json_schema={"minimum": 0})]
Count: TypeAlias = Amount | Literal["all"]
Pair: TypeAlias = tuple[Space, Space]
ByCharacters: TypeAlias = dict[Literal["2", "3", "4"], Amount]

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


def _plain(name: str) -> str:
    """Python's `class_`, `from_` and `if_` are `class`, `from` and `if` in a file."""
    return name.rstrip("_")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename=_plain):
    """What every table of a content file is: unchangeable, and refused with an unknown field."""


class Selector(Entry, frozen=True):
    """Threats: of a kind and class, within a range of an anchor or at a place; `count` of them, chosen or nearest first.

    `up_to`: so many or fewer, as its player likes; without it as many as there are must be taken (MANDO-122).
    """

    kind: Literal["enemy", "facedown", "feature", "target", "attacker", "peeked", "revealed"]
    class_: tuple[Class, ...] = ()
    within: Distance | None = None
    from_: Anchor = "you"
    at: Literal["your_space", "target_space", "behind_locked_door"] | None = None
    count: Count = "all"
    up_to: bool = False
    pick: Literal["choose", "nearest"] = "choose"
    not_target: bool = False


class Words(Entry, frozen=True):
    """Texts by id in both languages, for content that does not ship with the game."""

    cs: dict[str, str] = {}
    en: dict[str, str] = {}
