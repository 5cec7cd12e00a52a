/** The twelve traps, and signs of the expansion, on a grid of 24 units. */

import { GAME } from "../../../board/icons_game";
import { disc, drawn, edged, EDGE, oval, painted, type Shape } from "../../../board/shape";
import { SMALL_ORC } from "./orc_shapes";

const WOOD = "#8a5a33";
const LIGHT = "#b9864c";
const STEEL = "#c9d0d4";
const ROPE = "#d8b77a";
const PIT = "#1f150d";

const rope = (d: string, width = 1.8): Shape[] => [drawn(EDGE, width + 1.4, d), drawn(ROPE, width, d)];

export const TRAP_ICONS: Record<string, Shape[]> = {
  "trap-leg_hold_iron": [
    edged("#8f9aa1", "M1.6 14.4C3.4 8 7.4 5.2 12 5.2s8.6 2.8 10.4 9.2l-2.6.4-1.4-3-1.2 2.8-2.2-4-1.4 3.4L12 10l-1.6 4-1.4-3.4-2.2 4-1.2-2.8-1.4 3Z", 1.1),
    edged(STEEL, "M1.6 15.6C4 20 7.6 21.4 12 21.4s8-1.4 10.4-5.8l-2.6-.2-1.6 1.6-1.2-1.8-2.2 2.4-1.4-2.2-1.4 2.4-1.4-2.4-1.4 2.2-2.2-2.4-1.2 1.8-1.6-1.6Z", 1.1),
    edged("#59616b", oval(12, 15.2, 2.4, 1.4), 0.9),
  ],
  "trap-catch_net": [
    painted("#f6e7c4", "M3 5h18l1 14-10 3.4L2 19Z", 0.35),
    ...rope("M3 5c6 2.6 12 2.6 18 0l1 14c-6.6 4-13.4 4-20 0Z", 1.4),
    drawn(ROPE, 1.1, "M2.8 9.8c6 2.4 12.4 2.4 18.4 0M2.4 14.6c6.2 2.6 13 2.6 19.2 0M7.6 6.6 6.8 21M12 7v15.2M16.4 6.6l.8 14.4"),
    painted(EDGE, `${disc(3, 5, 1.5)}${disc(21, 5, 1.5)}`),
  ],
  "trap-catch_stone": [
    ...rope("M12 1v7", 1.4),
    edged("#8d9496", "M3.4 16.6 5.6 9.4 11 6.6l6.6 1.6 3.4 6.2-2.4 6-7.6 2-5.4-1.8Z", 1.2),
    painted("#c6ccca", "M6.4 10 11 7.6l5 1.2-4.4 2.8Z"),
    drawn("#5c6264", 1, "M12 12l-1.6 4 2 3.4M17 13.4l-1.4 2.8"),
    edged("#59616b", "M9.6 8.2c0-3.4 4.8-3.4 4.8 0", 1),
  ],
  "trap-pitfall": [
    edged(PIT, oval(12, 14, 10.4, 7.2), 1.2),
    painted("#3c2a1a", "M2.4 13C4 9 8 7.6 12 7.6s8 1.4 9.6 5.4C19 10.6 15.6 9.8 12 9.8s-7 .8-9.6 3.2Z"),
    edged(LIGHT, "M6 18.6 7.4 11l1.6 8ZM11 20 12.2 11.6l1.6 8.4ZM15.6 19 17 11.2l1.4 6.6Z", 0.9),
    drawn("#7f9a45", 1.6, "M1.6 7.4 9 4.6M14 4l8 2.4M5 4.2l3 1.8M17.4 3l-2.4 2.6"),
  ],
  "trap-bait_trap": [
    ...rope("M17.6 1.6v8.6", 1.2),
    edged(WOOD, "M2 9.8 17.6 4 22.4 9 6.8 15Z", 1.1),
    edged(LIGHT, "M6.8 15 22.4 9v3L6.8 18Z", 1),
    edged("#c98a4a", "M6 17.2h12c0 3.4-2.4 5.4-6 5.4s-6-2-6-5.4Z", 1.1),
    edged("#d9594a", disc(9.8, 16.6, 2), 0.9),
    edged("#e8bd3d", disc(13.8, 16.4, 2.2), 0.9),
  ],
  "trap-poison_darts": [
    ...[3, 9.6, 16.2].flatMap((y): Shape[] => [
      edged("#c9543e", `M1.4 ${y}l4 .8v3l-4 .8 1.4-2.3Z`, 0.9),
      edged(LIGHT, `M5 ${y + 1.4}h11.4v2H5Z`, 0.9),
      edged("#77c26a", `M16 ${y}l6.4 2.4-6.4 2.4Z`, 0.9),
    ]),
  ],
  "trap-perma_trap": [
    edged("#6c7480", disc(12, 12, 9.4), 1.2),
    edged("#e8c24a", "M12 .6l2.2 4.2h-4.4ZM12 23.4l2.2-4.2h-4.4ZM.6 12l4.2-2.2v4.4ZM23.4 12l-4.2-2.2v4.4ZM4 4l4.4 1.4-3 3ZM20 4l-4.4 1.4 3 3ZM4 20l1.4-4.4 3 3ZM20 20l-1.4-4.4-3 3Z", 0.9),
    drawn(EDGE, 3.4, "M12 12c-2-2.6-5.6-2.6-5.6 0s3.6 2.6 5.6 0 5.6-2.6 5.6 0-3.6 2.6-5.6 0Z"),
    drawn("#ffe9a8", 1.8, "M12 12c-2-2.6-5.6-2.6-5.6 0s3.6 2.6 5.6 0 5.6-2.6 5.6 0-3.6 2.6-5.6 0Z"),
  ],
  "trap-saw_trap": [
    edged(STEEL, "M12 1.6l2 2.4 3-1 .8 3.2 3.2.8-1 3 2.4 2-2.4 2 1 3-3.2.8-.8 3.2-3-1-2 2.4-2-2.4-3 1-.8-3.2-3.2-.8 1-3-2.4-2 2.4-2-1-3 3.2-.8L7 3l3 1Z", 1.1),
    painted("#eef2f3", "M6.4 9.4C7.4 6.8 9.6 5.6 12 5.6c-2 1-3.4 2.6-3.8 4.8Z"),
    edged("#59616b", disc(12, 12, 2.4), 1),
    drawn(EDGE, 0.8, "M12 6.4v2.2M12 15.4v2.2M6.4 12h2.2M15.4 12h2.2"),
  ],
  "trap-snare": [
    edged(WOOD, "M19.4 22.6c1-8-.6-14.6-7-19.4l1.4-1.6c7 4.8 9 12.6 8 21Z", 1.1),
    ...rope("M13 2.6C9 4.6 8.6 9 8.4 12", 1.3),
    ...rope("M8.4 12C3.4 12.6 1.6 16 2 18.4c.6 3.2 5.4 4 8.4 2 3.4-2.4 2.4-7-2-8.4Z", 1.6),
    edged(ROPE, disc(8.4, 12, 1.6), 1),
  ],
  "trap-spear_trap": [
    ...[4.6, 12, 19.4].flatMap((x, i): Shape[] => [
      edged(WOOD, `M${x - 0.9} ${i === 1 ? 8 : 10}h1.8v${i === 1 ? 11 : 9}h-1.8Z`, 0.9),
      edged(STEEL, `M${x} ${i === 1 ? 0.8 : 3}l2.6 7.2-2.6 1.6-2.6-1.6Z`, 1),
    ]),
    edged("#5a4630", "M1.4 18.4h21.2l-1.4 4.2H2.8Z", 1.1),
  ],
  "trap-blast_trap": [
    drawn(EDGE, 2.4, "M15.4 7.6C16 4.6 18 3 20.4 3.4"),
    drawn(ROPE, 1.2, "M15.4 7.6C16 4.6 18 3 20.4 3.4"),
    painted("#ffb84d", "M21 0l.8 2.4 2.2.4-1.6 1.6.6 2.2-2-1-2 1 .4-2.2L18 3l2.2-.4Z"),
    edged("#3a3f4b", disc(10.6, 14.4, 8), 1.2),
    painted("#717b8c", "M5 12.6c.8-2.6 2.6-4 5-4.4-1.8 1.2-3 2.8-3.4 5Z"),
    edged("#d8364a", "M10.6 10.6l3.4 3-3.4 5-3.4-5Z", 0.9),
  ],
  "trap-rockfall": [
    drawn("#e9dcc0", 1.2, "M5 1.4v4M12 .8v3.6M19 2.4v4", 0.9),
    edged("#8d9496", "M2 10.6 5 6.6l4.4 1.2.6 4.4-4 2.4-3.4-1.2Z", 1.1),
    edged("#aeb4b3", "M10.6 8.6 14 5l4.4 1.6.4 4.6-4.4 1.6Z", 1.1),
    edged("#737a7d", "M15.4 16 18.6 11l4 2.6-.6 5-4 1.6Z", 1.1),
    edged("#8d9496", "M4.6 20.6 8 14.4l6.4 1.2 1.6 5.4-5.4 2.2Z", 1.2),
    painted("#c6ccca", "M6 19.4l2.6-3.8 3.4.6-2.6 2.2ZM11.6 8.8 14 6.4l2.6 1-2.8 2Z"),
  ],
};

