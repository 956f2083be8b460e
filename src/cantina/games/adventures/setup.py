"""The tables of a match, made from resolved options: all that its rules look up, as numbers, and that never changes."""

import functools
from typing import cast

import msgspec

from cantina.core.game import read_options

from . import content
from .campaign import BOUNTIES_AFTER
from .content.schema import Character, Mission
from .kernel.tables.making import Setup
from .kernel.tables.making import make_tables as compile_tables
from .kernel.tables.match import Tables
from .options import Options, resolve_options


def make_tables(options: Options) -> Tables:
    """The tables of a match by its resolved options."""
    library = content.library(options.pack)
    return compile_tables(
        Setup(
            seats=options.seats,
            mission=cast(Mission, options.mission),
            characters=cast(tuple[Character, ...], options.characters),
            shared=options.mode == "shared",
            difficulty=options.difficulty,
            hand=3 if options.difficulty == "veteran" else 4,
            games=options.games,
            plans=library.plans(),
            events=library.events(),
            guide=content.guide(),
            modes=content.modes(),
            sheet=options.laid_over(),
            gear=options.gear,
            bounties=options.games >= BOUNTIES_AFTER,
            traitor=options.traitor,
            sworn=options.sworn,
            first=options.first,
            by_range=options.nearest_by_range,
            frozen_six=options.frozen_six,
        )
    )


def prepare(options: Options) -> tuple[Options, Tables]:
    """Options resolved and compiled; matches with the same ones share their tables, which never change."""
    return _prepared(msgspec.json.encode(options))


@functools.lru_cache(maxsize=128)
def _prepared(options: bytes) -> tuple[Options, Tables]:
    resolved = resolve_options(read_options(Options, msgspec.json.decode(options)))
    return resolved, make_tables(resolved)
