"""What every mercenary sheet brings to every map, and the traitor: accusing, being exposed, winning."""

from typing import Any

import pytest

from cantina.core.event import told as heard
from cantina.core.game import OptionError
from cantina.games.adventures import content
from cantina.games.adventures import events as told
from cantina.games.adventures.view import StakesSeen

from .proof import proves
from .shipped import Shipped, begun, refused
from .test_content_effects_missions import SIX, spawned, stars

SHEETS = {sheet.id: sheet for sheet in content.modes().sheet}
SEATS = {"payoff": 3}
LOYAL = ("loyalty 0 false", "loyalty 1 false", "loyalty 2 true")
NOBODY = (*LOYAL[:2], "loyalty 2 false")


def sheet(id_: str, threats: str = "", mission: str = "compound", **said: Any) -> Shipped:
    """A match on a mercenary sheet."""
    agreed: dict[str, Any] = {"seats": SEATS.get(id_, 2), "games": 5, "traitor": id_ == "payoff", "script": LOYAL}
    return Shipped(mission, threats, sheet=id_, **agreed | said)


# ---- every sheet on every map --------------------------------------------------------------------------------------------


@proves(*(f"sheet:{id_}:hide" for id_, made in SHEETS.items() if made.hide))
@pytest.mark.parametrize("mission", content.mission_ids())
@pytest.mark.parametrize("id_", SHEETS)
def test_a_sheet_is_set_up_on_a_map(id_: str, mission: str) -> None:
    made, page = SHEETS[id_], content.mission(mission)
    state, _ = begun(*LOYAL, seats=SEATS.get(id_, 2), mission=mission, sheet=id_, games=5, traitor=id_ == "payoff")
    view, dump = state.view(None), state.dump()
    tables = state._tables
    hidden = {token: dump["sure"][tables.token_index[token]] for token in set(made.hide)}
    assert hidden == {token: made.hide.count(token) for token in set(made.hide)}
    down = [seen for seen in view.pieces if not seen.up]
    assert len(down) == sum(map(len, page.placement.facedown.values()))  # hidden tokens take the place of others
    sizes = {track.id: (track.size or (track.size_by_characters or {})["2"]) + track.on.get(mission, 0) for track in made.track}
    assert {track.track: track.size for track in view.tracks} == sizes
    assert view.child is None
    placed = {str(seen.token) for seen in view.pieces if seen.up} & set(made.place)
    assert placed == set(made.place)


@proves("sheet:uplinks:place:uplink")
def test_tokens_of_a_sheet_lie_on_their_stars() -> None:
    state, _ = begun(seats=2, sheet="uplinks", games=2)
    assert [seen.space for seen in state.view(None).pieces if seen.token == "uplink"] == ["B1", "E5"]


@proves("token:sheets:uplink", "token:sheets:trader", "token:sheets:decoy")
def test_a_sheet_is_for_so_many_players() -> None:
    assert refused(seats=1, sheet="uplinks", games=2) == "Two Uplinks is for 2 to 4 players"
    assert refused(seats=3, sheet="payoff", games=5, mode="sandbox") == "The Payoff is played with the traitor"
    assert refused(seats=3, sheet="egg-run", games=5, mode="sandbox", traitor=True) == "The Egg is played without the traitor"
    begun(seats=1, sheet="egg-run", games=2)


def test_the_maps_own_action_does_without_a_track_that_the_sheet_replaces() -> None:
    table = sheet("egg-run", mission="cell-block", hand="mando-allin mando-helmet")
    table.act("mando-allin mission")
    assert table.may("unlock") == {door.id for door in content.mission("cell-block").map.door}  # the only way left


# ---- Egg Run ---------------------------------------------------------------------------------------------------------------


@proves("sheet:egg-run:rule:reveal:egg")
def test_whoever_finds_the_egg_wakes_the_beast() -> None:
    table = sheet("egg-run", "D1 ?egg", hand="mando-stride mando-helmet")
    table.act("mando-stride move")
    table.play("step D1")
    assert [(event.token, event.space) for event in table.happened(told.Placed)] == [("beast", "B1")]
    assert "pick-up" in {offer.split()[0] for offer in table.offers()}


@proves("sheet:egg-run:objective")
def test_the_egg_brought_to_the_trader_wins() -> None:
    table = sheet("egg-run", "A6 trader", carried={"egg": "ig11"}, at={"ig11": "A6"})
    table.pass_turn()
    assert table.view().outcome == "won"
    table = sheet("egg-run", "A6 trader", carried={"egg": "ig11"}, at={"ig11": "A5"})
    table.pass_turn()
    assert table.view().outcome == "running"


