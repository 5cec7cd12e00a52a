/** How this person likes the table. Kept in this browser; `preferences.theme = "dark"` saves and redraws. */

import catalogue from "./catalogue.json";
import { Signal } from "./reactive";

/** What each language is called by those who speak it. */
export const LANGUAGES: Readonly<Record<string, string>> = catalogue.languages;
export const THEMES = ["system", "dark", "light"] as const;
export const MOTIONS = ["system", "full", "none"] as const;
export const BOT_SPEEDS = ["slow", "normal", "instant"] as const;

export interface Preferences {
  language: string;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  bot_speed: (typeof BOT_SPEEDS)[number];
  auto_end: boolean; // my turn ends by itself after its last step
  hide_score: boolean; // no points before the end
  text_mode: boolean; // the table in words, for screen readers
  safe_mode: boolean; // clicks explain instead of act
  sound: boolean;
  notify: boolean; // call me when it is my turn and the page is hidden
  name: string; // my name at new tables
  new_game: object; // what I chose last in the lobby: see new_game.ts
}

const KEY = "caverna.preferences";
const CHOICES: Partial<Record<keyof Preferences, readonly string[]>> = {
  language: Object.keys(LANGUAGES),
  theme: THEMES,
  motion: MOTIONS,
  bot_speed: BOT_SPEEDS,
};

function defaults(): Preferences {
  return {
    language: Object.keys(LANGUAGES).find((each) => navigator.language.toLowerCase().startsWith(each)) ?? "en",
    theme: "system",
    motion: "system",
    bot_speed: "normal",
    auto_end: false,
    hide_score: false,
    text_mode: false,
    safe_mode: false,
    sound: true,
    notify: false,
    name: "",
    new_game: {},
  };
}

/** What was saved, as far as it still makes sense. */
function load(): Preferences {
  const found = defaults();
  let saved: unknown = null;
  try {
    saved = JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return found;
  }
  if (typeof saved !== "object" || saved === null) return found;
  for (const [key, value] of Object.entries(saved)) {
    const name = key as keyof Preferences;
    const choices = CHOICES[name];
    const isKnown = key in found && value !== null && typeof value === typeof found[name];
    if (isKnown && (!choices || choices.includes(value as string))) Object.assign(found, { [key]: value });
  }
  return found;
}

const values = load();
const changed = new Signal();

export const preferences: Preferences = new Proxy(values, {
  get(target, key) {
    changed.follow();
    return Reflect.get(target, key);
  },
  set(target, key, value) {
    if (Reflect.get(target, key) === value) return true;
    Reflect.set(target, key, value);
    try {
      localStorage.setItem(KEY, JSON.stringify(target));
    } catch {
      // Private windows may refuse to keep anything; the choice still holds until the page is left.
    }
    changed.tell();
    return true;
  },
});

const lessMotion = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on the table, by the preference or else by the system's. */
export function mayMove(): boolean {
  return preferences.motion === "full" || (preferences.motion === "system" && !lessMotion.matches);
}

const STEPS = { slow: 1500, normal: 550, instant: 0 };
const TURNS = { slow: 2600, normal: 1100, instant: 0 };

/** Milliseconds that a step of somebody else stays on screen before the next one. */
export function pauseAfterStep(): number {
  return STEPS[preferences.bot_speed];
}

/** The same for the last step of a turn. */
export function pauseAfterTurn(): number {
  return TURNS[preferences.bot_speed];
}
