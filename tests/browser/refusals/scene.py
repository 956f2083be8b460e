"""A position, what somebody points at in it, and the refusal that follows."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Scene:
    """A position that Ada looks at, what she points at one after another, and what the refusal names."""

    rule: str
    moves: str
    points: Sequence[str]
    names: Sequence[str] = ()
    options: dict[str, Any] = field(default_factory=dict)
    closed: bool = False  # the table is closed before
