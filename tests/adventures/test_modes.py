"""Players, characters and modes; setup, difficulty, the campaign with its envelopes (MANDO-16 to 50, 226 to 244)."""

import itertools
from typing import Any

import msgspec
import pytest

import cantina
from cantina.core.action import to_text
from cantina.core.describe import standing_lines
from cantina.core.form import fill_in
from cantina.core.game import Chapter, OptionError, Standing
from cantina.core.texts import texts
from cantina.games.adventures import campaign, content, game
from cantina.games.adventures import events as told
from cantina.games.adventures.actions import Begin
from cantina.games.adventures.content import schema
from cantina.games.adventures.options import Options, onward, resolve_options
from cantina.games.adventures.setup import make_tables

from .scene import Table, mission
from .shipped import Shipped, begun, refused

GAME = cantina.game("adventures")


# ---- setup ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-02", "MANDO-40")
def test_each_character_has_one_figure_which_begins_on_the_start_space() -> None:
    state, _ = begun(seats=4, mission="cell-block")
    view = state.view(None)
    assert len({seen.figure for seen in view.figures}) == 4
    assert {seen.space for seen in view.figures} == {"E4"}
    assert len(content.character_ids()) == 8


@pytest.mark.rule("MANDO-12")
def test_there_is_one_child() -> None:
    for id_ in content.mission_ids():
        made = content.mission(id_)
        assert "child" not in {token.id for token in made.token}
    table = Shipped("surrounded", child="cara")
    child = table.view().child
    assert child is not None and child.figure == "cara"


@pytest.mark.rule("MANDO-13", "MANDO-17")
@pytest.mark.parametrize("id_", content.mission_ids())
def test_a_mission_holds_its_map_goals_crisis_slots_and_people(id_: str) -> None:
    made = content.mission(id_)
    assert made.map.rows and made.map.start
    assert made.objective.cond and made.failure and made.crisis.effects
    assert made.slots[:4] == ("move", "attack", "recon", "plan")
    assert len(made.recommended) >= 2
    state, _ = begun(seats=2, mission=id_)
    assert [seen.slot for seen in state.view(None).slots] == list(made.slots)


@pytest.mark.rule("MANDO-16", "MANDO-213")
def test_one_match_is_one_mission_and_its_objective_wins_it() -> None:
    table = Shipped("ambush", carried={"case": "mandalorian"})
    table.pass_turn()
    assert [event.rule for event in table.happened(told.Won)] == ["MANDO-213"]
    assert table.state.standing().winners == [0, 1]


@pytest.mark.rule("MANDO-27", "MANDO-R-06")
def test_what_a_mission_orders_for_setup_is_done_when_all_else_is_ready() -> None:
    rules = [{"when": "setup", "effects": [{"op": "hurt", "who": "you", "n": 1}]}]
    state, heard = begun(mission=mission("GG", rule=rules), seats=2, first=1)
    tags = [event.__struct_config__.tag for event in heard]
    assert tags.index("hurt") > max(place for place, tag in enumerate(tags) if tag == "drew")
    assert [seen.damage for seen in state.view(None).figures] == [0, 1]  # "you" is the first player's character
    assert not content.mission("compound").rule


@pytest.mark.rule("MANDO-37")
def test_only_the_missions_own_tokens_are_in_play() -> None:
    state, _ = begun(seats=2, mission="compound")
    dump = state.dump()
    tables = make_tables(state.options)
    in_play = sum(dump["pool"]) + sum(dump["reserve"]) + sum(kind >= 0 for kind in dump["piece_kind"])
    assert in_play == 14
    assert set(tables.tokens) == {token.id for token in content.mission("compound").token}


@pytest.mark.rule("MANDO-43", "MANDO-R-14")
def test_the_first_player_is_agreed_or_drawn_by_lot() -> None:
    state, _ = begun(seats=3, mission="cell-block", first=2)
    assert (state.turn, state.view(None).active) == (2, 2)
    state, _ = begun("begin 1", seats=3, mission="cell-block")
    assert state.turn == 1
    start = game.GAME.start(seats=3, mission="cell-block")
    while not isinstance(start.actions()[0], Begin):
        start.play(start.actions()[0])
    assert [(to_text(action), weight) for action, weight in start.odds() or ()] == [(f"begin {seat}", 1) for seat in range(3)]
    assert refused(seats=2, first=2) == "first is seat 2, but the seats are 0 to 1"


