"""Numbers that stand for things: sizes, kinds, stages, verbs of actions, kinds of event. Needs no compiler."""

SEATS, FIGURES = 5, 5  # five figures in a supply: four small ones and a large one (CSW-15)
SMALL, LARGE = 0, 1
SMALL_FIGURES = 4
TILES, PARTS, KINDS = 80, 160, 96  # at most, of a set
PARTS_OF_TILE = 8
FRONTIER = 168  # empty cells beside laid tiles, at most
MOST_DICE = 3  # CSW-53, CSW-95
SURE = 1 << 20  # a chance of one: whole numbers come out the same on every machine, a GPU too
FACTIONS = 3
NOBODY = -1

# what a side or an object is
ROUTE, FIELD, PLANET = 0, 1, 2
SPACE = 2  # of a side; it is no object
EVERY_SIDE = 0xFFF  # three bits a side, all set: stands for a rotation that looks like a smaller one, and fits nowhere

# the board is a torus: cell = (x + ROW * y) & MASK, with the start tile in the middle
ROW, MASK, ORIGIN = 90, 4095, 2048
CELLS = MASK + 1
EMPTY, FIRST_FRONTIER = 0, TILES + 1  # grid, a byte a cell: EMPTY, laid tile + 1, or frontier index + FIRST_FRONTIER

DRAWING, PLACING, DEPLOYING, FIGHTING, OVER = range(5)

# an action is a verb + VERBS * object: DRAW kind; PLACE cell * 4 + rotation; DEPLOY part of the new tile * 2 + size;
# CONQUER direction of a neighbouring planet * 2 + size; ROLL three bits a die, the first die lowest
VERBS = 8
PASS, DRAW, PLACE, DEPLOY, CONQUER, ROLL = range(6)
MAX_ACTIONS = 4 * FRONTIER  # actions in any position
PLACE_ORIGIN = 128  # a placement told to Python: ((x + PLACE_ORIGIN) * 2 * PLACE_ORIGIN + y + PLACE_ORIGIN) * 4 + rotation
DIE_BITS = 3

# kinds of event
DREW, REMOVED, PLACED, JOINED, DEPLOYED, FIGHT, ROLLED, TIED, LOST, WON, SCORED, HOME, ENDED = range(13)
LOG, COLUMNS = 96, 8

# terms of a side that have weights: an open object by kind and open sides (of a planet, pairs of empty cells): that it is
# there, its tiles, its symbols; small figures at hand from none to all; the large one; dice beyond the first one of each object
OPEN, OF_OBJECT = 4, 3
AT_HAND = 3 * OPEN * OF_OBJECT
LARGE_AT_HAND = AT_HAND + SMALL_FIGURES + 1
DICE = LARGE_AT_HAND + 1
TERMS = DICE + 1
WEIGHTS = 2 * TERMS  # early in the match, and late
