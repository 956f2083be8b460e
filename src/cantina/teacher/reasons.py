"""Reasons: why a move is good or bad, from what it changes at once and what it changes in the appraisal."""

import msgspec

from cantina.core.game import Game, HasTerms, State
from cantina.core.ledger import Language
from cantina.core.texts import Texts

LEAST = 0.05  # a smaller change is no reason


class Reason(msgspec.Struct, frozen=True):
    """What a move changes: a term of the game's appraisal, and by how much."""

    what: str
    amount: float

    def said(self, texts: Texts) -> str:
        """In words; the amount without its sign, which the sentence says."""
        kind = f"reason-{self.what}-{'up' if self.amount > 0 else 'down'}"
        amount = float(abs(self.amount))
        return texts.say(kind, amount=int(amount) if amount.is_integer() else number(amount, texts.language))


def number(amount: float, language: Language) -> str:
    """An amount as people write it, with one place after the point."""
    text = f"{amount:.1f}".removesuffix(".0")
    return text.replace(".", ",") if language == "cs" else text


def terms(game: Game, state: State, seat: int) -> dict[str, float]:
    """What a position is worth to a seat, in parts where the game can say them."""
    return game.terms(state, seat) if isinstance(game, HasTerms) else {"prospects": game.appraise(state, seat)}


def reasons(game: Game, before: State, after: State, seat: int) -> list[Reason]:
    """What is different between two positions, the most important first."""
    then, now = terms(game, before, seat), terms(game, after, seat)
    found = [Reason(what, round(now[what] - then[what], 2)) for what in now]
    return sorted((reason for reason in found if abs(reason.amount) >= LEAST), key=lambda reason: -abs(reason.amount))
