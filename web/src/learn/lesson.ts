/** The guided first game: which hint fits the table as it stands. It suggests; it never forbids.
 *
 * The steps are in lesson.json, their words under `web-learn-KEY` (what to do) with `.why` and, once done, `.done`.
 * Nothing is remembered but what was read: the hint follows from the state and the log, so an undo takes it back too.
 */

import type { Good, LogEntry, MoveChoice, MoveParts, PlayerView, StateMessage, Tile } from "../protocol";
import { spaceOf, type Told } from "../lib/moves";

export interface Step {
  key: string;
  moves?: MoveParts[]; // what is suggested, the best first; none: something to read
  counts?: string[]; // verbs of all moves that will do; else it must be the suggested one
  times?: number; // how many of them
  from?: number; // first round in which it is suggested
  until: number; // last round in which it is suggested
  space?: string; // only while the dwarf is at work there
  asked?: string; // only when this is the question
  needs?: Partial<Record<Good | Tile, number>>; // goods or tiles without which it makes no sense
}

export interface Lesson {
  players: number;
  furnishings: string;
  options: Record<string, string>;
  seed: number;
  steps: Step[];
}

export type AdviceKind = "do" | "read" | "end" | "harvest" | "wait" | "own" | "free";

export interface Advice {
  kind: AdviceKind;
  step: Step | null; // what is explained, if it is a step of the lesson
  move: MoveChoice | null; // the suggested move, if it is legal now
  reaction: string | null; // key of the step done last, or "own" after a placement of the player's own
  number: number; // how many steps lie behind, for the progress bar
}

const HARVEST = ["feed", "feed_one", "breed"];

export function advise(
  lesson: Lesson,
  state: StateMessage,
  log: readonly LogEntry[],
  read: ReadonlySet<string>,
): Advice {
  const seat = state.yours[0] ?? 0;
  const mine = log.filter((entry) => entry.seat === seat);
  const doneAt = lesson.steps.map((step) => (step.moves ? satisfiedBy(step, mine) : null));
  const lastDone = doneAt.findLastIndex((number) => number !== null);
  const isDone = (step: Step, i: number): boolean =>
    step.moves ? doneAt[i] !== null : read.has(step.key) || i < lastDone;
  const open = lesson.steps.filter((step, i) => !isDone(step, i) && isTime(step, state.view.round));
  const reaction = reactionTo(lesson, mine, doneAt);
  const behind = open[0] ? lesson.steps.indexOf(open[0]) : lesson.steps.length;
  const advice = (kind: AdviceKind, step: Step | null, move: MoveChoice | null): Advice => ({
    kind, step, move, reaction, number: step ? lesson.steps.indexOf(step) : behind,
  });

  const me = state.view.players[seat];
  const inTurn = open.find((step) => isAskedNow(step, state, mine) && hasNeeds(step, me));
  if (inTurn) return advice("do", inTurn, legalOf(inTurn, state, mine));
  const question = state.decision;
  const end = HARVEST.includes(mine.at(-1)?.parts.verb ?? "") ? "harvest" : "end";
  if (state.turn.waits_for_end && state.turn.seat === seat) return advice(end, null, null);
  if (!question || question.seat !== seat) return advice(state.view.is_over ? "free" : "wait", null, null);
  const ending = state.moves.find(({ parts }) => parts.verb === "end") ?? null;
  if (question.key === "end-turn") return advice("end", null, ending);
  if (question.key === "end-harvest") return advice("harvest", null, ending);
  if (question.key !== "place-dwarf") return advice("own", null, null);
  const next = open.find((step) => !step.moves || (legalOf(step, state, []) !== null && hasNeeds(step, me)));
  if (next) return advice(next.moves ? "do" : "read", next, next.moves ? legalOf(next, state, []) : null);
  const isOver = state.view.round > Math.max(...lesson.steps.map((step) => step.until));
  return advice(isOver || open.length === 0 ? "free" : "own", null, null);
}

/** Whether a move is one of those that will do. */
function answers(step: Step, { parts }: Told): boolean {
  if (step.counts) return step.counts.includes(parts.verb);
  return step.moves?.some((wanted) => isSame(wanted, parts)) ?? false;
}

function isSame(one: MoveParts, other: MoveParts): boolean {
  const figures = Object.entries(one);
  return figures.every(([name, value]) => String(other[name as keyof MoveParts]) === String(value));
}

/** The number of the log entry that completed a step; null if it is not complete. */
function satisfiedBy(step: Step, mine: readonly LogEntry[]): number | null {
  let left = step.times ?? 1;
  let space: string | null = null;
  for (const entry of mine) {
    if (entry.parts.verb === "place") space = entry.parts.space;
    if (entry.round < (step.from ?? 1) || entry.round > step.until) continue;
    if ((step.space && step.space !== space) || !answers(step, entry)) continue;
    left -= 1;
    if (left === 0) return entry.number;
  }
  return null;
}

function isTime(step: Step, round: number): boolean {
  return round >= (step.from ?? 1) && round <= step.until;
}

/** Whether the step is about the question that is asked at this very moment. */
function isAskedNow(step: Step, state: StateMessage, mine: readonly LogEntry[]): boolean {
  if (step.asked) return state.decision?.key === step.asked && state.moves.some((choice) => answers(step, choice));
  if (!step.space || state.decision?.key === "place-dwarf") return false;
  const placed = mine.findLast((entry) => entry.parts.verb === "place");
  return (
    placed !== undefined &&
    spaceOf(placed) === step.space &&
    placed.round === state.view.round &&
    state.moves.some((choice) => answers(step, choice))
  );
}

/** The first suggested move that is legal and has not been played for this step. */
function legalOf(step: Step, state: StateMessage, mine: readonly LogEntry[]): MoveChoice | null {
  const played = (step.times ?? 1) > 1 ? mine : [];
  for (const wanted of step.moves ?? []) {
    const choice = state.moves.find(({ parts }) => isSame(wanted, parts));
    if (choice && !played.some(({ parts }) => isSame(wanted, parts))) return choice;
  }
  return null;
}

function hasNeeds(step: Step, player: PlayerView | undefined): boolean {
  if (!player) return false;
  const tiles = Object.values(player.tiles);
  return Object.entries(step.needs ?? {}).every(([what, n]) => {
    const have = what in player.goods ? player.goods[what as Good] : tiles.filter((tile) => tile === what).length;
    return have >= n;
  });
}

/** What to say about the last move: praise for a step, or a nod to the player's own idea. */
function reactionTo(lesson: Lesson, mine: readonly LogEntry[], doneAt: readonly (number | null)[]): string | null {
  const placed = mine.findLast((entry) => entry.parts.verb === "place");
  if (!placed) return null;
  let key: string | null = null;
  let latest = placed.number - 1; // older praise is not repeated
  lesson.steps.forEach((step, i) => {
    const number = doneAt[i] ?? null;
    if (number !== null && number > latest) {
      key = step.key;
      latest = number;
    }
  });
  return key ?? "own";
}
