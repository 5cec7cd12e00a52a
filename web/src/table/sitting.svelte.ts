/** Somebody at a table: what is asked there, where he looks, and what he points at. */

import { boxOf, type TablePanel } from "../expansion";
import { cellsOf, familyOf, kindOf, kindOfFurnishing } from "../lib/moves";
import type { MoveChoice, PlayerView, StateMessage } from "../protocol";
import { Connection } from "../lib/connection";
import { preferences } from "../lib/preferences";
import { unlessSafe } from "./safe_mode";
import { say } from "../lib/words";

/** What can be looked at beside the boards; the panels of a box come on top. */
const SIDE_TABS = ["furnishings", "players", "log"];

const ON_THE_ACTION_BOARD = ["place", "imitate", "protect"];
const NOTHING_TO_SEE = ["end", "done", "pass"];

/** To be made while a component is set up: it lives as long as that component. */
export class Sitting {
  readonly connection: Connection;
  /** What a small screen shows, and what stands beside the boards of a middling one. */
  tab = $state("board");
  sideTab = $state("furnishings");
  /** The kind of move that was picked to be pointed at on the home board: see kindOf. */
  chosen = $state<string | undefined>(undefined);
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
  /** The seat whose home board is shown large. */
  readonly looking = $derived.by((): number => this.lookedAt ?? Math.max(this.mine, 0));
  readonly player = $derived.by((): PlayerView | undefined => this.message?.view.players[this.looking]);
  /** What is pointed at on the home board: the kind that was picked, else every answer to the question. */
  readonly homeMoves = $derived.by((): MoveChoice[] => {
    if (this.looking !== this.message?.decision?.seat) return [];
    const ofKind = this.moves.filter((choice) => kindOf(choice) === this.chosen);
    return ofKind.length > 0 ? ofKind : this.moves.filter((choice) => choice.kind === "answer");
  });

  private asked = -1;
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
  readonly end = (): void => unlessSafe(say("web-end-turn"), () => this.connection.endTurn());

  readonly hint = (move: MoveChoice | null): void => {
    this.hinted = move;
  };

  readonly choose = (kind: string): void => {
    this.chosen = this.chosen === kind ? undefined : kind;
    if (this.chosen) this.tab = "home";
  };

  readonly pick = (furnishing: string | null): void => {
    this.chosen = furnishing ? kindOfFurnishing(furnishing) : undefined;
    if (furnishing) this.tab = "home";
  };

  readonly look = (seat: number): void => {
    this.lookedAt = seat === this.mine ? null : seat;
    this.tab = "home";
  };

  /** What was pointed at is over with the next question, and a small screen shows what that one is about. */
  private turnToTheQuestion(): void {
    if (!this.message || this.message.version === this.asked) return;
    this.asked = this.message.version;
    this.chosen = undefined;
    const answers = this.message.moves.filter((choice) => choice.kind === "answer");
    if (answers.length === 0) return;
    this.lookedAt = null;
    const asking = answers.filter((choice) => !NOTHING_TO_SEE.includes(choice.parts.verb));
    const pointed = asking.filter((choice) => cellsOf(choice).length > 0);
    if (asking.some((choice) => [...ON_THE_ACTION_BOARD, ...(this.box.onSpaces ?? [])].includes(familyOf(choice)))) {
      this.tab = "board";
    } else if (pointed.length > 0 && pointed.every((choice) => choice.parts.verb === "furnish")) {
      this.sideTab = "furnishings";
      this.tab = "furnishings";
    } else if (asking.length > 0) {
      this.tab = "home";
    }
  }

  private speakTheSameLanguage(): void {
    if (preferences.language === this.language) return;
    this.language = preferences.language;
    this.connection.changeLanguage(this.language);
  }

  private endByItself(): void {
    const turn = this.message?.turn;
    const isMine = turn?.waits_for_end && this.message?.yours.includes(turn.seat ?? -1);
    if (isMine && preferences.auto_end && !this.connection.busy) this.connection.endTurn();
  }
}
