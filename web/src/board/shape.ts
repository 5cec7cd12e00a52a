/** Drawings as plain data: a list of painted outlines, so that icons, tiles and ghosts share one way of drawing. */

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export function painted(fill: string, d: string, opacity?: number): Shape {
  return opacity === undefined ? { d, fill } : { d, fill, opacity };
}

/** A painted outline with the dark edge all goods and animals have. */
export function edged(fill: string, d: string, width = 1.3, stroke: string = EDGE): Shape {
  return { d, fill, stroke, width };
}

export function drawn(stroke: string, width: number, d: string, opacity?: number): Shape {
  return opacity === undefined ? { d, stroke, width } : { d, stroke, width, opacity };
}

export const EDGE = "#2b2019";

export function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0Z`;
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`;
  const a = `a${r} ${r} 0 0 1`;
  return (
    `M${round(x + r)} ${round(y)}h${round(w - 2 * r)}${a} ${r} ${r}v${round(h - 2 * r)}${a} ${-r} ${r}` +
    `h${round(2 * r - w)}${a} ${-r} ${-r}v${round(2 * r - h)}${a} ${r} ${-r}Z`
  );
}

export type Point = readonly [number, number];

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** A closed soft outline through the points. */
export function blob(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n] ?? [0, 0];
  const middle = (i: number): string => {
    const [x, y] = at(i);
    const [u, v] = at(i + 1);
    return `${round((x + u) / 2)} ${round((y + v) / 2)}`;
  };
  let d = `M${middle(-1)}`;
  for (let i = 0; i < n; i++) d += `Q${round(at(i)[0])} ${round(at(i)[1])} ${middle(i)}`;
  return `${d}Z`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The same numbers between 0 and 1 for the same name: trees stay where they stand. */
export function chances(name: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
