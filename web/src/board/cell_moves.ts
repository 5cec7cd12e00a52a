/** Moves that name spaces of the home board. The server decides what is legal. */

import { boxes } from "../expansion";
import { tileNamed } from "../lib/catalogue";
import catalogue from "../lib/catalogue.json";
import { familyOf, laidBy, type Part } from "../lib/moves";
import type { Cell, Good, Goods, MoveChoice, PlayerView } from "../protocol";
import { columnOf, isOnBoard, rowOf } from "./geometry";

export interface CellMove {
  choice: MoveChoice;
  parts: Part[];
  family: string; // moves of one family differ only in where they go
}

/** Families that may cover what is printed on the board. */
const LAYING = ["tile", "ruby"];

/** What a space gives when a tile first covers it, as printed on every home board. */
export const REWARDS: Readonly<Record<Cell, Goods>> = catalogue.rewards;

/** What moves of an expansion do to which spaces. */
export type MoreParts = (choice: MoveChoice) => Part[];

export function readMove(choice: MoveChoice, more: MoreParts = () => []): CellMove | null {
  const known = laidBy(choice);
  const parts = known.length > 0 ? known : more(choice);
  if (parts.length === 0) return null;
  const whats = parts.map((part) => part.what).join("+");
  return { choice, parts, family: choice.parts.verb === "ruby_tile" ? `ruby ${whats}` : whats };
}

/** The moves to light up: answers; what can be done at any time only if nothing else was handed in. */
export function cellMoves(choices: readonly MoveChoice[], more?: MoreParts): CellMove[] {
  const isAnswering = choices.some((choice) => choice.kind === "answer");
  return choices
    .filter((choice) => !isAnswering || choice.kind === "answer")
    .map((choice) => readMove(choice, more))
    .filter((move) => move !== null);
}

export function cellsOf(move: CellMove): Cell[] {
  return move.parts.map((part) => part.cell);
}

/** The moves that touch a space, by family, each family turning clockwise round the space. */
export function familiesAt(moves: readonly CellMove[], cell: Cell): Map<string, CellMove[]> {
  const families = new Map<string, CellMove[]>();
  for (const move of moves) {
    if (!cellsOf(move).includes(cell)) continue;
    const family = families.get(move.family);
    if (family) family.push(move);
    else families.set(move.family, [move]);
  }
  for (const family of families.values()) family.sort((one, other) => turnOf(one, cell) - turnOf(other, cell));
  return families;
}

function turnOf(move: CellMove, anchor: Cell): number {
  const other = cellsOf(move).find((cell) => cell !== anchor);
  if (other === undefined) return 0;
  const right = columnOf(other) - columnOf(anchor);
  const down = rowOf(other) - rowOf(anchor);
  const quarter = right > 0 ? 0 : down > 0 ? 1 : right < 0 ? 2 : 3;
  return quarter + (move.parts[0]?.cell === anchor ? 0 : 4);
}

/** What laying these tiles brings besides, to be shown on the ghost. */
export function bonusOf(move: CellMove, player: PlayerView): { cell: Cell; goods: Goods }[] {
  const family = familyOf(move.choice);
  if (!LAYING.includes(family) && !boxes().some((box) => box.covering?.includes(family))) return [];
  return move.parts
    .map(({ cell, what }) => ({ cell, goods: bonusAt(cell, what, player) }))
    .filter(({ goods }) => Object.keys(goods).length > 0);
}

function bonusAt(cell: Cell, what: string, player: PlayerView): Goods {
  const ground = player.tiles[cell];
  if (what === "ruby_mine") return ground === "deep_tunnel" ? { ruby: 1 } : {};
  if (ground !== undefined) return {};
  return isOnBoard(cell) ? (REWARDS[cell] ?? {}) : overhang(player);
}

function overhang(player: PlayerView): Goods {
  const sum: Goods = {};
  for (const room of Object.values(player.rooms)) {
    for (const [good, n] of Object.entries(tileNamed(room)?.overhang ?? {})) sum[good as Good] = (sum[good as Good] ?? 0) + n;
  }
  return sum;
}
