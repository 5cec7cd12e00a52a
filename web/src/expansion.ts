/** The seam: every place where a box may add something to the client. What a box does not bring, it leaves out.
 *
 * A box is a folder below `expansions/` whose `index.ts` exports one object of this kind. The base calls its slots
 * without asking which box it is.
 */

import type { Component, Snippet } from "svelte";

import type { Journey } from "./board/flights";
import type { Shape } from "./board/shape";
import type { SetupChoices } from "./protocol";
import type { Banner } from "./lib/banners";
import type { Catalogue } from "./lib/catalogue";
import type { Part, Told } from "./lib/moves";
import type {
  Cell, DwarfView, ExpansionPart, Goods, MoveChoice, PlayerView, SeatInfo, StateMessage, View,
} from "./protocol";

export type Options = Record<string, string>;

/** A view of its own at the table: a tab where room is short, a column beside the log where it is not. */
export interface TablePanel {
  name: string; // of the tab, unlike all others
  title: string; // key of its words
  panel: Component<TableProps>;
}

/** What everybody at a table is handed who shows something and lets people answer. */
export interface TableProps {
  view: View;
  seats: SeatInfo[];
  moves: MoveChoice[];
  onmove: (move: string) => void;
}

/** What can be picked before it is pointed at: the kind of move, see kindOf. */
export interface Choosing {
  chosen?: string | undefined;
  onchoose?: ((kind: string) => void) | undefined;
}

/** A marker that lies open on the round track from the start. */
export interface RoundMarker {
  icon: string;
  topic: string; // what explains it
}

/** How animals are carried about by hand where the game wants to know where they stand. */
export interface Herds {
  /** Nothing that was carried counts any more. */
  forget(): void;
  /** Whether what was carried about is no answer now. */
  isOutdated(moves: readonly MoveChoice[]): boolean;
  /** An animal was carried: whether that may be. */
  carry(moves: readonly MoveChoice[], view: View | null, way: [Cell, Cell], after: Record<Cell, Goods>): "free" | { why: string };
}

export interface ExpansionClient {
  name: string; // as the server calls it
  icon?: string;

  // Pages and the lobby.

  /** By the first word of their address; the second one is the id. */
  pages?: Record<string, Component<{ id: string }>>;
  /** A way to begin of its own: one more card among those of the lobby. */
  Start?: Component<StartProps>;
  /** What else of it waits for me, as items of a list; whether anything does. */
  Continue?: Component;
  hasToContinue?(): boolean;
  /** Its options, and what else is to be said about them. */
  Options?: Component<OptionsProps, Record<string, never>, "options">;
  /** The options as they count at a table of so many. */
  optionsFor?(options: Options, players: number): Options;

  // At the table.

  panels?: TablePanel[];
  /** Stands round the furnishings that can be had. */
  Market?: Component<TableProps & Choosing & { furnishings: Snippet }>;
  /** Families whose answers are picked there: it opens when one of them is asked for. */
  onMarket?: string[];
  /** Answers to its questions, and the families it shows: every other answer is a button. */
  Answers?: Component<Choosing & { state: StateMessage; onmove: (move: string) => void }>;
  answers?: string[];
  /** Whether answers to the question can only be judged with a forecast. */
  foretells?(state: StateMessage): boolean;
  /** The same while somebody else is asked: what those see who wait and look on. */
  Foretold?: Component<{ state: StateMessage }>;
  /** Before the last answers: done, pass. */
  Closing?: Component<{ moves: MoveChoice[]; onmove: (...moves: string[]) => void }>;
  /** Beside the dwarfs of a player. */
  PlayerLine?: Component<{ player: PlayerView; size?: number }>;
  /** On the button that tells what is still to come, and what it tells first. */
  NextSign?: Component<{ view: View }>;
  StillToCome?: Component<{ view: View }>;
  /** The key of the words about markers that lie face down. */
  markersKey?: string;
  roundMarkers?: Record<number, RoundMarker>;
  /** Links and buttons in the menu of a table; the links also after its end. */
  TableLinks?: Component<{ table: string; isMain?: boolean }>;
  MenuButtons?: Component;
  /** Whether one more game like this cannot be begun from here. */
  isPartOfMore?(table: string): boolean;
  /** What the rules in brief tell about it: keys of words with help, each with an icon. */
  ideas?: [key: string, icon: string][];
  /** The same in words only. */
  TextTable?: Component<{ view: View }>;
  TextPlayer?: Component<{ player: PlayerView }>;

