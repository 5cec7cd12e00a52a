/** Animals carried about before an orc event: there it matters where they stand, so how they stand is an answer. */

import { listed } from "../../../board/goods";
import { say } from "../../../lib/words";
import type { Herds } from "../../../expansion";
import type { Cell, Good, Goods, MoveChoice, View } from "../../../protocol";
import { partsOf, tableOf } from "../parts";

const NOT_LEGAL = ""; // no move is written so

/** What was made of the suggestion by hand, as moves; none as long as nothing was carried. */
export const arranged = $state<{ moves: string[] }>({ moves: [] });

export function isArranging(moves: readonly MoveChoice[]): boolean {
  return moves.some(({ parts }) => (parts.verb as string) === "keep");
}

/** Whether what was arranged can still be answered. */
export function canKeepSo(moves: readonly MoveChoice[]): boolean {
  return arranged.moves.length > 0 && arranged.moves.every((move) => moves.some((choice) => choice.move === move));
}

/** An animal was carried: note how all stand now. During an event they stay where they are. */
function carry(
  moves: readonly MoveChoice[],
  view: View | null,
  [from, to]: [Cell, Cell],
  after: Record<Cell, Goods>,
): "free" | { why: string } {
  if (!isArranging(moves)) return tableOf(view)?.acting ? { why: say("web-herd-fixed") } : "free";
  const kept = keepings(moves);
  const open = [...new Set(kept.map(({ cell }) => cell))];
  const before = arranged.moves;
  arranged.moves = wishes(open, kept, after);
  if (open.includes(from) && open.includes(to) && canKeepSo(moves)) return "free";
  arranged.moves = before;
  return { why: say("web-herd-not-so") };
}

interface Keeping {
  animal: Good | null;
  amount: number;
  cell: Cell;
  move: string;
}

/** What can be kept where. */
function keepings(moves: readonly MoveChoice[]): Keeping[] {
  return moves.flatMap((choice) => {
    const parts = partsOf(choice);
    return parts.verb === "keep" ? [{ ...parts, move: choice.move }] : [];
  });
}

/** What stands on each place, up to the last one: there, the rest stands by itself. Dogs go along with the sheep. */
function wishes(open: readonly Cell[], kept: readonly Keeping[], after: Record<Cell, Goods>): string[] {
  const wished: string[] = [];
  for (const cell of open) {
    const [kind, n] = listed(after[cell] ?? {}).find(([animal]) => animal !== "dog") ?? [];
    if (!kind || wished.length >= open.length - 1) continue;
    const found = kept.find((each) => each.cell === cell && each.animal === kind && each.amount === n);
    wished.push(found?.move ?? NOT_LEGAL);
  }
  return wished;
}

export const herds: Herds = {
  forget: () => (arranged.moves = []),
  isOutdated: (moves) => arranged.moves.length === 0 || (isArranging(moves) && !canKeepSo(moves)),
  carry,
};