@proves("sheet:egg-run:crisis", "sheet:egg-run:rule:event_step_end")
def test_a_crisis_enrages_the_beast_and_every_turn_with_an_event_it_comes_nearer() -> None:
    table = sheet("egg-run", "B1 beast", carried={"egg": "mandalorian"}, at={"ig11": "E3"}, slots=SIX, events="E08")
    table.pass_turn()
    assert table.track("rage") == 1
    moved = table.happened(told.EnemyMoved)
    while table.asked() == "enemy-way":
        table.play(sorted(table.offers())[0])
        moved += table.happened(told.EnemyMoved)
    assert [(event.token, event.start, event.end) for event in moved] == [("beast", "B1", "D1"), ("beast", "D1", "E1")]
    calm = sheet("egg-run", "B1 beast", carried={"egg": "mandalorian"}, at={"ig11": "E3"})
    calm.pass_turn()
    assert calm.piece("beast").space == "B1"
    here = sheet("egg-run", "E1 beast", carried={"egg": "mandalorian"}, at={"ig11": "E3"}, slots=SIX, events="E08")
    here.pass_turn()
    assert [event.token for event in here.happened(told.EnemyAttacked)] == ["beast"]
    assert here.figure().damage == 1


@pytest.mark.parametrize(("rage", "comes"), [(1, []), (2, [("trader", "A6")]), (3, [])])
def test_at_a_rage_of_3_the_trader_comes(rage: int, comes: list[tuple[str, str]]) -> None:
    table = sheet("egg-run", at={"ig11": "E3"}, tracks={"rage": rage}, slots=SIX, events="E08")
    table.pass_turn()
    assert [(event.token, event.space) for event in table.happened(told.Placed)] == comes
    heard_ = sheet("egg-run", at={"ig11": "E3"}, tracks={"rage": rage}, slots=TWO, events="E08 E07")
    heard_.pass_turn()
    assert [(event.token, event.space) for event in heard_.happened(told.Placed) if event.token == "trader"] == comes


TRACKS = {"egg-run": ("rage", 9), "three-marks": ("time", 8), "uplinks": ("trace", 9), "payoff": ("time", 7)}
LATER = {"uplinks": 1, "payoff": 1}  # on the Cell Block
TWO = {"attack": "2 2 1", "recon": "2 2 1"}  # two events, and no crisis


@proves(*(f"sheet:{id_}:rule:event_step_end" for id_ in SHEETS))
@pytest.mark.parametrize("id_", SHEETS)
@pytest.mark.parametrize("events", [1, 2])
def test_a_noisy_turn_raises_the_track(id_: str, events: int) -> None:
    table = sheet(id_, slots=TWO if events == 2 else {"attack": "2 2 1"}, events="E08 E07")
    table.pass_turn()
    while table.asked() in ("where", "scry-pick-one"):  # nobody shot, and a reinforcement comes; events in a traitor's order
        table.play(sorted(table.offers())[0])
    assert table.track(TRACKS[id_][0]) == (events == 2)


@proves(*(f"sheet:{id_}:failure:1" for id_ in SHEETS))
@pytest.mark.parametrize("id_", SHEETS)
def test_a_full_track_loses(id_: str) -> None:
    track, size = TRACKS[id_]
    table = sheet(
        id_,
        mission="cell-block",
        tracks={track: size - 1 + LATER.get(id_, 0)},
        slots=SIX,
        events="E08 E07",
        traitor=id_ == "payoff",
        script=NOBODY,
    )
    table.pass_turn()
    assert [event.rule for event in table.happened(told.Lost)] == ["MANDO-214"]
    assert (table.view().outcome, table.view().ending) == ("lost", 1)


@proves(*(f"sheet:{id_}:failure:0" for id_ in SHEETS))
@pytest.mark.parametrize("id_", SHEETS)
def test_a_defeated_character_loses(id_: str) -> None:
    table = sheet(
        id_,
        "D1 sentry",
        damage={"mandalorian": 7},
        hand="mando-stride mando-helmet",
        script=NOBODY,
    )
    table.act("mando-stride move")
    table.play("step D1")
    assert [event.rule for event in table.happened(told.Lost)] == ["MANDO-168"]
    assert table.view().outcome == "lost"


