"""The words of the effect language: a program is carried out word by word; what needs choices goes on in frames of its own."""

from collections.abc import Callable

from cantina.core.action import Action

from .. import actions, events
from ..tables import ALL, CHILD, FAR, MISSION, NONE
from . import frames, specials
from .acting import begin
from .attacking import hit, open_door
from .conditions import holds
from .decks import discard_plan, draw, pay_owed, refill_skills, shuffle_plans
from .enemies import spawn
from .frames import STEP, Frame, effect
from .frames import Action as Doing
from .frames import Effect as Fields
from .frames import Program as Context
from .harm import flee, heal, hurt, put_on, take_off
from .planning import keep_plan
from .programs import Word, context_of, program, word_of
from .revealing import peek, reveal
from .scouting import shift
from .scrying import scry
from .selecting import anchor, chosen_one, figures, pieces, spaces
from .slots import clear, complicate
from .stack import Engine, Kind
from .trouble import resolve_event
from .walking import walk
from .worth import features, in_arm, locked_doors, may_come, possible_options, recoverable, takeable, would_change

WORDS: dict[str, Callable[[Engine, Frame, Word], None]] = {}
TARGETED = ("target_range", "target_damaged", "ally_near_target")


class Program(Kind, code=frames.PROGRAM):
    """A list of effects, the next one at the frame's step."""

    prompt = "deal"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        words = engine.tables.programs[frame[Context.PROGRAM]]
        if frame[STEP] == len(words):
            engine.pop()
            return
        said = words[frame[STEP]]
        frame[STEP] += 1
        if said[0] in FRAMED:
            engine.push(effect(FRAMED[said[0]], frame, frame[STEP] - 1))
        else:
            WORDS[said[0]](engine, frame, said)


def word(name: str) -> Callable[[Callable[[Engine, Frame, Word], None]], Callable[[Engine, Frame, Word], None]]:
    """Registers what a word does."""

    def register(function: Callable[[Engine, Frame, Word], None]) -> Callable[[Engine, Frame, Word], None]:
        WORDS[name] = function
        return function

    return register


# words that go on over several choices, in a frame of their own
FRAMED = {
    **dict.fromkeys(("damage", "push", "peek", "reveal", "stun"), frames.PIECES),
    **dict.fromkeys(("move", "hurt", "heal", "ward", "draw", "discard", "free_action", "each"), frames.FIGURES),
    "use_feature": frames.FEATURE,
    "recover": frames.RECOVER,
    "take_plan": frames.TAKE,
    "enemy_move": frames.ENEMY_MOVE,
    "enemy_attack": frames.ENEMY_ATTACK,
    "door": frames.DOOR,
    "place": frames.PLACE,
    "choose": frames.OPTION,
    "pay": frames.PAYMENT,
}


# ---- words that change the action --------------------------------------------------------------------------------------


def _doing(engine: Engine, frame: Frame) -> Frame | None:
    return engine.at.stack[frame[Context.ACTION]] if frame[Context.ACTION] != NONE else None


@word("boost")
def _boost(engine: Engine, frame: Frame, said: Word) -> None:
    doing = _doing(engine, frame)
    if doing is None:
        return
    if said[2] != NONE:
        condition = engine.tables.conditions[said[2]]
        if condition[0] in TARGETED:
            doing += [said[2], said[1]]
            return
        if not holds(engine, condition, frame):
            return
    doing[Doing.STRENGTH] += said[1]
    name, slot = engine.figure_name(doing[Doing.FIGURE]), engine.tables.slots[doing[Doing.SLOT]]
    engine.change(events.Strengthened(figure=name, slot=slot, by=said[1], rule="MANDO-R-19"))


@word("reach")
def _reach(engine: Engine, frame: Frame, said: Word) -> None:
    if doing := _doing(engine, frame):
        doing[Doing.REACH], doing[Doing.NEAREST] = max(doing[Doing.REACH], said[1]), said[2]


@word("split")
def _split(engine: Engine, frame: Frame, said: Word) -> None:
    if doing := _doing(engine, frame):
        doing[Doing.TARGETS] = said[1]


@word("ignore")
def _ignore(engine: Engine, frame: Frame, said: Word) -> None:
    if doing := _doing(engine, frame):
        doing[Doing.IGNORE] |= said[1]


