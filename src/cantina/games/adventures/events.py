"""Events of Adventures: what happened, by which rule, and who knows its secret fields."""

from typing import ClassVar

from cantina.core.event import Event


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn-began"):
    """A player's turn begins."""

    seat: int


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """A player drew a skill card."""

    secret: ClassVar = ("card",)
    seat: int
    card: str | None


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    """A discard pile became a deck again: `skills`, `plans`, `events`, `complications` or `reinforcements`."""

    pile: str


class Owed(Event, frozen=True, kw_only=True, tag="owed"):
    """A player is owed skill cards, since there are none."""

    seat: int
    cards: int


class Loyal(Event, frozen=True, kw_only=True, tag="loyal"):
    """A player got a loyalty card."""

    secret: ClassVar = ("traitor",)
    seat: int
    traitor: bool | None


class BackShown(Event, frozen=True, kw_only=True, tag="back-shown"):
    """The back of the top event card is to be seen."""

    reveals: ClassVar = True
    back: str


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A token was put face up on a space."""

    piece: int
    token: str
    space: str


class BountyShown(Event, frozen=True, kw_only=True, tag="bounty-shown"):
    """The bounty of the match was turned up."""

    bounty: str


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """A player played a skill card under a slot."""

    reveals: ClassVar = True
    seat: int
    figure: str
    card: str
    slot: str
    strength: int


class Declined(Event, frozen=True, kw_only=True, tag="declined"):
    """The slot's action was left out."""

    figure: str
    slot: str


class Acted(Event, frozen=True, kw_only=True, tag="acted"):
    """A character carries out an action, with its strength."""

    figure: str
    slot: str
    strength: int


class UsedAbility(Event, frozen=True, kw_only=True, tag="used-ability"):
    """The ability of a skill card was used."""

    figure: str
    card: str


class Strengthened(Event, frozen=True, kw_only=True, tag="strengthened"):
    """The action became stronger."""

    figure: str
    slot: str
    by: int


class Walked(Event, frozen=True, kw_only=True, tag="walked"):
    """A character went one space."""

    figure: str
    start: str
    end: str


class Stopped(Event, frozen=True, kw_only=True, tag="stopped"):
    """A threat ended the movement."""

    figure: str
    space: str


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """A face-down threat was turned up."""

    reveals: ClassVar = True
    piece: int
    token: str
    space: str


class Peeked(Event, frozen=True, kw_only=True, tag="peeked"):
    """A player looked at a face-down threat."""

    secret: ClassVar = ("token",)
    seat: int
    piece: int
    space: str
    token: str | None


class Wounded(Event, frozen=True, kw_only=True, tag="wounded"):
    """A threat took damage."""

    piece: int
    token: str
    damage: int
    health: int


class Spared(Event, frozen=True, kw_only=True, tag="spared"):
    """The target was no enemy and took no damage."""

    piece: int
    token: str


class Defeated(Event, frozen=True, kw_only=True, tag="defeated"):
    """An enemy was defeated."""

    piece: int
    token: str
    space: str


class DoorHit(Event, frozen=True, kw_only=True, tag="door-hit"):
    """A locked door took damage."""

    door: str
    damage: int


class DoorOpened(Event, frozen=True, kw_only=True, tag="door-opened"):
    """A door was unlocked."""

    door: str


class Shifted(Event, frozen=True, kw_only=True, tag="shifted"):
    """A player moved an enemy one space."""

    piece: int
    token: str
    start: str
    end: str


class PlanDrawn(Event, frozen=True, kw_only=True, tag="plan-drawn"):
    """A player drew a plan card."""

    secret: ClassVar = ("plan",)
    seat: int
    plan: str | None


class PlanKept(Event, frozen=True, kw_only=True, tag="plan-kept"):
    """A plan card was laid under a character's card."""

    reveals: ClassVar = True
    figure: str
    plan: str


