import { SEAT_LETTERS } from "../../../board/seat_shapes";

/** The options at a table of so many: a handicap for a seat that is not there counts for nothing. */
export function withoutEmptySeats(options: Record<string, string>, players: number): Record<string, string> {
  const { hard_for: letters = "", ...others } = options;
  const kept = [...letters].filter((letter) => SEAT_LETTERS.slice(0, players).includes(letter)).join("");
  return kept ? { ...others, hard_for: kept } : others;
}
