/** Moves as the client groups and draws them: by what they are about, never by what is allowed. */

import { boxes, firstOf } from "../expansion";
import type { Cell, Good, LogEntry, MoveChoice, MoveParts, StateMessage } from "../protocol";
import { type Conversion, printed } from "./catalogue";

/** What a move puts on one space: a tile, a stable, a crop, or a furnishing by its key. */
export interface Part {
  cell: Cell;
  what: string;
}

/** Something with parts: a move that can be made, or one that was. */
export type Told = Pick<MoveChoice, "parts"> | Pick<LogEntry, "parts">;

/** Verbs that are shown as one family; every other is one of its own. */
const FAMILIES: Partial<Record<MoveParts["verb"], string>> = {
  meadow_field: "tile",
  cavern_tunnel: "tile",
  cavern_cavern: "tile",
  ore_mine_deep_tunnel: "tile",
  ruby_mine: "tile",
  single_meadow: "tile",
  single_field: "tile",
  single_tunnel: "tile",
  single_cavern: "tile",
  small_pasture: "fence",
  large_pasture: "fence",
  sow_grain: "sow",
  sow_vegetable: "sow",
  ruby_good: "ruby",
  ruby_tile: "ruby",
  eat_gold: "eat",
  feed_one: "feed",
};
/** Families whose moves are pointed at on the boards. */
const POINTED = ["place", "tile", "fence", "stable", "sow", "furnish"];

export function familyOf({ parts }: Told): string {
  return FAMILIES[parts.verb] ?? firstOf((box) => box.families?.[parts.verb]) ?? parts.verb;
}

export function isPointed(choice: MoveChoice): boolean {
  const family = familyOf(choice);
  return POINTED.includes(family) || boxes().some((box) => box.pointed?.includes(family));
}

/** What a move puts where. */
export function laidBy({ parts }: Told): Part[] {
  switch (parts.verb) {
    case "meadow_field":
      return [{ cell: parts.meadow, what: "meadow" }, { cell: parts.field, what: "field" }];
    case "cavern_tunnel":
      return [{ cell: parts.cavern, what: "cavern" }, { cell: parts.tunnel, what: "tunnel" }];
    case "cavern_cavern":
      return [{ cell: parts.cell, what: "cavern" }, { cell: parts.other, what: "cavern" }];
    case "ore_mine_deep_tunnel":
      return [{ cell: parts.ore_mine, what: "ore_mine" }, { cell: parts.deep_tunnel, what: "deep_tunnel" }];
    case "large_pasture":
      return [{ cell: parts.cell, what: "large_pasture" }, { cell: parts.other, what: "large_pasture" }];
    case "single_meadow":
      return [{ cell: parts.cell, what: "meadow" }];
    case "single_field":
      return [{ cell: parts.cell, what: "field" }];
    case "single_tunnel":
      return [{ cell: parts.cell, what: "tunnel" }];
    case "single_cavern":
      return [{ cell: parts.cell, what: "cavern" }];
    case "sow_grain":
      return [{ cell: parts.cell, what: "grain" }];
    case "sow_vegetable":
      return [{ cell: parts.cell, what: "vegetable" }];
    case "ruby_mine":
    case "small_pasture":
    case "stable":
      return [{ cell: parts.cell, what: parts.verb }];
    case "ruby_tile":
      return [{ cell: parts.cell, what: parts.tile }];
    case "furnish":
      return [{ cell: parts.cell, what: parts.furnishing }];
    default:
      return [];
  }
}

/** The spaces of the home board a move names. */
export function cellsOf(told: Told): Cell[] {
  const cells = laidBy(told).map(({ cell }) => cell);
  return cells.length > 0 ? cells : (firstOf((box) => box.cellsOf?.(told)) ?? []);
}

/** What a move does, whichever space it goes to: a name to know it by, to be compared and not to be read. */
export function kindOf(choice: MoveChoice): string {
  const family = familyOf(choice);
  if (family === "place" || choice.parts.verb === "eat_gold") return family;
  if (choice.parts.verb === "small_pasture" || choice.parts.verb === "large_pasture") return choice.parts.verb;
  if (choice.parts.verb === "stable") return "stable";
  const laid = laidBy(choice);
  if (laid.length > 0) return [family, ...laid.map(({ what }) => what)].join(" ");
  return firstOf((box) => box.kindOf?.(choice)) ?? choice.move;
}

/** The kind of the moves that build a furnishing. */
export function kindOfFurnishing(furnishing: string): string {
  return `furnish ${furnishing}`;
}

/** The only answer in a harvest in which nothing breeds: what could be done after it can be done before it. */
export function fruitless({ decision, moves }: Pick<StateMessage, "decision" | "moves">): MoveChoice | undefined {
  const answers = answersOf(moves);
  const only = answers.length === 1 && decision?.key === "breed" ? answers[0] : undefined;
  return only?.parts.verb === "breed" && only.parts.animals.length === 0 ? only : undefined;
}

export function answersOf(moves: MoveChoice[], ...families: string[]): MoveChoice[] {
  return moves.filter((each) => each.kind === "answer" && (families.length === 0 || families.includes(familyOf(each))));
}

/** The space of the action board a move goes to. */
export function spaceOf({ parts }: Told): string | null {
  return "space" in parts ? parts.space : null;
}

/** The good a move is about, for its icon. */
export function goodOf({ parts }: Told): Good | null {
  switch (parts.verb) {
    case "feed_one":
      return null;
    case "eat_gold":
      return "gold";
    case "sow_grain":
      return "grain";
    case "sow_vegetable":
      return "vegetable";
    case "breed":
      return parts.animals[0] ?? null;
    default:
      return "good" in parts ? parts.good : null;
  }
}

export const GOODS: Good[] = [
  "wood", "stone", "ore", "ruby", "grain", "vegetable", "food", "gold",
  "dog", "sheep", "donkey", "boar", "cattle",
];

/** What a room exchanges. */
export function conversionOf({ parts }: Told): Conversion | null {
  if (parts.verb !== "convert") return null;
  return printed("conversions").find((each) => each.name === parts.conversion) ?? null;
}

/** Whether an any-time move ends as food, wholly or in part. */
export function givesFood(choice: MoveChoice): boolean {
  const family = familyOf(choice);
  return family === "eat" || family === "sell" || (conversionOf(choice)?.gets.food ?? 0) > 0;
}

export type AnytimeGroup = "food" | "goods" | "tiles" | "rooms" | "weapons";

/** The drawer an any-time move lies in. */
export function groupOf(choice: MoveChoice): AnytimeGroup {
  const family = familyOf(choice);
  if (family === "sell") return "weapons";
  if (family === "convert") return "rooms";
  if (family === "eat") return "food";
  return cellsOf(choice).length > 0 ? "tiles" : "goods";
}

/** One entry for each kind: the amounts of gold, the spaces of a tile lie together. */
export function byKind(moves: MoveChoice[]): Map<string, [MoveChoice, ...MoveChoice[]]> {
  const found = new Map<string, [MoveChoice, ...MoveChoice[]]>();
  for (const choice of moves) {
    const same = found.get(kindOf(choice));
    if (same) same.push(choice);
    else found.set(kindOf(choice), [choice]);
  }
  return found;
}
