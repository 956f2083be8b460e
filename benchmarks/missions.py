"""The tables of docs/balance.md for Adventures, from files that `cantina balance adventures` has kept.

`python -m benchmarks.missions SEED FILE...` prints them as Markdown. Matches of other content than what is shipped now, and of
other seeds, are passed over.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import stdev
from typing import NamedTuple

import msgspec

import cantina
from cantina.balance import DIFFICULTIES, Cell, Played, cells, lengths, share
from cantina.games.adventures import content

WANTED = {"compound": 75, "out-of-town": 65, "cell-block": 55, "surrounded": 45, "ambush": 75}  # of beginners, and 15 more
STEP = 15
MISSIONS = sorted(content.mission_ids(), key=lambda id_: [*WANTED, id_].index(id_))  # as one plays them
SURE = 1.96


class Known(NamedTuple):
    """A match of a cell, and its number: the same number has the same luck and the same team."""

    cell: Cell
    number: int
    played: Played

    @property
    def kind(self) -> tuple[str, ...]:
        """What its title says: mission, difficulty and number of players, or sheet and mission and players."""
        return tuple(self.cell.title.replace(" on ", ", ").replace("traitor in ", "traitor, ").split(", "))


def read(seed: int, files: Iterable[Path]) -> list[Known]:
    """The matches of a seed that were played with what is shipped, each once."""
    names = {cell.name: cell for cell in cells(cantina.game("adventures"))}
    decode = msgspec.json.Decoder(tuple[str, Played]).decode
    found = {}
    for line in (line for file in files for line in file.read_bytes().splitlines()):
        key, played = decode(line)
        name, of, number = key.rsplit(" ", 2)
        if name in names and int(of) == seed and played.won:
            found[key] = Known(names[name], int(number), played)
    return list(found.values())


def row(*cells_: str) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells_)} |"


def head(*titles: str) -> Iterator[str]:
    """The two lines that a table opens with."""
    yield from ("", row(*titles), "|---" * len(titles) + "|")


def said(some: Sequence[Known], side: int = 0) -> str:
    """A share, its interval and the number of matches; nothing where none were played."""
    return f"{share([each.played.won[side] for each in some])} of {len(some)}" if some else ""


def part(matches: Sequence[Known], *kind: str | None) -> list[Known]:
    """The matches of a kind; None stands for anything."""
    return [
        each
        for each in matches
        if len(each.kind) == len(kind) and all(wanted in (None, got) for wanted, got in zip(kind, each.kind, strict=True))
    ]


def by_difficulty(matches: Sequence[Known]) -> Iterator[str]:
    """Missions and difficulties, all numbers of players together, and how far a difficulty is below the one before."""
    yield from head(
        "mission", "difficulty", "won", "wanted", "step", "turns: 5 % / median / 95 %", "before turn 5", "after turn 30"
    )
    for mission in MISSIONS:
        before = None
        for harder, difficulty in enumerate(DIFFICULTIES):
            if some := part(matches, mission, difficulty, None):
                won = 100 * sum(each.played.won[0] for each in some) / len(some)
                least = WANTED.get(mission, 0) - STEP * harder
                wanted = f"{least} to {least + STEP} %" if mission in WANTED else ""
                step = "" if before is None else f"{before - won:.0f}"
                yield row(mission, difficulty, said(some), wanted, step, *lengths([each.played for each in some]))
                before = won


def by_players(matches: Sequence[Known]) -> Iterator[str]:
    """Missions and numbers of players, all difficulties together."""
    yield from head("mission", *map(str, range(1, 5)))
    for mission in (*MISSIONS, None):
        yield row(mission or "all", *(said(part(matches, mission, None, str(seats))) for seats in range(1, 5)))


def sheets(matches: Sequence[Known]) -> Iterator[str]:
    """Sheets, by mission and by the number of players; a sheet with a traitor by what the traitor wins, too."""
    for player, side in (("family", 0), ("careful", 0), ("careful", 1)):
        some = [each for each in matches if each.cell.player == player and each.cell.options.get("sheet")]
        known = [sheet.id for sheet in content.modes().sheet if part(some, sheet.id, None, None)]
        if not known:
            continue
        who = f"sheet, {player}{', the traitor' if side else ''}"
        yield from head(who, "won", "turns: 5 % / median / 95 %", "before turn 5", "after turn 30")
        for sheet in known:
            all_ = part(some, sheet, None, None)
            yield row(sheet, said(all_, side), *lengths([each.played for each in all_]))
        yield from head("sheet", *MISSIONS)
        for sheet in known:
            yield row(sheet, *(said(part(some, sheet, mission, None), side) for mission in MISSIONS))
        yield from head("sheet", *map(str, range(1, 5)))
        for sheet in known:
            yield row(sheet, *(said(part(some, sheet, None, str(seats)), side) for seats in range(1, 5)))


def traitors(matches: Sequence[Known]) -> Iterator[str]:
    """What traitors win, and the loyal players, and how long that takes."""
    yield from head(
        "traitor in", "the traitor won", "the loyal players won", "turns: 5 % / median / 95 %", "before turn 5", "after turn 30"
    )
    for mission in (*MISSIONS, None):
        if some := part(matches, "traitor", mission, None):
            yield row(mission or "all", said(some, 1), said(some), *lengths([each.played for each in some]))


def characters(matches: Sequence[Known]) -> Iterator[str]:
    """How much more often a character is in winning teams, and how sure that is: matches of one team are not independent."""
    some = [each for each in matches if each.played.cast]
    teams: dict[int, list[Played]] = {}
    for each in some:
        teams.setdefault(each.number, []).append(each.played)
    yield from head("character", "in winning teams", "in losing teams", f"difference, {len(teams)} teams, {len(some)} matches")

    def parts(name: str, among: Iterable[list[Played]]) -> tuple[float, float]:
        played = [one for team in among for one in team]
        sides = ([one for one in played if bool(one.won[0]) == wanted] for wanted in (True, False))
        won, lost = (sum(name in one.cast for one in side) / max(1, len(side)) for side in sides)
        return won, lost

    for name in content.character_ids() if some else ():
        won, lost = parts(name, teams.values())
        blocks = [[team for number, team in teams.items() if number % 10 == block] for block in range(10)]
        apart = [one - other for one, other in (parts(name, block) for block in blocks)]
        yield row(name, f"{won:.0%}", f"{lost:.0%}", f"{100 * (won - lost):+.0f} ±{100 * SURE * stdev(apart) / 10**0.5:.0f}")


def beside(matches: Sequence[Known]) -> Iterator[str]:
    """Missions by the players whom nothing is tuned for, all difficulties and numbers of players together."""
    yield from head("mission", "careful", "sloppy")
    for mission in MISSIONS:
        of = part(matches, mission, None, None)
        yield row(mission, *(said([each for each in of if each.cell.player == player]) for player in ("careful", "sloppy")))


def main(seed: str, *files: str) -> None:
    """All tables, one after another."""
    matches = read(int(seed), map(Path, files))
    plain = [each for each in matches if each.cell.player == "family" and not each.cell.options.get("sheet")]
    print(*by_difficulty(plain), *by_players(plain), *sheets(matches), *traitors(matches), sep="\n")
    print(*characters(plain), *beside(matches), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
