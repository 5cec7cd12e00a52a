/** The pointer takes an animal from one space of the board to another. */

import type { Cell, Good } from "../protocol";
import type { Herding } from "./herding.svelte";

/** Begin at a press; `ondrop` hears whether it became a drag, and has to swallow the click that follows. */
export function drag(herding: Herding, board: HTMLElement, event: PointerEvent, cell: Cell, ondrop: (wasDragged: boolean) => void): void {
  const [x, y] = [event.clientX, event.clientY];
  if (!herding.take(cell, animalAt(x, y), x, y)) return;
  const follow = (moved: PointerEvent): void => herding.follow(x, y, moved.clientX, moved.clientY);
  const drop = (moved: PointerEvent): void => {
    stop();
    ondrop(herding.drop(cellAt(board, moved.clientX, moved.clientY)));
  };
  const lose = (): void => {
    stop();
    herding.letGo();
  };
  const stop = (): void => {
    window.removeEventListener("pointermove", follow);
    window.removeEventListener("pointerup", drop);
    window.removeEventListener("pointercancel", lose);
  };
  window.addEventListener("pointermove", follow);
  window.addEventListener("pointerup", drop);
  window.addEventListener("pointercancel", lose);
}

/** The animal drawn there, below the button of its space. */
function animalAt(x: number, y: number): Good | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const animal = element.closest<SVGElement>("[data-animal]");
    if (animal) return animal.dataset["animal"] as Good;
  }
  return undefined;
}

function cellAt(board: HTMLElement, x: number, y: number): Cell | null {
  const under = document.elementFromPoint(x, y);
  return under instanceof HTMLElement && board.contains(under) ? (under.dataset["cell"] ?? null) : null;
}
