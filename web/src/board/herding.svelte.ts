/** Animals moved by hand between spaces: how a person likes to see them, nothing the game knows about. */

import type { Cell, Good, Goods, PlayerView } from "../protocol";
import { listed } from "./goods";

const HOLDS_ANIMALS = ["meadow", "small_pasture", "large_pasture", "room", "ore_mine", "ruby_mine", "field"];
/** So many pixels of movement make a drag out of a click. */
const LEAST_DISTANCE = 8;

interface Grip {
  from: Cell;
  kind: Good;
  x: number;
  y: number;
  isMoving: boolean;
}

export class Herding {
  #arranged = $state<Record<Cell, Goods> | null>(null);
  grip = $state<Grip | null>(null);

  animals(player: PlayerView): Record<Cell, Goods> {
    return this.#arranged ?? player.animals;
  }

  forget(): void {
    this.#arranged = null;
    this.grip = null;
  }

  /** Take hold of an animal; `along` says where on the space, from 0 to 1, and so which kind. */
  take(player: PlayerView, cell: Cell, along: number, x: number, y: number): void {
    const from = herdOf(player, cell);
    const kinds = listed(this.animals(player)[from] ?? {});
    const chosen = kinds[Math.min(kinds.length - 1, Math.floor(along * kinds.length))];
    this.grip = chosen ? { from, kind: chosen[0], x, y, isMoving: false } : null;
  }

  /** Follow the pointer. True as soon as it is a drag. */
  move(right: number, down: number): boolean {
    if (!this.grip) return false;
    if (Math.hypot(right, down) > LEAST_DISTANCE) this.grip.isMoving = true;
    return this.grip.isMoving;
  }

  /** Let go over a space; true if this was a drag, wherever it ended. */
  drop(player: PlayerView, cell: Cell | null): boolean {
    const grip = this.grip;
    this.grip = null;
    if (!grip?.isMoving) return false;
    const to = cell === null ? null : herdOf(player, cell);
    if (cell !== null && to !== null && to !== grip.from && canHold(player, cell)) this.#shift(player, grip, to);
    return true;
  }

  #shift(player: PlayerView, { from, kind }: Grip, to: Cell): void {
    const next: Record<Cell, Goods> = {};
    for (const [cell, herd] of Object.entries(this.animals(player))) next[cell] = { ...herd };
    const left = { ...next[from] };
    const n = (left[kind] ?? 0) - 1;
    if (n > 0) left[kind] = n;
    else delete left[kind];
    if (listed(left).length > 0) next[from] = left;
    else delete next[from];
    next[to] = { ...next[to], [kind]: (next[to]?.[kind] ?? 0) + 1 };
    this.#arranged = next;
  }
}

/** The space under which a herd is listed: a large pasture has one for both its halves. */
function herdOf(player: PlayerView, cell: Cell): Cell {
  return player.large_pastures.find((pair) => pair.includes(cell))?.[0] ?? cell;
}

function canHold(player: PlayerView, cell: Cell): boolean {
  return player.stables.includes(cell) || HOLDS_ANIMALS.includes(player.tiles[cell] ?? "");
}
