/** What comes of letting an orc go or of pushing it aside: the server has tried it out, up to the next decision. */

import { listed } from "../../../board/goods";
import { forecastOf } from "../../../lib/advice";
import type { Cell, Forecast, Good, Goods, MoveChoice, PlayerView } from "../../../protocol";
import type { MoreForeseen, OrcView, PlayerFiends, TableFiends } from "../protocol";
import { fiendsOf } from "../parts";

type OrcForecast = Forecast & MoreForeseen;

/** The questions what an orc is to do. */
export const ABOUT_AN_ORC = ["orc-acts", "orc-acts-stays", "orc-acts-cave", "orc-acts-pushed"];

/** What an orc meets on one space. */
export interface Meeting {
  cell: Cell;
  goods: Goods; // what is lost there
  trap: string | undefined; // one that lies there and is not used up
  outcome: "held" | "befriended" | "defeated" | "through" | null; // what the trap does: its way ends there, or goes on in spite of it
  takes: boolean; // it sits down there
  captures: boolean;
}

export interface Foreseen {
  path: (Cell | "cave")[];
  met: Meeting[];
}

/** Where the pointer or the keyboard looks: the move of a push, which the board and the question show alike. */
export const peek = $state<{ move: string | null }>({ move: null });

/** The orc that is about to move on this board, if it has a card or is in the cave. */
export function actingOrc(player: PlayerView, table: TableFiends | null): OrcView | undefined {
  return fiendsOf(player)?.orcs.find((orc) => orc.orc === table?.acting && orc.cell !== null);
}

/** An answer somebody may give: whoever looks on has none himself. */
export type Answer = Pick<MoveChoice, "move" | "parts">;
const LETTING_GO: Answer = { move: "done", parts: { verb: "done" } };

/** The push that is looked at, else letting the orc go. */
export function looked(moves: readonly MoveChoice[]): Answer {
  const wanted = moves.find((choice) => choice.move === peek.move && forecastOf(choice));
  return wanted ?? LETTING_GO;
}

/** Where the orc would come and what it would meet; without a forecast, what lies on the way of its card. */
export function foresee(player: PlayerView, orc: OrcView, choice: Answer | undefined): Foreseen {
  const forecast = choice && (forecastOf(choice) as OrcForecast | undefined);
  if (!forecast) return { path: orc.path, met: lyingThere(player, orc.path) };
  const seen = asForetold(forecast, fiendsOf(player), orc.cell ?? "");
  const isOver = forecast.enters_cave || seen.met.some(({ outcome }) => outcome && outcome !== "through");
  const rest = choice.parts.verb === "done" && !isOver ? orc.path.slice(seen.path.length) : [];
  return { path: [...seen.path, ...rest], met: [...seen.met, ...lyingThere(player, rest)] };
}

function asForetold({ events, enters_cave }: OrcForecast, fiends: PlayerFiends | null, start: Cell): Foreseen {
  const path: Cell[] = [];
  const met = new Map<Cell, Meeting>();
  let here = start;
  const there = (): Meeting => {
    const meeting = met.get(here) ?? meetingOn(here);
    met.set(here, meeting);
    return meeting;
  };
  for (const { kind, source, goods, cells } of events) {
    if (kind === "orc_moved" || kind === "orc_occupies") here = cells[0] ?? here;
    if (kind === "orc_moved") path.push(here);
    else if (kind === "orc_occupies") there().takes = true;
    else if (kind === "lost") there().goods = added(there().goods, goods);
    else if (kind === "trap_triggered") there().trap = source;
    else if (kind === "orc_held") there().outcome = "held";
    else if (kind === "orc_befriended") there().outcome = "befriended";
    else if (kind === "orc_defeated") there().outcome = "defeated";
    else if (kind === "captured") there().captures = true;
  }
  for (here of path) {
    const trap = workingTrap(fiends, here);
    if (trap && !met.get(here)?.trap) Object.assign(there(), { trap, outcome: "through" });
  }
  if (enters_cave && path.length > 0) path.push("cave");
  const order = (cell: Cell): number => (path.includes(cell) ? path.indexOf(cell) : path.length);
  return { path, met: [...met.values()].sort((one, other) => order(one.cell) - order(other.cell)) };
}

/** Crops, animals and working traps on these spaces, each named once. */
function lyingThere(player: PlayerView, path: Foreseen["path"]): Meeting[] {
  const found: Meeting[] = [];
  const told = new Set<Cell>();
  for (const cell of path) {
    if (cell === "cave" || told.has(cell)) continue;
    told.add(cell);
    const herd = player.large_pastures.find((pair) => pair.includes(cell))?.[0] ?? cell;
    const animals = herd !== cell && told.has(herd) ? {} : (player.animals[herd] ?? {});
    told.add(herd);
    const goods = added(player.crops[cell] ?? {}, animals);
    const trap = workingTrap(fiendsOf(player), cell);
    if (listed(goods).length > 0 || trap) found.push({ ...meetingOn(cell), goods, trap });
  }
  return found;
}

function workingTrap(fiends: PlayerFiends | null, cell: Cell): string | undefined {
  return fiends?.traps.find((each) => each.cell === cell && each.is_active)?.trap;
}

function meetingOn(cell: Cell): Meeting {
  return { cell, goods: {}, trap: undefined, outcome: null, takes: false, captures: false };
}

function added(one: Goods, other: Goods): Goods {
  const sum: Goods = { ...one };
  for (const [good, n] of Object.entries(other)) sum[good as Good] = (sum[good as Good] ?? 0) + n;
  return sum;
}
