"""What threatens: how much harm event cards would do to whom, with the enemies where they are."""

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from ..effects.enemy_attack import EnemyAttack
from ..effects.enemy_move import EnemyMove
from ..effects.if_ import If
from ..kernel.stack import Engine
from ..kernel.tables.codes import CLASSES, FAR, NONE
from ..kernel.tables.match import Tables
from .kept import Kept

SIX = 0.4  # how often a line for 6 and more counts
TROUBLE = {  # what else an event card can bring
    "spawn": 4.0,
    "complicate": 1.5,
    "flee": 1.5,
    "hurt": 4.0,
    "event": 4.0,
    "crisis": 4.0,
    "reveal": 0.5,
    "choose": 2.0,
}


class AttackLine(NamedTuple):
    """An attack line of an event card: which classes, how many of them, how far each class gets by moving first, how likely."""

    classes: int
    most: int
    reach: tuple[int, int, int]  # by class, what can walk to a figure
    standing: int  # and what cannot
    chance: float


class Card(NamedTuple):
    """What can be foreseen of an event card, or of some by their odds."""

    lines: tuple[AttackLine, ...]
    trouble: float  # reinforcements, complications and the like
    number: int  # that no other one of the match has


Threats = tuple[
    tuple[int, int, bool, int], ...
]  # enemies: class, range to the nearest figure, whether it can walk there, which one


class Dangers:
    """The event cards of a match, read for what they threaten."""

    def __init__(self, tables: Tables):
        self._tables = tables
        self._cards = [self._read(place, number) for place, number in enumerate(tables.event_program)]
        self._numbers = itertools.count(len(self._cards))  # of mixed cards
        self._mixed = Kept[tuple[int, ...], Card]()
        self._nearest = Kept[tuple[int, ...], dict[tuple[int, int], tuple[int, int, bool, int]]]()
        self._harm = Kept[tuple[int, Threats], dict[int, float]]()

    def _read(self, place: int, number: int) -> Card:
        lines: list[AttackLine] = []
        trouble = self._words(number, [0, 0, 0], 1.0, lines)
        return Card(tuple(lines), trouble, place)

    def _words(self, number: int, moves: list[int], chance: float, lines: list[AttackLine]) -> float:
        """Collects the attack lines of a program; what else it brings is added up."""
        trouble = 0.0
        for word in self._tables.programs[number]:
            match word:
                case EnemyMove(token=None):
                    for kind, name in enumerate(CLASSES):
                        if not word.class_ or name in word.class_:
                            moves[kind] += word.n
                case EnemyAttack(token=None):
                    most, far = FAR if word.count == "all" else word.count, word.range
                    reach = (far + moves[0], far + moves[1], far + moves[2])
                    classes = sum(1 << kind for kind, name in enumerate(CLASSES) if name in word.class_)
                    lines.append(AttackLine(classes or 0b111, most, reach, far, chance))
                case If():
                    trouble += self._words(word.then.number, moves, chance * SIX, lines)
                case _:
                    trouble += chance * TROUBLE.get(word.op, 0.0)
        return trouble

    # ---- cards by their odds -----------------------------------------------------------------------------------------------

    def next_card(self, engine: Engine) -> Card:
        """The next event card, by the back that everybody sees."""
        at = engine.at
        if not at.event_deck:
            return self.later_card(engine)
        if at.event_deck[0] != NONE:
            return self._cards[at.event_deck[0]]
        return self._mix(at.event_pool, at.event_backs[0])

    def later_card(self, engine: Engine) -> Card:
        """A later event card: any in the deck, or any at all after the next shuffle."""
        pool = engine.at.event_pool
        return self._mix(pool if any(pool) else [1] * len(pool), NONE)

    def _mix(self, pool: list[int], back: int) -> Card:
        key = (back, *pool)
        found = self._mixed.get(key)
        if found is None:
            backs = self._tables.event_back
            cards = [(self._cards[card], count) for card, count in enumerate(pool) if count and back in (NONE, backs[card])]
            total = sum(count for _, count in cards) or 1
            found = self._mixed[key] = Card(
                tuple(line._replace(chance=line.chance * count / total) for card, count in cards for line in card.lines),
                sum(card.trouble * count / total for card, count in cards),
                next(self._numbers),
            )
        return found

    # ---- harm --------------------------------------------------------------------------------------------------------------

    def threats(self, engine: Engine, enemies: list[int], figures: list[int]) -> Threats:
        """The enemies that may attack, as the event cards see them."""
        at, classes = engine.at, self._tables.token_class
        if not figures:
            return ()
        nearest = self._around(engine)
        kinds, places, stun = at.piece_kind, at.piece_space, at.piece_stun
        found = []
        for piece in enemies:
            if stun[piece] == NONE:
                here = places[piece]
                threat = nearest.get((here, classes[kinds[piece]]))
                if threat is None:
                    threat = self._threat(engine, here, classes[kinds[piece]], figures)
                    nearest[here, classes[kinds[piece]]] = threat
                found.append(threat)
        return tuple(found)

    def _around(self, engine: Engine) -> dict[tuple[int, int], tuple[int, int, bool, int]]:
        """What is known of enemies by where they are and their class, with the figures where they are."""
        at = engine.at
        key = (at.doors, *at.figure_space)  # which says who is in play, too
        nearest = self._nearest.get(key)
        if nearest is None:
            nearest = self._nearest[key] = {}
        return nearest

    def alike(self, engine: Engine, piece: int, figures: list[int], spaces: Sequence[int]) -> list[bool]:
        """Whether an enemy is the same threat from each of some spaces as from its own."""
        at = engine.at
        if at.piece_stun[piece] != NONE or not figures:
            return [True] * len(spaces)
        nearest, kind = self._around(engine), self._tables.token_class[at.piece_kind[piece]]
        here, *there = (
            nearest.get((space, kind)) or nearest.setdefault((space, kind), self._threat(engine, space, kind, figures))
            for space in (at.piece_space[piece], *spaces)
        )
        return [threat == here for threat in there]

    def _threat(self, engine: Engine, here: int, kind: int, figures: list[int]) -> tuple[int, int, bool, int]:
        ground, places = engine.ground, [engine.at.figure_space[figure] for figure in figures]
        far = [ground.reach[here][place] for place in places]
        place = far.index(min(far))
        return kind, far[place], ground.steps[here][places[place]] < FAR, figures[place]

    def harm(self, card: Card, threatening: Threats) -> dict[int, float]:
        """The damage that figures can expect of an event card."""
        found = self._harm.get((card.number, threatening))
        if found is None:
            found = self._harm[card.number, threatening] = _harm(card, threatening)
        return found


def _harm(card: Card, threatening: Threats) -> dict[int, float]:
    damage: dict[int, float] = {}
    for classes, most, reach, standing, chance in card.lines:
        for kind, far, walks, figure in threatening:
            if classes >> kind & 1 and far <= (reach[kind] if walks else standing):
                damage[figure] = damage.get(figure, 0.0) + chance
                most -= 1
                if not most:
                    break
    return damage
