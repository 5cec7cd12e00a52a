/** What all my finished games say about me. */

import type { TableInfo } from "../protocol";

/** A finished game at which I had a seat. */
export interface FinishedGame {
  info: TableInfo;
  mine: number[]; // my seats
  totals: number[]; // by seat
  scores: Record<string, number>[]; // by seat: points by category
}

/** What I reached on one seat of one game. */
export interface Result {
  game: FinishedGame;
  seat: number;
  points: number;
  rank: number; // 1 is best; equals share it
  hasOpponents: boolean; // somebody else or a bot sat there too
  isWin: boolean;
}

export interface Summary {
  players: number;
  games: number;
  contested: number; // games that could be won
  wins: number;
  average: number;
  best: number;
}

export function resultsOf(game: FinishedGame): Result[] {
  const hasOpponents = game.mine.length < game.totals.length;
  return game.mine.map((seat) => {
    const points = game.totals[seat] ?? 0;
    return {
      game,
      seat,
      points,
      rank: 1 + game.totals.filter((other) => other > points).length,
      hasOpponents,
      isWin: hasOpponents && game.info.winners.includes(seat),
    };
  });
}

/** One line for each number of players there was, and what they say together. */
export function summaries(results: Result[]): Summary[] {
  const counts = [...new Set(results.map((result) => result.game.totals.length))].sort((a, b) => a - b);
  return counts.map((players) => summary(players, results.filter((result) => result.game.totals.length === players)));
}

export function summary(players: number, results: Result[]): Summary {
  const points = results.map((result) => result.points);
  const games = (some: Result[]): number => new Set(some.map((result) => result.game)).size;
  return {
    players,
    games: games(results),
    contested: games(results.filter((result) => result.hasOpponents)),
    wins: games(results.filter((result) => result.isWin)),
    average: points.reduce((sum, n) => sum + n, 0) / Math.max(1, points.length),
    best: Math.max(...points),
  };
}

/** The average of each category of the score sheet, in its order. */
export function averageByCategory(results: Result[]): [category: string, points: number][] {
  const sums = new Map<string, number>();
  let counted = 0;
  for (const { game, seat } of results) {
    const score = game.scores[seat];
    if (!score) continue;
    counted += 1;
    for (const [category, points] of Object.entries(score)) {
      sums.set(category, (sums.get(category) ?? 0) + points);
    }
  }
  return [...sums].map(([category, sum]) => [category, sum / counted]);
}

/** Seconds since 1970 or a text, as the server likes. */
export function dateOf(info: TableInfo): Date {
  return new Date(info.created * 1000);
}
