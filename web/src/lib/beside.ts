/** Where something that opens beside a thing is least in the way. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 8;
/** So many pixels it would rather be further away than to cover one that is needed. */
const DEAR = 10;

/** The place for a box of that size: never over the thing itself, nor over what is needed if that can be avoided. */
export function placeBeside(thing: Rect, width: number, height: number, screen: Rect, needed: readonly Rect[]): { left: number; top: number } {
  const lefts = [thing.left, thing.right + MARGIN, thing.left - width - MARGIN, screen.left, screen.right];
  const tops = [thing, ...needed].flatMap((each) => [each.bottom + MARGIN, each.top - height - MARGIN, each.top]);
  let best = { left: MARGIN, top: MARGIN };
  let least = Infinity;
  for (const wantedTop of [...tops, screen.top, screen.bottom])
    for (const wantedLeft of lefts) {
      const left = within(wantedLeft, screen.left + MARGIN, screen.right - width - MARGIN);
      const top = within(wantedTop, screen.top + MARGIN, screen.bottom - height - MARGIN);
      const box = { left, top, right: left + width, bottom: top + height };
      const covered = needed.reduce((sum, each) => sum + overlap(box, each), overlap(box, thing) * DEAR);
      const costs = covered * DEAR + Math.abs(left - thing.left) + Math.abs(top - thing.bottom);
      if (costs >= least) continue;
      least = costs;
      best = { left, top };
    }
  return best;
}

function within(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}

/** How much of one lies over the other, in square pixels. */
function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
