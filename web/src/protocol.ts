/** What travels between server and client. Made by scripts/export_protocol.py from the types in Python. */

export type Good = "wood" | "stone" | "ore" | "ruby" | "grain" | "vegetable" | "food" | "gold" | "dog" | "sheep" | "donkey" | "boar" | "cattle";
export type Goods = Partial<Record<Good, number>>;

export type Cell = string; // a1 to f4, beside the board rows 0 and 5, columns z and g

export type Tile = "meadow" | "field" | "small_pasture" | "large_pasture" | "cavern" | "tunnel" | "deep_tunnel" | "ore_mine" | "ruby_mine" | "room";

/** A move in parts. Those of a box are declared in its own folder. */
export type MoveParts =
  | { verb: "done" }
  | { verb: "end" }
  | { verb: "pass" }
  | { verb: "take" }
  | { verb: "grow" }
  | { verb: "trade" }
  | { verb: "place"; space: string }
  | { verb: "imitate"; space: string }
  | { verb: "protect"; space: string }
  | { verb: "reveal"; card: string }
  | { verb: "loot"; item: string }
  | { verb: "order"; strength: number }
  | { verb: "forge"; strength: number }
  | { verb: "pay"; payment: string }
  | { verb: "marker"; marker: string }
  | { verb: "start"; seat: number }
  | { verb: "buy"; good: Good }
  | { verb: "convert"; conversion: string; furnishing: string }
  | { verb: "eat"; good: Good; amount: number }
  | { verb: "eat_gold"; amount: number }
  | { verb: "sell"; strength: number; whose: string }
  | { verb: "ruby_good"; good: Good }
  | { verb: "ruby_tile"; tile: string; cell: Cell }
  | { verb: "feed"; food: number }
  | { verb: "feed_one"; who: string; good: Good }
  | { verb: "breed"; animals: Good[] }
  | { verb: "choose"; phase: string }
  | { verb: "meadow_field"; meadow: Cell; field: Cell }
  | { verb: "large_pasture"; cell: Cell; other: Cell }
  | { verb: "cavern_tunnel"; cavern: Cell; tunnel: Cell }
  | { verb: "cavern_cavern"; cell: Cell; other: Cell }
  | { verb: "ore_mine_deep_tunnel"; ore_mine: Cell; deep_tunnel: Cell }
  | { verb: "ruby_mine"; cell: Cell }
  | { verb: "small_pasture"; cell: Cell }
  | { verb: "stable"; cell: Cell }
  | { verb: "sow_grain"; cell: Cell }
  | { verb: "sow_vegetable"; cell: Cell }
  | { verb: "single_meadow"; cell: Cell }
  | { verb: "single_field"; cell: Cell }
  | { verb: "single_tunnel"; cell: Cell }
  | { verb: "single_cavern"; cell: Cell }
  | { verb: "furnish"; furnishing: string; cell: Cell };

/** What a box adds to a view: its name, and whatever its own folder knows about. */
export interface ExpansionPart {
  name: string;
}

/** A dwarf: his weapon and where he is. */
export interface DwarfView {
  strength: number;
  place: string | null; // key of a space, null at home
  is_newborn: boolean;
  is_resting: boolean;
  is_at_work: boolean;
}

/** A place for animals of one of these kinds; where dogs can watch, also for one sheep more than dogs. */
export interface Pen {
  kinds: Good[];
  holds: number;
  can_be_watched: boolean;
}

/** The food due in this round, and at the next feeding to come. */
export interface FoodNeeded {
  this_round: number | null; // null while a marker is face down
  next: number;
}

/** One player: all of it lies open on the table. */
export interface PlayerView {
  seat: number;
  name: string; // letter of the seat
  goods: Record<Good, number>;
  begging: number;
  dwarfs: DwarfView[];
  beds: number;
  has_passed: boolean;
  has_doubled: boolean;
  tiles: Record<Cell, Tile>;
  large_pastures: [Cell, Cell][];
  crops: Record<Cell, Goods>;
  stables: Cell[];
  rooms: Record<Cell, string>; // furnishing by key; d4 is the entry-level dwelling
  deliveries: Record<string, number>;
  food_needed: FoodNeeded;
  animals: Record<Cell, Goods>; // where they stand, dogs on watch included; large pastures at their first cell
  pens: Record<Cell, Pen>; // where they can stand
  score: Record<string, number>; // by category
  total: number;
  expansion: ExpansionPart | null; // only with a box
}

