/** What is pointed at on a home board, and what would be done there: looking, holding, turning, playing. */

import type { Cell } from "../protocol";
import { cellsOf, familiesAt, type CellMove } from "./cell_moves";

/** One kind of move at a space, as it lies at the moment. */
export interface Offer {
  family: string;
  move: CellMove;
  turns: number; // in how many ways it can lie here
}

export class Pointing {
  hovered = $state<Cell | null>(null);
  focused = $state<Cell | null>(null);
  held = $state<Cell | null>(null);
  #looked = $state("");
  #turns = $state(0);
  readonly #offered: () => CellMove[];
  readonly #onplay: (move: CellMove) => void;

  constructor(offered: () => CellMove[], onplay: (move: CellMove) => void) {
    this.#offered = offered;
    this.#onplay = onplay;
  }

  readonly lit = $derived.by(() => new Set(this.#offered().flatMap(cellsOf)));
  readonly #families = $derived.by(() => {
    const anchor = this.held ?? this.hovered ?? this.focused;
    return anchor === null ? new Map<string, CellMove[]>() : familiesAt(this.#offered(), anchor);
  });
  readonly #family = $derived.by(() =>
    this.#families.has(this.#looked) ? this.#looked : (this.#families.keys().next().value ?? ""),
  );
  readonly offers = $derived.by(() =>
    [...this.#families].map(([family, ways]): Offer => {
      const turned = ways[(family === this.#family ? this.#turns : 0) % ways.length];
      return { family, move: turned ?? (ways[0] as CellMove), turns: ways.length };
    }),
  );
  /** What the ghost shows. */
  readonly current = $derived.by(() => this.offers.find((offer) => offer.family === this.#family) ?? this.offers[0]);

  /** The moves that touch a space. */
  at(cell: Cell): CellMove[] {
    return this.#offered().filter((move) => cellsOf(move).includes(cell));
  }

  enter(cell: Cell): void {
    if (this.hovered === cell) return;
    if (this.held === null) this.#turns = 0;
    this.hovered = cell;
  }

  letGo(): void {
    this.held = null;
    this.#turns = 0;
    this.#looked = "";
  }

  look(family: string): void {
    if (family === this.#family) return;
    this.#looked = family;
    this.#turns = 0;
  }

  turn(family: string | undefined = this.current?.family): void {
    if (family === undefined) return;
    if (family !== this.#family) this.#turns = 0;
    this.#looked = family;
    this.#turns += 1;
  }

  get canTurn(): boolean {
    return (this.current?.turns ?? 0) > 1;
  }

  play(move: CellMove): void {
    this.letGo();
    this.hovered = null;
    this.#onplay(move);
  }

  /** A click: where there is only one thing to do it is done, else the space is held until it is clear what. */
  press(cell: Cell): void {
    if (!this.lit.has(cell)) {
      this.letGo();
      return;
    }
    const current = this.current;
    if (this.held === null || (this.held !== cell && !(current && cellsOf(current.move).includes(cell)))) {
      const here = this.at(cell);
      const only = here.length === 1 ? here[0] : undefined;
      if (only?.parts.length === 1) this.play(only);
      else this.#hold(cell);
      return;
    }
    if (!current) return;
    const ways = this.offers.reduce((sum, offer) => sum + offer.turns, 0);
    if (this.held !== cell || ways === 1) this.play(current.move);
    else if (current.turns > 1) this.turn(current.family);
  }

  #hold(cell: Cell): void {
    if ((this.held ?? this.hovered ?? this.focused) !== cell) this.#turns = 0;
    this.held = cell;
  }
}

const LEAST_PAUSE = 140; // one notch of a wheel sends several events

/** R turns what the mouse points at, wherever the keyboard is; the wheel turns it too. */
export function turning(board: HTMLElement, pointing: Pointing): { destroy: () => void } {
  let last = 0;
  const roll = (event: WheelEvent): void => {
    if (!pointing.canTurn || event.ctrlKey) return;
    event.preventDefault();
    if (event.timeStamp - last < LEAST_PAUSE) return;
    last = event.timeStamp;
    pointing.turn();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (pointing.hovered === null || board.contains(document.activeElement) || isWriting(event.target)) return;
    if (pointing.canTurn) pointing.turn();
  };
  board.addEventListener("wheel", roll, { passive: false });
  window.addEventListener("keydown", key);
  return {
    destroy: () => {
      board.removeEventListener("wheel", roll);
      window.removeEventListener("keydown", key);
    },
  };
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
