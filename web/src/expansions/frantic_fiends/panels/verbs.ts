/** Moves of the expansion as the client groups them: families of verbs. */

import { say } from "../../../lib/words";
import type { Told } from "../../../lib/moves";
import type { Cell, MoveChoice } from "../../../protocol";
import { partsOf } from "../parts";

export const FAMILIES: Record<string, string> = { set_trap: "trap", restock_mine: "restock", order_orc: "order" };
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

/** What its panels show. */
export const ANSWERED = [...LISTED, ...BUTTONS, "reward"];

export function amountOf(choice: MoveChoice): number {
  const parts = partsOf(choice);
  if (parts.verb === "give_up") return parts.dogs;
  if (parts.verb === "whittle" || parts.verb === "arm") return parts.strength;
  return "amount" in parts ? parts.amount : 0;
}

/** What is given for the amount: for arms and in barter there are several. */
function sortOf(choice: MoveChoice): string {
  const parts = partsOf(choice);
  if (parts.verb === "arm") return `arm ${parts.material}`;
  return parts.verb === "barter" ? `barter ${parts.gives} ${parts.gets}` : parts.verb;
}

/** Moves that differ in the amount only, each sort in ascending order. */
export function bySort(moves: readonly MoveChoice[]): [string, [MoveChoice, ...MoveChoice[]]][] {
  const found = new Map<string, [MoveChoice, ...MoveChoice[]]>();
  for (const choice of moves.toSorted((one, other) => amountOf(one) - amountOf(other))) {
    const same = found.get(sortOf(choice));
    if (same) same.push(choice);
    else found.set(sortOf(choice), [choice]);
  }
  return [...found];
}

/** Steps of a card as arrows; the directions of a push in reading order. */
export const ARROWS: Record<string, string> = {
  up: "↑", down: "↓", left: "←", right: "→", up_left: "↖", up_right: "↗", down_left: "↙", down_right: "↘",
  u: "↑", d: "↓", l: "←", r: "→", ul: "↖", ur: "↗", dl: "↙", dr: "↘",
};
export const COMPASS = ["ul", "u", "ur", "l", "", "r", "dl", "d", "dr"];

/** What explains a move. */
export function topicOf(told: Told): string | null {
  const parts = partsOf(told);
  switch (parts.verb) {
    case "set_trap":
      return `trap-${parts.trap}`;
    case "reward":
      return `reward-${parts.reward}`;
    case "hit":
    case "fight":
    case "collect":
    case "occupy":
      return `orc-${parts.orc}`;
    default:
      return null;
  }
}

export function cellsOf(told: Told): Cell[] | null {
  const parts = partsOf(told);
  return "cell" in parts ? [parts.cell] : null;
}

export function kindOfTrap(trap: string): string {
  return `trap ${trap}`;
}

/** Traps of one sort are one kind of move, and so is what only differs in the place. */
export function kindOf(choice: MoveChoice): string | null {
  const parts = partsOf(choice);
  switch (parts.verb) {
    case "set_trap":
      return kindOfTrap(parts.trap);
    case "bed":
      return `bed ${parts.strength}`;
    case "occupy":
    case "move_in":
      return `${parts.verb} ${parts.orc}`;
    case "restock_mine":
    case "extract":
      return parts.verb;
    default:
      return null;
  }
}

/** The name of a trap to be set. */
export function kindName(choice: MoveChoice): string | null {
  const parts = partsOf(choice);
  return parts.verb === "set_trap" ? say(`trap-${parts.trap}`) : null;
}

/** The rewards that can be had, with the move that takes each. */
export function rewardsAmong(moves: readonly MoveChoice[]): Map<string, MoveChoice> {
  const found = new Map<string, MoveChoice>();
  for (const choice of moves) {
    const parts = partsOf(choice);
    if (parts.verb === "reward") found.set(parts.reward, choice);
  }
  return found;
}
