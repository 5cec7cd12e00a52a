/** Where the spaces lie on the boards of the game, column by column, for each number of players. */

export interface Group {
  name: string;
  columns: string[][]; // keys of spaces; `round 7` where the card of that round lies
}

const UP_TO_THREE: string[][] = [
  ["drift_mining", "logging", "wood_gathering", "armory"],
  ["excavation", "supplies", "clearing"],
  ["starting_player", "ore_mining", "sustenance"],
];
const FROM_FOUR: string[][] = [
  ["drift_mining", "imitation_2", "logging", "forest_exploration"],
  ["excavation", "growth", "clearing", "armory"],
  ["starting_player", "ore_mining", "sustenance"],
];
const FIRST_ROUNDS: string[][] = [
  ["ruby_mining", "housework", "slash_and_burn"],
  ["round 1", "round 2", "round 3"],
];
const LATER_ROUNDS: string[][] = [
  ["round 4", "round 5", "round 6"],
  ["round 7", "round 8", "round 9"],
  ["round 10", "round 11", "round 12"],
];
const FOR_FIVE: string[][] = [
  ["depot", "weekly_market", "hardware_rental"],
  ["small_scale_drift_mining", "imitation_4", "fence_building"],
];
const FROM_SIX: string[][] = [
  ["depot", "weekly_market", "hardware_rental"],
  ["drift_mining_b", "imitation_1", "fence_building"],
];
const FOR_THREE: string[][] = [["strip_mining", "imitation_4", "forest_exploration"]];
const HIGHEST = 3; // spaces in a column beside the cards
const FOR_SEVEN: string[][] = [["large_depot", "imitation_0", "extension"]];

/** Two rows of boards for these spaces and rounds. What is not in this game (covered spaces, a skipped round) is left
 * out; a space that nobody has given a place lies beside the cards. */
export function boardsFor(players: number, spaces: readonly string[], rounds: readonly number[]): Group[][] {
  const places = new Set([...spaces, ...rounds.map((round) => `round ${round}`)]);
  const rows = printedBoards(players).map((row) => row.map((group) => keep(group, (place) => places.has(place))));
  const placed = new Set(rows.flat().flatMap((group) => group.columns.flat()));
  const rest = spaces.filter((space) => !placed.has(space));
  if (rest.length > 0) rows.at(-1)?.push({ name: "more", columns: inColumns(rest) });
  return rows;
}

function inColumns(spaces: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(spaces.length / HIGHEST) }, (_, i) => spaces.slice(i * HIGHEST, (i + 1) * HIGHEST));
}

function printedBoards(players: number): Group[][] {
  const basic: Group = { name: "basic", columns: players <= 3 ? UP_TO_THREE : FROM_FOUR };
  const first: Group = { name: "first", columns: FIRST_ROUNDS };
  const later: Group = { name: "later", columns: LATER_ROUNDS };
  const more: Group[] = [];
  if (players === 3) more.push({ name: "small", columns: FOR_THREE });
  if (players === 5) more.push({ name: "large", columns: FOR_FIVE });
  if (players >= 6) more.push({ name: "large", columns: FROM_SIX });
  const upper = players === 7 ? [{ name: "small", columns: FOR_SEVEN }, basic, first] : [basic, first];
  return [upper, [...more, later]];
}

function keep(group: Group, isInPlay: (place: string) => boolean): Group {
  const columns = group.columns.map((column) => column.filter(isInPlay)).filter((column) => column.length > 0);
  return { name: group.name, columns };
}

export function stageOf(round: number): number {
  return Math.ceil(round / 3);
}
