"""A club by itself: who may do what, pairings, standings and the ladder, by entries and results alone."""

import random
from collections.abc import Iterable

import pytest

from cantina.server import limits
from cantina.server.club import Announced, AnyEntry, Club, Founded, Joined, Left, Pairing, Tournament, decode, encode
from cantina.server.ladder import Player, Result, Seated, ladder
from cantina.server.pairing import DRAW, LOSS, WIN, Manner, Met, round_robin, rounds_of, seated, standings, swiss
from cantina.table.table import Refused


def club(*members: str) -> Club:
    """A club that the first one made."""
    first, *others = members
    return Club([Founded(at=1, guest=first, name="Friends"), *(Joined(at=2, guest=guest) for guest in others)])


def refusal(club_: Club, verb: str, *arguments: object) -> str:
    with pytest.raises(Refused) as refused:
        getattr(club_, verb)(*arguments)
    return refused.value.code


def folded(club_: Club, entries: Iterable[AnyEntry]) -> Club:
    for entry in entries:
        club_.fold(decode(encode(entry)))
    return club_


def result(table: str, sides: list[list[str]], winners: list[int], game: str = "carcassonne") -> Result:
    """A match of people and bots, whose names begin with a capital; sides sit in turn."""
    order = [(name, number) for row in zip(*sides, strict=False) for number, name in enumerate(row)] if len(sides) > 1 else [
        (name, 0) for name in sides[0]
    ]  # fmt: skip
    sat = [Seated(name, None, name) if name[0].isupper() else Seated(name, name, None) for name, _ in order]
    seats = [[seat for seat, (_, side) in enumerate(order) if side == number] for number in range(len(sides))]
    return Result(table, game, 1, sat, seats, [0] * len(sat), [seat for side in winners for seat in seats[side]])


# ---- members ---------------------------------------------------------------------------------------------------------------


def test_only_the_one_who_made_it_removes_members_locks_and_closes() -> None:
    friends = club("ada", "bob", "cyd")
    for verb, arguments in (("part", ("bob", 1, 3)), ("lock", ("bob", True, 3)), ("close", ("bob", 3))):
        assert refusal(friends, verb, *arguments) == "not-founder"
    assert refusal(friends, "lock", "dan", True, 3) == "not-member"
    folded(friends, friends.part("ada", 3, 3))
    assert list(friends.members) == ["ada", "bob"]
    assert refusal(friends, "join", "cyd", 4) == "club-removed"
    folded(friends, friends.lock("ada", True, 4))
    assert refusal(friends, "join", "dan", 5) == "club-locked"
    folded(friends, friends.lock("ada", False, 5))
    folded(friends, friends.join("dan", 6))
    assert friends.join("dan", 7) == [], "once is enough"
    folded(friends, friends.close("ada", 8))
    assert refusal(friends, "join", "eve", 9) == "club-closed"
    assert refusal(friends, "lock", "ada", True, 9) == "club-closed"


def test_whoever_is_here_longest_takes_over() -> None:
    friends = club("ada", "bob", "cyd")
    folded(friends, friends.part("ada", 1, 3))
    assert (friends.founder, list(friends.members)) == ("bob", ["bob", "cyd"])
    folded(friends, friends.join("ada", 4))
    assert friends.founder == "bob", "who comes back is a member like any other"


def test_a_club_has_so_many_members() -> None:
    friends = club(*(f"g{number}" for number in range(limits.MEMBERS)))
    assert refusal(friends, "join", "one-more", 3) == "club-full"


# ---- pairings --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(2, limits.ENTRANTS + 1))
def test_everybody_meets_everybody_once(count: int) -> None:
    pairs = [pair for number in range(rounds_of("round-robin", count)) for pair in round_robin(count, number)]
    assert len(pairs) == len({frozenset(pair) for pair in pairs}) == count * (count - 1) // 2
    sat: list[tuple[int, int]] = []
    for number in range(rounds_of("round-robin", count)):
        sat += seated(round_robin(count, number), sat)
    firsts = [[pair[0] for pair in sat].count(entrant) for entrant in range(count)]
    assert max(firsts) - min(firsts) <= 3, "nobody always begins"