# ---- Three Marks, Uplinks, Payoff ------------------------------------------------------------------------------------------


@proves("sheet:three-marks:objective")
@pytest.mark.parametrize(("defeated", "place", "outcome"), [(3, "C1", "won"), (2, "D1", "running"), (3, "B1", "running")])
def test_three_quarries_and_all_back_win(defeated: int, place: str, outcome: str) -> None:
    table = sheet("three-marks", at={"ig11": place})
    dump = table.state.dump()
    dump["defeated"][table.tables.token_index["quarry"]] = defeated
    table.load(dump)
    table.pass_turn()
    assert table.view().outcome == outcome


@proves("sheet:three-marks:rule:reveal:quarry")
@pytest.mark.rule("MANDO-R-116")
def test_a_quarry_that_is_found_runs_2_away() -> None:
    table = sheet("three-marks", "D1 ?quarry", hand="mando-stride mando-helmet")
    table.act("mando-stride move")
    table.play("step D1")
    assert table.asked() == "push"
    quarry = table.number("quarry")
    assert table.may("shift") == {f"{quarry} C1", f"{quarry} C2", f"{quarry} E1", f"{quarry} E2"}
    assert table.refused("done") == "MANDO-R-116"  # it runs, whether the players like it or not
    table.play(f"shift {quarry} C1")
    assert table.piece("quarry").space == "B1"  # the only space that is farther still


@proves("sheet:three-marks:crisis")
def test_a_crisis_lets_the_quarries_make_for_their_stars() -> None:
    table = sheet("three-marks", "C1 quarry, D4 quarry, A4 quarry", slots=SIX, events="E08")
    table.pass_turn()
    assert table.track("time") == 1
    assert {(event.start, event.end) for event in table.happened(told.EnemyMoved)} == {("C1", "B1"), ("D4", "E5"), ("A4", "A5")}


@proves("sheet:uplinks:objective", "sheet:uplinks:rule:turn_end")
def test_a_turn_that_ends_on_a_clear_uplink_uploads() -> None:
    table = sheet("uplinks", "B1 uplink, E5 uplink", at={"ig11": "B1"}, tracks={"upload": 3})
    table.pass_turn()
    assert table.track("upload") == 4
    table.pass_turn(1)
    assert (table.track("upload"), table.view().outcome) == (5, "won")
    held = sheet("uplinks", "B1 uplink, B1 raider", at={"ig11": "B1"}, tracks={"upload": 4})
    held.pass_turn()
    assert held.track("upload") == 4


@proves("sheet:uplinks:crisis", "sheet:payoff:crisis")
@pytest.mark.parametrize(("id_", "track", "comes"), [("uplinks", "trace", ["B1"]), ("payoff", "time", [])])
def test_a_crisis_raises_the_track_and_may_bring_a_reinforcement(id_: str, track: str, comes: list[str]) -> None:
    table = sheet(id_, slots=SIX, events="E11 E07")
    table.pass_turn()
    assert table.track(track) == 1
    assert stars(table) == comes


@proves("sheet:payoff:objective")
@pytest.mark.parametrize(("place", "time", "outcome"), [("E1", 3, "won"), ("D1", 3, "running"), ("E1", 2, "running")])
def test_the_egg_at_the_start_with_everybody_wins_for_the_loyal(place: str, time: int, outcome: str) -> None:
    table = sheet("payoff", carried={"egg": "ig11"}, at={"burg": place}, tracks={"time": time})
    table.pass_turn()
    assert table.view().outcome == outcome
    if outcome == "won":
        assert table.state.standing().winners == [0, 1]


@proves("sheet:payoff:traitor-win")
def test_the_traitor_alone_at_the_start_with_the_egg_wins() -> None:
    table = sheet("payoff", carried={"egg": "burg"}, at={"mandalorian": "C1", "ig11": "D1"})
    table.pass_turn()
    assert [event.seat for event in table.happened(told.Betrayed)] == [2]
    assert (table.view().outcome, table.state.standing().winners) == ("betrayed", [2])
    watched = sheet("payoff", carried={"egg": "burg"}, at={"mandalorian": "C1"})
    watched.pass_turn()
    assert watched.view().outcome == "running"


# ---- the traitor -----------------------------------------------------------------------------------------------------------


def traitors(threats: str = "", **said: Any) -> Shipped:
    """A match of three on the Compound; seat 2 is the traitor, and seat 0 begins its turn."""
    return Shipped("compound", threats, seats=3, mode="sandbox", traitor=True, games=5, script=LOYAL, **said)


