/** Puts what has changed into the state that was sent before. `server/protocol/differences.py` says what is written how.
 *
 * What has not changed is shared with the state before, which itself stays as it was.
 */

import type { ChangesMessage, StateMessage } from "../protocol";

type Data = Record<string, unknown>;

/** The state after a message; null if it does not build on this one. */
export function withChanges(state: StateMessage, message: ChangesMessage): StateMessage | null {
  if (message.base !== state.showing) return null;
  const left = message.gone.reduce<unknown>(without, state);
  const { showing, version, events, log, log_length } = message;
  return { ...(changed(left, message.changes) as StateMessage), showing, version, events, log, log_length };
}

function without(value: unknown, [key, ...way]: (string | number)[]): unknown {
  if (Array.isArray(value)) return value.map((each: unknown, place) => (place === key ? without(each, way) : each));
  const { [String(key)]: found, ...others } = value as Data;
  return way.length === 0 ? others : { ...others, [String(key)]: without(found, way) };
}

function changed(old: unknown, changes: unknown): unknown {
  if (!hasKeys(changes)) return changes;
  if (Array.isArray(old)) return "at" in changes ? spliced(old, changes) : replaced(old, changes);
  if (!hasKeys(old)) return changes;
  const entries = Object.entries(changes).map(([key, change]) => [key, key in old ? changed(old[key], change) : change]);
  return { ...old, ...Object.fromEntries(entries) as Data };
}

function replaced(old: unknown[], changes: Data): unknown[] {
  return old.map((each, place) => (place in changes ? changed(each, changes[place]) : each));
}

function spliced(old: unknown[], changes: Data): unknown[] {
  const { at, drop, put } = changes as { at: number; drop: number; put: unknown[] };
  return [...old.slice(0, at), ...put, ...old.slice(at + drop)];
}

function hasKeys(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
