/** Where the spaces of a home board lie in the drawing. */

import type { Cell } from "../protocol";

export const CELL_WIDTH = 112;
export const CELL_HEIGHT = 100;
/** The cliff between forest and mountain. */
export const CLIFF = 18;
/** The strip of evening sky above the board. */
export const SKY = 34;
export const RIM = 8;
export const BOARD_WIDTH = 2 * RIM + 6 * CELL_WIDTH + CLIFF;
export const BOARD_HEIGHT = SKY + 4 * CELL_HEIGHT + RIM;

const COLUMNS = "zabcdefg";
const ROWS = "012345";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function columnOf(cell: Cell): number {
  return COLUMNS.indexOf(cell.charAt(0));
}

export function rowOf(cell: Cell): number {
  return ROWS.indexOf(cell.charAt(1));
}

export function isForest(cell: Cell): boolean {
  return columnOf(cell) < 4;
}

export function isOnBoard(cell: Cell): boolean {
  return columnOf(cell) > 0 && columnOf(cell) < 7 && rowOf(cell) > 0 && rowOf(cell) < 5;
}

export const BOARD_CELLS: readonly Cell[] = [..."1234"].flatMap((row) => [..."abcdef"].map((column) => column + row));

export function leftOf(cell: Cell): number {
  const column = columnOf(cell);
  const beyond = column === 0 ? -RIM : column === 7 ? RIM : 0;
  return RIM + (column - 1) * CELL_WIDTH + (column > 3 ? CLIFF : 0) + beyond;
}

export function topOf(cell: Cell): number {
  const row = rowOf(cell);
  const beyond = row === 0 ? -2 : row === 5 ? RIM : 0;
  return SKY + (row - 1) * CELL_HEIGHT + beyond;
}

export function inReadingOrder(one: Cell, other: Cell): number {
  return topOf(one) - topOf(other) || leftOf(one) - leftOf(other);
}

export function frameOf(cells: readonly Cell[]): Frame {
  const x = Math.min(...cells.map(leftOf));
  const y = Math.min(...cells.map(topOf));
  return {
    x,
    y,
    width: Math.max(...cells.map(leftOf)) + CELL_WIDTH - x,
    height: Math.max(...cells.map(topOf)) + CELL_HEIGHT - y,
  };
}

/** The whole drawing: the board, and the places beside it that are used or on offer. */
export function viewOf(cells: Iterable<Cell>): Frame {
  let [left, top, right, bottom] = [0, 0, BOARD_WIDTH, BOARD_HEIGHT];
  for (const cell of cells) {
    left = Math.min(left, leftOf(cell) - 4);
    top = Math.min(top, topOf(cell) - 4);
    right = Math.max(right, leftOf(cell) + CELL_WIDTH + 4);
    bottom = Math.max(bottom, topOf(cell) + CELL_HEIGHT + 4);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The space next to this one in a direction of the arrow keys, if it is among those shown. */
export function neighbour(cell: Cell, right: number, down: number, shown: ReadonlySet<Cell>): Cell | null {
  const column = COLUMNS.charAt(columnOf(cell) + right);
  const row = ROWS.charAt(rowOf(cell) + down);
  const found = column + row;
  return column && row && shown.has(found) ? found : null;
}
