"""What is named must exist: tokens, tracks, spaces, slots and plan cards in effects, conditions and rules."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any, NoReturn

import msgspec

from cantina.core.reading import label

from ...conditions import QUESTIONS, Condition, scalar
from ...effects.boost import Boost
from ...effects.each import Each
from ...effects.track import TrackChange
from ...language.terms import Entry, Flaw, said, space_said
from ...language.words import Word
from .. import schema
from ..reading import UnplayableError

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
FOR_BOUNTIES = {word for word, kind in QUESTIONS.items() if kind.only_for == "bounty"}
FOR_SHEETS = {word for word, kind in QUESTIONS.items() if kind.only_for == "sheet"}


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
    return {entry.id for _, entry in entries if isinstance(entry, TrackChange)}


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
        id(inner) for _, entry in entries if isinstance(entry, Each) for word in entry.do for _, inner in walk(word, "")
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


def check_bounds(place: str, entry: Entry) -> None:
    """Numbers within their bounds, and ids that are words."""
    names = dict(zip(entry.__struct_fields__, entry.__struct_encode_fields__, strict=True))
    for field, least in said(type(entry), "least").items():
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
    _check_flaw(place, word.flaw())
    for field, names in said(type(word), "names").items():
        _check_named(place, field.rstrip("_"), names, getattr(word, field), scope)


def _check_flaw(place: str, flaw: Flaw | None) -> None:
    if flaw is not None:
        wrong(f"{place}: {flaw.field}" if flaw.field else place, flaw.key, **flaw.arguments)


def _check_named(place: str, field: str, names: str, value: str | None, scope: Scope) -> None:
    """A name by what the type of its field says it is of."""
    match names:
        case _ if value is None:
            return
        case "token" | "only-token":
            check_token(place, field, value, scope, child=names == "token")
        case "space":
            check_space(place, field, value, scope)
        case "target" if space_said(value) == value:
            check_space(place, field, value, scope)
        case "target":
            check_token(place, field, value, scope)
        case "slot":
            _check_slot(place, value, scope)
        case "plan" if value != "choose" and value not in scope.plans:
            wrong(f"{place}: {field}", "no-plan-card", value=repr(value))
        case "track" if value not in {*scope.tracks, *scope.counters}:
            wrong(f"{place}: {field}", "unchanged-track", value=repr(value))
        case "sized-track" if value not in scope.tracks:
            wrong(f"{place}: {field}", "no-sized-track", value=repr(value))


def _check_slot(place: str, slot: str, scope: Scope) -> None:
    if slot not in ("lowest", "highest", "choose") and scope.slots is not None and slot not in scope.slots:
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
    word, question = condition.word, condition.question
    if question.only_for and word not in scope.conditions:
        wrong(place, f"only-for-{question.only_for}", key=word)
    for field, names in said(type(question), "names").items():
        short = scalar(type(question)) or names == "track"
        _check_named(place, word if short else f"{word}.{field}", names, getattr(question, field), scope)
    if question.of_child:
        check_token(place, word, CHILD, scope)
    _check_flaw(place, question.flaw())


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
    if hook == "on_space" and not all(isinstance(word, Boost) for word in rule.effects):
        wrong(f"{place}: effects", "takes-only", key="on_space", takes="boost")
