/** A furnishing as it stands on offer: printed facts, the price for me now, how near it is, and where it may be built. */

import { tileNamed } from "../lib/catalogue";
import { advised } from "../lib/advice";
import { preferences } from "../lib/preferences";
import type { Good, Goods, MoveChoice, TileSwap, View } from "../protocol";

/** What can be had now, what rubies or exchanges would make possible, and all else. */
export type Nearness = "now" | "soon" | "later";

export interface Printed {
  key: string;
  block: string;
  colour: string;
  points: number;
}

export interface Offer extends Printed {
  printed: Goods;
  cost: Goods;
  scores: number | null | undefined; // points it would add now, if somebody is to know; undefined until it has come
  places: MoveChoice[];
  nearness: Nearness;
  swap: TileSwap | null; // what would bring it within reach
}

/** A furnishing that somebody has built. */
export interface Taken extends Printed {
  seat: number;
}

/** Whether it matters to me what a furnishing scores. */
function isScored(view: View): boolean {
  return view.seat >= 0 && !preferences.hide_score;
}

function facts(key: string): Printed {
  const { block = "", colour = "", points = 0 } = tileNamed(key) ?? {};
  return { key, block, colour, points };
}

export function offers(view: View, moves: MoveChoice[]): Offer[] {
  const scores = isScored(view) ? advised("tile_scores") : {};
  const swaps = view.seat >= 0 && !view.is_over ? (advised("tile_swaps") ?? {}) : {};
  const isBuilding = moves.some((choice) => choice.parts.verb === "furnish");
  return view.furnishings.map(({ furnishing, cost }) => {
    const places = moves.filter((choice) => choice.parts.verb === "furnish" && choice.parts.furnishing === furnishing);
    const swap = swaps[furnishing] ?? null;
    const isNow = isBuilding ? places.length > 0 : canPay(view, cost);
    return {
      ...facts(furnishing),
      printed: tileNamed(furnishing)?.cost ?? {},
      cost,
      scores: scores && (scores[furnishing] ?? null),
      places,
      swap,
      nearness: isNow ? "now" : swap ? "soon" : "later",
    };
  });
}

/** What stands on the home boards, and whose it is. */
export function taken(view: View): Taken[] {
  const onOffer = new Set(view.furnishings.map(({ furnishing }) => furnishing));
  return view.players.flatMap(({ seat, rooms }) =>
    Object.values(rooms)
      .filter((key) => !onOffer.has(key) && tileNamed(key) && key !== "entry_level_dwelling")
      .map((key) => ({ ...facts(key), seat })),
  );
}

/** Whether there is as much in my supply as the price says. */
function canPay(view: View, cost: Goods): boolean {
  const stock = view.players[view.seat]?.goods;
  return stock !== undefined && Object.entries(cost).every(([good, n]) => stock[good as Good] >= n);
}

/** Whether I pay something else than what is printed. */
export function isReduced(offer: Offer): boolean {
  const goods = new Set([...Object.keys(offer.cost), ...Object.keys(offer.printed)]) as Set<keyof Goods>;
  return [...goods].some((good) => (offer.cost[good] ?? 0) !== (offer.printed[good] ?? 0));
}
