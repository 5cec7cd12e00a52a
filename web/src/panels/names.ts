/** What seats and kinds of move are called. */

import { firstOf } from "../expansion";
import { say } from "../lib/words";
import type { Good, Goods, SeatInfo, StateMessage, View } from "../protocol";
import { conversionOf, goodOf, GOODS } from "./moves";

/** A name somebody gave, or the letter of a seat that nobody has taken yet. */
export function seatName({ seats }: { seats: SeatInfo[] }, seat: number): string {
  return seats[seat]?.name || say("ui-seat", { seat: "ABCDEFG"[seat] ?? "?" });
}

/** Who has won, with how many points. */
export function resultInWords(game: StateMessage): string {
  const points = Math.max(...game.view.players.map((player) => player.total));
  if (game.view.players.length === 1) return say("ui-solo-result", { points });
  const names = game.winners.map((seat) => seatName(game, seat));
  if (names.length === 1) return say("ui-winner", { player: names[0] ?? "", points });
  return say("ui-shared-victory", { players: names.join(", "), points });
}

/** Who is waited for, and for what. */
export function waitingInWords(game: StateMessage, seat: number): string {
  if (game.seats[seat]?.kind === "open") return say("web-ask-waits-for-seat");
  return say(game.turn.waits_for_end ? "web-ask-waits-for-end" : "ui-thinking", { player: seatName(game, seat) });
}

/** `Round 10 · 2 more`: there are games without a ninth round. */
export function roundInWords({ round, rounds }: View): string {
  return say("web-track-round", { round, left: rounds.filter((each) => each > round).length });
}

/** With a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function goodName(good: Good, n: number): string {
  return say(`good-${good}`, { n });
}

/** `2 wood, 1 stone`. */
export function goodsInWords(goods: Goods): string {
  const parts = GOODS.filter((good) => goods[good]).map((good) => {
    const n = goods[good] ?? 0;
    return say("ui-amount", { n, good: goodName(good, n) });
  });
  return parts.join(", ") || say("ui-nothing");
}

/** A kind of pointed move (see kindOf) as a short label. */
export function kindName(kind: string): string {
  const [verb = "", first = "", second = ""] = kind.split(" ");
  if (verb === "fence") return say(`ground-${first}_pasture`);
  if (verb === "stable") return say("ground-stable");
  if (verb === "sow") return say("web-ask-kind-sow", { good: goodName(first as Good, 2) });
  if (verb === "furnish") return say(`furnishing-${first}`);
  if (verb === "tile" && second) return say(`twin-${first}_${second}`);
  if (verb === "tile" || verb === "ruby") return say(`ground-${first}`);
  return firstOf((box) => box.kindName?.(kind)) ?? say("ui-action-board");
}

/** The topic that explains a move; null if it explains itself. */
export function topicOf(move: string): string | null {
  const [verb = "", first = ""] = move.split(" ");
  if (verb === "place" || verb === "imitate" || verb === "protect") return `space-${first}`;
  if (verb === "loot") return `loot-${first}`;
  if (verb === "furnish") return `furnishing-${first}`;
  if (verb === "convert") return `furnishing-${conversionOf(move)?.room ?? first}`;
  if (verb === "tile") return `ground-${first}`;
  if (verb === "fence") return move.split(" ").length === 3 ? "ground-large_pasture" : "ground-small_pasture";
  if (verb === "stable") return "ground-stable";
  const ofBox = firstOf((box) => box.topicOf?.(move));
  if (ofBox) return ofBox;
  const good = goodOf(move);
  if (good) return `good-${good}`;
  if (verb === "ruby") return `ground-${first}`;
  return null;
}
