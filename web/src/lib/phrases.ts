/** What people at the table are called where there is no state of the table itself. */

import type { PlayerView, SeatInfo } from "../protocol";

/** A seat's name, or its letter while nobody has taken it. */
export function seatName(seats: SeatInfo[], players: PlayerView[], seat: number): string {
  return seats[seat]?.name || players[seat]?.name || "";
}
