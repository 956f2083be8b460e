"""The HTTP API of clubs: members, ladder, results and a tournament; by a link, without accounts."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from cantina.server import limits
from cantina.server.api_parts import AnyRequest, guest_of, house_of, in_turn, person_of, spend, table_card
from cantina.server.cards import Card
from cantina.server.club import Tournament
from cantina.server.club_messages import (
    Awarding,
    ClubCard,
    ClubSeen,
    LadderSeen,
    LineSeen,
    Locking,
    MemberSeen,
    NewTournament,
    NextRound,
    PairingSeen,
    PlayerSeen,
    ResultSeen,
    RungSeen,
    TournamentSeen,
)
from cantina.server.clubhouse import announce, open_round, tend
from cantina.server.clubs import Kept
from cantina.server.ladder import Player, Result, Rung, ladder
from cantina.server.messages import Named, Opened
from cantina.table.names import GONE
from cantina.table.room import clock
from cantina.table.seats import Guest
from cantina.table.table import Refused


async def _changing(request: AnyRequest) -> Guest:
    guest = await person_of(request)
    spend(request, "clubs", guest)
    return guest


@post("/api/clubs")
async def found(request: AnyRequest, data: JSONBody[Named]) -> Opened:
    """Make a club; its id is the link for friends."""
    return Opened(await house_of(request).clubs.found(await _changing(request), data.name))


@get("/api/clubs")
async def my_clubs(request: AnyRequest) -> list[ClubCard]:
    """The clubs of this guest."""
    guest = await guest_of(request)
    clubs = await house_of(request).clubs.of(guest.id)
    return [ClubCard(id_, club.name, len(club.members), club.founder == guest.id, club.closed) for id_, club in clubs.items()]


@get("/api/clubs/{club:str}")
async def look(request: AnyRequest, club: FromPath[str]) -> ClubSeen:
    """A club: all of it to its members, its name to whoever has the link."""
    guest = await guest_of(request)
    return await _seen(request, guest, await house_of(request).clubs.read(club))


@post("/api/clubs/{club:str}/members", status_code=200)
async def join(request: AnyRequest, club: FromPath[str]) -> ClubSeen:
    """Come in."""
    guest, clubs = await _changing(request), house_of(request).clubs
    await clubs.join(club, guest)
    return await _seen(request, guest, await clubs.read(club))


@delete("/api/clubs/{club:str}/members/{number:int}", status_code=204)
async def part(request: AnyRequest, club: FromPath[str], number: FromPath[int]) -> None:
    """Leave, or send somebody away for good."""
    guest = await _changing(request)
    await house_of(request).clubs.change(club, lambda kept: kept.club.part(guest.id, number, clock()))


@put("/api/clubs/{club:str}/lock")
async def lock(request: AnyRequest, club: FromPath[str], data: JSONBody[Locking]) -> ClubSeen:
    """Let nobody else in, or again."""
    guest = await _changing(request)
    kept = await house_of(request).clubs.change(club, lambda kept: kept.club.lock(guest.id, data.on, clock()))
    return await _seen(request, guest, kept)


@delete("/api/clubs/{club:str}", status_code=200)
async def close(request: AnyRequest, club: FromPath[str]) -> ClubSeen:
    """Close a club: it is kept to look at."""
    guest = await _changing(request)
    kept = await house_of(request).clubs.change(club, lambda kept: kept.club.close(guest.id, clock()))
    return await _seen(request, guest, kept)


# ---- a tournament --------------------------------------------------------------------------------------------------


def _spend_tables(request: AnyRequest, guest: Guest, entrants: int) -> None:
    """A round costs as much as its tables would by themselves."""
    for _ in range(min(entrants, limits.ENTRANTS) // 2):
        spend(request, "tables", guest)


@post("/api/clubs/{club:str}/tournaments")
async def begin_tournament(request: AnyRequest, club: FromPath[str], data: JSONBody[NewTournament]) -> ClubSeen:
    """Begin a tournament, with its first round."""
    guest, house = await _changing(request), house_of(request)
    _spend_tables(request, guest, len(data.members) + len(data.bots))
    return await _seen(request, guest, await announce(house, club, guest, data))


@post("/api/clubs/{club:str}/rounds")
async def next_round(request: AnyRequest, club: FromPath[str], data: JSONBody[NextRound]) -> ClubSeen:
    """Begin the next round."""
    guest, house = await _changing(request), house_of(request)
    kept = await house.clubs.read(club)
    kept.club.check(guest.id)
    await tend(house, kept)
    _spend_tables(request, guest, kept.club.tournaments[-1].size if kept.club.tournaments else 0)
    kept = await house.clubs.change(club, lambda kept: kept.club.go_on(guest.id, data.after, kept.results, clock()))
    await open_round(house, kept)
    return await _seen(request, guest, kept)


@put("/api/clubs/{club:str}/awards")
async def award(request: AnyRequest, club: FromPath[str], data: JSONBody[Awarding]) -> ClubSeen:
    """Decide a match that will not be played to its end."""
    guest = await _changing(request)
    kept = await house_of(request).clubs.change(
        club, lambda kept: kept.club.award(guest.id, data.table, data.winner, kept.results, clock())
    )
    return await _seen(request, guest, kept)


@delete("/api/clubs/{club:str}/tournaments", status_code=200)
async def stop_tournament(request: AnyRequest, club: FromPath[str]) -> ClubSeen:
    """End the running tournament as it stands."""
    guest = await _changing(request)
    kept = await house_of(request).clubs.change(club, lambda kept: kept.club.stop(guest.id, kept.results, clock()))
    return await _seen(request, guest, kept)


# ---- what is seen --------------------------------------------------------------------------------------------------


async def _seen(request: AnyRequest, guest: Guest, kept: Kept) -> ClubSeen:
    house, club = house_of(request), kept.club
    if guest.id in club.removed and guest.id not in club.members:
        raise Refused("club-removed")
    mine = club.members.get(guest.id)
    head = ClubSeen(
        kept.id,
        club.name,
        (await house.journal.guest_names([club.founder or ""])).get(club.founder or "", GONE),
        len(club.members),
        mine.number if mine else None,
        club.founder == guest.id,
        club.locked,
        club.closed,
    )
    if mine is None:
        return head
    cards = await tend(house, kept)
    told = _Telling(kept, await house.journal.guest_names(_guests(kept)), guest)
    return await in_turn(request, told.whole, head, cards)


def _guests(kept: Kept) -> set[str]:
    entrants = [each.guest for tournament in kept.club.tournaments for each in tournament.announced.entrants if each.guest]
    return {*kept.club.members, *entrants}


class _Telling:
    """A club in messages, as a member sees it."""

    def __init__(self, kept: Kept, names: dict[str, str], guest: Guest):
        self._kept, self._names, self._guest = kept, names, guest

    def whole(self, head: ClubSeen, cards: dict[str, Card]) -> ClubSeen:
        """Everything."""
        club = self._kept.club
        results = sorted(self._kept.results.values(), key=lambda result: result.at)
        games = dict.fromkeys(result.game for result in results if result.rated)
        head_fields = {name: getattr(head, name) for name in ("id", "name", "by", "count", "me", "founder", "locked", "closed")}
        return ClubSeen(
            **head_fields,
            members=[
                MemberSeen(each.number, self._names.get(each.guest, GONE), each.since, each.guest == club.founder)
                for each in club.members.values()
            ],
            tables=[table_card(card, self._guest) for card in cards.values() if card.phase in ("gathering", "playing")],
            results=[self._result(result) for result in reversed(results[-limits.SHOWN_RESULTS :])],
            ladders=[
                self._ladder(game, [result for result in results if game in (None, result.game)]) for game in (None, *games)
            ],
            tournaments=[self._tournament(each, cards) for each in reversed(club.tournaments)],
        )

    def _player(self, player: Player, name: str | None = None) -> PlayerSeen:
        member = self._kept.club.members.get(player.guest or "")
        known = name or (self._names.get(player.guest, GONE) if player.guest else None)
        return PlayerSeen(known, member.number if member else None, player.bot)

    def _result(self, result: Result) -> ResultSeen:
        seats = [self._player(seat.player, seat.name) for seat in result.seats]
        return ResultSeen(
            result.table,
            result.game,
            result.at,
            seats,
            result.scores,
            result.winners,
            result.together,
            result.rated,
            result.plays,
        )

    def _ladder(self, game: str | None, results: list[Result]) -> LadderSeen:
        return LadderSeen(game, [self._rung(rung) for rung in ladder(results, self._kept.club.members)])

    def _rung(self, rung: Rung) -> RungSeen:
        points, spread = rung.rating
        return RungSeen(self._player(rung.player), rung.place, round(points), round(spread), rung.played, rung.won)

    def _tournament(self, given: Tournament, cards: dict[str, Card]) -> TournamentSeen:
        results, announced = self._kept.results, given.announced
        phases = {id_: card.phase for id_, card in cards.items()}
        over = given.over(results)
        return TournamentSeen(
            game=announced.game,
            manner=announced.manner,
            at=announced.at,
            entrants=[self._player(each) for each in announced.entrants],
            rounds=[
                [
                    PairingSeen(
                        each.pair,
                        each.table,
                        "over" if each.table in results else phases.get(str(each.table)),
                        given.points(each, results),
                    )
                    for each in round_
                ]
                for round_ in given.rounds
            ],
            last=given.last,
            standings=[LineSeen(*line) for line in given.standings(results)],
            waits=given.waits(results),
            over=over,
            mine=not over and self._guest.id in (self._kept.club.founder, announced.by),
        )


ROUTES = [
    found, my_clubs, look, join, part, lock, close, begin_tournament, next_round, award, stop_tournament
]  # fmt: skip
