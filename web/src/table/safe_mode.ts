/** Safe mode: what a click would do is told instead of done. */

import { tell } from "../lib/help.svelte";
import { preferences } from "../lib/preferences";
import { say } from "../lib/words";

export function unlessSafe(what: string, act: () => void): void {
  if (preferences.safe_mode) tell([what, say("web-safe-told")]);
  else act();
}
