/** Goes through a game that is told move by move: fetches each moment once, and plays by itself if asked to. */

import { tableAt } from "../lib/api";
import type { LogEntry, TableAt, View } from "../protocol";

export const SPEEDS = { slow: 1800, normal: 900, fast: 300 } as const;
export type Speed = keyof typeof SPEEDS;

const MOST_KEPT = 400;

export class ReplayPlayer {
  /** How many moves have been played at the moment that is wanted. */
  at = $state(0);
  /** The moment on screen: it follows `at` as soon as it has been fetched. */
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  rounds = $state.raw<[round: number, move: number][]>([]);
  moves = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>("normal");
  trouble = $state("");

  private readonly known = new Map<number, View>();
  private isFetching = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** Fetch the whole log and show the moment after so many moves. */
  async open(at: number): Promise<void> {
    await this.guarded(async () => {
      const start = await tableAt(this.table, 0);
      this.known.set(0, start.view);
      this.learn(start.moves > 0 ? await tableAt(this.table, start.moves) : start);
      this.go(at);
    });
  }

  /** The log anew: in another language, or with the moves that have been played meanwhile. */
  async refresh(): Promise<void> {
    await this.guarded(async () => {
      const { moves } = await tableAt(this.table, 0);
      this.learn(await tableAt(this.table, moves));
    });
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.moves, Math.round(at) || 0));
    void this.fetchWanted();
  }

  /** One move on or back, by hand: then it no longer plays by itself. */
  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  goToRound(by: 1 | -1): void {
    const starts = this.rounds.map(([, move]) => move);
    this.pause();
    if (by > 0) this.go(starts.find((move) => move > this.at) ?? this.moves);
    else this.go(starts.findLast((move) => move < this.at) ?? 0);
  }

  play(): void {
    if (this.moves === 0) return;
    if (this.at >= this.moves) this.go(0);
    this.isPlaying = true;
    this.schedule();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** The round at the wanted moment, 0 before the first one. */
  get round(): number {
    return this.rounds.findLast(([, move]) => move <= this.at)?.[0] ?? 0;
  }

  private learn(whole: TableAt): void {
    this.moves = whole.moves;
    this.log = whole.log;
    this.rounds = Object.entries(whole.rounds)
      .map(([round, move]): [number, number] => [Number(round), move])
      .sort((a, b) => a[1] - b[1]);
    this.known.set(whole.moves, whole.view);
  }

  /** One question at a time: whoever drags the bar gets the moment where he stops. */
  private async fetchWanted(): Promise<void> {
    const shown = this.known.get(this.at);
    if (shown) {
      this.view = shown;
      this.schedule();
      return;
    }
    if (this.isFetching) return;
    this.isFetching = true;
    const wanted = this.at;
    const isGood = await this.guarded(async () => {
      const found = await tableAt(this.table, wanted);
      if (this.known.size >= MOST_KEPT) this.known.clear();
      this.known.set(wanted, found.view);
      this.view = found.view;
    });
    this.isFetching = false;
    if (!isGood) this.pause();
    else if (this.at !== wanted) void this.fetchWanted();
    else this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    if (this.at >= this.moves) {
      this.isPlaying = false;
      return;
    }
    this.timer = setTimeout(() => this.go(this.at + 1), SPEEDS[this.speed]);
  }

  private async guarded(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.trouble = "";
      return true;
    } catch (error) {
      this.trouble = (error as Error).message;
      return false;
    }
  }
}
