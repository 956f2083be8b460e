"""Frames: what is being resolved, as lists of small integers. Here are their codes, their fields and how each is made.

A frame is `[code, step, fields...]`; the names below are the places of its fields.
"""

(
    SETUP,
    TURN,
    ACTION,
    WALK,
    ATTACK,
    RECON,
    PLAN,
    EXTRA,
    REVEAL,
    PEEK,
    HURT,
    FLEE,
    PROGRAM,
    PIECES,
    FIGURES,
    PUSH,
    OPTION,
    PAYMENT,
    ENEMY_MOVE,
    ENEMY_ATTACK,
    SPAWN,
    COMPLICATE,
    CLEAR,
    DISCARD,
    RECOVER,
    TAKE,
    SCRY,
    DOOR,
    FREE,
    FEATURE,
    PLACE,
    DRAW,
    BACK,
    TROUBLE,
    CARD,
    ACCUSATION,
    EXPOSED,
) = range(37)
STEP = 1

Frame = list[int]


class Action:
    """An action being carried out by a figure: a slot, its card (-1: a free action) and what modifies it."""

    FIGURE, SEAT, SLOT, CARD, STRENGTH, REACH, NEAREST, TARGETS, IGNORE = range(2, 11)
    PEEKS, PUSHES, STEPS, KEEPS, USED, TARGET, TARGET_SPACE, ORIGIN, ENEMY_HERE, PEEKED, BOOSTS = range(11, 22)

    @staticmethod
    def make(figure: int, seat: int, slot: int, card: int, strength: int, origin: int, enemy_here: bool) -> Frame:
        """A new action; conditional boosts follow its fields as pairs of condition and number."""
        return [ACTION, 0, figure, seat, slot, card, strength, 1, 0, 1, 0, 1, 1, 1, 1, 0, -1, -1, origin, enemy_here, 0]


class Walk:
    """A movement of a figure: spaces left, what it ignores, how far it has come."""

    FIGURE, LEFT, IGNORE, MOVED, ACTING, STOPPED, GOAL, TO, DOWN = range(2, 11)

    @staticmethod
    def make(figure: int, spaces: int, ignore: int, acting: int, goal: int, down: int) -> Frame:
        """`acting`: place of the action on the stack that this is the movement of, else -1; `down`: face-down threats."""
        return [WALK, 0, figure, spaces, ignore, 0, acting, 0, goal, -1, down]


class Attack:
    """An attack: the damage left to assign; then pairs of threat and damage, resolved in order."""

    ACTION, LEFT, NEXT, PAIRS = range(2, 6)


class Recon:
    """Recon: what it turned out to be (0 open, 1 peeking, 2 moving), how many are left, whom it moves and how far."""

    ACTION, MODE, LEFT, SEEN, PIECE, STEPS = range(2, 8)


class Plan:
    """Plan: cards still to draw and to keep, and for whom."""

    FIGURE, SEAT, DRAWS, KEEPS = range(2, 6)


class Reveal:
    """Face-down threats being turned up by a figure; effects follow when all are up."""

    FIGURE, NEXT, PIECES = range(2, 5)


class Hurt:
    """Damage to a figure, point by point."""

    FIGURE, POINTS, PREVENTABLE, ATTACKER, ASKED, CAUSE = range(2, 8)


class Push:
    """An enemy being moved by players or an order: how far and which way, whether less will do, how far it has come."""

    PIECE, LEFT, DIRECTION, ORIGIN, SEAT, UP_TO, MOVED = range(2, 9)


class Program:
    """A list of effects being carried out: which one is next, and what its words refer to."""

    PROGRAM, YOU, SEAT, HERE, PIECE, ACTION, SLOT, IT = range(2, 10)


class Effect:
    """An effect that goes on over several choices: its place in a program, copied context, and its own fields."""

    PROGRAM, PLACE, YOU, SEAT, HERE, PIECE, ACTION, SLOT, IT = range(2, 11)
    A, B, C, D, E = range(11, 16)


def effect(code: int, program: Frame, place: int) -> Frame:
    """A frame for the effect at a place of a program that is being carried out."""
    return [code, 0, program[Program.PROGRAM], place, *program[Program.YOU :], 0, 0, 0, 0, 0]
