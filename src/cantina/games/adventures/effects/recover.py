"""Skill cards that come back."""

from cantina.core.action import Action

from .. import actions, events
from ..kernel.frames import Context, Effecting, Run
from ..kernel.stack import Engine
from ..language.terms import Amount
from ..language.words import Word


class Recover(Word, frozen=True, tag="recover"):
    """You take `n` skill cards, of at most `max_strength`, from your discard pile to your hand (MANDO-205)."""

    example = '{ op = "recover", n = 1, max_strength = 2 }'

    n: Amount
    max_strength: Amount | None = None

    def could_change(self, engine: Engine, context: Context) -> bool:
        return bool(self.cards(engine, context.seat))

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Recovering.of(run))

    def cards(self, engine: Engine, seat: int) -> list[int]:
        """Those in a player's discard pile; a tactical one has no strength to compare."""
        at, tables, most = engine.at, engine.tables, self.max_strength
        return [
            card
            for card in tables.deck_of(seat)
            if at.discarded[card] and (most is None or (not tables.card_tactical[card] and tables.card_strength[card] <= most))
        ]


class Recovering(Effecting):
    """Skill cards come back from the discard pile to the hand."""

    code = 24
    prompt = "recover"

    taken: int = 0

    def step(self, engine: Engine) -> None:
        word: Recover = self.effect(engine)
        if self.taken >= word.n or not word.cards(engine, self.context.seat):
            engine.pop()
        else:
            engine.ask(self.context.seat)

    def offers(self, engine: Engine) -> list[Action]:
        word: Recover = self.effect(engine)
        return [actions.Recover(engine.tables.cards[card]) for card in word.cards(engine, self.context.seat)]

    def answer(self, engine: Engine, action: actions.Recover) -> None:
        at, seat = engine.at, self.context.seat
        card = engine.tables.card_index[action.card]
        at.discarded[card] -= 1
        at.hands[seat] = sorted([*at.hands[seat], card])
        self.taken += 1
        engine.change(events.Recovered(seat=seat, card=action.card, rule="MANDO-205"))
