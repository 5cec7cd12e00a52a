/** The drawing of what lies on a space, whatever it is. */

import type { Cell } from "../protocol";
import { REWARDS } from "./cell_moves";
import { isForest } from "./geometry";
import { field, forest, meadow, path, spring } from "./land_forest";
import { cavern, deepTunnel, oreMine, pool, rock, room, rubyMine, tunnel } from "./land_mountain";
import type { Shape } from "./shape";

const remembered = new Map<string, Shape[]>();

function once(key: string, draw: () => Shape[]): Shape[] {
  let found = remembered.get(key);
  if (!found) {
    found = draw();
    remembered.set(key, found);
  }
  return found;
}

/** The ground before anything lies on it. */
export function bareLand(cell: Cell): Shape[] {
  return once(`bare ${cell}`, () => {
    const reward = REWARDS[cell];
    if (!isForest(cell)) return reward ? [...rock(cell), ...pool()] : rock(cell);
    const isClearing = reward !== undefined || cell === "c4";
    const trees = forest(cell, isClearing);
    if (cell === "c4") return [...trees, ...path()];
    return reward?.food ? [...trees, ...spring()] : trees;
  });
}

/** A tile as it lies on its ground. Pastures are meadows here: their fences are drawn round all of them. */
export function tileOn(cell: Cell, tile: string): Shape[] {
  return once(`${tile} ${cell}`, () => {
    switch (tile) {
      case "field":
        return field(cell);
      case "cavern":
        return cavern(cell);
      case "tunnel":
        return tunnel();
      case "deep_tunnel":
        return deepTunnel();
      case "ore_mine":
        return oreMine();
      case "ruby_mine":
        return rubyMine();
      case "meadow":
      case "small_pasture":
      case "large_pasture":
        return meadow(cell);
      default:
        return room(cell);
    }
  });
}

/** The plain rock round what is dug into it. */
export function plainRock(cell: Cell): Shape[] {
  return once(`rock ${cell}`, () => rock(cell));
}
