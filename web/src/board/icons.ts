/** The one family of icons: name to drawing. */

import { firstOf } from "../expansion";
import { CONTROLS } from "./icons_controls";
import { GAME } from "./icons_game";
import { GOODS } from "./icons_goods";
import { ROOM_THINGS } from "./icons_rooms";
import type { Shape } from "./shape";

const ICONS: Record<string, Shape[]> = { ...ROOM_THINGS, ...CONTROLS, ...GAME, ...GOODS };

export function shapesOf(name: string): Shape[] {
  return ICONS[name] ?? firstOf((box) => box.icons?.[name]) ?? [];
}
