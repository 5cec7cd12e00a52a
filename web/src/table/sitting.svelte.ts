/** Somebody at a table: what is asked there, where he looks, and what he points at. */

import { boxOf, type TablePanel } from "../expansion";
import { cellsOf, familyOf, kindOf, kindOfFurnishing } from "../lib/moves";
import type { Cell, MoveChoice, PlayerView, StateMessage } from "../protocol";
import { Connection } from "../lib/connection";
import { answerable } from "../lib/path";
import { mayMove, preferences } from "../lib/preferences";
import { freshSpaces } from "../lib/turns";
import { unlessSafe } from "./safe_mode";
import { say } from "../lib/words";

/** What can be looked at beside the boards; the panels of a box come on top. */
const SIDE_TABS = ["furnishings", "players", "log"];

const ON_THE_ACTION_BOARD = ["place", "imitate", "protect"];
const NOTHING_TO_SEE = ["end", "done", "pass"];

/** To be made while a component is set up: it lives as long as that component. */
export class Sitting {
  readonly connection: Connection;
  /** What a small screen shows; and what lies on the stage of a larger one, which always shows my home as well. */
  tab = $state("board");
  stage = $state("board");
  /** The kind of move that was picked to be pointed at on the home board: see kindOf. */
  chosen = $state<string | undefined>(undefined);
  /** The part of the action that shall be begun although others are given up by that: see lib/path. */
  leaving = $state<number | null>(null);
  /** The cavern that was pointed at before it was clear what to build there. */
  site = $state<Cell | null>(null);
  /** What lies over the table. */
  dialog = $state<"" | "menu" | "score">("");
  /** A move that somebody whispers: the boards mark what it names. */
  hinted = $state.raw<MoveChoice | null>(null);
  private lookedAt = $state<number | null>(null);

  readonly message = $derived.by((): StateMessage | null => this.connection.state);
  readonly box = $derived.by(() => boxOf(this.message?.view));
  readonly panels = $derived.by((): TablePanel[] => this.box.panels ?? []);
  readonly sideTabs = $derived.by((): string[] => [...SIDE_TABS, ...this.panels.map(({ name }) => name)]);
  readonly titles = $derived.by(() => Object.fromEntries(this.panels.map(({ name, title }) => [name, title])));
  readonly moves = $derived.by((): MoveChoice[] =>
    this.connection.busy || !this.message ? [] : this.message.moves,
  );
  /** My seat: at one screen the one whose turn it is, or was last. */
  readonly mine = $derived.by((): number => {
    if (!this.message) return -1;
    const { yours, turn, decision } = this.message;
    const active = turn.seat ?? decision?.seat ?? -1;
    return yours.includes(active) ? active : (yours[0] ?? -1);
  });
  /** Somebody else whose farm has just changed: it is shown in passing. */
  readonly passing = $derived.by((): number | null => {
    if (!this.message || this.message.moves.length > 0 || preferences.bot_speed === "instant" || !mayMove()) return null;
    const { turn, yours, log, events } = this.message;
    const seat = log.at(-1)?.seat ?? -1;
    if (seat < 0 || yours.length === 0 || yours.includes(seat) || yours.includes(turn.seat ?? -1)) return null;
    return events.some((event) => event.seat === seat && event.cells.length > 0) ? seat : null;
  });
  /** The seat whose home board is shown large. */
  readonly looking = $derived.by((): number => this.lookedAt ?? this.passing ?? Math.max(this.mine, 0));
  /** The spaces others have used since my last turn. */
  readonly fresh = $derived.by(() => (this.message ? freshSpaces(this.connection.log, this.message) : new Map<string, number>()));
  readonly player = $derived.by((): PlayerView | undefined => this.message?.view.players[this.looking]);
  /** What is pointed at on the home board: the kind that was picked, else every answer to the question. */
  readonly homeMoves = $derived.by((): MoveChoice[] => {
    if (this.looking !== this.message?.decision?.seat) return [];
    const ofKind = this.moves.filter((choice) => kindOf(choice) === this.chosen);
    if (ofKind.length > 0) return ofKind;
    return answerable(this.message.path, this.moves, this.leaving).filter((choice) => choice.kind === "answer");
  });

  /** What rubies lay on the home board at any time: a click on a space that is not lit offers it. */
  readonly asides = $derived.by((): MoveChoice[] =>
    this.chosen ? [] : this.moves.filter((choice) => choice.kind === "anytime" && cellsOf(choice).length > 0),
  );