@word("recon_mod")
def _recon_mod(engine: Engine, frame: Frame, said: Word) -> None:
    if doing := _doing(engine, frame):
        doing[Doing.PEEKS] += said[1]
        doing[Doing.PUSHES] += said[2]
        doing[Doing.STEPS] += said[3]


@word("plan_mod")
def _plan_mod(engine: Engine, frame: Frame, said: Word) -> None:
    if doing := _doing(engine, frame):
        doing[Doing.KEEPS] += said[1]


# ---- threats -----------------------------------------------------------------------------------------------------------


class Pieces(Kind, code=frames.PIECES):
    """An effect on threats: on all that are selected, or on up to so many that somebody chooses one by one."""

    prompt = "effect-target"
    CHOOSE, APPLY = range(2)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        said = word_of(engine, frame)
        if frame[STEP] == Pieces.APPLY:
            frame[STEP] = Pieces.CHOOSE
            hit(engine, frame[Fields.B], said[2])
            return
        left = Pieces._left(engine, frame)
        count = said[1].most
        if not left or (count != ALL and frame[Fields.C] >= count):
            engine.pop()
        elif count == ALL or (len(left) == 1 and not frame[Fields.OPTIONAL]):
            Pieces._apply(engine, frame, left[0])
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def _left(engine: Engine, frame: Frame) -> list[int]:
        """Those not done yet."""
        said = word_of(engine, frame)
        return pieces(engine, said[1], context_of(frame), frame[Fields.A])

    @staticmethod
    def _apply(engine: Engine, frame: Frame, piece: int) -> None:
        said, at = word_of(engine, frame), engine.at
        frame[Fields.A] |= 1 << piece
        frame[Fields.B], frame[Fields.C] = piece, frame[Fields.C] + 1
        match said[0]:
            case "damage":
                frame[STEP] = Pieces.APPLY
                reveal(engine, [piece], frame[Fields.YOU])
            case "peek":
                peek(engine, frame[Fields.SEAT], piece)
            case "reveal":
                reveal(engine, [piece], frame[Fields.YOU])
            case "stun":
                at.piece_stun[piece] = frame[Fields.SEAT]
                engine.change(events.Stunned(piece=piece, token=engine.token_name(piece), rule="MANDO-205"))
            case "push":
                origin = anchor(engine, context_of(frame), said[1].anchor)
                if said[1].kind in ("target", "revealed", "attacker") and said[1].anchor == "you":
                    origin = at.figure_space[frame[Fields.YOU]]
                engine.push([frames.PUSH, 0, piece, said[2], DIRECTIONS.index(said[3]), origin, frame[Fields.SEAT]])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        found: list[Action] = [actions.Target(piece) for piece in Pieces._left(engine, frame)]
        return [*found, actions.Done()] if frame[Fields.OPTIONAL] else found

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Target):
            Pieces._apply(engine, frame, action.piece)
        else:
            engine.pop()


DIRECTIONS = ("any", "away", "toward")
PIECE, LEFT, DIRECTION, ORIGIN, SEAT = range(2, 7)  # of a PUSH frame


class Push(Kind, code=frames.PUSH):
    """Players move an enemy up to some spaces: anywhere, away from a space or toward it."""

    prompt = "push"

    @staticmethod
    def _spaces(engine: Engine, frame: Frame) -> list[int]:
        at, ground = engine.at, engine.ground
        here = at.piece_space[frame[PIECE]]
        if not frame[LEFT] or here == NONE:
            return []
        near = ground.walk[here]
        if DIRECTIONS[frame[DIRECTION]] == "any":
            return list(near)
        far = ground.steps[frame[ORIGIN]]
        if far[here] == FAR:  # MANDO-R-117: where there is no way on foot, range counts
            far = ground.reach[frame[ORIGIN]]
        change = 1 if DIRECTIONS[frame[DIRECTION]] == "away" else -1
        return [space for space in near if far[space] == far[here] + change]

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if Push._spaces(engine, frame):
            engine.ask(frame[SEAT])
        else:
            engine.pop()

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        names = engine.tables.spaces
        ways: list[Action] = [actions.Shift(frame[PIECE], names[space]) for space in Push._spaces(engine, frame)]
        return [*ways, actions.Done()]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Shift):
            frame[LEFT] -= 1
            shift(engine, action.piece, engine.tables.space_index[action.space], "MANDO-205")
        else:
            engine.pop()


# ---- characters --------------------------------------------------------------------------------------------------------


