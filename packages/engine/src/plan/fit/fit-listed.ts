import { allocColumn } from '../../columns/allocate.ts';
import { restart } from '../../columns/arena-writer.ts';
import { BATCH_ROWS, type Column } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { cellText } from '../cell-text.ts';
import type { Enumeration } from '../domains/enumerate.ts';
import { rowAt } from '../keys/rank-rules.ts';

/** Computed texts for a column with a list of allowed entries: entries are kept, other texts become entries in turn. */
export function fitListed(source: ColumnSource, list: readonly string[]): ColumnSource {
  const dictionary = new Dictionary([...list]);
  const written = allocColumn(source.shape, BATCH_ROWS);
  if (source.makesNulls) written.nulls = new Uint8Array(BATCH_ROWS);
  const { at: _at, rankOf: _rank, distinct: _distinct, weights: _weights, ...rest } = source;
  return {
    ...rest,
    shape: { store: 'dict', dictionary },
    cardinality: list.length,
    fill(rows, out, siblings) {
      source.fill(rows, written, siblings);
      if (out.store !== 'dict') return;
      for (let i = 0; i < rows.count; i++) {
        const isNull = out.nulls && written.nulls?.[i] === 1;
        const known = isNull ? 0 : dictionary.indexOf(cellText(written, i));
        out.indices[i] = known < 0 ? rowAt(rows, i) % list.length : known;
        if (out.nulls) out.nulls[i] = isNull ? 1 : 0;
      }
    },
  };
}

/**
 * Numbers, days and times for a column with a list of allowed ones: those of the list are kept, others become entries in turn. `parse` gives
 * equal values one number.
 */
export function fitListedNumbers(source: ColumnSource, listed: Enumeration, parse: (text: string) => number | null): ColumnSource {
  const written = allocColumn(source.shape, BATCH_ROWS);
  if (source.makesNulls) written.nulls = new Uint8Array(BATCH_ROWS);
  const { at: _at, rankOf: _rank, distinct: _distinct, weights: _weights, ...rest } = source;
  const entries = entriesOf(listed, parse);
  return {
    ...rest,
    shape: listed.shape,
    cardinality: listed.count,
    ...(source.weights && source.at ? { weights: weightsOf(source, source.weights, entries, parse) } : {}),
    fill(rows, out, siblings) {
      source.fill(rows, written, siblings);
      restart(out);
      for (let i = 0; i < rows.count; i++) {
        const isNull = out.nulls && written.nulls?.[i] === 1;
        const known = isNull ? 0 : entries.get(parse(cellText(written, i))!);
        listed.put(out, i, known ?? rowAt(rows, i) % listed.count);
        if (out.nulls) out.nulls[i] = isNull ? 1 : 0;
      }
    },
    at(ranks, count, out) {
      restart(out);
      for (let i = 0; i < count; i++) listed.put(out, i, ranks[i]!);
    },
  };
}

/** The rank of each listed value. */
function entriesOf(listed: Enumeration, parse: (text: string) => number | null): ReadonlyMap<number, number> {
  const cell: Column = allocColumn(listed.shape, 1);
  return new Map(
    Array.from({ length: listed.count }, (_, rank) => {
      restart(cell);
      listed.put(cell, 0, rank);
      return [parse(cellText(cell, 0))!, rank];
    }),
  );
}

/** The weights of the source's values, by their rank in the list. */
function weightsOf(source: ColumnSource, weights: readonly number[], entries: ReadonlyMap<number, number>, parse: (text: string) => number | null): number[] {
  const cells = allocColumn(source.shape, weights.length);
  source.at!(Float64Array.from(weights.keys()), weights.length, cells);
  const byRank = Array.from(entries, () => 0);
  for (const [at, weight] of weights.entries()) {
    const rank = entries.get(parse(cellText(cells, at))!);
    if (rank !== undefined) byRank[rank]! += weight;
  }
  return byRank;
}
