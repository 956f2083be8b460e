"""The vocabulary of Adventures: what a mission, a map, a character, a card and their effects may say in a content file."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

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
Hook = Literal["setup", "turn_end", "event_step_end", "reveal", "defeat", "on_space", "damage_cap", "damage_reached"]


def _plain(name: str) -> str:
    """Python's `class_`, `from_` and `if_` are `class`, `from` and `if` in a file."""
    return name.rstrip("_")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename=_plain):
    """What every table of a content file is: unchangeable, and refused with an unknown field."""


# --- whom and what an effect concerns -------------------------------------------------------------------------------------


class Selector(Entry, frozen=True):
    """Threats: of a kind and class, within a range of an anchor or at a place; `count` of them, chosen or nearest first."""

    kind: Literal["enemy", "facedown", "feature", "target", "attacker", "peeked", "revealed"]
    class_: tuple[Class, ...] = ()
    within: Distance | None = None
    from_: Anchor = "you"
    at: Literal["your_space", "target_space", "behind_locked_door"] | None = None
    count: Count = "all"
    pick: Literal["choose", "nearest"] = "choose"
    not_target: bool = False


# --- effects: change the action -------------------------------------------------------------------------------------------


class Word(Entry, frozen=True, tag_field="op"):
    """One word of the effect language; `op` names it."""


class Boost(Word, frozen=True, tag="boost"):
    """The action (of `slot`, where a lasting rule says it) has `n` more strength."""

    n: Amount
    if_: "Condition | None" = None
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


# --- effects: threats -----------------------------------------------------------------------------------------------------


class Damage(Word, frozen=True, tag="damage"):
    """Each selected threat suffers `n` damage; a face-down one is revealed first."""

    sel: Selector
    n: Amount


class Push(Word, frozen=True, tag="push"):
    """Players move each selected enemy up to `n` spaces: anywhere, or away from or toward the selector's anchor."""

    sel: Selector
    n: Amount
    dir: Literal["any", "away", "toward"] = "any"


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


# --- effects: characters --------------------------------------------------------------------------------------------------


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


# --- effects: cards -------------------------------------------------------------------------------------------------------


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
    """A free action of strength `n`."""

    who: Who
    slot: Slot | Literal["choose_basic"]
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


# --- effects: slots -------------------------------------------------------------------------------------------------------


class Complicate(Word, frozen=True, tag="complicate"):
    """`n` complication tokens go to a slot."""

    slot: Slot | Literal["lowest", "highest", "choose"]
    n: Amount


class Clear(Word, frozen=True, tag="clear"):
    """`n` complication tokens, or `n` cards or tokens, leave a slot."""

    slot: Slot | Literal["lowest", "highest", "choose"]
    what: Literal["complication", "any"]
    n: Amount


# --- effects: enemies and time --------------------------------------------------------------------------------------------


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


# --- effects: mission state -----------------------------------------------------------------------------------------------


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


# --- effects: control -----------------------------------------------------------------------------------------------------


class If(Word, frozen=True, tag="if"):
    """These effects if the condition holds, those otherwise."""

    cond: "Condition"
    then: "tuple[Effect, ...]"
    else_: "tuple[Effect, ...]" = ()


class Option(Entry, frozen=True):
    """One way of a choice; `needs`: only for one who has such a card."""

    id: Id
    effects: "tuple[Effect, ...]"
    needs: Literal["plan", "hand"] | None = None


class Choose(Word, frozen=True, tag="choose"):
    """One of the options, by the current player."""

    options: tuple[Option, ...]


class Pay(Word, frozen=True, tag="pay"):
    """You may pay the cost; if you do, these effects follow."""

    cost: "tuple[Effect, ...]"
    then: "tuple[Effect, ...]"


class Each(Word, frozen=True, tag="each"):
    """The effects for each of these characters in turn; `it` is the one at hand."""

    who: Who
    do: "tuple[Effect, ...]"
    within: Distance | None = None
    from_: Anchor = "you"


Effect: TypeAlias = (
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
    | If
    | Choose
    | Pay
    | Each
)


# --- conditions -----------------------------------------------------------------------------------------------------------


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
            raise ValueError(f"a condition says exactly one thing, this one says {' and '.join(said) or 'nothing'}")

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


# --- words of a user's own content ----------------------------------------------------------------------------------------


class Words(Entry, frozen=True):
    """Texts by id in both languages, for content that does not ship with the game."""

    cs: dict[str, str] = {}
    en: dict[str, str] = {}


# --- characters and cards -------------------------------------------------------------------------------------------------


class Ability(Entry, frozen=True):
    """What a skill card adds to an action of its slot; `either`: before or after the action, as the player likes."""

    slot: Slot | Literal["any"]
    effects: tuple[Effect, ...]
    timing: Timing = "either"