const TRAP = TRAP_ICONS["trap-leg_hold_iron"] ?? [];
const RESTOCK: Shape[] = [
  edged("#5a4630", "M2.4 21.4V12C2.4 6 6.6 2.4 12 2.4S21.6 6 21.6 12v9.4Z", 1.2),
  painted(PIT, "M5.4 21.4v-9c0-4 2.8-6.6 6.6-6.6s6.6 2.6 6.6 6.6v9Z"),
  drawn("#2b2019", 4, "M12 8v8M8.6 13l3.4 3.6 3.4-3.6"),
  drawn("#ffd166", 2.2, "M12 8v8M8.6 13l3.4 3.6 3.4-3.6"),
  edged("#7d8798", "M7 21.4 9 18.8h6l2 2.6Z", 0.9),
];

export const FIEND_ICONS: Record<string, Shape[]> = {
  ...TRAP_ICONS,
  trap: TRAP,
  set_trap: TRAP,
  orc: SMALL_ORC,
  fight_orc: SMALL_ORC,
  restock: RESTOCK,
  restock_mines: RESTOCK,
  whittle: GAME["weapon"] ?? [],
  footprint: [
    painted("#f6d9c0", `${oval(12, 15.6, 4.6, 6)}${disc(6.4, 8, 1.9)}${disc(10, 5.6, 2)}${disc(14.2, 5.6, 2)}${disc(17.8, 8, 1.9)}`),
    drawn("#7a1d12", 1.2, `${oval(12, 15.6, 4.6, 6)}${disc(6.4, 8, 1.9)}${disc(10, 5.6, 2)}${disc(14.2, 5.6, 2)}${disc(17.8, 8, 1.9)}`),
  ],
  lock: [
    drawn(EDGE, 4, "M7.4 11V7.6C7.4 2 16.6 2 16.6 7.6V11"),
    drawn("#aab2b8", 2, "M7.4 11V7.6C7.4 2 16.6 2 16.6 7.6V11"),
    edged("#e0b23c", "M4.4 10.6h15.2v11H4.4Z", 1.2),
    painted(EDGE, `${disc(12, 15, 1.7)}M11.2 15h1.6v4h-1.6Z`),
  ],
};

/** What stands in the rooms of the expansion. */
export const FIEND_ROOMS: Record<string, readonly string[]> = {
  entry_level_dwelling_with_orc: ["bed"],
  chief_orc_dwelling: ["crown"],
  trap_chamber: ["trap-leg_hold_iron", "trap-saw_trap"],
  forgers_dwelling: ["bed", "weapon"],
  family_parlor: ["orc", "heart"],
  guest_dwelling: ["bed", "door"],
  dog_parlor: ["dog", "bone"],
  battle_dog_school: ["dog", "weapon"],
  warrior_dwelling: ["bed", "weapon"],
  mine_orc_dwelling: ["cart"],
  offspring_dwelling: ["bed", "heart"],
  orc_worker_dwelling: ["hammer"],
  orc_dwelling: ["hay"],
  camouflage_dwelling: ["bed", "leaf"],
};
