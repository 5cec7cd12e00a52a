/** One table over one websocket: shows what the server sends, hands it the moves, and comes back after a loss.
 *
 * Nothing is played ahead of the server: what is on screen is always a state that it has sent. No command is
 * dropped: what was chosen while the line was down is sent when it is back, or the player is told why not.
 */

import type { ClientMessage, ErrorMessage, LogEntry, ServerMessage, StateMessage } from "../protocol";
import { Adviser, takeAdviceOf } from "./advice";
import { withChanges } from "./changes";
import { Hinter, takeHintsOf } from "./hints";
import { pauseAfterStep, pauseAfterTurn, preferences } from "./preferences";
import { Signal } from "./reactive";
import { socketAddress } from "./router";
import { tokensOf } from "./tables";
import { type Command, Unanswered } from "./unanswered";
import { tellsWhyNot } from "./why_not";
import { say } from "./words";

export type ConnectionStatus = "connecting" | "open" | "lost" | "restarting" | "unknown_table" | "broken_table";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** All players of a server that restarts come back at once: they spread themselves over this time. */
const AFTER_RESTART = 1_500;
/** Going away, service restart: how a server says that it comes back. */
const RESTARTS = [1001, 1012];
const PING_EVERY = 20_000;
const SILENCE = 50_000;
const LONGEST_QUEUE = 60;

export class Connection {
  private readonly changed = new Signal();
  private socket: WebSocket | null = null;
  private shown: StateMessage | null = null;
  /** The last state that has come, on screen or still waiting: what changes refer to. */
  private latest: StateMessage | null = null;
  private entries: LogEntry[] = [];
  private waiting: StateMessage[] = [];
  private showing: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly pinging: ReturnType<typeof setInterval>;
  private losses = 0;
  private heard = 0;
  private isClosed = false;
  private now: ConnectionStatus = "connecting";
  private trouble: ErrorMessage | null = null;
  /** The last refusal because the table had moved on: the state that comes next tells whether it matters. */
  private stale: ErrorMessage | null = null;
  private readonly unanswered = new Unanswered();
  /** Who waits to be told why not, by the move. */
  private readonly curious = new Map<string, (say: string) => void>();
  /** While further states wait for their turn on screen, the server has forgotten this one. */
  private readonly adviser = new Adviser((version, about) => {
    if (this.waiting.length === 0) this.send({ type: "advice", version, about });
  });
  private readonly hinter = new Hinter(
    (version) => this.sendOrSayNo({ type: "hint", version }),
    (agrees) => this.sendOrSayNo({ type: "agree_to_hints", agrees }),
  );
  private readonly wake = (): void => {
    if (document.visibilityState === "visible" && this.socket === null) this.open();
  };

  constructor(readonly table: string) {
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    tellsWhyNot(this);
    takeAdviceOf(this.adviser);
    takeHintsOf(this.hinter);
    this.open();
  }

  /** The state on screen; null before the first one has come. */
  get state(): StateMessage | null {
    this.changed.follow();
    return this.shown;
  }

  /** The whole log up to the state on screen. */
  get log(): LogEntry[] {
    this.changed.follow();
    return this.entries;
  }

  /** Whether there is nothing to come back to. */
  private get isWithoutTable(): boolean {
    return this.now === "unknown_table" || this.now === "broken_table";
  }

  get status(): ConnectionStatus {
    this.changed.follow();
    return this.now;
  }

  /** The last thing the server refused, until something else is tried. */
  get error(): ErrorMessage | null {
    this.changed.follow();
    return this.trouble;
  }

  /** Whether an answer is under way, so that nobody answers twice. */
  get busy(): boolean {
    this.changed.follow();
    return this.unanswered.current !== null;
  }

  /** Whether more has happened than is on screen. */
  get isBehind(): boolean {
    this.changed.follow();
    return this.waiting.length > 0;
  }

  /** Whether an answer waits for the line to come back. */
  get hasUnsent(): boolean {
    this.changed.follow();
    return this.unanswered.needsLine;
  }

  /** Do not send what waits for the line. */
  withdraw(): void {
    this.unanswered.forget();
    this.changed.tell();
  }

  /** A move; or several of them, of which all are played or none. */
  play(...moves: string[]): void {
    const [move] = moves;
    if (!this.shown || move === undefined) return;
    const { version } = this.shown;
    this.answer(moves.length > 1 ? { type: "moves", version, moves } : { type: "move", version, move });
  }

  /** Why I cannot do this now; empty if it is not the question. */
  why(move: string): Promise<string> {
    if (!this.send({ type: "why", move })) return Promise.resolve(say("web-not-sent"));
    return new Promise((resolve) => this.curious.set(move, resolve));
  }

  undo(): void {
    if (this.shown) this.answer({ type: "undo", version: this.shown.version });
  }

  restart(): void {
    if (this.shown) this.answer({ type: "restart", version: this.shown.version });
  }

  endTurn(): void {
    if (this.shown) this.answer({ type: "end_turn", version: this.shown.version });
  }

  /** Have names, questions and log said in another language. */
  changeLanguage(language: string): void {
    this.send({ type: "language", language });
    this.openAgain(); // the log so far is sent anew in that language
  }

  /** After taking a seat: say hello again with all tokens. */
  openAgain(): void {
    if (this.isClosed) return;
    this.drop();
    this.open();
  }

  dismiss(): void {
    this.trouble = null;
    this.changed.tell();
  }

