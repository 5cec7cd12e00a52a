/** What I chose the last time I began a game, so that the next one is one click away. */

import { preferences } from "./preferences";

export const NO_EXPANSION = "none";
export const PLACES = ["hotseat", "online"] as const;
export type Place = (typeof PLACES)[number];

export interface NewGame {
  expansion: string;
  furnishings: string;
  bots: number;
  level: string;
  friends: number; // with me
  place: Place; // where friends sit
  names: string[]; // of those at one screen, the first one is mine
}

const FIRST: NewGame = { expansion: NO_EXPANSION, furnishings: "full", bots: 2, level: "", friends: 2, place: "hotseat", names: [] };

export function lastChosen(): NewGame {
  const found: NewGame = { ...FIRST, names: [] };
  const saved = preferences.new_game as Partial<NewGame>;
  for (const key of Object.keys(found) as (keyof NewGame)[]) {
    if (typeof saved[key] === typeof found[key]) Object.assign(found, { [key]: saved[key] });
  }
  found.names = Array.isArray(found.names) ? found.names.map(String) : [];
  if (!PLACES.includes(found.place)) found.place = FIRST.place;
  found.bots = within(found.bots, 1, 6);
  found.friends = within(found.friends, 2, 7);
  return found;
}

export function noteChosen(game: NewGame): void {
  preferences.new_game = { ...game, names: [...game.names] };
}

function within(n: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(n) || least));
}
