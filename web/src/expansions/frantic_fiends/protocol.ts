/** What the box adds to what travels between server and client. Made by scripts/export_protocol.py from the types in Python. */

import type { Cell, Good, Goods } from "../../protocol";

export type Orc = "a" | "b" | "c" | "d" | "x";

/** A move of the box in parts. */
export type FiendParts =
  | { verb: "order_orc" }
  | { verb: "restock" }
  | { verb: "orc_marker"; marker: string }
  | { verb: "fight"; orc: Orc }
  | { verb: "hit"; orc: Orc }
  | { verb: "collect"; orc: Orc }
  | { verb: "displace"; direction: string }
  | { verb: "recruit"; who: string }
  | { verb: "whittle"; strength: number }
  | { verb: "give_up"; dogs: number }
  | { verb: "bribe"; amount: number }
  | { verb: "spend"; amount: number }
  | { verb: "arm"; strength: number; material: Good }
  | { verb: "materials"; wood: number; stone: number; ore: number }
  | { verb: "chief"; good: Good }
  | { verb: "prepare"; good: Good }
  | { verb: "bribe_marker"; good: Good }
  | { verb: "extension"; extension: string }
  | { verb: "long_strip"; strip: string }
  | { verb: "short_strip"; strip: string }
  | { verb: "milestone"; milestone: string }
  | { verb: "reward"; reward: string }
  | { verb: "draw"; deck: number; card: number }
  | { verb: "use"; space: string }
  | { verb: "send"; orc: Orc; space: string }
  | { verb: "barter"; amount: number; gives: Good; gets: Good }
  | { verb: "restock_mine"; cell: Cell }
  | { verb: "extract"; cell: Cell }
  | { verb: "occupy"; orc: Orc; cell: Cell }
  | { verb: "move_in"; orc: Orc; cell: Cell }
  | { verb: "set_trap"; trap: string; cell: Cell }
  | { verb: "bed"; strength: number; cell: Cell }
  | { verb: "keep"; animal: Good | null; amount: number; cell: Cell };

/** A trap that was set. */
export interface TrapOnBoard {
  cell: Cell;
  trap: string;
  is_active: boolean;
}

/** A dwarf under an orc. */
export interface Captive {
  strength: number;
  cell: Cell;
}

/** A friendly orc. */
export interface Friend {
  orc: Orc;
  home: Cell;
  place: string | null; // key of a space, null at home
  is_captive: boolean;
}

/** One of the four orcs of a player. */
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

/** What the box adds to a home board. */
export interface PlayerFiends {
  name: string;
  orcs: OrcView[]; // a to d
  traps: TrapOnBoard[];
  mined: Record<Cell, number>; // ore or rubies lying in a mine
  hidden: Record<Cell, string>; // what lies under an orc in the cave: a ground or a furnishing
  captives: Captive[];
  beds: (Cell | null)[]; // where each dwarf sleeps, in the order of the dwarfs
  friends: Friend[];
  dangers: Record<Cell, number>; // how many cards of the next event lead an orc there; one already drawn counts 100
  may_build_yellow: boolean;
}

/** One of the four event boards. */
export interface EventBoard {
  number: number;
  bribe: Good;
  displacement: Goods;
  ranges: Partial<Record<Orc, number>>;
}

/** A field of the bounty board. */
export interface RewardOnDisplay {
  reward: string;
  strip: string;
  column: number;
  is_free: boolean;
}

/** A trap that is left. */
export interface TrapForSale {
  trap: string;
  cost: Goods;
  left: number;
}

/** What the box adds to the table. */
export interface TableFiends {
  name: string;
  event: number; // how many orc events have begun
  is_event: boolean; // the last of them is going on
  boards: EventBoard[];
  acting: Orc | null; // the orc that is about to move
  rewards: RewardOnDisplay[];
  traps: TrapForSale[];
  extensions: string[];
  long_strips: string[];
  short_strips: string[];
  copies: Record<string, number>; // furnishings that are there several times
  milestone: string | null; // of a campaign game
}

/** What a forecast about an orc tells besides. */
export interface MoreForeseen {
  enters_cave: boolean;
}

/** A bonus that was bought. */
export interface BonusInfo {
  bonus: string;
  is_permanent: boolean;
}

/** A game that is over. */
export interface SheetLine {
  boards: string[]; // extension, long strip, short strip and milestone
  milestone: string; // what was to be reached, in words
  is_won: boolean;
  is_milestone_met: boolean;
  carry: number;
  points: number;
  total: number;
  rebate: number;
  bought: BonusInfo[];
  spent: number;
  left: number;
  table: string;
}

/** A line of the price list. */
export interface OfferInfo {
  bonus: string;
  once: number;
  permanent: number;
  one_of: Good[]; // empty for a tile
}

/** The game that is being played. */
export interface GameInfo {
  table: string;
  round: number;
  boards: string[];
  milestone: string; // what is to be reached, in words; empty until it is drawn
  milestone_needs: number;
  milestone_has: number;
  points: number;
}

/** How far a campaign has come. */
export interface CampaignInfo {
  campaign: string;
  side: string;
  status: "playing" | "shop" | "failed" | "completed";
  say: string;
  game: number; // the one that is played now, or was played last
  games: number;
  points: number;
  rebate: number;
  lines: SheetLine[];
  permanent: string[]; // bonuses for all games to come
  bonuses: string[]; // all bonuses of the game that is played now; empty in the shop
  strengths: Partial<Record<Orc, number>>; // of the orcs, in the game that is played now or comes next
  playing: GameInfo | null;
  offers: OfferInfo[]; // what the shop sells; empty while it is closed
}

/** What a basket costs, and what is wrong with it. */
export interface BillInfo {
  price: number;
  rebate: number;
  due: number;
  left: number;
  problem: string; // why it cannot be paid for
  warnings: string[]; // bonuses that may find no place
}

/** The new campaign, and the token of whoever holds it. */
export interface CampaignCreated {
  campaign: string;
  token: string;
}

/** A way in which we know figures. */
export interface SourceInfo {
  key: string;
  name: string;
  help: string;
}

/** The figures of a table that we know in one way, in words. */
export interface FiguresOfSource {
  source: string;
  texts: string[];
}

/** The figures of one table. */
export interface FiguresOfTable {
  table: string;
  name: string;
  figures: FiguresOfSource[];
}

/** Every printed figure, with how we know it. */
export interface FiguresInfo {
  sources: SourceInfo[];
  tables: FiguresOfTable[];
  is_corrected: boolean;
}

/** A campaign to be begun. */
export interface NewCampaign {
  side?: string;
  seed?: number | null;
}

/** Whoever holds a campaign wants to play its game. */
export interface PlayCampaign {
  token: string;
  name?: string;
}

/** Whoever holds a campaign pays for a basket, which may be empty. */
export interface Shopping {
  token: string;
  basket?: BonusInfo[];
}
