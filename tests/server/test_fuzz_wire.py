"""Bytes that are no HTTP and no frames, over real sockets: nothing breaks, and a game goes on."""

import random
import socket
import struct
from dataclasses import replace

from caverna.server.configuration.settings import Settings
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running

REQUESTS, LINES, FRAMES = 1_000, 150, 30
UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
POST = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n{}"
OPCODES = (0, 1, 1, 2, 3, 8, 9, 10, 15)


def a_frame(luck: random.Random, most: int) -> bytes:
    """With the end missing, no mask, continuing nothing, far too long, or shorter than it says."""
    body = luck.randbytes(luck.choice((0, 1, 20, 126, most + 1 if luck.random() < 0.05 else 60)))
    said = luck.choice((len(body), len(body), len(body) + 5, 2**40))
    first = luck.choice((0x80, 0x80, 0x00, 0xF0)) | luck.choice(OPCODES)
    mask = luck.choice((0x80, 0x80, 0x80, 0x00))
    if said < 126:
        head = struct.pack("!BB", first, mask | said)
    elif said < 2**16:
        head = struct.pack("!BBH", first, mask | 126, said)
    else:
        head = struct.pack("!BBQ", first, mask | 127, said)
    return head + (luck.randbytes(4) if mask else b"") + body


def a_request(luck: random.Random, table: str) -> bytes:
    """Bent somewhere, cut off, or noise."""
    kind = luck.choice((UPGRADE.format(table=table), POST, ""))
    text = bytearray(kind.encode() or luck.randbytes(80))
    for _ in range(luck.randrange(1, 6)):
        text[luck.randrange(len(text))] = luck.randrange(256)
    return bytes(text[: luck.randrange(len(text) + 1)])


def send(wire: socket.socket, data: bytes) -> bool:
    """False once the server has had enough."""
    try:
        wire.sendall(data)
    except OSError:
        return False
    return True


def test_whatever_bytes_come_a_game_goes_on(settings: Settings) -> None:
    luck = random.Random(20_240_229)
    running = Running(replace(settings, header_seconds=1.0, hello_seconds=1.0, connections_by_address=10_000))
    try:
        table, tokens = running.new_table("human", "human")
        client = running.sit(table, *tokens.values())
        for _ in range(REQUESTS):
            with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as wire:
                send(wire, a_request(luck, table))
        for _ in range(LINES):
            with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as wire:
                send(wire, UPGRADE.format(table=table).encode())
                assert b" 101 " in wire.recv(4096)
                for _ in range(FRAMES):
                    if not send(wire, a_frame(luck, settings.message_bytes)):
                        break
        assert client.play("place logging")["view"]
        assert client.errors == []
        wait_until(lambda: running.lobby.admission.connections == 1, "that all others are gone")
        assert running.lobby.metrics.errors == 0
    finally:
        running.stop()
