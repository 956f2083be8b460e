"""Facts that follow from the rules, over random matches of all sizes and of the team variant (CSW-D-01 to CSW-D-11)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

import cantina
from cantina.core.action import Action
from cantina.core.source import Seeded, Source
from cantina.games.carcassonne import events as told
from cantina.games.carcassonne.actions import Deploy, Place
from cantina.games.carcassonne.content import Tile, TileSet
from cantina.games.carcassonne.names import Part
from tests.carcassonne.test_fights import four_fields
from tests.carcassonne.voyage import FULL, tiles

GAME: Any = cantina.game("carcassonne")
SIZES: dict[str, dict[str, Any]] = {
    "2 players": {"seats": 2},
    "3 players": {"seats": 3},
    "4 players": {"seats": 4},
    "5 players": {"seats": 5},
    "teams": {"seats": 4, "teams": True},
}
BETWEEN_FIGHTS_AND_FIGURES = ("draw", "place", "over")  # all four steps of the latest turn are done
OWN = (
    Tile("BENDS", routes=("NE", "SW")),
    Tile("CROSS", routes=("NS", "EW")),
    Tile("ROCKS", fields=("NE", "SW")),
    Tile("SPLIT", fields=("NS", "E", "W")),
)
TANGLE = tiles(  # of tiles with several objects, which meet more often than those of the full set
    *["BENDS"] * 12, *["CROSS"] * 8, *["ROCKS"] * 12, *["SPLIT"] * 6, *["ACR"] * 12, *["RS"] * 6, *["A1"] * 6, *["RX3"] * 4,
    "P1-R", "P1-E", "P1-B", "P2-R", "P2-E", "P2-B", extra=OWN,
)  # fmt: skip


# ---- random matches --------------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """A move: what was to be seen and offered before it, what happened, and what was to be seen after it."""

    before: Any
    offered: list[Action]
    events: list[Any]
    after: Any


class Match(NamedTuple):
    """A match, move by move."""

    teams: bool
    steps: list[Step]

    def sides(self, seats: list[int]) -> int:
        """How many colours these are, or in the team variant how many teams."""
        return len({seat % 2 for seat in seats}) if self.teams else len(seats)


def choose(state: Any, source: Source, laid: set[tuple[int, int]]) -> Any:
    """Chance, or a random action; tiles go where others are, or hardly anything would be closed or fought for."""
    if state.turn == cantina.DEALER:
        return state.deal(source)
    offered = state.actions()
    picked = [offered[source.below(len(offered))] for _ in range(6)]
    if not isinstance(picked[0], Place):
        return picked[0]
    near = [sum((place.x + dx, place.y + dy) in laid for dx in (-1, 0, 1) for dy in (-1, 0, 1)) for place in picked]
    place = picked[near.index(max(near))]
    laid.add((place.x, place.y))
    return place


def random_match(number: int, teams: bool = False, **options: Any) -> Match:
    """A random match, through the protocol."""
    source, laid = Seeded(76, number), {(0, 0)}
    state = GAME.start(teams=teams, **options)
    view, steps = state.view(None), []
    while state.turn != cantina.OVER:
        before, offered = view, state.actions()
        events = state.play(choose(state, source, laid))
        view = state.view(None)
        steps.append(Step(before, offered, events, view))
    return Match(teams, steps)


@pytest.fixture(scope="module", params=SIZES)
def matches(request: pytest.FixtureRequest) -> list[Match]:
    """Random matches of one size with the full set."""
    count = 20 if request.config.getoption("--long") else 4
    return [random_match(number, **SIZES[request.param]) for number in range(count)]


def steps(matches: list[Match]) -> Iterator[Step]:
    """All moves of all matches."""
    for match in matches:
        yield from match.steps


# ---- facts -----------------------------------------------------------------------------------------------------------------


def test_d_01_every_colour_has_five_figures(matches: list[Match]) -> None:
    for step in steps(matches):
        standing = Counter((figure.seat, figure.figure) for figure in step.after.figures)
        for seat, player in enumerate(step.after.players):
            assert player.small + standing[seat, "small"] == 4
            assert player.large + standing[seat, "large"] == 1


def test_d_02_there_are_always_76_tiles(matches: list[Match]) -> None:
    for step in steps(matches):
        view = step.after
        in_hand = view.tile is not None
        assert len(view.tiles) + sum(view.left.values()) + sum(view.removed.values()) + in_hand == 76


def test_d_03_after_the_fights_an_object_has_one_colour(matches: list[Match]) -> None:
    for match in matches:
        for step in match.steps:
            if step.after.prompt.kind in BETWEEN_FIGHTS_AND_FIGURES:
                assert all(match.sides(seen.seats) <= 1 for seen in step.after.objects)


def test_d_03_no_scoring_is_shared_out(matches: list[Match]) -> None:
    for match in matches:
        for step in match.steps:
            scored = [event for event in step.events if isinstance(event, told.Scored)]
            assert all(match.sides(event.seats) == 1 for event in scored)
            assert all(count == 1 for count in Counter(event.place for event in scored).values())


def test_d_04_after_scoring_no_closed_object_holds_a_figure(matches: list[Match]) -> None:
    for step in steps(matches):
        if step.after.prompt.kind in BETWEEN_FIGHTS_AND_FIGURES:
            assert not any(seen.closed and seen.seats for seen in step.after.objects)


def test_d_05_a_closed_object_never_grows(matches: list[Match]) -> None:
    for step in steps(matches):
        closed = [seen.parts for seen in step.before.objects if seen.closed]
        still = [seen.parts for seen in step.after.objects if seen.closed]
        assert all(parts in still for parts in closed)


def test_d_05_a_planet_closed_in_an_earlier_turn_is_never_offered(matches: list[Match]) -> None:
    for match in matches:
        closed: set[tuple[int, int]] = set()
        for step in match.steps:
            if step.before.prompt.kind == "place":
                planets = [seen for seen in step.before.objects if seen.object == "planet" and seen.closed]
                closed = {(seen.parts[0].x, seen.parts[0].y) for seen in planets}
            for action in step.offered:
                if isinstance(action, Deploy) and action.part == "planet":
                    assert (action.x, action.y) not in closed


def check_fighters(match: Match, tile_set: TileSet) -> Counter[tuple[str, int]]:
    """How many sides each fight had; never more than it can have."""
    fights: Counter[tuple[str, int]] = Counter()
    for step in match.steps:
        for fight in step.events:
            if isinstance(fight, told.FightBegan):
                fighters, tile = len(step.after.fight.dice), tile_set[step.after.tiles[-1].tile]
                pieces = [sides for sides in tile.routes if len(sides) == 2]
                most = {"planet": 2, "route": 3 if len(pieces) == 2 else 2, "field": 4}[fight.object]
                assert 2 <= fighters <= (2 if match.teams else most)
                assert sum(step.after.fight.dice.values()) <= 12
                fights[fight.object, fighters] += 1
    return fights


def test_d_06_a_fight_has_as_many_sides_as_its_object_can_bring_together(matches: list[Match]) -> None:
    fights = sum((check_fighters(match, FULL) for match in matches), Counter[tuple[str, int]]())
    assert fights


@pytest.mark.parametrize("size", SIZES)
def test_d_06_the_bounds_hold_where_more_objects_meet(size: str, long: bool) -> None:
    found = [random_match(number, tiles=TANGLE, **SIZES[size]) for number in range(20 if long else 2)]
    fights = sum((check_fighters(match, TANGLE) for match in found), Counter[tuple[str, int]]())
    assert fights


def test_d_08_an_occupied_open_planet_is_worth_four_at_least(matches: list[Match]) -> None:
    for step in steps(matches):
        for seen in step.after.objects:
            if seen.object == "planet" and seen.seats and not seen.closed:
                assert 4 <= seen.worth <= 10


def test_d_09_scores_never_decrease(matches: list[Match]) -> None:
    for step in steps(matches):
        for earlier, later in zip(step.before.players, step.after.players, strict=True):
            assert earlier.score <= later.score


def test_d_10_every_planet_has_one_symbol(matches: list[Match]) -> None:
    for step in steps(matches):
        assert all(len(seen.symbols) == 1 for seen in step.after.objects if seen.object == "planet")
        assert all(event.points == 11 for event in step.events if event.rule == "CSW-77")


def test_d_11_beaten_figures_are_placed_in_a_later_turn_at_the_earliest(matches: list[Match]) -> None:
    for match in matches:
        beaten = False
        for event in (event for step in match.steps for event in step.events):
            if isinstance(event, told.TileDrawn):
                beaten = False
            elif isinstance(event, told.Lost):
                beaten = True
            elif isinstance(event, told.FigureDeployed):
                assert not beaten


# ---- the same matches with the objects of every tile in the opposite order ---------------------------------------------------


def opposite_names(tile: Tile) -> dict[str, str]:
    """What the parts of a tile are called when its routes and its fields are counted from the last to the first."""
    names = {f"route-{number}": f"route-{len(tile.routes) - 1 - number}" for number in range(len(tile.routes))}
    names |= {f"field-{number}": f"field-{len(tile.fields) - 1 - number}" for number in range(len(tile.fields))}
    return names | {"planet": "planet"}


def opposite(set_: TileSet) -> TileSet:
    """The same tiles with their objects in the opposite order."""
    turned_round = [
        msgspec.structs.replace(
            tile,
            routes=tile.routes[::-1],
            fields=tile.fields[::-1],
            symbols={opposite_names(tile)[part]: faction for part, faction in tile.symbols.items()},
        )
        for tile in set_.tile
    ]
    return msgspec.structs.replace(set_, tile=tuple(turned_round))


Object = frozenset[tuple[int, int, str]]


def parts_of(view: Any, part: Part) -> list[Part]:
    """All parts of the object that a part belongs to."""
    found: list[Part] = next(seen.parts for seen in view.objects if part in seen.parts)
    return found


class Twins:
    """A match, and the same one with the objects of every tile in the opposite order, and so with its fights and scorings."""

    def __init__(self, **options: Any):
        self.one = GAME.start(tiles=FULL, **options)
        self.two = GAME.start(tiles=opposite(FULL), **options)

    def contested(self, state: Any) -> Object:
        """What is fought for, by the names of the first match."""
        view = state.view(None)
        tile = {(laid.x, laid.y): FULL[laid.tile] for laid in view.tiles}
        parts = parts_of(view, view.fight.place)
        if state is self.one:
            return frozenset((part.x, part.y, part.part) for part in parts)
        return frozenset((part.x, part.y, opposite_names(tile[part.x, part.y])[part.part]) for part in parts)

    def twin(self, action: Any) -> Any:
        """The same action in the second match; an object of the new tile is offered by the first of its parts."""
        if not isinstance(action, Deploy):
            return action
        view = self.two.view(None)
        tile = next(laid.tile for laid in view.tiles if (laid.x, laid.y) == (action.x, action.y))
        entered = parts_of(view, Part(action.x, action.y, opposite_names(FULL[tile])[action.part]))
        offers = [offer for offer in self.two.actions() if isinstance(offer, Deploy) and offer.figure == action.figure]
        return next(offer for offer in offers if Part(offer.x, offer.y, offer.part) in entered)

    def move(self, source: Source, laid: set[tuple[int, int]]) -> tuple[list[Any], list[Any]]:
        """Make the same random move in both, up to the end of its fights, which have the same rolls; returns what happened."""
        action = choose(self.one, source, laid)
        twin = self.twin(action)
        events, by_twin = self.one.play(action), self.two.play(twin)
        rolls: dict[Object, list[Any]] = {}
        while self.one.prompt().kind == "roll":
            roll = self.one.deal(source)
            rolls.setdefault(self.contested(self.one), []).append(roll)
            events += self.one.play(roll)
        while self.two.prompt().kind == "roll":
            by_twin += self.two.play(rolls[self.contested(self.two)].pop(0))
        return events, by_twin


def scorings(events: list[Any]) -> list[tuple[str, list[int], int]]:
    """What was scored, by whom, for how many points."""
    return [(event.object, event.seats, event.points) for event in events if isinstance(event, told.Scored)]


@pytest.mark.parametrize("size", SIZES)
def test_d_07_the_order_of_scorings_changes_nothing(size: str, long: bool) -> None:
    in_another_order = 0
    for number in range(40 if long else 8):
        twins, source, laid = Twins(**SIZES[size]), Seeded(77, number), {(0, 0)}
        while twins.one.turn != cantina.OVER:
            events, by_twin = map(scorings, twins.move(source, laid))
            assert sorted(events) == sorted(by_twin)
            in_another_order += events != by_twin
            if events:
                views = [state.view(None) for state in (twins.one, twins.two)]
                assert views[0].players == views[1].players
                standing = [Counter((f.seat, f.figure, f.x, f.y, f.part[:5]) for f in view.figures) for view in views]
                assert standing[0] == standing[1]
    assert in_another_order


def test_d_07_the_order_of_fights_changes_nothing(long: bool) -> None:
    """Two fights of one turn between random figures with random dice, in both orders of the new tile's fields."""
    for number in range(200 if long else 20):
        sizes = Seeded(78, number)
        figures = " ".join(("small", "large")[sizes.below(2)] for _ in range(4))
        ends = []
        for fields in [("NE", "SW"), ("SW", "NE")]:
            voyage = four_fields(Tile("TWO", fields=fields), figures)
            dice = {"2": Seeded(79, number), "0": Seeded(80, number)}  # of Green in the north-east and Red in the south-west
            for fighter in ["2", "0"] if fields[0] == "NE" else ["0", "2"]:
                while voyage.view().fight and fighter in voyage.view().fight.dice:
                    voyage.play(voyage.state.deal(dice[fighter]))
            assert voyage.view().fight is None
            ends.append((voyage.view().players, voyage.view().figures))
        assert ends[0] == ends[1]
