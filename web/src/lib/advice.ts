/** Advice is asked for while something on screen shows it, once for each state that stays there for a moment. */

import { boxOf } from "../expansion";
import type { Advice, Forecast, MoveChoice, StateMessage, Subject } from "../protocol";
import { Signal } from "./reactive";

/** Bots move quickly: what is replaced sooner needs no advice. */
const A_MOMENT = 150;

/** What anybody who looks can see coming. */
const FOR_ONLOOKERS: Subject[] = ["forecasts"];

type Ask = (version: number, about: Subject[]) => void;

/** Knows what the server has told about the state on screen. */
export class Adviser {
  private readonly changed = new Signal();
  private shown: StateMessage | null = null;
  private known: Partial<Advice> = {};
  private readonly wanted = new Set<Subject>();
  private readonly asked = new Set<Subject>();
  private readonly waiting = new Set<() => void>();
  private since = 0;
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask) {}

  get state(): StateMessage | null {
    this.changed.follow();
    return this.shown;
  }

  /** What is known; if it is not yet, it is asked for. Whoever reads it in a template is redrawn when it comes. */
  about<S extends Subject>(subject: S): Advice[S] | undefined {
    this.changed.follow();
    if (!(subject in this.known)) this.want(subject);
    return this.known[subject];
  }

  /** The same for somebody who waits for it; nothing if the state goes before it comes. */
  async told<S extends Subject>(subject: S): Promise<Advice[S] | undefined> {
    if (!(subject in this.known)) this.want(subject);
    while (!(subject in this.known) && (this.wanted.has(subject) || this.asked.has(subject))) {
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
    return this.known[subject];
  }

  /** Another state is on screen. */
  turnTo(next: StateMessage): void {
    const isSame = next.version === this.shown?.version && next.log_length > 0 && String(next.yours) === String(this.shown.yours);
    this.shown = next;
    if (isSame) return;
    this.forget();
    this.since = Date.now();
    this.changed.tell();
  }

  hear(advice: Advice): void {
    if (advice.version !== this.shown?.version) return;
    this.known = { ...this.known, ...advice };
    this.wake();
    this.changed.tell();
  }

  forget(): void {
    clearTimeout(this.asking);
    this.asking = undefined;
    this.known = {};
    this.wanted.clear();
    this.asked.clear();
    this.wake();
  }

  private want(subject: Subject): void {
    if (!this.shown || this.asked.has(subject)) return;
    if (this.shown.yours.length === 0 && !FOR_ONLOOKERS.includes(subject)) return;
    this.wanted.add(subject);
    this.asking ??= setTimeout(() => this.send(), Math.max(0, this.since + A_MOMENT - Date.now()));
  }

  private send(): void {
    this.asking = undefined;
    const about = [...this.wanted];
    this.wanted.clear();
    for (const subject of about) this.asked.add(subject);
    if (this.shown) this.ask(this.shown.version, about);
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

let adviser: Adviser | null = null;

/** From now on this one is asked; or nobody, if it still was the one that goes. */
export function takeAdviceOf(next: Adviser | null, gone?: Adviser): void {
  if (next || adviser === gone) adviser = next;
}

/** What is known about the state on screen; undefined until it has come. */
export function advised<S extends Subject>(subject: S): Advice[S] | undefined {
  return adviser?.about(subject);
}

/** The same, waited for. */
export async function adviceOn<S extends Subject>(subject: S): Promise<Advice[S] | undefined> {
  return adviser?.told(subject);
}

/** What would come of an answer, where the box foresees something. */
export function forecastOf({ move }: Pick<MoveChoice, "move">): Forecast | undefined {
  const state = adviser?.state;
  return state && boxOf(state.view).foretells?.(state) ? advised("forecasts")?.[move] : undefined;
}

/** A move with what would come of it, as far as that is foreseen. */
export function inFull(choice: MoveChoice): string {
  const foreseen = forecastOf(choice)?.say;
  return foreseen ? `${choice.say} (${foreseen})` : choice.say;
}
