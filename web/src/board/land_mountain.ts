/** Rock and what is dug into it: drawings of one space, its upper left corner at 0 0. Light from the upper left, lamps inside. */

import type { Cell } from "../protocol";
import { CELL_HEIGHT as H, CELL_WIDTH as W, columnOf, rowOf } from "./geometry";
import { blob, box, chances, disc, drawn, edged, oval, painted, polygon, type Point, type Shape } from "./shape";

const ROCK = ["#87909c", "#78828f", "#6b7582", "#5f6874", "#535c67", "#485059"] as const;
const DARK = "#1b1715";
const TIMBER = "#8a5f38";
const TIMBER_EDGE = "#3c2817";

/** Corners that neighbouring spaces share, so that the facets run through. */
function corner(column: number, row: number, x: number, y: number): Point {
  const chance = chances(`rock ${column} ${row}`);
  const [right, down] = [(chance() - 0.5) * 16, (chance() - 0.5) * 14];
  const isAtSide = column % 2 === 0 && (column <= 8 || column >= 14);
  const isAtEnd = row % 2 === 0 && (row <= 2 || row >= 10);
  return [x + (isAtSide ? 0 : right), y + (isAtEnd ? 0 : down)];
}

export function rock(cell: Cell): Shape[] {
  const [c, r] = [columnOf(cell) * 2, rowOf(cell) * 2];
  const chance = chances(`facets ${cell}`);
  const around: Point[] = [
    corner(c, r, 0, 0), corner(c + 1, r, W / 2, 0), corner(c + 2, r, W, 0), corner(c + 2, r + 1, W, H / 2),
    corner(c + 2, r + 2, W, H), corner(c + 1, r + 2, W / 2, H), corner(c, r + 2, 0, H), corner(c, r + 1, 0, H / 2),
  ];
  const peak: Point = [W * (0.36 + chance() * 0.28), H * (0.34 + chance() * 0.3)];
  const shapes: Shape[] = [painted(ROCK[3], box(-2, -2, W + 4, H + 4))];
  around.forEach((from, i) => {
    const to = around[(i + 1) % around.length] ?? from;
    const towards = Math.atan2((from[1] + to[1]) / 2 - peak[1], (from[0] + to[0]) / 2 - peak[0]);
    const shade = (1 - Math.cos(towards + Math.PI * 0.75)) / 2; // 0 faces the light
    const tone = ROCK[Math.min(5, Math.floor(shade * 5 + chance() * 1.2))] ?? ROCK[3];
    shapes.push({ d: polygon([from, to, peak]), fill: tone, stroke: tone, width: 0.8 });
  });
  const [x, y] = peak;
  shapes.push(drawn("#3d444d", 1.2, `M${x + 10} ${y + 8}l8 9-3 9 9 8M${x - 22} ${y - 10}l-8 3-4 9`, 0.6));
  shapes.push(drawn("#b3bbc4", 1.2, `M${x - 2} ${y - 3}l-14-9M${x + 2} ${y - 4}l12-8`, 0.6));
  return shapes;
}

/** The pool under the mountain. */
export function pool(): Shape[] {
  return [
    painted("#2b3b45", blob([[10, 60], [40, 46], [80, 48], [104, 64], [86, 90], [34, 92]])),
    painted("#2f6b80", blob([[16, 62], [42, 52], [78, 54], [98, 66], [82, 84], [38, 86]])),
    painted("#58a3b3", blob([[24, 62], [44, 56], [68, 58], [56, 68], [34, 70]]), 0.8),
    drawn("#c4e6e8", 1.5, "M34 66c7-3 13-3 20 0M60 76c7-3 12-3 18 0", 0.9),
  ];
}

function hollow(name: string, inset: number): Point[] {
  const chance = chances(`hollow ${name}`);
  const jitter = (): number => (chance() - 0.5) * 6;
  const points: Point[] = [];
  const [l, t, r, b] = [inset, inset, W - inset, H - inset];
  const m = (a: number, z: number, k: number): number => a + (z - a) * k;
  for (const k of [0.06, 0.35, 0.65, 0.94]) points.push([m(l, r, k) + jitter(), t + Math.abs(jitter())]);
  for (const k of [0.3, 0.7]) points.push([r - Math.abs(jitter()) / 2, m(t, b, k) + jitter()]);
  for (const k of [0.98, 0.66, 0.34, 0.02]) points.push([m(l, r, k), b + jitter() / 3]);
  for (const k of [0.7, 0.3]) points.push([l + Math.abs(jitter()) / 2, m(t, b, k) + jitter()]);
  return points;
}

