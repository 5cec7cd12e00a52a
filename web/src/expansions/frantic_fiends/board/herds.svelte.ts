/** Animals carried about before an orc event: there it matters where they stand, so how they stand is an answer. */

import { listed } from "../../../board/goods";
import { say } from "../../../lib/words";
import type { Herds } from "../../../expansion";
import type { Cell, Goods, MoveChoice, View } from "../../../protocol";
import { tableOf } from "../parts";

/** What was made of the suggestion by hand, as moves, one a line; empty as long as nothing was carried. */
export const arranged = $state<{ moves: string }>({ moves: "" });

export function isArranging(moves: readonly MoveChoice[]): boolean {
  return moves.some(({ verb }) => verb === "keep");
}

/** Whether what was arranged can still be answered. */
export function canKeepSo(moves: readonly MoveChoice[]): boolean {
  return arranged.moves !== "" && arranged.moves.split("\n").every((move) => moves.some((choice) => choice.move === move));
}

/** An animal was carried: note how all stand now. During an event they stay where they are. */
function carry(
  moves: readonly MoveChoice[],
  view: View | null,
  [from, to]: [Cell, Cell],
  after: Record<Cell, Goods>,
): "free" | { why: string } {
  if (!isArranging(moves)) return tableOf(view)?.acting ? { why: say("web-fiends-herd-fixed") } : "free";
  const open = [...new Set(moves.filter(({ verb }) => verb === "keep").map(({ move }) => move.slice(-2)))];
  const before = arranged.moves;
  arranged.moves = wishes(open, after).join("\n");
  if (open.includes(from) && open.includes(to) && canKeepSo(moves)) return "free";
  arranged.moves = before;
  return { why: say("web-fiends-herd-not-so") };
}

/** What stands on each place, up to the last one: there, the rest stands by itself. Dogs go along with the sheep. */
function wishes(open: readonly Cell[], after: Record<Cell, Goods>): string[] {
  const kept: string[] = [];
  for (const cell of open) {
    const [kind, n] = listed(after[cell] ?? {}).find(([animal]) => animal !== "dog") ?? [];
    if (kind && kept.length < open.length - 1) kept.push(`keep ${n} ${kind} ${cell}`);
  }
  return kept;
}

export const herds: Herds = {
  forget: () => (arranged.moves = ""),
  isOutdated: (moves) => arranged.moves === "" || (isArranging(moves) && !canKeepSo(moves)),
  carry,
};
