import { formatCountedShare } from '../../../lib/format.ts';
import type { Lifecycle } from '@seedbed/engine';

export type Move = Lifecycle['moves'][number];

/** Shares are multiples of one millionth, rounded down, so that their sum never exceeds 1. */
const STEP = 1e6;
const rounded = (share: number) => Math.floor(share * STEP + 1e-3) / STEP;

/** The share of lives in a state that end there. */
export function stayShare(moves: readonly Move[], from: number): number {
  return Math.max(0, 1 - moves.reduce((sum, move) => (move.from === from ? sum + move.share : sum), 0));
}

/** Where the rows of a state are in the end, and why more of them may be in it: a row that is young has not moved on yet. `now`: the share of all rows that is in it. */
export function stayWords(stay: number, now: number, isEnd: boolean): string {
  if (isEnd) return ': all rows that reach it stay';
  const more = now > stay + 0.01 ? `; ${formatCountedShare(now)} of the rows are in it so far` : '';
  return `: ${formatCountedShare(stay)} never leave it${more}`;
}

/** What an exact share does, and the share that it comes to where rows are too few for it, or cannot all have it. `made`: undefined until they are counted. */
export function exactWords(exact: number, made: number | undefined): string {
  const other = made !== undefined && formatCountedShare(made) !== formatCountedShare(exact) ? ` Of these rows it is ${formatCountedShare(made)}.` : '';
  return `An exact share wins over the arrows. Clear it to follow them.${other}`;
}

/**
 * The moves after changing the share of one, which is added if absent. The difference comes first from the rows that stay, then from the
 * other moves of its state in proportion.
 */
export function withShare(moves: readonly Move[], from: number, to: number, wanted: number): Move[] {
  const share = rounded(Math.min(1, Math.max(0, wanted)));
  const others = moves.reduce((sum, move) => (move.from === from && move.to !== to ? sum + move.share : sum), 0);
  const scale = others > 1 - share ? (1 - share) / others : 1;
  const next = moves.map((move) => {
    if (move.from !== from) return move;
    return move.to === to ? { ...move, share } : { ...move, share: scale === 1 ? move.share : rounded(move.share * scale) };
  });
  return moves.some((move) => move.from === from && move.to === to) ? next : [...next, { from, to, share }];
}

export function withoutMove(moves: readonly Move[], from: number, to: number): Move[] {
  return moves.filter((move) => move.from !== from || move.to !== to);
}

/** States to which an arrow can be added without a cycle or a duplicate. Lives start in the first state. */
export function targetsOf(moves: readonly Move[], states: number, from: number): number[] {
  const before = new Set([from]);
  for (let size = 0; size < before.size;) {
    size = before.size;
    for (const move of moves) if (before.has(move.to)) before.add(move.from);
  }
  const taken = new Set(moves.flatMap((move) => (move.from === from ? [move.to] : [])));
  return Array.from({ length: states }, (_, place) => place).filter((place) => place > 0 && !before.has(place) && !taken.has(place));
}

/** The moves in the generator's parameters, by state index; null if there are none. */
export function readMoves(given: unknown, states: Lifecycle['states']): Move[] | null {
  if (!Array.isArray(given)) return null;
  return (given as readonly { from: string; to: string; share: number }[]).flatMap((move) => {
    const [from, to] = [move.from, move.to].map((name) => states.findIndex(({ key }) => key === name)) as [number, number];
    return from < 0 || to < 0 ? [] : [{ from, to, share: move.share }];
  });
}