@pytest.mark.rule("MANDO-39", "MANDO-44", "MANDO-R-13")
@pytest.mark.parametrize(
    ("difficulty", "health", "hand"), [("beginner", [8, 6], 4), ("experienced", [6, 5], 4), ("veteran", [6, 5], 3)]
)
def test_one_difficulty_is_chosen_for_each_match(difficulty: str, health: list[int], hand: int) -> None:
    state, _ = begun(seats=2, difficulty=difficulty)
    view = state.view(None)
    assert [seen.health for seen in view.figures] == health
    assert view.hand_sizes == [hand, hand]


@pytest.mark.rule("MANDO-147", "MANDO-146")
def test_the_third_crisis_of_the_first_mission_calls_a_reinforcement() -> None:
    table = Shipped(tracks={"crisis": 2}, slots={"attack": "2 2 mando-flame"}, events="E08")
    table.pass_turn()
    assert len(table.happened(told.CrisisStruck)) == 1
    assert [event.value for event in table.happened(told.Tracked)] == [3]
    assert len(table.happened(told.Deployed)) >= 1
    assert {event.rule for event in table.happened(told.Tracked)} == {"MANDO-146"}


# ---- how many play what --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-10")
def test_one_to_four_play() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    with pytest.raises(OptionError):
        GAME.start(seats=5, mode="sandbox")
    with pytest.raises(OptionError):
        GAME.start(seats=0)


@pytest.mark.rule("MANDO-48", "MANDO-226")
def test_more_players_than_listed_characters_share_them_or_play_in_the_sandbox() -> None:
    problem = "The Compound lists 2 characters for 3 players; choose mode sandbox or shared (MANDO-48)"
    assert refused(seats=3, mode="story") == problem
    shared, _ = begun(seats=3, mode="shared")
    assert [seen.figure for seen in shared.view(None).figures] == ["mandalorian", "ig11"]
    sandbox, _ = begun(seats=3, mode="sandbox")
    assert len(sandbox.view(None).figures) == 3
    assert begun(seats=3)[0].options.mode == "shared"  # what fits, where nobody has chosen
    assert begun(seats=2)[0].options.mode == "story"


@pytest.mark.rule("MANDO-R-11", "MANDO-R-12")
def test_only_as_many_characters_play_as_there_are_players() -> None:
    two, _ = begun(seats=2, mission="cell-block")
    assert [(seen.figure, seen.owner) for seen in two.view(None).figures] == [("mandalorian", 0), ("mayfeld", 1)]
    three, _ = begun(seats=3, mission="cell-block", characters=["xian", "burg", "mandalorian"])
    assert [seen.figure for seen in three.view(None).figures] == ["xian", "burg", "mandalorian"]
    two_chosen, _ = begun(seats=3, mission="cell-block", characters=["xian", "burg"])  # the mission has the third
    assert [seen.figure for seen in two_chosen.view(None).figures] == ["xian", "burg", "mandalorian"]
    four = ["xian", "burg", "mandalorian", "mayfeld"]
    assert refused(seats=3, mission="cell-block", characters=four) == "characters takes 3 of them, not 4"


@pytest.mark.rule("MANDO-49", "MANDO-R-167", "MANDO-R-168")
def test_one_player_runs_two_characters_from_one_hand() -> None:
    state, _ = begun(seats=1)
    assert state.options.mode == "shared"
    view = state.view(0)
    assert [seen.owner for seen in view.figures] == [None, None]
    assert (len(view.hand), view.decks) == (4, [20])
    veteran, _ = begun(seats=1, difficulty="veteran")
    assert len(veteran.view(0).hand) == 3
    for seats in (2, 3, 4):
        shared, _ = begun(seats=seats, mode="shared")
        assert shared.view(None).decks == [24 - 4 * seats]


