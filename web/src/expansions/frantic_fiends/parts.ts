/** What the box adds to the view of a table and of a player; null in a game without it. */

import type { Told } from "../../lib/moves";
import type { PlayerView, View } from "../../protocol";
import type { FiendParts, Orc, PlayerFiends, TableFiends } from "./protocol";

export const NAME = "frantic_fiends";

/** People see numerals, for letters are seats to them; moves and records keep the letter. */
export const NUMERALS: Record<Orc, string> = { a: "I", b: "II", c: "III", d: "IV", x: "+" };
export const ORCS = ["a", "b", "c", "d"] as const;

/** `I 2, II 3`: how far the orcs of an event go. */
export function rangesInWords(ranges: Partial<Record<Orc, number>>): string {
  return Object.entries(ranges)
    .map(([orc, n]) => `${NUMERALS[orc as Orc]} ${n}`)
    .join(", ");
}

export function tableOf(view: View | null | undefined): TableFiends | null {
  return view?.expansion?.name === NAME ? (view.expansion as TableFiends) : null;
}

export function fiendsOf(player: PlayerView | null | undefined): PlayerFiends | null {
  return player?.expansion?.name === NAME ? (player.expansion as PlayerFiends) : null;
}

/** A move in parts, as far as it is one of the box; other verbs are of no concern here. */
export function partsOf({ parts }: Told): FiendParts {
  return parts as unknown as FiendParts;
}
