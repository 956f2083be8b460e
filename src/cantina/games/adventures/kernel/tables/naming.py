"""Binding: the names in effects and conditions get their numbers in a match."""

from collections.abc import Iterable

from ...language.terms import Located, Named, Reference, space_said
from ...language.words import Program, Question, Word
from .codes import CHILD, CHOOSE, FAR, HIGHEST, LOWEST, NONE
from .match import Tables

FOUND_LATER = {"lowest": LOWEST, "highest": HIGHEST, "choose": CHOOSE}
STARS = ("nearest", "nearest_child", "farthest_from_start")


class Naming:
    """The names of a match as its tables are made; whatever is bound goes into them in the order in which it is met."""

    def __init__(self, tables: Tables):
        self._tables = tables

    def token(self, id_: str) -> Named:
        """A kind of token; CHILD for the child, NONE for one that this match lacks."""
        return Named(id_, CHILD if id_ == "child" else self._tables.token_index.get(id_, NONE))

    def track(self, id_: str) -> Named:
        """A track; one that only effects name has no size."""
        tables = self._tables
        if id_ not in tables.tracks:
            tables.tracks.append(id_)
            tables.track_size.append(FAR)
        return Named(id_, tables.tracks.index(id_))

    def kept_track(self, id_: str) -> Named:
        """A track; NONE for one that a sheet replaces."""
        return Named(id_, NONE) if id_ in self._tables.absent_tracks else self.track(id_)

    def slot(self, slot: str) -> Named:
        """A slot, or how to find it; NONE for one that this map lacks."""
        return Named(slot, FOUND_LATER.get(slot, self._tables.slot_index.get(slot, NONE)))

    def plan(self, id_: str) -> Named:
        """A plan card; NONE for one to be chosen."""
        return Named(id_, NONE if id_ == "choose" else self._tables.plan_index[id_])

    def space(self, reference: str) -> Located:
        """A space, or how to find it."""
        return Located(reference, self._reference(reference))

    def target(self, place: str) -> Located:
        """A space, or that of a token by its id."""
        return self.space(space_said(place))

    def _reference(self, reference: str) -> Reference:
        tables = self._tables
        kind, _, rest = reference.partition(":")
        if kind == "start":
            return Reference("space", tables.start)
        if kind == "num":
            return Reference("space", tables.numbers.get(int(rest), NONE))
        if kind == "token":
            return Reference("token", self.token(rest).number)
        if kind == "star" and rest.isdigit():
            return Reference("space", tables.star_spaces[int(rest) - 1] if int(rest) <= len(tables.stars) else NONE)
        if kind == "star" and rest not in STARS:
            return Reference("stars", stars=tuple(space for space, colour in tables.stars if colour == rest))
        return Reference(reference if kind == "star" else kind)

    def program(self, effects: Iterable[Word]) -> Program:
        """A list of effects, bound and with its number; a word that joins a later one is left out and kept beside that."""
        effects = list(effects)
        bound: list[Word] = []
        joined: dict[int, Word] = {}
        joining: dict[str, Word] = {}
        for place, word in enumerate(effects):
            if word.joins and any(later.op == word.joins for later in effects[place:]):
                joining[word.joins] = word
            else:
                if word.op in joining:
                    joined[len(bound)] = joining[word.op]
                bound.append(word.bind(self))
        program = Program(bound)
        program.number, program.joined = len(self._tables.programs), joined
        self._tables.programs.append(program)
        return program

    def waiting(self, condition: Question) -> Question:
        """A condition that a boost waits for, bound and kept with the match's others."""
        bound: Question = condition.bind(self)
        self._tables.conditions.append(bound)
        return bound