@proves("traitor:loyalty")
def test_loyalty_cards_are_dealt_in_secret_and_one_may_be_left_over() -> None:
    _, told_all = begun(*LOYAL, seats=3, mode="sandbox", traitor=True, games=5)
    cards = [event for event in told_all if isinstance(event, told.Loyal)]
    assert [(event.seat, event.traitor) for event in cards] == [(0, False), (1, False), (2, True)]
    assert [heard(event, 0).traitor for event in cards] == [False, None, None]
    nobody, _ = begun("loyalty 0 false", "loyalty 1 false", "loyalty 2 false", seats=3, mode="sandbox", traitor=True, games=5)
    assert [nobody.view(seat).traitor for seat in range(3)] == [False] * 3
    for wrong in ({"seats": 2}, {"seats": 3, "mode": "shared"}, {"seats": 3, "sworn": [0, 1]}):
        with pytest.raises(OptionError):
            begun(**{"traitor": True, "games": 5, "mode": "sandbox"} | wrong)
    with pytest.raises(OptionError, match="sworn players are for matches with the traitor"):
        begun(seats=3, mode="sandbox", sworn=[0])


@proves("traitor:accuse")
def test_a_true_accusation_exposes_the_traitor() -> None:
    table = traitors(
        plans={"burg": "defend"}, hand="mando-stride mando-helmet mando-quick", carried={}, slots={"recon": "burg-fists"}
    )
    assert (table.asked(), table.may("accuse")) == ("turn", {"1", "2"})  # beside the cards, not before them
    table.play("accuse 2")
    assert table.view().stakes == StakesSeen("skills", 2, cause="accusation")
    table.play("discard mando-stride", "discard mando-helmet")
    assert [(event.seat, event.named, event.traitor) for event in table.happened(told.Accused)] == [(0, 2, True)]
    view = table.view()
    assert (view.exposed, view.hidden, view.hand_sizes[2]) == (2, [0, 1], 0)
    assert table.figure("burg").space is None
    assert view.plan_discard == ["defend"]
    assert sorted(view.discards) == ["mando-helmet", "mando-stride"]


@proves("traitor:accuse")
def test_a_false_accusation_hurts_and_complicates() -> None:
    table = traitors(hand="mando-stride mando-helmet mando-quick", slots={"recon": "1"})
    table.play("accuse 1", "discard mando-stride", "discard mando-helmet")
    assert [(event.named, event.traitor) for event in table.happened(told.Accused)] == [(1, False)]
    assert table.figure().damage == 1
    assert table.asked() == "put"
    table.play(sorted(table.offers())[0])
    assert len(table.slot("recon").tokens) == 2
    assert (table.view().loyal, table.view().accused) == ([1], [0])
    table.play("play mando-quick move", "decline")
    table.play(*(["end"] if "end" in table.offers() else []))
    assert table.turn == 1


def test_an_accusation_is_made_once_and_needs_two_cards() -> None:
    table = traitors(hand="mando-stride mando-helmet mando-quick mando-allin", slots={"recon": "1"})
    table.play("accuse 1", "discard mando-stride", "discard mando-helmet")
    table.play(sorted(table.offers())[0])
    table.pass_turn()
    for seat in (1, 2):
        assert (table.turn, table.asked()) == (seat, "turn")
        assert table.may("accuse")
        empty: list[list[int]] = [[], [], [], []]
        table.load(table.state.dump() | {"slot_cards": empty, "slot_tokens": empty})  # no events today
        table.pass_turn(seat)
    assert (table.turn, table.may("accuse")) == (0, set())  # seat 0 has had its accusation
    assert table.view().accused == [0]
    poor = traitors(hands={1: "ig-solution"})
    poor.pass_turn()
    assert (poor.turn, poor.may("accuse")) == (1, set())  # one card is too few
    rich = traitors(hands={1: "ig-solution ig-boom"})
    rich.pass_turn()
    assert (rich.turn, rich.may("accuse")) == (1, {"0", "2"})


def test_an_accusation_belongs_to_the_start_of_a_turn_and_nobody_is_asked_for_it() -> None:
    table = traitors(hand="mando-stride mando-helmet mando-quick mando-allin")
    assert "play mando-quick move" in table.offers()
    table.play("play mando-quick move", "decline")
    assert table.may("accuse") == set()
    assert table.refused("accuse 1") == "CORE-03"