function lantern(x: number, y: number): Shape[] {
  return [
    painted("#f5bd62", disc(x, y + 8, 46), 0.12),
    painted("#f5bd62", disc(x, y + 8, 30), 0.16),
    painted("#ffd88c", disc(x, y + 8, 16), 0.28),
    drawn("#2b2019", 1.5, `M${x} ${y - 10}V${y + 1}`),
    edged("#ffdf9a", `M${x - 4} ${y + 3}h8l1.4 9h-10.8Z`, 1.2),
    edged("#4a3a2c", `M${x - 5} ${y + 3}l2-3.4h6l2 3.4ZM${x - 6} ${y + 12}h12v2.4h-12Z`, 1),
  ];
}

/** A chamber cut open: back wall, floor, lamp. A furnished one has boards on the floor. */
function chamber(name: string, wall: string, floor: string): Shape[] {
  const outer = hollow(name, 3);
  const inner = hollow(name, 7);
  return [
    painted("#8e97a3", blob(outer.map(([x, y]): Point => [x - 1.5, y - 1.5])), 0.55),
    painted(DARK, blob(outer)),
    painted(wall, blob(inner)),
    painted(floor, `M8 74Q${W / 2} 66 ${W - 8} 74L${W - 8} 86Q${W - 9} 92 ${W - 16} 92.5H16Q9 92 8 86Z`),
  ];
}

export function cavern(name: string): Shape[] {
  return [
    ...chamber(name, "#6d553f", "#9a7a54"),
    drawn("#54402f", 1.5, "M18 30c10-4 16 2 24-2M64 24c8 4 18-2 28 4M16 52c8-3 12 2 20-1M76 54c8-3 12 2 20-1", 0.8),
    painted("#7c6042", `${oval(24, 84, 6, 3)}${oval(84, 86, 8, 3)}${oval(62, 79, 4, 1.8)}`),
    painted("#b8966a", `${oval(23, 83, 4, 1.6)}${oval(82, 84.6, 5, 1.6)}`),
    ...lantern(W / 2, 20),
  ];
}

export function room(name: string): Shape[] {
  return [
    ...chamber(name, "#80613f", "#a97b46"),
    drawn("#6d4f31", 1.3, "M16 44h14M34 44h18M58 44h16M80 44h16M24 55h18M48 55h16M70 55h18M16 66h12M34 66h16M60 66h18M84 66h12", 0.55),
    drawn("#7c562d", 1.5, "M9 80Q56 73 103 80M10 87Q56 81 102 87M36 74l-6 18M62 72l2 20M86 74l6 18", 0.8),
    painted("#f5bd62", blob([[20, 40], [56, 30], [92, 40], [86, 72], [26, 72]]), 0.14),
  ];
}

function gallery(back: string): Shape[] {
  return [
    painted(DARK, "M22 94V44C22 22 36 12 56 12S90 22 90 44V94Z"),
    painted(back, "M29 92V46C29 28 40 20 56 20S83 28 83 46V92Z"),
    painted("#000", "M38 84V50C38 38 45 32 56 32S74 38 74 50V84Z", 0.35),
    painted("#000", "M46 76V56C46 49 50 45 56 45S66 49 66 56V76Z", 0.45),
  ];
}

function timbers(): Shape[] {
  return [
    edged(TIMBER, "M24 94V28h7V94ZM81 94V28h7V94Z", 1.4, TIMBER_EDGE),
    edged("#a3743f", "M18 20h76l2 10H16Z", 1.4, TIMBER_EDGE),
    drawn("#6b4728", 1.1, "M27 36v50M84.5 36v50M28 25h30M66 25h18"),
    edged(TIMBER, "M31 30l10 0-10 12ZM81 30l-10 0 10 12Z", 1.2, TIMBER_EDGE),
  ];
}

