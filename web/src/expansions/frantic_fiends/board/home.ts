/** What orcs make of a home board: who is free, what lies under whom, where orcs stand and walk. */

import type { Cell, DwarfView, PlayerView } from "../../../protocol";
import type { OrcView, PlayerFiends, TableFiends } from "../protocol";
import { fiendsOf } from "../parts";

export const GROUNDS = ["cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine"];
const ENTRANCE: Cell = "d4";

/** The board with what lies hidden under orcs, as far as it is to be drawn. */
export function uncovered(player: PlayerView): PlayerView {
  const hidden = Object.entries(fiendsOf(player)?.hidden ?? {});
  if (hidden.length === 0) return player;
  const tiles = { ...player.tiles };
  const rooms = { ...player.rooms };
  for (const [cell, what] of hidden) {
    if (GROUNDS.includes(what)) tiles[cell] = what as PlayerView["tiles"][string];
    else {
      tiles[cell] = "room";
      rooms[cell] = what;
    }
  }
  return { ...player, tiles, rooms };
}

/** Dwarfs that nobody holds captive. */
export function freeDwarfs(player: PlayerView): DwarfView[] {
  const captives = (fiendsOf(player)?.captives ?? []).map((captive) => captive.strength);
  return player.dwarfs.filter((dwarf) => {
    const found = dwarf.place === null ? captives.indexOf(dwarf.strength) : -1;
    if (found >= 0) captives.splice(found, 1);
    return found < 0;
  });
}

/** Who lies in which bed: when orcs come, it matters. */
export function sleepersAt(player: PlayerView): Map<Cell, DwarfView[]> {
  const beds = fiendsOf(player)?.beds ?? [];
  const free = freeDwarfs(player);
  const found = new Map<Cell, DwarfView[]>();
  for (const [i, dwarf] of player.dwarfs.entries()) {
    if (dwarf.place !== null || !free.includes(dwarf)) continue;
    const bed = beds[i] ?? ENTRANCE;
    found.set(bed, [...(found.get(bed) ?? []), dwarf]);
  }
  return found;
}

export function orcsAt(fiends: PlayerFiends, cell: Cell): OrcView[] {
  return fiends.orcs.filter((orc) => orc.cell === cell);
}

/** The spaces a path leads over; the cave is drawn at its entrance. */
export function pathCells(path: OrcView["path"]): Cell[] {
  return path.map((cell) => (cell === "cave" ? ENTRANCE : cell));
}

/** Its number: the one that is going on, else the one that comes. Beyond the boards when all are over. */
export function nextEvent(table: TableFiends): number {
  return table.event + (table.is_event ? 0 : 1);
}

export function hasTrap(player: PlayerView, cell: Cell): boolean {
  return fiendsOf(player)?.traps.some((trap) => trap.cell === cell) ?? false;
}
