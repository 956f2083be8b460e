"""Learning to judge positions from the outcomes of self-play: first weights alone, as Texel tuning does, then a small network.

Where weights alone are the policy of self-play too, they are learned in rounds, each from matches played by those before.
It needs numpy alone; where torch finds a GPU, the network is trained there. What is learned is one array (`core/network.py`).
On a machine that has torch and nothing else: `python src/cantina/learning.py EXAMPLES KIND HIDDEN EPOCHS WEIGHTS`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cantina.core.bot import HasNetwork, HasWeights

HIDDEN, EPOCHS, BATCH, RATE = 24, 12, 2048, 3e-3
STEADY = 100.0  # what weights are held to zero by where a policy follows them: terms that go together share what they are worth
BLOCK = 64  # positions, of a few matches
KEPT_BACK = 10  # one match in so many is not learned from, but asked about
Numbers = np.ndarray[Any, np.dtype[np.float64]]
Kind = Literal["chance", "points"]  # what is foretold: a victory, or the lead at the end


@dataclass
class Lesson:
    """How far learning has come: the loss on what is learned from, and on what is kept back."""

    model: str
    epoch: int
    learned: float
    kept_back: float


@dataclass
class Examples:
    """Positions as the network sees them, and what came of them; those at the end are kept back, whole matches of them."""

    kind: Kind
    seen: Numbers
    outcomes: Numbers

    def parts(self) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """What is learned from, and what is kept back."""
        cut = len(self.outcomes) - len(self.outcomes) // KEPT_BACK
        return self.seen[:cut], self.outcomes[:cut], self.seen[cut:], self.outcomes[cut:]


def loss(kind: Kind, foretold: Numbers, outcomes: Numbers) -> float:
    """Of chances the mean logarithm that was given away, of points the mean square."""
    if kind == "points":
        return float(((foretold - outcomes) ** 2).mean())
    return float((np.logaddexp(0.0, foretold) - outcomes * foretold).mean())


def tuned(examples: Examples, steady: float = 1e-3) -> Iterator[tuple[Lesson, Numbers]]:
    """Weights without a hidden layer, by Newton's method; the last one is a constant."""
    seen, outcomes, other, others = examples.parts()
    rows, more = np.c_[seen, np.ones(len(seen))], np.c_[other, np.ones(len(other))]
    weights = np.zeros(rows.shape[1])
    steep: Any = 1.0
    for epoch in range(1 if examples.kind == "points" else 8):
        told = rows @ weights
        if examples.kind == "chance":
            told = 1.0 / (1.0 + np.exp(-told))
            steep = (told * (1.0 - told))[:, None]
        curve = (rows * steep).T @ rows + steady * np.eye(len(weights))
        weights = weights + np.linalg.solve(curve, rows.T @ (outcomes - told) - steady * weights)
        yield (
            Lesson(
                "weights", epoch + 1, loss(examples.kind, rows @ weights, outcomes), loss(examples.kind, more @ weights, others)
            ),
            weights,
        )


def foretell(weights: Numbers, seen: Numbers) -> Numbers:
    """What the network says of positions, as the kernel does it; of a chance before it is squashed."""
    inputs = seen.shape[1]
    hidden = (len(weights) - 1) // (inputs + 2)
    first, bias = weights[: hidden * inputs].reshape(hidden, inputs), weights[hidden * inputs : hidden * (inputs + 1)]
    told: Numbers = np.maximum(seen @ first.T + bias, 0.0) @ weights[hidden * (inputs + 1) : -1] + weights[-1]
    return told


def begun(inputs: int, hidden: int, seed: int) -> Numbers:
    """The weights of a network that has learned nothing yet."""
    source = np.random.default_rng(seed)
    first = source.normal(0.0, (2.0 / inputs) ** 0.5, hidden * inputs)
    return np.concatenate([first, np.zeros(hidden), source.normal(0.0, (1.0 / hidden) ** 0.5, hidden), [0.0]])


def slopes(xp: Any, kind: Kind, weights: Any, seen: Any, outcomes: Any) -> Any:
    """How the loss changes with each weight; of numpy's arrays, or of torch's."""
    inputs = seen.shape[1]
    hidden = (len(weights) - 1) // (inputs + 2)
    first, bias = weights[: hidden * inputs].reshape(hidden, inputs), weights[hidden * inputs : hidden * (inputs + 1)]
    last = weights[hidden * (inputs + 1) : -1]
    active = (seen @ first.T + bias).clip(0.0)
    told = active @ last + weights[-1]
    off = (2.0 * (told - outcomes) if kind == "points" else 1.0 / (1.0 + xp.exp(-told)) - outcomes) / len(outcomes)
    back = off[:, None] * last * (active > 0.0)
    return xp.concatenate([(back.T @ seen).ravel(), back.sum(0), active.T @ off, off.sum().reshape(1)])


