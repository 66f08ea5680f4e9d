import type { FanOut } from '@seedbed/contract';
import type { Rows } from '../columns/column.ts';
import { guidedSearch } from './guided-search.ts';
import { parentMix } from './parent-mix.ts';
import { rankWeights } from './rank-weights.ts';
import { runTable } from './run-table.ts';
import type { Spread } from './spread.ts';

/**
 * Rank runs: any share of children over parents, skewed or not, exact in its total, one parent's children in a row. A child's
 * row is its slot, the slot belongs to a rank, the rank is permuted to a parent; every step has an inverse. Another number of parents or of
 * children deals the relation again; relations that grow without moving are scattered (`growing.ts`).
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

  /** Of slots behind the last child, none. */
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

  /** Rows in sequence: parent by parent, as their children lie. */
  function walk(first: number, count: number, out: Float64Array): void {
    for (let done = 0; done < count;) {
      const parent = parentOf(first + done);
      const stop = parent < 0 ? count : Math.min(count, slotsOf(parent).first + slotsOf(parent).count - first);
      out.fill(parent, done, stop);
      done = stop;
    }
  }
}
