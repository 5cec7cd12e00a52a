/** The log turn by turn: what somebody did with one dwarf belongs together, and is told in one sentence. */

import type { Good, Goods, LogEntry, SeatInfo, StateMessage } from "../protocol";
import { familyOf, spaceOf } from "./moves";
import { goodsInWords, seatName } from "./names";
import { hasWords, say } from "./words";

export interface Turn {
  seat: number; // below zero for chance
  round: number;
  entries: LogEntry[]; // without the saying that it is over
  isOver: boolean;
}

/** Ends what somebody does; nobody needs to read it. */
const ENDS = ["end"];
/** Says nothing that what came of it does not say. */
const UNSAID = ["take", "done", "order", "pay"];
/** What is done to have enough to eat. */
const MAKES_MEALS = ["eat", "sell", "convert", "ruby"];

/** Whether an entry begins the work of a dwarf, or leaves it at that. */
function isWork(entry: LogEntry): boolean {
  return entry.parts.verb === "pass" || (spaceOf(entry) !== null && entry.parts.verb !== "imitate" && entry.parts.verb !== "protect");
}

export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    const isSame = last && last.seat === entry.seat && last.round === entry.round && !last.isOver && entry.seat >= 0;
    const goesOn = isSame && !(isWork(entry) && last.entries.some(isWork));
    const isEnd = ENDS.includes(entry.parts.verb);
    if (last && !goesOn) last.isOver = true;
    if (goesOn) {
      if (isEnd) last.isOver = true;
      else last.entries.push(entry);
    } else if (!isEnd || entry.details.length > 0) {
      turns.push({ seat: entry.seat, round: entry.round, entries: [entry], isOver: isEnd || entry.seat < 0 });
    }
  }
  return turns;
}

/** What others did since I was there last; for whoever has no seat, the last turn. */
export function sinceMine(log: readonly LogEntry[], yours: readonly number[]): Turn[] {
  const mine = log.findLastIndex((entry) => yours.includes(entry.seat));
  const turns = turnsOf(log.slice(mine + 1)).filter(({ seat, entries }) => seat >= 0 && entries.some(isTold));
  return yours.length > 0 ? turns : turns.slice(-1);
}

/** Taking what lies there is told by what it brings; and nobody needs to read that nothing was born. */
export function isTold(entry: LogEntry): boolean {
  if (entry.parts.verb === "breed") return entry.parts.animals.length > 0;
  return !UNSAID.includes(entry.parts.verb) || entry.gains !== undefined;
}

/** The space a turn was spent on. */
export function spaceOfTurn(turn: Turn): string | null {
  const work = turn.entries.findLast(isWork);
  return work ? spaceOf(work) : null;
}

/** What a turn has brought; but not what was brought together for a meal. */
export function gainsOf({ entries }: Turn): Goods {
  const isMeal = entries.some(({ parts }) => parts.verb === "feed");
  const told = entries.filter((entry) => !(isMeal && MAKES_MEALS.includes(familyOf(entry))));
  const sum: Goods = {};
  for (const [good, n] of told.flatMap((entry) => Object.entries(entry.gains ?? {}) as [Good, number][])) {
    sum[good] = (sum[good] ?? 0) + n;
  }
  return sum;
}

/** What was done beside taking goods, each thing in a word or two: `two caverns`, `Weaving parlor`. */
export function deedsOf({ entries }: Turn): string[] {
  const sown = entries.filter((entry) => familyOf(entry) === "sow").length;
  const isExpedition = entries.some(({ parts }) => parts.verb === "loot");
  const deeds = entries.flatMap((entry) => deedOf(entry) ?? []);
  return [
    ...deeds,
    ...(sown > 0 ? [say("did-sow", { n: sown })] : []),
    ...(isExpedition ? [say("did-loot")] : []),
  ];
}

function deedOf(entry: LogEntry): string | null {
  const { parts } = entry;
  if (UNSAID.includes(parts.verb) || parts.verb === "loot" || familyOf(entry) === "sow") return null;
  if (parts.verb === "imitate") return entry.say;
  if (spaceOf(entry) !== null && isWork(entry)) return null;
  if (parts.verb === "furnish") return say(`furnishing-${parts.furnishing}`);
  if (parts.verb === "forge") return say("did-forge", { strength: parts.strength });
  if (parts.verb === "breed") return parts.animals.length > 0 ? say("did-breed") : null;
  if (hasWords(`did-${parts.verb}`)) return say(`did-${parts.verb}`);
  return entry.gains !== undefined ? null : entry.say;
}

/** `Excavation, 1 stone, two caverns`. */
export function turnInWords(turn: Turn): string {
  const space = spaceOfTurn(turn);
  const gains = gainsOf(turn);
  return [
    ...(space ? [say(`space-${space}`)] : []),
    ...(Object.keys(gains).length > 0 ? [goodsInWords(gains)] : []),
    ...deedsOf(turn),
  ].join(", ");
}

/** `Dvalin: Excavation, 1 stone, two caverns`. */
export function turnReadOut(game: { seats: SeatInfo[] }, turn: Turn): string {
  return say("ui-played", { player: seatName(game, turn.seat), move: turnInWords(turn) });
}

/** The spaces that others have used since my last turn, each with who did. */
export function freshSpaces(log: readonly LogEntry[], { yours }: StateMessage): Map<string, number> {
  return new Map(sinceMine(log, yours).flatMap((turn) => {
    const space = spaceOfTurn(turn);
    return space ? [[space, turn.seat]] : [];
  }));
}