class PlanReturned(Event, frozen=True, kw_only=True, tag="plan-returned"):
    """A drawn plan card went back on top of the deck."""

    secret: ClassVar = ("plan",)
    seat: int
    plan: str | None


class PlanDiscarded(Event, frozen=True, kw_only=True, tag="plan-discarded"):
    """A plan card went to the discard pile."""

    reveals: ClassVar = True
    plan: str


class PlanUsed(Event, frozen=True, kw_only=True, tag="plan-used"):
    """A plan card was used."""

    figure: str
    plan: str


class GearUsed(Event, frozen=True, kw_only=True, tag="gear-used"):
    """A character's gear was used."""

    figure: str
    gear: str


class TokenUsed(Event, frozen=True, kw_only=True, tag="token-used"):
    """A character used a special token."""

    figure: str
    piece: int
    token: str


class PickedUp(Event, frozen=True, kw_only=True, tag="picked-up"):
    """A character picked up the child or another token."""

    figure: str
    token: str


class Snatched(Event, frozen=True, kw_only=True, tag="snatched"):
    """An enemy took the child."""

    piece: int
    token: str


class ChildPlaced(Event, frozen=True, kw_only=True, tag="child-placed"):
    """The child is on a space, carried by nobody."""

    space: str


class ChildRan(Event, frozen=True, kw_only=True, tag="child-ran"):
    """The child ran away from the one who carried it."""

    space: str


class Hurt(Event, frozen=True, kw_only=True, tag="hurt"):
    """A character took 1 damage."""

    figure: str
    damage: int
    health: int


class Prevented(Event, frozen=True, kw_only=True, tag="prevented"):
    """1 damage was prevented."""

    figure: str


class Warded(Event, frozen=True, kw_only=True, tag="warded"):
    """A character is protected from coming damage."""

    figure: str
    points: int


class Healed(Event, frozen=True, kw_only=True, tag="healed"):
    """A character lost damage."""

    figure: str
    points: int


class Fell(Event, frozen=True, kw_only=True, tag="fell"):
    """A character was defeated."""

    figure: str


class Stunned(Event, frozen=True, kw_only=True, tag="stunned"):
    """An enemy may neither move nor attack for a while."""

    piece: int
    token: str


class Guarded(Event, frozen=True, kw_only=True, tag="guarded"):
    """A guard strikes a character that ended its movement near it."""

    piece: int
    token: str
    figure: str


class HookedOn(Event, frozen=True, kw_only=True, tag="hooked-on"):
    """A hook strikes a character that leaves its space."""

    piece: int
    token: str
    figure: str


class CrisisStruck(Event, frozen=True, kw_only=True, tag="crisis-struck"):
    """The crisis of the mission is resolved."""

    slot: str | None


class EventShown(Event, frozen=True, kw_only=True, tag="event-shown"):
    """An event card was turned up."""

    reveals: ClassVar = True
    event: str
    slot: str | None
    strength: int


class NoEffect(Event, frozen=True, kw_only=True, tag="no-effect"):
    """The event card changed nothing; a reinforcement comes instead."""

    event: str


class EnemyMoved(Event, frozen=True, kw_only=True, tag="enemy-moved"):
    """An enemy went from one space to another."""

    piece: int
    token: str
    start: str
    end: str


class EnemyAttacked(Event, frozen=True, kw_only=True, tag="enemy-attacked"):
    """An enemy attacked a character."""

    piece: int
    token: str
    figure: str


class NobodyAttacked(Event, frozen=True, kw_only=True, tag="nobody-attacked"):
    """Enemies were ordered to attack, and none could: of these classes, or this token, `able` are on the map."""

    who: list[str]
    range: int
    able: int


class Deployed(Event, frozen=True, kw_only=True, tag="deployed"):
    """A reinforcement came to the map."""

    piece: int
    token: str
    space: str


class NoneLeft(Event, frozen=True, kw_only=True, tag="none-left"):
    """A reinforcement was due, but there is none, or no space for it."""


