/** What the server answers about campaigns and about the printed figures of Frantic Fiends. */

import type { Good, TableCreated } from "../../../protocol";
import type { Orc } from "../protocol";
import { ask } from "../../../lib/api";
import { preferences } from "../../../lib/preferences";

export type CampaignStatus = "playing" | "shop" | "failed" | "completed";

export interface Purchase {
  bonus: string;
  is_permanent: boolean;
}

export interface SheetLine {
  boards: string[]; // extension, long strip, short strip, milestone
  milestone: string; // in words
  is_won: boolean;
  is_milestone_met: boolean;
  carry: number;
  points: number;
  total: number;
  rebate: number;
  bought: Purchase[];
  spent: number;
  left: number;
  table: string;
}

export interface Offer {
  bonus: string;
  once: number;
  permanent: number;
  one_of: Good[]; // empty for a tile
}

export interface CampaignGame {
  table: string;
  round: number;
  boards: string[];
  milestone: string; // in words
  milestone_needs: number;
  milestone_has: number;
  points: number;
}

export interface CampaignInfo {
  campaign: string;
  side: string;
  status: CampaignStatus;
  say: string;
  game: number; // the one that is played now, or was played last
  games: number;
  points: number;
  rebate: number;
  lines: SheetLine[];
  permanent: string[];
  bonuses: string[];
  strengths: Partial<Record<Orc, number>>; // of the game that is played now or comes next
  playing: CampaignGame | null;
  offers: Offer[];
}

export interface Bill {
  price: number;
  rebate: number;
  due: number;
  left: number;
  problem: string; // why it cannot be paid for
  warnings: string[]; // bonuses that may find no place
}

export interface Figures {
  sources: { key: string; name: string; help: string }[];
  tables: { table: string; name: string; figures: { source: string; texts: string[] }[] }[];
  is_corrected: boolean;
}

const at = (campaign: string, rest = ""): string =>
  `/api/campaigns/${encodeURIComponent(campaign)}${rest}?language=${preferences.language}`;

export const newCampaign = (side: string): Promise<{ campaign: string; token: string }> =>
  ask("/api/campaigns", { side });
export const campaignInfo = (campaign: string): Promise<CampaignInfo> => ask(at(campaign));
export const playCampaign = (campaign: string, token: string, name: string): Promise<TableCreated> =>
  ask(at(campaign, "/play"), { token, name });
export const billFor = (campaign: string, basket: Purchase[]): Promise<Bill> =>
  ask(`${at(campaign, "/bill")}&basket=${basket.map(inAddress).join(",")}`);
export const payFor = (campaign: string, token: string, basket: Purchase[]): Promise<CampaignInfo> =>
  ask(at(campaign, "/buy"), { token, basket });
export const figuresInUse = (): Promise<Figures> => ask(`/api/figures?language=${preferences.language}`);

function inAddress(purchase: Purchase): string {
  return `${purchase.bonus}.${purchase.is_permanent ? "for_good" : "once"}`;
}
