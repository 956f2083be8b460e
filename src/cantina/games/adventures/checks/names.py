"""What is named must exist: tokens, tracks, spaces, slots and plan cards in effects, conditions and rules."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import Any, NoReturn, get_args, get_type_hints

import msgspec
from msgspec import Meta

from cantina.core.reading import label

from .. import schema
from ..reading import UnplayableError
from ..schema import Condition, Entry, Word

CHILD = "child"
ID = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,39}")
HIGHEST = 99
DEEPEST, MOST_ENTRIES = 24, 3000
STARS = ("nearest", "nearest_child", "farthest_from_start")
SUBJECTS = {  # what stands behind the colon of a rule's `when`
    "setup": None,
    "turn_end": None,
    "event_step_end": None,
    "reveal": "token",
    "defeat": "token",
    "on_space": "space",
    "damage_cap": "token",
    "damage_reached": "token",
}
MAY_ASK = ("setup", "turn_end", "event_step_end", "on_space")  # occasions that may have an `if`
TOKEN_FIELDS = {  # conditions about tokens, with the fields that name them; "" is the value itself
    "token_faceup": ("",),
    "character_with": ("",),
    "character_on_clear": ("",),
    "carried_by_character": ("",),
    "enemy_carries": ("",),
    "defeated": ("",),
    "traitor_carries": ("",),
    "enemies_near": ("token",),
    "carrier_on": ("token",),
    "character_carrying_with": ("carried", "token"),
    "defeated_count": ("token",),
}
SPACE_FIELDS = {
    "child_carrier_on": "",
    "enemy_carrier_on": "",
    "traitor_on": "",
    "all_within": "of",
    "others_within": "of",
    "carrier_on": "space",
}
FOR_BOUNTIES = {
    "defeated_hp_ge",
    "defeated_in_one_turn_ge",
    "event_step_without_event",
    "events_resolved_without_damage",
    "moved_in_one_turn_ge",
    "peeked_total_ge",
}
FOR_SHEETS = {"others_within", "traitor_carries", "traitor_on"}


def wrong(place: str, key: str, /, **arguments: Any) -> NoReturn:
    """Refuse content by the sentence with this key; a field follows the place behind a colon."""
    raise UnplayableError(key, place, **arguments)


class Scope(msgspec.Struct, frozen=True):
    """What entries may name. Without stars and numbers there is no map, and without slots every slot will do."""

    plans: Collection[str]
    tokens: Collection[str] = ()
    tracks: Collection[str] = ()  # those with a size
    counters: Collection[str] = ()  # those that some effect changes
    slots: Collection[str] | None = None
    stars: dict[str, int] | None = None
    numbers: Collection[str] | None = None
    child: bool = True
    conditions: Collection[str] = ()  # words that only this kind of content knows


# --- walking through content ----------------------------------------------------------------------------------------------


def walk(entry: Entry, place: str, depth: int = 0) -> Iterator[tuple[str, Entry]]:
    """An entry and all entries inside it, each with its place in words."""
    if depth > DEEPEST:
        wrong(place, "entries-too-deep", most=DEEPEST)
    yield place, entry
    for field, name in zip(entry.__struct_fields__, entry.__struct_encode_fields__, strict=True):
        value = getattr(entry, field)
        if isinstance(value, Entry):
            yield from walk(value, f"{place}, {label(name, None, value)}", depth + 1)
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, Entry):
                    yield from walk(item, f"{place}, {label(name, index, item)}", depth + 1)


def changed_tracks(entries: Iterable[tuple[str, Entry]]) -> set[str]:
    """The tracks that effects change."""
    return {entry.id for _, entry in entries if isinstance(entry, schema.TrackChange)}


def once(place: str, what: str, ids: Iterable[str]) -> None:
    """No id stands twice."""
    for id_, count in Counter(ids).items():
        if count > 1:
            wrong(place, "stands-often", what=what, value=repr(id_), count=count)


def check_names(entries: Iterable[tuple[str, Entry]], scope: Scope) -> None:
    """Bounds, ids, and every token, track, space, slot and plan card that the entries name."""
    entries = list(entries)
    if len(entries) > MOST_ENTRIES:
        wrong(entries[0][0], "too-many-entries", count=len(entries), most=MOST_ENTRIES)
    inside_each = {
        id(inner) for _, entry in entries if isinstance(entry, schema.Each) for word in entry.do for _, inner in walk(word, "")
    }
    for place, entry in entries:
        check_bounds(place, entry)
        if isinstance(entry, Condition):
            _check_condition(place, entry, scope)
        elif isinstance(entry, schema.Rule):
            _check_rule(place, entry, scope)
        elif isinstance(entry, Word):
            if getattr(entry, "who", None) == "it" and id(entry) not in inside_each:
                wrong(f"{place}: who", "it-inside-each")
            _check_word(place, entry, scope)


# --- bounds ---------------------------------------------------------------------------------------------------------------


@cache
def _least(kind: type[Entry]) -> dict[str, int]:
    """The lower bounds of a kind's numbers by field."""

    def bounds(hint: Any) -> Iterator[int]:
        for part in getattr(hint, "__metadata__", ()):
            if isinstance(part, Meta) and part.extra:
                yield part.extra["least"]
        for part in get_args(hint):
            if not (isinstance(part, type) and issubclass(part, Entry)):
                yield from bounds(part)

    hints = get_type_hints(kind, vars(schema), include_extras=True)
    return {name: found[0] for name, hint in hints.items() if (found := list(bounds(hint)))}


