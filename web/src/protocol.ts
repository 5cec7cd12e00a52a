/** What travels between server and client. The server knows the rules; the client shows and answers. */

export type Good =
  | "wood" | "stone" | "ore" | "ruby" | "grain" | "vegetable" | "food" | "gold"
  | "dog" | "sheep" | "donkey" | "boar" | "cattle";
export type Goods = Partial<Record<Good, number>>;
export type Cell = string; // a1 to f4, beside the board rows 0 and 5, columns z and g
export type Tile =
  | "meadow" | "field" | "small_pasture" | "large_pasture" | "cavern" | "tunnel"
  | "deep_tunnel" | "ore_mine" | "ruby_mine" | "room";
export type Harvest = "none" | "payment" | "normal" | "choice" | "unknown" | (string & {}); // a box may know more of them

export interface DwarfView {
  strength: number;
  place: string | null; // key of a space, null at home
  is_newborn: boolean;
  is_resting: boolean;
  is_at_work: boolean;
}

export interface PlayerView {
  seat: number;
  name: string; // letter of the seat
  goods: Record<Good, number>;
  begging: number;
  dwarfs: DwarfView[];
  room_for_dwarfs: number;
  has_passed: boolean;
  tiles: Record<Cell, Tile>;
  large_pastures: [Cell, Cell][];
  crops: Record<Cell, Goods>;
  stables: Cell[];
  rooms: Record<Cell, string>; // furnishing key; d4 is entry_level_dwelling
  deliveries: Record<string, number>;
  food_needed: { this_round: number | null; next: number };
  animals: Record<Cell, Goods>; // where they stand, dogs on watch included; large pastures at their first cell
  pens: Record<Cell, Pen>; // where they can stand
  score: Record<string, number>; // by category
  total: number;
  expansion: ExpansionPart | null; // only with a box
}

/** What a box adds to a view: its name, and whatever its own folder knows about. */
export interface ExpansionPart {
  name: string;
}

/** A place for animals of one of these kinds; where dogs can watch, also for one sheep more than dogs. */
export interface Pen {
  kinds: Good[];
  room: number;
  can_be_watched: boolean;
}

export interface SpaceView {
  space: string;
  goods: Goods;
  occupied_by: number | null;
  is_protected: boolean;
}

export interface View {
  seat: number; // -1 looks on
  round: number;
  stage: number;
  rounds: number[];
  starting_player: number;
  harvest: Harvest;
  markers: { leaves: number; questions: number; questions_seen: number };
  spaces: SpaceView[]; // printed ones first, then cards in the order they came
  gets?: Record<string, Goods>; // what comes to me on a space without a choice, mines and rooms included
  cards: string[];
  cards_to_come: Record<string, string[]>; // by stage
  furnishings: { furnishing: string; cost: Goods; scores?: number | null }[]; // scores: points it would add now
  players: PlayerView[];
  is_over: boolean;
  expansion: ExpansionPart | null; // only with a box
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  bot: string | null;
  is_connected: boolean;
}

export interface MoveChoice {
  move: string; // canonical text, what the client sends back
  say: string; // the same in the language of this connection
  kind: "answer" | "anytime";
  verb: string; // place, furnish, tile, fence, stable, sow, loot, forge, take, done, end, pass, feed, breed, eat, ruby ...
  animals?: Record<Cell, Goods>; // breed: where all animals would stand afterwards
  young?: Record<Cell, Good[]>; // breed: where the young would stand
  forecast?: Forecast; // where it is worth foreseeing
}

/** What would come of an answer, until somebody has to decide something. */
export interface Forecast {
  say: string; // in a few words, empty if nothing happens
  events: GameEvent[];
  enters_cave: boolean;
}

/** Moves that together are a good answer: the cheapest way to feed everybody when food is short. */
export interface Suggestion {
  moves: string[];
  say: string;
  steps: string[]; // each move in words
  costs: Goods; // what I have less afterwards, food aside
  points: number; // how many points fewer that is; below zero it is a gain
  begging: number;
}

export interface LogEntry {
  number: number; // index of the move in the game
  seat: number; // -1 chance
  round: number;
  move: string;
  say: string;
  details: string[]; // what happened, in words
  is_forced: boolean;
}

export interface GameEvent {
  kind: string; // gained, paid, tile_placed, furnished, sown, dwarf_placed, ...
  seat: number;
  source: string;
  goods: Goods;
  cells: Cell[];
}

/** How a game was set up: options that differ from the recommended ones. */
export interface SetupInfo {
  players: number;
  furnishings: string;
  options: Record<string, string>;
  expansion: string; // "none" for the base game
}

export interface StateMessage {
  type: "state";
  version: number;
  table: string;
  setup: SetupInfo;
  seats: SeatInfo[];
  yours: number[]; // seats of this connection's tokens
  view: View;
  decision: { seat: number; key: string; say: string } | null; // null when over
  moves: MoveChoice[]; // only if the decision is yours and the turn does not wait for its end
  turn: { seat: number | null; can_undo: boolean; can_restart: boolean; waits_for_end: boolean };
  events: GameEvent[]; // what happened since the version before
  log: LogEntry[]; // entries this connection has not seen yet
  log_length: number; // the log is cut to this length first (after an undo)
  winners: number[];
  suggestion: Suggestion | null; // only if the decision is yours
}

export interface ErrorMessage {
  type: "error";
  code: "stale" | "illegal" | "not_yours" | "bad_message" | "too_fast" | "unknown_table" | "server";
  say: string;
  version: number;
}

/** Why a move is not legal now; empty if it is, or has nothing to do with what is asked. */
export interface WhyMessage {
  type: "why";
  move: string;
  say: string;
}

export type ServerMessage = StateMessage | ErrorMessage | WhyMessage | { type: "pong" };

export type ClientMessage =
  // log: entries the client still has; they count only with the version they were received with.
  | { type: "hello"; tokens: string[]; language: string; log: number; version?: number }
  | { type: "move"; version: number; move: string }
  | { type: "moves"; version: number; moves: string[] } // all of them, or none
  | { type: "why"; move: string } // `furnish seam` without a place will do
  | { type: "undo" | "restart" | "end_turn"; version: number }
  | { type: "language"; language: string }
  | { type: "ping" };

export interface SeatRequest {
  kind: "human" | "bot" | "open";
  name?: string;
  bot?: string;
}
export interface NewTable {
  players: number;
  furnishings: string;
  options: Record<string, string>;
  expansion?: string;
  seed?: number;
  seats: SeatRequest[];
}
export interface TableCreated {
  table: string;
  tokens: Record<number, string>; // seat -> token, for the human seats of the creator
}
