/** Goods in the order of the supply, and in words. */

import { say } from "../lib/words";
import type { Good, Goods } from "../protocol";

export const GOODS_ORDER: readonly Good[] = [
  "wood", "stone", "ore", "ruby", "grain", "vegetable", "food", "gold", "dog", "sheep", "donkey", "boar", "cattle",
];

export function listed(goods: Goods): [Good, number][] {
  return GOODS_ORDER.filter((good) => (goods[good] ?? 0) !== 0).map((good) => [good, goods[good] ?? 0]);
}

export function amountInWords(good: Good, n: number): string {
  return say("ui-amount", { n, good: say(`good-${good}`, { n }) });
}

export function goodsInWords(goods: Goods): string {
  return listed(goods)
    .map(([good, n]) => amountInWords(good, n))
    .join(", ");
}