class Complicated(Event, frozen=True, kw_only=True, tag="complicated"):
    """A complication token was put on a slot."""

    slot: str
    value: int


class ComplicationsSeen(Event, frozen=True, kw_only=True, tag="complications-seen"):
    """A player looked at two complication tokens."""

    secret: ClassVar = ("values",)
    seat: int
    values: tuple[int, ...] | None


class SlotCleared(Event, frozen=True, kw_only=True, tag="slot-cleared"):
    """Cards and tokens of a slot were cleared away."""

    slot: str


class CardCleared(Event, frozen=True, kw_only=True, tag="card-cleared"):
    """One skill card was discarded from a slot."""

    slot: str
    card: str


class TokenCleared(Event, frozen=True, kw_only=True, tag="token-cleared"):
    """One complication token was discarded from a slot."""

    slot: str
    value: int


class CardDiscarded(Event, frozen=True, kw_only=True, tag="card-discarded"):
    """A player discarded a skill card from the hand."""

    reveals: ClassVar = True
    seat: int
    card: str


class Recovered(Event, frozen=True, kw_only=True, tag="recovered"):
    """A player took a skill card back from the discard pile."""

    seat: int
    card: str


class EventsSeen(Event, frozen=True, kw_only=True, tag="events-seen"):
    """A player looked at the top event cards."""

    secret: ClassVar = ("events",)
    seat: int
    events: tuple[str, ...] | None


class EventSunk(Event, frozen=True, kw_only=True, tag="event-sunk"):
    """An event card went to the bottom of the deck."""

    secret: ClassVar = ("event",)
    seat: int
    event: str | None


class Tracked(Event, frozen=True, kw_only=True, tag="tracked"):
    """A track went up or down."""

    track: str
    value: int


class Chosen(Event, frozen=True, kw_only=True, tag="chosen"):
    """A way was chosen, by its id."""

    seat: int
    option: str


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    """A token left the game."""

    token: str


class Rewarded(Event, frozen=True, kw_only=True, tag="rewarded"):
    """A player met the bounty."""

    seat: int
    bounty: str


class Accused(Event, frozen=True, kw_only=True, tag="accused"):
    """A player named another one, who showed the loyalty card."""

    reveals: ClassVar = True
    seat: int
    named: int
    traitor: bool


class Won(Event, frozen=True, kw_only=True, tag="won"):
    """The objective is met: the (loyal) players win."""


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    """The mission failed."""


class Betrayed(Event, frozen=True, kw_only=True, tag="betrayed"):
    """The traitor wins."""

    reveals: ClassVar = True
    seat: int


AdventuresEvent = (
    TurnBegan
    | Drew
    | Shuffled
    | Owed
    | Loyal
    | BackShown
    | Placed
    | BountyShown
    | Played
    | Declined
    | Acted
    | UsedAbility
    | Strengthened
    | Walked
    | Stopped
    | Revealed
    | Peeked
    | Wounded
    | Spared
    | Defeated
    | DoorHit
    | DoorOpened
    | Shifted
    | PlanDrawn
    | PlanKept
    | PlanReturned
    | PlanDiscarded
    | PlanUsed
    | GearUsed
    | TokenUsed
    | PickedUp
    | Snatched
    | ChildPlaced
    | ChildRan
    | Hurt
    | Prevented
    | Warded
    | Healed
    | Fell
    | Stunned
    | Guarded
    | HookedOn
    | CrisisStruck
    | EventShown
    | NoEffect
    | EnemyMoved
    | EnemyAttacked
    | NobodyAttacked
    | Deployed
    | NoneLeft
    | Complicated
    | ComplicationsSeen
    | SlotCleared
    | CardCleared
    | TokenCleared
    | CardDiscarded
    | Recovered
    | EventsSeen
    | EventSunk
    | Tracked
    | Chosen
    | Removed
    | Rewarded
    | Accused
    | Won
    | Lost
    | Betrayed
)
