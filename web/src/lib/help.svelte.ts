/** Help on anything: `data-help="space-logging"` on an element is enough for Help.svelte to answer for it. */

import { helpLines } from "./api";
import { preferences } from "./preferences";
import { gainAt, whyNot } from "./why_not";
import { attribute, hasWords, say } from "./words";

export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

class Help {
  /** What is explained at the moment: a key of the game's words or a name; null if nothing is. */
  name = $state<string | null>(null);
  lines = $state<string[]>([]);
  spot = $state<Spot | null>(null);
  /** Whether it was asked for and stays until it is closed; else it goes with the pointer. */
  isPinned = $state(false);
}

export const help = new Help();

const known = new Map<string, string[]>();
let players = 2;
let expansion = "none";

/** Spaces differ by the number of players, and much by the expansion. */
export function helpForPlayers(count: number, played = "none"): void {
  players = count;
  expansion = played;
}

/** Explain something, or several topics in a row, beside an element or in the middle of the screen, until `closeHelp`. */
export async function helpOn(name: string, beside?: Element, isPinned = true): Promise<void> {
  const box = beside?.getBoundingClientRect();
  help.name = name;
  help.isPinned = isPinned;
  help.spot = box ? { left: box.left, top: box.top, right: box.right, bottom: box.bottom } : null;
  help.lines = offline(name);
  const reason = whyNot(name);
  const lines = await explain(name);
  if (help.name === name) help.lines = lines;
  const why = (await reason) || (await gainAt(name));
  if (why && help.name === name) help.lines = [...lines.slice(0, 1), why, ...lines.slice(1)];
}

/** Say something in the middle of the screen, until `closeHelp`. */
export function tell(lines: string[]): void {
  help.name = "";
  help.isPinned = true;
  help.spot = null;
  help.lines = lines;
}

export function closeHelp(): void {
  help.name = null;
  help.lines = [];
  help.isPinned = false;
}

async function explain(names: string): Promise<string[]> {
  return (await Promise.all(names.split(" ").map(explainOne))).flat();
}

async function explainOne(name: string): Promise<string[]> {
  const key = `${preferences.language} ${players} ${expansion} ${name}`;
  let lines = known.get(key);
  if (lines === undefined) {
    try {
      ({ lines } = await helpLines(name, players, expansion));
    } catch {
      return offline(name); // what the words alone can tell
    }
    known.set(key, lines);
  }
  return lines;
}

/** The name, the help and the ruling that stand in the words themselves. */
function offline(names: string): string[] {
  return names.split(" ").filter(hasWords).flatMap((name) => {
    const found = [say(name, { n: 1 }), attribute(name, "help"), attribute(name, "ruling")];
    return found.filter((line) => line !== null);
  });
}
