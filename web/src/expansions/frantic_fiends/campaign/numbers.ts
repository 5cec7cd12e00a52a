/** Points and bonuses in words. */

import type { BonusInfo, CampaignInfo } from "../protocol";
import { say } from "../../../lib/words";

/** A number with a real minus sign. */
export function signed(n: number): string {
  return String(n).replace("-", "−");
}

/** `s1` as it is printed: S1; milestones keep the small letter of their side. */
export function boardName(board: string): string {
  return board.slice(0, 2).toUpperCase() + board.slice(2);
}

export function purchaseInWords({ bonus, is_permanent }: BonusInfo): string {
  const name = say(`bonus-${bonus}`);
  return is_permanent ? say("ui-campaign-for-good", { bonus: name }) : name;
}

/** Equal things together: `2 × 1 grain or dog, 1 twin tile`. */
export function countedInWords(names: string[]): string {
  return [...new Set(names)].map((name) => times(names, name)).join(", ");
}

function times(names: string[], name: string): string {
  const n = names.filter((other) => other === name).length;
  return n > 1 ? `${n} × ${name}` : name;
}

/** What has become of a game of a campaign, or will. */
export function fateOf(info: CampaignInfo, index: number): "won" | "lost" | "now" | "later" | "never" {
  const line = info.lines[index];
  if (line) return line.is_won ? "won" : "lost";
  if (info.status === "failed") return "never";
  return info.status === "playing" && index + 1 === info.game ? "now" : "later";
}
