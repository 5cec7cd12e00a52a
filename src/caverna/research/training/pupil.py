"""A network while it learns: plain NumPy, so that nobody needs more to train one."""

from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy

from caverna.bots.mind.judging.features import BELOW_ZERO, POINTS
from caverna.bots.mind.judging.net import Net

Array = Any
HIDDEN: Final = (96, 32)
POINTS_A_UNIT: Final = 10.0
"""Targets are learned in tens of points, so that they are of the size of one."""
LARGEST_ERROR: Final = 1.5
"""Beyond so many units an error pulls no harder."""
SMALLEST_SPREAD: Final = 0.15
BATCH: Final = 512
MOMENTUM, MEMORY, DECAY = 0.9, 0.999, 1e-5


class Pupil:
    """Layers of weights, the spread of the inputs, and Adam's notes on each weight."""

    def __init__(self, mean: Array, spread: Array, layers: list[tuple[Array, Array]]) -> None:
        self.mean = mean
        self.spread = spread
        self.layers = layers
        self.steps = 0
        self.slopes = [[numpy.zeros_like(part) for part in layer] for layer in layers]
        self.squares = [[numpy.zeros_like(part) for part in layer] for layer in layers]

    def net(self) -> Net:
        """What was learned, for rows as they are: the spread of the inputs is in the weights."""
        weights, bias = self.layers[0]
        first = weights / self.spread[:, None]
        layers = [(first, bias - self.mean @ first), *self.layers[1:]]
        weights, bias = layers[-1]
        layers[-1] = (weights * POINTS_A_UNIT, bias * POINTS_A_UNIT)
        return Net([(w.astype(numpy.float32), b.astype(numpy.float32)) for w, b in layers])

    def learn(
        self, rows: Array, points: Array, steps: int, rate: float, rng: Array, hope: float = 1.0
    ) -> float:
        """So many batches, ever more carefully; the mean error in points of the last of them.

        With hope, what turned out better than expected pulls harder than what turned out worse: for somebody
        who plays alone the best that can be done with a position counts, not what was done with it so far.
        """
        targets = (points - (rows[:, POINTS].astype(numpy.float32) - BELOW_ZERO)) / POINTS_A_UNIT
        errors: list[float] = []
        for step in range(steps):
            chosen = rng.integers(0, len(rows), BATCH)
            inputs = (rows[chosen].astype(numpy.float32) - self.mean) / self.spread
            errors.append(self.step(inputs, targets[chosen], rate * (1 - 0.9 * step / steps), hope))
        return POINTS_A_UNIT * float(numpy.sqrt(numpy.mean(errors[-200:])))

    def step(self, inputs: Array, targets: Array, rate: float, hope: float) -> float:
        """One batch; the mean square error before it."""
        values, last = [inputs], len(self.layers) - 1
        for number, (weights, bias) in enumerate(self.layers):
            value = values[-1] @ weights + bias
            values.append(numpy.maximum(value, 0) if number < last else value)
        errors = values[-1][:, 0] - targets
        slope = numpy.clip(errors, -LARGEST_ERROR, LARGEST_ERROR)
        slope = (slope * numpy.where(errors < 0, hope, 1.0))[:, None] / len(inputs)
        self.steps += 1
        for number in range(last, -1, -1):
            weights, bias = self.layers[number]
            back = (slope @ weights.T) * (values[number] > 0) if number else slope
            self.move(number, 0, weights, values[number].T @ slope, rate)
            self.move(number, 1, bias, slope.sum(0), rate)
            slope = back
        return float((errors * errors).mean())

    def move(self, layer: int, part: int, weights: Array, slope: Array, rate: float) -> None:
        """Adam: a step of about `rate` in the direction that has been right lately."""
        first, second = self.slopes[layer][part], self.squares[layer][part]
        first *= MOMENTUM
        first += (1 - MOMENTUM) * slope
        second *= MEMORY
        second += (1 - MEMORY) * slope * slope
        steady = first / (1 - MOMENTUM**self.steps)
        size = numpy.sqrt(second / (1 - MEMORY**self.steps)) + 1e-8
        weights -= rate * (steady / size + DECAY * weights)


def new_pupil(rows: Array, rng: Array) -> Pupil:
    """Somebody who knows nothing yet but how much each feature varies."""
    sample = rows[:: max(1, len(rows) // 50_000)].astype(numpy.float32)
    sizes = (rows.shape[1], *HIDDEN, 1)
    layers = []
    for above, below in pairwise(sizes):
        weights = rng.normal(0, numpy.sqrt(2 / above), (above, below)).astype(numpy.float32)
        layers.append((weights, numpy.zeros(below, numpy.float32)))
    layers[-1] = (layers[-1][0] * 0.1, layers[-1][1])
    return Pupil(sample.mean(0), numpy.maximum(sample.std(0), SMALLEST_SPREAD), layers)


def pupil_of(net: Net, rows: Array) -> Pupil:
    """Somebody who knows what a network knows, and goes on from there."""
    fresh = new_pupil(rows, numpy.random.default_rng(0))
    weights, bias = net.layers[0]
    layers = [(weights * fresh.spread[:, None], bias + fresh.mean @ weights), *net.layers[1:]]
    weights, bias = layers[-1]
    layers[-1] = (weights / POINTS_A_UNIT, bias / POINTS_A_UNIT)
    return Pupil(fresh.mean, fresh.spread, [(w.astype(numpy.float32), b.copy()) for w, b in layers])


def save_pupil(pupil: Pupil, file: Path) -> None:
    """Everything that is needed to go on learning."""
    arrays = {"mean": pupil.mean, "spread": pupil.spread, "steps": numpy.array(pupil.steps)}
    for kind, parts in (("layer", pupil.layers), ("slope", pupil.slopes), ("square", pupil.squares)):
        for number, (weights, bias) in enumerate(parts):
            arrays[f"{kind}_weights_{number}"] = weights
            arrays[f"{kind}_bias_{number}"] = bias
    unfinished = file.with_suffix(".new.npz")
    numpy.savez(unfinished, **arrays)
    unfinished.replace(file)


def load_pupil(file: Path) -> Pupil:
    """Somebody who learned before."""
    with numpy.load(file, allow_pickle=False) as arrays:

        def parts(kind: str) -> list[tuple[Array, Array]]:
            numbers = range(len(HIDDEN) + 1)
            return [(arrays[f"{kind}_weights_{n}"], arrays[f"{kind}_bias_{n}"]) for n in numbers]

        pupil = Pupil(arrays["mean"], arrays["spread"], parts("layer"))
        pupil.steps = int(arrays["steps"])
        pupil.slopes = [list(layer) for layer in parts("slope")]
        pupil.squares = [list(layer) for layer in parts("square")]
    return pupil
