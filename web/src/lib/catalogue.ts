/** What is printed on tiles, loot and spaces, of the base game and of every box: the server knows the rules. */

import { boxes } from "../expansion";
import type { Goods } from "../protocol";
import base from "./catalogue.json";

export interface PrintedTile {
  key: string;
  block: string;
  colour: string;
  points: number;
  cost: Goods;
  beds: number;
  overhang?: Goods; // for a tile that overhangs the board
}

export interface PrintedLoot {
  key: string;
  strength: number;
  goods: Goods;
}

export interface PrintedSpace {
  key: string;
  players: number[];
  option?: string; // `name value`: with this option it is printed so
  signs: string; // `each wood:3(1) then expedition:1`
}

export interface Conversion {
  name: string;
  room: string;
  pays: Goods;
  gets: Goods;
}

/** What a box may add to. */
export interface Catalogue {
  furnishings: PrintedTile[];
  loot: PrintedLoot[];
  spaces: PrintedSpace[];
  conversions: Conversion[];
}

const BASE = base as Catalogue;

/** Everything printed of one sort, the base game first. */
export function printed<Sort extends keyof Catalogue>(sort: Sort): Catalogue[Sort] {
  const ofBoxes = boxes().map((box) => (box.catalogue as Catalogue | undefined)?.[sort] ?? []);
  return [BASE[sort], ...ofBoxes].flat() as Catalogue[Sort];
}

let tiles: Map<string, PrintedTile> | null = null;

export function tileNamed(key: string): PrintedTile | undefined {
  tiles ??= new Map(printed("furnishings").map((tile) => [tile.key, tile]));
  return tiles.get(key);
}

/** The loot of a game, the cheapest first. */
export function lootOf(more: Partial<Catalogue> | undefined): PrintedLoot[] {
  return [...BASE.loot, ...(more?.loot ?? [])].sort((one, other) => one.strength - other.strength);
}
