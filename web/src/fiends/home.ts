/** What orcs make of a home board: who is free, what lies under whom, what is in the way of an orc that is about to walk. */

import { listed } from "../board/goods";
import type { Cell, DwarfView, Good, Goods, OrcView, PlayerFiends, PlayerView, TableFiends } from "../protocol";

const GROUNDS = ["cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine"];
const ENTRANCE: Cell = "d4";

/** The board with what lies hidden under orcs, as far as it is to be drawn. */
export function uncovered(player: PlayerView): PlayerView {
  const hidden = Object.entries(player.fiends?.hidden ?? {});
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
  const captives = (player.fiends?.captives ?? []).map((captive) => captive.strength);
  return player.dwarfs.filter((dwarf) => {
    const found = dwarf.place === null ? captives.indexOf(dwarf.strength) : -1;
    if (found >= 0) captives.splice(found, 1);
    return found < 0;
  });
}

export function orcsAt(fiends: PlayerFiends, cell: Cell): OrcView[] {
  return fiends.orcs.filter((orc) => orc.cell === cell);
}

/** The orc that is about to move on this board, if it has a card or is in the cave. */
export function actingOrc(player: PlayerView, table: TableFiends | null): OrcView | undefined {
  return player.fiends?.orcs.find((orc) => orc.orc === table?.acting && orc.cell !== null);
}

/** The spaces a path leads over; the cave is drawn at its entrance. */
export function pathCells(orc: OrcView): Cell[] {
  return orc.path.map((cell) => (cell === "cave" ? ENTRANCE : cell));
}

/** Its number: the one that is going on, else the one that comes. Beyond the boards when all are over. */
export function nextEvent(table: TableFiends): number {
  return table.event + (table.acting === null ? 1 : 0);
}

export interface InTheWay {
  cell: Cell;
  goods: Goods; // crops and animals there
  trap: string | undefined; // one that still works
}

/** What lies and stands on the spaces of the orc's path, each named once. */
export function inTheWay(player: PlayerView, orc: OrcView): InTheWay[] {
  const found: InTheWay[] = [];
  const told = new Set<Cell>();
  for (const cell of orc.path) {
    if (cell === "cave" || told.has(cell)) continue;
    told.add(cell);
    const herd = player.large_pastures.find((pair) => pair.includes(cell))?.[0] ?? cell;
    const animals = herd !== cell && told.has(herd) ? {} : (player.animals[herd] ?? {});
    told.add(herd);
    const goods = added(player.crops[cell] ?? {}, animals);
    const trap = player.fiends?.traps.find((each) => each.cell === cell && each.is_active)?.trap;
    if (listed(goods).length > 0 || trap) found.push({ cell, goods, trap });
  }
  return found;
}

export function added(one: Goods, other: Goods): Goods {
  const sum: Goods = { ...one };
  for (const [good, n] of Object.entries(other)) sum[good as Good] = (sum[good as Good] ?? 0) + n;
  return sum;
}