def check_bounds(place: str, entry: Entry) -> None:
    """Numbers within their bounds, and ids that are words."""
    names = dict(zip(entry.__struct_fields__, entry.__struct_encode_fields__, strict=True))
    for field, least in _least(type(entry)).items():
        value = getattr(entry, field)
        numbers = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else (value,)
        for number in numbers:
            if isinstance(number, int) and not least <= number <= HIGHEST:
                key, bound = ("at-least", least) if number < least else ("at-most", HIGHEST)
                wrong(place, key, key=names[field], number=bound)
    if isinstance(id_ := getattr(entry, "id", None), str) and (id_ or not isinstance(entry, schema.GuideCard)):
        check_id(place, id_)


def check_id(place: str, id_: str) -> None:
    """An id is a bare word, so that it can stand in the text of an action."""
    if not ID.fullmatch(id_):
        wrong(place, "no-id", value=repr(id_))


# --- effects --------------------------------------------------------------------------------------------------------------


def _check_word(place: str, word: Word, scope: Scope) -> None:
    match word:
        case schema.TakePlan(name=name):
            if name != "choose" and name not in scope.plans:
                wrong(f"{place}: name", "no-plan-card", value=repr(name))
        case schema.UnlockDoor(at=at):
            if not re.fullmatch(r"adjacent|anywhere|within:\d{1,2}", at):
                wrong(f"{place}: at", "unknown-value", value=repr(at), takes="adjacent, anywhere, within:N")
        case schema.Complicate(slot=slot) | schema.Clear(slot=slot):
            if slot not in ("lowest", "highest", "choose"):
                _check_slot(place, slot, scope)
        case schema.Boost(slot=slot) if slot is not None:
            _check_slot(place, slot, scope)
        case schema.EnemyMove() | schema.EnemyAttack():
            _check_enemies(place, word, scope)
        case schema.Spawn(where=where):
            check_space(place, "where", where, scope)
        case schema.Carry(token=token):
            check_token(place, "token", token, scope)
        case schema.Place(token=token, space=space):
            check_token(place, "token", token, scope)
            check_space(place, "space", space, scope)
        case schema.Remove(token=token):
            check_token(place, "token", token, scope, child=False)
        case schema.Choose(options=options):
            if len(options) < 2:
                wrong(f"{place}: options", "choice-of-two")
            once(place, "option", (option.id for option in options))


def _check_enemies(place: str, word: schema.EnemyMove | schema.EnemyAttack, scope: Scope) -> None:
    if bool(word.class_) == (word.token is not None):
        wrong(place, "either", one="class", other="token")
    if word.token is not None:
        check_token(place, "token", word.token, scope, child=False)
    if isinstance(word, schema.EnemyMove) and word.toward is not None:
        if ":" in word.toward or word.toward in ("here", "your_space", "start"):
            check_space(place, "toward", word.toward, scope)
        else:
            check_token(place, "toward", word.toward, scope)