# ---- sandbox -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-157", "MANDO-228")
def test_both_modes_are_open_in_every_match_of_a_campaign() -> None:
    for mode in ("story", "sandbox", "shared"):
        state, _ = begun(seats=2, mode=mode, campaign=True)
        assert state.options.mode == mode
        state, _ = begun(seats=2, mode=mode, campaign=True, games=1, mission="out-of-town")
        assert state.options.games == 1


@pytest.mark.rule("MANDO-R-158")
def test_nobody_plays_a_character_twice() -> None:
    assert refused(seats=2, mode="sandbox", characters=["paz", "paz"]) == "character 'paz' stands twice"


# ---- shared play ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-232", "MANDO-R-159")
def test_shared_characters_are_two_that_the_mission_lists_or_by_a_house_rule_any_two() -> None:
    state, _ = begun(seats=4, mode="shared", mission="cell-block", characters=["burg", "xian"])
    assert [seen.figure for seen in state.view(None).figures] == ["burg", "xian"]
    assert "Paz Vizsla" in refused(seats=2, mode="shared", characters=["mandalorian", "paz"])
    assert refused(seats=2, mode="shared", mission="cell-block", characters=["burg", "xian", "mandalorian"]) == (
        "characters takes 2 of them, not 3"
    )
    state, _ = begun(seats=1, characters=["paz", "cara"], any_pair=True)
    assert [seen.figure for seen in state.view(None).figures] == ["paz", "cara"]


@pytest.mark.rule("MANDO-R-160")
@pytest.mark.parametrize(("difficulty", "hand"), [("beginner", 4), ("veteran", 3)])
def test_every_player_of_shared_characters_has_a_full_hand(difficulty: str, hand: int) -> None:
    state, _ = begun(seats=3, mode="shared", difficulty=difficulty)
    assert state.view(None).hand_sizes == [hand] * 3


SHARED: dict[str, Any] = {"options": {"mode": "shared"}}


@pytest.mark.rule("MANDO-238", "MANDO-R-161")
def test_the_active_player_decides_about_the_plan_cards_of_both_characters() -> None:
    pain = [{"op": "hurt", "who": "all", "n": 1}]
    table = Table(
        hand="m1 m2 i1 i2",
        cards={"pain": pain},
        events="pain",
        slots={"attack": "2 m3"},
        plans={"mandalorian": "defend improvise", "ig11": "defend"},
        **SHARED,
    )
    assert table.may("plan") == {"improvise mandalorian"}
    table.idle("m1 move", "i1 plan")
    table.play("end")
    assert (table.turn, table.may("plan")) == (0, {"defend mandalorian"})
    table.play("plan defend mandalorian")
    assert (table.turn, table.may("plan")) == (0, {"defend ig11"})
    table.play("done")
    assert (table.figure().damage, table.figure("ig11").damage) == (0, 1)


@pytest.mark.rule("MANDO-242", "MANDO-R-164")
def test_the_character_that_does_not_act_may_use_a_special_token_too() -> None:
    table = Table("GG", "A2 medkit", hand="m1 m2", at={"ig11": "A2"}, damage={"mandalorian": 1, "ig11": 1}, **SHARED)
    table.play("play m1 move")
    assert table.may("use") == {f"{table.number('medkit')} ig11"}
    table.play("use @medkit ig11")
    assert (table.figure().damage, table.figure("ig11").damage) == (1, 0)


@pytest.mark.rule("MANDO-R-162")
def test_where_no_card_lies_on_top_the_active_player_chooses_who_is_meant() -> None:
    pain = [{"op": "hurt", "who": "you", "n": 1}]
    table = Table(hand="m1 m2", cards={"pain": pain}, events="pain", slots={"attack": "2 2 1"}, **SHARED)
    table.idle("m1 move", "m2 plan")
    assert (table.turn, table.offers()) == (0, {"who mandalorian", "who ig11"})
    table.play("who ig11")
    assert (table.figure().damage, table.figure("ig11").damage) == (0, 1)


