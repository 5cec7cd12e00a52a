"""Showing a table: everybody is sent what has changed since what he was sent last, newcomers all of it."""

from collections.abc import Sequence

import msgspec

from caverna.server.protocol.differences import Data, Difference, Path
from caverna.server.protocol.messages import ChangesMessage
from caverna.server.showing.show import Scene, Showing, Sight
from caverna.server.tables.connection import Connection, SeenState, encoder

Eyes = tuple[tuple[int, ...], str]
"""Whose seats, and in which language."""
scenes = msgspec.json.Decoder(Scene)
sights = msgspec.json.Decoder(Sight)


class Shown:
    """Counts what is shown at a table, and makes it once for all who have seen the same and see the same."""

    def __init__(self) -> None:
        self.showing = 0
        self.latest: dict[Eyes, SeenState] = {}
        """What was shown last: who comes later and sees the same shares it."""

    def show(self, showing: Showing, connections: Sequence[Connection]) -> None:
        """Send it to these."""
        self.showing += 1
        for seen in self.remembered(connections):
            seen.unpack()
        following = Following(showing, self.showing, self.latest)
        table = showing.served.table
        for connection in connections:
            known = table.known_log(connection.seen_log, connection.seen_version)
            eyes = (connection.seats, connection.language)
            connection.send(following.message(connection.seen, eyes, known))
            connection.seen = following.seen(eyes)
            connection.seen_log, connection.seen_version = len(table.log.moves), table.version
        self.latest = following.seen_now

    def rest(self, connections: Sequence[Connection]) -> None:
        """Nothing happens at the table: what they have seen can be packed."""
        for seen in self.remembered(connections):
            seen.pack()

    def remembered(self, connections: Sequence[Connection]) -> set[SeenState]:
        """What these have seen, and what newcomers would share."""
        return {each.seen for each in connections if each.seen is not None}.union(self.latest.values())


class Following:
    """From what each has seen to what there is to see now."""

    def __init__(self, showing: Showing, number: int, latest: dict[Eyes, SeenState]) -> None:
        self.now = showing
        self.number = number
        self.latest = latest
        self.scene = encoded(showing.scene)
        for seen in latest.values():
            self.scene = same(self.scene, seen.scene)
        self.seen_now: dict[Eyes, SeenState] = {}
        self.differences: dict[bytes, Difference] = {}
        """Since a scene: mostly there is but one."""
        self.made: dict[tuple[SeenState | None, Eyes, int], bytes] = {}

    def message(self, seen: SeenState | None, eyes: Eyes, known: int) -> bytes:
        """What to send to somebody who has seen this, and has so many entries of the log."""
        key = (seen, eyes, known)
        if key not in self.made:
            if seen is None:
                self.made[key] = encoder.encode(self.now.message(*eyes, known, self.number))
            else:
                self.made[key] = encoder.encode(self.changes(seen, eyes, known))
        return self.made[key]

    def seen(self, eyes: Eyes) -> SeenState:
        """What these eyes see now."""
        if eyes not in self.seen_now:
            sight, moves = encoded(self.now.sight(*eyes)), encoded(self.now.moves(*eyes))
            if (last := self.latest.get(eyes)) is not None:
                sight, moves = same(sight, last.sight), same(moves, last.moves)
            self.seen_now[eyes] = SeenState(self.number, self.scene, sight, moves)
        return self.seen_now[eyes]

    def changes(self, seen: SeenState, eyes: Eyes, known: int) -> ChangesMessage:
        """What is different for them."""
        now = self.seen(eyes)
        changes, gone = self.scene_since(seen.scene)
        if now.sight != seen.sight:
            own = Difference(sights.decode(seen.sight), self.now.sight(*eyes))
            changes, gone = together(changes, own.changes), gone + own.gone
        if now.moves != seen.moves:
            changes = {**changes, "moves": msgspec.Raw(now.moves)}
        return ChangesMessage(
            base=seen.showing,
            showing=self.number,
            version=self.now.served.table.version,
            changes=changes,
            gone=gone,
            events=self.now.events,
            log=self.now.log(eyes[1], known),
            log_length=known,
        )

    def scene_since(self, scene: bytes) -> tuple[Data, list[Path]]:
        """What is different for everybody."""
        if scene == self.scene:
            return {}, []
        if scene not in self.differences:
            self.differences[scene] = Difference(scenes.decode(scene), self.now.scene)
        found = self.differences[scene]
        return found.changes, found.gone


def encoded(document: object) -> bytes:
    """As JSON, in no more memory than it takes: what the encoder returns has room for half as much again."""
    return bytes(memoryview(encoder.encode(document)))


def same(new: bytes, old: bytes) -> bytes:
    """The old object, if it says the same."""
    return old if old == new else new


def together(scene: Data, own: Data) -> Data:
    """The changes of both; in the view each has parts of its own."""
    both = {**scene, **own}
    if "view" in scene and "view" in own:
        both["view"] = {**as_data(scene["view"]), **as_data(own["view"])}
    return both


def as_data(changes: object) -> Data:
    """Changes of a view have keys."""
    assert isinstance(changes, dict)
    return changes
