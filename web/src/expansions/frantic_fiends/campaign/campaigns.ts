/** The campaigns I hold and their tokens, kept in this browser. */

import { Signal } from "../../../lib/reactive";
import { here, wholeAddress } from "../../../lib/router";

export interface MyCampaign {
  campaign: string;
  token: string;
  tables: string[]; // of its games, as far as I have sat at them
  visited: number; // milliseconds
}

const KEY = "caverna.campaigns";
const changed = new Signal();

function load(): MyCampaign[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter(isCampaign) : [];
  } catch {
    return [];
  }
}

function isCampaign(entry: unknown): entry is MyCampaign {
  return (
    typeof entry === "object" && entry !== null && "campaign" in entry && typeof entry.campaign === "string" &&
    "token" in entry && typeof entry.token === "string" && "tables" in entry && Array.isArray(entry.tables)
  );
}

let memory: MyCampaign[] = load();

function save(campaigns: MyCampaign[]): void {
  memory = campaigns;
  try {
    localStorage.setItem(KEY, JSON.stringify(campaigns));
  } catch {
    // Without storage the campaign can be played until the page is left.
  }
  changed.tell();
}

addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  memory = load();
  changed.tell();
});

/** My campaigns, the last visited first. */
export function myCampaigns(): MyCampaign[] {
  changed.follow();
  return [...memory].sort((a, b) => b.visited - a.visited);
}

export function tokenOf(campaign: string): string | null {
  changed.follow();
  return memory.find((mine) => mine.campaign === campaign)?.token ?? null;
}

/** The campaign a table belongs to; null if it is none of mine. */
export function campaignOf(table: string): string | null {
  changed.follow();
  return memory.find((mine) => mine.tables.includes(table))?.campaign ?? null;
}

export function holdCampaign(campaign: string, token: string): void {
  const before = memory.find((mine) => mine.campaign === campaign);
  const others = memory.filter((mine) => mine.campaign !== campaign);
  save([...others, { campaign, token, tables: before?.tables ?? [], visited: Date.now() }]);
}

/** One more game of a campaign is played at this table. */
export function noteTable(campaign: string, table: string): void {
  save(
    memory.map((mine) =>
      mine.campaign === campaign
        ? { ...mine, tables: [...new Set([...mine.tables, table])], visited: Date.now() }
        : mine,
    ),
  );
}

export function forgetCampaign(campaign: string): void {
  save(memory.filter((mine) => mine.campaign !== campaign));
}

/** A link that brings the campaign to another device: `/campaign/ID#TOKEN`. Whoever has it plays it. */
export function campaignLink(campaign: string, token: string): string {
  return wholeAddress(`/campaign/${campaign}#${token}`);
}

/** The other end of such a link: the token goes from the address bar into my pocket. */
function takeTokenFromAddress(): boolean {
  const campaign = /^\/campaign\/([^/]+)$/.exec(here())?.[1];
  const token = location.hash.slice(1);
  if (!campaign || !token) return false;
  holdCampaign(campaign, token);
  history.replaceState(null, "", location.pathname);
  return true;
}
takeTokenFromAddress();
addEventListener("hashchange", takeTokenFromAddress);
