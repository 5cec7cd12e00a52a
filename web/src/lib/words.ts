/** Every word a person reads, from the same Fluent files as the server and the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { preferences } from "./preferences";
import { Value } from "./reactive";
import { address } from "./router";

export const SOFT_HYPHEN = "\u00ad";

export type Args = Record<string, FluentVariable>;

const bundle = new Value<FluentBundle | null>(null);
const loaded = new Map<string, FluentBundle>();

/** Fetch a language and speak it from now on; texts on screen change by themselves. */
export async function speak(language: string): Promise<void> {
  let found = loaded.get(language);
  if (!found) {
    const answer = await fetch(address(`/locale/${language}.ftl`));
    if (!answer.ok) throw new Error(`/locale/${language}.ftl: ${answer.status}`);
    found = new FluentBundle(language, { useIsolating: false });
    for (const error of found.addResource(new FluentResource(await answer.text()))) console.error(error);
    loaded.set(language, found);
  }
  if (language !== preferences.language && loaded.has(preferences.language)) return; // overtaken meanwhile
  bundle.current = found;
  document.documentElement.lang = language;
}

export function hasWords(key: string): boolean {
  return bundle.current?.hasMessage(key) ?? false;
}

/** The text itself: a name or a sentence. A missing one shows its key. */
export function say(key: string, args: Args = {}): string {
  return undivided(format(key, null, args) ?? key);
}

/** The same text with soft hyphens where it may be divided, for narrow places. */
export function sayDivisible(key: string, args: Args = {}): string {
  return format(key, null, args) ?? key;
}

/** A text without the soft hyphens in its names. */
export function undivided(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, "");
}

/** What a text adds under this attribute, such as help or ruling; null if it adds nothing. */
export function attribute(key: string, name: string, args: Args = {}): string | null {
  const text = format(key, name, args);
  return text === null ? null : undivided(text);
}

function format(key: string, name: string | null, args: Args): string | null {
  const words = bundle.current;
  const message = words?.getMessage(key);
  if (!words || !message) {
    if (words) console.error(`no text ${key}`);
    return null;
  }
  const pattern = name === null ? message.value : (message.attributes[name] ?? null);
  if (pattern === null) return null;
  const errors: Error[] = [];
  const text = words.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`text ${key}: ${error.message}`);
  return withMinus(text, args);
}

/** A text whose numbers below zero have a true minus sign. */
function withMinus(text: string, args: Args): string {
  const below = Object.values(args).filter((each) => typeof each === "number" && each < 0);
  return below.reduce<string>((said, each) => said.replaceAll(String(each), String(each).replace("-", "−")), text);
}
