/** Each seat has a colour, a shape and a letter; none of them is needed to tell seats apart if another is seen. */

import { box, disc, polygon, type Point } from "./shape";

export const SEAT_LETTERS = "ABCDEFG";
export const SEAT_COLOURS = ["#e2604a", "#5b9ee0", "#8fbf4d", "#e8bd3d", "#b884d8", "#4fbfae", "#e98ab0"] as const;

export function seatLetter(seat: number): string {
  return SEAT_LETTERS[seat] ?? "?";
}

export function seatColour(seat: number): string {
  return `var(--seat-${seat}, ${SEAT_COLOURS[seat] ?? "#999"})`;
}

function star(): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const r = i % 2 === 0 ? 11.4 : 6.2;
    const angle = (Math.PI / 5) * i - Math.PI / 2;
    return [12 + r * Math.cos(angle), 12.6 + r * Math.sin(angle)];
  });
}

/** Circle, square, triangle, diamond, hexagon, star, cross on a grid of 24 units. */
export const SEAT_SHAPES: readonly string[] = [
  disc(12, 12, 10),
  box(2.8, 2.8, 18.4, 18.4, 2),
  polygon([[12, 1.2], [23, 20.8], [1, 20.8]]),
  polygon([[12, 0.8], [23.2, 12], [12, 23.2], [0.8, 12]]),
  polygon([[6.6, 2.4], [17.4, 2.4], [23, 12], [17.4, 21.6], [6.6, 21.6], [1, 12]]),
  polygon(star()),
  polygon([[7.6, 1.6], [16.4, 1.6], [16.4, 7.6], [22.4, 7.6], [22.4, 16.4], [16.4, 16.4], [16.4, 22.4], [7.6, 22.4], [7.6, 16.4], [1.6, 16.4], [1.6, 7.6], [7.6, 7.6]]),
];