@pytest.mark.rule("MANDO-R-163", "MANDO-239")
def test_extra_actions_are_the_cards_characters_and_free_ones_the_effects() -> None:
    table = Table("GGG", hand="m1 m2 i2", plans={"mandalorian": "second-move", "ig11": "improvise"}, **SHARED)
    table.play("plan second-move mandalorian", "play i2 move")
    assert table.happened(told.Played)[0].figure == "ig11"
    table.play("resolve", "step A2", "stop")
    assert table.figure("ig11").space == "A2"
    table.play("plan improvise ig11", "slot move", "resolve", "step A3", "stop")
    assert (table.figure("ig11").space, table.figure().space) == ("A3", "A1")


# ---- the tutorial deck and the campaign ----------------------------------------------------------------------------------


def steps() -> dict[int, schema.Step]:
    return {step.after_game: step for step in content.guide().step}


@pytest.mark.rule("MANDO-20", "MANDO-25", "MANDO-R-09")
def test_the_tutorial_deck_is_read_before_each_match_up_to_the_next_stop() -> None:
    assert [steps()[games].card[-1].kind for games in range(8)] == ["stop"] * 8
    assert all(card.kind != "stop" for step in steps().values() for card in step.card[:-1])
    assert [campaign.next_mission(games) for games in range(5)] == [
        "compound",
        "out-of-town",
        "cell-block",
        "surrounded",
        "mercenary",
    ]
    assert refused(campaign=True, mission="ambush") == "after 0 games the campaign plays The Compound, not Ambush"
    state, _ = begun(campaign=True)
    assert isinstance(state.options.mission, schema.Mission) and state.options.mission.id == "compound"