def machine() -> tuple[str, Any, Callable[[Any], Any]]:
    """What is reckoned with: torch on a GPU where there is one, otherwise numpy; and how its arrays are made."""
    try:
        import torch  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return "numpy", np, lambda array: array
    if not torch.cuda.is_available():
        return "numpy", np, lambda array: array
    return torch.cuda.get_device_name(), torch, lambda array: torch.as_tensor(array, device="cuda")


def trained(
    examples: Examples, hidden: int = HIDDEN, epochs: int = EPOCHS, seed: int = 0, size: int = BATCH
) -> Iterator[tuple[Lesson, Numbers]]:
    """A network after each epoch, by Adam with a rate that falls to nothing; `size` examples at a time."""
    _, xp, made = machine()
    seen, outcomes, other, others = examples.parts()
    rows, results = made(seen), made(outcomes)
    weights, source = made(begun(seen.shape[1], hidden, seed)), np.random.default_rng(seed)
    mean, square = 0.0 * weights, 0.0 * weights
    batches = max(1, len(outcomes) // size)
    for epoch in range(epochs):
        order = made(source.permutation(len(outcomes)))
        for batch in range(batches):
            done = epoch * batches + batch + 1
            chosen = order[batch * size : (batch + 1) * size]
            slope = slopes(xp, examples.kind, weights, rows[chosen], results[chosen])
            mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope * slope
            rate = RATE * (1.0 - (done - 1) / (epochs * batches))
            weights = weights - rate * (mean / (1 - 0.9**done)) / ((square / (1 - 0.999**done)) ** 0.5 + 1e-8)
        found: Numbers = np.array(weights.tolist())
        known = loss(examples.kind, foretell(found, seen), outcomes)
        yield Lesson("network", epoch + 1, known, loss(examples.kind, foretell(found, other), others)), found


def in_rounds(
    game: HasWeights, matches: int, rounds: int, seed: int, file: Path | None = None
) -> Iterator[tuple[Lesson, list[Numbers]]]:
    """Weights for each kind of table; after the first round from matches that were played by those of the round before.

    What the last round learned from at the first kind of table is written to the file: a network can learn from it, too.
    """
    game.compile()
    weights: list[Numbers] = []
    for number in range(rounds):
        found: list[Numbers] = []
        for kind, (seen, outcomes) in enumerate(game.practise(matches, seed + number, weights or None)):
            *_, (lesson, row) = tuned(mixed(game.unit, seen, outcomes, seed), STEADY)
            found.append(row)
            yield Lesson(f"round {number + 1}, table", kind + 1, lesson.learned, lesson.kept_back), found
            if file and number == rounds - 1 and kind == 0:
                keep(file, seen, outcomes)
        weights = found


def keep(file: Path, seen: Numbers, outcomes: Numbers) -> None:
    """Write examples to a file."""
    np.savez_compressed(file, seen=seen.astype(np.float16), outcomes=outcomes.astype(np.float32))


def kept(game: HasNetwork, matches: int, seed: int, file: Path | None) -> Examples:
    """What to learn from: read from a file, or played now and written to it."""
    if file and file.exists():
        return read(file, game.unit, seed)
    game.compile()
    seen, outcomes = game.practise(matches, seed)
    if file:
        keep(file, seen, outcomes)
    return mixed(game.unit, seen, outcomes, seed)


def read(file: Path, kind: Kind, seed: int = 0) -> Examples:
    """Examples that were written to a file."""
    with np.load(file) as found:
        return mixed(kind, found["seen"].astype(np.float64), found["outcomes"].astype(np.float64), seed)


def mixed(kind: Kind, seen: Numbers, outcomes: Numbers, seed: int) -> Examples:
    """Examples in which stretches of play have changed places, so that matches at every kind of table are kept back."""
    blocks = np.random.default_rng(seed).permutation(len(outcomes) // BLOCK)
    rows = (BLOCK * blocks[:, None] + np.arange(BLOCK)).ravel()
    return Examples(kind, seen[rows], outcomes[rows])


def write(weights: Any, file: Path) -> None:
    """Keep what was learned."""
    with file.open("wb") as opened:
        np.save(opened, np.asarray(weights, np.float32))


def lessons(examples: Examples, hidden: int, epochs: int, seed: int) -> Iterator[tuple[Lesson, Numbers]]:
    """Both ways of learning, one after the other; the weights that come last are those of the network."""
    yield from tuned(examples)
    yield from trained(examples, hidden, epochs, seed)


def said(lesson: Lesson) -> str:
    """A lesson as it is logged."""
    return f"{lesson.model} {lesson.epoch}: {lesson.learned:.5f} learned, {lesson.kept_back:.5f} kept back"


if __name__ == "__main__":
    source, kind, hidden, epochs, target = sys.argv[1:]
    print(machine()[0], flush=True)
    for lesson, found in lessons(read(Path(source), cast("Kind", kind)), int(hidden), int(epochs), 0):
        print(said(lesson), flush=True)
        write(found, Path(target))
