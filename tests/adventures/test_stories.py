"""Stories: every mission, sheet and turn of the campaign is told in both languages, in panels that are drawn whole."""

import re
from itertools import product
from xml.etree import ElementTree

import msgspec
import pytest

import cantina
from cantina.core.ledger import LANGUAGES
from cantina.core.missions import HasMissions
from cantina.core.story import HasStories, Shape
from cantina.games.adventures import content, story
from cantina.games.adventures.art.scenes import PLACES, figure_box, panel_art
from cantina.games.adventures.art.scenes.company import COMPANY as DRAWN
from cantina.games.adventures.art.scenes.frame import FRAMES
from cantina.games.adventures.art.scenes.lights import LIGHTS
from cantina.games.adventures.art.scenes.things import THINGS
from cantina.games.adventures.content.reading import UnplayableError
from cantina.games.adventures.content.schema.stories import COMPANY, ROLES, Panel
from cantina.games.adventures.options import Options, resolve_options

GAME = cantina.game("adventures")
TOLD = (*content.mission_ids(), *content.sheet_ids())
SHAPES: tuple[Shape, ...] = ("tall", "wide")
LONGEST = 84  # letters of a sentence: three lines on a page of panels


def options(**changes: object) -> Options:
    return resolve_options(msgspec.convert(changes, Options))


def panels() -> list[tuple[str, Panel]]:
    """Every shipped panel, with what it belongs to."""
    stories = {id_: content.story(id_) for id_ in TOLD} | {"campaign": content.turns()}
    return [
        (f"{id_} {moment} {number}", panel)
        for id_, told in stories.items()
        if told is not None
        for moment in told.__struct_fields__
        for number, panel in enumerate(getattr(told, moment), start=1)
    ]


def test_every_mission_and_sheet_has_a_prologue_and_both_epilogues_each_panel_in_a_light_of_its_own() -> None:
    stories = [content.story(id_) for id_ in TOLD]
    told = [panels for one in stories if one for panels in (one.prologue, one.won, one.lost)]
    assert len(told) == 3 * len(TOLD)
    campaign = content.turns()
    for moment in (*told, campaign.begin, campaign.mercenary, campaign.traitor, campaign.end):
        assert 3 <= len(moment) <= 6
        assert len({panel.light for panel in moment}) == len(moment), moment[0].en
    assert sorted(path.stem for path in (content.HERE / "stories").glob("*.toml")) == sorted((*TOLD, "campaign"))


def test_a_panel_says_one_short_sentence_in_both_languages_and_no_two_say_the_same() -> None:
    for place, panel in panels():
        for said in (panel.cs, panel.en):
            assert said[0].isupper() and said.endswith(".") and ". " not in said, place
            assert len(said) <= LONGEST, place
    for language in LANGUAGES:
        sentences = [getattr(panel, language) for _, panel in panels()]
        assert len(set(sentences)) == len(sentences)


def test_all_that_panels_are_made_of_is_drawn_and_has_a_name() -> None:
    words = content.scenes()
    assert set(words.place) == set(PLACES)
    assert set(words.light) == set(LIGHTS)
    assert set(words.thing) == set(THINGS)
    assert set(words.who) == set(COMPANY) == set(DRAWN)
    people = {*content.character_ids(), *COMPANY, *ROLES}
    assert {figure.who for _, panel in panels() for figure in panel.figures} <= people


@pytest.mark.parametrize("shape", SHAPES)
def test_panels_are_whole_drawings_with_ids_of_their_own(shape: Shape) -> None:
    for place, panel in panels():
        drawn = panel_art(story._played(panel, content.character_ids()), shape)
        root = ElementTree.fromstring(drawn)
        assert root.get("viewBox") == FRAMES[shape].box
        ids = [id_ for element in root.iter() if (id_ := element.get("id"))]
        assert len(set(ids)) == len(ids), place
        assert set(re.findall(r"url\(#([\w-]+)\)", drawn)) <= set(ids), place
        assert not root.findall(".//{*}text"), "words are said beside the drawing"
        assert len(drawn) < 60_000


@pytest.mark.parametrize("shape", SHAPES)
def test_no_figure_stands_under_the_words_or_out_of_the_picture(shape: Shape) -> None:
    frame = FRAMES[shape]
    for place, panel in panels():
        for figure in panel.figures:
            left, top, right, _ = figure_box(figure, frame)
            assert top > frame.words, (place, figure.who)
            assert frame.left < (left + right) / 2 < frame.left + frame.wide, (place, figure.who)