class Figures(Kind, code=frames.FIGURES):
    """An effect on characters or their players: on all that are meant, or on one that somebody chooses."""

    prompt = "effect-figure"

    @staticmethod
    def _meant(engine: Engine, frame: Frame) -> list[int]:
        said, context = word_of(engine, frame), context_of(frame)
        at, tables = engine.at, engine.tables
        if said[0] in ("draw", "discard") and tables.shared:
            return Figures._players(engine, said[1], frame[Fields.SEAT])
        found = figures(engine, said[1], said[2], said[3], context)
        if said[0] == "heal" and chosen_one(said[1]):
            found = [figure for figure in found if at.figure_damage[figure]]
        if said[0] == "move":
            found = [figure for figure in found if may_come(engine, said, figure, context)]
        return found

    @staticmethod
    def _players(engine: Engine, who: str, seat: int) -> list[int]:
        """In shared play an effect on cards is about players, not characters."""
        seats = engine.tables.seats
        if who in ("you", "it", "carrier"):
            return [seat]
        return [other for other in range(seats) if other != seat or who in ("any", "all")]

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        said = word_of(engine, frame)
        left = [figure for figure in Figures._meant(engine, frame) if not frame[Fields.A] >> figure & 1]
        if not left or (chosen_one(said[1]) and frame[Fields.A]):
            engine.pop()
        elif len(left) == 1 or not chosen_one(said[1]):
            Figures._apply(engine, frame, left[0])
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        said = word_of(engine, frame)
        if said[0] in ("draw", "discard") and engine.tables.shared:
            return [actions.Player(seat) for seat in Figures._meant(engine, frame)]
        return [actions.Who(engine.figure_name(figure)) for figure in Figures._meant(engine, frame)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Player):
            Figures._apply(engine, frame, action.seat)
        else:
            assert isinstance(action, actions.Who)
            Figures._apply(engine, frame, engine.tables.figure_index[action.figure])

    @staticmethod
    def _apply(engine: Engine, frame: Frame, figure: int) -> None:
        """Carry out the word for one figure (or, in shared play, player)."""
        said, at, tables = word_of(engine, frame), engine.at, engine.tables
        frame[Fields.A] |= 1 << figure
        seat = figure if tables.shared else tables.owner[figure]
        match said[0]:
            case "move":
                goal = at.figure_space[frame[Fields.YOU]] if said[6] else NONE
                walk(engine, figure, said[4], said[5], NONE, goal)
            case "hurt":
                hurt(engine, figure, said[4], preventable=said[5])
            case "heal":
                heal(engine, figure, said[4], "MANDO-205")
            case "ward":
                at.wards[figure * tables.seats + frame[Fields.SEAT]] += said[4]
                engine.change(events.Warded(figure=engine.figure_name(figure), points=said[4], rule="MANDO-205"))
            case "draw":
                draw(engine, seat, said[4])
            case "discard":
                _discard(engine, frame, figure, seat)
            case "free_action":
                engine.push([frames.FREE, 0, figure, engine.decider(figure), said[4], said[5], said[6]])
            case "each":
                context = context_of(frame)
                context[Context.PROGRAM], context[Context.IT] = said[4], figure
                engine.push(context)


HAND, PLANS = range(2)  # what a DISCARD frame takes
FIGURE, OWNER, COUNT, FROM = range(2, 6)


def _discard(engine: Engine, frame: Frame, figure: int, seat: int) -> None:
    said, at = word_of(engine, frame), engine.at
    if said[5] == "hand":
        engine.push([frames.DISCARD, 0, figure, seat, min(said[4], len(at.hands[seat])), HAND])
    else:
        whose = frame[Fields.YOU] if engine.tables.shared else figure
        engine.push([frames.DISCARD, 0, whose, engine.decider(whose), min(said[4], at.figure_plans[whose].bit_count()), PLANS])