class SkillCard(Entry, frozen=True):
    """A skill card; a tactical one has no strength. `set` says whether it is in the deck from the start or unlocked later."""

    id: Id
    strength: Amount | None = None
    copies: Amount = 1
    bonus: Slot | None = None
    kind: SkillKind = "ordinary"
    ability: tuple[Ability, ...] = ()
    set: SkillSet = "base"


class Health(Entry, frozen=True):
    """How much damage defeats a character, by the side of its card."""

    standard: Amount
    beginner: Amount


class Character(Entry, frozen=True):
    """A character: health and skill cards."""

    id: Id
    health: Health
    skill: tuple[SkillCard, ...]
    names: Words | None = None
    rules: Words | None = None


class PlanCard(Entry, frozen=True):
    """A plan card and the window in which it may be used; without one it has no use."""

    id: Id
    copies: Amount
    when: PlanWindow | None = None
    within: Distance | None = None
    keepable: bool = True
    effects: tuple[Effect, ...] = ()


class Complications(Entry, frozen=True):
    """Numbers of the complication tokens, and of the substitute when all are in slots."""

    white: tuple[Amount, ...]
    yellow: tuple[Amount, ...]
    substitute: Amount = 1


class PlanDeck(Entry, frozen=True):
    """The plan cards and complication tokens."""

    plan: tuple[PlanCard, ...]
    complications: Complications
    names: Words | None = None
    rules: Words | None = None


class EventCard(Entry, frozen=True):
    """An event card; `guide`: the game after which the tutorial adds it."""

    id: Id
    back: Back
    effects: tuple[Effect, ...]
    guide: Amount | None = None


class EventDeck(Entry, frozen=True):
    """The event cards."""

    event: tuple[EventCard, ...]
    names: Words | None = None
    rules: Words | None = None


# --- maps -----------------------------------------------------------------------------------------------------------------


class Border(Entry, frozen=True):
    """What lies between neighbouring spaces of two zones, given by their two letters."""

    zones: str
    kind: Edge


class Unlock(Entry, frozen=True):
    """How a door may be unlocked from a bordering space."""

    recon_strength_ge: Amount


class Door(Entry, frozen=True):
    """A door between two spaces: `hp` damage breaks it open, and a strong recon may unlock it."""

    id: Id
    between: Pair
    locked: bool = True
    hp: Amount | None = None
    unlock: Unlock | None = None


class Map(Entry, frozen=True):
    """Hex rows of zone letters (`.` is a forbidden area), the top row A, odd rows shifted half a space to the right."""

    rows: tuple[str, ...]
    zones: dict[str, Id]
    start: Space
    borders: tuple[Border, ...] = ()
    open: tuple[Pair, ...] = ()
    ledges: tuple[Pair, ...] = ()
    walls: tuple[Pair, ...] = ()
    door: tuple[Door, ...] = ()
    stars: dict[Id, tuple[Space, ...]] = {}
    numbers: dict[str, Space] = {}


# --- missions -------------------------------------------------------------------------------------------------------------


class Placement(Entry, frozen=True):
    """Where threats lie at the start: by shape, face down and face up, and each unique token by its id."""

    facedown: dict[PileShape, tuple[Space, ...]] = {}
    faceup: dict[PileShape, tuple[Space, ...]] = {}
    unique: dict[Id, tuple[Space, ...]] = {}


class Token(Entry, frozen=True):
    """A kind of threat token: an enemy (class, health) or a special token (what it is used for). `medkit` is known by its id."""

    id: Id
    shape: Shape
    kind: Literal["enemy", "feature"]
    copies: Amount = 1
    class_: Class | None = None
    hp: Amount | None = None
    hp_by_characters: ByCharacters | None = None
    ability: TokenAbility | None = None
    use: Use = "none"
    effects: tuple[Effect, ...] = ()
    flees: bool = False


class Goal(Entry, frozen=True):
    """An objective or a failure; tested at the end of a turn, or after every change where `check` is missing."""

    cond: Condition
    check: Literal["turn_end"] | None = None


class Track(Entry, frozen=True):
    """A counter with an end: a size, or one by the number of characters."""

    id: Id
    size: Amount | None = None
    size_by_characters: ByCharacters | None = None


class Crisis(Entry, frozen=True):
    """What a slot of strength 6 or more brings before its event."""

    effects: tuple[Effect, ...]


class MissionAction(Entry, frozen=True):
    """The action of the mission's own slot."""

    effects: tuple[Effect, ...]


