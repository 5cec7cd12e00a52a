/** The one family of icons: name to drawing. */

import { FIEND_ICONS } from "../expansions/frantic_fiends/board/trap_shapes";
import { CONTROLS } from "./icons_controls";
import { GAME } from "./icons_game";
import { GOODS } from "./icons_goods";
import { ROOM_THINGS } from "./icons_rooms";
import type { Shape } from "./shape";

export const ICONS: Record<string, Shape[]> = { ...ROOM_THINGS, ...CONTROLS, ...GAME, ...GOODS, ...FIEND_ICONS };

export function shapesOf(name: string): Shape[] {
  return ICONS[name] ?? [];
}