/** A space in play: what lies there and who stands there. */
export interface SpaceView {
  space: string;
  goods: Goods;
  occupied_by: number | null;
  is_protected: boolean;
}

/** Harvest markers that are face down. */
export interface Markers {
  leaves: number;
  questions: number;
  questions_seen: number;
}

/** A furnishing that is left. */
export interface FurnishingView {
  furnishing: string;
  cost: Goods;
}

/** The table as a seat may see it. */
export interface View {
  seat: number; // -1 looks on
  round: number;
  stage: number;
  rounds: number[];
  starting_player: number;
  harvest: string; // none, payment, normal, choice, unknown; a box may know more
  markers: Markers;
  spaces: SpaceView[]; // printed ones first, then cards in the order they came
  cards: string[];
  cards_to_come: Record<string, string[]>; // by stage
  furnishings: FurnishingView[];
  players: PlayerView[];
  is_over: boolean;
  expansion: ExpansionPart | null; // only with a box
}

/** Who sits on a seat. */
export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  bot: string | null;
  is_connected: boolean;
}

/** Who is asked what. */
export interface Decision {
  seat: number;
  key: string;
  arguments: Record<string, string | number>; // what the question is about: `need` of a feeding, `strength` of an expedition
  say: string;
}

/** Something that happened or would happen, for what moves on the screen. */
export interface GameEvent {
  kind: string;
  seat: number;
  source: string;
  goods: Goods;
  cells: Cell[];
  details: Record<string, string | number | null | string[]>; // a strength, a round, the parts of a move: whatever else belongs to its kind, by name
}

/** A legal move. */
export interface MoveChoice {
  move: string; // canonical text, what the client sends back
  say: string; // the same in the language of this connection
  kind: "answer" | "anytime";
  parts: MoveParts;
}

/** A part of the action that my dwarf is about. */
export interface PathPart {
  verbs: string[];
  join: "" | "and" | "or" | "then";
  status: "done" | "now" | "open" | "shut" | "later" | "left"; // shut: the card would still allow it, but something is missing
  goods: Goods; // what it brings by itself
  level: number; // how many loot items an expedition may bring
  saves: Goods; // what my rooms take off the price of a weapon
  leaves: number[]; // the parts that would be too late afterwards
}

/** A move that was played. */
export interface LogEntry {
  number: number;
  seat: number;
  round: number;
  move: string;
  parts: MoveParts;
  say: string;
  details: string[];
  is_forced: boolean;
  gains?: Goods; // what it brought the player who made it
}

/** Whose turn is going on and what can be done about it. */
export interface TurnInfo {
  seat: number | null;
  can_take_back: boolean;
  waits_for_end: boolean;
}

/** Whether hints are given to this connection. Among several people all have to agree. */
export interface HintRules {
  are_on: boolean;
  needs_agreement: boolean; // whether anybody else plays here
  agreed: number[]; // the seats whose players have agreed
}

/** How the game was set up. The seed is nobody's business. */
export interface SetupInfo {
  players: number;
  furnishings: string;
  options: Record<string, string>;
  expansion: string;
}

/** The table as one connection may see it. */
export interface StateMessage {
  type: "state";
  showing: number; // counts what was shown at this table; changes refer to it
  version: number;
  table: string;
  setup: SetupInfo;
  seats: SeatInfo[];
  yours: number[];
  view: View;
  decision: Decision | null;
  moves: MoveChoice[];
  path: PathPart[]; // while it is my turn: what my dwarf does, part by part
  turn: TurnInfo;
  events: GameEvent[];
  log: LogEntry[];
  log_length: number;
  winners: number[];
  hints: HintRules;
}

