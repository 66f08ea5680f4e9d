import type { Rows } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { MemberText } from './member-text.ts';

/**
 * A member of an entity that depends only on the list entry: `texts[e]` for the rows whose entry is `e`. Equal texts
 * count once.
 */
export function textByEntry(texts: readonly string[], entriesOf: (rows: Rows) => Int32Array): MemberText {
  const dictionary = new Dictionary([...new Set(texts)]);
  const place = texts.map((text) => dictionary.indexOf(text));
  return {
    shape: { store: 'dict', dictionary },
    cardinality: dictionary.size,
    fill(rows, out) {
      if (out.store !== 'dict') return;
      const entries = entriesOf(rows);
      for (let i = 0; i < rows.count; i++) out.indices[i] = place[entries[i]!]!;
    },
    plainFirst: true,
    at(ranks, count, out) {
      if (out.store === 'dict') for (let i = 0; i < count; i++) out.indices[i] = ranks[i]!;
    },
  };
}
