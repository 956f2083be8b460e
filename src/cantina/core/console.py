"""Console input: the words typed at a table, the same in the terminal and in the page's text view, in Czech and English."""

import json
from pathlib import Path
from typing import Literal, get_args

from cantina.core.spoken import Spoken, plain

Detail = Literal["short", "normal", "full"]

WORDS: dict[str, list[str]] = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))  # read by the page, too
DETAILS: tuple[Detail, ...] = get_args(Detail)
DETAIL_WORDS: dict[str, Detail] = {  # and in Czech, without accents
    **{detail: detail for detail in DETAILS},
    **dict(zip(("kratce", "bezne", "plne"), DETAILS, strict=True)),
}
MOST_AT_ONCE = 6  # choices that are read out without being asked for


def parse(line: str) -> tuple[str | None, str]:
    """Splits a typed line into its leading word, if that is one of ours, and the rest."""
    first, _, rest = line.strip().partition(" ")
    wanted = plain(first.removeprefix("/")) or first
    return next((word for word, typed in WORDS.items() if wanted in typed), None), rest.strip()


def looked(spoken: Spoken, detail: Detail) -> list[str]:
    """The position in words, at a level of detail: the player's own things, also the score, or everything."""
    own = [*spoken.now, *(spoken.tile or []), *spoken.hand]
    return {"short": own, "normal": [*own, *spoken.score], "full": spoken.lines()}[detail]
