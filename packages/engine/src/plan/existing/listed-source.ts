import { restart } from '../../columns/arena-writer.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { enumerate } from '../domains/enumerate.ts';
import type { ColumnDraft } from '../draft.ts';
import type { Work } from '../work.ts';

/** The cells of a column from the target, by row index; null if its table has none. */
export function listedSource(work: Work, column: ColumnDraft): (ColumnSource & Required<Pick<ColumnSource, 'at'>>) | null {
  const { columns = [], rows: listed = [] } = work.existingTables[column.table.name] ?? {};
  const place = columns.indexOf(column.name);
  if (place < 0 || listed.length === 0) return null;
  const texts = listed.map((row) => row[place] ?? null);
  const first = texts.find((text) => text !== null);
  const values = enumerate(column.type, first === undefined ? {} : { in: texts.map((text) => text ?? first!) });
  const at: NonNullable<ColumnSource['at']> = (ranks, count, out) => {
    restart(out);
    for (let i = 0; i < count; i++) {
      const row = ranks[i]! % texts.length;
      values.put(out, i, first === undefined ? 0 : row);
      if (out.nulls) out.nulls[i] = texts[row] === null ? 1 : 0;
    }
  };
  return {
    shape: values.shape,
    cardinality: texts.length,
    distinct: new Set(texts).size === texts.length ? texts.length : 0,
    makesNulls: texts.includes(null),
    at,
    rankOf: (value) => texts.indexOf(value),
    rowOfRank: (rank) => rank,
    fill(rows, out) {
      at(
        Float64Array.from({ length: rows.count }, (_, i) => (rows.at ? rows.at[i]! : rows.first + i)),
        rows.count,
        out,
      );
    },
  };
}
