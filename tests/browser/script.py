"""Dealers who follow a script: the first moves of a match are known beforehand, everything after them is left to chance."""

import zlib
from collections import Counter
from collections.abc import Mapping
from itertools import islice
from typing import Any

import msgspec

import cantina
from cantina.bots import bot
from cantina.core.action import Action, from_text, to_text
from cantina.core.bot import Observation, Plan
from cantina.core.driver import Dealing, Match
from cantina.core.game import DEALER, Game, State, read_options
from cantina.core.source import Seeded, Source
from cantina.games.precious_cargo.kernel.codes import FLUBS
from cantina.games.precious_cargo.kernel.tables import DRAWS
from cantina.table import log
from cantina.table.lesson import lesson

# the verbs of the dealers of all games
DEALT = ("draw", "roll", "deal", "begin", "skill", "token", "back", "event", "complication", "reinforce", "loyalty")


def _canyon() -> dict[str, Any]:
    """The lesson's own mission, which is won in a turn, under the name of Ambush and with its story."""
    taught = lesson("adventures")
    assert taught
    mission = taught.file.options["mission"] | {"id": "ambush"}
    return {key: value for key, value in mission.items() if key not in ("names", "rules")}


CANYON = _canyon()


class Script:
    """A match as it is to begin: hands where there are any, then moves as text; windows that no move answers are passed."""

    def __init__(self, game: str, options: Mapping[str, Any], moves: list[str], hands: Mapping[int, str] | None = None):
        self.game: Game = cantina.game(game)
        self.options, self.moves = dict(options), moves
        self.state = self.game.start(read_options(self.game.options, self.options))
        self.line: list[tuple[int, str]] = []  # who moves, and how
        self.dealt: list[Action] = []
        if hands is not None:
            self._deal(hands)
        for move in moves:
            self._pass_until(move)
            self._play(from_text(move, self.game.action))
        while self.state.turn >= 0 and self.state.prompt().window:
            self._play(from_text("pass", self.game.action))

    def _play(self, action: Action) -> None:
        by = self.state.turn
        if by == DEALER:
            self.dealt.append(action)
        self.state.play(action)
        self.line.append((by, to_text(action)))

    def _pass_until(self, move: str) -> None:
        """Answer windows with nothing, and let the dealer deal anything that the script does not speak of."""
        while move not in map(to_text, self.state.actions()) or (self.state.turn == DEALER) != move.startswith(DEALT):
            if self.state.turn == DEALER:
                if self.state.prompt().kind == "roll":
                    return
                self._play(self.state.actions()[0])
            elif self.state.prompt().window:
                self._play(from_text("pass", self.game.action))
            else:
                raise AssertionError(f"{move} is not possible; {[to_text(action) for action in self.state.actions()]} is")

    def _deal(self, hands: Mapping[int, str]) -> None:
        """The first hands: the cards wanted ("red 4, black 1"), filled up with any others."""
        seats = int(self.state.options.seats)
        wanted = {seat: [card.strip() for card in hands.get(seat, "").split(",") if card.strip()] for seat in range(seats)}
        pile = Counter({to_text(action).removeprefix("deal "): copies for action, copies in self.state.odds() or []})
        pile.subtract(card for cards in wanted.values() for card in cards)
        fillers = pile.elements()
        first = int(self.options.get("first", 0))
        for seat in (*range(first, seats), *range(first)):
            for card in wanted[seat] + list(islice(fillers, 6 - len(wanted[seat]))):
                self._play(from_text(f"deal {card}", self.game.action))

    def deal(self, state: State, move: int) -> Action:
        """A move of the dealer: from the script as long as it lasts, then by chance."""
        return self.dealt[move] if move < len(self.dealt) else state.deal(Seeded(7, move))


class Steady:
    """A dealer under whom every throw of Precious Cargo rests where it was aimed; cards turn up by chance."""

    def __init__(self, seed: int = 7):
        self._seed = seed

    def deal(self, state: State, move: int) -> Action:
        """A move by numbers without an error or a flub, and otherwise by chance."""
        return state.deal(_Unerring(Seeded(self._seed, move)))


class _Unerring:
    def __init__(self, chance: Source):
        self._chance = chance

    def below(self, n: int) -> int:
        return {DRAWS: DRAWS // 2, FLUBS: 1}.get(n) or self._chance.below(n)


class Creatures:
    """Bots of habit: in the same position they choose the same, however often they are asked."""

    async def choose(self, game: Game, match: Match[State], seat: int, name: str, whose: str, plan: Plan) -> Action:  # noqa: ARG002
        """What a bot of that name does, with chance taken from the position itself."""
        seed = zlib.crc32(msgspec.json.encode(match.state.dump()))
        return bot(name, game).choose(seat, Observation(match.state.copy(), seat, match.events), Seeded(seed), None)


class Dealers:
    """Scripts by the names of the tables that they are for."""

    def __init__(self) -> None:
        self.scripts: dict[str, Dealing] = {}

    def __call__(self, opened: log.Opened) -> Dealing | None:
        return self.scripts.get(opened.name)
