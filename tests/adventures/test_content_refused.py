"""Content that does not fit together is refused before anybody plays, by one sentence that names the entry and the field."""

import copy
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import cantina
from cantina.core.game import OptionError
from cantina.core.reading import explain
from cantina.games.adventures import content
from cantina.games.adventures.content import Library, load, read
from cantina.games.adventures.content.schema import Character, Mission, Pack
from tests.adventures.examples import GONE, OASIS, PATHFINDER, changed

LIBRARY = Library()
EGG_RUN = msgspec.json.decode(msgspec.json.encode(content.sheet("egg-run")))
# ---- missions ------------------------------------------------------------------------------------------------------------

FIRST = "crisis.effects.0"


@pytest.mark.rule("MANDO-R-03")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        # numbers and ids
        (("token.0.hp", 0), ", token 'bandit': hp must be at least 1"),
        (("token.0.copies", 0), ", token 'bandit': copies must be at least 1"),
        (("token.0.copies", 21), ", token 'bandit': copies must be at most 20"),
        (("token.0.hp", 100), ", token 'bandit': hp must be at most 99"),
        (("map.door.0.hp", 0), ", map, door 'pump-door': hp must be at least 1"),
        (
            ("track.0.size_by_characters.3", 0),
            ", track 'storm': size_by_characters must be at least 1",
        ),
        (("rule.0.effects.0.n", -1), ", rule 'reveal:mirage', effects 1 (complicate): n must be at least 1"),
        (
            ("token.0.id", "sand bandit"),
            ", token 'sand bandit': 'sand bandit' is no id; it takes letters, digits and hyphens, a letter first, 40 "
            "in all at most",
        ),
        # the map
        (("map.rows.0", "WWR"), ", map: rows: row B is not as long as row A; fill it up with '.'"),
        (("map.rows.0", "WWRX"), ", map: rows: space A4 is of zone 'X', which zones does not name"),
        (("map.zones.X", "shade"), ", map: zones: no space is of zone 'X'"),
        (("map.start", "D4"), ", map: start: the map has no space D4"),
        (("map.stars.white", ["B3", "E1"]), ", map, stars: white: the map has no space E1"),
        (("map.stars.white", ["B3", "B3"]), ", map, stars: space 'B3' stands in it twice"),
        (("map.stars.nearest", ["C1"]), ", map, stars: 'nearest' is no colour; star:nearest has a meaning of its own"),
        (("map.numbers", {"1": "A9"}), ", map, numbers: 1: the map has no space A9"),
        (("map.numbers", {"one": "A1"}), ", map, numbers: 'one' is no number from 1 to 99"),
        (("map.door.0.between", ["A1", "C1"]), ", map: door 'pump-door': A1 and C1 do not touch"),
        (("map.door.0.between", ["A1", "A0"]), ", map: door 'pump-door': the map has no space A0"),
        (("map.door.0.between", ["C4", "B4"]), ", map: door 'pump-door': C4 and B4 stand in open already"),
        (("map.door.0.id", "wall"), ", map: door 'wall': this id has a meaning of its own"),
        (("map.open.2", ["A1", "D1"]), ", map: open: A1 and D1 do not touch"),
        (("map.ledges", [["A1", "A4"]]), ", map: ledges: A1 and A4 do not touch"),
        (("map.walls", [["B1", "C9"]]), ", map: walls: the map has no space C9"),
        (
            ("map.borders.1", GONE),
            ", map: borders does not say what parts the zones W, S, which touch at A1, B1",
        ),
        (("map.borders.0.zones", "SSR"), ", map: borders: 'SSR' are not two letters of zones"),
        (("map.borders.4", {"zones": "RS", "kind": "wall"}), ", map: borders 'RS' stands in it twice"),
        (
            ("map.door", []),
            ", map: space A1 cannot be reached from D3, even with every door open and across ledges",
        ),
        (("map.rows", []), ", map: 0 rows; it takes 1 to 26"),
        (("map.rows", ["S" * 41] * 2), ", map: 82 spaces; it takes 2 to 80"),
        # tokens and sites
        (("placement.facedown.circle.5", "C3"), ", placement: 6 sites of shape circle, and only 5 tokens"),
        (("placement.faceup.triangle", ["E4"]), ", placement, faceup: triangle: the map has no space E4"),
        (
            ("placement.unique", {"boss": ["A1"]}),
            ", placement, unique: there is no token 'boss' of the shape unique",
        ),
        (
            ("token.0.shape", "unique", "placement.unique", {"bandit": ["C1", "C2", "C3"]}),
            ", placement: 5 sites of shape circle, and only 3 tokens",
        ),
        (
            ("token.7.shape", "unique", "placement.unique", {"rider": ["C1", "C2", "C3"]}),
            ", placement, unique: 3 sites for 'rider', and only 2 copies",
        ),
        (("token.1.id", "bandit"), ": token 'bandit' stands in it twice"),
        (("token.0.class", GONE), ", token 'bandit': class is missing"),
        (("token.0.hp", GONE), ", token 'bandit': hp is missing"),
        (
            ("token.0.hp_by_characters", {"2": 1, "4": 3}),
            ", token 'bandit': hp_by_characters: a number for 3 characters is missing",
        ),
        (("token.4.hp", 2), ", token 'filter': class, hp: only for enemies"),
        (("token.4.use", "discard"), ", token 'filter': effects: use 'discard' takes one at least"),
        (("token.5.use", "none"), ", token 'waterskin': effects: use 'none' takes none"),
        (
            ("token.5.use", "stay"),
            ", token 'waterskin': effects: use 'stay' takes only boost, ignore, plan_mod, reach, recon_mod, split",
        ),
        (("token.5.flees", True), ", token 'waterskin': flees is only for a token that is carried"),
        (("token.5.ability", "guard"), ", token 'waterskin': ability: guard: only for enemies"),
        (
            ("token.0.use", "carry"),
            ", token 'bandit': use and effects are only for special tokens; an enemy's effects stand in a [[rule]]",
        ),
        (
            ("token.3.use", "carry"),
            ", token 'medkit': a medkit is a special token whose use is known; it takes neither use nor effects",
        ),
        (("token.0.id", "child"), ", token 'child': id: the child is no token; it comes with [child]"),
        # what goals, effects and rules name
        (("objective.cond.carrier_on.token", "filtre"), ", objective, cond: carrier_on.token: there is no token 'filtre'"),
        (
            ("objective.cond.carrier_on.space", "D3"),
            ", objective, cond: carrier_on.space: 'D3' is no space; it takes here, your_space, start, num:N, "
            "token:ID, star:COLOUR, star:K, star:nearest, star:nearest_child, star:farthest_from_start",
        ),
        (
            ("objective.cond.carrier_on.space", "num:8"),
            ", objective, cond: carrier_on.space: the map has no space with the number 8",
        ),
        (
            ("objective.cond.carrier_on.space", "star:blue"),
            ", objective, cond: carrier_on.space: the map has no blue star; it has white",
        ),
        (
            ("objective.cond.carrier_on.space", "star:3"),
            ", objective, cond: carrier_on.space: the map has no star number 3; it has 2",
        ),
        (("failure.1.cond.track_full", "sand"), ", failure 2, cond: track_full: there is no [[track]] 'sand' with a size"),
        (
            ("failure.0.cond", {"track_ge": {"id": "sand", "n": 3}}),
            ", failure 1, cond: track_ge: no effect changes a track 'sand'",
        ),
        (("failure.0.cond", {"all": []}), ", failure 1, cond: all takes one condition at least"),
        (("failure.0.cond", {"peeked_total_ge": 1}), ", failure 1, cond: peeked_total_ge is only for a bounty"),
        (("failure.0.cond", {"traitor_on": "start"}), ", failure 1, cond: traitor_on is only for a mercenary sheet"),
        (
            ("failure.0.cond", {"enemy_carries": "child"}),
            ", failure 1, cond: enemy_carries: there is no child here; it comes with [child]",
        ),
        (
            ("failure.0.cond", {"child_carrier_on": "start"}),
            ", failure 1, cond: child_carrier_on: there is no child here; it comes with [child]",
        ),
        (("rule.0.effects.1.token", "mirrage"), ", rule 'reveal:mirage', effects 2 (remove): token: there is no token 'mirrage'"),
        (
            ("rule.0.effects.0.slot", "mission"),
            ", rule 'reveal:mirage', effects 1 (complicate): slot: there is no slot 'mission' here; there are move, "
            "attack, recon, plan",
        ),
        (("rule.0.when", "reveal:mirrage"), ", rule 'reveal:mirrage': when: there is no token 'mirrage'"),
        (("rule.0.when", "reveal"), ", rule 'reveal': when: reveal takes a token behind it"),
        (("rule.0.when", "setup:mirage"), ", rule 'setup:mirage': when: setup takes nothing behind it"),
        (
            ("rule.0.when", "dawn"),
            ", rule 'dawn': when: 'dawn' is no occasion; it takes setup, turn_end, event_step_end, reveal, defeat, "
            "on_space, damage_cap, damage_reached",
        ),
        (
            ("rule.0.n", 2),
            ", rule 'reveal:mirage': n: damage_cap takes a number, damage_reached a number or half, every other occasion none",
        ),
        (("rule.0.if", {"six_plus": True}), ", rule 'reveal:mirage': if: only for setup, turn_end, event_step_end, on_space"),
        (("rule.0.effects", []), ", rule 'reveal:mirage': effects: damage_cap takes none, every other occasion one at least"),
        (("rule.0.when", "on_space:start"), ", rule 'on_space:start': effects: on_space takes only boost"),
        (("rule.1", copy.deepcopy(OASIS["rule"][0])), ": rule 'reveal:mirage' stands in it twice"),
        (
            (FIRST, {"op": "take_plan", "name": "luck", "from": "discard"}),
            ", crisis, effects 1 (take_plan): name: there is no plan card 'luck'",
        ),
        (
            (FIRST, {"op": "door", "at": "beside"}),
            ", crisis, effects 1 (door): at: 'beside' is unknown; it takes adjacent, anywhere, within:N",
        ),
        ((FIRST, {"op": "enemy_move", "count": 1, "n": 1}), ", crisis, effects 1 (enemy_move): it takes either class or token"),
        ((FIRST, {"op": "heal", "who": "it", "n": 1}), ", crisis, effects 1 (heal): who: 'it' is known only inside each"),
        ((FIRST, {"op": "choose", "options": []}), ", crisis, effects 1 (choose): options: a choice takes two at least"),
        # tracks, slots and people
        (("track.0.size", 6), ", track 'storm': it takes either size or size_by_characters"),
        (("track.0.with_traitor", -6), ", track 'storm': nothing is left of its size where all is taken off"),
        (
            ("track.0.by_difficulty", {"veteran": -3}, "track.0.on", {"compound": -3}),
            ", track 'storm': nothing is left of its size where all is taken off",
        ),
        (
            ("track.0.by_difficulty", {"veteran": {"2": -6}}),
            ", track 'storm': nothing is left of its size where all is taken off",
        ),
        (("track.0.size_by_characters.4", GONE), ", track 'storm': size_by_characters: a number for 4 characters is missing"),
        (("slots", ["move", "attack", "plan"], "rule", []), ": slots: recon is missing"),
        (("slots", ["move", "attack", "plan", "recon", "move"]), ": slot 'move' stands in it twice"),
        (
            ("slots", ["move", "attack", "plan", "recon", "mission"]),
            ": slots: mission and [mission_action] stand together, or neither does",
        ),
        (("mission_action", {"effects": []}), ": slots: mission and [mission_action] stand together, or neither does"),
        (("recommended", ["cara"]), ": recommended takes two characters at least"),
        (("recommended", ["cara", "kara"]), ": recommended: there is no character 'kara'"),
        (("recommended", ["cara", "cara"]), ": recommended 'cara' stands in it twice"),
        (("child", {"carried_by": ["kara"]}), ", child: carried_by: there is no character 'kara'"),
        (("child", {"enemies_can_carry": True}), ", child: enemies_can_carry and enemy_goal stand together, or neither does"),
        (
            ("child", {"enemies_can_carry": True, "enemy_goal": "star:blue"}),
            ", child: enemy_goal: the map has no blue star; it has white",
        ),
        (("mercenary", {"blank": ["filtre"]}), ", mercenary: blank: there is no token 'filtre'"),
    ],
)
def test_a_mission_that_does_not_fit_together_is_refused_by_what_is_wrong(changes: tuple[Any, ...], message: str) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(f"mission 'oasis'{message}") + "$"):
        LIBRARY.mission(read(Mission, changed(OASIS, *changes)))


