"""The language of effects compiled: effects, conditions, selectors and references to spaces become tuples of numbers.

A list of effects becomes a program: a tuple of `(word, arguments...)`, where a nested list is the number of another program.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import schema
from .codes import ALL, CHILD, CHOOSE, CLASSES, FAR, HIGHEST, IGNORED, LOWEST, NONE

if TYPE_CHECKING:
    from .match import Tables

Program = tuple[tuple[Any, ...], ...]
Condition = tuple[Any, ...]
SpaceRef = tuple[Any, ...]


class Selection(NamedTuple):
    """A compiled selector of threats."""

    kind: str
    classes: int  # mask; 0: any
    within: int
    anchor: str
    at: str | None
    most: int
    nearest: bool
    not_target: bool
    up_to: bool


def program_of(tables: "Tables", effects: Iterable[schema.Effect]) -> int:
    """The number of the program that a list of effects became."""
    words = []
    changes: dict[str, int] = {}  # words before a free action change that action
    effects = list(effects)
    for place, word in enumerate(effects):
        if isinstance(word, schema.PlanMod) and any(isinstance(later, schema.FreeAction) for later in effects[place:]):
            changes["keep"] = word.keep
        else:
            words.append(_word(tables, word, changes))
    tables.programs.append(tuple(words))
    return len(tables.programs) - 1


def _word(tables: "Tables", word: schema.Effect, changes: dict[str, int]) -> tuple[Any, ...]:
    match word:
        case schema.Boost():
            if word.if_ is None:
                return ("boost", word.n, NONE)
            tables.conditions.append(condition_of(tables, word.if_))
            return ("boost", word.n, len(tables.conditions) - 1)
        case schema.Reach():
            return ("reach", word.n, word.min)
        case schema.Split():
            return ("split", word.targets)
        case schema.Ignore():
            return ("ignore", _mask(word.what))
        case schema.ReconMod():
            return ("recon_mod", word.peeks, word.pushes, word.steps)
        case schema.PlanMod():
            return ("plan_mod", word.keep)
        case schema.Damage():
            return ("damage", _selection(word.sel), word.n)
        case schema.Push():
            return ("push", _selection(word.sel), word.n, word.dir, word.up_to)
        case schema.Peek():
            return ("peek", _selection(word.sel))
        case schema.Reveal():
            return ("reveal", _selection(word.sel))
        case schema.Stun():
            return ("stun", _selection(word.sel))
        case schema.Move():
            together = word.from_ == "start_of_move"
            return ("move", word.who, _within(word.within), word.from_, word.n, _mask(word.ignore), together)
        case schema.Hurt():
            return ("hurt", word.who, _within(word.within), word.from_, word.n, word.preventable)
        case schema.Heal():
            return ("heal", word.who, _within(word.within), word.from_, word.n)
        case schema.Ward():
            return ("ward", word.who, _within(word.within), word.from_, word.n)
        case schema.Prevent():
            return ("prevent", word.n)
        case schema.Carry():
            return ("carry", _token(tables, word.token), word.within)
        case schema.UseFeature():
            return ("use_feature", word.within)
        case schema.Draw():
            return ("draw", word.who, FAR, "you", word.n)
        case schema.Discard():
            return ("discard", word.who, FAR, "you", word.n, word.from_)
        case schema.Recover():
            return ("recover", word.n, word.max_strength or FAR)
        case schema.TakePlan():
            plan = NONE if word.name == "choose" else _plan(tables, word.name)
            return ("take_plan", plan, word.from_ == "discard_or_deck")
        case schema.FreeAction():
            slot = NONE if word.slot == "choose" else tables.slot_index.get(word.slot, FAR)
            return ("free_action", word.who, _within(word.within), word.from_, slot, word.n, changes.get("keep", 0))
        case schema.ExtraAction():
            return ("extra_action", word.n)
        case schema.Scry():
            return ("scry", word.n, word.mode)
        case schema.Complicate():
            return ("complicate", _slot(tables, word.slot), word.n)
        case schema.Clear():
            return ("clear", _slot(tables, word.slot), word.what == "any", word.n)
        case schema.EnemyMove():
            toward = _toward(tables, word.toward) if word.toward else None
            return (
                "enemy_move",
                _classes(word.class_),
                _some_token(tables, word.token),
                _count(word.count),
                word.n,
                toward,
            )
        case schema.EnemyAttack():
            return ("enemy_attack", _classes(word.class_), _some_token(tables, word.token), _count(word.count), word.range)
        case schema.Spawn():
            return ("spawn", space_of(tables, word.where), word.n)
        case schema.Event():
            return ("event", word.n)
        case schema.CrisisNow():
            return ("crisis",)
        case schema.Flee():
            return ("flee",)
        case schema.TrackChange():
            return ("track", NONE if word.id in tables.absent_tracks else tables.track(word.id), word.n)
        case schema.UnlockDoor():
            within = {"adjacent": NONE, "anywhere": FAR}.get(word.at)
            return ("door", int(word.at.partition(":")[2]) if within is None else within)
        case schema.Place():
            return ("place", _token(tables, word.token), space_of(tables, word.space))
        case schema.Remove():
            return ("remove", _token(tables, word.token))
        case schema.If():
            return ("if", condition_of(tables, word.cond), program_of(tables, word.then), program_of(tables, word.else_))
        case schema.Choose():
            return ("choose", tuple((option.id, option.needs, program_of(tables, option.effects)) for option in word.options))
        case schema.Pay():
            return ("pay", program_of(tables, word.cost), program_of(tables, word.then))
        case schema.Each():
            return ("each", word.who, _within(word.within), word.from_, program_of(tables, word.do))


def _selection(selector: schema.Selector) -> Selection:
    """A compiled selector."""
    return Selection(
        selector.kind,
        _classes(selector.class_),
        _within(selector.within),
        selector.from_,
        selector.at,
        _count(selector.count),
        selector.pick == "nearest",
        selector.not_target,
        selector.up_to,
    )


def condition_of(tables: "Tables", condition: schema.Condition) -> Condition:
    """A compiled condition: its word and the numbers behind it."""
    word, value = condition.word, condition.value
    match word:
        case "all" | "any":
            return (word, tuple(condition_of(tables, part) for part in value))
        case "not":
            return (word, condition_of(tables, value))
        case "count_ge":
            return (word, _selection(value.sel), value.n)
        case "enemies_near":
            return (word, _token(tables, value.token), value.within, value.max)
        case "all_within":
            return (word, space_of(tables, value.of), value.n)
        case "others_within":
            return (word, space_of(tables, value.of), value.n, value.max)
        case "carrier_on":
            return (word, _token(tables, value.token), space_of(tables, value.space))
        case "character_carrying_with":
            return (word, _token(tables, value.carried), _token(tables, value.token))
        case "defeated_count":
            return (word, _token(tables, value.token), value.n)
        case "track_ge":
            return (word, tables.track(value.id), value.n)
        case "track_in":
            return (word, tables.track(value.id), value.values)
        case "track_full":
            return (word, tables.track(value))
        case "child_carrier_on" | "enemy_carrier_on" | "traitor_on":
            return (word, space_of(tables, value))
        case (
            "token_faceup"
            | "character_with"
            | "character_on_clear"
            | "carried_by_character"
            | "enemy_carries"
            | "defeated"
            | "traitor_carries"
        ):
            return (word, _token(tables, value))
    return (word, value)


def space_of(tables: "Tables", reference: str) -> SpaceRef:
    """A compiled reference to a space: `("space", n)` or how to find it."""
    kind, _, rest = reference.partition(":")
    if kind == "start":
        return ("space", tables.start)
    if kind == "num":
        return ("space", tables.numbers.get(int(rest), NONE))
    if kind == "token":
        return ("token", _token(tables, rest))
    if kind == "star" and rest.isdigit():
        return ("space", tables.star_spaces[int(rest) - 1]) if int(rest) <= len(tables.stars) else ("space", NONE)
    if kind == "star" and rest not in ("nearest", "nearest_child", "farthest_from_start"):
        return ("stars", tuple(space for space, colour in tables.stars if colour == rest))
    return (f"star:{rest}" if kind == "star" else kind,)


def _toward(tables: "Tables", reference: str) -> SpaceRef:
    """Where enemies go: a space, or a token by its id."""
    if ":" in reference or reference in ("here", "your_space", "start"):
        return space_of(tables, reference)
    return ("token", _token(tables, reference))


def _token(tables: "Tables", id_: str) -> int:
    """A kind of token; CHILD for the child, NONE for one that this match lacks."""
    return CHILD if id_ == "child" else tables.token_index.get(id_, NONE)


def _some_token(tables: "Tables", id_: str | None) -> int:
    return NONE if id_ is None else tables.token_index.get(id_, FAR)


def _slot(tables: "Tables", slot: str) -> int:
    """A slot, or how to find it; NONE for one that this map lacks."""
    return {"lowest": LOWEST, "highest": HIGHEST, "choose": CHOOSE}.get(slot, tables.slot_index.get(slot, NONE))


def _plan(tables: "Tables", id_: str) -> int:
    return next(index for index, card in enumerate(tables.setup.plans.plan) if card.id == id_)


def _classes(classes: Iterable[str]) -> int:
    return sum(1 << CLASSES.index(name) for name in classes)


def _within(within: int | None) -> int:
    return FAR if within is None else within


def _count(count: int | str) -> int:
    return ALL if isinstance(count, str) else count


def _mask(names: Iterable[str]) -> int:
    return sum(IGNORED[name] for name in names)
