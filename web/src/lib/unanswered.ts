/** The command that the server has not answered yet. It outlives the line it was sent over: when there is a line
 * again, it is sent once more if the table still stands where it was chosen, else the player is told.
 */

import type { LogEntry, PlayMove, PlayMoves, Restart, StateMessage, TurnDone, Undo } from "../protocol";

export type Command = PlayMove | PlayMoves | Undo | Restart | TurnDone;

/** Done or refused, still under way, to be sent over the new line, or too late for it. */
export type Fate = "answered" | "waiting" | "send" | "too_late";

export class Unanswered {
  private command: Command | null = null;
  /** The last one of all, answered or not. */
  private last: Command | null = null;
  /** The log when it was chosen: how long it was, and the move it ended with. */
  private played = 0;
  private lastPlayed: string | undefined;
  private wasEverSent = false;
  private isSent = false;

  get current(): Command | null {
    return this.command;
  }

  /** Whether it waits for a line, and not for an answer. */
  get needsLine(): boolean {
    return this.command !== null && !this.isSent;
  }

  /** A new command, chosen at this log; one that could not be sent yet is replaced by it. */
  take(command: Command, log: LogEntry[]): void {
    this.command = this.last = command;
    this.played = log.length;
    this.lastPlayed = log.at(-1)?.move;
    this.isSent = this.wasEverSent = false;
  }

  noteSent(): void {
    this.isSent = this.wasEverSent = true;
  }

  noteLineLost(): void {
    this.isSent = false;
  }

  forget(): void {
    this.command = null;
  }

  /** What a state that has come means for it; `log` is the whole log of that state. */
  fateAt(state: StateMessage, log: LogEntry[]): Fate {
    if (this.command === null) return "answered";
    if (state.version === this.command.version) return this.isSent ? "waiting" : "send";
    if (this.isSent) return "answered";
    return this.wasEverSent && this.isIn(log, this.command) ? "answered" : "too_late";
  }

  /** Whether the last command was refused for good: one that was sent twice may have been done the first time. */
  wasMissed(log: LogEntry[]): boolean {
    return this.last !== null && !this.isIn(log, this.last);
  }

  /** Whether a command has been carried out, as far as the log can tell: it lost its end if something was taken
   * back, and kept it if the turn was ended.
   */
  private isIn(log: LogEntry[], command: Command): boolean {
    const { played } = this;
    if (command.type === "move" || command.type === "moves") {
      const moves = command.type === "move" ? [command.move] : command.moves;
      return moves.every((move, i) => log[played + i]?.move === move);
    }
    const stands = log.length >= played && log[played - 1]?.move === this.lastPlayed;
    return stands === (command.type === "end_turn");
  }
}
