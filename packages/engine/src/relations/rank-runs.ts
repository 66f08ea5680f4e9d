import type { FanOut } from '@seedbed/contract';
import type { Rows } from '../columns/column.ts';
import { permutation, type Permutation } from '../keys/permutation.ts';
import { smallPermutation } from '../keys/small-permutation.ts';
import { windowedPermutation } from '../keys/windowed-permutation.ts';
import { threefry } from '../random/threefry.ts';
import { pow } from '../values/log-exp.ts';
import { guidedSearch } from './guided-search.ts';
import { countQuantile } from './quantiles.ts';
import { runTable } from './run-table.ts';
import type { Spread } from './spread.ts';

/**
 * Rank runs: any share of children over parents, skewed or not, exact in its total (KERNEL 5.3). A child is permuted to a slot,
 * the slot belongs to a rank, the rank is permuted to a parent; every step has an inverse. A change of the number of parents or
 * of children deals the relation anew.
 */
export type RankSpread = Spread & { fill(rows: Rows, parents: Float64Array): void };

export type RankOptions = {
  readonly parents: number;
  readonly children: number;
  readonly fanOut: FanOut;
  /** Share of parents without children. */
  readonly childless?: number;
  /** Share of children without a parent. */
  readonly nullShare?: number;
  readonly key: readonly [number, number];
  /** `scattered` over the whole child table (default), or one parent's children in a row. */
  readonly lie?: 'scattered' | 'contiguous';
};

export function rankSpread(options: RankOptions): RankSpread {
  const { parents, children } = options;
  const ranks = Math.max(Math.min(parents, 1), Math.round(parents * (1 - (options.childless ?? 0))));
  const referring = ranks === 0 ? 0 : Math.round(children * (1 - (options.nullShare ?? 0)));
  const table = runTable(ranks, referring, weights(options.fanOut, ranks, options.childless));
  const runOfSlot = guidedSearch(table.slot);
  const runOfRank = guidedSearch(table.rank);
  const parentMix = subPermutation(parents, options.key, 0, permutation);
  const childMix = options.lie === 'contiguous' ? null : subPermutation(children, options.key, 1, windowedPermutation);

  const slotOf = (child: number) => (childMix ? childMix.forward(child) : child);

  function parentOfSlot(slot: number): number {
    if (slot >= referring) return -1;
    const run = runOfSlot(slot);
    return parentMix.forward(table.rank[run]! + Math.floor((slot - table.slot[run]!) / table.count[run]!));
  }

  /** First slot and count. */
  function slotsOf(parent: number): { first: number; count: number } {
    const rank = parentMix.inverse(parent);
    if (rank >= ranks) return { first: 0, count: 0 };
    const run = runOfRank(rank);
    const count = table.count[run]!;
    return { first: table.slot[run]! + (rank - table.rank[run]!) * count, count };
  }

  return {
    parents,
    children,
    most: table.count[0] ?? 0,
    parentOf: (child) => parentOfSlot(slotOf(child)),
    ordinalOf(child) {
      const slot = slotOf(child);
      if (slot >= referring) return 0;
      const run = runOfSlot(slot);
      return (slot - table.slot[run]!) % table.count[run]!;
    },
    countOf: (parent) => slotsOf(parent).count,
    childAt(parent, ordinal) {
      const slot = slotsOf(parent).first + ordinal;
      return childMix ? childMix.inverse(slot) : slot;
    },
    fill(rows, out) {
      for (let i = 0; i < rows.count; i++) out[i] = parentOfSlot(slotOf(rows.at ? rows.at[i]! : rows.first + i));
    },
  };
}

function weights(fanOut: FanOut, ranks: number, childless: number | undefined): (rank: number) => number {
  if (fanOut.kind === 'zipf') return (rank) => pow(rank + 1, -fanOut.exponent);
  const quantile = countQuantile(fanOut, childless === undefined ? undefined : 0);
  return (rank) => quantile.at(1 - (rank + 0.5) / ranks);
}

/** Up to so many elements a permutation is a table, made in a few milliseconds. */
const TABLED = 131_072;

function subPermutation(size: number, key: readonly [number, number], which: number, large: typeof permutation): Permutation {
  const words = new Int32Array(2);
  threefry(key[0], key[1], which, 0x72616e6b, words);
  const [key0, key1] = [words[0]!, words[1]!];
  return size <= TABLED ? smallPermutation(permutation(Math.max(1, size), key0, key1)) : large(size, key0, key1);
}