class Discard(Kind, code=frames.DISCARD):
    """A player discards skill cards of the own hand, or a character's plan cards (MANDO-R-99)."""

    prompt = "discard"
    secret = True

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        at = engine.at
        if frame[COUNT] == 0:
            engine.pop()
            pay_owed(engine)
        elif frame[FROM] == HAND and frame[COUNT] == len(at.hands[frame[OWNER]]):
            frame[COUNT] -= 1
            _discard_card(engine, frame[OWNER], at.hands[frame[OWNER]][0])
        else:
            engine.ask(frame[OWNER])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        at, tables = engine.at, engine.tables
        if frame[FROM] == HAND:
            return [actions.Discard(tables.cards[card]) for card in dict.fromkeys(at.hands[frame[OWNER]])]
        name = engine.figure_name(frame[FIGURE])
        return [
            actions.Drop(plan, name) for place, plan in enumerate(tables.plans) if at.figure_plans[frame[FIGURE]] >> place & 1
        ]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        frame[COUNT] -= 1
        if isinstance(action, actions.Discard):
            _discard_card(engine, frame[OWNER], engine.tables.card_index[action.card])
        else:
            assert isinstance(action, actions.Drop)
            plan = engine.tables.plan_index[action.plan]
            engine.at.figure_plans[frame[FIGURE]] &= ~(1 << plan)
            discard_plan(engine, plan, "MANDO-205")


def _discard_card(engine: Engine, seat: int, card: int) -> None:
    at = engine.at
    at.hands[seat].remove(card)
    at.discarded[card] += 1
    engine.change(events.CardDiscarded(seat=seat, card=engine.tables.cards[card], rule="MANDO-205"))
    refill_skills(engine, seat)


class Free(Kind, code=frames.FREE):
    """A free action: which one, where the effect leaves it open, then that action (MANDO-134)."""

    prompt = "free"
    FIGURE, SEAT, SLOT, STRENGTH, KEEPS = range(2, 7)

    @staticmethod
    def _slots(engine: Engine, frame: Frame) -> list[int]:
        roles = engine.tables.roles
        return [slot for slot, role in enumerate(roles) if role != MISSION or engine.tables.mission_action != NONE]

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if frame[Free.SLOT] == FAR:
            engine.pop()
        elif frame[Free.SLOT] == NONE:
            engine.ask(frame[Free.SEAT])
        else:
            engine.pop()
            begin(engine, frame[Free.FIGURE], frame[Free.SEAT], frame[Free.SLOT], NONE, frame[Free.STRENGTH], frame[Free.KEEPS])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [actions.Slot(engine.tables.slots[slot]) for slot in Free._slots(engine, frame)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Slot)
        frame[Free.SLOT] = engine.tables.slot_index[action.slot]


@word("extra_action")
def _extra_action(engine: Engine, frame: Frame, said: Word) -> None:
    engine.push([frames.EXTRA, 0, said[1]])


@word("prevent")
def _prevent(engine: Engine, frame: Frame, said: Word) -> None:
    """A prevention outside its window has nothing to prevent; in it, the damage itself takes the card."""


@word("carry")
def _carry(engine: Engine, frame: Frame, said: Word) -> None:
    near = in_arm(engine, frame[Context.YOU], said[1], said[2])
    if near:
        specials.pick_up(engine, frame[Context.YOU], near[0])


class Feature(Kind, code=frames.FEATURE):
    """A special token within a range, used as if it lay here."""

    prompt = "effect-target"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if frame[Fields.A] or not features(engine, frame[Fields.YOU], word_of(engine, frame)[1]):
            engine.pop()
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        found = features(engine, frame[Fields.YOU], word_of(engine, frame)[1])
        return [*(actions.Target(piece) for piece in found), actions.Done()]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        frame[Fields.A] = 1
        if isinstance(action, actions.Target):
            specials.use(engine, action.piece, frame[Fields.YOU])


# ---- cards -------------------------------------------------------------------------------------------------------------


class Recover(Kind, code=frames.RECOVER):
    """Skill cards come back from the discard pile to the hand."""

    prompt = "recover"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        said = word_of(engine, frame)
        if frame[Fields.A] >= said[1] or not recoverable(engine, frame[Fields.SEAT], said[2]):
            engine.pop()
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        cards = recoverable(engine, frame[Fields.SEAT], word_of(engine, frame)[2])
        return [actions.Recover(engine.tables.cards[card]) for card in cards]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Recover)
        at, seat = engine.at, frame[Fields.SEAT]
        card = engine.tables.card_index[action.card]
        at.discarded[card] -= 1
        at.hands[seat] = sorted([*at.hands[seat], card])
        frame[Fields.A] += 1
        engine.change(events.Recovered(seat=seat, card=action.card, rule="MANDO-205"))


