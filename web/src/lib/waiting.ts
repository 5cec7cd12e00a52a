/** Whether a table waits for me, and what is heard of what happens there. */

import { boxOf } from "../expansion";
import type { StateMessage } from "../protocol";
import type { Sound } from "./sounds";

/** Whether others wait for what I do. At one screen and alone nobody has to be told whose turn it is. */
export function waitsForMe({ yours, moves, turn, view, decision }: StateMessage): boolean {
  if (view.is_over || decision === null || yours.length === 0 || yours.length === view.players.length) return false;
  return moves.length > 0 || (turn.waits_for_end && yours.includes(turn.seat ?? -1));
}

/** Whether my turn has just begun. */
export function isMyTurnNow(before: StateMessage | null, now: StateMessage): boolean {
  return waitsForMe(now) && (before === null || !waitsForMe(before));
}

const LOSSES = ["begged"];
const HARVESTS = ["harvested", "born"];

/** The one sound that says best what has happened. */
export function soundOf(before: StateMessage, now: StateMessage): Sound | null {
  if (now.version <= before.version) return null; // taken back
  const kinds = (kind: string, seat: number): boolean => now.events.some((event) => event.kind === kind && event.seat === seat);
  const mine = (names: readonly string[]): boolean => names.some((kind) => now.yours.some((seat) => kinds(kind, seat)));
  if (mine([...LOSSES, ...(boxOf(now.view).losses ?? [])])) return "loss";
  if (isMyTurnNow(before, now)) return "turn";
  if (mine(HARVESTS)) return "harvest";
  if (now.events.some(({ kind }) => kind === "dwarf_placed")) return "place";
  return mine(["gained", "furnished", "tile_placed"]) ? "gain" : null;
}
