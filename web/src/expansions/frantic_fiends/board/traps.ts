/** What is printed on traps, and how they are told. */

import catalogue from "../catalogue.json";
import { say } from "../../../lib/words";
import type { Goods } from "../../../protocol";

interface Printed {
  key: string;
  kind: "knock_out" | "holding" | "weakening";
  cost: Goods;
  limit?: number; // a stronger orc walks through
}

const TRAPS = new Map((catalogue.traps as Printed[]).map((trap) => [trap.key, trap]));

export function kindOfTrap(key: string): Printed["kind"] {
  return TRAPS.get(key)?.kind ?? "weakening";
}

export function limitOf(key: string): number | undefined {
  return TRAPS.get(key)?.limit;
}

/** `Pitfall (knock-out trap, up to strength 8)`. */
export function trapInWords(key: string): string {
  const limit = limitOf(key);
  const kind = say(`trap_kind-${kindOfTrap(key)}`);
  return say(limit === undefined ? "web-trap" : "web-trap-limit", { trap: say(`trap-${key}`), kind, limit: limit ?? 0 });
}