def nested(depth: int) -> dict[str, Any]:
    """An effect inside so many others."""
    return {"op": "pay", "cost": [{"op": "flee"}], "then": [nested(depth - 1)]} if depth else {"op": "flee"}


def test_effects_may_not_be_nested_or_listed_without_end() -> None:
    with pytest.raises(OptionError, match="entries lie in one another more than 24 deep"):
        LIBRARY.mission(read(Mission, changed(OASIS, FIRST, nested(40))))
    with pytest.raises(OptionError, match="entries in all; it takes 3,000 at most"):
        LIBRARY.mission(read(Mission, changed(OASIS, "crisis.effects", [{"op": "flee"}] * 3000)))


# ---- data that cannot be read --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (("token.0.hp", "two"), ", token 'bandit': hp takes a whole number, not a text"),
        (("token.0.shape", GONE), ", token 'bandit': shape is missing"),
        (
            ("token.0.shape", "hexagon"),
            ", token 'bandit': shape: 'hexagon' is unknown; it takes circle, orange, square, triangle, unique",
        ),
        (("token.0.copeis", 2), ", token 'bandit': unknown field 'copeis'; did you mean 'copies'?"),
        (
            ("crisis.effects.0.op", "trak"),
            ", crisis, effects 1 (trak): op: 'trak' is unknown; did you mean 'track'?",
        ),
        (("crisis.effects.0.op", GONE), ", crisis, effects 'storm': op is missing"),
        (
            ("crisis.effects.1.cond", {"six_plus": True, "defeated": "rider"}),
            ", crisis, effects 2 (if), cond: a condition says exactly one thing, this one says defeated, six_plus",
        ),
        (
            ("crisis.effects.1.cond", {"track_gt": 1}),
            ", crisis, effects 2 (if), cond: unknown field 'track_gt'; did you mean 'track_ge'?",
        ),
        (("crisis.effects.1.then.0.n", "x"), ", crisis, effects 2 (if), then 1 (spawn): n takes a whole number, not a text"),
        (("rule.0.effects.0", {"op": "peek"}), ", rule 'reveal:mirage', effects 1 (peek): sel is missing"),
        (
            ("placement.facedown.hexagon", ["A1"]),
            ", placement, facedown: 'hexagon' is unknown; it takes circle, square, triangle",
        ),
        (("map.open.0", ["B4"]), ", map: open takes lists of 2, not of 1"),
        (("map.door.0.between", "A1"), ", map, door 'pump-door': between takes a list, not a text"),
        (("slots", ["move", "sing"]), ": slots: 'sing' is unknown; it takes attack, mission, move, plan, recon"),
        (("objective", GONE), ": objective is missing"),
    ],
)
def test_data_that_is_no_mission_is_refused_by_the_entry_that_is_wrong(changes: tuple[Any, ...], message: str) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(f"mission 'oasis'{message}") + "$"):
        read(Mission, changed(OASIS, *changes))


