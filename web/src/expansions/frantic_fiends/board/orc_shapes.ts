/** Orcs seen from the front on a grid of 24 units: nasty ones on a shield with tusks bared, friends on a round plate. */

import { disc, drawn, EDGE, edged, oval, painted, type Shape } from "../../../board/shape";

const SKIN = "#7fae52";
const DARK = "#527a35";
const TUSK = "#fff6df";
const SHIELD = "M12 .8 22.4 4v9.2c0 5-4.2 8.6-10.4 10.2C5.8 21.8 1.6 18.2 1.6 13.2V4Z";
const FACE = "M5.4 9.6C5.8 6.2 8.4 4.6 12 4.6s6.2 1.6 6.6 5c.4 4.8-2.2 10.2-6.6 10.4-4.4-.2-7-5.6-6.6-10.4Z";
const EARS = "M5.4 9.8 1.4 6.6c-.2 3.6 1.4 6 4.2 6.8ZM18.6 9.8l4-3.2c.2 3.6-1.4 6-4.2 6.8Z";

export function nastyOrc(colour: string): Shape[] {
  return [
    painted("#140e0a", oval(12.8, 14, 11, 10.6), 0.3),
    edged(colour, SHIELD),
    edged(DARK, EARS, 1),
    edged(SKIN, FACE, 1.1),
    painted("#a5cc74", "M7 8.6C8 6.6 9.8 5.8 12 5.8c-2 .8-3.4 2-4.4 4Z"),
    painted("#ffe25a", `${disc(9.2, 11.2, 1.5)}${disc(14.8, 11.2, 1.5)}`),
    painted(EDGE, `${disc(9.5, 11.4, 0.7)}${disc(14.5, 11.4, 0.7)}`),
    drawn(EDGE, 1.5, "M6.8 8.8l4 1.8M17.2 8.8l-4 1.8"),
    painted(DARK, "M10.6 13.2h2.8l.6 1.4h-4Z"),
    edged("#3b2a1c", "M8 16.4c2.6-1 5.4-1 8 0-.8 1.8-2.2 2.4-4 2.4s-3.2-.6-4-2.4Z", 0.9),
    edged(TUSK, "M8 17 7 12.8l3 3.4ZM16 17l1-4.2-3 3.4Z", 0.9),
  ];
}

export function friendlyOrc(colour: string): Shape[] {
  return [
    painted("#140e0a", oval(12.8, 13.4, 10.6, 10.4), 0.28),
    edged(colour, disc(12, 12, 10.6)),
    edged(DARK, EARS, 1),
    edged("#93c268", FACE, 1.1),
    edged("#f2e8d2", "M5.6 8.4C6.6 5.6 9 4.4 12 4.4s5.4 1.2 6.4 4c-4-1.2-8.8-1.2-12.8 0Z", 0.9),
    painted(EDGE, `${disc(9.2, 11.4, 1)}${disc(14.8, 11.4, 1)}`),
    painted(DARK, "M10.6 13.2h2.8l.6 1.2h-4Z"),
    drawn(EDGE, 1.2, "M7.8 15.6c2 2.8 6.4 2.8 8.4 0"),
    edged(TUSK, "M8.8 16.8 8.4 14l1.8 2.4ZM15.2 16.8l.4-2.8-1.8 2.4Z", 0.7),
  ];
}

/** Rope and stakes over whoever is held in a trap. */
export const ROPES: Shape[] = [
  drawn("#2b2019", 2.6, "M1.5 8C8 12 16 12 22.5 8M1.5 18C8 13.6 16 13.6 22.5 18"),
  drawn("#e3c386", 1.4, "M1.5 8C8 12 16 12 22.5 8M1.5 18C8 13.6 16 13.6 22.5 18"),
];

/** The bars before a captive. */
export const BARS: Shape[] = [
  drawn("#17120f", 3, "M2 1v22M8.7 1v22M15.3 1v22M22 1v22"),
  drawn("#aab2b8", 1.5, "M2 1v22M8.7 1v22M15.3 1v22M22 1v22"),
  drawn("#17120f", 2.2, "M.6 5h22.8M.6 19h22.8"),
];

export const SMALL_ORC: Shape[] = nastyOrc("#6d4030");
