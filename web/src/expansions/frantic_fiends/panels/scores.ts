/** The lines of the score sheet, with those of the expansion where it is played. */

import catalogue from "../../../lib/catalogue.json";
import type { PlayerView } from "../../../protocol";

export function scoreLines(players: readonly PlayerView[]): string[] {
  return players[0]?.fiends ? [...catalogue.scores, "traps", "friendly_orcs"] : catalogue.scores;
}
