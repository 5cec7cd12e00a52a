/** What is worth a banner over the table: a new round with its card, the harvest, the end, and what a box adds. */

import { boxOf } from "../expansion";
import type { StateMessage } from "../protocol";
import { resultInWords } from "./names";
import { say } from "./words";

export interface Banner {
  kind: string; // to tell them apart
  icon: string;
  title: string;
  text: string;
  card?: string; // a space that has come into play
}

const HARVEST = ["feed", "breed", "harvest-choice", "end-harvest"];

export function bannersOf(before: StateMessage, now: StateMessage): Banner[] {
  if (now.version <= before.version) return [];
  return [...ofBox(before, now), ...harvest(before, now), ...newRound(before, now), ...over(before, now)];
}

function ofBox(before: StateMessage, now: StateMessage): Banner[] {
  return boxOf(now.view).banners?.(before, now) ?? [];
}

function isHarvest({ decision }: StateMessage): boolean {
  return HARVEST.includes(decision?.key ?? "");
}

function harvest(before: StateMessage, now: StateMessage): Banner[] {
  if (isHarvest(before) || !isHarvest(now)) return [];
  return [{ kind: "harvest", icon: "grain", title: say("web-banner-harvest"), text: say(`harvest-${now.view.harvest}`) }];
}

/** The card may be turned up a moment after the round has begun. */
function newRound(before: StateMessage, now: StateMessage): Banner[] {
  const cards = now.view.cards.filter((card) => !before.view.cards.includes(card));
  const card = cards.at(-1);
  const waitsForCard = now.decision !== null && now.decision.seat < 0;
  const isNew = card !== undefined || (now.view.round !== before.view.round && !waitsForCard);
  if (!isNew || now.view.round === 0) return [];
  const title = say("web-banner-round", { round: now.view.round });
  return [{ kind: "round", icon: "round", title, text: card ? say("web-banner-card") : "", ...(card ? { card } : {}) }];
}

function over(before: StateMessage, now: StateMessage): Banner[] {
  if (before.view.is_over || !now.view.is_over) return [];
  return [{ kind: "over", icon: "crown", title: say("web-banner-over"), text: resultInWords(now) }];
}
