"""A learned judgement: a small network that reads rows of features."""

import os
from pathlib import Path
from typing import Any

from caverna.bots.mind.judging.features import BELOW_ZERO, POINTS

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Several threads would only wait for each other: the matrices are small, and bots think side by side.
import numpy

Array = Any


class Net:
    """Expected points at the end, as what is still to come on top of the points as they stand."""

    def __init__(self, layers: list[tuple[Array, Array]]) -> None:
        self.layers = layers
        """(weights, bias) of each; all but the last are followed by a cut at zero."""

    def worths(self, rows: list[bytes]) -> list[float]:
        """What each of these positions is worth."""
        if not rows:
            return []
        inputs = numpy.frombuffer(b"".join(rows), dtype=numpy.uint8).reshape(len(rows), -1)
        points = inputs[:, POINTS].astype(numpy.float32) - BELOW_ZERO
        values = inputs.astype(numpy.float32)
        last = len(self.layers) - 1
        for number, (weights, bias) in enumerate(self.layers):
            values = values @ weights + bias
            if number < last:
                numpy.maximum(values, 0.0, out=values)
        found: list[float] = (values[:, 0] + points).tolist()
        return found


def load_net(file: Path) -> Net:
    """A network out of a file of plain arrays: weights_0, bias_0, weights_1 and so on."""
    with numpy.load(file, allow_pickle=False) as arrays:
        layers: list[tuple[Array, Array]] = []
        while f"weights_{len(layers)}" in arrays:
            number = len(layers)
            weights = arrays[f"weights_{number}"].astype(numpy.float32)
            bias = arrays[f"bias_{number}"].astype(numpy.float32)
            layers.append((weights, bias))
    return Net(layers)


def save_net(net: Net, file: Path) -> None:
    """The arrays of a network, small enough to be kept with the sources; there at once or not at all."""
    arrays: dict[str, Array] = {}
    for number, (weights, bias) in enumerate(net.layers):
        arrays[f"weights_{number}"] = weights.astype(numpy.float16)
        arrays[f"bias_{number}"] = bias.astype(numpy.float32)
    unfinished = file.with_suffix(".new.npz")
    numpy.savez_compressed(unfinished, **arrays)
    unfinished.replace(file)
