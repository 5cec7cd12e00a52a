/** Orcs that walk, are pushed, sit down, fall or move in; friends who go to work and come home. */

import { badge, home, type Journey } from "../../../board/flights";
import type { Cell, Orc, PlayerFiends, StateMessage } from "../../../protocol";

const MOVES = ["orc_moved", "orc_occupies", "orc_appeared", "orc_defeated", "orc_befriended"];
const ABOVE: Cell = "b1"; // where orcs come from

export function orcJourneys(before: StateMessage, after: StateMessage): Journey[] {
  return after.view.players.flatMap(({ seat, fiends }) => {
    const past = before.view.players[seat]?.fiends;
    return past && fiends ? [...walks(after, seat, past), ...goings(seat, past, fiends)] : [];
  });
}

/** All ways of nasty orcs, each from where it stood over every space it came to. */
function walks({ events }: StateMessage, seat: number, past: PlayerFiends): Journey[] {
  const found = new Map<string, Journey>();
  for (const { kind, source, cells } of events.filter((event) => event.seat === seat && MOVES.includes(event.kind))) {
    const stood = past.orcs.find(({ orc }) => orc === source)?.cell ?? ABOVE;
    const journey = found.get(source) ?? { orc: source as Orc, seat, stops: [home(seat, [stood])] };
    found.set(source, journey);
    if (kind === "orc_defeated") journey.stops.push(['[data-shelf="bounty"]', badge(seat)]);
    else journey.stops.push(home(seat, cells));
    journey.isFriend = kind === "orc_befriended";
  }
  return [...found.values()];
}

/** Friends on their way to a space or home again. */
function goings(seat: number, past: PlayerFiends, now: PlayerFiends): Journey[] {
  return now.friends.flatMap(({ orc, home: room, place }) => {
    const was = past.friends.find((friend) => friend.orc === orc);
    if (!was || was.place === place) return [];
    const where = (space: string | null): string[] => (space ? [`[data-space="${space}"]`] : home(seat, [room]));
    return [{ orc, isFriend: true, seat, stops: [where(was.place), where(place)] }];
  });
}
