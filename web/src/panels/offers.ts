/** A furnishing as it stands on offer: printed facts, the price for me now, and where it may be built. */

import { tileNamed } from "../lib/catalogue";
import type { Goods, MoveChoice, View } from "../protocol";

export interface Offer {
  key: string;
  block: string;
  colour: string;
  points: number;
  printed: Goods;
  cost: Goods;
  scores: number | null; // points it would add now, if that is known
  places: MoveChoice[];
}

export function offers(view: View, moves: MoveChoice[]): Offer[] {
  return view.furnishings.map(({ furnishing, cost, scores }) => {
    const facts = tileNamed(furnishing);
    return {
      key: furnishing,
      block: facts?.block ?? "",
      colour: facts?.colour ?? "",
      points: facts?.points ?? 0,
      printed: facts?.cost ?? {},
      cost,
      scores: scores ?? null,
      places: moves.filter((choice) => choice.parts.verb === "furnish" && choice.parts.furnishing === furnishing),
    };
  });
}

/** Whether I pay something else than what is printed. */
export function isReduced(offer: Offer): boolean {
  const goods = new Set([...Object.keys(offer.cost), ...Object.keys(offer.printed)]) as Set<keyof Goods>;
  return [...goods].some((good) => (offer.cost[good] ?? 0) !== (offer.printed[good] ?? 0));
}
