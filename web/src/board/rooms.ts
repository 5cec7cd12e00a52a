/** What stands in each furnished cavern, the colour of its sign, and its name in lines that fit. */

import { firstOf } from "../expansion";
import { tileNamed } from "../lib/catalogue";
import { SOFT_HYPHEN, undivided } from "../lib/words";

const ROOM_CONTENT: Record<string, readonly string[]> = {
  entry_level_dwelling: ["bed"],
  dwelling: ["bed", "candle"],
  simple_dwelling_a: ["bed"],
  simple_dwelling_b: ["bed"],
  mixed_dwelling: ["bed", "hay"],
  couple_dwelling: ["bed", "bed"],
  additional_dwelling: ["bed", "chest"],
  cuddle_room: ["heart", "hay"],
  breakfast_room: ["table", "churn"],
  stubble_room: ["hay", "grain"],
  work_room: ["table", "pick"],
  guest_room: ["door", "bed"],
  office_room: ["table", "scroll"],
  carpenter: ["saw", "wood"],
  stone_carver: ["chisel", "stone"],
  blacksmith: ["anvil", "hammer"],
  miner: ["cart", "pick"],
  builder: ["hammer", "crate"],
  trader: ["scales", "crate"],
  wood_supplier: ["wood", "crate"],
  stone_supplier: ["stone", "crate"],
  ruby_supplier: ["ruby", "crate"],
  dog_school: ["bone", "scroll"],
  quarry: ["stone", "pick"],
  seam: ["ore", "pick"],
  slaughtering_cave: ["knife", "barrel"],
  cooking_cave: ["cauldron", "shelf"],
  working_cave: ["hammer", "food"],
  mining_cave: ["pick", "food"],
  breeding_cave: ["heart", "churn"],
  peaceful_cave: ["dove", "food"],
  weaving_parlor: ["loom"],
  milking_parlor: ["churn", "churn"],
  state_parlor: ["crown", "table"],
  hunting_parlor: ["antlers", "gold"],
  beer_parlor: ["mug", "barrel"],
  blacksmithing_parlor: ["anvil", "ruby"],
  stone_storage: ["stone", "stone"],
  ore_storage: ["ore", "ore"],
  spare_part_storage: ["crate", "hammer"],
  main_storage: ["shelf", "chest"],
  weapon_storage: ["weapon", "weapon"],
  supplies_storage: ["shelf", "barrel"],
  broom_chamber: ["broom", "crate"],
  treasure_chamber: ["chest", "ruby"],
  food_chamber: ["grain", "vegetable"],
  prayer_chamber: ["candle", "dove"],
  writing_chamber: ["book", "scroll"],
  fodder_chamber: ["hay", "barrel"],
};

const UNDRAWN = ["crate"];

/** What stands in a room; a crate, if nobody has drawn it. */
export function contentOf(furnishing: string): readonly string[] {
  return ROOM_CONTENT[furnishing] ?? firstOf((box) => box.rooms?.[furnishing]) ?? UNDRAWN;
}

export type SignColour = "orange" | "green" | "yellow";

export const SIGN_PAINT: Record<SignColour, string> = { orange: "#e58a3c", green: "#93b85a", yellow: "#ecc84a" };

export function signColour(furnishing: string): SignColour {
  const colour = tileNamed(furnishing)?.colour ?? "orange";
  return colour === "green" || colour === "yellow" ? colour : "orange";
}

/** How many dwarfs live there. */
export function beds(furnishing: string): number {
  return tileNamed(furnishing)?.beds ?? 0;
}

/** A name in one or two lines; words longer than so many letters are divided at their last soft hyphen. */
export function signLines(divisible: string, most: number): string[] {
  const name = undivided(divisible);
  if (name.length <= most + 1) return [name];
  const words = divisible.split(" ").flatMap((word) => {
    const hyphen = undivided(word).length > most ? word.lastIndexOf(SOFT_HYPHEN) : -1;
    return hyphen > 0 ? [`${undivided(word.slice(0, hyphen))}-`, word.slice(hyphen + 1)] : [undivided(word)];
  });
  if (words.length === 1) return words;
  let best: string[] = [name];
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

export function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
