"""Views of Adventures: what a seat or a spectator may see."""

from typing import Literal

import msgspec

from cantina.core import game as core


class FigureSeen(msgspec.Struct, frozen=True):
    """A character in play; `owner` is None where all share the characters, `space` None once it has left the map."""

    figure: str
    owner: int | None
    space: str | None
    damage: int
    health: int
    plans: list[str]
    gear: str | None
    wards: int
    carries: list[str]


class PieceSeen(msgspec.Struct, frozen=True):
    """A threat on the map, or a token that a character carries. A face-down one is known to those who looked."""

    piece: int
    shape: str
    space: str | None
    up: bool
    token: str | None
    enemy: bool
    enemy_class: str | None
    ability: str | None
    health: int
    damage: int
    stunned: bool
    carrier: str | None
    usable: bool
    seen_by: list[int]


class ChildSeen(msgspec.Struct, frozen=True):
    """Where the child is, and who carries it."""

    space: str
    figure: str | None
    piece: int | None


class DoorSeen(msgspec.Struct, frozen=True):
    """A door: open, or with some damage."""

    door: str
    open: bool
    damage: int
    health: int | None


class SlotSeen(msgspec.Struct, frozen=True):
    """An action slot: what lies there, how strong it is, whether a card was played under it this turn, and what it brings.

    `brings` at the end of the turn: nothing, near (one more would bring an event), an event, or a crisis and an event.
    """

    slot: str
    cards: list[str]
    tokens: list[int]
    strength: int
    used: bool
    brings: Literal["nothing", "near", "event", "crisis"]


class TrackSeen(msgspec.Struct, frozen=True):
    """A track of the mission; `size` None: it has no end."""

    track: str
    value: int
    size: int | None


class ActionSeen(msgspec.Struct, frozen=True):
    """The action being carried out: who, under which slot, by which card (None: a free one), how strong, spaces left."""

    figure: str
    slot: str
    card: str | None
    strength: int
    left: int | None


class ReachSeen(msgspec.Struct, frozen=True):
    """A space that the movement being made can come to: by which spaces, and whether a threat would end it there."""

    space: str
    way: list[str]
    stops: bool


class TopEvent(msgspec.Struct, frozen=True):
    """An event card in the deck that the viewer has looked at, by its place from the top."""

    place: int
    event: str


class StakesSeen(msgspec.Struct, frozen=True):
    """What a question is about: how much, for whom, and what by.

    `damage` is about to be suffered by `figure`, who then `falls` or from whom the child `flees`; `attacked` has been suffered;
    `skills` and `plans` are so many cards to discard; an `event` comes of a slot of this strength. `by` is the attacker, the card
    or the slot.
    """

    what: Literal["damage", "attacked", "skills", "plans", "event"]
    count: int
    figure: str | None = None
    cause: Literal["attack", "guard", "hook", "effect", "accusation"] = "effect"
    by: str | None = None
    falls: bool = False
    flees: bool = False


class View(core.View, frozen=True, kw_only=True):
    """A position as somebody sees it."""

    active: int
    turns: int
    step: int  # 1: actions, 2: events, 0: otherwise
    played: int
    figures: list[FigureSeen]
    pieces: list[PieceSeen]
    child: ChildSeen | None
    doors: list[DoorSeen]
    slots: list[SlotSeen]
    tracks: list[TrackSeen]
    action: ActionSeen | None
    reach: list[ReachSeen]  # of the movement being made
    targets: list[int]  # threats in reach of the attack or the recon being made
    target_doors: list[str]
    within: list[str]  # spaces within range of that attack or recon
    event: str | None  # the event card being resolved
    stakes: StakesSeen | None  # of what is being decided, where the question does not say it all
    hand: list[str]
    hand_sizes: list[int]
    decks: list[int]
    discards: list[str]
    owed: list[int]
    plan_deck: int
    plan_top: str | None  # the card on top, where the viewer knows it
    plan_discard: list[str]
    drawn: list[str]  # plan cards that the viewer has drawn
    drawn_count: int
    event_deck: int
    event_back: str | None
    event_discard: list[str]
    event_known: list[TopEvent]
    complications: int  # tokens in the supply
    complications_discard: list[int]
    looked: list[int]  # complication tokens that the viewer looks at
    reserve: int
    defeated: list[str]
    removed: list[str]
    traitor: bool | None  # what the player's loyalty card says; None: none, or not one's own
    hidden: list[int]
    loyal: list[int]
    exposed: int | None
    accused: list[int]
    bounty: str | None
    outcome: str
    ending: int | None
    winners: list[int]