@pytest.mark.parametrize("count", range(2, limits.ENTRANTS + 1))
def test_by_the_swiss_system_nobody_meets_or_rests_twice_and_equals_meet(count: int) -> None:
    for seed in range(20):
        lots, played, rests = random.Random(seed), list[Met](), list[int]()
        for number in range(rounds_of("swiss", count)):
            lines = standings(count, played, rests)
            pairs = swiss([line.entrant for line in lines], [met.pair for met in played], rests)
            meeting = [entrant for pair in pairs for entrant in pair]
            assert len(set(meeting)) == len(meeting) == count - count % 2
            if number == 1 and count % 4 == 0 and all(WIN in met.points for met in played):
                points = {line.entrant: line.points for line in lines}
                assert all(points[first] == points[second] for first, second in pairs)
            rests += [entrant for entrant in range(count) if entrant not in meeting]
            played += [Met(pair, lots.choice([(WIN, LOSS), (LOSS, WIN), (DRAW, DRAW)])) for pair in pairs]
        assert len({frozenset(met.pair) for met in played}) == len(played)
        assert len(set(rests)) == len(rests)


def test_equal_points_are_told_apart_by_whom_they_were_won_from() -> None:
    played = [Met((0, 1), (WIN, LOSS)), Met((2, 3), (WIN, LOSS)), Met((0, 2), (LOSS, WIN)), Met((1, 3), (WIN, LOSS))]
    lines = standings(4, played, [])
    assert [(line.entrant, line.place, line.points, line.beaten) for line in lines] == [
        (2, 1, 2, 1), (0, 2, 1, 1), (1, 3, 1, 0), (3, 4, 0, 0),
    ]  # fmt: skip
    assert [line.place for line in standings(4, played[:2], [])] == [1, 1, 3, 3], "equals share a place"


# ---- a tournament ----------------------------------------------------------------------------------------------------------


def announced(manner: Manner, *guests: str) -> Announced:
    entrants = [Player(guest=guest) for guest in guests]
    return Announced(at=3, by="ada", game="carcassonne", options={}, clock=None, manner=manner, entrants=entrants)


def won(pairing: Pairing, tournament: Tournament) -> Result:
    """The entrant who comes first in the alphabet wins."""
    names = [str(tournament.announced.entrants[number].guest) for number in pairing.pair]
    return result(str(pairing.table), [[name] for name in names], [names.index(min(names))])


@pytest.mark.parametrize("manner", ["round-robin", "swiss"])
def test_a_tournament_from_first_to_last_round(manner: Manner) -> None:
    friends = club("ada", "bob", "cyd", "dan")
    results: dict[str, Result] = {}
    folded(friends, friends.announce(announced(manner, "cyd", "ada", "dan", "bob"), results))
    (tournament,) = friends.tournaments
    assert refusal(friends, "announce", announced(manner, "ada", "bob"), results) == "tournament-runs"
    for number in range(1, tournament.last + 1):
        assert refusal(friends, "go_on", "bob", number, results, 4) == "round-runs"
        results |= {str(each.table): won(each, tournament) for each in tournament.rounds[-1]}
        if number < tournament.last:
            later = friends.go_on("bob", number, results, 5)
            folded(friends, later)
            assert friends.go_on("cyd", number, results, 5) == [], "the second to say so gets the same round"
    assert tournament.over(results)
    names = [tournament.announced.entrants[line.entrant].guest for line in tournament.standings(results)]
    assert (names[0], names[-1]) == ("ada", "dan")
    assert refusal(friends, "go_on", "ada", tournament.last, results, 6) == "not-now"


