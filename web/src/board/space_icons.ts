/** What each action space gives, as one line of icons: read from the printed facts, the server knows the rules. */

import { printed } from "../lib/catalogue";

export interface Sign {
  icon: string;
  text?: string; // a number beside the icon: how many, how strong, what it costs
}

/** How two signs are joined: both, either, one after the other, or each round anew. */
export type Join = "and" | "or" | "then" | "each";
export type Piece = Sign | Join;

/** The signs of a space in a game of so many players. */
export function signsOf(space: string, players: number, options: Record<string, string> = {}): Piece[] {
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  const ours = printed("spaces").filter((facts) => facts.key === space && facts.players.includes(players));
  const found = ours.find(({ option }) => option !== undefined && chosen.includes(option)) ?? ours.find(({ option }) => !option);
  return found ? found.signs.split(" ").map(read) : [];
}

function read(word: string): Piece {
  if (word === "and" || word === "or" || word === "then" || word === "each") return word;
  const [icon = "", text] = word.split(":");
  return text === undefined ? { icon } : { icon, text };
}
