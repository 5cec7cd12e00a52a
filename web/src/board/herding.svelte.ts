/** Animals moved by hand between spaces: how a person likes to see them, nothing the game knows about. */

import { say } from "../lib/words";
import type { Cell, Good, Goods, Pen, PlayerView } from "../protocol";
import { listed } from "./goods";

/** So many pixels of movement make a drag out of a click. */
const LEAST_DISTANCE = 8;
const REFUSAL_LASTS = 4500;
/** Dogs need no place: those with nothing to watch lie in the entry-level dwelling. */
const HEARTH: Cell = "d4";

interface Grip {
  from: Cell;
  kind: Good;
  isMoving: boolean; // by the pointer; the arrow keys carry it without
  isByKeys: boolean;
  x: number;
  y: number;
}

/** What has to be said about a change before it is made: nothing, or why it cannot be. */
export type Gate = (from: Cell, to: Cell, after: Record<Cell, Goods>) => "free" | { why: string };

export class Herding {
  readonly #player: () => PlayerView;
  readonly #gate: Gate;
  #arranged = $state<Record<Cell, Goods> | null>(null);
  grip = $state<Grip | null>(null);
  /** What was said last: why an animal may not stand there, or where it stands now. */
  words = $state("");
  isObjection = $state(false);
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(player: () => PlayerView, gate: Gate = () => "free") {
    this.#player = player;
    this.#gate = gate;
  }

