/** What the server answers over plain HTTP. */

import type {
  Chart,
  DoneForHost,
  Fork,
  HelpLines,
  HostAsks,
  Import,
  Join,
  NewTable,
  Problem,
  Review,
  Seated,
  SeatRequest,
  SetupChoices,
  TableAt,
  TableCreated,
  TableInfo,
} from "../protocol";
import { preferences } from "./preferences";
import { address } from "./router";
import { say } from "./words";

/** Milliseconds before each further try. */
const WAITS = [500, 1_000, 2_000, 4_000];
/** Bad gateway, gateway timeout. */
const NO_SERVER = [502, 504];

/** The server said no, in words for people. */
export class Refused extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

/** What changes nothing, or nothing the second time, is asked again while there is no answer. */
export async function ask<T>(path: string, body?: unknown, waits = body === undefined ? WAITS : []): Promise<T> {
  const request: RequestInit = body === undefined
    ? {}
    : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await answerTo(path, request, waits);
  if (!answer.ok) throw new Refused(answer.status, await reason(answer));
  return (await answer.json()) as T;
}

/** While a server restarts, there is no answer or one of the proxy: what changes nothing is asked again. */
async function answerTo(path: string, request: RequestInit, waits: number[]): Promise<Response> {
  try {
    const answer = await fetch(address(path), request);
    if (!NO_SERVER.includes(answer.status)) return answer;
  } catch {
    // The same as a proxy that finds no server.
  }
  const [wait, ...later] = waits;
  if (wait === undefined) throw new Refused(0, say("web-no-answer"));
  await new Promise((resolve) => setTimeout(resolve, wait));
  return answerTo(path, request, later);
}

async function reason(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    const { say } = JSON.parse(text) as Partial<Problem>;
    if (say) return say;
  } catch {
    // Not every error page is JSON.
  }
  return text.length > 0 && text.length < 300 && !text.startsWith("<") ? text : `${answer.status} ${answer.statusText}`;
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const setupChoices = (): Promise<SetupChoices> => ask("/api/setup");
export const newTable = (table: NewTable): Promise<TableCreated> => ask("/api/tables", table);
export const tableInfo = (table: string): Promise<TableInfo> => ask(at(table));
/** With the same token I always get the same seat: if the answer is lost, it is asked for again. */
export const joinTable = (table: string, name: string, token: string, seat: number): Promise<Seated> =>
  ask(at(table, "/join"), { name, token, seat } satisfies Join, WAITS);
export const freeSeat = (table: string, seat: number, host: string): Promise<DoneForHost> =>
  ask(at(table, `/seats/${seat}/free`), { host } satisfies HostAsks);
export const deleteTable = (table: string, host: string): Promise<DoneForHost> =>
  ask(at(table, "/delete"), { host } satisfies HostAsks);
export const tableAt = (table: string, move: number): Promise<TableAt> =>
  ask(at(table, `/at/${move}?language=${preferences.language}`));
export const forkTable = (table: string, move: number, seats: SeatRequest[]): Promise<TableCreated> =>
  ask(at(table, "/fork"), { at: move, seats } satisfies Fork);
export const importTable = (record: string, seats?: SeatRequest[]): Promise<TableCreated> =>
  ask("/api/tables/import", (seats ? { record, seats } : { record }) satisfies Import);
export const chartOf = (table: string): Promise<Chart> => ask(at(table, "/chart"));
export const reviewOf = (table: string): Promise<Review> => ask(at(table, `/review?language=${preferences.language}`));
export const recordAddress = (table: string): string => address(at(table, "/record"));
export const helpLines = (name: string, players: number, expansion: string): Promise<HelpLines> =>
  ask(`/api/help?name=${encodeURIComponent(name)}&language=${preferences.language}&players=${players}&expansion=${expansion}`);
