/** What the box adds to the view of a table and of a player; null in a game without it. */

import type { Told } from "../../lib/moves";
import type { PlayerView, View } from "../../protocol";
import type { FiendParts, PlayerFiends, TableFiends } from "./protocol";

export const NAME = "frantic_fiends";

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
