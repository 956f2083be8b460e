"""A choice between effects."""

from collections import Counter
from typing import Literal, Self

import msgspec

from cantina.core.action import Action

from .. import actions, events
from ..kernel.frames import Context, Effecting, Run
from ..kernel.stack import Engine
from ..language import words
from ..language.terms import Entry, Flaw, Id
from ..language.words import Names, Word


class Option(Entry, frozen=True):
    """One way of a choice; `needs`: only for one who has such a card."""

    id: Id
    effects: "words.Effects"
    needs: Literal["plan", "hand"] | None = None

    def open(self, engine: Engine, context: Context) -> bool:
        """Whether what it needs is there."""
        at = engine.at
        if self.needs == "plan":
            return bool(at.figure_plans[context.you])
        return self.needs is None or bool(at.hands[context.seat])


class Choose(Word, frozen=True, tag="choose"):
    """One of the options, by the player who resolves the effect: `{ id, effects, needs }` each (MANDO-150).

    `needs` is `"plan"` or `"hand"`: only for one who has such a card.
    """

    example = (
        '{ op = "choose", options = [{ id = "hurt-1", effects = [{ op = "hurt", who = "you", n = 1 }] }, '
        '{ id = "complicate-1", effects = [{ op = "complicate", slot = "lowest", n = 1 }] }] }'
    )

    options: tuple[Option, ...]

    def bind(self, names: Names) -> Self:
        bound = [msgspec.structs.replace(option, effects=names.program(option.effects)) for option in self.options]
        return msgspec.structs.replace(self, options=tuple(bound))

    def could_change(self, engine: Engine, context: Context) -> bool:
        return any(option.open(engine, context) and option.effects.could_change(engine, context) for option in self.options)

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Choosing.of(run))

    def ways(self, engine: Engine, context: Context) -> list[Option]:
        """The ways that are open; where none would change anything, all whose needs are met."""
        ways = [option for option in self.options if option.open(engine, context)]
        return [option for option in ways if option.effects.could_change(engine, context)] or ways

    def flaw(self) -> Flaw | None:
        if len(self.options) < 2:
            return Flaw("choice-of-two", field="options")
        id_, count = Counter(option.id for option in self.options).most_common(1)[0]
        return Flaw("stands-often", arguments={"what": "option", "value": repr(id_), "count": count}) if count > 1 else None


class Choosing(Effecting):
    """One of several ways, by the player who resolves the effect."""

    code = 16
    prompt = "option"

    taken: int = 0

    def _ways(self, engine: Engine) -> list[Option]:
        word: Choose = self.effect(engine)
        return word.ways(engine, self.context)

    def step(self, engine: Engine) -> None:
        ways = [] if self.taken else self._ways(engine)
        if not ways:
            engine.pop()
        elif len(ways) == 1:
            self._take(engine, ways[0])
        else:
            engine.ask(self.context.seat)

    def _take(self, engine: Engine, option: Option) -> None:
        self.taken = 1
        engine.tell(events.Chosen(seat=self.context.seat, option=option.id, rule="MANDO-150"))
        engine.push(Run(option.effects.number, self.context))

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Choose(option.id) for option in self._ways(engine)]

    def answer(self, engine: Engine, action: actions.Choose) -> None:
        word: Choose = self.effect(engine)
        self._take(engine, next(option for option in word.options if option.id == action.option))
