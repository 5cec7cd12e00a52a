/** Seats at a table to be: who sits there, and how a newcomer calls them. */

import type { SeatRequest, StateMessage } from "../protocol";
import { preferences } from "./preferences";
import { say } from "./words";

/** Dwarfs of the old songs lend the bots their names. */
const BOT_NAMES = ["Dvalin", "Nyi", "Onar", "Vitr", "Frar", "Skirfir"];

export function humanName(seat: number): string {
  return (seat === 0 && preferences.name.trim()) || say("web-player-n", { n: seat + 1 });
}

export function humanSeat(seat: number): SeatRequest {
  return { kind: "human", name: humanName(seat) };
}

/** Somebody at the same screen; without a name he is called by his number. */
export function seatNamed(seat: number, name: string): SeatRequest {
  return { kind: "human", name: name.trim() || humanName(seat) };
}

/** The bot that is the n-th at its table. */
export function botSeat(bot: string, n: number): SeatRequest {
  return { kind: "bot", bot, name: BOT_NAMES[n % BOT_NAMES.length] ?? bot };
}

/** What a bot is called; a program that somebody has brought along by the name it was given. */
export function botName(bot: string): string {
  const key = `web-bot-${bot}`;
  const said = say(key);
  return said === key ? bot : said;
}

/** Of the levels, weakest first, the one to begin with. */
export function usualBot(bots: string[]): string {
  return bots[2] ?? bots[0] ?? "";
}

/** "Ann, Dvalin, open seat": a title for a list of tables. */
export function seatsInWords(seats: SeatRequest[]): string {
  return seats.map((seat) => (seat.kind === "open" ? say("web-open-seat") : seat.name)).join(", ");
}

/** The seats of a table for one more game: mine and the bots as they are, the others to be joined again. */
export function seatsAgain(message: StateMessage): SeatRequest[] {
  return message.seats.map(({ seat, kind, name, bot }): SeatRequest => {
    if (kind === "bot" && bot !== null) return { kind, name, bot };
    return message.yours.includes(seat) ? { kind: "human", name } : { kind: "open" };
  });
}
