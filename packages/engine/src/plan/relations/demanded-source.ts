import { allocColumn } from '../../columns/allocate.ts';
import { putText, startArena } from '../../columns/arena-writer.ts';
import type { Column } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { SqlType } from '@seedbed/contract';
import { cellText } from '../cell-text.ts';
import { scaleOf } from '../domains/bounds.ts';
import { power } from '../domains/power.ts';
import { rowAt } from '../keys/rank-rules.ts';

/** The required value of a row, or of a rank of a unique key; null if it keeps its own. */
export type Wanted = { readonly byRow?: (row: number) => string | null; readonly byRank?: (rank: number) => string | null };

type Rest = Omit<ColumnSource, 'fill'>;
type Put = (out: Column, row: number, value: string) => void;

const CHUNK = 2048;

/** A source in which some rows have the values that children need. */
export function demandedSource(type: SqlType, rest: Rest, source: ColumnSource, values: readonly string[], wanted: Wanted): ColumnSource {
  const { shape } = source;
  if (shape.store === 'dict') {
    const missing = values.filter((value) => shape.dictionary.indexOf(value) < 0);
    const dictionary = missing.length === 0 ? shape.dictionary : new Dictionary([...shape.dictionary.texts, ...missing]);
    const put: Put = (out, row, value) => out.store === 'dict' && (out.indices[row] = dictionary.indexOf(value));
    return withWanted({ ...rest, shape: { store: 'dict', dictionary } }, source, wanted, put);
  }
  if (shape.store === 'i32' || shape.store === 'f53') {
    const scale = scaleOf(type);
    return withWanted(rest, source, wanted, (out, row, value) => {
      const steps = shape.store === 'i32' && shape.as === 'bool' ? (value[0] === 't' ? 1 : 0) : (scale?.parse(value) ?? 0);
      if (out.store === 'i32' || out.store === 'f53') out.values[row] = scale?.kind === 'double' ? steps / power(10, scale.digits) : steps;
    });
  }
  return asTexts(rest, source, wanted);
}

function withWanted(rest: Rest, source: ColumnSource, { byRow, byRank }: Wanted, put: Put): ColumnSource {
  const replace = (out: Column, count: number, valueOf: (i: number) => string | null): void => {
    for (let i = 0; i < count; i++) {
      const value = valueOf(i);
      if (value === null) continue;
      put(out, i, value);
      if (out.nulls) out.nulls[i] = 0;
    }
  };
  return {
    ...rest,
    fill(rows, out, siblings) {
      source.fill(rows, out, siblings);
      if (byRow) replace(out, rows.count, (i) => byRow(rowAt(rows, i)));
    },
    ...(byRank && {
      at(ranks: Float64Array, count: number, out: Column) {
        source.at!(ranks, count, out);
        replace(out, count, (i) => byRank(ranks[i]!));
      },
    }),
  };
}

/** Rewrites texts and types that print like them, one after the other. */
function asTexts(rest: Rest, source: ColumnSource, { byRow, byRank }: Wanted): ColumnSource {
  const { shape } = source;
  const inner = allocColumn(shape, CHUNK);
  const copy = (out: Column, count: number, valueOf: (i: number) => string | null): void => {
    if (out.store !== 'arena') return;
    startArena(out);
    for (let i = 0; i < count; i++) putText(out, i, valueOf(i) ?? cellText(inner, i));
  };
  return {
    ...rest,
    shape: { store: 'arena', as: shape.store === 'arena' ? shape.as : shape.store === 'bits128' ? 'literal' : 'text' },
    fill(rows, out, siblings) {
      source.fill(rows, inner, siblings);
      copy(out, rows.count, (i) => byRow?.(rowAt(rows, i)) ?? null);
    },
    ...(byRank && {
      at(ranks: Float64Array, count: number, out: Column) {
        source.at!(ranks, count, inner);
        copy(out, count, (i) => byRank(ranks[i]!));
      },
    }),
  };
}
