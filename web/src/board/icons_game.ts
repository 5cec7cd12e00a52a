/** Things of the game that are no goods: markers, people, actions, landscape tiles, on a grid of 24 units. */

import { box, disc, drawn, edged, EDGE, oval, painted, type Shape } from "./shape";

const WOOD = "#8a5a33";
const WOOD_LIGHT = "#b07f46";
const STEEL = "#c9d0d4";
const STEEL_DARK = "#8f9aa1";

const weapon: Shape[] = [
  edged(WOOD, "M9.8 22.6 12 22.8 14.8 2.6 12.6 2.2Z"),
  edged(STEEL, "M13.6 4.2C17 2.6 20.2 2.6 22.4 4.6 22.8 8.4 21.2 12 18.6 14 17.2 11.4 15.2 10.2 12.8 10Z"),
  painted("#eef2f3", "M22 5c.2 3-1 6-2.8 8 1-3 1.4-6 1-9Z"),
  edged(STEEL_DARK, "M12.6 4.2 8.2 5.2 9 9.6 12 9.8Z"),
];

const anvil: Shape[] = [
  edged("#59616b", "M2 7.6h18.6c.2 3-2.2 5-5.6 5.2l-.6 2.6h2.8l1.4 4.4H6.4l1.4-4.4h2.6l-.6-2.6C6 12.8 2.8 11 2 7.6Z"),
  painted("#8a949e", "M3.6 8.6h15.8l-.4 1.2H4.2Z"),
  edged(WOOD, "M12 5.4 18.6 1.4l1 1.6L13 6.8Z", 1),
  edged(STEEL_DARK, "M10.6 3.6 14 5.8 12 8.4 8.8 6.2Z", 1),
];

const pick: Shape[] = [
  edged(WOOD, "M4 21.6 6 22.6 15.6 6.4 13.6 5.2Z"),
  edged(STEEL, "M5.6 4.6c5-2.4 11.8-.4 15.8 6.8-4.4-3.4-9.4-4.8-14-4.4Z"),
];

const dwarf: Shape[] = [
  edged("#a8442f", "M4.6 10.4C5 5.4 8 2 12.4 1.4 17 2 19.4 5.6 19.6 10.4Z"),
  edged("#e8bb8e", "M6.2 9.8h11.6v4.6H6.2Z"),
  edged("#d9c9ae", "M5 11.4c1.6 1 2.6 2.2 4.4 2.2 1 0 1.8-.6 2.6-.6s1.6.6 2.6.6c1.8 0 2.8-1.2 4.4-2.2.6 5.6-2.6 11-7 11.2-4.4-.2-7.6-5.6-7-11.2Z"),
  painted(EDGE, `${disc(9.4, 11.4, 0.8)}${disc(14.6, 11.4, 0.8)}`),
  edged("#d89a6c", oval(12, 12.6, 1.4, 1.2), 0.9),
];

const begging: Shape[] = [
  edged("#b3402f", disc(12, 12, 10.2)),
  drawn("#f6dcc8", 1, disc(12, 12, 8)),
  edged("#f0c9a0", "M5 13.2c1.4-1 2.8-.6 4 .4h4.6c1.2 0 1.2 1.8 0 1.8h-2.4l3.4.2 3.6-2.4c1-.4 1.8.6 1.2 1.4-1.8 2.2-3.4 3.6-5.4 3.6H5.6Z", 1),
  drawn("#fff3e2", 1.6, "M9 8.2h6"),
];

const stable: Shape[] = [
  edged("#c9764a", "M3.6 10h16.8v11.6H3.6Z"),
  edged("#7c3b28", "M1.4 11.2 12 2.4 22.6 11.2 20.6 13 12 6 3.4 13Z"),
  edged("#5c3a26", "M8.6 21.6v-7.8h6.8v7.8Z"),
  drawn("#e2b078", 1.2, "M8.8 14 15.2 21.4M15.2 14 8.8 21.4"),
  painted("#f6d38a", box(10.6, 9, 2.8, 2.8)),
];

const leaf: Shape[] = [
  edged("#5d9440", "M3.2 20.4C1.6 11.6 8 3.2 21 2.8 21.6 14.6 14.2 21 6 18.6Z"),
  painted("#86b95c", "M5 17C5 10.6 10.4 6 18.8 4.6 12.4 7.4 8 11.6 5 17Z"),
  drawn("#2f5322", 1.2, "M2.6 22C6 16.6 10.2 12 16 8"),
];

const question: Shape[] = [
  edged("#b3332b", disc(12, 12, 10.2)),
  drawn("#fff3e2", 2.6, "M8.6 9.2c0-4.4 7-4.4 7 0 0 2.6-3.4 2.8-3.4 5.4"),
  painted("#fff3e2", disc(12.2, 18, 1.6)),
];

