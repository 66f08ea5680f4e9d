import type { Rows } from '../../columns/column.ts';
import { closeCapacityFor } from '../../keys/close-capacity.ts';
import { permutation, type Permutation } from '../../keys/permutation.ts';
import { log } from '../../values/log-exp.ts';
import { uniform53 } from '../../values/uniform.ts';
import { rowsBefore } from '../existing/existing-rows.ts';
import { columnDraws, liesInOrder, type RankRule, type RelationWork, type TableWork, type Work } from '../work.ts';

/**
 * Every row gets a different rank, permuted over the whole capacity, so that existing rows keep their ranks when the
 * table grows.
 */
export function permutedRanks(work: Work, table: TableWork, name: string, capacity: number, step = 1, radix = capacity): RankRule {
  const { key0, key1, before } = orderOf(work, table, name);
  const mixed = permutation(Math.min(capacity, Number.MAX_SAFE_INTEGER), key0, key1);
  return {
    fill(rows, ranks) {
      // Rows beyond the capacity are never loaded; they start over so that every row number has a value.
      for (let i = 0; i < rows.count; i++) ranks[i] = (before + rowAt(rows, i)) % mixed.size;
      mixed.map(ranks, rows.count, ranks);
      if (step !== 1 || radix !== capacity) for (let i = 0; i < rows.count; i++) ranks[i] = Math.floor(ranks[i]! / step) % radix;
    },
    ...(step === 1 && radix === capacity ? { rowOf: (rank: number) => (rank < mixed.size ? rowBehind(mixed.inverse(rank), before, mixed.size) : -1) } : {}),
  };
}

/**
 * Every row gets a different rank, permuted within steps of 10, 20, 50, 100, 200 … rows: a table uses few more ranks
 * than it has rows, only low ones, and existing rows keep their ranks when it grows.
 */
export function steppedRanks(work: Work, table: TableWork, name: string, capacity: number): RankRule {
  const { key0, key1, before } = orderOf(work, table, name);
  const steps: { readonly from: number; readonly to: number; readonly mixed: Permutation }[] = [];
  const stepOf = (at: number) => {
    for (let i = 0; ; i++) {
      const from = i === 0 ? 0 : steps[i - 1]!.to;
      const to = closeCapacityFor(from, capacity);
      const step = (steps[i] ??= { from, to, mixed: permutation(to - from, key0, key1 ^ i) });
      if (at < step.to) return step;
    }
  };
  return {
    fill(rows, ranks) {
      let step = stepOf(0);
      for (let i = 0; i < rows.count; i++) {
        // Rows beyond the capacity are never loaded; they start over so that every row number has a value.
        const at = (before + rowAt(rows, i)) % capacity;
        if (at < step.from || at >= step.to) step = stepOf(at);
        ranks[i] = step.from + step.mixed.forward(at - step.from);
      }
    },
    rowOf(rank) {
      if (rank < 0 || rank >= capacity) return -1;
      const { from, mixed } = stepOf(rank);
      return rowBehind(from + mixed.inverse(rank - from), before, capacity);
    },
  };
}

/** The order of a key's ranks. Behind the rows of an earlier load (`before`), it is that load's order, continued. */
function orderOf(work: Work, { draft }: TableWork, name: string): { readonly key0: number; readonly key1: number; readonly before: number } {
  const { key0, key1 } = columnDraws(work, draft, name, 'perm');
  return { key0, key1, before: rowsBefore(work, draft) };
}

function rowBehind(place: number, before: number, capacity: number): number {
  return before === 0 ? place : (place - (before % capacity) + capacity) % capacity;
}

/** The rank is the row's position among its parent's children (digit `step` of it). */
export function ordinalRanks(lead: RelationWork, capacity: number, step: number): RankRule {
  const parents = new Float64Array(2048);
  return {
    fill(rows, ranks) {
      fillOrdinals(lead, rows, parents, ranks);
      for (let i = 0; i < rows.count; i++) ranks[i] = Math.floor(ranks[i]! / step) % capacity;
    },
  };
}

