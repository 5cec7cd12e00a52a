/** The action of my dwarf part by part, as the server tells it: what an answer begins, and what it gives up. */

import type { MoveChoice, PathPart } from "../protocol";
import { hasWords, say } from "./words";

/** Icons of parts that are called otherwise than their verb. */
const ICONS: Record<string, string> = {
  meadow_field: "tile-meadow-field",
  cavern_tunnel: "tile-cavern-tunnel",
  cavern_cavern: "tile-cavern-cavern",
  ore_mine_deep_tunnel: "tile-ore-mine",
  sow_grain: "sow",
  grow: "family",
  loot: "expedition",
  buy: "market",
  trade: "exchange",
};

/** Goods that are not there need no mention. */
export function isShown({ verbs, goods, status }: PathPart): boolean {
  return !verbs.includes("take") || Object.keys(goods).length > 0 || status === "open" || status === "later";
}

export function iconsOf({ verbs }: PathPart): string[] {
  return [...new Set(verbs.map((verb) => ICONS[verb] ?? verb))];
}

/** The part that an answer begins. */
function begunBy(path: readonly PathPart[], choice: MoveChoice): PathPart | undefined {
  if (choice.kind !== "answer") return undefined;
  return path.find(({ status, verbs }) => status === "open" && verbs.includes(choice.parts.verb));
}

/** The parts that an answer gives up; to be done with it gives up all that is open. */
export function givenUpBy(path: readonly PathPart[], choice: MoveChoice): PathPart[] {
  if (choice.kind !== "answer") return [];
  if (choice.parts.verb === "done") return path.some(({ status }) => status === "now") ? [] : path.filter(({ status }) => status === "open");
  return (begunBy(path, choice)?.leaves ?? []).flatMap((number) => path[number] ?? []);
}

/** Those parts that could be begun now if others were given up, each with the answers that begin it. */
export function costlyParts(path: readonly PathPart[], moves: readonly MoveChoice[]): { part: PathPart; moves: MoveChoice[] }[] {
  return path
    .filter(({ leaves }) => leaves.length > 0)
    .map((part) => ({ part, moves: moves.filter((choice) => begunBy(path, choice) === part) }))
    .filter(({ moves: own }) => own.length > 0);
}

/** What can be answered without giving anything up; or, once that is decided, only what begins this part. */
export function answerable(path: readonly PathPart[], moves: readonly MoveChoice[], leaving: number | null): MoveChoice[] {
  const begun = leaving === null ? undefined : path[leaving];
  return moves.filter((choice) => {
    const part = begunBy(path, choice);
    if (begun) return part === begun || choice.kind === "anytime";
    return part === undefined || part.leaves.length === 0;
  });
}

function keyOf({ verbs }: PathPart): string {
  const key = `part-${verbs.at(-1)}`;
  const first = `part-${verbs[0]}`;
  return hasWords(key) ? key : hasWords(first) ? first : "part-more";
}

export function partName(part: PathPart): string {
  return say(keyOf(part));
}

/** `Sow now and leave the tile`; a single move is called by its own name. */
export function leavingInWords(path: readonly PathPart[], part: PathPart, moves: readonly MoveChoice[]): string {
  const left = part.leaves.flatMap((number) => path[number] ?? []);
  const now = (moves.length === 1 ? moves[0]?.say : null) ?? say(`${keyOf(part)}-now`);
  return say("web-leave", { now, what: inARow(left) });
}

/** `Done: leave the tile`. */
export function doneInWords(left: readonly PathPart[]): string {
  return say("web-leave-done", { what: inARow(left) });
}

/** What an answer gives up, as a note beside it; empty if nothing. */
export function costInWords(path: readonly PathPart[], choice: MoveChoice): string {
  const left = givenUpBy(path, choice);
  return left.length > 0 ? say("web-leave-note", { what: inARow(left) }) : "";
}

function inARow(parts: readonly PathPart[]): string {
  const names = parts.map((part) => say(`${keyOf(part)}-left`));
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} ${say("ui-and")} ${last}`;
}
