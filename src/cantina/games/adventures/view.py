"""Views of Adventures, and their making from a position: what a seat or a spectator may see."""

from typing import Literal

import msgspec

from cantina.core import game as core
from cantina.core.game import Prompt

from .actions import Attack, Peek, Ram, Shift, Strike, Unlock
from .effects.discard import HAND, Discarding
from .kernel.attacking import Attack as Attacking
from .kernel.decks import plan_cards
from .kernel.harm import Hurt
from .kernel.record import BETRAYED, LOST, RUNNING, WON, Record
from .kernel.scouting import Recon
from .kernel.specials import usable
from .kernel.stack import Engine, bits
from .kernel.tables.codes import ABILITIES, BACKS, CLASSES, FAR, NONE, SHAPES
from .kernel.tables.match import Tables
from .kernel.traitor import Accusation
from .kernel.trouble import FULL, OVERFULL, Card, Trouble
from .kernel.walking import Walk, reach

HARMS: tuple[Literal["effect", "attack", "guard", "hook"], ...] = ("effect", "attack", "guard", "hook")  # by their causes
OUTCOMES = {RUNNING: "running", WON: "won", LOST: "lost", BETRAYED: "betrayed"}


class FigureSeen(msgspec.Struct, frozen=True, gc=False):
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


class PieceSeen(msgspec.Struct, frozen=True, gc=False):
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


class ChildSeen(msgspec.Struct, frozen=True, gc=False):
    """Where the child is, and who carries it."""

    space: str
    figure: str | None
    piece: int | None


class DoorSeen(msgspec.Struct, frozen=True, gc=False):
    """A door: open, or with some damage."""

    door: str
    open: bool
    damage: int
    health: int | None


class SlotSeen(msgspec.Struct, frozen=True, gc=False):
    """An action slot: what lies there, how strong it is, whether a card was played under it this turn, and what it brings.

    `brings` at the end of the turn: nothing, near (one more would bring an event), an event, or a crisis and an event.
    """

    slot: str
    cards: list[str]
    tokens: list[int]
    strength: int
    used: bool
    brings: Literal["nothing", "near", "event", "crisis"]


class TrackSeen(msgspec.Struct, frozen=True, gc=False):
    """A track of the mission; `size` None: it has no end."""

    track: str
    value: int
    size: int | None


class ActionSeen(msgspec.Struct, frozen=True, gc=False):
    """The action being carried out: who, under which slot, by which card (None: a free one), how strong, spaces left."""

    figure: str
    slot: str
    card: str | None
    strength: int
    left: int | None


class ReachSeen(msgspec.Struct, frozen=True, gc=False):
    """A space that the movement being made can come to: by which spaces, and whether a threat would end it there."""

    space: str
    way: list[str]
    stops: bool


class TopEvent(msgspec.Struct, frozen=True, gc=False):
    """An event card in the deck that the viewer has looked at, by its place from the top."""

    place: int
    event: str


class StakesSeen(msgspec.Struct, frozen=True, gc=False):
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


# ---- making -----------------------------------------------------------------------------------------------------------


def winners(at: Record, tables: Tables) -> list[int]:
    """The seats that have won: all, the loyal ones, or the traitor."""
    if at.outcome == WON:
        return [seat for seat in range(tables.seats) if seat != at.traitor]
    return [at.traitor] if at.outcome == BETRAYED else []


