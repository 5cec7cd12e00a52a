/** What seats and kinds of move are called. */

import { firstOf } from "../expansion";
import { say } from "./words";
import type { Good, Goods, LogEntry, MoveChoice, SeatInfo, StateMessage, View } from "../protocol";
import { familyOf, goodOf, GOODS, laidBy, type Told } from "./moves";

/** A name somebody gave, or the letter of a seat that nobody has taken yet. */
export function seatName({ seats }: { seats: SeatInfo[] }, seat: number): string {
  return seats[seat]?.name || say("ui-seat", { seat: "ABCDEFG"[seat] ?? "?" });
}

/** Who did what: an entry of the log as it is written. */
export function entryInWords(game: { seats: SeatInfo[] }, entry: LogEntry): string {
  return entry.seat < 0 ? entry.say : say("ui-played", { player: seatName(game, entry.seat), move: entry.say });
}

/** The same with what came of it, in sentences, as it is read out. */
export function entryReadOut(game: { seats: SeatInfo[] }, entry: LogEntry): string {
  return [`${entryInWords(game, entry)}.`, ...entry.details].join(" ");
}

/** Whether an entry is the first one of a round. */
export function beginsRound(log: LogEntry[], index: number): boolean {
  const round = log[index]?.round ?? 0;
  return round > 0 && round !== log[index - 1]?.round;
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

/** What a move does, whichever space it goes to (see kindOf), as a short label. */
export function kindName(choice: MoveChoice): string {
  const laid = laidBy(choice).map(({ what }) => what);
  switch (familyOf(choice)) {
    case "sow":
      return say("web-ask-kind-sow", { good: goodName(laid[0] as Good, 2) });
    case "furnish":
      return say(`furnishing-${laid[0]}`);
    case "tile":
      return say(laid.length > 1 ? `twin-${laid.join("_")}` : `ground-${laid[0]}`);
    case "fence":
    case "stable":
    case "ruby":
      return say(`ground-${laid[0]}`);
    case "eat":
      return goodName(goodOf(choice) ?? "food", 2);
    default:
      return firstOf((box) => box.kindName?.(choice)) ?? say("ui-action-board");
  }
}

/** The topic that explains a move; null if it explains itself. */
export function topicOf(told: Told): string | null {
  const { parts } = told;
  switch (parts.verb) {
    case "place":
    case "imitate":
    case "protect":
      return `space-${parts.space}`;
    case "loot":
      return `loot-${parts.item}`;
    case "furnish":
    case "convert":
      return `furnishing-${parts.furnishing}`;
  }
  const good = goodOf(told);
  if (good) return `good-${good}`;
  const laid = laidBy(told)[0]?.what;
  return laid ? `ground-${laid}` : firstOf((box) => box.topicOf?.(told));
}
