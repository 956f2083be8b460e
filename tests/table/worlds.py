"""Two worlds: live tables that differ only in what an observer may not know, and to which the same things happen.

The second world follows the first: its dealer and its bots do what was done there, as far as the observer hears of it. Where its
hidden cards do not allow that, they are dealt anew, so that the story goes on; never for something that is refused or only asked.
"""

import asyncio
import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cantina.bots import bot
from cantina.core.action import Action, fill, to_text
from cantina.core.bot import Observation, Plan
from cantina.core.driver import Match, forced_move
from cantina.core.event import Event, all_told
from cantina.core.game import Game, State
from cantina.core.ledger import Illegal
from cantina.core.source import Seeded
from cantina.table import messages
from cantina.table.belief import foresee
from cantina.table.seats import SCREEN
from tests.table.house import House, Visitor, later, match, raw

OBSERVER = 0  # the seat of Ada, whose device others may share
BESIDE = "beside"  # another of their connections, with which those others play
TRIES = 12
A_WHILE = 0.618034  # seconds: a bot's answer, and never just when one comes
Story = list[Any]


class Kept(Match[State]):
    """A line of play that keeps its positions: what was dealt anew in it has no history of moves."""

    def __init__(self, line: Match[State]):
        self.start, self.state, self.moves, self.deals = line.start, line.state, line.moves, line.deals
        self.events = line.events
        self._before: list[tuple[State, int, int]] = []

    def play(self, action: Action) -> list[Event]:
        self._before.append((self.state.copy(), self.deals, len(self.events)))
        return super().play(action)

    def undo(self, count: int = 1) -> None:
        for _ in range(count):
            self.state, self.deals, happened = self._before.pop()
            del self.events[happened:]
            self.moves.pop()


def story(state: State, actions: Sequence[Action]) -> Story:
    """What the observer and a spectator hear of actions, and which one is no longer possible."""
    at, heard = state.copy(), Story()
    for action in actions:
        try:
            events = at.play(action)
        except Illegal:
            return [*heard, None]
        heard.append(_heard(at, events))
    while at.turn >= 0 and (forced := forced_move(at)) is not None:
        heard.append(_heard(at, at.play(forced)))
    return heard


def _heard(state: State, events: list[Event]) -> Any:
    return [all_told(events, OBSERVER), all_told(events, None), state.turn, state.view(OBSERVER)]


class First:
    """The dealer and the bots of the first world: they note what they do, and where."""

    def __init__(self, seed: int):
        self.seed = seed
        self.dealt: list[tuple[State, Action]] = []
        self.chosen: list[Action] = []
        self.source = Seeded(seed, 1)

    def deal(self, state: State, move: int) -> Action:
        action = state.deal(Seeded(self.seed, 2, move))
        self.dealt.append((state.copy(), action))
        return action

    async def choose(self, game: Game, match: Match[State], seat: int, name: str, whose: str, plan: Plan) -> Action:  # noqa: ARG002
        self.chosen.append(bot(name, game).choose(seat, Observation(match.state.copy(), seat, match.events), self.source, None))
        return self.chosen[-1]


class Second:
    """Those of the second world, who follow."""

    def __init__(self, worlds: "Worlds"):
        self.worlds, self.dealt, self.chosen = worlds, 0, 0

    def deal(self, state: State, move: int) -> Action:  # noqa: ARG002  (it was dealt already)
        truth, action = self.worlds.first.dealt[self.dealt]
        self.dealt += 1
        self.worlds.allow([action], truth)
        return action

    async def choose(self, game: Game, match: Match[State], seat: int, name: str, whose: str, plan: Plan) -> Action:  # noqa: ARG002
        number = self.chosen
        self.chosen += 1
        while len(self.worlds.first.chosen) <= number:
            await asyncio.sleep(0)
        action = self.worlds.first.chosen[number]
        self.worlds.allow([action])
        return action


