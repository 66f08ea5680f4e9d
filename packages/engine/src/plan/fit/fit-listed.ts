import { allocColumn } from '../../columns/allocate.ts';
import { BATCH_ROWS } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { cellText } from '../cell-text.ts';
import { rowAt } from '../keys/rank-rules.ts';

/** Computed texts for a column with a list of allowed entries: entries are kept, other texts become entries in turn. */
export function fitListed(source: ColumnSource, list: readonly string[]): ColumnSource {
  const dictionary = new Dictionary([...list]);
  const written = allocColumn(source.shape, BATCH_ROWS);
  if (source.makesNulls) written.nulls = new Uint8Array(BATCH_ROWS);
  const { at: _at, rankOf: _rank, distinct: _distinct, ...rest } = source;
  return {
    ...rest,
    shape: { store: 'dict', dictionary },
    cardinality: list.length,
    fill(rows, out, siblings) {
      source.fill(rows, written, siblings);
      if (out.store !== 'dict') return;
      for (let i = 0; i < rows.count; i++) {
        const text = cellText(written, i);
        const known = text === null ? 0 : dictionary.indexOf(text);
        out.indices[i] = known < 0 ? rowAt(rows, i) % list.length : known;
        if (out.nulls) out.nulls[i] = text === null ? 1 : 0;
      }
    },
  };
}