  readonly animals = $derived.by(() => this.#arranged ?? withIdleDogs(this.#player()));
  /** Where what is carried could be put down. */
  readonly places = $derived.by(() => {
    const grip = this.grip;
    if (!grip || !(grip.isMoving || grip.isByKeys)) return new Set<Cell>();
    return new Set(Object.keys(this.#player().pens).filter((cell) => cell !== grip.from && this.#whyNot(grip, cell) === null));
  });

  /** What was said about the old question would lie over the new one. */
  hush(): void {
    if (!this.grip) this.#tell("");
  }

  forget(): void {
    this.#arranged = null;
    this.grip = null;
  }

  kindsAt(cell: Cell): Good[] {
    return listed(this.animals[this.herdOf(cell)] ?? {}).map(([kind]) => kind);
  }

  /** The space under which a herd is listed: a large pasture has one for both its halves. */
  herdOf(cell: Cell): Cell {
    return this.#player().large_pastures.find((pair) => pair.includes(cell))?.[0] ?? cell;
  }

  take(cell: Cell, kind: Good | undefined, x: number, y: number): boolean {
    const chosen = kind ?? this.kindsAt(cell)[0];
    this.grip = chosen ? { from: this.herdOf(cell), kind: chosen, x, y, isMoving: false, isByKeys: false } : null;
    return chosen !== undefined;
  }

  /** Take up an animal by key; again, and it is the next kind that stands there. */
  takeByKey(cell: Cell): void {
    const kinds = this.kindsAt(cell);
    const held = this.grip?.from === this.herdOf(cell) ? kinds.indexOf(this.grip.kind) : -1;
    const kind = kinds[(held + 1) % Math.max(1, kinds.length)];
    if (!kind) return;
    this.grip = { from: this.herdOf(cell), kind, x: 0, y: 0, isMoving: false, isByKeys: true };
    this.#tell(say("web-herd-taken", { animal: nameOf(kind) }));
  }

  follow(fromX: number, fromY: number, x: number, y: number): void {
    const grip = this.grip;
    if (!grip) return;
    if (Math.hypot(x - fromX, y - fromY) > LEAST_DISTANCE) grip.isMoving = true;
    grip.x = x;
    grip.y = y;
  }

  letGo(): void {
    this.grip = null;
    this.#tell("");
  }

  /** Put it down on a space; true if something was carried, wherever it ended. */
  drop(cell: Cell | null): boolean {
    const grip = this.grip;
    this.grip = null;
    if (!grip || !(grip.isMoving || grip.isByKeys)) return false;
    if (cell === null || this.herdOf(cell) === grip.from) {
      this.#tell("");
      return true;
    }
    const reason = this.#whyNot(grip, cell);
    const after = this.#moved(grip, this.herdOf(cell));
    const answer = reason === null ? this.#gate(grip.from, this.herdOf(cell), after) : { why: reason };
    if (typeof answer === "string") {
      this.#arranged = after;
      this.#tell(say("web-herd-stands", { animal: nameOf(grip.kind), cell }));
    } else this.#tell(answer.why, true);
    return true;
  }

  #whyNot(grip: Grip, cell: Cell): string | null {
    const { kind } = grip;
    const to = this.herdOf(cell);
    const pens = this.#player().pens;
    const pen = pens[to];
    if (kind === "dog" && to === HEARTH) return this.#whyStay(grip, to);
    if (!pen) return say("web-herd-no-place");
    if (kind === "dog" ? !pen.can_be_watched : !pen.kinds.includes(kind)) return say("web-herd-wrong-place", { animal: nameOf(kind) });
    const after = this.#moved(grip, to);
    const others = farmAnimals(after[to]).filter(([other]) => other !== kind);
    if (kind !== "dog" && others.length > 0) return say("web-herd-mixed");
    if (!holdsAll(pen, after[to])) return say(pen.holds > 0 ? "web-herd-full" : "web-herd-needs-dog", { n: pen.holds });
    return this.#whyStay(grip, to);
  }

  /** What it leaves behind may need it. */
  #whyStay(grip: Grip, to: Cell): string | null {
    const left = this.#player().pens[grip.from];
    return left && !holdsAll(left, this.#moved(grip, to)[grip.from]) ? say("web-herd-dog-stays") : null;
  }

  /** How all stand afterwards: dogs that lie about go along with sheep that need them. */
  #moved(grip: Grip, to: Cell): Record<Cell, Goods> {
    let after = moved(this.animals, grip, to);
    const pen = this.#player().pens[to];
    if (grip.kind !== "sheep" || !pen?.can_be_watched) return after;
    while (!holdsAll(pen, after[to]) && (after[HEARTH]?.dog ?? 0) > 0) after = moved(after, { from: HEARTH, kind: "dog" }, to);
    return after;
  }

  #tell(words: string, isObjection = false): void {
    clearTimeout(this.#silence);
    this.words = words;
    this.isObjection = isObjection;
    if (isObjection) this.#silence = setTimeout(() => this.#tell(""), REFUSAL_LASTS);
  }
}

function nameOf(kind: Good): string {
  return say(`good-${kind}`, { n: 1 });
}

function farmAnimals(herd: Goods = {}): [Good, number][] {
  return listed(herd).filter(([kind]) => kind !== "dog");
}

function holdsAll(pen: Pen, herd: Goods = {}): boolean {
  const watched = pen.can_be_watched && herd.dog ? herd.dog + 1 : 0;
  return farmAnimals(herd).every(([kind, n]) => n <= Math.max(pen.holds, kind === "sheep" ? watched : 0));
}

/** As the server tells it, and the dogs it says nothing about. */
function withIdleDogs({ animals, goods }: PlayerView): Record<Cell, Goods> {
  const watching = Object.values(animals).reduce((sum, herd) => sum + (herd.dog ?? 0), 0);
  const idle = goods.dog - watching;
  return idle > 0 ? { ...animals, [HEARTH]: { ...animals[HEARTH], dog: idle } } : animals;
}

function moved(animals: Record<Cell, Goods>, { from, kind }: Pick<Grip, "from" | "kind">, to: Cell): Record<Cell, Goods> {
  const next = { ...animals, [from]: { ...animals[from], [kind]: (animals[from]?.[kind] ?? 0) - 1 } };
  next[to] = { ...next[to], [kind]: (next[to]?.[kind] ?? 0) + 1 };
  if (listed(next[from] ?? {}).length === 0) delete next[from];
  return next;
}
