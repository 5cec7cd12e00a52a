/** What the server answers over plain HTTP. */

import type { LogEntry, NewTable, SeatInfo, SeatRequest, SetupInfo, TableCreated, View } from "../protocol";
import { preferences } from "./preferences";

export interface SetupChoices {
  players: number[];
  furnishings: string[];
  options: Record<string, string[]>;
  bots: string[];
  expansions: Record<string, Record<string, string[]>>; // name to the options it adds
}

export interface TableInfo {
  table: string;
  setup: SetupInfo;
  seats: SeatInfo[];
  version: number;
  round: number;
  is_over: boolean;
  totals: Record<string, number> | number[] | null; // by seat, when over
  winners: number[];
  moves: number;
  created: string | number;
}

export interface TableAt {
  view: View;
  log: LogEntry[];
  moves: number;
  rounds: Record<string, number>; // round -> index of its first move
}

export interface Chart {
  rounds: number[];
  totals: Record<string, number[]>; // by seat
}

/** The server said no, in words for people. */
export class Refused extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = body === undefined
    ? {}
    : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, request);
  if (!answer.ok) throw new Refused(answer.status, await reason(answer));
  return (await answer.json()) as T;
}

async function reason(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    const data = JSON.parse(text) as Record<string, unknown>;
    for (const key of ["say", "error", "message", "detail"]) {
      if (typeof data[key] === "string") return data[key];
    }
  } catch {
    // Not every error page is JSON.
  }
  return text.length > 0 && text.length < 300 && !text.startsWith("<") ? text : `${answer.status} ${answer.statusText}`;
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const setupChoices = (): Promise<SetupChoices> => ask("/api/setup");
export const newTable = (table: NewTable): Promise<TableCreated> => ask("/api/tables", table);
export const tableInfo = (table: string): Promise<TableInfo> => ask(at(table));
export const joinTable = (table: string, name: string, seat?: number): Promise<{ seat: number; token: string }> =>
  ask(at(table, "/join"), seat === undefined ? { name } : { name, seat });
export const tableAt = (table: string, move: number): Promise<TableAt> =>
  ask(at(table, `/at/${move}?language=${preferences.language}`));
export const forkTable = (table: string, move: number, seats: SeatRequest[]): Promise<TableCreated> =>
  ask(at(table, "/fork"), { at: move, seats });
export const importTable = (record: string, seats?: SeatRequest[]): Promise<TableCreated> =>
  ask("/api/tables/import", seats ? { record, seats } : { record });
export const chartOf = (table: string): Promise<Chart> => ask(at(table, "/chart"));
export const recordAddress = (table: string): string => at(table, "/record");
export const helpLines = (name: string, players: number, expansion: string): Promise<{ lines: string[] }> =>
  ask(`/api/help?name=${encodeURIComponent(name)}&language=${preferences.language}&players=${players}&expansion=${expansion}`);