def test_a_mission_without_a_proper_id_is_refused_as_a_mission() -> None:
    with pytest.raises(OptionError, match=r"^mission: id takes a text, not a whole number$"):
        read(Mission, changed(OASIS, "id", 5))


def test_an_error_in_a_file_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('id = "mine"\n', "utf-8")
    with pytest.raises(OptionError, match=r"^mine\.toml: mission 'mine': recommended is missing$"):
        load(Mission, tmp_path / "mine.toml")
    (tmp_path / "mine.toml").write_text('id = "mine\n', "utf-8")
    with pytest.raises(OptionError, match=r"^mine\.toml: line 1: this is no TOML$"):
        load(Mission, tmp_path / "mine.toml")


def test_an_error_in_options_names_the_entry_of_the_content_in_them() -> None:
    class Options(msgspec.Struct):
        mission: str | Mission

    data = {"mission": changed(OASIS, "token.0.hp", "two")}
    with pytest.raises(msgspec.ValidationError) as problem:
        msgspec.convert(data, Options)
    assert (
        str(explain(str(problem.value), data, Options)) == "mission 'oasis', token 'bandit': hp takes a whole number, not a text"
    )


# ---- characters, decks, packs and ids -------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-03", "MANDO-04")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (("skill.0.copies", 1), ": 11 skill cards from the start; it takes 12"),
        (("skill.0.copies", 3), ", skill 'path-shortcut': copies must be at most 2"),
        (("skill.0.strength", 5), ", skill 'path-shortcut': strength must be at most 4"),
        (("skill.0.strength", 0), ", skill 'path-shortcut': strength must be at least 1"),
        (("skill.0.strength", GONE), ", skill 'path-shortcut': strength is missing"),
        (("skill.1.id", "path-shortcut"), ": skill 'path-shortcut' stands in it twice"),
        (("skill.7.strength", 2), ", skill 'tactical-1-pathfinder': strength: a tactical skill has none"),
        (("skill.7.bonus", "plan"), ", skill 'tactical-1-pathfinder': bonus: a tactical skill has none"),
        (("skill.7.ability", []), ", skill 'tactical-1-pathfinder': ability: a tactical skill has one at least"),
        (("skill.0.kind", "wild"), ", skill 'path-shortcut': ability: a wild skill has one, with the slot any"),
        (("skill.0.ability.0.slot", "any"), ", skill 'path-shortcut': ability: the slot any is only for a wild skill"),
        (("skill.1.ability.0.timing", "during"), ", skill 'path-tracks', ability 1: timing: only a move can be interrupted"),
        (("skill.1.ability.0.effects", []), ", skill 'path-tracks', ability 1: effects: it takes one at least"),
        (("health.beginner", 4), ", health: beginner must be at least standard"),
        (
            ("skill.6.ability.0.effects.0", {"op": "spawn", "where": "num:1", "n": 1}),
            ", skill 'path-snare', ability 1, effects 1 (spawn): where: 'num:1' is a matter of a map, and cards and "
            "sheets do not know theirs",
        ),
        (
            ("skill.6.ability.0.effects.0", {"op": "carry", "token": "egg", "within": 1}),
            ", skill 'path-snare', ability 1, effects 1 (carry): token: there is no token 'egg'",
        ),
    ],
)
def test_a_character_that_cannot_be_played_is_refused_by_what_is_wrong(changes: tuple[Any, ...], message: str) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(f"character 'pathfinder'{message}") + "$"):
        LIBRARY.character(read(Character, changed(PATHFINDER["character"][0], *changes)))