def test_whoever_leaves_has_lost_and_what_nobody_plays_can_be_decided() -> None:
    friends = club("ada", "bob", "cyd", "dan")
    folded(friends, friends.announce(announced("round-robin", "ada", "bob", "cyd", "dan"), {}))
    (tournament,) = friends.tournaments
    folded(friends, [Left(at=4, guest="dan")])
    for pairing in tournament.rounds[-1]:
        if 3 not in pairing.pair:
            assert refusal(friends, "award", "bob", pairing.table, pairing.pair[0], {}, 5) == "not-founder"
            assert refusal(friends, "award", "ada", pairing.table, 3, {}, 5) == "not-now"
            folded(friends, friends.award("ada", str(pairing.table), None, {}, 5))
    assert not tournament.waits({})
    folded(friends, friends.go_on("bob", 1, {}, 6))
    assert [each.table is None for each in tournament.rounds[-1]] == [3 in each.pair for each in tournament.rounds[-1]]
    folded(friends, friends.stop("ada", {}, 7))
    assert tournament.over({})


def test_entrants_are_members_and_few() -> None:
    friends = club("ada", "bob")
    assert refusal(friends, "entrants", [1, 7], []) == "not-member"
    assert refusal(friends, "entrants", [1, 1], []) == "entrants"
    assert refusal(friends, "entrants", [1], ["normal"] * limits.ENTRANTS) == "entrants"
    assert set(friends.entrants([1, 2], ["normal"])) == {Player(guest="ada"), Player(guest="bob"), Player(bot="normal")}


# ---- the ladder ------------------------------------------------------------------------------------------------------------


def test_who_wins_climbs_and_few_matches_are_no_place() -> None:
    results = [result(f"t{number}", [["ada"], ["bob"]], [0]) for number in range(3)] + [result("t4", [["cyd"], ["bob"]], [0])]
    rungs = ladder(results, ["ada", "bob", "cyd"])
    assert [(rung.player.guest, rung.place, rung.played, rung.won) for rung in rungs] == [
        ("ada", 1, 3, 3), ("bob", 2, 4, 0), ("cyd", None, 1, 1),
    ]  # fmt: skip
    assert rungs[0].rating.points > 1500 > rungs[1].rating.points
    assert rungs[0].rating.spread < rungs[2].rating.spread, "more matches say it more surely"


def test_partners_are_rated_as_a_team() -> None:
    results = [result(f"t{number}", [["ada", "bob"], ["cyd", "dan"]], [0]) for number in range(3)]
    rungs = {rung.player.guest: rung for rung in ladder(results, ["ada", "bob", "cyd", "dan"])}
    assert rungs["ada"].rating == rungs["bob"].rating > rungs["cyd"].rating == rungs["dan"].rating
    results += [result(f"s{number}", [["cyd"], ["dan"]], [0]) for number in range(3)]
    alone = {rung.player.guest: rung.rating.points for rung in ladder(results, ["ada", "bob", "cyd", "dan"])}
    before = {guest: rung.rating.points for guest, rung in rungs.items()}
    assert alone["cyd"] > before["cyd"] and alone["dan"] < before["dan"] and alone["ada"] == before["ada"]


def test_who_plays_together_or_in_unequal_sides_is_not_compared() -> None:
    together = result("t1", [["ada", "bob", "cyd"]], [0], "adventures")
    unequal = Result("t2", "precious-cargo", 1, together.seats, [[0], [1, 2]], [0, 0, 0], [1, 2])
    assert together.together and not together.rated and not unequal.rated
    assert ladder([together, unequal], ["ada", "bob", "cyd"]) == []


def test_bots_are_met_and_guests_who_are_no_members_are_not_shown() -> None:
    results = [result(f"t{number}", [["ada"], ["Normal"], ["Normal"]], [0]) for number in range(3)]
    assert [rung.player.guest for rung in ladder(results, ["ada"])] == ["ada"], "who meets itself has neither won nor lost"
    results += [result("t4", [["ada"], ["eve"]], [1]), result("t5", [["ada"], ["Normal"]], [0])]
    rungs = ladder(results, ["ada"])
    assert [(rung.player.guest or rung.player.bot, rung.played) for rung in rungs] == [("ada", 5), ("Normal", 1)]
    assert rungs[0].rating.points > 1500 > rungs[1].rating.points
