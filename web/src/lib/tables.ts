/** The tables I sit at and the tokens of my seats, kept in this browser. */

import type { TableCreated } from "../protocol";
import { Signal } from "./reactive";

export interface MyTable {
  table: string;
  tokens: Record<number, string>; // seat -> token
  players: number;
  title: string; // who plays, as given when the table was made
  visited: number; // milliseconds
}

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

export function remember(created: TableCreated, players: number, title: string): void {
  const before = memory.find((mine) => mine.table === created.table);
  const tokens = { ...before?.tokens, ...created.tokens };
  const others = memory.filter((mine) => mine.table !== created.table);
  save([...others, { table: created.table, tokens, players, title, visited: Date.now() }]);
}

export function noteVisit(table: string): void {
  if (!memory.some((mine) => mine.table === table)) return;
  save(memory.map((mine) => (mine.table === table ? { ...mine, visited: Date.now() } : mine)));
}

export function forget(table: string): void {
  save(memory.filter((mine) => mine.table !== table));
}
