/** Where in a space a mouse points: towards a neighbour the tile lies over that one, and beside it turned or of another kind. */

import type { Cell } from "../protocol";
import { cellsOf, type CellMove } from "./cell_moves";
import { columnOf, rowOf } from "./geometry";

/** From the middle of a space: -0.5 is its left or upper edge, 0.5 its right or lower one. */
export interface Aim {
  right: number;
  down: number;
}

/** So near to the middle nothing is aimed at. */
const MIDDLE = 0.12;
const TURN = 2 * Math.PI;

/** The way to lay a twin tile on a space and a neighbour that is aimed at; the ways over one neighbour share its quarter. */
export function nearest(ways: readonly CellMove[], cell: Cell, { right, down }: Aim): CellMove | undefined {
  if (Math.hypot(right, down) < MIDDLE) return undefined;
  const aimed = Math.atan2(down, right);
  let best: { way: CellMove; distance: number } | undefined;
  for (const [direction, same] of byDirection(ways, cell)) {
    for (const [i, way] of same.entries()) {
      const angle = direction + ((i - (same.length - 1) / 2) * (TURN / 4)) / same.length;
      const distance = between(aimed, angle);
      if (!best || distance < best.distance) best = { way, distance };
    }
  }
  return best?.way;
}

function byDirection(ways: readonly CellMove[], cell: Cell): Map<number, CellMove[]> {
  const found = new Map<number, CellMove[]>();
  for (const way of ways) {
    const other = cellsOf(way).find((each) => each !== cell);
    if (other === undefined) continue;
    const direction = Math.atan2(rowOf(other) - rowOf(cell), columnOf(other) - columnOf(cell));
    found.set(direction, [...(found.get(direction) ?? []), way]);
  }
  return found;
}

/** How far one direction is from another. */
function between(one: number, other: number): number {
  const apart = Math.abs(one - other) % TURN;
  return Math.min(apart, TURN - apart);
}