  /** Show at once whatever is still waiting for its turn on screen. */
  catchUp(): void {
    clearTimeout(this.showing);
    this.showing = undefined;
    for (const state of this.waiting.splice(0)) this.show(state);
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.pinging);
    clearTimeout(this.showing);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    tellsWhyNot(null, this);
    takeAdviceOf(null, this.adviser);
    takeHintsOf(null, this.hinter);
    this.adviser.forget();
    this.drop();
  }

  private open(): void {
    clearTimeout(this.retry);
    if (this.isClosed || this.isWithoutTable) return;
    const socket = new WebSocket(socketAddress(`/ws/${encodeURIComponent(this.table)}`));
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      const tokens = tokensOf(this.table);
      // The whole log is asked for: after an undo elsewhere, what we had may no longer be true.
      this.send({ type: "hello", tokens, language: preferences.language, log: 0 });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(RESTARTS.includes(event.code) ? "restarting" : "lost");
    };
  }

  private drop(): void {
    clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = null;
    this.unanswered.noteLineLost();
    socket?.close();
  }

  /** The line is down; a server that has said it restarts is believed until it is back. */
  private lose(how: "lost" | "restarting"): void {
    this.socket = null;
    this.unanswered.noteLineLost();
    if (this.isClosed || this.isWithoutTable) return;
    const isFirst = this.now === "open";
    if (!this.shown) this.now = "connecting";
    else if (this.now !== "restarting") this.now = how;
    this.changed.tell();
    const spread = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.losses) * (0.75 + Math.random() / 2);
    const wait = isFirst && how === "restarting" ? Math.random() * AFTER_RESTART : spread;
    this.losses += 1;
    this.retry = setTimeout(() => this.open(), wait);
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) {
      this.drop();
      this.lose("lost");
    } else {
      this.send({ type: "ping" });
    }
  }

  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** For what is not worth waiting for: without a line the player is told that it was not done. */
  private sendOrSayNo(message: ClientMessage): boolean {
    const isSent = this.send(message);
    if (!isSent) this.sayNo(say("web-not-sent"));
    return isSent;
  }

  private sayNo(why: string): void {
    this.trouble = { type: "error", code: "server", say: why, version: this.shown?.version ?? 0 };
    this.changed.tell();
  }

  /** A command: one at a time; while the line is down the last one counts. */
  private answer(command: Command): void {
    if (this.unanswered.current !== null && !this.unanswered.needsLine) return;
    this.unanswered.take(command, this.entries);
    if (this.now === "open" && this.send(command)) this.unanswered.noteSent();
    this.trouble = this.stale = null;
    this.changed.tell();
  }

  /** What a state means for a command that nobody has answered yet. */
  private settle(state: StateMessage): void {
    if (this.stale && this.unanswered.wasMissed(this.wholeLog(state))) this.trouble = this.stale;
    this.stale = null;
    const command = this.unanswered.current;
    if (command === null) return;
    const fate = this.unanswered.fateAt(state, state.log);
    if (fate === "send" && this.send(command)) this.unanswered.noteSent();
    if (fate === "answered" || fate === "too_late") this.unanswered.forget();
    if (fate === "too_late") this.sayNo(say("web-too-late"));
  }

  /** The log up to a state that has just come, while others may still wait for their turn on screen. */
  private wholeLog(state: StateMessage): LogEntry[] {
    return [...this.waiting, state].reduce(continued, this.entries);
  }

  private hear(text: string): void {
    this.heard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "state" || message.type === "changes") {
      const state = message.type === "state" ? message : this.latest && withChanges(this.latest, message);
      if (state) this.take(state);
      else this.send({ type: "state" });
    } else if (message.type === "why") {
      this.curious.get(message.move)?.(message.say);
      this.curious.delete(message.move);
    } else if (message.type === "advice") {
      this.adviser.hear(message);
    } else if (message.type === "hint") {
      this.hinter.hear(message);
    } else if (message.type === "error") {
      this.unanswered.forget();
      if (message.code === "unknown_table" || message.code === "broken_table") this.now = message.code;
      if (message.code === "stale") this.stale = message;
      else this.trouble = message;
      this.hinter.miss();
      this.changed.tell();
    }
  }

  private take(state: StateMessage): void {
    this.latest = state;
    this.losses = 0;
    this.now = "open";
    this.settle(state);
    this.enqueue(state);
    this.changed.tell();
  }

  /** Moves of others follow each other slowly enough to be seen; my own are shown at once. */
  private enqueue(state: StateMessage): void {
    this.waiting.push(state);
    if (this.waiting.length > LONGEST_QUEUE || document.visibilityState === "hidden") this.catchUp();
    else if (this.showing === undefined) this.showNext();
  }

  private showNext(): void {
    this.showing = undefined;
    const next = this.waiting.shift();
    if (!next) return;
    const isFirst = this.shown === null || next.log_length === 0;
    this.show(next);
    const pause = isFirst ? 0 : pauseAfter(next);
    if (pause > 0) this.showing = setTimeout(() => this.showNext(), pause);
    else this.showNext();
  }

  private show(next: StateMessage): void {
    this.entries = continued(this.entries, next);
    this.shown = next;
    this.adviser.turnTo(next);
    this.hinter.turnTo(next);
    this.changed.tell();
  }
}

/** A log with what a state adds to it, or takes from it. */
function continued(entries: LogEntry[], next: StateMessage): LogEntry[] {
  const first = next.log[0]?.number ?? Infinity;
  const kept = entries.slice(0, next.log_length).filter((entry) => entry.number < first);
  return [...kept, ...next.log];
}

/** How long what others did stays on screen; nobody has to watch how they say that they are done. */
function pauseAfter({ log, yours, turn }: StateMessage): number {
  const theirs = log.filter((entry) => entry.seat >= 0 && !yours.includes(entry.seat));
  const last = theirs.at(-1);
  if (!last) return 0;
  if (last.parts.verb === "end") return pauseAfterTurn() - pauseAfterStep();
  return turn.seat === last.seat ? pauseAfterStep() : pauseAfterTurn();
}
