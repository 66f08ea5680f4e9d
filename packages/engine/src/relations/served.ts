import type { Rows } from '../columns/column.ts';
import { growingSpread } from './growing.ts';
import type { Overall } from './overall.ts';
import { parentMix, subKey } from './parent-mix.ts';
import type { FillingSpread } from './spread.ts';

/** The shares of the two kinds of children are fractions of this number. */
const ROUND = 1024;

/** How many ranks to average the weight over. */
const PROBES = 512;

export type ServedOptions = {
  readonly parents: number;
  readonly children: number;
  readonly weights: Overall['weights'];
  readonly key: readonly [number, number];
  /**
   * The number of parents that have children, at most the number of expected children. Both are independent of the
   * actual number of children.
   */
  readonly served: number;
  readonly expected: number;
};

/**
 * A relation that grows, in which every served parent has a child once the expected children exist. There are two kinds
 * of children, mixed evenly: some are assigned to the served parents in turn, the others follow the weights beyond the
 * first child. Adding children changes no existing row.
 */
export function servedSpread({ parents, children, weights, key, expected, ...options }: ServedOptions): FillingSpread {
  // Unexpected children still need a parent.
  const served = Math.max(Math.min(parents, 1), options.served);
  // This many of 1,024 children are assigned in turn; rounded up, so that all parents are served in time.
  const share = Math.min(ROUND, Math.ceil((ROUND * served) / Math.max(1, expected)));
  const others = ROUND - share;
  const roundsBefore = (child: number): number => Math.floor((child * share) / ROUND);
  const childOfRound = (at: number): number => Math.ceil(((at + 1) * ROUND) / share) - 1;
  const childOfOther = (at: number): number => Math.floor((at * ROUND) / others);
  const rounds = roundsBefore(children);

  const mix = parentMix(parents, key);
  const turns = parentMix(served, subKey(key, 2));
  const inRound = (at: number): number => mix.forward(turns.forward(at % served));
  const more = growingSpread({ parents, children: children - rounds, key, ranked: { ranks: served, weight: beyondOne(weights(served), served, expected) } });
  let found = new Float64Array(0);

  /** The parent's turn, or -1 for a parent without children. */
  function turnOf(parent: number): number {
    const rank = mix.inverse(parent);
    return rank >= served ? -1 : turns.inverse(rank);
  }

  /** How many of the first `count` children assigned in turn belong to the turn. */
  function turnsAmong(turn: number, count: number): number {
    return count > turn ? Math.floor((count - 1 - turn) / served) + 1 : 0;
  }

  function countAmong(parent: number, count: number): number {
    const turn = turnOf(parent);
    if (turn < 0) return 0;
    const before = roundsBefore(count);
    return turnsAmong(turn, before) + more.countAmong(parent, count - before);
  }

  function parentOf(child: number): number {
    if (served === 0) return -1;
    const before = roundsBefore(child);
    return roundsBefore(child + 1) > before ? inRound(before) : more.parentOf(child - before);
  }

  return {
    parents,
    children,
    most: (served === 0 ? 0 : Math.ceil(rounds / served)) + more.most,
    keeps: { children: true, parents: false },
    parentOf,
    ordinalOf: (child) => countAmong(parentOf(child), child),
    countOf: (parent) => countAmong(parent, children),
    childAt(parent, ordinal) {
      const turn = turnOf(parent);
      // The children assigned in turn are at known positions: counts those before the wanted one.
      let low = 0;
      let high = turnsAmong(turn, rounds);
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        const child = childOfRound(turn + middle * served);
        const place = countAmong(parent, child);
        if (place === ordinal) return child;
        if (place < ordinal) low = middle + 1;
        else high = middle;
      }
      return childOfOther(more.childAt(parent, ordinal - low));
    },
    fill(rows: Rows, out) {
      if (rows.at || served === 0) {
        for (let i = 0; i < rows.count; i++) out[i] = parentOf(rows.at ? rows.at[i]! : rows.first + i);
        return;
      }
      const { first, count } = rows;
      let before = roundsBefore(first);
      const otherFirst = first - before;
      const otherCount = first + count - roundsBefore(first + count) - otherFirst;
      if (found.length < otherCount) found = new Float64Array(otherCount);
      if (otherCount > 0) more.fill({ first: otherFirst, count: otherCount, at: null }, found);
      let turn = before % served;
      for (let i = 0, other = 0; i < count; i++) {
        const next = roundsBefore(first + i + 1);
        if (next === before) {
          out[i] = found[other++]!;
          continue;
        }
        out[i] = mix.forward(turns.forward(turn));
        before = next;
        if (++turn === served) turn = 0;
      }
    },
  };
}

/** The weight of each rank beyond its first child: its children by weight, scaled to the expected total, minus one. */
function beyondOne(weight: (rank: number) => number, served: number, expected: number): (rank: number) => number {
  const probes = Math.min(PROBES, served);
  let sum = 0;
  for (let i = 0; i < probes; i++) sum += weight(Math.floor(((i + 0.5) * served) / probes));
  const one = expected > 0 ? (sum / probes) * (served / expected) : 0;
  return (rank) => Math.max(0, weight(rank) - one);
}
