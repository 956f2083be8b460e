"""What a club's tables need of the house: those of a round are made, bots play on alone, and no result is missed."""

import contextlib
from typing import Any

import cantina
from cantina import bots
from cantina.core.game import OptionError, Options
from cantina.server.cards import Card
from cantina.server.club import Announced, Pairing, Tournament
from cantina.server.club_messages import NewTournament
from cantina.server.clubs import Kept
from cantina.server.cluster import Elsewhere
from cantina.server.database import StorageError
from cantina.server.house import House
from cantina.server.ladder import Player
from cantina.server.new_tables import unplayable
from cantina.server.workshop import resolved
from cantina.table import log, messages
from cantina.table.room import clock
from cantina.table.seats import Guest
from cantina.table.table import Refused, opening

LATE = 10_000  # milliseconds after which a round's tables ought to be there


async def announce(house: House, club: str, guest: Guest, wanted: NewTournament) -> Kept:
    """A tournament begins, with the tables of its first round."""
    if unknown := next((bot for bot in wanted.bots if bot not in bots.names()), None):
        raise Refused("unknown-bot", bot=unknown)
    await _options(house, guest.id, wanted.game, wanted.options)

    def begin(kept: Kept) -> list[Any]:
        kept.club.check(guest.id)
        entrants = kept.club.entrants(wanted.members, wanted.bots)
        announced = Announced(
            at=clock(),
            by=guest.id,
            game=wanted.game,
            options=wanted.options,
            clock=wanted.clock,
            manner=wanted.manner,
            entrants=entrants,
        )
        return kept.club.announce(announced, kept.results)

    kept = await house.clubs.change(club, begin)
    await open_round(house, kept)
    return kept


async def _options(house: House, guest: str, game: str, chosen: dict[str, Any]) -> Options:
    """What is played at every table: two against each other."""
    if game not in cantina.games.ids():
        raise Refused("unknown-game")
    try:
        options: Options = await resolved(house.workshop, guest, game, chosen | {"seats": 2}, {})
    except OptionError as problem:
        raise unplayable(problem) from None
    if len(options.sides()) != 2:
        raise Refused("no-opponents")
    return options


async def open_round(house: House, kept: Kept) -> None:
    """The tables of the latest round that are not there yet."""
    tournament, known = kept.club.tournaments[-1], {*kept.unfinished, *kept.results}
    missing = [pairing for pairing in tournament.rounds[-1] if pairing.table and pairing.table not in known]
    if not missing:
        return
    announced = tournament.announced
    options = await _options(house, announced.by, announced.game, announced.options)
    names = await house.journal.guest_names(player.guest for player in announced.entrants if player.guest)
    for pairing in missing:
        entrants = [announced.entrants[number] for number in pairing.pair]
        plans = [log.Plan(bot=each.bot) if each.bot else _place(each, names) for each in entrants]
        entry = opening(
            cantina.game(announced.game),
            options,
            at=clock(),
            name=kept.club.name,
            host=announced.by,
            plans=plans,
            at_once=True,
            clock=announced.clock,
            club=kept.id,
        )
        with contextlib.suppress(StorageError, Elsewhere):  # another process has just made it, or its guests are there already
            await house.open_table(entry, pairing.table)
        kept.unfinished.append(str(pairing.table))
        if all(each.bot for each in entrants):
            await _let_play(house, str(pairing.table), announced.by)


def _place(player: Player, names: dict[str, str]) -> log.Plan:
    return log.Plan(kept_for=player.guest, name=names.get(str(player.guest)))


async def _let_play(house: House, table: str, host: str) -> None:
    """Bots begin, or play on after a restart; where another process has the table, it does."""
    with contextlib.suppress(Refused, Elsewhere):
        room = await house.room(table)
        if room.table.phase == "gathering":
            await room.execute(Guest(host, ""), messages.Begin(ref=0))


async def tend(house: House, kept: Kept) -> dict[str, Card]:
    """What a restart may have left undone: results, bots alone, the tables of a round. Returns the cards of unfinished tables."""
    cards = {card.id: card for card in await house.journal.cards(kept.unfinished)}
    for card in cards.values():
        if card.phase == "over":
            with contextlib.suppress(Refused):  # it says why to whoever comes to it
                kept.results[card.id] = await house.clubs.note(await house.table(card.id))
    tournament = kept.club.tournaments[-1] if kept.club.tournaments else None
    if tournament and not tournament.over(kept.results):
        for pairing in tournament.rounds[-1]:
            if (
                (meant := cards.get(str(pairing.table)))
                and _alone(tournament, pairing)
                and meant.phase in ("gathering", "playing")
            ):
                await _let_play(house, meant.id, tournament.announced.by)
        if clock() - tournament.since > LATE:
            await open_round(house, kept)
    return {id_: card for id_, card in cards.items() if id_ not in kept.results}


def _alone(tournament: Tournament, pairing: Pairing) -> bool:
    return all(tournament.announced.entrants[number].bot for number in pairing.pair)
