/** Forest, meadow, field and pasture: drawings of one space, its upper left corner at 0 0. Light from the upper left. */

import type { Cell } from "../protocol";
import { CELL_HEIGHT as H, CELL_WIDTH as W } from "./geometry";
import { blob, box, chances, disc, drawn, edged, oval, painted, polygon, type Shape } from "./shape";

const SHADOW = "#10150c";
const CONIFERS = [
  ["#3d6b3f", "#264a30"],
  ["#467440", "#2c5233"],
  ["#35603d", "#21432c"],
] as const;
const BROADLEAVES = [
  ["#5d8440", "#41672f"],
  ["#74893c", "#55692a"],
  ["#9a8a36", "#75672a"],
] as const;

function conifer(x: number, y: number, h: number, tone: number): Shape[] {
  const w = h * 0.62;
  const [light, dark] = CONIFERS[tone % CONIFERS.length] ?? CONIFERS[0];
  const side = (s: number): [number, number][] => [
    [x + s * w * 0.28, y - h * 0.62],
    [x + s * w * 0.16, y - h * 0.62],
    [x + s * w * 0.4, y - h * 0.34],
    [x + s * w * 0.24, y - h * 0.34],
    [x + s * w * 0.5, y - h * 0.06],
  ];
  const spine: [number, number][] = [[x + w * 0.06, y - h * 0.06], [x - w * 0.02, y - h * 0.4], [x + w * 0.04, y - h * 0.66]];
  return [
    painted(SHADOW, oval(x + h * 0.14, y, w * 0.52, h * 0.1), 0.4),
    painted("#4a3323", box(x - h * 0.04, y - h * 0.08, h * 0.08, h * 0.1)),
    painted(dark, polygon([[x, y - h], ...side(1), ...side(-1).reverse()])),
    painted(light, polygon([[x, y - h], ...spine.slice().reverse(), ...side(-1).reverse()])),
  ];
}

function broadleaf(x: number, y: number, h: number, tone: number): Shape[] {
  const r = h * 0.36;
  const [light, dark] = BROADLEAVES[tone % BROADLEAVES.length] ?? BROADLEAVES[0];
  const cy = y - h * 0.58;
  return [
    painted(SHADOW, oval(x + h * 0.14, y, r * 1.05, h * 0.1), 0.4),
    painted("#4a3323", box(x - h * 0.05, y - h * 0.3, h * 0.1, h * 0.3)),
    painted(dark, `${disc(x, cy - r * 0.2, r)}${disc(x + r * 0.6, cy + r * 0.3, r * 0.7)}${disc(x - r * 0.6, cy + r * 0.3, r * 0.7)}`),
    painted(light, `${disc(x - r * 0.22, cy - r * 0.36, r * 0.72)}${disc(x - r * 0.7, cy + r * 0.16, r * 0.5)}`),
  ];
}

/** Uncleared wood. A clearing leaves its middle free for what lives there. */
export function forest(cell: Cell, isClearing: boolean): Shape[] {
  const chance = chances(`wood ${cell}`);
  const spots: [number, number][] = [];
  const rows = [26, 46, 68, 92];
  rows.forEach((y, i) => {
    const n = i % 2 === 0 ? 4 : 3;
    for (let k = 0; k < n; k++) {
      const x = ((k + (i % 2 === 0 ? 0.5 : 0.95)) * W) / 4 + (chance() - 0.5) * 12;
      spots.push([x, y + (chance() - 0.5) * 8]);
    }
  });
  const ground = chance() < 0.5 ? "#2d5032" : "#2a4b30";
  const shapes: Shape[] = [
    painted(ground, box(-1, -1, W + 2, H + 2)),
    painted("#365c37", blob([[10, 14], [60, 4], [104, 24], [80, 60], [30, 52]]), 0.6),
  ];
  if (isClearing) {
    shapes.push(painted("#5c7a3d", blob([[14, 34], [56, 20], [100, 34], [104, 70], [70, 90], [20, 84]])));
    shapes.push(painted("#6c8a47", blob([[20, 38], [52, 28], [84, 36], [76, 58], [34, 62]]), 0.8));
  }
  for (const [x, y] of spots) {
    const kind = chance();
    const h = 26 + chance() * 13;
    const tone = Math.floor(chance() * 3);
    if (isClearing && Math.abs(x - W / 2) < 44 && y > 34 && y < 96) continue;
    if (x < 4 || x > W - 4) continue;
    shapes.push(...(kind < 0.7 ? conifer(x, y, h, tone) : broadleaf(x, y, h, tone)));
  }
  return shapes;
}

