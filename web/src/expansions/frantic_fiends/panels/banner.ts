/** The orcs come: worth a banner. */

import type { Banner } from "../../../lib/banners";
import { say } from "../../../lib/words";
import type { StateMessage } from "../../../protocol";

export function orcEventBanner(_before: StateMessage, now: StateMessage): Banner[] {
  const event = now.events.find(({ kind }) => kind === "event_begins");
  if (!event) return [];
  return [{ kind: "orcs", icon: "orc", title: say("web-banner-orcs", { n: Number(event.details.event ?? 0) }), text: say("web-banner-orcs-text") }];
}
