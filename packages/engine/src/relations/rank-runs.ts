import type { FanOut } from '@seedbed/contract';
import type { Rows } from '../columns/column.ts';
import { permutation, type Permutation } from '../keys/permutation.ts';
import { smallPermutation } from '../keys/small-permutation.ts';
import { windowedPermutation, type WindowedPermutation } from '../keys/windowed-permutation.ts';
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
  const parentMix = mixing(parents, subKey(options.key, 0));
  const childKey = options.lie === 'contiguous' ? null : subKey(options.key, 1);
  const windows = childKey && children > TABLED ? windowedPermutation(children, ...childKey) : null;
  const childMix = windows ?? (childKey && mixing(children, childKey));

  /** The window whose slots' parents are in `ofSlot`. */
  let filled = -1;
  let ofSlot: Int32Array | Float64Array | null = null;

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
      if (rows.at) for (let i = 0; i < rows.count; i++) out[i] = parentOfSlot(slotOf(rows.at[i]!));
      else if (windows && rows.count >= WORTH_A_WINDOW && rows.first + rows.count <= children) fillByWindows(windows, rows.first, rows.count, out);
      else for (let i = 0; i < rows.count; i++) out[i] = parentOfSlot(slotOf(rows.first + i));
    },
  };

  /** Rows in sequence: the parents of a window's slots rise through the runs and need no search. */
  function fillByWindows(mix: WindowedPermutation, first: number, count: number, out: Float64Array): void {
    for (let done = 0; done < count;) {
      const window = mix.windowOf(first + done);
      if (filled !== window) fillWindow(mix, window);
      done += mix.fillFrom(ofSlot!, first + done, count - done, out, done);
    }
  }

  function fillWindow(mix: WindowedPermutation, window: number): void {
    ofSlot ??= parents <= MOST_INT32 ? new Int32Array(mix.lengthOf(0)) : new Float64Array(mix.lengthOf(0));
    filled = window;
    const length = mix.lengthOf(window);
    const { slot: firstSlot, rank: firstRank, count } = table;
    let run = 0;
    let rank = -1;
    let parent = -1;
    for (let k = 0, slot = window; k < length; k++, slot += mix.windows) {
      if (slot >= referring) parent = -1;
      else {
        while (slot >= firstSlot[run + 1]!) run++;
        const next = firstRank[run]! + Math.floor((slot - firstSlot[run]!) / count[run]!);
        // The most popular parents have many slots of a window.
        if (next !== rank) parent = parentMix.forward((rank = next));
      }
      ofSlot[k] = parent;
    }
  }
}

const MOST_INT32 = 0x7fffffff;

/** Rows from which on a window's slots are worth the making. */
const WORTH_A_WINDOW = 512;

function weights(fanOut: FanOut, ranks: number, childless: number | undefined): (rank: number) => number {
  if (fanOut.kind === 'zipf') return (rank) => pow(rank + 1, -fanOut.exponent);
  const quantile = countQuantile(fanOut, childless === undefined ? undefined : 0);
  return (rank) => quantile.at(1 - (rank + 0.5) / ranks);
}

/** Up to so many elements a permutation is a table, made in a few milliseconds. */
const TABLED = 131_072;

function mixing(size: number, [key0, key1]: readonly [number, number]): Permutation {
  const computed = permutation(Math.max(1, size), key0, key1);
  return size <= TABLED ? smallPermutation(computed) : computed;
}

function subKey(key: readonly [number, number], which: number): readonly [number, number] {
  const words = new Int32Array(2);
  threefry(key[0], key[1], which, 0x72616e6b, words);
  return [words[0]!, words[1]!];
}
