"""Conditions: what a goal, an effect or a bounty may ask for."""

from collections.abc import Iterator
from typing import Any, Literal

from .terms import Amount, Distance, Entry, Id, Selector, SpaceRef


class CountAtLeast(Entry, frozen=True):
    """At least `n` threats are selected."""

    sel: Selector
    n: Amount


class EnemiesNear(Entry, frozen=True):
    """At most `max` enemies are within that range of the token."""

    token: Id
    within: Distance
    max: Distance


class Within(Entry, frozen=True):
    """Every character is within range `n` of the space."""

    of: SpaceRef
    n: Distance


class OthersWithin(Entry, frozen=True):
    """At most `max` characters other than the traitor's are within range `n` of the space."""

    of: SpaceRef
    n: Distance
    max: Distance


class CarrierOn(Entry, frozen=True):
    """A character carries the token on the space."""

    token: Id
    space: SpaceRef


class CarryingWith(Entry, frozen=True):
    """A character carrying one token shares a space with another."""

    carried: Id
    token: Id


class DefeatedCount(Entry, frozen=True):
    """`n` copies of the token are defeated."""

    token: Id
    n: Amount


class TrackAtLeast(Entry, frozen=True):
    """The track stands at `n` or more."""

    id: Id
    n: Amount


class TrackIn(Entry, frozen=True):
    """The track stands at one of the values."""

    id: Id
    values: tuple[Distance, ...]


class Condition(Entry, frozen=True):
    """Exactly one word and what it asks for, as in `{ track_ge = { id = "alert", n = 3 } }`."""

    strength_ge: Amount | None = None
    six_plus: bool | None = None
    target_range: Distance | None = None
    target_damaged: bool | None = None
    ally_near_target: Distance | None = None
    enemy_here: bool | None = None
    peeked: Literal["enemy", "feature"] | None = None
    count_ge: CountAtLeast | None = None

    token_faceup: Id | None = None
    character_with: Id | None = None
    enemies_near: EnemiesNear | None = None
    character_on_clear: Id | None = None
    all_within: Within | None = None
    others_within: OthersWithin | None = None
    carried_by_character: Id | None = None
    carrier_on: CarrierOn | None = None
    child_carrier_on: SpaceRef | None = None
    character_carrying_with: CarryingWith | None = None
    enemy_carries: Id | None = None
    enemy_carrier_on: SpaceRef | None = None
    defeated: Id | None = None
    defeated_count: DefeatedCount | None = None
    character_defeated: bool | None = None

    track_ge: TrackAtLeast | None = None
    track_in: TrackIn | None = None
    track_full: Id | None = None
    events_resolved_ge: Amount | None = None

    defeated_hp_ge: Amount | None = None
    defeated_in_one_turn_ge: Amount | None = None
    event_step_without_event: Amount | None = None
    events_resolved_without_damage: Amount | None = None
    moved_in_one_turn_ge: Amount | None = None
    peeked_total_ge: Amount | None = None

    traitor_carries: Id | None = None
    traitor_on: SpaceRef | None = None

    all: "tuple[Condition, ...] | None" = None
    any: "tuple[Condition, ...] | None" = None
    not_: "Condition | None" = None

    def __post_init__(self) -> None:
        said = [name for name, _ in self._said()]
        if len(said) != 1:
            raise ValueError(f"one-condition: {', '.join(said) or '-'}")

    def _said(self) -> Iterator[tuple[str, Any]]:
        for field, name in zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True):
            if (value := getattr(self, field)) is not None:
                yield name, value

    @property
    def word(self) -> str:
        """The word of this condition as a file spells it: `track_ge`, `not`."""
        return next(name for name, _ in self._said())

    @property
    def value(self) -> Any:
        """What the word asks for."""
        return next(value for _, value in self._said())