function lampOn(x: number, y: number): Shape[] {
  return [painted("#f5bd62", disc(x, y, 22), 0.2), painted("#ffd88c", disc(x, y, 10), 0.35), edged("#ffdf9a", disc(x, y, 3.6), 1.2)];
}

function track(): Shape[] {
  return [
    painted("#6f5a45", "M29 92 47 72H65L83 92Z"),
    drawn("#4a3322", 3, "M36 88h40M42 81h28M47 75h18"),
    drawn("#a9b1b8", 1.8, "M40 92 51 72M72 92 61 72"),
  ];
}

export function tunnel(): Shape[] {
  return [...gallery("#4d4038"), ...track(), ...timbers(), ...lampOn(84.5, 46)];
}

export function deepTunnel(): Shape[] {
  const steps: Shape[] = [];
  ["#8d96a1", "#717a86", "#565e69", "#3e454f", "#2a2f37"].forEach((tone, i) => {
    const inset = 29 + i * 4.2;
    const y = 86 - i * 9;
    steps.push(painted("#14110f", box(inset, y - 3, W - 2 * inset, 9)), painted(tone, box(inset, y, W - 2 * inset, 6)));
  });
  return [...gallery("#2c2724"), ...steps, ...timbers(), drawn("#7c8794", 2.4, "M31 84 50 44M81 84 62 44", 0.8), ...lampOn(27.5, 44)];
}

export function oreMine(): Shape[] {
  return [
    ...gallery("#3f3630"),
    ...track(),
    ...timbers(),
    edged("#3a3f4b", "M2 88l6-14 12 4 4 14H4ZM90 92l2-12 12-4 6 14Z", 1.2),
    painted("#d79a55", "M8 82l3-2 2 3-3 2ZM98 84l3-2 2 3-3 2ZM12 18l4-2 2 4-4 2ZM98 14l4-1 1 4-4 1ZM6 44l3-1 2 3-3 2ZM102 52l3-1 1 4-3 1Z"),
    painted("#7d8798", "M8 75l10 3-7 3ZM93 80l10-3-2 6Z"),
    edged("#59626d", "M39 68h34l-4 16H43Z", 1.3),
    painted("#7d8794", "M42 70.5h28l-.6 2.6H42.6Z"),
    edged("#2f343d", "M42 68c1-6 6-8 9-5 2-4 8-4 10 0 4-2 8 1 9 5Z", 1.1),
    painted("#d79a55", `${disc(50, 65, 1.4)}${disc(60, 64.5, 1.6)}${disc(65, 66, 1.1)}`),
    edged("#2b2f36", `${disc(48, 86, 4)}${disc(64, 86, 4)}`, 1.2),
    ...lampOn(84.5, 42),
  ];
}

function crystal(x: number, y: number, h: number, lean: number): Shape[] {
  const w = h * 0.36;
  return [
    edged("#c4243a", polygon([[x - w / 2, y], [x - w / 2 + lean, y - h * 0.7], [x + lean * 1.3, y - h], [x + w / 2 + lean, y - h * 0.7], [x + w / 2, y]]), 1.2),
    painted("#f07a88", polygon([[x - w / 2 + 0.8, y - 1], [x - w / 2 + lean + 0.8, y - h * 0.68], [x + lean * 1.3, y - h + 1.5], [x, y - 1]])),
  ];
}

export function rubyMine(): Shape[] {
  return [
    ...gallery("#4a2a2c"),
    painted("#e0475a", disc(56, 66, 26), 0.2),
    painted("#e0475a", disc(56, 70, 16), 0.25),
    ...track(),
    ...timbers(),
    ...crystal(48, 80, 24, -3),
    ...crystal(64, 80, 20, 4),
    ...crystal(56, 84, 34, 0),
    ...crystal(12, 94, 28, -2),
    ...crystal(22, 96, 16, 3),
    ...crystal(101, 94, 26, 2),
    ...crystal(92, 96, 14, -2),
    painted("#f07a88", "M10 20l4-3 2 4-4 3ZM98 22l4-2 1 4-4 2ZM6 52l3-2 2 3-3 2Z"),
  ];
}
