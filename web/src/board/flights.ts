/** What moves over the table after a step: from where to where, as selectors in the order of preference. */

import type { Component } from "svelte";

import { boxOf } from "../expansion";
import type { Cell, Good, StateMessage } from "../protocol";

export interface Journey {
  good?: Good; // else a figure of a box, else a dwarf
  figure?: Figure;
  seat: number;
  stops: string[][]; // at least two
}

/** A piece only a box knows how to draw. */
export interface Figure {
  name: string;
  isFriend: boolean;
  Drawing: Component<{ name: string; isFriend: boolean; seat: number; size: number }>;
}

/** So many pieces of one good fly at most; the count beside the supply tells the rest. */
const MOST_OF_ONE = 4;
const ENTRY = "d4";

export function journeys(before: StateMessage, after: StateMessage, looking: number): Journey[] {
  return [
    ...homecomings(before, after),
    ...(boxOf(after.view).journeys?.(before, after) ?? []),
    ...after.events.flatMap((event) => journeysOf(event, after, looking)),
  ];
}

type Happening = StateMessage["events"][number];

function journeysOf({ kind, seat, source, goods }: Happening, after: StateMessage, looking: number): Journey[] {
  const space = `[data-space="${source}"]`;
  if (kind === "dwarf_placed") return [{ seat, stops: [home(seat, [ENTRY]), [space]] }];
  const isGain = ["gained", "harvested", "born"].includes(kind);
  if (!isGain && kind !== "paid") return [];
  const cells = [...cellsOfRoom(after, seat, source), ...cellsTouched(after, seat)];
  const there = [space, ...home(seat, cells)];
  return (Object.entries(goods) as [Good, number][]).flatMap(([good, n]) => {
    const supply = [...(seat === looking ? [`[data-good="${good}"]`, `.supply [data-help="good-${good}"]`] : []), badge(seat)];
    const journey = { good, seat, stops: isGain ? [there, supply] : [supply, there] };
    return Array.from({ length: Math.min(n, MOST_OF_ONE) }, () => journey);
  });
}

/** Dwarfs that stood on a space and are at home now. */
function homecomings(before: StateMessage, after: StateMessage): Journey[] {
  return after.view.players.flatMap(({ seat, dwarfs }) => {
    const away = (before.view.players[seat]?.dwarfs ?? []).map((dwarf) => dwarf.place);
    if (dwarfs.some((dwarf) => dwarf.place !== null)) return [];
    return away
      .filter((place) => place !== null)
      .map((place) => ({ seat, stops: [[`[data-space="${place}"]`], home(seat, [ENTRY])] }));
  });
}

function cellsOfRoom(after: StateMessage, seat: number, source: string): Cell[] {
  const rooms = after.view.players[seat]?.rooms ?? {};
  return Object.keys(rooms).filter((cell) => rooms[cell] === source);
}

/** The spaces on which something was laid, built or sown in this step. */
function cellsTouched(after: StateMessage, seat: number): Cell[] {
  return after.events.filter((event) => event.seat === seat).flatMap((event) => event.cells);
}

/** A space of the home board that is being looked at, else all of it, else the name above the table. */
export function home(seat: number, cells: readonly Cell[]): string[] {
  const board = `.home.large[data-seat="${seat}"]`;
  return [...cells.map((cell) => `${board} [data-cell="${cell}"]`), board, badge(seat)];
}

export function badge(seat: number): string {
  return `[data-player="${seat}"]`;
}