PLANS = msgspec.to_builtins(content.plans())
EVENTS = msgspec.to_builtins(content.events())


@pytest.mark.rule("MANDO-06", "MANDO-07", "MANDO-11")
@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ({"plan": PLANS["plan"][1:]}, "plan deck: 15 plan cards; it takes 20"),
        ({"plan": [*PLANS["plan"], PLANS["plan"][0]]}, "plan deck: plan 'defend' stands in it twice"),
        (
            {"plan": [*PLANS["plan"][:-1], {"id": "idle", "copies": 1, "when": "on_damage"}]},
            "plan deck, plan 'idle': when and effects stand together, or neither does",
        ),
        (
            {"plan": [*PLANS["plan"][:-1], {**PLANS["plan"][-1], "within": 2}]},
            "plan deck, plan 'lookout': within is for on_damage_other, which needs it",
        ),
        (
            {"complications": {"white": [1, 1, 1, 1], "yellow": [1] * 5}},
            "plan deck, complications: 4 white tokens; it takes 5",
        ),
        (
            {"complications": {"white": [1] * 5, "yellow": [1, 1, 1, 1, 4]}},
            "plan deck, complications: yellow must be at most 3",
        ),
        (
            {"complications": {"white": [1] * 5, "yellow": [1, 1, 1, 1, 0]}},
            "plan deck, complications: yellow must be at least 1",
        ),
        ({"event": EVENTS["event"][1:]}, "event deck: 11 event cards from the start; it takes 12"),
        ({"event": [*EVENTS["event"], EVENTS["event"][17]]}, "event deck: event 'E18' stands in it twice"),
        (
            {"event": [{**EVENTS["event"][0], "effects": []}, *EVENTS["event"][1:]]},
            "event deck, event 'E01': effects: it takes one at least",
        ),
        ({"mission": [OASIS, OASIS]}, "mission 'oasis' stands twice"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_by_what_is_wrong(pack: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(message) + "$"):
        Library(read(Pack, pack)).events()


@pytest.mark.parametrize(
    ("find", "id_", "message"),
    [
        (
            LIBRARY.mission,
            "oasis",
            "there is no mission 'oasis'; there are ambush, cell-block, compound, compound-24, out-of-town",
        ),
        (LIBRARY.mission, "../plans", "there is no mission '../plans'; there are ambush"),
        (LIBRARY.character, "kara", "there is no character 'kara'; there are burg, cara, greef, ig11, mandalorian"),
        (content.sheet, "heist", "there is no mercenary sheet 'heist'; there are egg-run, three-marks, uplinks, payoff"),
    ],
)
def test_an_unknown_id_is_refused_with_the_ids_there_are(find: Any, id_: str, message: str) -> None:
    with pytest.raises(OptionError, match=re.escape(message)):
        find(id_)


def test_nobody_plays_a_character_twice() -> None:
    with pytest.raises(OptionError, match="character 'cara' stands twice"):
        LIBRARY.characters("cara", "greef", "cara")


@pytest.mark.parametrize(
    ("changes", "sheet", "message"),
    [
        (
            ("placement.facedown.circle", ["B2"]),
            "egg-run",
            "sheet 'egg-run', mission 'oasis': it hides 3 tokens under face-down circles, and the map has 1",
        ),
        (
            ("map.stars", {"white": ["B3"]}),
            "uplinks",
            "sheet 'uplinks', mission 'oasis': place.uplink: the map has no star number 2; it has 1",
        ),
        (("map.stars", {}), "egg-run", "sheet 'egg-run', mission 'oasis': place.trader: the map has no star"),
        (("token.2.id", "egg"), "egg-run", "sheet 'egg-run', mission 'oasis': both have a token 'egg'"),
    ],
)
def test_a_sheet_that_does_not_fit_a_mission_is_refused(changes: tuple[Any, ...], sheet: str, message: str) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(message) + "$"):
        content.check_sheet(content.sheet(sheet), read(Mission, changed(OASIS, *changes)))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (("hide.0", "gold"), "sheet 'egg-run': hide and place take 1 of token 'gold', and there are 0"),
        (("token.0.hp", GONE), "sheet 'egg-run', token 'beast': hp is missing"),
        (("objective.cond.character_carrying_with.token", "smuggler"), "'smuggler'"),
        (("players", [3, 4]), "is for 3 to 4 players"),
    ],
)
def test_a_sheet_that_is_given_whole_is_checked(changes: tuple[Any, ...], message: str) -> None:
    with pytest.raises(OptionError, match=re.escape(message)):
        cantina.game("adventures").start(mission="ambush", sheet=changed(EGG_RUN, *changes))


def test_a_sheet_of_ones_own_is_played() -> None:
    own = changed(EGG_RUN, "id", "my-egg", "rules", {"en": {"objective-my-egg": "Find it."}})
    options = cantina.game("adventures").start(mission="ambush", sheet=own).options
    assert (options.plays(), options.words("en")["objective-my-egg"]) == ("my-egg", "Find it.")
