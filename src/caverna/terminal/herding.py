"""Animals moved by hand between spaces: how a person likes to see them, nothing the game knows about."""

from dataclasses import dataclass, field

from caverna.view.shapes import Pen, PlayerView
from caverna.words.texts import Words

DOG, SHEEP = "dog", "sheep"
Herds = dict[str, dict[str, int]]


@dataclass
class Grip:
    """An animal that was taken up."""

    cell: str
    kind: str


@dataclass
class Herding:
    """Who stands where on one farm, as its owner has arranged it."""

    seen: Herds = field(default_factory=dict)
    """Where the table would have them."""
    arranged: Herds = field(default_factory=dict)
    grip: Grip | None = None

    def look(self, player: PlayerView) -> Herds:
        """Where the animals stand: as arranged by hand, until the table says anything else."""
        if player["animals"] != self.seen:
            self.seen = player["animals"]
            self.arranged = {cell: dict(herd) for cell, herd in self.seen.items()}
            self.grip = None
        return self.arranged

    def take(self, words: Words, player: PlayerView, cell: str) -> str:
        """Take up an animal; again, and it is the next kind that stands there. Says what happened."""
        cell = herd_cell(player, cell)
        kinds = list(self.look(player).get(cell, {}))
        if not kinds:
            return words.say("web-herd-no-place")
        held = kinds.index(self.grip.kind) if self.grip and self.grip.cell == cell else -1
        self.grip = Grip(cell, kinds[(held + 1) % len(kinds)])
        return words.say("web-herd-taken", animal=animal_name(words, self.grip.kind))

    def drop(self, words: Words, player: PlayerView, cell: str) -> str:
        """Put it down, or say why it cannot stand there."""
        grip, to = self.grip, herd_cell(player, cell)
        self.grip = None
        if grip is None or to == grip.cell:
            return ""
        after = moved(self.arranged, grip, to)
        if grip.kind == SHEEP:
            call_dogs(player, after, to)
        objection = why_not_there(words, player, grip, to, after)
        if objection:
            return objection
        self.arranged = after
        return words.say("web-herd-stands", animal=animal_name(words, grip.kind), cell=cell)


def animal_name(words: Words, kind: str) -> str:
    """One of them."""
    return words.say(f"good-{kind}", n=1)


def herd_cell(player: PlayerView, cell: str) -> str:
    """The space under which a herd is listed: a large pasture has one for both its halves."""
    return next((pair[0] for pair in player["large_pastures"] if cell in pair), cell)


def moved(herds: Herds, grip: Grip, to: str) -> Herds:
    """The herds with one animal elsewhere."""
    after = {cell: dict(herd) for cell, herd in herds.items()}
    after[grip.cell][grip.kind] -= 1
    after.setdefault(to, {})[grip.kind] = after.get(to, {}).get(grip.kind, 0) + 1
    return {
        cell: {kind: n for kind, n in herd.items() if n} for cell, herd in after.items() if any(herd.values())
    }


def call_dogs(player: PlayerView, herds: Herds, to: str) -> None:
    """Dogs that watch nobody come along as far as these sheep need them: nobody could carry them first."""
    pen, herd = player["pens"].get(to), herds[to]
    if pen is None or not pen["can_be_watched"]:
        return
    idle = player["goods"].get(DOG, 0) - sum(each.get(DOG, 0) for each in herds.values())
    while idle > 0 and not holds_all(pen, herd):
        herd[DOG] = herd.get(DOG, 0) + 1
        idle -= 1


def why_not_there(words: Words, player: PlayerView, grip: Grip, to: str, after: Herds) -> str:
    """What is against it; empty if nothing is."""
    pens, kind = player["pens"], grip.kind
    pen = pens.get(to)
    if pen is None:
        return words.say("web-herd-no-place")
    if not (pen["can_be_watched"] if kind == DOG else kind in pen["kinds"]):
        return words.say("web-herd-wrong-place", animal=animal_name(words, kind))
    if kind != DOG and any(other not in (kind, DOG) for other in after[to]):
        return words.say("web-herd-mixed")
    if not holds_all(pen, after[to]):
        return words.say("web-herd-full" if pen["holds"] else "web-herd-needs-dog", n=pen["holds"])
    left = pens.get(grip.cell)
    if left is not None and not holds_all(left, after.get(grip.cell, {})):
        return words.say("web-herd-dog-stays")
    return ""


def holds_all(pen: Pen, herd: dict[str, int]) -> bool:
    """Whether all of them can stand there; a dog watches one sheep more than there are dogs."""
    watched = herd[DOG] + 1 if pen["can_be_watched"] and herd.get(DOG) else 0
    return all(
        n <= max(pen["holds"], watched if kind == SHEEP else 0) for kind, n in herd.items() if kind != DOG
    )
