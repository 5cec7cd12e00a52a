/** Moves of the expansion as the client groups them. */

import { say } from "../../../lib/words";
import type { MoveChoice } from "../../../protocol";

/** An amount that is stepped through: these words say what differs. */
export const AMOUNTS = ["spend", "give_up", "whittle", "arm", "barter"];
/** Few of them: a button each, and some of them can also be pointed at. */
export const BUTTONS = [
  "restock", "extract", "occupy", "move_in", "hit", "fight", "collect", "bed", "recruit", "chief", "prepare",
];
/** Pointed at on the action board. */
export const ON_SPACES = ["send", "use"];
/** Pointed at on the home board, with too many spaces for a button each. */
export const ON_THE_LAND = ["trap", "keep", "displace"];

/** What is worth a list of all answers beside its panel. */
export const LISTED = [...AMOUNTS, ...ON_SPACES, ...ON_THE_LAND, "bribe", "materials"];

export function amountOf(move: string): number {
  return Number(/\d+/.exec(move)?.[0] ?? 0);
}

/** Moves by their words without the amount: `arm ore`, `barter wood stone`. */
export function bySort(moves: readonly MoveChoice[]): [string, MoveChoice[]][] {
  const found = new Map<string, MoveChoice[]>();
  for (const choice of moves) {
    const sort = choice.move.replace(/ \d+/, "");
    found.set(sort, [...(found.get(sort) ?? []), choice]);
  }
  return [...found].map(([sort, same]) => [sort, same.toSorted((one, other) => amountOf(one.move) - amountOf(other.move))]);
}

/** Steps of a card as arrows; the directions of a push in reading order. */
export const ARROWS: Record<string, string> = {
  up: "↑", down: "↓", left: "←", right: "→", up_left: "↖", up_right: "↗", down_left: "↙", down_right: "↘",
  u: "↑", d: "↓", l: "←", r: "→", ul: "↖", ur: "↗", dl: "↙", dr: "↘",
};
export const COMPASS = ["ul", "u", "ur", "l", "", "r", "dl", "d", "dr"];

/** What explains a move. */
export function topicOf(move: string): string | null {
  const [verb = "", first = ""] = move.split(" ");
  if (verb === "trap" || verb === "reward") return `${verb}-${first}`;
  return ["hit", "fight", "collect", "occupy"].includes(verb) ? `orc-${first}` : null;
}

/** The name of a trap to be set. */
export function kindName(kind: string): string | null {
  return kind.startsWith("trap ") ? say(`trap-${kind.slice("trap ".length)}`) : null;
}
