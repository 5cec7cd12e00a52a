/** Orcs that walk, are pushed, sit down, fall or move in; friends who go to work and come home. */

import { badge, type Figure, home, type Journey } from "../../../board/flights";
import type { Cell, StateMessage } from "../../../protocol";
import { fiendsOf } from "../parts";
import type { PlayerFiends } from "../protocol";
import FlyingOrc from "./FlyingOrc.svelte";

const MOVES = ["orc_moved", "orc_occupies", "orc_appeared", "orc_defeated", "orc_befriended"];
const ABOVE: Cell = "b1"; // where orcs come from

export function orcJourneys(before: StateMessage, after: StateMessage): Journey[] {
  return after.view.players.flatMap((player) => {
    const seat = player.seat;
    const [past, fiends] = [fiendsOf(before.view.players[seat]), fiendsOf(player)];
    return past && fiends ? [...walks(after, seat, past), ...goings(seat, past, fiends)] : [];
  });
}

function orc(name: string, isFriend: boolean): Figure {
  return { name, isFriend, Drawing: FlyingOrc };
}

/** All ways of nasty orcs, each from where it stood over every space it came to. */
function walks({ events }: StateMessage, seat: number, past: PlayerFiends): Journey[] {
  const found = new Map<string, Journey>();
  for (const { kind, details, cells } of events.filter((event) => event.seat === seat && MOVES.includes(event.kind))) {
    const name = String(details.orc);
    const stood = past.orcs.find((each) => each.orc === name)?.cell ?? ABOVE;
    const journey = found.get(name) ?? { figure: orc(name, false), seat, stops: [home(seat, [stood])] };
    found.set(name, journey);
    if (kind === "orc_defeated") journey.stops.push(['[data-shelf="bounty"]', badge(seat)]);
    else journey.stops.push(home(seat, cells));
    journey.figure = orc(name, kind === "orc_befriended");
  }
  return [...found.values()];
}

/** Friends on their way to a space or home again. */
function goings(seat: number, past: PlayerFiends, now: PlayerFiends): Journey[] {
  return now.friends.flatMap(({ orc: name, home: room, place }) => {
    const was = past.friends.find((friend) => friend.orc === name);
    if (!was || was.place === place) return [];
    const where = (space: string | null): string[] => (space ? [`[data-space="${space}"]`] : home(seat, [room]));
    return [{ figure: orc(name, true), seat, stops: [where(was.place), where(place)] }];
  });
}
