/** What the server answers about campaigns and about the printed figures of Frantic Fiends. */

import type { TableCreated } from "../../../protocol";
import type { BillInfo, BonusInfo, CampaignCreated, CampaignInfo, FiguresInfo, NewCampaign, PlayCampaign, Shopping } from "../protocol";
import { ask } from "../../../lib/api";
import { preferences } from "../../../lib/preferences";

const at = (campaign: string, rest = ""): string =>
  `/api/campaigns/${encodeURIComponent(campaign)}${rest}?language=${preferences.language}`;

export const newCampaign = (side: string): Promise<CampaignCreated> =>
  ask("/api/campaigns", { side } satisfies NewCampaign);
export const campaignInfo = (campaign: string): Promise<CampaignInfo> => ask(at(campaign));
export const playCampaign = (campaign: string, token: string, name: string): Promise<TableCreated> =>
  ask(at(campaign, "/play"), { token, name } satisfies PlayCampaign);
export const billFor = (campaign: string, basket: BonusInfo[]): Promise<BillInfo> =>
  ask(`${at(campaign, "/bill")}&basket=${basket.map(inAddress).join(",")}`);
export const payFor = (campaign: string, token: string, basket: BonusInfo[]): Promise<CampaignInfo> =>
  ask(at(campaign, "/buy"), { token, basket } satisfies Shopping);
export const figuresInUse = (): Promise<FiguresInfo> => ask(`/api/figures?language=${preferences.language}`);

function inAddress(purchase: BonusInfo): string {
  return `${purchase.bonus}.${purchase.is_permanent ? "for_good" : "once"}`;
}
