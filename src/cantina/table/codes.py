"""Table codes: short enough to type from a screen into a phone."""

import functools
import hashlib

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # without those that are taken for each other
LENGTH = 6


@functools.lru_cache(4096)  # every message about a table has it
def code_of(table: str) -> str:
    """The code of a table; always the same one."""
    number = int.from_bytes(hashlib.sha256(table.encode()).digest()[:8])
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)
