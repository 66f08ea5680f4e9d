import type { FanOut } from '@seedbed/contract';
import type { Rows } from '../columns/column.ts';
import { guidedSearch } from './guided-search.ts';
import { parentMix } from './parent-mix.ts';
import { rankWeights } from './rank-weights.ts';
import { runTable } from './run-table.ts';
import type { Spread } from './spread.ts';

/**
 * Rank runs: any distribution of children over parents, skewed or not, with an exact total and consecutive children per
 * parent. A child's row is its slot, the slot belongs to a rank, and the rank is permuted to a parent; every step has
 * an inverse. A different number of parents or children redistributes the relation; relations that grow without moving
 * rows use `growing.ts`.
 */
type RankSpread = Spread & { fill(rows: Rows, parents: Float64Array): void };

type RankOptions = {
  readonly parents: number;
  readonly children: number;
  readonly fanOut: FanOut;
  /** Share of parents without children. */
  readonly childless?: number;
  readonly key: readonly [number, number];
};

export function rankSpread(options: RankOptions): RankSpread {
  const { parents, children } = options;
  const ranks = Math.max(Math.min(parents, 1), Math.round(parents * (1 - (options.childless ?? 0))));
  const referring = ranks === 0 ? 0 : children;
  const table = runTable(ranks, referring, rankWeights(options.fanOut, ranks, options.childless));
  const runOfSlot = guidedSearch(table.slot);
  const runOfRank = guidedSearch(table.rank);
  const mix = parentMix(parents, options.key);

  /** No parent for slots after the last child. */
  function parentOf(slot: number): number {
    if (slot >= referring) return -1;
    const run = runOfSlot(slot);
    return mix.forward(table.rank[run]! + Math.floor((slot - table.slot[run]!) / table.count[run]!));
  }

  /** First slot and count. */
  function slotsOf(parent: number): { first: number; count: number } {
    const rank = mix.inverse(parent);
    if (rank >= ranks) return { first: 0, count: 0 };
    const run = runOfRank(rank);
    const count = table.count[run]!;
    return { first: table.slot[run]! + (rank - table.rank[run]!) * count, count };
  }

  return {
    parents,
    children,
    most: table.count[0] ?? 0,
    parentOf,
    ordinalOf(child) {
      if (child >= referring) return 0;
      const run = runOfSlot(child);
      return (child - table.slot[run]!) % table.count[run]!;
    },
    countOf: (parent) => slotsOf(parent).count,
    childAt: (parent, ordinal) => slotsOf(parent).first + ordinal,
    fill(rows, out) {
      if (rows.at) for (let i = 0; i < rows.count; i++) out[i] = parentOf(rows.at[i]!);
      else walk(rows.first, rows.count, out);
    },
  };

  /** Consecutive rows: parent by parent, in the children's order. */
  function walk(first: number, count: number, out: Float64Array): void {
    for (let done = 0; done < count;) {
      const parent = parentOf(first + done);
      const stop = parent < 0 ? count : Math.min(count, slotsOf(parent).first + slotsOf(parent).count - first);
      out.fill(parent, done, stop);
      done = stop;
    }
  }
}