const point: Shape[] = [
  edged("#e9b93a", "M12 1.8 15 8.6 22.2 9.2 16.8 14 18.4 21.2 12 17.4 5.6 21.2 7.2 14 1.8 9.2 9 8.6Z"),
  painted("#fbe28b", "M12 4.6 14 9.8 12 12.4 4.6 10 9.6 9.6Z"),
];

const fence: Shape[] = [
  edged(WOOD_LIGHT, "M1.4 9.4h21.2v2.6H1.4ZM1.4 15h21.2v2.6H1.4Z", 1.1),
  edged(WOOD, "M3.4 21.4V6.4L5.2 4l1.8 2.4v15ZM17 21.4V6.4L18.8 4l1.8 2.4v15Z", 1.1),
  edged(WOOD, "M10.2 21.4V6.4L12 4l1.8 2.4v15Z", 1.1),
];

const sow: Shape[] = [
  edged("#8a5a35", "M1.4 21.8c1.2-4 3.2-5.6 5.3-5.6s3.6 1.6 5.3 1.6 3.2-1.6 5.3-1.6 4.1 1.6 5.3 5.6Z"),
  edged("#7fae45", "M12 11.6C7.6 12 4.8 9.6 4.6 5.2 9 5 11.8 7.4 12 11.6Z", 1.1),
  edged("#5d9440", "M12 9.6c.2-4.4 2.8-7 7.4-7.2.2 4.6-2.8 7.4-7.4 7.2Z", 1.1),
  drawn(EDGE, 1.6, "M12 17V9.4"),
];

const expedition: Shape[] = [
  edged(WOOD, "M4.4 22.4 6.4 23 14.6 4.8 12.6 4Z", 1.1),
  edged(STEEL, "M13.4 5.2C16.4 3 19.8 2.4 22.4 4 23 7.6 22 11 19.8 13.4 18 11.2 15.6 10.4 13 10.6Z", 1.1),
  edged("#b3402f", "M8.6 3 3 4.4 5 6.6 2 9.4l5.4.4 4-5.2Z", 1.1),
];

const furnish: Shape[] = [
  edged("#7c5534", "M2.6 21.6V11.4C2.6 6 6.6 2.4 12 2.4s9.4 3.6 9.4 9v10.2Z"),
  painted("#3a2c22", "M5 21V11.6C5 7.4 8 4.8 12 4.8s7 2.6 7 6.8V21Z"),
  painted("#f5bd62", "M10.4 6.8h3.2l.8 3.4H9.6Z"),
  painted("#f5bd62", "M9.6 10.2h4.8l3 6H6.6Z", 0.35),
  edged(WOOD_LIGHT, "M6.8 15.2h10.4v2h-1.2v3.6h-1.8v-3.6H9.8v3.6H8v-3.6H6.8Z", 1),
];

const dwelling: Shape[] = [
  edged("#c9692f", "M2.6 21.6V11.4C2.6 6 6.6 2.4 12 2.4s9.4 3.6 9.4 9v10.2Z"),
  edged("#6b4126", "M7 21.6v-8.4C7 9.8 9 8 12 8s5 1.8 5 5.2v8.4Z"),
  drawn("#a1683b", 1.1, "M10.2 9.4v12M13.8 9.4v12"),
  painted("#f5bd62", disc(15.4, 15.6, 1)),
];

const family: Shape[] = [
  edged("#a8442f", "M1.4 10.6C1.8 6 4.4 3.4 7.6 3c3.4.4 5.8 3 6 7.6Z"),
  edged("#d9c9ae", "M2 10.6h11.2c.8 5.4-1.6 10.4-5.6 10.6C3.6 21 1.2 16 2 10.6Z"),
  painted(EDGE, `${disc(5.6, 12.2, 0.8)}${disc(9.8, 12.2, 0.8)}`),
  edged("#4f7a96", "M13.6 16.2c.2-3 2-4.8 4.4-5 2.4.2 4.2 2 4.4 5Z"),
  edged("#e8bb8e", "M14 16.2h8c.4 3.2-1.2 5.8-4 6-2.8-.2-4.4-2.8-4-6Z"),
  painted(EDGE, `${disc(16.4, 17.8, 0.7)}${disc(19.6, 17.8, 0.7)}`),
];

const imitate: Shape[] = [
  edged("#8a7357", "M8.4 2.8h10.8c.8 6.8-.6 11.6-5.4 13.8-4.8-2.2-6.2-7-5.4-13.8Z", 1.2),
  edged("#e6cd9a", "M3.6 6.8h11.2c.8 7.2-.6 12-5.6 14.4-5-2.4-6.4-7.2-5.6-14.4Z", 1.2),
  painted(EDGE, `${oval(6.8, 11.4, 1.2, 0.9)}${oval(11.6, 11.4, 1.2, 0.9)}`),
  drawn(EDGE, 1.2, "M6.6 15.6c1.6 1.6 3.6 1.6 5.2 0"),
];