class Take(Kind, code=frames.TAKE):
    """A plan card is taken from the discard pile, or looked for in the deck, which is shuffled then."""

    prompt = "take"

    @staticmethod
    def _cards(engine: Engine, frame: Frame) -> list[int]:
        said = word_of(engine, frame)
        return takeable(engine, frame[Fields.YOU], said[1], deck=said[2])

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        cards = Take._cards(engine, frame)
        if frame[Fields.A] or not cards:
            engine.pop()
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [*(actions.Take(engine.tables.plans[card]) for card in Take._cards(engine, frame)), actions.Done()]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        at = engine.at
        frame[Fields.A] = 1
        if not isinstance(action, actions.Take):
            return
        card = engine.tables.plan_index[action.plan]
        if at.plan_discard[card]:
            at.plan_discard[card] -= 1
        else:
            shuffle_plans(engine)
            if not at.plan_pool[card]:
                return
            at.plan_pool[card] -= 1
        keep_plan(engine, frame[Fields.YOU], card)
        if word_of(engine, frame)[2]:
            shuffle_plans(engine)


@word("scry")
def _scry(engine: Engine, frame: Frame, said: Word) -> None:
    scry(engine, frame[Context.SEAT], said[1], said[2])


# ---- slots -------------------------------------------------------------------------------------------------------------


@word("complicate")
def _complicate(engine: Engine, frame: Frame, said: Word) -> None:
    complicate(engine, said[1], said[2], frame[Context.SLOT])


@word("clear")
def _clear(engine: Engine, frame: Frame, said: Word) -> None:
    clear(engine, frame[Context.SEAT], said[1], said[2], said[3], frame[Context.SLOT])


# ---- enemies and time ----------------------------------------------------------------------------------------------------


@word("spawn")
def _spawn(engine: Engine, frame: Frame, said: Word) -> None:
    for _ in range(said[2]):
        spawn(engine, spaces(engine, said[1], frame))


@word("event")
def _event(engine: Engine, frame: Frame, said: Word) -> None:
    """MANDO-R-84: a further card for the same slot; the order itself is an effect."""
    engine.at.changes += 1
    for _ in range(said[1]):
        resolve_event(engine, frame[Context.SLOT], frame[Context.YOU])


@word("crisis")
def _crisis(engine: Engine, frame: Frame, said: Word) -> None:
    slot = engine.tables.slots[frame[Context.SLOT]] if frame[Context.SLOT] != NONE else None
    engine.change(events.CrisisStruck(slot=slot, rule="MANDO-146"))
    engine.push(program(engine.tables.crisis, frame[Context.YOU], frame[Context.SEAT], slot=frame[Context.SLOT]))


@word("flee")
def _flee(engine: Engine, frame: Frame, said: Word) -> None:
    flee(engine, "MANDO-256")


# ---- the mission's state -------------------------------------------------------------------------------------------------


@word("track")
def _track(engine: Engine, frame: Frame, said: Word) -> None:
    at, tables = engine.at, engine.tables
    if said[1] == NONE:
        return
    value = max(0, min(tables.track_size[said[1]], at.tracks[said[1]] + said[2]))
    if value != at.tracks[said[1]]:
        at.tracks[said[1]] = value
        engine.change(events.Tracked(track=tables.tracks[said[1]], value=value, rule="MANDO-146"))


class Doors(Kind, code=frames.DOOR):
    """One locked door is opened by an effect."""

    prompt = "door"

    @staticmethod
    def _doors(engine: Engine, frame: Frame) -> list[int]:
        return locked_doors(engine, word_of(engine, frame)[1], engine.at.figure_space[frame[Fields.YOU]])

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if frame[Fields.A] or not Doors._doors(engine, frame):
            engine.pop()
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        found: list[Action] = [actions.Unlock(engine.tables.doors[door].id) for door in Doors._doors(engine, frame)]
        return [*found, actions.Done()]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        frame[Fields.A] = 1
        if isinstance(action, actions.Unlock):
            open_door(engine, engine.tables.door_index[action.door])


class Place(Kind, code=frames.PLACE):
    """A token is put on a space; where several will do, the active player names one (MANDO-R-42)."""

    prompt = "where"

    @staticmethod
    def _spaces(engine: Engine, frame: Frame) -> list[int]:
        return spaces(engine, word_of(engine, frame)[2], context_of(frame))

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        found = Place._spaces(engine, frame)
        if frame[Fields.A] or not found or word_of(engine, frame)[1] == NONE:
            engine.pop()
        elif len(found) == 1:
            Place._put(engine, frame, found[0])
        else:
            engine.ask(engine.at.active)

    @staticmethod
    def _put(engine: Engine, frame: Frame, space: int) -> None:
        frame[Fields.A] = 1
        place_token(engine, word_of(engine, frame)[1], space)

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [actions.Where(engine.space_name(space)) for space in Place._spaces(engine, frame)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Where)
        Place._put(engine, frame, engine.tables.space_index[action.space])


