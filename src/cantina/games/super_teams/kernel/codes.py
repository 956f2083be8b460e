"""Numbers that stand for things: sizes, kinds, stages, verbs of actions, kinds of event. Needs no compiler."""

COLOURS, SHIPS, SEATS, NUMBERS = 4, 8, 4, 6
CARDS = COLOURS * NUMBERS  # kinds of movement card: colour * 6 + number - 1
HAND = 6  # RACE-16, RACE-35
BONUS = 20  # bonus cards
MAX_SPACES = 122  # the longest board and the two planets
NOBODY = -1

# what a ship stands on; the order is the one of `content.Kind`
START, NORMAL, BONUS_SPACE, HYPERSPACE, ASTEROID, HOLE, FINISH = range(7)

SKILLED_PILOT, LIGHT_SPEED, EVASIVE_MANOEUVRE, GRAPPLING_HOOK, ACCELERATION = range(5)
BONUS_KINDS = 5
NO_CARD = -1

# stages of a turn, in the order of RACE-R-15
DEALING, CHOOSING, DEPARTURE, EVASION, LANDING, HOOKING, DRAWING, PRIZES, OVER = range(9)

# where a bonus card is: a seat's hand (0..3), or
UNDEALT, PLAYED = -1, -2

# kinds of event
(
    ROUND, SHUFFLED, DEALT, CHOSE, PASSED, USED, FLEW, FELL, EVADED, LANDED, HOOKED, DREW, NO_DRAW, REBUILT, HOME, WILD, ENDED,
) = range(17)  # fmt: skip
LOG = 48  # the most that one action can make happen

# an action is a verb + VERBS * its object: FLY card, ship; USE bonus card; HOOK ship, bonus card; LAND kind;
# and the dealer's DEAL card and DRAW bonus kind
VERBS = 8
PASS, FLY, USE, HOOK, LAND, DEAL, DRAW = range(7)
PER_SHIP = 32  # HOOK: ship * PER_SHIP + bonus card
MAX_ACTIONS = CARDS * SHIPS + 1  # actions in any position
