/** A report about something that is wrong, as one text: what is played where, everything that was played, what is on the screen. */

import { recordAddress, setupChoices } from "./api";
import type { LogEntry, StateMessage } from "../protocol";

const LAST_MOVES = 12;
const MOST_ERRORS = 20;

/** What the page complained about since it was loaded. */
const complaints: string[] = [];
addEventListener("error", (event) => note(`${event.message} (${event.filename}:${event.lineno})`));
addEventListener("unhandledrejection", (event) => note(String(event.reason)));

function note(what: string): void {
  complaints.push(`${new Date().toISOString()} ${what}`);
  complaints.splice(0, complaints.length - MOST_ERRORS);
}

/** Keys to seats stand in no part of it: it can be shown to everybody. */
export async function reportOn(message: StateMessage, log: LogEntry[], words: string): Promise<string> {
  const [version, record] = await Promise.all([
    setupChoices().then((choices) => choices.version, () => "?"),
    fetch(recordAddress(message.table)).then((answer) => answer.text(), () => "?"),
  ]);
  const parts: [string, string][] = [
    ["What is wrong", words.trim() || "-"],
    ["Version", version],
    ["Game", JSON.stringify(message.setup)],
    ["Question", JSON.stringify({ version: message.version, turn: message.turn, decision: message.decision, yours: message.yours })],
    ["Moves", message.moves.map((choice) => choice.move).join(", ") || "-"],
    ["Last moves", log.slice(-LAST_MOVES).map((entry) => `${entry.number} ${entry.seat}: ${entry.move}`).join("\n")],
    ["Screen", screenInWords()],
    ["Errors of the page", complaints.join("\n") || "-"],
    ["Record", record.trim()],
  ];
  return parts.map(([title, text]) => `## ${title}\n${text}\n`).join("\n");
}

function screenInWords(): string {
  const { theme, motion } = document.documentElement.dataset;
  const seen = [...document.querySelectorAll("section.question h2, [role=tab][aria-selected=true], .home.large")].map(
    (each) => each.getAttribute("data-seat") ?? each.textContent.trim(),
  );
  return [
    `${innerWidth}x${innerHeight} at ${devicePixelRatio}, ${theme}, motion ${motion}, ${document.documentElement.lang}`,
    navigator.userAgent,
    `on the screen: ${seen.join(" | ")}`,
  ].join("\n");
}
