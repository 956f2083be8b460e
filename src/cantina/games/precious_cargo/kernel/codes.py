"""Numbers that stand for things: sizes, kinds, stages, verbs of actions, kinds of event. Needs no compiler.

Lengths are tenths of a millimetre, angles hundredths of a degree, speeds millimetres a second.
"""

SEATS, TEAMS = 6, 2
FIELD = 15  # cards around Grogu (CARGO-11)
ALLIES, MOST_BESKAR = 16, 3
KINDS = ALLIES * MOST_BESKAR  # of ally card: ally * 3 + Beskar - 1
MOST_CARDS = 120  # of a deck
MANDALORIANS, EMPIRE = 0, 1
EMPTY, FACE_DOWN = -1, -2  # what lies in a place of the field, unless the kind of a card lying face up
NONE = -1

# upgrades, in the order of `content.Upgrade`
PROTECT, MULTI_THROW, GIFT, STEAL, TRADE, REVEAL = range(6)
UPGRADES, COPIES = 6, 6  # CARGO-R-30
PRICE, CHEAP_PRICE = 3, 2  # CARGO-04: Trade is the cheap one
THROWN_CARDS, REVEALED_CARDS = 3, 4  # CARGO-43, CARGO-56
SMALLEST_SET = 2  # CARGO-R-37
CARD_POINTS = 2  # CARGO-26
LONE_NEED, MEMBER_NEED, WAY_NEED, WAY_EXTRA = 30, 15, 10, 5  # CARGO-28, CARGO-64, CARGO-65

# the table
REACH = 3000  # how far from Grogu's centre cards may lie, and how far to every side one may aim
ARM = 7000  # CARGO-R-16
HALF_WIDTH, HALF_LENGTH = 315, 440  # of a card
RADIUS = 200  # of a disc, Grogu's too
CARD_REACH = 742  # from a card's centre: nothing touches it whose nearer edge is farther away

# spans of a flick
BACK = 1500  # how far behind the nearest place one may stand
WIDEST = 1800  # to either side of Grogu
SLOWEST, FASTEST = 1800, 3000
LOWEST, HIGHEST = 1500, 3500
LOFT, RELEASE_HEIGHT = 2500, 2500  # of a throw given by its aim; of every throw

# the dealer's draws
CARD_FIFTHS = 7  # a thrown card errs seven fifths as far
FLUBS = 20  # one throw in so many is a flub
HALF_TURN = 18000  # a thrown card looks the same after it

DECIDING, PAYING, PROTECTING, PICKING, AIMING, GIVING, OFFERING, TAKING, REVEALING = range(9)
SCATTERING, SLIPPING, TUMBLING, TURNING, OVER = range(9, 14)

# an action is a verb + VERBS * object: BUY upgrade; PAY, PICK, OFFER, TURN_UP kind; SHIELD ally; BESTOW seat; UNVEIL place;
# TAKE pile * KINDS + kind; and numbers from their span's lowest on, the first one lowest, in fields of WIDE values:
# THROW, AIM x, y; FLICK distance, direction, speed, loft; SCATTER along, aside, luck; TUMBLE along, aside, luck, angle;
# SLIP speed, loft, direction, friction, luck
VERBS = 32
END, THROW, FLICK, BUY, PAY, SHIELD, PICK, AIM, BESTOW, OFFER, TAKE, UNVEIL, SCATTER, SLIP, TUMBLE, TURN_UP = range(16)
STAGE_OF = (  # the stage in which something is done, by its verb
    DECIDING, DECIDING, DECIDING, DECIDING, PAYING, PROTECTING, PICKING, AIMING, GIVING, OFFERING, TAKING, REVEALING,
    SCATTERING, SLIPPING, TUMBLING, TURNING,
)  # fmt: skip
WIDE = 1 << 13
MAX_ACTIONS = SEATS * KINDS + 8  # actions in any position

# kinds of event
(
    THREW, FLICKED, FLEW, ON_GROGU, MISSED, TOOK, REFILLED, BOUGHT, PAID, PROTECTED, PICKED, AIMED, BESTOWED, STOLE, TRADED,
    REVEALED, FAILED, ENDED,
) = range(18)  # fmt: skip
LOG, COLUMNS = 48, 19