def make_view(at: Record, tables: Tables, seat: int | None, prompt: Prompt) -> View:
    """The position as a seat sees it; None is a spectator."""
    engine = Engine(at, tables)
    mask = 0 if seat is None else 1 << seat
    mine = seat is not None
    shares = [0] if tables.shared else range(tables.seats)
    aims = _aims(engine)
    return View(
        seat=seat,
        turn=at.asked,
        prompt=prompt,
        active=at.active,
        turns=at.turns,
        step=at.acting,
        played=at.played,
        figures=[_figure(engine, figure) for figure in range(len(tables.figures))],
        pieces=[
            _piece(engine, piece, mask)
            for piece, space in enumerate(at.piece_space)
            if space != NONE or at.piece_carrier[piece] != NONE
        ],
        child=_child(engine),
        doors=[
            DoorSeen(door.id, bool(at.doors >> place & 1), at.door_damage[place], door.health if door.health < FAR else None)
            for place, door in enumerate(tables.doors)
        ],
        slots=[_slot(engine, slot) for slot in range(len(tables.slots))],
        tracks=[
            TrackSeen(track, at.tracks[place], tables.track_size[place] if tables.track_size[place] < FAR else None)
            for place, track in enumerate(tables.tracks)
        ],
        action=_action(engine),
        reach=_reach(engine),
        targets=sorted({action.piece for action in aims if not isinstance(action, Ram | Unlock)}),
        target_doors=[action.door for action in aims if isinstance(action, Ram | Unlock)],
        within=_within(engine),
        event=_event(engine),
        stakes=_stakes(engine),
        hand=[tables.cards[card] for card in at.hands[seat]] if mine and seat is not None else [],
        hand_sizes=[len(hand) for hand in at.hands],
        decks=[sum([at.undrawn[card] for card in tables.deck_cards[deck]]) for deck in shares],
        discards=_counted(tables.cards, at.discarded),
        owed=list(at.owed),
        plan_deck=plan_cards(engine),
        plan_top=tables.plans[at.plan_top[-1]] if at.plan_top and at.plan_seen[-1] & mask else None,
        plan_discard=_counted(tables.plans, at.plan_discard),
        drawn=[tables.plans[card] for card in at.drawn] if mine and at.drawer == seat else [],
        drawn_count=len(at.drawn),
        event_deck=len(at.event_deck),
        event_back=BACKS[at.event_backs[0]] if at.event_deck and at.event_backs[0] != NONE else None,
        event_discard=[tables.events[card] for card in at.event_discard],
        event_known=[
            TopEvent(place, tables.events[card])
            for place, card in enumerate(at.event_deck)
            if card != NONE and at.event_seen[place] & mask
        ],
        complications=sum(at.supply),
        complications_discard=[value for value, count in enumerate(at.spent) for _ in range(count)],
        looked=list(at.looked) if mine and at.drawer == seat else [],
        reserve=sum(at.reserve),
        defeated=_counted(tables.tokens, at.defeated),
        removed=_counted(tables.tokens, at.removed),
        traitor=at.traitor == seat if mine and at.hidden & mask else None,
        hidden=list(bits(at.hidden)),
        loyal=list(bits(at.loyal)),
        exposed=at.exposed if at.exposed != NONE else None,
        accused=list(bits(at.accused)),
        bounty=tables.bounty_ids[at.bounty] if at.bounty != NONE else None,
        outcome=OUTCOMES[at.outcome],
        ending=at.ending if at.ending != NONE else None,
        winners=winners(at, tables),
    )


def _counted(names: list[str], counts: list[int]) -> list[str]:
    return [name for name, count in zip(names, counts, strict=True) if count for _ in range(count)]


def _figure(engine: Engine, figure: int) -> FigureSeen:
    at, tables = engine.at, engine.tables
    seats = tables.seats
    carried = [engine.token_name(piece) for piece, carrier in enumerate(at.piece_carrier) if carrier == figure]
    return FigureSeen(
        tables.figures[figure],
        tables.owner[figure] if tables.owner[figure] != NONE else None,
        tables.spaces[at.figure_space[figure]] if at.figure_space[figure] != NONE else None,
        at.figure_damage[figure],
        tables.health[figure],
        [tables.plans[plan] for plan in bits(at.figure_plans[figure])],
        tables.gear_ids[at.figure_gear[figure]] if at.figure_gear[figure] != NONE else None,
        sum(at.wards[figure * seats : (figure + 1) * seats]),
        [*(["child"] if at.child_figure == figure else []), *carried],
    )


def _piece(engine: Engine, piece: int, mask: int) -> PieceSeen:
    at, tables = engine.at, engine.tables
    kind, up = at.piece_kind[piece], bool(at.piece_up[piece])
    known = kind != NONE and (up or bool(at.piece_known[piece] & mask))
    enemy = known and tables.token_enemy[kind]
    space, carrier = at.piece_space[piece], at.piece_carrier[piece]
    return PieceSeen(
        piece=piece,
        shape=SHAPES[at.piece_shape[piece]],
        space=tables.spaces[space] if space != NONE else None,
        up=up,
        token=tables.tokens[kind] if known else None,
        enemy=enemy,
        enemy_class=CLASSES[tables.token_class[kind]] if enemy else None,
        ability=ABILITIES[tables.token_ability[kind]] if known and tables.token_ability[kind] != NONE else None,
        health=tables.token_health[kind] if enemy else 0,
        damage=at.piece_damage[piece],
        stunned=at.piece_stun[piece] != NONE,
        carrier=tables.figures[carrier] if carrier != NONE else None,
        usable=up and at.acting == 1 and not enemy and _usable(engine, piece),
        seen_by=list(bits(at.piece_known[piece])) if at.piece_known[piece] else [],
    )


def _usable(engine: Engine, piece: int) -> bool:
    """Whether a figure of the active player's stands by a token that does something for it."""
    at = engine.at
    here = [figure for figure in engine.your_figures() if at.figure_space[figure] == at.piece_space[piece]]
    return any(usable(engine, piece, figure) for figure in here)


def _child(engine: Engine) -> ChildSeen | None:
    at = engine.at
    space = engine.child_at()
    if space == NONE:
        return None
    figure = engine.figure_name(at.child_figure) if at.child_figure != NONE else None
    return ChildSeen(engine.space_name(space), figure, at.child_piece if at.child_piece != NONE else None)


