/** The tables I sit at and the tokens of my seats, kept in this browser. */

import type { TableCreated } from "../protocol";
import { Signal } from "./reactive";
import { here, wholeAddress } from "./router";

export interface MyTable {
  table: string;
  tokens: Record<number, string>; // seat -> token
  players: number;
  title: string; // who plays, as given when the table was made
  visited: number; // milliseconds
  host?: string; // the token of whoever made the table, if that was me
  trial_of?: string; // a copy to try something out: the table that goes on without it
  is_passed_on?: boolean; // several people at this screen: it is handed over from turn to turn
  day?: string; // the daily game of that day
}

/** What sort of table it is to me. */
export type Sort = Pick<MyTable, "trial_of" | "is_passed_on" | "day">;

const KEY = "caverna.tables";
const changed = new Signal();

function load(): MyTable[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter(isTable) : [];
  } catch {
    return [];
  }
}

function isTable(entry: unknown): entry is MyTable {
  return (
    typeof entry === "object" && entry !== null && "table" in entry && typeof entry.table === "string" &&
    "tokens" in entry && typeof entry.tokens === "object" && entry.tokens !== null
  );
}

function save(tables: MyTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without storage the table can still be played until the page is left.
  }
  memory = tables;
  changed.tell();
}

let memory: MyTable[] = load();
addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  memory = load();
  changed.tell();
});

/** My tables, the last visited first. */
export function myTables(): MyTable[] {
  changed.follow();
  return [...memory].sort((a, b) => b.visited - a.visited);
}

export function tokensOf(table: string): string[] {
  return Object.values(memory.find((mine) => mine.table === table)?.tokens ?? {});
}

/** A table with seats of mine; whoever made it is its host as well. */
type Mine = Pick<TableCreated, "table" | "tokens"> & Partial<TableCreated>;

export function remember(created: Mine, players: number, title: string, sort: Sort = {}): void {
  const before = memory.find((mine) => mine.table === created.table);
  const tokens = { ...before?.tokens, ...created.tokens };
  const others = memory.filter((mine) => mine.table !== created.table);
  const key = created.host || before?.host;
  const host = key ? { host: key } : {};
  save([...others, { table: created.table, tokens, players, title, visited: Date.now(), ...host, ...sort }]);
}

/** What shows that I made a table; empty if I did not. */
export function hostOf(table: string): string {
  changed.follow();
  return memory.find((mine) => mine.table === table)?.host ?? "";
}

/** What I noted about a table of mine; null if it is none. */
export function myTable(table: string): MyTable | null {
  changed.follow();
  return memory.find((mine) => mine.table === table) ?? null;
}

/** From now on the screen is no longer handed over there. */
export function stopPassingOn(table: string): void {
  save(memory.map((mine) => (mine.table === table ? { ...mine, is_passed_on: false } : mine)));
}

/** The token I want to sit down with: the same one until it is remembered, so that I can ask again. */
export function tokenToJoin(table: string): string {
  const key = `caverna.joining.${table}`;
  const known = sessionStorage.getItem(key);
  if (known) return known;
  const token = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  sessionStorage.setItem(key, token);
  return token;
}

/** The real table of a trial game; null if this is no trial. */
export function realTableOf(table: string): string | null {
  changed.follow();
  return memory.find((mine) => mine.table === table)?.trial_of ?? null;
}

/** A link that brings my seats to another device: `/table/ID#0=TOKEN&2=TOKEN`. Whoever has it plays them. */
export function linkWithSeats(table: string): string | null {
  const tokens = memory.find((mine) => mine.table === table)?.tokens ?? {};
  if (Object.keys(tokens).length === 0) return null;
  return wholeAddress(`/table/${table}#${new URLSearchParams(Object.entries(tokens)).toString()}`);
}

/** The other end of such a link: the keys go from the address bar into my pocket. */
function takeSeatsFromAddress(): boolean {
  const table = /^\/table\/([^/]+)$/.exec(here())?.[1];
  const tokens = Object.fromEntries([...new URLSearchParams(location.hash.slice(1))].filter(([seat]) => /^[0-6]$/.test(seat)));
  if (!table || Object.keys(tokens).length === 0) return false;
  remember({ table, tokens }, 0, table);
  history.replaceState(null, "", location.pathname);
  return true;
}
takeSeatsFromAddress();
addEventListener("hashchange", () => {
  if (takeSeatsFromAddress()) location.reload();
});

export function noteVisit(table: string): void {
  if (!memory.some((mine) => mine.table === table)) return;
  save(memory.map((mine) => (mine.table === table ? { ...mine, visited: Date.now() } : mine)));
}

export function forget(table: string): void {
  save(memory.filter((mine) => mine.table !== table));
}
