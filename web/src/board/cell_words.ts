/** A space of the home board in words: what it is, what is on it, what can be done there. */

import { boxOf } from "../expansion";
import { say } from "../lib/words";
import { inFull } from "../lib/advice";
import type { Cell, Goods, PlayerView } from "../protocol";
import type { CellMove } from "./cell_moves";
import { REWARDS } from "./cell_moves";
import { isForest } from "./geometry";
import { goodsInWords } from "./goods";

const MOST_MOVES_READ = 4;

export function groundInWords(cell: Cell, player: PlayerView): string {
  const covered = boxOf(player).groundInWords?.(player, cell);
  if (covered) return covered;
  const tile = player.tiles[cell];
  const room = player.rooms[cell];
  if (room) return say(`furnishing-${room}`);
  if (tile) return say(`ground-${tile}`);
  const ground = say(isForest(cell) ? "ground-forest" : "ground-rock");
  if (cell === "c4") return `${ground}, ${say("ground-entrance")}`;
  const reward = REWARDS[cell];
  if (!reward) return ground;
  const feature = say(reward.boar ? "ground-boar_preserve" : "ground-water");
  return `${ground}, ${feature}, +${goodsInWords(reward)}`;
}

export function cellInWords(
  cell: Cell,
  player: PlayerView,
  animals: Goods | undefined,
  dwarfs: number,
  moves: readonly CellMove[],
): string {
  const content = [groundInWords(cell, player)];
  if (player.stables.includes(cell)) content.push(say("ground-stable"));
  const crop = player.crops[cell];
  if (crop) content.push(goodsInWords(crop));
  if (animals) content.push(goodsInWords(animals));
  content.push(...(boxOf(player).cellInWords?.(player, cell) ?? []));
  if (dwarfs > 0) content.push(say("ui-dwarfs-count", { n: dwarfs }));
  const offers = moves.slice(0, MOST_MOVES_READ).map((move) => inFull(move.choice));
  if (moves.length > MOST_MOVES_READ) offers.push(say("ui-more", { n: moves.length - MOST_MOVES_READ }));
  return `${cell}: ${content.join(", ")}${offers.length > 0 ? `. ${offers.join("; ")}` : ""}`;
}