const market: Shape[] = [
  edged("#f0e2c0", "M3.8 10.4h16.4v11H3.8Z", 1.2),
  edged("#b3402f", "M2.4 9.6 4.6 3h14.8l2.2 6.6c0 3-3.6 3-4.8.6-1.2 2.4-3.6 2.4-4.8 0-1.2 2.4-3.6 2.4-4.8 0-1.2 2.4-4.8 2.4-4.8-.6Z", 1.2),
  painted("#f6e7cd", "M8 3.6h3.2l-.6 6.4c-.6 1.2-2 1.4-3.2.6ZM15 3.6l1.4 6.6"),
  edged(WOOD_LIGHT, "M5.4 15h13.2v2.6H5.4Z", 1),
];

const start: Shape[] = [
  edged(WOOD, "M4 2.4h2.2v20H4Z", 1.1),
  edged("#d9822b", "M6.2 3.4h15L17.6 8l3.6 4.8h-15Z", 1.2),
  painted("#f2b56a", "M7 4.4h12.2l-1.6 2H7Z"),
];

const refill: Shape[] = [
  drawn("currentColor", 2.6, "M12 3v11M6.8 9.6 12 15l5.2-5.4M4 20.4h16"),
];

const marker: Shape[] = [
  edged("#8a7357", disc(12, 12, 10.2)),
  drawn("#cbb68d", 1.2, disc(12, 12, 7.6)),
  drawn("#cbb68d", 1.2, "M8 15.6 12 7.4l4 8.2M9.6 13h4.8"),
];

const roundIcon: Shape[] = [
  drawn("currentColor", 2, disc(12, 12, 9.4)),
  drawn("currentColor", 2, "M12 6.4V12l4 2.6"),
];

// Landscape tiles as small pictures.

interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

function picture(kind: string, { x, y, w, h }: Frame): Shape[] {
  const tuft = (u: number, v: number): string => `M${x + u * w - 1} ${y + v * h}l1-2.2 1 2.2`;
  const step = (v: number, inset: number): string => `M${x + inset * w} ${y + v * h}h${(1 - 2 * inset) * w}`;
  const arch = (inset: number): string => {
    const r = ((1 - 2 * inset) * w) / 2;
    return `M${x + inset * w} ${y + h - 0.7}V${y + h * 0.18 + r}a${r} ${r} 0 0 1 ${2 * r} 0V${y + h - 0.7}Z`;
  };
  if (kind === "meadow") {
    return [
      edged("#a8b04c", box(x, y, w, h), 1.2),
      drawn("#5f6d22", 1, tuft(0.28, 0.5) + tuft(0.7, 0.38) + tuft(0.66, 0.82)),
    ];
  }
  if (kind === "field") {
    return [
      edged("#9a673d", box(x, y, w, h), 1.2),
      drawn("#5c381d", 1.3, step(0.25, 0.12) + step(0.5, 0.12) + step(0.75, 0.12)),
    ];
  }
  const rock = edged("#7a8491", box(x, y, w, h), 1.2);
  if (kind === "cavern") return [rock, painted("#f0c47a", arch(0.12))];
  if (kind === "tunnel") return [rock, painted("#2f2925", arch(0.2))];
  if (kind === "deep_tunnel") {
    return [rock, painted("#15110f", arch(0.2)), drawn("#aab2bc", 1, step(0.9, 0.26) + step(0.74, 0.32) + step(0.58, 0.38))];
  }
  const middle = x + w / 2;
  const heap = `M${middle - 0.24 * w} ${y + 0.92 * h}l${0.24 * w} ${-0.4 * h} ${0.24 * w} ${0.4 * h}Z`;
  return [rock, painted("#241f1c", arch(0.14)), painted(kind === "ruby_mine" ? "#f0566b" : "#e0a55e", heap)];
}

function single(kind: string): Shape[] {
  return picture(kind, { x: 3, y: 3, w: 18, h: 18 });
}

function twin(first: string, second: string): Shape[] {
  return [...picture(first, { x: 1, y: 5.6, w: 11, h: 13 }), ...picture(second, { x: 12, y: 5.6, w: 11, h: 13 })];
}
export const GAME: Record<string, Shape[]> = {
  weapon, anvil, pick, dwarf, begging, stable, leaf, question, point, fence, sow, expedition, furnish, dwelling,
  family, imitate, market, start, refill, marker,
  forge: anvil,
  round: roundIcon,
  "tile-meadow-field": twin("meadow", "field"),
  "tile-cavern-tunnel": twin("cavern", "tunnel"),
  "tile-cavern-cavern": twin("cavern", "cavern"),
  "tile-ore-mine": twin("ore_mine", "deep_tunnel"),
  meadow: single("meadow"),
  field: single("field"),
  cavern: single("cavern"),
  tunnel: single("tunnel"),
  deep_tunnel: single("deep_tunnel"),
  ore_mine: single("ore_mine"),
  ruby_mine: single("ruby_mine"),
  small_pasture: fence,
  large_pasture: fence,
};
