"""Ways to carry out an action, foreseen without the rules: a figure elsewhere, an enemy struck or moved, a fuller slot."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from cantina.core.action import Action

from ..actions import Attack, Decline, Peek, PickUp, Play, Ram, Resolve, Shift, Step, Stop, Unlock
from ..appraisal import Appraisal, Prospect, foresee, slot_strengths, study
from ..kernel.acting import Acting, attack_reach, effective
from ..kernel.doors import locked_doors
from ..kernel.record import Record
from ..kernel.specials import can_pick, can_pick_child
from ..kernel.stack import Engine
from ..kernel.tables.codes import ATTACK, FAR, GUARD, HOOK, MOVE, NONE, PLAN, RECON
from ..kernel.walking import Reached, Walk, reach
from ..state import State

SOUGHT = 8.0  # coming to what nobody knows, beside what is foreseen of it
CURIOUS = 0.5  # looking at it from afar
KEPT = 4  # ways of one card under one slot that are looked at further
ENDS = 8  # and those of a movement, since the next action may begin there
TACTICAL = 5  # the strength of a slot with a tactical skill


class Way(msgspec.Struct, frozen=True, gc=False, eq=False):
    """Decisions that carry out one action, its card under its slot, and how much better a position they lead to.

    None is like another, so that they are told apart without comparing their decisions.
    """

    path: tuple[Action, ...]
    gain: float
    slot: int = NONE  # NONE: it takes no card
    card: int = NONE
    figure: int = NONE
    end: int = NONE  # where the figure is afterwards, of a movement
    spots: frozenset[int] | None = None  # where the figure must be for it; None: anywhere


class Walked(msgspec.Struct, frozen=True, gc=False):
    """A movement that could be made."""

    path: tuple[Action, ...]
    steps: int
    end: int  # its last space
    after: Prospect


WAY, HARM, REST = 1, 2, 4  # the way to the objective, what event cards do, and anything else
ALL = WAY | HARM | REST
PARTS = {"figure_space": WAY | HARM, "piece_space": HARM, "piece_known": WAY, "door_damage": WAY}  # what depends on them

T = TypeVar("T")
Change = tuple[str, int, int]  # a number of a position: the name, its place in a list (or NONE) and its value


def _put(at: Record, name: str, place: int, value: int) -> int:
    """Puts a number into a position, and says which was there."""
    before: int
    if place == NONE:
        before = getattr(at, name)
        setattr(at, name, value)
    else:
        numbers = getattr(at, name)
        before, numbers[place] = numbers[place], value
    return before


def _taken(figure: int, piece: int) -> tuple[Change, Change]:
    """What changes when a figure picks something up."""
    if piece == NONE:
        return ("child_figure", NONE, figure), ("child_space", NONE, NONE)
    return ("piece_carrier", piece, figure), ("piece_space", piece, NONE)


def _best(found: list[tuple[float, T]], most: int) -> list[tuple[float, T]]:
    """Those with the greatest gains; of equal ones the first."""
    return sorted(found, key=lambda one: -one[0])[:most]


class Ways:
    """What can be foreseen of the actions of a turn from one position."""

    def __init__(self, state: State, seat: int, against: bool, still: bool = False):
        """`still`: only what can be done from where the figures are now, since no other action comes before."""
        self.state, self.seat, self.against, self.still = state, seat, against, still
        self.at, self.tables = state._at, state._tables
        self.engine = Engine(self.at, self.tables)
        self.strengths = slot_strengths(self.engine)
        self._appraisal = Appraisal(self.engine, seat, against=False)
        self._progress = self._appraisal.progress()
        self.now = foresee(self.engine, seat, against) if against else self._appraisal.loyal()
        self.worth = self.now.worth(self.strengths)
        self._field: dict[int, list[Walked]] = {}
        self._spots: dict[int, list[int]] = {}
        self._known: dict[tuple[Change, ...], Prospect] = {}
        self._ranges: dict[tuple[int, int, int, int], frozenset[int]] = {}
        self._shifts: dict[int, list[tuple[Action, Prospect]]] = {}
        self._beside: dict[int, list[tuple[int, frozenset[int]]]] = {}
        self._enemies, self._face_down = self._appraisal.enemies, self.engine.face_down()
        enemies = [(self.at.piece_space[piece], self.engine.ability(piece)) for piece in self._enemies]
        self._hooking = [space for space, ability in enemies if ability == HOOK]
        self._guarding = [space for space, ability in enemies if ability == GUARD]

    def foreseen(self) -> list[Way]:
        """The ways of all cards under all slots that are free, but for abilities and a mission's own action; the best first."""
        at, tables = self.at, self.tables
        found: list[Way] = []
        same = set()
        for card in dict.fromkeys(at.hands[self.seat]):
            figure = tables.card_figure[card]
            if at.figure_space[figure] == NONE:
                continue
            for slot, name in enumerate(tables.slots):
                if not at.used_slots >> slot & 1:
                    kind = (slot, figure, tables.card_strength[card], tables.card_bonus[card] == slot, tables.card_tactical[card])
                    if kind not in same:
                        same.add(kind)
                        found += self._under(card, slot, figure, (Play(tables.cards[card], name),))
        return sorted(found, key=lambda way: -way.gain)

    def _under(self, card: int, slot: int, figure: int, play: tuple[Action, ...]) -> list[Way]:
        """The ways of a card under a slot."""
        tables = self.tables
        strengths = self.strengths[:]
        if tables.card_tactical[card]:
            strengths[slot] = TACTICAL
        elif not any(tables.card_tactical[other] for other in self.at.slot_cards[slot]):
            strengths[slot] += tables.card_strength[card]

        now, worth = self.now, self.worth
        as_now = now.worth(strengths) - worth

        def gain(after: Prospect) -> float:
            return as_now if after is now else after.worth(strengths) - worth

        def way(path: tuple[Action, ...], gain: float, end: int = NONE, spots: frozenset[int] | None = None) -> Way:
            return Way((*play, *path), gain, slot, card, figure, end, spots)

        idle = way((Decline(),), as_now)
        if tables.card_tactical[card]:
            return [idle]
        action = Acting(figure, self.seat, slot, card, tables.card_strength[card] + (tables.card_bonus[card] == slot))
        strength = effective(self.engine, action)
        role = tables.roles[slot]
        if role == MOVE:
            walks = [(gain(walk.after), walk) for walk in self.field(figure) if walk.steps <= strength]
            return [*(way((Resolve(), *walk.path), worth, walk.end) for worth, walk in _best(walks, ENDS)), idle]
        if role == ATTACK:
            aimed = self._attacks(figure, strength, *attack_reach(self.engine, action))
        elif role == RECON:
            aimed = self._recons(figure, strength)
        elif role == PLAN:
            return [way((Resolve(),), gain(self._planned(strength))), idle]
        else:
            return [idle]
        acts = [(gain(after), (one, spots)) for one, after, spots in aimed]
        return [*(way((Resolve(), one), worth, NONE, spots) for worth, (one, spots) in _best(acts, KEPT)), idle]

    # ---- what would be ----------------------------------------------------------------------------------------------------

    def _if(self, *changes: Change) -> Prospect:
        """What could be foreseen if some numbers of the position were others."""
        found = self._known.get(changes)
        if found is None:
            at = self.at
            before = [_put(at, *change) for change in changes]
            found = self._known[changes] = self._anew(changes)
            for (name, place, _), value in zip(changes, before, strict=True):
                _put(at, name, place, value)
        return found

    def _anew(self, changes: tuple[Change, ...]) -> Prospect:
        """What can be foreseen after some changes; where little depends on them, the rest is not asked again."""
        parts = 0
        for name, place, _ in changes:
            parts |= ALL if name == "piece_space" and place == self.at.child_piece else PARTS.get(name, ALL)
        if self.against or parts & REST:
            return foresee(self.engine, self.seat, self.against)
        now = self.now
        rest, next_, later = now.rest, now.next, now.later
        if parts & WAY:
            rest += self._appraisal.progress() - self._progress
        if parts & HARM:
            next_, later = self._appraisal.events()
        return Prospect(rest, next_, later, now.crisis, now.side)

    def _longest(self, figure: int) -> int:
        """The farthest that a figure can move by a card in hand."""
        tables = self.tables
        slots = [slot for slot, role in enumerate(tables.roles) if role == MOVE and not self.at.used_slots >> slot & 1]
        return max(
            (
                effective(
                    self.engine,
                    Acting(figure, self.seat, slot, card, tables.card_strength[card] + (tables.card_bonus[card] == slot)),
                )
                for slot in slots
                for card in self.at.hands[self.seat]
                if tables.card_figure[card] == figure and not tables.card_tactical[card]
            ),
            default=0,
        )

    def field(self, figure: int) -> list[Walked]:
        """Where a figure can go: the steps, how many, the last space, and what can be foreseen of it there."""
        if figure not in self._field:
            self._field[figure] = list(self._walks(figure, self._longest(figure)))
        return self._field[figure]

    def spots(self, figure: int) -> list[int]:
        """The spaces that a figure can act from in this turn."""
        if figure not in self._spots:
            near = () if self.still else {walk.end for walk in self.field(figure)}
            self._spots[figure] = [self.at.figure_space[figure], *near]
        return self._spots[figure]

    def _reached(self, figure: int, strength: int) -> list[Reached]:
        down = sum([1 << piece for piece in self._face_down])
        return reach(self.engine, Walk(figure, strength, 0, 0, NONE, 0, NONE, NONE, down)) if strength else []

    def _walks(self, figure: int, strength: int) -> Iterator[Walked]:
        at, names = self.at, self.tables.spaces
        here = at.figure_space[figure]
        for space, way, stops in self._reached(figure, strength):
            steps = tuple(Step(names[one]) for one in way)
            after = self._stood(figure, space)
            yield Walked(steps if stops else (*steps, Stop()), len(way), space, after)
            for piece in self._liftable(space):
                at.figure_space[figure] = space
                further = [] if stops else self._reached(figure, strength - len(way))
                at.figure_space[figure] = here
                for last, rest, stopped in [Reached(space, (), False), *further]:
                    after = self._stood(figure, last, *_taken(figure, piece))
                    on = (*steps, PickUp(piece), *(Step(names[one]) for one in rest))
                    yield Walked(on if stopped else (*on, Stop()), len(way) + len(rest), last, after)

    def walks(self, walk: Walk) -> list[tuple[Action, ...]]:
        """The best ways of a movement that has begun."""
        names = self.tables.spaces
        ends = sorted(reach(self.engine, walk), key=lambda one: -self._stood(walk.figure, one.space).worth(self.strengths))
        return [(*(Step(names[one]) for one in way), *(() if stops else (Stop(),))) for _, way, stops in ends[:KEPT]]

    def _stood(self, figure: int, space: int, *more: Change) -> Prospect:
        """With a figure on a space, hurt by who hooks and guards; what lies there face down is what is looked for, or is not."""
        at, mask = self.at, 1 << self.seat
        hurt = self._hooks(figure) + self._guards(space)
        stood: list[Change] = [("figure_space", figure, space), *more]
        if hurt:
            stood.append(("figure_damage", figure, at.figure_damage[figure] + hurt))
        after = self._if(*stood)
        down = [piece for piece in self.engine.pieces_at(space) if not at.piece_up[piece]]
        if not down:
            return after
        missed = self._if(*stood, *(("piece_known", piece, at.piece_known[piece] | mask) for piece in down))
        return missed.with_rest(max(after.rest, missed.rest) + SOUGHT)

    def _hooks(self, figure: int) -> int:
        """The harm that leaving a space does."""
        return self._hooking.count(self.at.figure_space[figure])

    def _guards(self, space: int) -> int:
        """The harm that ending a movement on a space does."""
        far = self.engine.ground.reach[space]
        return sum([far[guard] <= 1 for guard in self._guarding])

    def _liftable(self, space: int) -> list[int]:
        """What could be picked up on a space."""
        at, engine = self.at, self.engine
        child = [NONE] if at.child_space == space and can_pick_child(engine) else []
        return child + [piece for piece in engine.pieces_at(space) if can_pick(engine, piece)]

    # ---- attacks ------------------------------------------------------------------------------------------------------------

    def _near(self, figure: int, place: int, nearest: int, farthest: int) -> frozenset[int]:
        """The spaces from which a figure has something in range."""
        key = figure, place, nearest, farthest
        found = self._ranges.get(key)
        if found is None:
            row = self.engine.ground.reach[place]
            found = self._ranges[key] = frozenset([spot for spot in self.spots(figure) if nearest <= row[spot] <= farthest])
        return found

    def _attacks(
        self, figure: int, strength: int, farthest: int, nearest: int
    ) -> Iterator[tuple[Action, Prospect, frozenset[int]]]:
        at, tables = self.at, self.tables
        for piece in self._enemies:
            if spots := self._near(figure, at.piece_space[piece], nearest, farthest):
                kind = at.piece_kind[piece]
                damage = min(strength, tables.damage_cap[kind], tables.token_health[kind] - at.piece_damage[piece])
                yield Attack(piece), self._struck(piece, damage), spots
        for piece in self._face_down:
            if spots := self._near(figure, at.piece_space[piece], nearest, farthest):
                known = at.piece_known[piece] >> self.seat & 1 and tables.token_enemy[at.piece_kind[piece]]
                yield Attack(piece), self._struck(piece, strength) if known else self._peeked(piece), spots
        for door, spots in self._doors(figure):
            if tables.doors[door].health < FAR:
                yield Ram(tables.doors[door].id), self._rammed(door, strength), spots

    def _struck(self, piece: int, damage: int) -> Prospect:
        at, kind = self.at, self.at.piece_kind[piece]
        hurt = at.piece_damage[piece] + damage
        if hurt < self.tables.token_health[kind]:
            return self._if(("piece_damage", piece, hurt), ("piece_up", piece, 1))
        gone: list[Change] = [("piece_space", piece, NONE), ("defeated", kind, at.defeated[kind] + 1)]
        if at.child_piece == piece:
            gone += [("child_piece", NONE, NONE), ("child_space", NONE, at.piece_space[piece])]
        return self._if(*gone)

    def _doors(self, figure: int) -> list[tuple[int, frozenset[int]]]:
        """The locked doors that a figure can come to stand beside."""
        if figure not in self._beside:
            beside: dict[int, list[int]] = {}
            for spot in self.spots(figure) if self.tables.doors else ():
                for door in locked_doors(self.engine, NONE, spot):
                    beside.setdefault(door, []).append(spot)
            self._beside[figure] = [(door, frozenset(spots)) for door, spots in beside.items()]
        return self._beside[figure]

    def _rammed(self, door: int, strength: int) -> Prospect:
        damage = self.at.door_damage[door] + strength
        return self._opened(door) if damage >= self.tables.doors[door].health else self._if(("door_damage", door, damage))

    def _opened(self, door: int) -> Prospect:
        return self._if(("doors", NONE, self.at.doors | 1 << door))

    # ---- recon and plans -----------------------------------------------------------------------------------------------------

    def _recons(self, figure: int, strength: int) -> Iterator[tuple[Action, Prospect, frozenset[int]]]:
        at, tables = self.at, self.tables
        for piece in self._face_down:
            if spots := self._near(figure, at.piece_space[piece], 0, strength):
                yield Peek(piece), self._peeked(piece), spots
        for piece in self._enemies:
            if spots := self._near(figure, at.piece_space[piece], 0, strength):
                for shift, after in self._shifted(piece):
                    yield shift, after, spots
        for door, spots in self._doors(figure):
            if tables.doors[door].recon <= strength:
                yield Unlock(tables.doors[door].id), self._opened(door), spots

    def _shifted(self, piece: int) -> list[tuple[Action, Prospect]]:
        """An enemy moved to each space beside its own."""
        if piece not in self._shifts:
            names, near, seen = self.tables.spaces, self.engine.ground.walk[self.at.piece_space[piece]], self._appraisal
            alike = [False] * len(near)
            if not self.against and piece != self.at.child_piece:  # else more than the harm that it may do depends on it
                alike = seen.study.dangers.alike(self.engine, piece, seen.figures, near)
            self._shifts[piece] = [
                (Shift(piece, names[space]), self.now if same else self._if(("piece_space", piece, space)))
                for space, same in zip(near, alike, strict=True)
            ]
        return self._shifts[piece]

    def _peeked(self, piece: int) -> Prospect:
        """As if it were not what is looked for."""
        known = self.at.piece_known[piece]
        if known >> self.seat & 1:
            return self.now
        found = self._if(("piece_known", piece, known | 1 << self.seat))
        return found.with_rest(max(found.rest, self.now.rest) + CURIOUS)

    def _planned(self, strength: int) -> Prospect:
        """The best of so many plan cards, by what lies in the deck."""
        worths = study(self.tables).plan_worths
        pool = [(worths[plan], count) for plan, count in enumerate(self.at.plan_pool) if count]
        total, missed, best = sum(count for _, count in pool), 1.0, 0.0
        below = total
        for worth, count in sorted(pool, reverse=True):
            below -= count
            rest = (below / total) ** strength
            best += worth * (missed - rest)
            missed = rest
        return self.now.with_rest(self.now.rest + self.now.side * best)
