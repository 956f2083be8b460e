"""Actions of Adventures: single small choices of the players and of the dealer, with their text forms."""

from cantina.core.action import Action

# ---- the two actions of a turn ---------------------------------------------------------------------------------------


class Play(Action, frozen=True, tag="play"):
    """Play a skill card under an action slot (MANDO-55)."""

    card: str
    slot: str


class Resolve(Action, frozen=True, tag="resolve"):
    """Carry out the slot's action with the card's strength (MANDO-58)."""


class Decline(Action, frozen=True, tag="decline"):
    """Leave the slot's action out; the card counts all the same (MANDO-60)."""


class Ability(Action, frozen=True, tag="ability"):
    """Use the ability of the card that was played (MANDO-118)."""


class Done(Action, frozen=True, tag="done"):
    """Nothing (more) of what is offered."""


class End(Action, frozen=True, tag="end"):
    """End the step of playing actions (MANDO-R-32)."""


class Step(Action, frozen=True, tag="step"):
    """Walk one space (MANDO-63)."""

    space: str


class Stop(Action, frozen=True, tag="stop"):
    """End the movement here (MANDO-62)."""


class Attack(Action, frozen=True, tag="attack"):
    """Deal all (the rest of) the damage to one threat (MANDO-79)."""

    piece: int


class Strike(Action, frozen=True, tag="strike"):
    """Deal a part of the damage to one threat; the rest goes to others."""

    piece: int
    damage: int


class Ram(Action, frozen=True, tag="ram"):
    """Attack a locked door beside you."""

    door: str


class Peek(Action, frozen=True, tag="peek"):
    """Look at a face-down threat in secret (MANDO-88)."""

    piece: int


class Shift(Action, frozen=True, tag="shift"):
    """Move an enemy one space (MANDO-91); also the next space of an enemy on its way."""

    piece: int
    space: str


class Unlock(Action, frozen=True, tag="unlock"):
    """Unlock a door, where the map's rules allow it (MANDO-73)."""

    door: str


class Keep(Action, frozen=True, tag="keep"):
    """Keep a drawn plan card (MANDO-95)."""

    plan: str


class Return(Action, frozen=True, tag="return"):
    """Put a drawn plan card back on top of the deck (MANDO-98)."""

    plan: str


class Plan(Action, frozen=True, tag="plan"):
    """Use a plan card that lies under a character's card (MANDO-100)."""

    plan: str
    figure: str


class Gear(Action, frozen=True, tag="gear"):
    """Use a character's gear, once in a match."""

    figure: str


class Use(Action, frozen=True, tag="use"):
    """A character uses a special token (MANDO-113)."""

    piece: int
    figure: str


class PickUp(Action, frozen=True, tag="pick-up"):
    """Pick up a token that lies here (MANDO-248); -1 is the child."""

    piece: int


# ---- what effects and ties ask ---------------------------------------------------------------------------------------


class Target(Action, frozen=True, tag="target"):
    """Choose a threat."""

    piece: int


class Who(Action, frozen=True, tag="who"):
    """Choose a character."""

    figure: str


class Where(Action, frozen=True, tag="where"):
    """Choose a space."""

    space: str


class Slot(Action, frozen=True, tag="slot"):
    """Choose an action slot."""

    slot: str


class Choose(Action, frozen=True, tag="choose"):
    """Choose one of the ways an effect offers, by its id."""

    option: str


class Player(Action, frozen=True, tag="player"):
    """Choose a player, where all share the characters."""

    seat: int


class Pay(Action, frozen=True, tag="pay"):
    """Pay for what follows."""


class Discard(Action, frozen=True, tag="discard"):
    """Discard a skill card from the player's hand."""

    card: str


class Drop(Action, frozen=True, tag="drop"):
    """Discard a kept plan card."""

    plan: str
    figure: str


class Recover(Action, frozen=True, tag="recover"):
    """Take a skill card back from the discard pile."""

    card: str


class Take(Action, frozen=True, tag="take"):
    """Take a plan card from the discard pile or the deck."""

    plan: str


class Lift(Action, frozen=True, tag="lift"):
    """Discard a complication token from a slot; 0 is a stand-in of value 1."""

    slot: str
    value: int


class Clear(Action, frozen=True, tag="clear"):
    """Discard a skill card from a slot."""

    slot: str
    card: str


class First(Action, frozen=True, tag="first"):
    """Of the event cards looked at: put this one on top."""

    event: str


class Bottom(Action, frozen=True, tag="bottom"):
    """Of the event cards looked at: put this one on the bottom."""

    event: str


class Put(Action, frozen=True, tag="put"):
    """Of two complication tokens looked at: place this one."""

    value: int


class Accuse(Action, frozen=True, tag="accuse"):
    """Name another player as the traitor; two skill cards are discarded for it."""

    seat: int


# ---- the dealer ------------------------------------------------------------------------------------------------------


class Begin(Action, frozen=True, tag="begin"):
    """Draw lots for the first turn (MANDO-43)."""

    seat: int


class Loyalty(Action, frozen=True, tag="loyalty"):
    """Deal a loyalty card to a player."""

    seat: int
    traitor: bool


class Skill(Action, frozen=True, tag="skill"):
    """Deal a skill card (MANDO-41)."""

    card: str


class Drawn(Action, frozen=True, tag="drawn"):
    """Deal a plan card (MANDO-94)."""

    plan: str


class Back(Action, frozen=True, tag="back"):
    """Show the back of the top event card (MANDO-176)."""

    back: str


class Event(Action, frozen=True, tag="event"):
    """Decide the face of an event card (MANDO-148)."""

    event: str


class Token(Action, frozen=True, tag="token"):
    """Decide what a threat token is."""

    token: str


class Reinforce(Action, frozen=True, tag="reinforce"):
    """Draw a token from the reinforcement pile (MANDO-153)."""

    token: str


class Complication(Action, frozen=True, tag="complication"):
    """Draw a complication token (MANDO-180)."""

    value: int


class Bounty(Action, frozen=True, tag="bounty"):
    """Turn up the bounty of the match."""

    bounty: str


AdventuresAction = (
    Play
    | Resolve
    | Decline
    | Ability
    | Done
    | End
    | Step
    | Stop
    | Attack
    | Strike
    | Ram
    | Peek
    | Shift
    | Unlock
    | Keep
    | Return
    | Plan
    | Gear
    | Use
    | PickUp
    | Target
    | Who
    | Where
    | Slot
    | Choose
    | Player
    | Pay
    | Discard
    | Drop
    | Recover
    | Take
    | Lift
    | Clear
    | First
    | Bottom
    | Put
    | Accuse
    | Begin
    | Loyalty
    | Skill
    | Drawn
    | Back
    | Event
    | Token
    | Reinforce
    | Complication
    | Bounty
)
