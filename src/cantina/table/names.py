"""People's names: no invisible characters, and no two alike at a table."""

import re
import unicodedata
from collections.abc import Collection
from itertools import count

LONGEST = 24
GONE = "\x00"  # stands where the name of somebody was who is forgotten; nobody can be called that
# Control characters, soft hyphens, joiners and other zero widths, marks that turn the direction of text, line and paragraph
# separators, fillers that are drawn as nothing, and tags: with them a name looks like another, or bends what stands around it.
UNSEEN = (
    "\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800"
    "\u3164\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff"
)
PATTERN = rf"^(?=\s*\S)[^{UNSEEN}]*(?![\s\S])"  # the same in Python and in a browser
STYLES = re.compile("[\ufe00-\ufe0f]")  # in which way the sign before is drawn


def looks(name: str) -> str:
    """A normal form that names that look alike share."""
    return " ".join(STYLES.sub("", unicodedata.normalize("NFKC", name)).casefold().split())


def apart(name: str, others: Collection[str]) -> str:
    """The name, with a number where somebody else has it already."""
    taken = {looks(other) for other in others}
    numbered = (f"{name[: LONGEST - len(end)].rstrip()}{end}" for end in (f" {number}" for number in count(2)))
    return name if looks(name) not in taken else next(other for other in numbered if looks(other) not in taken)
