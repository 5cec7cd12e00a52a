/** Moves of the expansion that are pointed at on a home board, and its spaces in words. */

import { columnOf, rowOf } from "../../../board/geometry";
import { amountInWords } from "../../../board/goods";
import type { Part } from "../../../lib/moves";
import { say } from "../../../lib/words";
import type { Cell, Good, MoveChoice, PlayerView, View } from "../../../protocol";
import { GROUNDS, orcsAt } from "./home";
import { trapInWords } from "./traps";
import { fiendsOf, partsOf, tableOf } from "../parts";

const COLUMNS = "zabcdefg";
const WAYS: Record<string, readonly [number, number]> = {
  u: [0, -1], ur: [1, -1], r: [1, 0], dr: [1, 1], d: [0, 1], dl: [-1, 1], l: [-1, 0], ul: [-1, -1],
};

/** Where a push leads; from c4 to the right it is the entrance of the cave. */
export function pushedTo(cell: Cell, way: string): Cell {
  const [right, down] = WAYS[way] ?? [0, 0];
  return `${COLUMNS.charAt(columnOf(cell) + right)}${rowOf(cell) + down}`;
}

/** What a move of the expansion does to which space; nothing if it is not pointed at. */
export function pointedParts(choice: MoveChoice, player: PlayerView, view: View | null): Part[] {
  const acting = tableOf(view)?.acting ?? null;
  const cellOf = (orc: string | null): Cell | null => fiendsOf(player)?.orcs.find((each) => each.orc === orc)?.cell ?? null;
  const parts = partsOf(choice);
  switch (parts.verb) {
    case "set_trap":
      return [{ cell: parts.cell, what: `trap-${parts.trap}` }];
    case "occupy":
    case "move_in":
      return [{ cell: parts.cell, what: `orc-${parts.orc}` }];
    case "bed":
      return [{ cell: parts.cell, what: `bed-${parts.strength}` }];
    case "restock_mine":
    case "extract":
      return [{ cell: parts.cell, what: "restock" }];
    case "displace": {
      const from = cellOf(acting);
      return from ? [{ cell: pushedTo(from, parts.direction), what: `orc-${acting}` }] : [];
    }
    case "hit":
    case "fight":
    case "collect": {
      const cell = cellOf(parts.orc);
      return cell ? [{ cell, what: `${parts.verb}-${parts.orc}` }] : [];
    }
    default:
      return [];
  }
}

/** What of the expansion is on a space, part by part. */
export function fiendsInWords(player: PlayerView, cell: Cell): string[] {
  const fiends = fiendsOf(player);
  if (!fiends) return [];
  const parts: string[] = [];
  const trap = fiends.traps.find((each) => each.cell === cell);
  if (trap) parts.push(trapInWords(trap.trap), say(trap.is_active ? "ui-cli-trap-active" : "ui-cli-trap-used"));
  for (const orc of orcsAt(fiends, cell)) {
    parts.push(say(orc.is_held ? "ui-cli-orc-held" : "ui-cli-orc", { orc: say(`orc-${orc.orc}`), strength: orc.strength }));
  }
  for (const captive of fiends.captives.filter((each) => each.cell === cell)) {
    const weapon = captive.strength > 0 ? say("ui-strength", { strength: captive.strength }) : say("ui-unarmed");
    parts.push(say("ui-cli-captive", { weapon }));
  }
  for (const friend of fiends.friends.filter((each) => each.home === cell)) {
    const name = say("ui-cli-orc-friend", { orc: say(`orc-${friend.orc}`) });
    parts.push(friend.is_captive ? `${name}, ${say("concept-captive")}` : friend.place ? `${name}, ${say(`space-${friend.place}`)}` : name);
  }
  const mined = fiends.mined[cell];
  if (mined) parts.push(say("ui-cli-in-the-mine", { goods: amountInWords(minedGood(cell, player), mined) }));
  return parts;
}

export function minedGood(cell: Cell, player: PlayerView): Good {
  return player.tiles[cell] === "ruby_mine" ? "ruby" : "ore";
}

/** What lies hidden under an orc, as far as there is one. */
export function groundInWords(player: PlayerView, cell: Cell): string | null {
  const hidden = fiendsOf(player)?.hidden[cell];
  return hidden ? say(topicOfHidden(hidden)) : null;
}

function topicOfHidden(what: string): string {
  return `${GROUNDS.includes(what) ? "ground" : "furnishing"}-${what}`;
}

/** What `?` explains there: orcs, friends, a captive, a trap, what lies below. */
export function cellTopics(player: PlayerView, cell: Cell): string[] {
  const fiends = fiendsOf(player);
  if (!fiends) return [];
  const topics = orcsAt(fiends, cell).map(({ orc }) => `orc-${orc}`);
  if (fiends.captives.some((each) => each.cell === cell)) topics.push("concept-captive");
  if (fiends.friends.some(({ home }) => home === cell)) topics.push("concept-friendly_orc");
  const trap = fiends.traps.find((each) => each.cell === cell);
  if (trap) topics.push(`trap-${trap.trap}`);
  const hidden = fiends.hidden[cell];
  if (hidden) topics.push(topicOfHidden(hidden));
  return topics;
}