/** What is different since the last state or changes that this connection was sent. */
export interface ChangesMessage {
  type: "changes";
  base: number; // the showing in which something has changed
  showing: number;
  version: number;
  changes: Record<string, unknown>; // of the state, as `lib/changes.ts` puts them in
  gone: ((string | number)[])[]; // what has left it, by the way there
  events: GameEvent[];
  log: LogEntry[];
  log_length: number;
}

/** Why something was not done. */
export interface ErrorMessage {
  type: "error";
  code: "stale" | "illegal" | "not_yours" | "no_hints" | "bad_message" | "too_fast" | "unknown_table" | "broken_table" | "server";
  say: string;
  version: number;
}

/** Why a move is not legal now; nothing if it has nothing to do with what is asked. */
export interface WhyNot {
  type: "why";
  move: string;
  say: string;
}

/** What would come of an answer, until somebody has to decide something. A box may tell more. */
export interface Forecast {
  say: string;
  events: GameEvent[];
}

/** Moves that together are a good answer, what they give up, and how they are called. */
export interface Suggestion {
  moves: string[];
  say: string;
  steps: string[]; // each move in words
  costs: Goods; // what the player has less afterwards, food aside
  points: number; // how many points fewer that is; below zero it is a gain
  begging: number;
}

/** What would come of a choice of young animals. */
export interface Litter {
  animals: Record<Cell, Goods>; // where all would stand afterwards
  young: Record<Cell, Good[]>; // the young by the space where they would stand
}

/** What would make a furnishing affordable. */
export interface TileSwap {
  moves: string[]; // to be played before, in this order
  pays: Goods;
  gets: Goods;
}

/** What was asked about, for the table at this version; nothing of it if that one is gone. */
export interface Advice {
  type: "advice";
  version: number;
  tile_scores?: Record<string, number>; // points each furnishing would add for me now
  tile_swaps?: Record<string, TileSwap>; // furnishings I cannot pay now, but with rubies or exchanges
  space_gains?: Record<string, Goods>; // what comes to me on a space without a choice, mines and rooms included
  feeding?: Suggestion | null; // the cheapest way to feed everybody, for whoever has to and has not enough food
  litters?: Record<string, Litter>; // by the move that breeds them
  forecasts?: Record<string, Forecast>; // for answers that cannot be judged without one, by the move
}

/** One way to go on, in words. */
export interface HintTurn {
  moves: string[]; // what the client sends to play it; ending the turn is left to the player
  steps: string[]; // each move in words
  points: string; // expected at the end of the game, written as in the language
  reasons: string[]; // weightiest first
  next_steps: string[]; // what would come after it in the same round, if that is known
}

/** What I would do at this version of the table, best first; nothing if the table is at another one. */
export interface Hint {
  type: "hint";
  version: number;
  turns: HintTurn[];
}

/** Somebody is. */
export interface Pong {
  type: "pong";
}

/** The new table, and the tokens of the seats its maker plays. */
export interface TableCreated {
  table: string;
  tokens: Record<number, string>;
  host: string; // the token of the host, who may free seats and delete the table; empty if nobody is
}

/** The seat taken and its token. */
export interface Seated {
  seat: number;
  token: string;
}

/** What one can choose for a new table. */
export interface SetupChoices {
  players: number[];
  furnishings: string[];
  options: Record<string, string[]>;
  bots: string[];
  expansions: Record<string, Record<string, string[]>>; // for each the options it adds
  version: string; // of the program, for whoever reports something
}

/** What the seed was sealed with: shown before the game, opened when it is over. */
export interface Seal {
  seal: string;
  seed: string; // empty until the game is over; likewise below
  key: string;
}

/** A table in brief, as a list of tables shows it. */
export interface TableInfo {
  table: string;
  setup: SetupInfo;
  seats: SeatInfo[];
  version: number;
  round: number;
  is_over: boolean;
  totals: number[] | null; // by seat, when it is over
  winners: number[];
  moves: number;
  created: number; // seconds since 1970
  seal: Seal | null; // none if the seed was not the server's
}

/** It was done. */
export interface DoneForHost {
}

/** The table after some moves, for somebody who looks on. */
export interface TableAt {
  view: View;
  log: LogEntry[];
  moves: number;
  rounds: Record<number, number>; // for each round the number of moves that were played before it
}