  // Spaces of the action board.

  /** Families of moves that are pointed at there. */
  onSpaces?: string[];
  /** Several moves go to the same space: which one is meant? */
  WhichOne?: Component<WhichOneProps, Record<string, never>, "choices">;
  /** How many others than dwarfs of that player stand there, and who. */
  visitors?(player: PlayerView | undefined, space: string): number;
  Visitors?: Component<{ player: PlayerView; space: string }>;

  // The home board.

  /** What a move does to which spaces; nothing if it is not pointed at. */
  partsOf?(choice: MoveChoice, player: PlayerView, view: View | null): Part[];
  /** Over the land. */
  HomeLayer?: Component<HomeLayerProps>;
  /** What pointing at a space would do, for parts that `drawsGhost` knows. */
  Ghost?: Component<{ what: string; player: PlayerView }>;
  drawsGhost?(what: string): boolean;
  /** The board as the base shall draw it. */
  asDrawn?(player: PlayerView): PlayerView;
  sleepers?(player: PlayerView): Map<Cell, DwarfView[]>;
  /** Whether something lies over what is printed there. */
  isCovered?(player: PlayerView, cell: Cell): boolean;
  groundInWords?(player: PlayerView, cell: Cell): string | null;
  cellInWords?(player: PlayerView, cell: Cell): string[];
  /** What explains what is there. */
  cellTopics?(player: PlayerView, cell: Cell): string[];
  /** A move is pointed at, or none any more. */
  onpoint?(move: string | null): void;
  herds?: Herds;
  journeys?(before: StateMessage, after: StateMessage): Journey[];
  /** What is worth a banner over the table. */
  banners?(before: StateMessage, now: StateMessage): Banner[];
  /** Kinds of events in which a player loses something. */
  losses?: string[];

  // Moves and pieces.

  /** Verbs that are shown as one family. */
  families?: Record<string, string>;
  /** Families pointed at after their kind was picked. */
  pointed?: string[];
  /** Families that cover what is printed on a home board, and so bring it. */
  covering?: string[];
  /** Families whose answers are worth a list of all. */
  listed?: string[];
  /** The spaces of the home board a move names. */
  cellsOf?(told: Told): Cell[] | null;
  /** What a move does, whichever space it goes to; the name of that. */
  kindOf?(choice: MoveChoice): string | null;
  kindName?(choice: MoveChoice): string | null;
  /** The topic that explains a move. */
  topicOf?(told: Told): string | null;
  /** Where the price is not what it costs: the key of what is said instead. */
  priceKey?(furnishing: string): string | null;
  catalogue?: Partial<Catalogue>;
  icons?: Record<string, Shape[]>;
  /** What stands in its rooms. */
  rooms?: Record<string, readonly string[]>;
}

export interface StartProps {
  choices: SetupChoices | null;
  isStarting: boolean;
  ontrouble: (why: string) => void;
}

export interface OptionsProps {
  values: Record<string, string[]>;
  options: Options;
}

export interface WhichOneProps {
  choices: MoveChoice[]; // none while nothing is asked
  player: PlayerView | undefined;
  onmove: (move: string) => void;
}

export interface HomeLayerProps {
  player: PlayerView;
  view: View | null;
  moves: MoveChoice[];
  isSmall: boolean;
  hasBigNumbers: boolean;
}

const found = import.meta.glob<{ default: ExpansionClient }>("./expansions/*/index.ts", { eager: true });
const PLAIN: ExpansionClient = { name: "none" };

/** All boxes there are. (To be asked for, not remembered: they load together with the rest of the client.) */
export function boxes(): ExpansionClient[] {
  return Object.values(found).map((module) => module.default);
}

export function boxNamed(name: string): ExpansionClient {
  return boxes().find((box) => box.name === name) ?? PLAIN;
}

/** The box a game is played with, by its view or that of one of its players; a plain one in the base game. */
export function boxOf(view: { expansion: ExpansionPart | null } | null | undefined): ExpansionClient {
  return view?.expansion ? boxNamed(view.expansion.name) : PLAIN;
}

/** What the first box says that knows. */
export function firstOf<T>(ask: (box: ExpansionClient) => T | null | undefined): T | null {
  for (const box of boxes()) {
    const answer = ask(box);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}