def test_a_story_shows_those_who_play_and_says_what_is_seen() -> None:
    assert isinstance(GAME, HasStories)
    (part,) = GAME.prologue(options(seats=2, mission="out-of-town", mode="sandbox", characters=["cara", "burg"]))
    assert part.name == {"cs": "Pryč z města", "en": "Out of Town"}
    assert part.kind == {"cs": "Prolog", "en": "Prologue"}
    first, *_, last = part.panels
    assert first.seen["en"].startswith("A town at the edge of the desert at dusk: Cara")
    assert "Burg" in last.seen["cs"]
    assert b"cara" in first.scene and b"first" not in first.scene
    assert b"burg" not in first.scene  # a panel with one figure
    assert GAME.panel(first.scene, "wide") != GAME.panel(first.scene, "tall")


def test_a_role_that_nobody_plays_is_left_out() -> None:
    told = content.story("payoff")
    assert told is not None
    assert [figure.who for figure in story._played(told.prologue[0], ["cara", "burg"]).figures] == ["cara", "burg"]


def test_a_sheet_has_its_own_story_on_any_map() -> None:
    assert isinstance(GAME, HasStories)
    (part,) = GAME.prologue(options(seats=2, mission="ambush", sheet="egg-run"))
    assert part.name["en"] == "The Egg"


def test_the_campaign_begins_opens_its_envelopes_and_ends() -> None:
    def kinds(games: int, won: bool = True, **more: object) -> list[str]:
        return [part.kind["en"] for part in story.epilogue(options(seats=2, campaign=True, games=games, **more), won)]

    begins = story.prologue(options(seats=2, campaign=True))
    assert [part.kind["en"] for part in begins] == ["How it begins", "Prologue"]
    assert [part.kind["en"] for part in story.prologue(options(seats=2))] == ["Prologue"]
    assert kinds(0) == ["Epilogue"]
    assert kinds(1, mission="out-of-town") == ["Epilogue", "The first envelope"]
    assert kinds(4, mission="compound", sheet="egg-run", won=False) == ["Epilogue", "The second envelope"]
    assert kinds(7, mission="ambush") == ["Epilogue", "How it ends"]
    assert [part.kind["en"] for part in story.epilogue(options(seats=2, mission="out-of-town", games=1), True)] == ["Epilogue"]


def test_an_envelope_opens_before_ones_eyes_unless_one_wants_no_motion() -> None:
    for sealed, opened, inside in (content.turns().mercenary, content.turns().traitor):
        assert "<style>" not in panel_art(sealed, "wide")
        drawn = panel_art(opened, "wide")
        assert 'class="flap"' in drawn and "@media (prefers-reduced-motion:reduce){.flap,.inside{animation:none}}" in drawn
        assert inside.things[0].what in ("sheets", "cards")


def test_a_mission_of_ones_own_has_the_story_that_its_file_tells_or_none() -> None:
    assert isinstance(GAME, HasStories)
    own = msgspec.structs.replace(content.mission("ambush"), id="oasis")
    assert GAME.prologue(options(seats=2, mission=msgspec.to_builtins(own))) == []
    with_story = msgspec.structs.replace(own, story=content.story("egg-run"))
    (part,) = GAME.prologue(options(seats=2, mission=msgspec.to_builtins(with_story)))
    assert len(part.panels) == 4
    stranger = msgspec.to_builtins(with_story)
    stranger["story"]["won"][0]["figures"][0]["who"] = "nobody"
    with pytest.raises(UnplayableError, match="nobody"):
        options(seats=2, mission=stranger)


def test_a_story_is_no_part_of_what_a_match_is_bound_to() -> None:
    """A shipped mission's bytes in the options are the same with and without its story."""
    for id_ in content.mission_ids():
        assert b"story" not in msgspec.json.encode(content.mission(id_))


def test_there_is_a_first_panel_for_everything_and_a_map_for_every_mission() -> None:
    assert isinstance(GAME, HasStories)
    assert isinstance(GAME, HasMissions)
    offered = {one.id: one for one in GAME.offer().missions}
    assert set(offered) == set(TOLD)
    for id_, shape in product(TOLD, SHAPES):
        assert ElementTree.fromstring(GAME.panel(offered[id_].scene, shape)).tag.endswith("svg")
        drawn = GAME.map_picture(id_)
        assert (drawn is not None) == (id_ in content.mission_ids()) == (offered[id_].kind == "mission")
        assert drawn is None or ElementTree.fromstring(drawn).findall(".//{*}use")
