/** What I cannot do says why not when asked: the table on screen tells. */

import { adviceOn } from "./advice";
import { spaceOf } from "./moves";
import { goodsInWords } from "./names";
import type { StateMessage } from "../protocol";
import { say } from "./words";

interface Teller {
  state: StateMessage | null;
  why(move: string): Promise<string>;
}

let teller: Teller | null = null;

/** From now on this one is asked; or nobody, if it still was the one that goes. */
export function tellsWhyNot(next: Teller | null, gone?: Teller): void {
  if (next || teller === gone) teller = next;
}

/** A line for the help on something that is not possible now; empty if there is nothing to say. */
export async function whyNot(topic: string): Promise<string> {
  const state = teller?.state;
  const move = state ? moveMeant(topic, state) : null;
  const reason = move ? await teller?.why(move) : "";
  return reason ? say("web-help-not-now", { reason }) : "";
}

/** What would come to me on a space; empty for anything else. */
export async function gainAt(topic: string): Promise<string> {
  if (!topic.startsWith("space-")) return "";
  const gets = (await adviceOn("space_gains"))?.[topic.replace(/^space-/, "")] ?? {};
  return Object.keys(gets).length > 0 ? say("web-space-gets", { goods: goodsInWords(gets) }) : "";
}

/** The move somebody has in mind who points at a space, a loot item or a furnishing on offer, if it is not legal. */
function moveMeant(topic: string, { view, moves }: StateMessage): string | null {
  if (moves.length === 0) return null;
  const [kind = ""] = topic.split("-", 1);
  const key = topic.slice(kind.length + 1);
  if (kind === "space" && view.spaces.some(({ space }) => space === key)) {
    const verb = moves.find(({ parts }) => parts.verb === "imitate" || parts.verb === "protect")?.parts.verb ?? "place";
    return moves.some((choice) => choice.parts.verb === verb && spaceOf(choice) === key) ? null : `${verb} ${key}`;
  }
  if (kind === "loot") return moves.some(({ parts }) => parts.verb === "loot" && parts.item === key) ? null : `loot ${key}`;
  if (kind === "furnishing" && view.furnishings.some(({ furnishing }) => furnishing === key)) {
    return moves.some(({ parts }) => parts.verb === "furnish" && parts.furnishing === key) ? null : `furnish ${key}`;
  }
  return null;
}
