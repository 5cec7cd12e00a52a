/** What a tile does in one line: its words, with a picture in place of each good and each point they name. */

import { goodName } from "../lib/names";
import { GOODS } from "../lib/moves";
import { attribute, say } from "../lib/words";

/** A stretch of words, or an icon that stands for one. */
export type EffectPart = { words: string } | { icon: string; stands: string };

/** The short text if there is one, else the help. */
export function effectOf(furnishing: string): EffectPart[] {
  const key = `furnishing-${furnishing}`;
  return pictured(attribute(key, "short") ?? attribute(key, "help") ?? "");
}

export function pictured(text: string): EffectPart[] {
  const icons = new Map<string, string>();
  for (const good of GOODS) for (const n of [1, 2]) icons.set(goodName(good, n).toLowerCase(), good);
  for (const word of say("web-rooms-point-words").split(" ")) icons.set(word, "point");
  const names = [...icons.keys()].sort((one, other) => other.length - one.length).join("|");
  const parts = text.split(new RegExp(`(?<![\\p{L}])(${names})n?(?![\\p{L}])`, "giu"));
  return parts
    .map((part): EffectPart => {
      const icon = icons.get(part.toLowerCase());
      return icon ? { icon, stands: part } : { words: part };
    })
    .filter((part) => "icon" in part || part.words !== "");
}