class Worlds:
    """Two tables, their guests by name, and what was compared so far."""

    def __init__(self, game: str, options: dict[str, Any], seats: str, seed: int):
        self.game, self.options, self.seats = game, options, seats
        self.source, self.first, self.second = Seeded(seed), First(seed), Second(self)
        self.houses = [House(pace=0.5, dealing=self.first), House(pace=0.5 + 1e-9, dealing=self.second)]  # it follows the first
        self.houses[0].thinkers, self.houses[1].thinkers = self.first, self.second  # type: ignore[assignment]
        self.compared = self.redealt = 0
        self.done: list[str] = []  # what led here

    async def begin(self) -> None:
        """Set both tables up; a spectator and a screen are there too."""
        for house in self.houses:
            await match(self.seats, self.game, house=house, **self.options)
            assert house.table.match is not None
            house.table.match = Kept(house.table.match)
            house.guest("screen").guest = SCREEN
            ada = house.guest("ada").guest
            house.guest("ada").guest = dataclasses.replace(ada, person=house.table.seats[OBSERVER].name)
            house.guest(BESIDE).guest = ada
            for name in ("eve", "screen", BESIDE):
                await house.guest(name).come()
        self.differ()

    @property
    def truth(self) -> State:
        return self.houses[0].table.state

    def differ(self) -> None:
        """Deal anew in the second world what the observer does not know; but a bot that thinks goes by what it holds."""
        if self.houses[0].table.thinker() is None:
            self._put(self.truth.redeal(OBSERVER, self.source))

    def _put(self, state: State) -> None:
        line = self.houses[1].table.match
        assert line is not None
        line.state = state
        self.redealt += 1

    def allow(self, actions: Sequence[Action], truth: State | None = None) -> None:
        """See to it that the same is heard of actions in the second world; they are going to be made."""
        truth = truth or self.truth
        wanted = story(truth, actions)
        for _ in range(TRIES):
            if story(self.houses[1].table.state, actions) == wanted:
                return
            self._put(truth.redeal(OBSERVER, self.source))
        self._put(truth.copy())

    async def execute(self, name: str, kind: type[messages.Command], **fields: Any) -> None:
        """The same command in both worlds."""
        said = {key: [bytes(each) for each in value] if key == "actions" else value for key, value in fields.items()}
        self.done.append(f"{name}: {kind.__name__} {said}")
        for house in self.houses:
            await house.guest(name).asks(kind, **fields)
        self.compare()

    async def pass_time(self, seconds: float) -> None:
        self.done.append(f"{seconds} s")
        await later(seconds)
        self.compare()

    async def end(self) -> None:
        """Where the match was closed there are secrets still; it goes on at another table."""
        for house in self.houses:
            await house.room.linked(OBSERVER, "next")
        for name in ("ada", "eve"):
            await self.execute(name, messages.Hello, token="")

    @property
    def ended(self) -> bool:
        return self.houses[0].table.phase in ("over", "closed")

    @property
    def secret(self) -> bool:
        """Whether there is something to hide: not after the end, nor from those who share a device once the match is closed."""
        table = self.houses[0].table
        return table.phase != "over" and (table.phase != "closed" or len(table.people("ada")) == 1)

    def compare(self) -> None:
        """Whatever was sent to those who may not know is the same, byte for byte."""
        one, other = self.houses
        for name in ("ada", "eve", "screen"):
            heard, there = one.guest(name).raw, other.guest(name).raw
            if self.secret:
                assert len(heard) == len(there), self._told(name)
                for mine, theirs in zip(heard, there, strict=True):
                    assert mine == theirs, f"{self._told(name)}\n{mine.decode()}\n{theirs.decode()}"
                self.compared += len(heard)
            for house in self.houses:
                house.guest(name).raw.clear()
                del house.guest(name).heard[:-1]

    def _told(self, name: str) -> str:
        return f"{name} can tell the worlds of {self.game} {self.options} apart after:\n" + "\n".join(self.done[-12:])