def _check_slot(place: str, slot: str, scope: Scope) -> None:
    if scope.slots is not None and slot not in scope.slots:
        wrong(f"{place}: slot", "no-slot", value=repr(slot), takes=", ".join(scope.slots))


def check_token(place: str, field: str, token: str, scope: Scope, *, child: bool = True) -> None:
    """A token's id, or the child's where that can be meant."""
    if token == CHILD and child:
        if not scope.child:
            wrong(f"{place}: {field}", "no-child")
    elif token not in scope.tokens:
        wrong(f"{place}: {field}", "no-token", value=repr(token))


def check_space(place: str, field: str, reference: str, scope: Scope) -> None:
    """A reference to a space."""
    kind, colon, rest = reference.partition(":")
    if reference in ("here", "your_space", "start") or (kind == "star" and rest in STARS):
        return
    if kind == "token" and colon:
        check_token(place, field, rest, scope)
        return
    if kind not in ("num", "star") or not colon:
        known = "here, your_space, start, num:N, token:ID, star:COLOUR, star:K, " + ", ".join(f"star:{star}" for star in STARS)
        wrong(f"{place}: {field}", "no-space", value=repr(reference), takes=known)
    if scope.stars is None or scope.numbers is None:
        wrong(f"{place}: {field}", "matter-of-map", value=repr(reference))
    stars = sum(scope.stars.values())
    if kind == "num" and rest not in scope.numbers:
        wrong(f"{place}: {field}", "no-numbered-space", value=rest)
    if kind == "star" and rest.isdecimal() and not 1 <= int(rest) <= stars:
        wrong(f"{place}: {field}", "no-star-number", value=rest, count=stars)
    if kind == "star" and not rest.isdecimal() and rest not in scope.stars:
        wrong(f"{place}: {field}", "no-star-colour", key=rest, takes=", ".join(scope.stars) or "-")


# --- conditions and rules -------------------------------------------------------------------------------------------------


def _check_condition(place: str, condition: Condition, scope: Scope) -> None:
    word, value = condition.word, condition.value
    if word in FOR_BOUNTIES | FOR_SHEETS and word not in scope.conditions:
        wrong(place, "only-for-bounty" if word in FOR_BOUNTIES else "only-for-sheet", key=word)
    for field in TOKEN_FIELDS.get(word, ()):
        check_token(place, f"{word}.{field}" if field else word, getattr(value, field) if field else value, scope)
    if word in SPACE_FIELDS:
        field = SPACE_FIELDS[word]
        check_space(place, f"{word}.{field}" if field else word, getattr(value, field) if field else value, scope)
    if word in ("child_carrier_on", "enemy_carrier_on"):
        check_token(place, word, CHILD, scope)
    if word in ("track_ge", "track_in") and value.id not in {*scope.tracks, *scope.counters}:
        wrong(f"{place}: {word}", "unchanged-track", value=repr(value.id))
    if word == "track_full" and value not in scope.tracks:
        wrong(f"{place}: track_full", "no-sized-track", value=repr(value))
    if word in ("all", "any") and not value:
        wrong(place, "one-condition-at-least", key=word)


def _check_rule(place: str, rule: schema.Rule, scope: Scope) -> None:
    hook, subject = rule.hook, rule.subject
    if hook not in SUBJECTS:
        wrong(f"{place}: when", "no-occasion", value=repr(hook), takes=", ".join(SUBJECTS))
    kind = SUBJECTS[hook]
    if (kind is None) != (":" not in rule.when):
        wrong(f"{place}: when", f"{kind or 'nothing'}-behind-it", key=hook)
    if kind == "token":
        check_token(place, "when", subject, scope, child=False)
    if kind == "space":
        check_space(place, "when", subject, scope)
    if (rule.n is not None) != (hook in ("damage_cap", "damage_reached")) or (hook == "damage_cap" and rule.n == "half"):
        wrong(f"{place}: n", "number-of-occasion")
    if rule.if_ is not None and hook not in MAY_ASK:
        wrong(f"{place}: if", "only-for", takes=", ".join(MAY_ASK))
    if bool(rule.effects) == (hook == "damage_cap"):
        wrong(f"{place}: effects", "effects-of-occasion")
    if hook == "on_space" and not all(isinstance(word, schema.Boost) for word in rule.effects):
        wrong(f"{place}: effects", "takes-only", key="on_space", takes="boost")
