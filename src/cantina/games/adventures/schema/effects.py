"""Effects: the words by which cards, tokens and rules change the game. Those that hold other effects are in `control`."""

from typing import Literal, TypeAlias

from .conditions import Condition
from .terms import Amount, Anchor, Class, Count, Distance, Entry, Id, Ignored, Selector, Slot, SpaceRef, Until, Who


class Word(Entry, frozen=True, tag_field="op"):
    """One word of the effect language; `op` names it."""


# --- change the action ----------------------------------------------------------------------------------------------------


class Boost(Word, frozen=True, tag="boost"):
    """The action (of `slot`, where a lasting rule says it) has `n` more strength."""

    n: Amount
    if_: Condition | None = None
    slot: Slot | None = None


class Reach(Word, frozen=True, tag="reach"):
    """The attack reaches range `n`, and no target nearer than `min`."""

    n: Amount
    min: Distance = 0


class Split(Word, frozen=True, tag="split"):
    """The attack's damage may be split among that many threats in range."""

    targets: Amount


class Ignore(Word, frozen=True, tag="ignore"):
    """The move ignores these."""

    what: tuple[Ignored, ...]


class ReconMod(Word, frozen=True, tag="recon_mod"):
    """The recon peeks at, moves, or moves by, that many more."""

    peeks: Distance = 0
    pushes: Distance = 0
    steps: Distance = 0


class PlanMod(Word, frozen=True, tag="plan_mod"):
    """The plan keeps that many more cards."""

    keep: Amount


# --- threats --------------------------------------------------------------------------------------------------------------


class Damage(Word, frozen=True, tag="damage"):
    """Each selected threat suffers `n` damage; a face-down one is revealed first."""

    sel: Selector
    n: Amount


class Push(Word, frozen=True, tag="push"):
    """Each selected enemy is moved `n` spaces: anywhere, or away from or toward the selector's anchor.

    Away or toward it goes on as long as each step takes it farther or nearer (MANDO-R-116). `up_to`: so far or less.
    """

    sel: Selector
    n: Amount
    dir: Literal["any", "away", "toward"] = "any"
    up_to: bool = False


class Peek(Word, frozen=True, tag="peek"):
    """You look at the selected face-down threats."""

    sel: Selector


class Reveal(Word, frozen=True, tag="reveal"):
    """The selected threats turn face up."""

    sel: Selector


class Stun(Word, frozen=True, tag="stun"):
    """The selected enemies may neither move nor attack."""

    sel: Selector
    until: Until = "your_next_turn"


# --- characters -----------------------------------------------------------------------------------------------------------


class Move(Word, frozen=True, tag="move"):
    """Characters may move up to `n` spaces.

    `from_="start_of_move"` with `to="your_space"`: the other one shared your space when your move began and walks to yours.
    """

    who: Who
    n: Amount
    within: Distance | None = None
    from_: Anchor | Literal["start_of_move"] = "you"
    to: Literal["your_space"] | None = None
    ignore: tuple[Ignored, ...] = ()


class Hurt(Word, frozen=True, tag="hurt"):
    """Characters suffer `n` damage."""

    who: Who
    n: Amount
    within: Distance | None = None
    from_: Anchor = "you"
    preventable: bool = True


class Heal(Word, frozen=True, tag="heal"):
    """Characters heal `n` damage."""

    who: Who
    n: Amount
    within: Distance | None = None
    from_: Anchor = "you"


class Ward(Word, frozen=True, tag="ward"):
    """The next `n` damage of these characters is prevented."""

    who: Who
    n: Amount
    within: Distance | None = None
    from_: Anchor = "you"
    until: Until = "your_next_turn"


class Prevent(Word, frozen=True, tag="prevent"):
    """In answer to damage: `n` of it is prevented."""

    n: Amount


class Carry(Word, frozen=True, tag="carry"):
    """You may pick up the token (or the child) from within that range."""

    token: Id
    within: Distance


class UseFeature(Word, frozen=True, tag="use_feature"):
    """You may use a face-up special token within that range as if it were on your space."""

    within: Distance


# --- cards ----------------------------------------------------------------------------------------------------------------


class Draw(Word, frozen=True, tag="draw"):
    """Their players draw `n` skill cards."""

    who: Who
    n: Amount


