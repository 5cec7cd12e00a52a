/** A dwarf seen from the front: a bearded disc in the seat's colour, on a grid of 24 units. */

import { disc, drawn, EDGE, edged, oval, painted, type Shape } from "./shape";

export function dwarfShapes(colour: string): Shape[] {
  return [
    painted("#1a120c", oval(12.8, 13.4, 10.6, 10.4), 0.28),
    edged(colour, disc(12, 12, 10.4)),
    painted("#fff", "M3 11C3.8 6 7.4 2.8 12 2.6 8 4.4 5.4 7.4 4.8 11.2Z", 0.35),
    edged("#eac096", "M5.8 10.6c0-2 2.8-3 6.2-3s6.2 1 6.2 3l-.4 4.4H6.2Z", 1),
    edged("#f0e3c8", "M4.6 11.8c1.8 1.4 3 2 4.8 1.8 1-.2 1.8-.8 2.6-.8s1.6.6 2.6.8c1.8.2 3-.4 4.8-1.8.4 5.6-2.8 10.2-7.4 10.6-4.6-.4-7.8-5-7.4-10.6Z", 1.1),
    drawn("#b9a684", 0.9, "M9 16.4c.2 2 .8 3.4 1.6 4.4M15 16.4c-.2 2-.8 3.4-1.6 4.4M12 16.8v4.4"),
    painted(EDGE, `${disc(9, 11, 1)}${disc(15, 11, 1)}`),
    edged("#d99c6e", oval(12, 12.8, 1.7, 1.3), 0.9),
    drawn(EDGE, 1.1, "M7.4 9.4l2.6-.4M16.6 9.4 14 9"),
  ];
}

/** A newborn has a bonnet and no beard yet. */
export function newbornShapes(colour: string): Shape[] {
  return [
    painted("#1a120c", oval(12.8, 13.4, 10.6, 10.4), 0.28),
    edged(colour, disc(12, 12, 10.4)),
    painted("#fff", "M3 11C3.8 6 7.4 2.8 12 2.6 8 4.4 5.4 7.4 4.8 11.2Z", 0.35),
    edged("#f2cda6", disc(12, 13.6, 6.8), 1.1),
    painted(EDGE, `${disc(9.4, 13, 1)}${disc(14.6, 13, 1)}`),
    drawn(EDGE, 1.2, "M9.8 16.6c1.4 1.4 3 1.4 4.4 0"),
    drawn("#8a5a33", 1.2, "M11 7.6c0-1.4 2-1.4 2 0"),
  ];
}