/** The stream that crosses a space. */
export function spring(): Shape[] {
  return [
    painted("#27506a", blob([[8, 62], [40, 46], [78, 50], [106, 66], [84, 92], [36, 94]])),
    painted("#4d8ba6", blob([[14, 62], [42, 50], [76, 54], [98, 66], [80, 86], [38, 88]])),
    drawn("#a9d5de", 1.6, "M28 66c8-4 16-4 24 0M58 76c8-4 14-4 22 0M44 60c6-3 12-3 18 0", 0.9),
    painted("#8b8f86", `${oval(16, 82, 7, 5)}${oval(96, 56, 6, 4)}`),
    painted("#b2b5aa", `${oval(14, 80, 4, 2.6)}${oval(94, 54.6, 3.4, 2)}`),
  ];
}

/** The trodden ground in front of the cave. */
export function path(): Shape[] {
  return [
    painted("#8d7a4e", blob([[60, 52], [122, 50], [122, 92], [70, 96], [30, 92], [34, 66]])),
    painted("#a8935f", blob([[66, 58], [122, 56], [122, 82], [72, 86], [46, 82]])),
    painted("#6d5e3c", `${oval(58, 84, 3, 2)}${oval(84, 64, 3.4, 2)}${oval(98, 80, 2.6, 1.6)}`),
  ];
}

function tile(base: string, light: string, width: number, height: number): Shape[] {
  return [
    painted(SHADOW, box(4, 5, width - 4, height - 4, 9), 0.42),
    painted(base, box(2, 2, width - 4, height - 4, 9)),
    painted(light, `M11 2H${width - 12}L${width * 0.55} ${height * 0.34}C${width * 0.34} ${height * 0.44} ${width * 0.2} ${height * 0.62} 2 ${height * 0.8}V11a9 9 0 0 1 9-9Z`, 0.55),
  ];
}

export function meadow(name: string, width = W, height = H): Shape[] {
  const chance = chances(`meadow ${name}`);
  let tufts = "";
  let flowers = "";
  const n = Math.round((width * height) / 900);
  for (let i = 0; i < n; i++) {
    const x = 12 + chance() * (width - 24);
    const y = 14 + chance() * (height - 24);
    if (i % 4 === 3) flowers += disc(x, y, 1.5);
    else tufts += `M${x.toFixed(1)} ${y.toFixed(1)}l1.6-5 1.4 5 2.2-4`;
  }
  return [
    ...tile("#b3a548", "#cdbf62", width, height),
    drawn("#83792c", 1.2, tufts),
    painted("#f7edc4", flowers),
    drawn("#7d7330", 1.4, box(2, 2, width - 4, height - 4, 9), 0.8),
  ];
}

export function field(name: string): Shape[] {
  const chance = chances(`field ${name}`);
  let furrows = "";
  let ridges = "";
  for (let y = 16; y < H - 6; y += 14) {
    const bend = (chance() - 0.5) * 5;
    furrows += `M8 ${y}Q${W * 0.3} ${y + 4 + bend} ${W / 2} ${y}T${W - 8} ${y}`;
    ridges += `M8 ${y - 5}Q${W * 0.3} ${y - 1 + bend} ${W / 2} ${y - 5}T${W - 8} ${y - 5}`;
  }
  return [
    ...tile("#84552f", "#98683c", W, H),
    drawn("#5d3818", 3.4, furrows),
    drawn("#a97845", 1.8, ridges, 0.8),
    drawn("#51311a", 1.4, box(2, 2, W - 4, H - 4, 9), 0.8),
  ];
}

const POST = "#8d5c30";
const RAIL = "#b8834a";

/** A fence round a pasture of any size, behind first so that animals stand inside. */
export function fenceBehind(width: number, height: number): Shape[] {
  return [...sides(width, height), ...rails(8, width, 13)];
}

export function fenceBefore(width: number, height: number): Shape[] {
  return rails(8, width, height - 10);
}

function rails(left: number, width: number, y: number): Shape[] {
  let posts = "";
  const n = Math.round((width - 16) / 24);
  for (let i = 0; i <= n; i++) {
    const x = left + (i * (width - 16)) / n;
    posts += `M${x - 2.2} ${y + 5}V${y - 7}l2.2-2.6 2.2 2.6V${y + 5}Z`;
  }
  return [
    painted(SHADOW, box(left + 2, y + 3.4, width - 14, 2.6), 0.3),
    edged(RAIL, `${box(left, y - 5, width - 16, 2.8)}${box(left, y + 0.4, width - 16, 2.8)}`, 0.9, "#4c2f17"),
    edged(POST, posts, 0.9, "#4c2f17"),
  ];
}

function sides(width: number, height: number): Shape[] {
  let posts = "";
  const n = Math.round((height - 26) / 24);
  for (let i = 1; i < n; i++) {
    const y = 13 + (i * (height - 23)) / n;
    for (const x of [8, width - 8]) posts += `M${x - 2} ${y + 4}V${y - 6}l2-2.4 2 2.4V${y + 4}Z`;
  }
  return [
    edged(RAIL, `${box(7, 10, 2.2, height - 22)}${box(width - 9, 10, 2.2, height - 22)}`, 0.8, "#4c2f17"),
    edged(POST, posts, 0.9, "#4c2f17"),
  ];
}