def place_token(engine: Engine, kind: int, space: int) -> None:
    """The child, or a token wherever it is, comes to a space; one that is nowhere comes from beside the map."""
    at, tables = engine.at, engine.tables
    if kind == CHILD:
        at.child_figure = at.child_piece = NONE
        at.child_space = space
        engine.change(events.ChildPlaced(space=engine.space_name(space), rule="MANDO-245"))
        return
    seen = [
        piece
        for piece, other in enumerate(at.piece_kind)
        if other == kind and (at.piece_space[piece] != NONE or at.piece_carrier[piece] != NONE)
    ]
    there = [piece for piece in seen if at.piece_up[piece] and at.piece_carrier[piece] == NONE]
    if there:
        piece = there[0]
        at.piece_space[piece] = space
    elif len(seen) + at.defeated[kind] + at.removed[kind] < tables.token_copies[kind]:
        piece = put_on(engine, kind, tables.token_shape[kind], space)
    else:
        return
    name = tables.tokens[kind]
    engine.change(events.Placed(piece=piece, token=name, space=engine.space_name(space), rule="MANDO-R-42"))


@word("remove")
def _remove(engine: Engine, frame: Frame, said: Word) -> None:
    """A token goes out of play: the one the effect is about, or the first of its kind."""
    at = engine.at
    if said[1] == CHILD:
        at.child_space = at.child_figure = at.child_piece = NONE
        engine.change(events.Removed(token="child", rule="MANDO-R-53"))
        return
    own = frame[Context.PIECE]
    there = [
        piece
        for piece, kind in enumerate(at.piece_kind)
        if kind == said[1] and at.piece_up[piece] and (at.piece_space[piece] != NONE or at.piece_carrier[piece] != NONE)
    ]
    if there:
        piece = own if own in there else there[0]
        at.removed[said[1]] += 1
        take_off(engine, piece)
        engine.change(events.Removed(token=engine.tables.tokens[said[1]], rule="MANDO-R-53"))


# ---- control -------------------------------------------------------------------------------------------------------------


def _run(engine: Engine, frame: Frame, number: int) -> None:
    """Another program in the same context."""
    other = frame[:]
    other[STEP], other[Context.PROGRAM] = 0, number
    engine.push(other)


@word("if")
def _if(engine: Engine, frame: Frame, said: Word) -> None:
    _run(engine, frame, said[2] if holds(engine, said[1], frame) else said[3])


class Option(Kind, code=frames.OPTION):
    """One of several ways, by the player who resolves the effect."""

    prompt = "option"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        ways = possible_options(engine, context_of(frame), word_of(engine, frame)[1])
        if frame[Fields.A] or not ways:
            engine.pop()
        elif len(ways) == 1:
            Option._take(engine, frame, ways[0])
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def _take(engine: Engine, frame: Frame, way: int) -> None:
        frame[Fields.A] = 1
        name, _, number = word_of(engine, frame)[1][way]
        engine.tell(events.Chosen(seat=frame[Fields.SEAT], option=name, rule="MANDO-150"))
        _run(engine, context_of(frame), number)

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        options = word_of(engine, frame)[1]
        return [actions.Choose(options[way][0]) for way in possible_options(engine, context_of(frame), options)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Choose)
        names = [name for name, _, _ in word_of(engine, frame)[1]]
        Option._take(engine, frame, names.index(action.option))


class Payment(Kind, code=frames.PAYMENT):
    """Something may be paid for what follows."""

    prompt = "pay"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        _, cost, then = word_of(engine, frame)
        possible = would_change(engine, cost, frame[Fields.YOU], frame[Fields.SEAT]) and would_change(
            engine, then, frame[Fields.YOU], frame[Fields.SEAT]
        )
        if frame[Fields.A] == 0 and possible:
            engine.ask(frame[Fields.SEAT])
        elif frame[Fields.A] == 1:
            frame[Fields.A] = 2
            _run(engine, context_of(frame), then)
        else:
            engine.pop()

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [actions.Pay(), actions.Done()]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Pay):
            frame[Fields.A] = 1
            _run(engine, context_of(frame), word_of(engine, frame)[1])
        else:
            frame[Fields.A] = 2
