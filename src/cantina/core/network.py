"""A small network inside kernels: how sure a side is of victory, by what is to be seen in a position.

Its weights are learned by `cantina train` and kept in one array: of the hidden layer, its biases, of the output, its bias.
"""

from pathlib import Path
from typing import Annotated, Any

import numpy as np

from cantina.core.compiler import Array, rule

Numbers = Annotated[Array, np.float64]


@rule
def confidence(x: Numbers, inputs: int, weights: Numbers) -> float:
    """The chance of victory that the network sees in so many inputs."""
    hidden = (len(weights) - 1) // (inputs + 2)
    biases, outputs = hidden * inputs, hidden * (inputs + 1)
    total = float(weights[len(weights) - 1])
    for unit in range(hidden):
        value = float(weights[biases + unit])
        for i in range(inputs):
            value += float(weights[unit * inputs + i]) * float(x[i])
        if value > 0.0:
            total += value * float(weights[outputs + unit])
    return float(1.0 / (1.0 + np.exp(-total)))


def load(file: Path) -> Any:
    """The weights in a file."""
    return np.load(file).astype(np.float64)