/** The same, started elsewhere for each parent: still different within one, and no value is that of every first child. */
export function turnedOrdinalRanks(lead: RelationWork, capacity: number, step: number): RankRule {
  const parents = new Float64Array(2048);
  return {
    fill(rows, ranks) {
      fillOrdinals(lead, rows, parents, ranks);
      for (let i = 0; i < rows.count; i++) ranks[i] = (Math.floor(ranks[i]! / step) + startOf(parents[i]!, capacity)) % capacity;
    },
  };
}

/** The same, permuted, so that neighbours do not look alike. */
export function mixedOrdinalRanks(work: Work, table: TableWork, name: string, lead: RelationWork, capacity: number): RankRule {
  const { key0, key1 } = columnDraws(work, table.draft, name, 'perm');
  const mixed = permutation(Math.min(capacity, Number.MAX_SAFE_INTEGER), key0, key1);
  const parents = new Float64Array(2048);
  return {
    fill(rows, ranks) {
      fillOrdinals(lead, rows, parents, ranks);
      for (let i = 0; i < rows.count; i++) ranks[i] = (ranks[i]! + startOf(parents[i]!, capacity)) % capacity;
      mixed.map(ranks, rows.count, ranks);
    },
  };
}

/** Each parent's children take the ranks in an order of their own, in which those of more weight come earlier: a single child has them by their weights. */
export function weightedOrdinalRanks(work: Work, table: TableWork, name: string, lead: RelationWork, weights: readonly number[]): RankRule {
  const draws = columnDraws(work, table.draft, name, 'perm');
  const parents = new Float64Array(2048);
  const words = new Int32Array(2);
  let [last, order]: [number, readonly number[]] = [Number.NaN, []];
  const orderOfParent = (parent: number): readonly number[] => {
    const turns = weights.map((weight, rank) => {
      draws.one(parent * weights.length + rank, words);
      return { rank, turn: weight > 0 ? -log(1 - uniform53(words[0]!, words[1]!)) / weight : Infinity };
    });
    return turns.sort((a, b) => a.turn - b.turn || a.rank - b.rank).map(({ rank }) => rank);
  };
  return {
    fill(rows, ranks) {
      fillOrdinals(lead, rows, parents, ranks);
      for (let i = 0; i < rows.count; i++) {
        const parent = Math.max(0, parents[i]!);
        if (parent !== last) [last, order] = [parent, orderOfParent(parent)];
        ranks[i] = order[ranks[i]! % order.length]!;
      }
    },
  };
}

/** The position within the first parent, or, if a row has none, within the second. */
export function eitherOrdinalRanks(first: RelationWork, second: RelationWork, capacity: number): RankRule {
  const parents = new Float64Array(2048);
  const others = new Float64Array(2048);
  const places = new Float64Array(2048);
  return {
    fill(rows, ranks) {
      fillOrdinals(first, rows, parents, ranks);
      fillOrdinals(second, rows, others, places);
      for (let i = 0; i < rows.count; i++) ranks[i] = (parents[i]! >= 0 ? ranks[i]! : places[i]!) % capacity;
    },
  };
}

/** Place of each row among its parent's children, and its parent. */
export function fillOrdinals(lead: RelationWork, rows: Rows, parents: Float64Array, ordinals: Float64Array): void {
  lead.plan.fill(rows, parents);
  const spread = lead.spread!;
  const inOrder = rows.at === null && liesInOrder(lead);
  let last = -1;
  let ordinal = 0;
  for (let i = 0; i < rows.count; i++) {
    const parent = parents[i]!;
    if (parent < 0) {
      ordinals[i] = 0;
      continue;
    }
    ordinal = inOrder && parent === last ? ordinal + 1 : spread.ordinalOf(rowAt(rows, i));
    last = parent;
    ordinals[i] = ordinal;
  }
}

export function rowAt(rows: Rows, i: number): number {
  return rows.at ? rows.at[i]! : rows.first + i;
}

function startOf(parent: number, capacity: number): number {
  const mixed = Math.imul((parent + 1) | 0, 0x9e3779b1) >>> 0;
  return parent < 0 ? 0 : mixed % capacity;
}