class Rule(Entry, frozen=True):
    """A rule of the mission: effects on an occasion. `map`: it belongs to the map and holds with a mercenary sheet too."""

    when: str
    effects: tuple[Effect, ...] = ()
    if_: Condition | None = None
    n: Amount | Literal["half"] | None = None
    map: bool = False

    @property
    def hook(self) -> str:
        """The occasion: the part of `when` before the colon."""
        return self.when.partition(":")[0]

    @property
    def subject(self) -> str:
        """The token or space it is about: the part of `when` behind the colon."""
        return self.when.partition(":")[2]


class Child(Entry, frozen=True):
    """The child: who carries it at the start (the first one in play), whether enemies can take it, and where they go then."""

    carried_by: tuple[Id | Literal["first_player"], ...] = ()
    enemies_can_carry: bool = False
    enemy_goal: SpaceRef | None = None


class Mercenary(Entry, frozen=True):
    """What a mercenary sheet changes in a mission's setup: tokens left out, and tokens that then have no use or effect."""

    strip: tuple[Id, ...] = ()
    blank: tuple[Id, ...] = ()


class Mission(Entry, frozen=True):
    """A whole mission: map, threats, goal, crisis and rules. With `child` it is played with the child."""

    id: Id
    recommended: tuple[Id, ...]
    map: Map
    placement: Placement
    token: tuple[Token, ...]
    objective: Goal
    failure: tuple[Goal, ...]
    crisis: Crisis
    slots: tuple[Slot, ...] = ("move", "attack", "recon", "plan")
    track: tuple[Track, ...] = ()
    rule: tuple[Rule, ...] = ()
    mission_action: MissionAction | None = None
    child: Child | None = None
    mercenary: Mercenary = Mercenary()
    names: Words | None = None
    rules: Words | None = None


# --- mercenary sheets and the traitor -------------------------------------------------------------------------------------


class Sheet(Entry, frozen=True):
    """A mercenary sheet: lies over a mission and replaces its goal, crisis, child and rules, but not what belongs to the map."""

    id: Id
    players: tuple[int, int]
    objective: Goal
    failure: tuple[Goal, ...]
    crisis: Crisis
    traitor: Literal["optional", "required"] | None = None
    traitor_win: Goal | None = None
    hide: tuple[Id, ...] = ()
    place: dict[Id, tuple[SpaceRef, ...]] = {}
    track: tuple[Track, ...] = ()
    rule: tuple[Rule, ...] = ()


class Loyalty(Entry, frozen=True):
    """How many loyalty cards are dealt, and how many of them say traitor."""

    per_hidden_player: Amount = 1
    spare: Distance = 1
    traitors: Amount = 1


class Accusation(Entry, frozen=True):
    """What an accusation costs, and what follows if the accused is loyal; how often a player may accuse."""

    cost: tuple[Effect, ...]
    wrong: tuple[Effect, ...]
    per_game: Amount = 1


class Traitor(Entry, frozen=True):
    """The hidden traitor: players, cards, secrets when drawing, accusing, and the turn of an exposed traitor."""

    players: tuple[int, int]
    loyalty: Loyalty
    fewest_hidden: Amount
    complication_draw: Amount
    event_draw: Amount
    accuse: Accusation
    exposed_turn: tuple[Option, ...]


class Modes(Entry, frozen=True):
    """The two envelopes: mercenary sheets with their tokens, and the traitor."""

    token: tuple[Token, ...]
    sheet: tuple[Sheet, ...]
    traitor: Traitor


# --- the tutorial deck ----------------------------------------------------------------------------------------------------


class GuideCard(Entry, frozen=True):
    """A card of the tutorial deck; `skills` stands for one card of that set for each character."""

    kind: Literal["information", "rule", "play", "envelope", "skills", "event", "gear", "bounty", "stop"]
    id: Id = ""


class Step(Entry, frozen=True):
    """The tutorial cards read after so many games, won or lost."""

    after_game: Distance
    card: tuple[GuideCard, ...]


class Gear(Entry, frozen=True):
    """A gear card: once a game, in the play-actions step of its owner."""

    id: Id
    effects: tuple[Effect, ...]


class Bounty(Entry, frozen=True):
    """A bounty: the first player to meet the condition gets the reward."""

    id: Id
    cond: Condition
    reward: tuple[Effect, ...]


class Guide(Entry, frozen=True):
    """The tutorial deck with its gear and bounties."""

    step: tuple[Step, ...]
    gear: tuple[Gear, ...]
    bounty: tuple[Bounty, ...]


class Pack(Entry, frozen=True):
    """A user's file: missions, characters and decks of its own, with their words. A deck replaces the shipped one."""

    mission: tuple[Mission, ...] = ()
    character: tuple[Character, ...] = ()
    plan: tuple[PlanCard, ...] = ()
    event: tuple[EventCard, ...] = ()
    complications: Complications | None = None
    names: Words | None = None
    rules: Words | None = None
