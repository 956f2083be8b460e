"""Reasons: why a move is good or bad, from what it changes at once and what it changes in the appraisal."""

import msgspec

from cantina.core.game import OVER, Game, HasTerms, State
from cantina.core.ledger import Language
from cantina.core.texts import Texts

LEAST = 0.05  # a smaller change is no reason
OTHERS = ("rivals", "others-flown", "foes")  # terms of which less is better


def sentence(reasons: "list[Reason]", texts: Texts) -> str:
    """One sentence why: what speaks most for a move, and then the next that it changes; what only costs pays later."""
    first = next((reason for reason in reasons if reason.good), None)
    if first is None:
        said = texts.say("reason-later" if reasons else "reason-none")
    else:
        said = "; ".join(reason.said(texts) for reason in [first, *(each for each in reasons if each is not first)][:2])
    return said[:1].upper() + said[1:] + "."


class Reason(msgspec.Struct, frozen=True):
    """What a move changes: a term of the game's appraisal, and by how much."""

    what: str
    amount: float

    @property
    def good(self) -> bool:
        """Whether it speaks for the move."""
        return (self.amount > 0) != (self.what in OTHERS)

    def said(self, texts: Texts) -> str:
        """In words; the amount without its sign, which the sentence says."""
        kind = f"reason-{self.what}-{'up' if self.amount > 0 else 'down'}"
        amount = round(abs(self.amount), 1)
        return texts.say(kind, amount=int(amount) if amount == int(amount) else amount)


def number(amount: float, language: Language) -> str:
    """An amount as people write it, with one place after the point."""
    text = f"{amount:.1f}".removesuffix(".0")
    return text.replace(".", ",") if language == "cs" else text


def said_worth(worth: float, unit: str, language: Language) -> str:
    """What a move is worth: a chance in percent, the rest with its sign."""
    text = f"{100 * worth:.0f} %" if unit == "chance" else f"{worth:+.1f}"
    return text.replace(".", ",") if language == "cs" else text


def terms(game: Game, state: State, seat: int) -> dict[str, float]:
    """What a position is worth to a seat, in parts where the game can say them."""
    return game.terms(state, seat) if isinstance(game, HasTerms) else {"prospects": game.appraise(state, seat)}


def reasons(game: Game, before: State, after: State, seat: int) -> list[Reason]:
    """What is different between two positions, the most important first; the end of a match may have terms of its own."""
    then, now = terms(game, before, seat), terms(game, after, seat)
    told = [what for what in now if what in then or after.turn == OVER]
    found = [Reason(what, round(now[what] - then.get(what, 0.0), 2)) for what in told]
    return sorted((reason for reason in found if abs(reason.amount) >= LEAST), key=lambda reason: -abs(reason.amount))