def exposed(threats: str = "", **said: Any) -> Shipped:
    """Seat 2 has been exposed, and it is its turn."""
    table = traitors(threats, hands={1: "ig-solution"}, **said)
    dump = table.state.dump()
    dump |= {"exposed": 2, "hidden": 0b011}
    dump["figure_space"][2], dump["hands"][2] = -1, []
    table.load(dump)
    table.pass_turn()
    table.play("play ig-solution recon", "decline")
    if "end" in table.offers():
        table.play("end")
    assert (table.turn, table.asked()) == (2, "exposed")
    return table


@proves("traitor:exposed:resolve-event")
def test_an_exposed_traitor_resolves_an_event() -> None:
    table = exposed("D1 thug", events="E01 E07")
    table.play("choose resolve-event")
    assert table.offers() == {"first E01", "first E07"}
    table.play("first E01")
    assert [(event.event, event.slot) for event in table.happened(told.EventShown)] == [("E01", None)]
    assert [event.end for event in table.happened(told.EnemyMoved)] == ["E1"]


@proves("traitor:exposed:complicate-action")
def test_an_exposed_traitor_complicates_any_action() -> None:
    table = exposed()
    table.play("choose complicate-action")
    assert table.may("slot") == {"move", "attack", "recon", "plan"}
    table.play("slot attack")
    assert len(table.slot("attack").tokens) == 1 or table.asked() == "put"


@proves("traitor:exposed:move-enemies")
def test_an_exposed_traitor_moves_two_enemies_2_spaces() -> None:
    table = exposed("C1 raider, C3 thug")
    table.play("choose move-enemies", "target @raider", "shift @raider D1", "shift @raider E1", "target @thug", "shift @thug D3")
    assert (table.piece("raider").space, table.piece("thug").space) == ("E1", "D3")
    nobody = exposed()
    assert nobody.may("choose") == {"resolve-event", "complicate-action"}


def test_an_exposed_traitor_draws_no_cards_and_the_turn_goes_on() -> None:
    table = exposed()
    table.play("choose complicate-action", "slot attack")
    if table.asked() == "put":
        table.play(sorted(table.offers())[0])
    assert table.turn == 0
    assert table.view().hand_sizes[2] == 0


@proves("traitor:complications")
def test_with_a_traitor_about_a_complication_is_one_of_two_that_only_the_active_player_sees() -> None:
    table = traitors(slots={"attack": "2 2 1"}, events="E06 E08")
    table.script("complication 1", "complication 3")
    table.pass_turn()
    table.play("first E06")
    seen = [event for event in table.events if isinstance(event, told.ComplicationsSeen)]
    assert [heard(event, seat).values for event in seen for seat in (0, 1)] == [(1, 3), None]
    assert (table.view(0).looked, table.view(1).looked) == ([1, 3], [])
    table.play("put 1")
    assert table.happened(told.Complicated)[0].value == 1


@proves("traitor:events")
def test_with_a_traitor_about_an_event_is_one_of_two_that_only_the_active_player_sees() -> None:
    table = traitors(slots={"attack": "2 2 1"}, events="E08 E01")
    table.pass_turn()
    assert table.offers() == {"first E08", "first E01"}
    assert [known.event for known in table.view(0).event_known] == ["E08", "E01"]
    assert table.view(1).event_known == []
    table.play("first E01")
    assert [event.event for event in table.happened(told.EventShown)] == ["E01"]
    assert table.tables.events[table.state.dump()["event_deck"][-1]] == "E08"


@pytest.mark.parametrize(("fallen", "outcome", "winners"), [("mandalorian", "betrayed", [2]), ("burg", "lost", [])])
def test_a_defeat_is_the_traitors_victory_unless_it_is_the_own_one(fallen: str, outcome: str, winners: list[int]) -> None:
    away = {"mandalorian": "E3", "ig11": "E3", "burg": "E3"} | {fallen: "D1"}
    table = traitors("D1 thug", damage={fallen: 7}, at=away, slots={"attack": "2 2 1"}, events="E01 E08")
    table.pass_turn()
    table.play("first E01")
    assert table.happened(told.Lost)
    assert (table.view().outcome, table.state.standing().winners) == (outcome, winners)


def test_the_loyal_players_win_without_the_traitor() -> None:
    table = traitors("A4 asset", at={"mandalorian": "A4"})
    table.pass_turn()
    assert (table.view().outcome, table.state.standing().winners) == ("won", [0, 1])
    assert spawned(table) == []
