/** What is pointed at on a home board, and what would be done there: looking, holding, turning, playing. */

import type { Cell } from "../protocol";
import { cellsOf, familiesAt, type CellMove } from "./cell_moves";
import { nearest, type Aim } from "./aiming";

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
  /** Whether the ghost was turned until it showed what it shows. */
  #isMeant = false;
  readonly #offered: () => CellMove[];
  readonly #aside: () => CellMove[];
  readonly #onplay: (move: CellMove) => void;

  constructor(offered: () => CellMove[], aside: () => CellMove[], onplay: (move: CellMove) => void) {
    this.#offered = offered;
    this.#aside = aside;
    this.#onplay = onplay;
  }

  readonly lit = $derived.by(() => new Set(this.#offered().flatMap(cellsOf)));
  readonly #families = $derived.by(() => {
    const anchor = this.held ?? this.hovered ?? this.focused;
    if (anchor === null) return new Map<string, CellMove[]>();
    const isAside = this.held !== null && !this.lit.has(this.held);
    return familiesAt(isAside ? this.#aside() : this.#offered(), anchor);
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

  /** Whether something can be had there although it is not asked for. */
  hasAside(cell: Cell): boolean {
    return !this.lit.has(cell) && this.#aside().some((move) => cellsOf(move).includes(cell));
  }

  enter(cell: Cell): void {
    if (this.hovered === cell) return;
    if (this.held === null) this.#turns = 0;
    this.#isMeant = false;
    this.hovered = cell;
  }

  /** A twin tile lies as its space is pointed at: see aiming. Once it was turned it stays so. */
  aim(aim: Aim): void {
    if (this.held !== null || this.hovered === null || this.#isMeant || !this.#areTwins) return;
    const way = nearest([...this.#families.values()].flat(), this.hovered, aim);
    if (!way) return;
    this.#looked = way.family;
    this.#turns = this.#families.get(way.family)?.indexOf(way) ?? 0;
  }

  get #areTwins(): boolean {
    return this.offers.every(({ move }) => move.parts.length === 2);
  }

  letGo(): void {
    this.held = null;
    this.#isMeant = false;
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

  /** The next way to lie, and after the last one the next kind of thing to do there. */
  turnOn(): void {
    const { current } = this;
    if (!current) return;
    this.#isMeant = true;
    if (this.#turns % current.turns < current.turns - 1) {
      this.turn(current.family);
      return;
    }
    this.#looked = this.offers[(this.offers.indexOf(current) + 1) % this.offers.length]?.family ?? "";
    this.#turns = 0;
  }

  get canTurn(): boolean {
    return this.offers.length > 1 || (this.current?.turns ?? 0) > 1;
  }

  play(move: CellMove): void {
    this.letGo();
    this.hovered = null;
    this.#onplay(move);
  }

  /** A click of a mouse lays what its ghost shows: a twin tile, the only kind of thing to do there, or what was turned to. */
  click(cell: Cell): void {
    const isSeen = this.held === null && this.hovered === cell && this.lit.has(cell);
    const isClear = this.offers.length === 1 || this.#isMeant || this.#areTwins;
    if (isSeen && isClear && this.current) this.play(this.current.move);
    else this.press(cell);
  }

  /** A touch or a key: where there is only one thing to do it is done, else the space is held until it is clear what. */
  press(cell: Cell): void {
    if (!this.lit.has(cell)) {
      const isNew = this.held !== cell && this.hasAside(cell);
      this.letGo();
      if (isNew) this.held = cell;
      return;
    }
    if (this.held !== null && !this.lit.has(this.held)) this.letGo();
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
    pointing.turnOn();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (pointing.hovered === null || board.contains(document.activeElement) || isWriting(event.target)) return;
    if (pointing.canTurn) pointing.turnOn();
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
