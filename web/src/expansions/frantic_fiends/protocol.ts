/** What the box adds to what travels between server and client. */

import type { Cell, ExpansionPart, Good, Goods } from "../../protocol";

export type Orc = "a" | "b" | "c" | "d" | "x"; // x: the additional orc, always a friend

/** What the box adds to a home board. */
export interface PlayerFiends extends ExpansionPart {
  orcs: OrcView[]; // a to d
  traps: { cell: Cell; trap: string; is_active: boolean }[];
  mined: Record<Cell, number>; // ore or rubies lying in a mine
  hidden: Record<Cell, string>; // what lies under an orc in the cave: a ground or a furnishing
  captives: { strength: number; cell: Cell }[];
  beds: (Cell | null)[]; // where each dwarf sleeps, in the order of the dwarfs
  friends: { orc: Orc; home: Cell; place: string | null; is_captive: boolean }[]; // place: key of a space, null at home
  dangers: Record<Cell, number>; // how many cards of the next event lead an orc there; one already drawn counts 100
  may_build_yellow: boolean;
}

export interface OrcView {
  orc: Orc;
  cell: Cell | null; // null while aside or gone, and before the scoring until it has found its last place
  is_aside: boolean;
  is_gone: boolean;
  is_in_cave: boolean;
  is_held: boolean;
  strength: number;
  gold: number; // paid in place of a reward
  card: string[] | null; // the steps of the card drawn for it
  path: (Cell | "cave")[]; // where that card would lead
}

/** What the box adds to the table. */
export interface TableFiends extends ExpansionPart {
  event: number; // how many orc events have begun
  is_event: boolean; // the last of them is going on
  boards: EventBoard[];
  acting: Orc | null; // the orc that is about to move
  rewards: { reward: string; strip: string; column: number; is_free: boolean }[];
  traps: { trap: string; cost: Goods; left: number }[]; // for sale
  extensions: string[];
  long_strips: string[];
  short_strips: string[];
  copies: Record<string, number>; // furnishings that are there several times
  milestone: string | null; // of a campaign game
}

export interface EventBoard {
  number: number;
  bribe: Good;
  displacement: Goods;
  ranges: Partial<Record<Orc, number>>;
}