class Storyteller:
    """Lets anything happen in two worlds."""

    def __init__(self, worlds: Worlds, people: Sequence[str], seed: int):
        self.worlds, self.people, self.source = worlds, people, Seeded(seed, 3)
        self.bag: list[Action] = []  # actions of other moments

    def one(self, things: Sequence[Any]) -> Any:
        return things[self.source.below(len(things))]

    async def something(self) -> None:
        """Mostly a move of whoever is to decide; now and then any command of anybody."""
        worlds, house = self.worlds, self.worlds.houses[0]
        deciding = house.deciding()
        if self.source.below(20) == 0:
            worlds.differ()
        if deciding and self.source.below(10) < 4:
            await self._act(deciding)
        elif deciding is None and self.source.below(3):
            await worlds.pass_time(A_WHILE)
        else:
            name = self.one([*self.people, "ada", "ada", "eve"])
            kind, fields = self.one(self._ideas())()
            await worlds.execute(name, kind, **fields)

    def _offers(self) -> list[Action]:
        return [fill(offer, self.source) for offer in self.worlds.truth.actions()]

    async def _act(self, guest: Visitor) -> None:
        """A move, which is made in both worlds; or several, where the observer may only find out that it is refused."""
        house = self.worlds.houses[0]
        name = BESIDE if guest.guest.id == "ada" and house.turn != OBSERVER else guest.guest.id
        if house.table.shared_by(guest.guest) and house.turn != OBSERVER:
            for each in self.worlds.houses:
                each.guest(name).guest = dataclasses.replace(guest.guest, person=house.table.seats[house.turn].name)
        actions = [self.one(self._offers())]
        if house.turn == OBSERVER:
            trial = self.worlds.truth.copy()
            while self.source.below(2) and len(actions) < 5:
                try:
                    trial.play(actions[-1])
                except Illegal:
                    break
                further = [fill(offer, self.source) for offer in trial.actions()] if trial.turn == OBSERVER else []
                actions.append(self.one([*further, *further, *self.bag[-20:], actions[0]]))
        self.bag.append(actions[0])
        if self._is_made(actions):
            self.worlds.allow(actions)
        moves = len(house.table.made) - (self.source.below(30) == 0)
        await self.worlds.execute(name, messages.Act, actions=[raw(to_text(action)) for action in actions], moves=moves)

    def _is_made(self, actions: list[Action]) -> bool:
        """Whether what the observer may know lets them do that; else nothing is dealt anew for it."""
        if len(actions) == 1:
            return True
        try:
            foresee(self.worlds.houses[0].table, OBSERVER, actions)
        except Illegal:
            return False
        return True

    def _ideas(self) -> list[Callable[[], tuple[type[messages.Command], dict[str, Any]]]]:
        table = self.worlds.houses[0].table
        seat, moves = self.source.below(len(table.seats)), len(table.made)

        def some(count: int) -> list[msgspec.Raw]:
            offers = self._offers() if table.turn == OBSERVER else []
            return (
                [raw(to_text(self.one([*offers, *self.bag[-20:]]))) for _ in range(count)]
                if offers or self.bag
                else [raw("pass")]
            )

        asking = [lambda: (messages.AskPreview, {"actions": some(1 + self.source.below(4))})] * 6
        words = [lambda: (messages.Describe, {"language": self.one(["cs", "en"])})] * 2
        plain: list[Callable[[], tuple[type[messages.Command], dict[str, Any]]]] = [
            lambda: (messages.Hello, {"token": ""}),
            lambda: (messages.AskSample, {}),
            lambda: (messages.Say, {"text": "Hm."}),
            lambda: (messages.Undo, {}),
            lambda: (messages.Answer, {"agree": True}),
            lambda: (messages.Answer, {"agree": True}),
            lambda: (messages.Answer, {"agree": bool(self.source.below(2))}),
            lambda: (messages.Ahead, {"on": bool(self.source.below(2))}),
            lambda: (messages.Hand, {"seat": seat, "bot": "random"}),
            lambda: (messages.Take, {"seat": seat}),
            lambda: (messages.Skip, {"seat": seat}),
            lambda: (messages.Close, {}),
            lambda: (messages.Act, {"actions": [raw("dance")], "moves": moves}),
            lambda: (messages.Act, {"actions": [raw("pass")], "moves": moves - 1}),
        ]
        return [*asking, *words, *plain]
