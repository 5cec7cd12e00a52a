/** A furnishing as it stands on offer: printed facts, the price for me now, and where it may be built. */

import { tileNamed } from "../lib/catalogue";
import { advised } from "../lib/advice";
import { preferences } from "../lib/preferences";
import type { Goods, MoveChoice, View } from "../protocol";

export interface Offer {
  key: string;
  block: string;
  colour: string;
  points: number;
  printed: Goods;
  cost: Goods;
  scores: number | null | undefined; // points it would add now, if somebody is to know; undefined until it has come
  places: MoveChoice[];
}

/** Whether it matters to me what a furnishing scores. */
function isScored(view: View): boolean {
  return view.seat >= 0 && !preferences.hide_score;
}

export function offers(view: View, moves: MoveChoice[]): Offer[] {
  const scores = isScored(view) ? advised("tile_scores") : {};
  return view.furnishings.map(({ furnishing, cost }) => {
    const facts = tileNamed(furnishing);
    return {
      key: furnishing,
      block: facts?.block ?? "",
      colour: facts?.colour ?? "",
      points: facts?.points ?? 0,
      printed: facts?.cost ?? {},
      cost,
      scores: scores && (scores[furnishing] ?? null),
      places: moves.filter((choice) => choice.parts.verb === "furnish" && choice.parts.furnishing === furnishing),
    };
  });
}

/** Whether I pay something else than what is printed. */
export function isReduced(offer: Offer): boolean {
  const goods = new Set([...Object.keys(offer.cost), ...Object.keys(offer.printed)]) as Set<keyof Goods>;
  return [...goods].some((good) => (offer.cost[good] ?? 0) !== (offer.printed[good] ?? 0));
}
