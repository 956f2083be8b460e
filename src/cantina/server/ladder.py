"""Results of a club's matches, and the ladder that they make: sides are rated whole, and who plays together is not compared."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from cantina.ratings import Rating, Ratings
from cantina.table.messages import Bot
from cantina.table.table import Table

SETTLED = 3  # rated matches from which on somebody has a place on the ladder


class Player(msgspec.Struct, frozen=True):
    """Somebody, or a kind of bot."""

    guest: str | None = None
    bot: Bot | None = None


class Seated(msgspec.Struct, frozen=True):
    """Who held a seat to the end; a guest for whom a bot plays on still holds it."""

    name: str | None
    guest: str | None
    bot: Bot | None

    @property
    def player(self) -> Player:
        """Who is rated for it."""
        return Player(guest=self.guest) if self.guest else Player(bot=self.bot)


class Result(msgspec.Struct, frozen=True):
    """What a match came to."""

    table: str
    game: str
    at: int
    seats: list[Seated]
    sides: list[list[int]]
    scores: list[int]
    winners: list[int]
    plays: str | None = None

    @property
    def together(self) -> bool:
        """Whether all played on one side."""
        return len(self.sides) < 2

    @property
    def rated(self) -> bool:
        """Whether it says who is stronger: sides of one size met. Who plays together, or three against one, is not compared."""
        return not self.together and len({len(side) for side in self.sides}) == 1


def result_of(table: Table, at: int) -> Result:
    """The result of a table whose match is over."""
    standing, options = table.state.standing(), table.options
    seats = [Seated(seat.name, seat.guest, None if seat.guest else seat.bot) for seat in table.seats]
    return Result(
        table.id, table.game.id, at, seats, options.sides(), standing.scores, standing.winners, options.plays()
    )  # fmt: skip


class Rung(msgspec.Struct, frozen=True):
    """A player on the ladder: the place, none as long as there are few matches, the rating, and rated matches won and played."""

    player: Player
    place: int | None
    rating: Rating
    played: int
    won: int


def ladder(results: Iterable[Result], members: Iterable[str]) -> list[Rung]:
    """Members and bots by their strength, those with few matches last; everybody whom they met counts."""
    strengths, played, won = Ratings[Player](), dict[Player, int](), dict[Player, int]()
    for result in results:
        if not result.rated:
            continue
        sides = [[result.seats[seat].player for seat in side] for side in result.sides]
        victors = [side[0] in result.winners for side in result.sides]
        strengths.meet(sides, [victor / max(1, sum(victors)) for victor in victors])
        seats = Counter(player for side in sides for player in side)
        for player in (
            player for player in seats if seats[player] == 1
        ):  # who meets itself, as bots may, has neither won nor lost
            played[player] = played.get(player, 0) + 1
            wins = any(victor and player in side for side, victor in zip(sides, victors, strict=True))
            won[player] = won.get(player, 0) + wins
    here = {Player(guest=guest) for guest in members}
    shown = [player for player in played if player.bot or player in here]
    shown.sort(key=lambda player: (played[player] < SETTLED, -strengths.rating(player).points))
    settled = [player for player in shown if played[player] >= SETTLED]
    return [
        Rung(
            player,
            settled.index(player) + 1 if player in settled else None,
            strengths.rating(player),
            played[player],
            won[player],
        )
        for player in shown
    ]
