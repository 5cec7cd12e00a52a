"""How long messages are on the wire, where long ones are packed."""

from collections.abc import Callable, Sequence

from websockets.extensions.base import Extension
from websockets.frames import CTRL_OPCODES, Frame


def weigh(extensions: Sequence[Extension], note: Callable[[int], None]) -> None:
    """`note` hears of each message that comes from now on how many bytes it had before it was unpacked."""
    for packing in extensions:
        packing.decode = weighing(packing.decode, note)  # type: ignore[method-assign]


def weighing(unpack: Callable[..., Frame], note: Callable[[int], None]) -> Callable[..., Frame]:
    """What unpacks a message, and tells before that how long it is."""

    def weighed(frame: Frame, *, max_size: int | None = None) -> Frame:
        if frame.opcode not in CTRL_OPCODES:
            note(len(frame.data))
        return unpack(frame, max_size=max_size)

    return weighed
