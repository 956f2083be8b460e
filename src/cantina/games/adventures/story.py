"""What is told round a match: the prologue of its mission or sheet, how it ended, and what the campaign comes to then."""

from collections.abc import Sequence
from functools import cache
from typing import Literal, cast

import msgspec

from cantina.core.ledger import LANGUAGES, Language
from cantina.core.story import Panel as Told
from cantina.core.story import Part, Said, Shape
from cantina.core.texts import Texts, texts

from . import content
from .art.scenes import panel_art
from .campaign import ENVELOPES, LAST_STEP
from .content import HERE
from .content.schema import Character, Mission
from .content.schema.stories import COMPANY, ROLES, Panel
from .options import Options

Moment = Literal["prologue", "won", "lost"]


def prologue(options: Options) -> list[Part]:
    """The story before a match; a campaign has a beginning of its own."""
    begins = [_turn(options, "begin")] if options.campaign and not options.games else []
    return [*begins, *_told(options, "prologue")]


def epilogue(options: Options, won: bool) -> list[Part]:
    """How the match ended; then the envelope that is opened after it, or the campaign's end."""
    played = options.games + 1
    turns = [name for name, after in (ENVELOPES | {"end": LAST_STEP}).items() if options.campaign and played == after]
    return [*_told(options, "won" if won else "lost"), *(_turn(options, name) for name in turns)]


def panel(scene: bytes, shape: Shape) -> str:
    """A panel as SVG."""
    return panel_art(msgspec.json.decode(scene, type=Panel), shape)


def opening(id_: str) -> tuple[Said, bytes]:
    """The first panel of a shipped mission or sheet, with those whom a mission recommends: its sentence, and its scene."""
    story = content.story(id_)
    assert story is not None, f"{id_} has no story"
    cast_ = content.mission(id_ if id_ in content.mission_ids() else content.mission_ids()[0]).recommended
    first = story.prologue[0]
    return {"cs": first.cs, "en": first.en}, _scene(_played(first, cast_))


def _told(options: Options, moment: Moment) -> list[Part]:
    """The story of the sheet or else of the mission: shipped, or the file's own; nothing where there is none."""
    mission = cast(Mission, options.mission)
    sheet = options.sheet_id
    story = content.story(sheet) if sheet else mission.story or content.story(mission.id)
    return [_part(options, options.plays(), f"story-kind-{moment}", getattr(story, moment))] if story else []


def _turn(options: Options, name: str) -> Part:
    return _part(options, "campaign", f"story-kind-{name}", getattr(content.turns(), name))


def _part(options: Options, id_: str, kind: str, panels: Sequence[Panel]) -> Part:
    people = [one.id for one in cast(tuple[Character, ...], options.characters)]
    said = {language: _texts(language).knowing(options.words(language)) for language in LANGUAGES}
    names: Said = {language: words.name(id_) for language, words in said.items()}
    kinds: Said = {language: words.say(kind) for language, words in said.items()}
    return Part(names, kinds, [_panel(_played(panel, people), said) for panel in panels])


def _panel(panel: Panel, said: dict[Language, Texts]) -> Told:
    words: Said = {"cs": panel.cs, "en": panel.en}
    return Told(words, {language: _seen(panel, said[language]) for language in said}, _scene(panel))


def _scene(panel: Panel) -> bytes:
    """What a panel is drawn from: all but its words."""
    return msgspec.json.encode(msgspec.structs.replace(panel, cs="", en=""))


def _played(panel: Panel, people: Sequence[str]) -> Panel:
    """A panel with those in play in their roles; a role that nobody plays is left out."""
    roles = dict(zip(ROLES, people, strict=False))
    figures = [figure for figure in panel.figures if figure.who not in ROLES or figure.who in roles]
    played = tuple(msgspec.structs.replace(figure, who=roles.get(figure.who, figure.who)) for figure in figures)
    return msgspec.structs.replace(panel, figures=played)


def _seen(panel: Panel, said: Texts) -> str:
    """What is to be seen on a panel, in words: the place, its light, who and what is there."""
    words = content.scenes()
    place = f"{words.place[panel.place].said(said.language)} {words.light[panel.light].said(said.language)}"
    there = [words.who[one.who].said(said.language) if one.who in COMPANY else said.name(one.who) for one in panel.figures]
    there += [words.thing[thing.what].said(said.language) for thing in panel.things]
    return f"{place}: {said.listed(list(dict.fromkeys(there)))}." if there else f"{place}."


@cache
def _texts(language: Language) -> Texts:
    return texts(language, HERE.parent / "texts")
