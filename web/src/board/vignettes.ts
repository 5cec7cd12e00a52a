/** A faint landscape at the foot of each action space, by what one goes there for. */

import { box, disc, drawn, painted, type Shape } from "./shape";

export type Theme = "forest" | "mountain" | "farm" | "family" | "expedition" | "trade";

const SPACES: Record<Exclude<Theme, "trade">, string[]> = {
  forest: ["logging", "wood_gathering", "clearing", "forest_exploration", "slash_and_burn", "sustenance"],
  mountain: [
    "drift_mining", "drift_mining_b", "small_scale_drift_mining", "excavation", "ore_mining", "ruby_mining", "strip_mining",
    "ore_mine_construction", "ruby_mine_construction", "ore_delivery", "ruby_delivery", "extension",
  ],
  farm: ["sheep_farming", "donkey_farming", "fence_building"],
  family: ["housework", "growth", "wish_for_children", "urgent_wish_for_children", "family_life"],
  expedition: ["blacksmithing", "exploration", "adventure", "hardware_rental"],
};

export function themeOf(space: string): Theme {
  const found = Object.entries(SPACES).find(([, spaces]) => spaces.includes(space));
  return (found?.[0] as Theme | undefined) ?? "trade";
}

/** A fir of some height, its foot at (x, y). */
const fir = (x: number, y: number, h: number): string =>
  `M${x} ${y - h}l${h * 0.22} ${h * 0.38}h${-h * 0.1}l${h * 0.2} ${h * 0.34}h${-h * 0.12}l${h * 0.16} ${h * 0.28}` +
  `h${-h * 0.72}l${h * 0.16} ${-h * 0.28}h${-h * 0.12}l${h * 0.2} ${-h * 0.34}h${-h * 0.1}Z`;

const posts = (from: number, to: number): string => {
  let d = "";
  for (let x = from; x <= to; x += 9) d += box(x, 26, 2.4, 12);
  return d;
};

/** On a ground of 120 by 40 units. What lies on the space is written over the left half, so the motifs stand right. */
export const VIGNETTES: Record<Theme, Shape[]> = {
  forest: [
    painted("#9db36a", "M0 40C34 30 72 34 120 28V40Z", 0.35),
    painted("#7f9a4e", `${fir(70, 38, 17)}${fir(84, 37, 23)}${fir(112, 38, 24)}`, 0.4),
    painted("#5f7d3b", `${fir(98, 40, 27)}${fir(77, 40, 14)}`, 0.36),
  ],
  mountain: [
    painted("#a5abb4", "M34 40 62 22 74 29 96 9 120 27V40Z", 0.42),
    painted("#767f8c", "M96 9 120 27V40H108L103 26 97 22Z", 0.32),
    painted("#767f8c", "M62 22 70 40H58Z", 0.26),
    painted("#eef0f2", "M96 9 103.5 14.6 98 15.6 95 18.6 91 13.6Z", 0.75),
  ],
  farm: [
    painted("#c9bb5c", "M0 40C34 29 78 36 120 27V40Z", 0.36),
    painted("#8f6a35", `${posts(56, 118)}${box(54, 28.5, 66, 1.8)}${box(54, 33, 66, 1.8)}`, 0.4),
  ],
  family: [
    painted("#b98a5e", "M52 40C54 20 74 10 92 12S119 26 120 40Z", 0.34),
    painted("#8a5a33", "M82 40V30a8.5 8.5 0 0 1 17 0V40Z", 0.42),
    painted("#f5bd62", `${disc(70, 31, 3.4)}${disc(110, 31, 3.4)}`, 0.7),
    drawn("#8a5a33", 1.2, "M90.5 22V40", 0.36),
  ],
  expedition: [
    painted("#c79b83", "M0 40C26 32 44 36 66 31S104 24 120 31V40Z", 0.36),
    painted("#b2604f", "M92 31V6L116 11 106 15.5 115 21 92 21.5Z", 0.4),
    drawn("#7c4632", 2, "M92 4V36", 0.5),
    drawn("#7c4632", 1.6, "M4 37C26 30 40 37 60 33S80 31 90 35", 0.28),
  ],
  trade: [
    painted("#b98f58", "M0 40C40 34 80 35 120 33V40Z", 0.34),
    painted("#9a7444", `${box(66, 22, 18, 16, 2)}${box(86, 26, 15, 12, 2)}`, 0.38),
    painted("#a98252", "M103 38C100 28 104 22 110 21 117 22 120 29 118 38Z", 0.44),
    drawn("#6f4e26", 1.2, "M66 27H84M66 33H84M75 22V38M86 32H101M105 23.5 115 23.5", 0.36),
  ],
};