def _slot(engine: Engine, slot: int) -> SlotSeen:
    at, tables = engine.at, engine.tables
    cards = [tables.cards[card] for card in at.slot_cards[slot]]
    tokens = [value or tables.substitute for value in at.slot_tokens[slot]]
    strength = engine.strength(slot)
    return SlotSeen(tables.slots[slot], cards, tokens, strength, bool(at.used_slots >> slot & 1), _brings(strength))


def _brings(strength: int) -> Literal["nothing", "near", "event", "crisis"]:
    """What a slot of this strength brings in the event step."""
    if strength >= OVERFULL:
        return "crisis"
    if strength >= FULL:
        return "event"
    return "near" if strength == FULL - 1 else "nothing"


def _action(engine: Engine) -> ActionSeen | None:
    action = engine.action()
    if action is None:
        return None
    tables = engine.tables
    walk = next((frame for frame in reversed(engine.at.stack) if isinstance(frame, Walk)), None)
    card = action.card
    return ActionSeen(
        tables.figures[action.figure],
        tables.slots[action.slot],
        tables.cards[card] if card != NONE else None,
        action.strength,
        walk.left if walk else None,
    )


def _event(engine: Engine) -> str | None:
    """The event card being resolved."""
    at, names = engine.at, engine.tables.events
    return next((names[card.event] for card in reversed(at.stack) if isinstance(card, Card) and card.event != NONE), None)


def _stakes(engine: Engine) -> StakesSeen | None:
    """What is at stake in the question that is asked; all of it lies open on the table."""
    at, tables = engine.at, engine.tables
    if at.over or at.asked < 0:
        return None
    frame = at.stack[-1]
    match frame:
        case Hurt():
            return _harm(engine, frame)
        case Discarding():
            accusing = any(isinstance(other, Accusation) for other in at.stack)
            kind: Literal["skills", "plans"] = "skills" if frame.pile == HAND else "plans"
            figure = engine.figure_name(frame.figure) if kind == "plans" else None
            by = None if accusing else _event(engine) or _card(engine)
            return StakesSeen(kind, frame.count, figure, "accusation" if accusing else "effect", by)
        case Trouble():
            return StakesSeen("event", engine.strength(frame.slot), by=tables.slots[frame.slot])
    return None


def _harm(engine: Engine, frame: Hurt) -> StakesSeen:
    """Damage that is about to be suffered, or the attack that it came of."""
    at = engine.at
    figure, points, attacker = frame.figure, frame.points, frame.attacker
    by = engine.token_name(attacker) if attacker != NONE else _event(engine) or _card(engine)
    cause = HARMS[frame.cause]
    name = engine.figure_name(figure)
    if frame.asks() == "pay-back":
        return StakesSeen("attacked", points, name, "attack", by)
    falls = at.figure_damage[figure] + points >= engine.tables.health[figure]
    flees = at.child_figure == figure and not falls
    return StakesSeen("damage", points, name, cause, by if cause in ("attack", "effect") else None, falls, flees)


def _card(engine: Engine) -> str | None:
    """The skill card whose action is being carried out."""
    action = _action(engine)
    return action.card if action else None


def _reach(engine: Engine) -> list[ReachSeen]:
    at, names = engine.at, engine.tables.spaces
    if at.over or at.asked < 0 or not isinstance(walk := at.stack[-1], Walk):
        return []
    return [ReachSeen(names[found.space], [names[space] for space in found.way], found.stops) for found in reach(engine, walk)]


def _within(engine: Engine) -> list[str]:
    """Spaces within range of the attack or the recon being made."""
    at, names = engine.at, engine.tables.spaces
    if at.over or at.asked < 0 or not isinstance(frame := at.stack[-1], Attacking | Recon):
        return []
    doing = engine.doing(frame.action)
    near, far = (frame.nearest, frame.reach) if isinstance(frame, Attacking) else (0, doing.strength)
    ranges = engine.ground.reach[at.figure_space[doing.figure]]
    return [names[space] for space, steps in enumerate(ranges) if near <= steps <= far]


def _aims(engine: Engine) -> list[Attack | Strike | Peek | Shift | Ram | Unlock]:
    """What an attack or a recon that is being made may be about; anybody can see that on the map."""
    at = engine.at
    if at.over or at.asked < 0 or not isinstance(frame := at.stack[-1], Attacking | Recon):
        return []
    offered = frame.offers(engine)
    return [action for action in offered if isinstance(action, Attack | Strike | Peek | Shift | Ram | Unlock)]


def prompt_of(at: Record) -> Prompt:
    """What is being decided."""
    if at.over:
        return Prompt("over")
    frame = at.stack[-1]
    if at.asked < 0:
        return Prompt("deal")
    return Prompt(frame.asks(), window=frame.secret)
