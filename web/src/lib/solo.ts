/** Playing alone: the game of the day, challenges, and what I have reached. */

import type { PlayerView, StateMessage } from "../protocol";
import { Signal } from "./reactive";
import { myTable } from "./tables";

export const NO_BOX = "none";
const FARM = ["sheep", "donkey", "boar", "cattle", "dog"] as const;

export interface SoloGame {
  expansion: string;
  furnishings: string;
}

export interface Challenge {
  key: string;
  game: SoloGame; // how it is begun; it can be met in any game that `isMet` accepts
  isMet: (player: PlayerView, game: SoloGame) => boolean;
}

const FULL: SoloGame = { expansion: NO_BOX, furnishings: "full" };
const INTRODUCTORY: SoloGame = { expansion: NO_BOX, furnishings: "introductory" };

const isPlain = (game: SoloGame): boolean => game.expansion === NO_BOX;

export const CHALLENGES: readonly Challenge[] = [
  { key: "sixty", game: INTRODUCTORY, isMet: (player) => player.total >= 60 },
  { key: "no_begging", game: FULL, isMet: (player) => player.begging === 0 && player.total >= 70 },
  { key: "full_board", game: FULL, isMet: (player) => player.score["unused_spaces"] === 0 && player.total >= 70 },
  { key: "ark", game: FULL, isMet: (player) => FARM.every((animal) => player.goods[animal] >= 3) },
  { key: "family", game: FULL, isMet: (player) => player.dwarfs.length >= 6 },
  { key: "peaceful", game: FULL, isMet: (player) => player.dwarfs.every((dwarf) => dwarf.strength === 0) && player.total >= 80 },
  { key: "treasure", game: FULL, isMet: (player) => player.goods.ruby >= 10 },
  { key: "hundred_introductory", game: INTRODUCTORY, isMet: (player, game) => isPlain(game) && game.furnishings === "introductory" && player.total >= 100 },
  { key: "hundred", game: FULL, isMet: (player, game) => isPlain(game) && player.total >= 100 },
];

/** A game I have brought to its end alone. */
export interface SoloResult extends SoloGame {
  table: string;
  ended: number; // milliseconds
  points: number;
  met: string[]; // challenges
  day?: string; // whose daily game it was
}

const KEY = "caverna.solo";
const MOST_KEPT = 500;
const changed = new Signal();
let memory: SoloResult[] = load();

function load(): SoloResult[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter(isResult) : [];
  } catch {
    return [];
  }
}

function isResult(entry: unknown): entry is SoloResult {
  const found = entry as Partial<SoloResult> | null;
  return typeof found?.table === "string" && typeof found.points === "number" && Array.isArray(found.met);
}

/** What I have reached, the best first. */
export function soloResults(): SoloResult[] {
  changed.follow();
  return [...memory].sort((one, other) => other.points - one.points || other.ended - one.ended);
}

/** Keep the result of a solo game of mine that is over; trials and what others play do not count. */
export function noteSolo({ table, setup, view, yours }: StateMessage): void {
  const player = view.players[0];
  const mine = myTable(table);
  if (!player || !view.is_over || view.players.length > 1 || !yours.includes(0) || mine?.trial_of) return;
  if (memory.some((result) => result.table === table)) return;
  const game: SoloGame = { expansion: setup.expansion, furnishings: setup.furnishings };
  const met = CHALLENGES.filter((challenge) => challenge.isMet(player, game)).map(({ key }) => key);
  const day = mine?.day ? { day: mine.day } : {};
  memory = [...memory, { ...game, table, ended: Date.now(), points: player.total, met, ...day }].slice(-MOST_KEPT);
  changed.tell();
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Without storage it is remembered until the page is left.
  }
}

/** The day as everybody on earth calls it at this moment: `2026-11-18`. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** The same seed for everybody who plays on that day. */
export function seedOf(day: string): number {
  return Number(day.replaceAll("-", ""));
}

/** In the base game nothing is left to luck when one plays alone: there the day brings a challenge. */
export function challengeOf(day: string): Challenge {
  const days = Math.floor(Date.parse(day) / 86_400_000);
  return CHALLENGES[days % CHALLENGES.length] as Challenge;
}