@pytest.mark.rule("MANDO-21")
def test_what_was_unlocked_stays_in_all_later_matches() -> None:
    sizes = []
    for games in range(9):
        state, _ = begun(seats=2, games=games)
        tables = make_tables(state.options)
        sizes.append((sum(tables.card_copies) // 2, len(tables.events), len(state.options.gear), tables.agreed.bounties))
    assert sizes == [
        (12, 12, 0, False),
        (13, 12, 0, False),
        (13, 15, 0, False),
        (14, 15, 0, False),
        (14, 15, 2, False),
        (14, 18, 2, False),
        (15, 18, 2, False),
        (15, 18, 2, True),
        (16, 18, 2, True),
    ]


@pytest.mark.rule("MANDO-22")
def test_envelopes_stay_closed_until_the_campaign_opens_them() -> None:
    envelopes = {card.id: after for after, step in steps().items() for card in step.card if card.kind == "envelope"}
    assert envelopes == campaign.ENVELOPES
    early: dict[str, Any] = {"campaign": True, "mode": "sandbox"}
    assert (
        refused(**early, games=1, mission="out-of-town", sheet="egg-run")
        == "the envelope with the mercenary sheets is not open yet"
    )
    assert refused(**early, games=4, seats=3, sheet="uplinks", traitor=True) == "the envelope with the traitor is not open yet"
    begun(**early, games=4, sheet="egg-run")
    for games, named, said in (
        (2, "cell-block", "Cell Block"),
        (3, "surrounded", "Surrounded"),
    ):  # the deck names a mission, and a sheet would count as its game
        problem = f"after {games} games the campaign plays {said} without a mercenary sheet"
        assert refused(**early, games=games, mission=named, sheet="egg-run") == problem
        begun(**early, games=games, mission=named)
    begun(**early, games=6, sheet="egg-run")  # whatever the players like
    state, heard = begun("loyalty 0 false", "loyalty 1 true", **early, games=5, seats=3, traitor=True)
    assert {event.rule for event in heard if isinstance(event, told.Loyal)} == {"MANDO-22"}
    assert state.view(1).traitor is True


@pytest.mark.rule("MANDO-216", "MANDO-219")
@pytest.mark.parametrize("won", [True, False])
def test_won_or_lost_the_campaign_goes_on(won: bool) -> None:
    if won:
        table = Shipped("compound", "A4 asset", at={"mandalorian": "A4"}, campaign=True, difficulty="veteran")
        table.pass_turn()
    else:
        table = Shipped(
            "compound", "D1 sentry", at={"mandalorian": "E1"}, damage={"mandalorian": 5}, campaign=True, difficulty="veteran"
        )
        table.play("play mando-quick move", "resolve", "step D1")
        assert table.happened(told.Lost)
    standing = table.state.standing()
    assert standing.winners == ([0, 1] if won else [])
    assert standing.onward is not None
    assert (standing.onward["games"], standing.onward["mission"]) == (1, "out-of-town")
    assert standing.onward["characters"] == ["mandalorian", "paz"]
    options = {"seats": 2, "campaign": True, "mode": "sandbox", "difficulty": "beginner"} | standing.onward
    state, _ = begun(**options)
    assert state.options.difficulty == "beginner"
    assert all(seen.damage == 0 for seen in state.view(None).figures)


def test_a_campaign_goes_on_after_a_users_own_mission() -> None:
    own = mission("GGG")
    options: dict[str, Any] = {"seats": 2, "campaign": True, "games": 5, "mission": own}
    state, _ = begun(**options)
    again, _ = begun(**options | campaign.next_match(state.options.games, own))
    assert again.options.games == 6


def test_the_terminal_says_what_a_match_brought_the_campaign() -> None:
    said = texts("cs", GAME.folder / "texts")
    options = {"seats": 1, "campaign": True, "mission": "ambush"}
    for games, last in (
        (6, "Kampaň po výhře i prohře pokračuje s volbami games=7 campaign=true mission=surrounded"),
        (7, "Kampaň je u konce."),
    ):
        state, _ = begun(**options, games=games)
        lines = standing_lines(Standing([1], [0], onward=onward(state.options)), said, lambda _: "Ada")
        assert lines[-3:-1] == ["Vítězí Ada.", said.say(f"guide-{games + 1}")]
        assert lines[-1].startswith(last)


def test_a_match_outside_a_campaign_leads_nowhere() -> None:
    table = Shipped("compound", "A4 asset", at={"mandalorian": "A4"})
    assert table.state.standing().onward is None
    table.pass_turn()
    assert table.state.standing().onward is None


@pytest.mark.rule("MANDO-216")
@pytest.mark.parametrize("seats", range(1, 5))
def test_a_campaign_is_eight_games_that_never_repeat_a_map_and_then_it_ends(seats: int) -> None:
    resolved = resolve_options(Options(seats=seats, campaign=True))
    played: list[tuple[str, str | None]] = []
    while resolved.campaign:
        assert isinstance(resolved.mission, schema.Mission)
        assert resolved.chapter() == Chapter(len(played) + 1, 8, resolved.sheet_id or resolved.mission.id)
        played.append((resolved.mission.id, resolved.sheet_id))
        resolved = resolve_options(Options(**{**as_given(resolved), **onward(resolved)}))
    assert [mission for mission, _ in played[:4]] == ["compound", "out-of-town", "cell-block", "surrounded"]
    assert [bool(sheet) for _, sheet in played] == [False, False, False, False, True, False, False, False]
    assert all(before != after for before, after in itertools.pairwise(mission for mission, _ in played))
    assert len(set(played[5:])) == 3
    assert (resolved.games, resolved.chapter(), len(played)) == (8, None, 8)


def as_given(options: Options) -> dict[str, Any]:
    """Settled options as somebody gives them again."""
    return dict(msgspec.structs.asdict(options))


@pytest.mark.rule("MANDO-22", "MANDO-25")
@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("games", range(8))
def test_what_a_campaign_leaves_to_be_chosen_can_be_played(games: int, seats: int) -> None:
    form = fill_in(cantina.game("adventures"), {"seats": seats, "campaign": True, "games": games})
    named = campaign.next_mission(games)
    assert form.choices["mission"] == ([named] if games < 4 else list(content.mission_ids()))
    assert (None in form.choices["sheet"]) == (games != 4)
    assert form.choices["games"] == list(range(8))
    assert (True in form.choices["traitor"]) == (games >= 5 and seats >= 3)
