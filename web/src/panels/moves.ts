/** Moves as the client groups them: by what they look like, never by what is allowed. */

import { boxes } from "../expansion";
import { type Conversion, printed } from "../lib/catalogue";
import type { Good, MoveChoice } from "../protocol";

const CELL = /^[a-gz][0-5]$/;

/** Verbs whose moves are pointed at on the boards. */
const POINTED = ["place", "tile", "fence", "stable", "sow", "furnish"];

export function isPointed({ verb }: MoveChoice): boolean {
  return POINTED.includes(verb) || boxes().some((box) => box.pointedVerbs?.includes(verb));
}

/** The spaces of the home board a move names. */
export function cellsOf(move: string): string[] {
  return move.split(" ").filter((word) => CELL.test(word));
}

/**
 * What kind of thing a pointed move does, whichever space it goes to: `tile cavern tunnel`, `fence small`,
 * `fence large`, `stable`, `sow grain`, `furnish seam`, `ruby meadow`, `place`.
 */
export function kindOf(move: string): string {
  const words = move.split(" ");
  if (words[0] === "place") return "place";
  if (words[0] === "fence") return words.length === 3 ? "fence large" : "fence small";
  return words.filter((word) => !CELL.test(word)).join(" ");
}

export function answersOf(moves: MoveChoice[], ...verbs: string[]): MoveChoice[] {
  return moves.filter((each) => each.kind === "answer" && (verbs.length === 0 || verbs.includes(each.verb)));
}

/** The number at the end of a move such as `forge 3`, `feed 4`, `eat gold 6`; null if there is none. */
export function numberOf(move: string): number | null {
  const last = move.split(" ").at(-1) ?? "";
  return /^\d+$/.test(last) ? Number(last) : null;
}

/** The good a move is about, for its icon: `buy dog`, `eat donkeys`, `eat gold 4`, `ruby wood`. */
export function goodOf(move: string): Good | null {
  const word = (move.split(" ")[1] ?? "").replace("donkeys", "donkey");
  return GOODS.includes(word as Good) ? (word as Good) : null;
}

export const GOODS: Good[] = [
  "wood", "stone", "ore", "ruby", "grain", "vegetable", "food", "gold",
  "dog", "sheep", "donkey", "boar", "cattle",
];

/** What a room exchanges with `convert ...`. */
export function conversionOf(move: string): Conversion | null {
  const name = move.replace(/^convert /, "");
  return printed("conversions").find((each) => each.name === name) ?? null;
}

/** Whether an any-time move ends as food, wholly or in part. */
export function givesFood(choice: MoveChoice): boolean {
  if (choice.verb === "eat" || choice.verb === "sell") return true;
  return choice.verb === "convert" && (conversionOf(choice.move)?.gets.food ?? 0) > 0;
}

export type AnytimeGroup = "food" | "goods" | "tiles" | "rooms" | "weapons";

/** The drawer an any-time move lies in. */
export function groupOf(choice: MoveChoice): AnytimeGroup {
  if (choice.verb === "sell") return "weapons";
  if (choice.verb === "convert") return "rooms";
  if (choice.verb === "eat") return "food";
  return cellsOf(choice.move).length > 0 ? "tiles" : "goods";
}

/** One entry for each kind: the amounts of gold, the spaces of a tile lie together. */
export function byKind(moves: MoveChoice[]): Map<string, MoveChoice[]> {
  const found = new Map<string, MoveChoice[]>();
  for (const choice of moves) {
    const kind = choice.move.startsWith("eat gold") ? "eat gold" : kindOf(choice.move);
    const same = found.get(kind);
    if (same) same.push(choice);
    else found.set(kind, [choice]);
  }
  return found;
}

/** A move with what would come of it, as far as that is foreseen. */
export function inFull({ say, forecast }: MoveChoice): string {
  return forecast?.say ? `${say} (${forecast.say})` : say;
}
