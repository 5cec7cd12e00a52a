/** A hint is asked for by the player, never on the way, and forgotten with the state it was about. */

import type { Hint, StateMessage } from "../protocol";
import { Signal } from "./reactive";

type Ask = (version: number) => boolean;

/** Knows what would be done in the state on screen, once that has been asked for. */
export class Hinter {
  private readonly changed = new Signal();
  private version = -1;
  private asked = false;
  private told: Hint | null = null;

  constructor(
    private readonly ask: Ask,
    readonly agree: (agrees: boolean) => void,
  ) {}

  /** The hint about the state on screen; null until it has come. */
  get hint(): Hint | null {
    this.changed.follow();
    return this.told;
  }

  /** Whether somebody thinks about it. */
  get isThinking(): boolean {
    this.changed.follow();
    return this.asked && this.told === null;
  }

  want(): void {
    if (this.asked) return;
    this.asked = this.ask(this.version);
    this.changed.tell();
  }

  hear(hint: Hint): void {
    if (hint.version !== this.version) return;
    this.told = hint;
    this.changed.tell();
  }

  /** The server says no to something: whoever still waits may ask again. */
  miss(): void {
    if (this.told === null) this.asked = false;
    this.changed.tell();
  }

  /** Another state is on screen, or the same one after the connection was lost. */
  turnTo({ version, log_length: known }: StateMessage): void {
    if (version === this.version && known > 0) return;
    this.version = version;
    this.asked = false;
    this.told = null;
    this.changed.tell();
  }
}

let hinter: Hinter | null = null;

/** From now on this one is asked; or nobody, if it still was the one that goes. */
export function takeHintsOf(next: Hinter | null, gone?: Hinter): void {
  if (next || hinter === gone) hinter = next;
}

/** Who is asked at the table on screen. */
export function hinterHere(): Hinter | null {
  return hinter;
}