/** The score after every round, the present moment last. */
export interface Chart {
  rounds: number[];
  totals: Record<number, number[]>; // by seat
}

/** What a seat could expect after a turn; at last what it had. */
export interface ReviewPoint {
  number: number; // how many moves had been played before the turn, or in the whole game
  round: number;
  points: number;
}

/** A turn that cost a lot, what would have been better, and why. */
export interface CostlyTurn {
  number: number; // how many moves had been played before it
  round: number;
  seat: number;
  loss: string; // expected points, written as in the language; likewise below
  points: string;
  better_points: string;
  played: string[]; // each move in words
  better: string[];
  reasons: string[]; // weightiest first
}

/** A game looked back at; until that is done, only how far it is. */
export interface Review {
  done: number;
  of: number;
  is_done: boolean;
  curves: Record<number, ReviewPoint[]>; // by seat, the end of the game last
  costly: CostlyTurn[]; // seat by seat, the dearest first
}

/** What something in the game does, in words. */
export interface HelpLines {
  lines: string[];
}

/** The body of every error. */
export interface Problem {
  code: string;
  say: string; // in words for people
}

export type Subject = "tile_scores" | "tile_swaps" | "space_gains" | "feeding" | "litters" | "forecasts";

/** Who is there, in which language, and how much of the log it has (as of which version). */
export interface Hello {
  type: "hello";
  tokens?: string[];
  language?: string;
  log?: number;
  version?: number | null;
}

/** A move, chosen when the table was at this version. */
export interface PlayMove {
  type: "move";
  version: number;
  move: string;
}

/** Several moves one after the other: all of them, or none. */
export interface PlayMoves {
  type: "moves";
  version: number;
  moves: string[];
}

/** Why is this move not legal now? A furnishing may be named without its place. */
export interface AskWhy {
  type: "why";
  move: string;
}

/** What is worth knowing about the table as it was at this version? */
export interface AskAdvice {
  type: "advice";
  version: number;
  about: ("tile_scores" | "tile_swaps" | "space_gains" | "feeding" | "litters" | "forecasts")[];
}

/** What would you do, and why? About the table as it was at this version. */
export interface AskHint {
  type: "hint";
  version: number;
}

/** My seats agree that hints are given at this table, or no longer do. */
export interface AgreeToHints {
  type: "agree_to_hints";
  agrees: boolean;
}

/** Take back the last decision of the turn. */
export interface Undo {
  type: "undo";
  version: number;
}

/** Take back the whole turn. */
export interface Restart {
  type: "restart";
  version: number;
}

/** The turn is done: let the others go on. */
export interface TurnDone {
  type: "end_turn";
  version: number;
}

/** From now on in this language. */
export interface ChangeLanguage {
  type: "language";
  language: string;
}

/** Send me the whole state: I cannot follow the changes. */
export interface AskState {
  type: "state";
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Who shall sit on a seat. */
export interface SeatRequest {
  kind: "human" | "bot" | "open";
  name?: string;
  bot?: string;
}

/** A table to be set. */
export interface NewTable {
  players: number;
  seats: SeatRequest[];
  furnishings?: string;
  options?: Record<string, string>;
  expansion?: string;
  seed?: number | null;
}

/** Somebody sits down on an open seat, the first one unless he says which. */
export interface Join {
  name?: string;
  seat?: number | null;
  token?: string | null;
}

/** The host frees a seat, or deletes the table. */
export interface HostAsks {
  host: string;
}

/** A new table from the first moves of another one. */
export interface Fork {
  at: number;
  seats: SeatRequest[];
}

/** A new table from a record. */
export interface Import {
  record: string;
  seats?: SeatRequest[] | null;
}

export type ServerMessage = StateMessage | ChangesMessage | ErrorMessage | WhyNot | Advice | Hint | Pong;

export type ClientMessage = Hello | PlayMove | PlayMoves | AskWhy | AskAdvice | AskHint | AgreeToHints | Undo | Restart | TurnDone | ChangeLanguage | AskState | Ping;
