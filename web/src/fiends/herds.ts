/** Animals carried about before an orc event: there it matters where they stand, so every change is a move. */

import { listed } from "../board/goods";
import { say } from "../lib/words";
import type { Cell, Goods, MoveChoice, TableFiends } from "../protocol";

type Answer = "free" | "played" | { why: string };

/** Play what a change of two herds amounts to, if animals are being arranged; during an event they stay where they are. */
export function herdMoves(
  moves: readonly MoveChoice[],
  table: TableFiends | null,
  from: Cell,
  to: Cell,
  after: Record<Cell, Goods>,
  onmove: (move: string) => void,
): Answer {
  if (!moves.some(({ verb }) => verb === "keep")) return table?.acting ? { why: say("web-fiends-herd-fixed") } : "free";
  const wanted = [keep(from, after[from]), keep(to, after[to])];
  if (!wanted.every((move) => moves.some((choice) => choice.move === move))) return { why: say("web-fiends-herd-not-so") };
  onmove(wanted.join("\n"));
  return "played";
}

/** Dogs go along with the sheep by themselves. */
function keep(cell: Cell, herd: Goods = {}): string {
  const [kind, n] = listed(herd).find(([animal]) => animal !== "dog") ?? [];
  return kind ? `keep ${n} ${kind} ${cell}` : `keep none ${cell}`;
}