  private asked = -1;
  /** What the last question has laid on the stage by itself: it goes with it. */
  private laid = "board";
  /** Whether the turn ends as soon as it waits for that. */
  private ends = false;
  private language = preferences.language;

  constructor(readonly table: string) {
    this.connection = new Connection(table);
    $effect(() => this.turnToTheQuestion());
    $effect(() => this.speakTheSameLanguage());
    $effect(() => this.endByItself());
    $effect(() => () => this.connection.close());
  }

  /** A move; or several of them, of which all are played or none. */
  readonly play = (...moves: string[]): void => {
    const said = moves.map((move) => this.moves.find((each) => each.move === move)?.say ?? move);
    unlessSafe(said.join("\n"), () => this.connection.play(...moves));
  };
  readonly undo = (): void => unlessSafe(say("web-undo"), () => this.connection.undo());
  readonly restart = (): void => unlessSafe(say("web-restart-turn"), () => this.connection.restart());
  /** A move that is the last of the turn. */
  readonly finish = (move: string): void => {
    this.ends = !preferences.safe_mode;
    this.play(move);
  };
  readonly end = (): void => unlessSafe(say("web-end-turn"), () => this.connection.endTurn());

  readonly hint = (move: MoveChoice | null): void => {
    this.hinted = move;
  };

  readonly choose = (kind: string): void => {
    this.chosen = this.chosen === kind ? undefined : kind;
    if (this.chosen) this.tab = "home";
  };

  /** Begin a part at the price of others, or rather not. */
  readonly leave = (part: number | null): void => {
    this.leaving = part;
    this.chosen = undefined;
  };

  readonly pick = (furnishing: string | null): void => {
    this.chosen = furnishing ? kindOfFurnishing(furnishing) : undefined;
    if (furnishing) this.tab = "home";
  };

  /** First the cavern, then the furnishing: the board of furnishings opens for it. */
  readonly buildOn = (cell: Cell | null): void => {
    this.site = cell;
    if (cell === null) return;
    this.chosen = undefined;
    this.layOnStage("furnishings");
    this.tab = "furnishings";
  };

  readonly look = (seat: number): void => {
    this.lookedAt = seat === this.mine ? null : seat;
    this.tab = "home";
  };

  /** What was pointed at is over with the next question, and a small screen shows what that one is about. */
  private turnToTheQuestion(): void {
    if (!this.message || this.message.version === this.asked) return;
    this.asked = this.message.version;
    if (!this.isFurnishingStillChosen()) this.chosen = undefined;
    this.leaving = null;
    this.site = null;
    const answers = this.message.moves.filter((choice) => choice.kind === "answer");
    const laid = this.laid;
    this.laid = "board";
    if (this.stage === laid) this.stage = "board";
    if (answers.length === 0) return;
    if (answers.some(({ parts }) => parts.verb !== "end")) this.ends = false;
    this.lookedAt = null;
    const asking = answers.filter((choice) => !NOTHING_TO_SEE.includes(choice.parts.verb));
    const pointed = asking.filter((choice) => cellsOf(choice).length > 0);
    if (asking.some((choice) => [...ON_THE_ACTION_BOARD, ...(this.box.onSpaces ?? [])].includes(familyOf(choice)))) {
      this.tab = "board";
      this.stage = "board";
    } else if (pointed.length > 0 && pointed.every((choice) => choice.parts.verb === "furnish")) {
      this.layOnStage("furnishings");
      this.tab = "furnishings";
    } else if (asking.length > 0) {
      this.tab = "home";
      if (asking.some((choice) => this.box.onMarket?.includes(familyOf(choice)))) this.layOnStage("furnishings");
    }
  }

  /** A furnishing that is picked stays so while its price is brought together. */
  private isFurnishingStillChosen(): boolean {
    return this.moves.some((choice) => choice.parts.verb === "furnish" && kindOf(choice) === this.chosen);
  }

  private layOnStage(name: string): void {
    this.laid = name;
    this.stage = name;
  }

  private speakTheSameLanguage(): void {
    if (preferences.language === this.language) return;
    this.language = preferences.language;
    this.connection.changeLanguage(this.language);
  }

  private endByItself(): void {
    const turn = this.message?.turn;
    const end = this.ends ? this.moves.find(({ parts }) => parts.verb === "end") : undefined;
    if (end) {
      this.ends = false;
      this.connection.play(end.move);
      return;
    }
    const isMine = turn?.waits_for_end && this.message?.yours.includes(turn.seat ?? -1);
    if (!isMine || this.connection.busy || !(preferences.auto_end || this.ends)) return;
    this.ends = false;
    this.connection.endTurn();
  }
}
