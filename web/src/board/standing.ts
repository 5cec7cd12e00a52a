/** Where animals stand on a piece of land: as large as there is room for, beside what is in the way. */

import type { Frame } from "./geometry";

export interface Spot {
  x: number;
  y: number;
  size: number;
}

const SIZES = [40, 36, 32, 28, 24, 20];
const OVERLAP = 0.9; // rows may stand a little before each other

/** Places for so many, or for as many as there is room for. */
export function spots(n: number, area: Frame, blocked: readonly Frame[] = [], largest = 40): Spot[] {
  let best: Spot[] = [];
  for (const size of SIZES.filter((size) => size <= largest)) {
    const found = grid(n, size, area, blocked);
    if (found.length >= n) return found.slice(0, n);
    if (found.length > best.length) best = found;
  }
  return best;
}

/** The grid with the fewest places left over; of those the most even one. */
function grid(n: number, size: number, area: Frame, blocked: readonly Frame[]): Spot[] {
  const columns = Math.floor(area.width / size);
  const rows = Math.floor(area.height / (size * OVERLAP));
  let best: Spot[] = [];
  let bestWorth = -Infinity;
  for (let c = 1; c <= columns; c++) {
    for (let r = 1; r <= rows; r++) {
      const found = laid(c, r, size, area).filter((spot) => !blocked.some((frame) => overlaps(spot, frame)));
      const unevenness = Math.abs(area.width / c - area.height / r) / 1000;
      const worth = (found.length >= n ? n - found.length : -1000 + found.length) - unevenness;
      if (worth > bestWorth) [best, bestWorth] = [found, worth];
    }
  }
  return best;
}

function laid(columns: number, rows: number, size: number, area: Frame): Spot[] {
  const found: Spot[] = [];
  const shift = columns > 1 && area.width / columns - size > 6 ? 3 : 0;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      found.push({
        x: area.x + (area.width / columns) * (c + 0.5) - size / 2 + (r % 2 === 0 ? -shift : shift),
        y: area.y + (area.height / rows) * (r + 0.5) - size / 2,
        size,
      });
    }
  }
  return found;
}

function overlaps({ x, y, size }: Spot, frame: Frame): boolean {
  const inset = size * 0.16;
  return (
    x + inset < frame.x + frame.width && x + size - inset > frame.x && y + inset < frame.y + frame.height && y + size - inset > frame.y
  );
}
