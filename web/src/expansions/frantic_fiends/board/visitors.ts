/** Friendly orcs on the action board. */

import type { PlayerView } from "../../../protocol";
import { fiendsOf } from "../parts";
import type { PlayerFiends } from "../protocol";

export function friendsOn(player: PlayerView | undefined, space: string): PlayerFiends["friends"] {
  return (fiendsOf(player)?.friends ?? []).filter((friend) => friend.place === space);
}
