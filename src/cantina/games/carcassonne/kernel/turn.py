"""The turn: place a tile, place a figure, fight, score (CSW-20), and the end of the match (CSW-81 to CSW-87)."""

from cantina.core.compiler import rule

from .codes import (
    DEPLOYING,
    DRAWING,
    FIELD,
    FIGHTING,
    FIRST_FRONTIER,
    LARGE,
    OVER,
    PLACING,
    PLANET,
    ROUTE,
    SMALL,
)
from .fights import begin_fight, sides_on
from .ids import (
    CSW_21,
    CSW_29,
    CSW_32,
    CSW_34,
    CSW_38,
    CSW_44,
    CSW_68,
    CSW_71,
    CSW_74,
    CSW_77,
    CSW_83,
    CSW_84,
    CSW_85,
    CSW_87,
    CSW_R_39,
)
from .objects import bits, figures_of, put_figure, root, symbols_of, take_home, tiles_of, worth
from .record import Setup, State
from .telling import tell_deployed, tell_drew, tell_ended, tell_home, tell_placed, tell_removed, tell_scored
from .tiles import at, fits_anywhere, is_tile, lay


@rule
def newest(s: State) -> int:
    """The tile that was laid last."""
    return int(s.tiles) - 1


@rule
def scoring_rule(s: State, object: int, closed: bool) -> int:
    """The rule by which an object is scored."""
    what = int(s.what[object])
    if what == ROUTE:
        return CSW_71 if closed else CSW_83
    if what == FIELD:
        return CSW_74 if closed else CSW_84
    return CSW_77 if closed else CSW_85


@rule
def score_object(s: State, c: Setup, object: int, closed: bool) -> None:
    """The side on an object gains its points, once (CSW-66, CSW-R-22, CSW-R-41)."""
    points = worth(s, object, closed)
    sides = sides_on(s, c, object)
    for side in range(int(c.sides)):
        if sides >> side & 1:
            s.score[side] += points
            if s.telling:  # counting once more is not for playouts
                carried, tiles, symbols = scoring_rule(s, object, closed), tiles_of(s, object), symbols_of(s, object)
                tell_scored(s, carried, object, side, points, tiles, symbols, int(s.score[side]))


@rule
def score_if_closed(s: State, c: Setup, object: int) -> None:
    """A closed object is scored and its figures return (CSW-66, CSW-68)."""
    if int(s.open[object]) == 0 and int(s.figures[object]):
        score_object(s, c, object, True)
        for seat in range(int(c.seats)):
            packed = figures_of(s, object, seat)
            if packed:
                tell_home(s, CSW_68, object, seat, packed)
                take_home(s, object, seat)


@rule
def finish(s: State, c: Setup) -> None:
    """Final scoring of all objects that still hold figures; most points win, equal ones share (CSW-82 to CSW-87)."""
    s.stage = OVER
    for part in range(int(s.parts)):
        if int(s.figures[part]) and int(s.parent[part]) == part:
            score_object(s, c, part, False)
    best = 0
    for side in range(int(c.sides)):
        best = max(best, int(s.score[side]))
    s.winners = 0
    for side in range(int(c.sides)):
        if int(s.score[side]) == best:
            s.winners |= 1 << side
    tell_ended(s, CSW_R_39 if bits(int(s.winners)) > 1 else CSW_87, int(s.winners))


@rule
def begin_turn(s: State, c: Setup) -> None:
    """The dealer turns over a tile; without any left the match ends (CSW-21, CSW-81, CSW-R-07)."""
    s.drawn = -1
    if int(s.tiles_left) == 0:
        finish(s, c)
    else:
        s.stage = DRAWING


@rule
def draw(s: State, c: Setup, kind: int) -> None:
    """A tile is turned over; one that fits nowhere is shown and removed for good (CSW-29, CSW-R-06)."""
    s.left[kind] -= 1
    s.tiles_left -= 1
    if fits_anywhere(s, c, kind):
        tell_drew(s, CSW_21, int(s.mover), kind)
        s.drawn = kind
        s.stage = PLACING
    else:
        tell_removed(s, CSW_29, int(s.mover), kind)
        s.removed[kind] += 1
        begin_turn(s, c)


@rule
def score_closed(s: State, c: Setup) -> None:
    """Step 4: everything that the tile has closed, also planets around it (CSW-66)."""
    slot = newest(s)
    for part in range(int(s.first_part[slot]), int(s.parts)):
        score_if_closed(s, c, root(s, part))
    cell = int(s.cell[slot])
    for direction in range(8):
        value = at(s, cell + int(c.step_around[direction]))
        if is_tile(value):
            planet = int(s.planet[value - 1])
            if planet >= 0:
                score_if_closed(s, c, planet)


@rule
def go_on(s: State, c: Setup) -> None:
    """Step 3: the next fight in the order of the new tile's parts, then the planet entered (CSW-R-19); then step 4."""
    count = int(s.parts) - int(s.first_part[newest(s)])
    while int(s.next_fight) <= count:
        looked_at = int(s.next_fight)
        s.next_fight = looked_at + 1
        object = int(s.entered)
        if looked_at < count:
            object = root(s, int(s.first_part[newest(s)]) + looked_at)
        if object >= 0:
            sides = sides_on(s, c, object)
            if sides & (sides - 1):
                begin_fight(s, object, sides)
                s.stage = FIGHTING
                return
    score_closed(s, c)
    mover = int(s.mover) + 1
    s.mover = mover if mover < int(c.seats) else 0
    begin_turn(s, c)


@rule
def place(s: State, c: Setup, cell: int, rotation: int) -> None:
    """Step 1: lay the tile; without a figure at hand step 2 is skipped (CSW-R-17)."""
    frontier = at(s, cell) - FIRST_FRONTIER
    x, y, kind, mover = int(s.frontier_x[frontier]), int(s.frontier_y[frontier]), int(s.drawn), int(s.mover)
    tell_placed(s, CSW_21, mover, kind, x, y, rotation)
    lay(s, c, kind, cell, x, y, rotation)
    s.drawn = -1
    s.entered = -1
    s.next_fight = 0
    if int(s.supply[mover, SMALL]) or int(s.supply[mover, LARGE]):
        s.stage = DEPLOYING
    else:
        go_on(s, c)


@rule
def deployment_rule(s: State, object: int) -> int:
    """What the figure becomes: a trader, an explorer or a conqueror; on an occupied planet an attacker (CSW-44)."""
    what = int(s.what[object])
    if what == ROUTE:
        return CSW_32
    if what == FIELD:
        return CSW_34
    return CSW_44 if int(s.figures[object]) else CSW_38


@rule
def deploy(s: State, c: Setup, part: int, size: int) -> None:
    """Step 2: a figure on an object of the new tile, or on a neighbouring planet (CSW-22, CSW-40)."""
    object = root(s, part)
    tell_deployed(s, deployment_rule(s, object), int(s.mover), part, size, int(s.what[part]))
    put_figure(s, object, part, int(s.mover), size)
    if int(s.what[part]) == PLANET and part < int(s.first_part[newest(s)]):
        s.entered = part
    go_on(s, c)