class Discard(Word, frozen=True, tag="discard"):
    """Their players discard `n` cards, all of them if they have fewer."""

    who: Who
    n: Amount
    from_: Literal["hand", "plans"]


class Recover(Word, frozen=True, tag="recover"):
    """You take `n` skill cards, of at most `max_strength`, from your discard pile to your hand."""

    n: Amount
    max_strength: Amount | None = None


class TakePlan(Word, frozen=True, tag="take_plan"):
    """You take a plan card by its id, or one you choose."""

    name: Id | Literal["choose"]
    from_: Literal["discard", "discard_or_deck"]


class FreeAction(Word, frozen=True, tag="free_action"):
    """A free action of strength `n`; `choose`: any action that the map has, the mission's own too (MANDO-R-27)."""

    who: Who
    slot: Slot | Literal["choose"]
    n: Amount
    within: Distance | None = None
    from_: Anchor = "you"


class ExtraAction(Word, frozen=True, tag="extra_action"):
    """`n` actions more in this turn."""

    n: Amount


class Scry(Word, frozen=True, tag="scry"):
    """You look at the top `n` cards and put them back in any order, may put one below, or pick the one that comes next."""

    deck: Literal["event"]
    n: Amount
    mode: Literal["reorder", "bottom_one", "pick_one"]


# --- slots ----------------------------------------------------------------------------------------------------------------


class Complicate(Word, frozen=True, tag="complicate"):
    """`n` complication tokens go to a slot."""

    slot: Slot | Literal["lowest", "highest", "choose"]
    n: Amount


class Clear(Word, frozen=True, tag="clear"):
    """`n` complication tokens, or `n` cards or tokens, leave a slot."""

    slot: Slot | Literal["lowest", "highest", "choose"]
    what: Literal["complication", "any"]
    n: Amount


# --- enemies and time -----------------------------------------------------------------------------------------------------


class EnemyMove(Word, frozen=True, tag="enemy_move"):
    """`count` enemies of the classes, or the token, move `n` spaces toward the nearest character or `toward` a place or token."""

    count: Count
    n: Amount
    class_: tuple[Class, ...] = ()
    token: Id | None = None
    toward: SpaceRef | Id | None = None


class EnemyAttack(Word, frozen=True, tag="enemy_attack"):
    """`count` enemies of the classes, or the token, attack at `range`."""

    count: Count
    range: Distance
    class_: tuple[Class, ...] = ()
    token: Id | None = None


class Spawn(Word, frozen=True, tag="spawn"):
    """`n` reinforcements are deployed."""

    where: SpaceRef
    n: Amount


class Event(Word, frozen=True, tag="event"):
    """`n` further events are resolved."""

    n: Amount


class CrisisNow(Word, frozen=True, tag="crisis"):
    """The mission's crisis is resolved."""


class Flee(Word, frozen=True, tag="flee"):
    """The child runs away."""


# --- mission state --------------------------------------------------------------------------------------------------------


class TrackChange(Word, frozen=True, tag="track"):
    """A track rises by `n`, or falls, never below 0."""

    id: Id
    n: int


class UnlockDoor(Word, frozen=True, tag="door"):
    """One locked door opens for good: bordering your space (`adjacent`), within a range (`within:N`) or `anywhere`."""

    at: str
    set: Literal["unlocked"] = "unlocked"


class Place(Word, frozen=True, tag="place"):
    """A token, or the child, is put on a space; that is no movement."""

    token: Id
    space: SpaceRef


class Remove(Word, frozen=True, tag="remove"):
    """A token goes out of play."""

    token: Id


PlainEffect: TypeAlias = (
    Boost
    | Reach
    | Split
    | Ignore
    | ReconMod
    | PlanMod
    | Damage
    | Push
    | Peek
    | Reveal
    | Stun
    | Move
    | Hurt
    | Heal
    | Ward
    | Prevent
    | Carry
    | UseFeature
    | Draw
    | Discard
    | Recover
    | TakePlan
    | FreeAction
    | ExtraAction
    | Scry
    | Complicate
    | Clear
    | EnemyMove
    | EnemyAttack
    | Spawn
    | Event
    | CrisisNow
    | Flee
    | TrackChange
    | UnlockDoor
    | Place
    | Remove
)
