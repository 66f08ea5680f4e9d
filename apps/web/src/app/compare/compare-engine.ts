import type { RowPair } from '../../engine/compare/row-pair.ts';
import type { Engine } from '../../engine/engine-store.ts';
import type { ColumnTexts, PairTable } from '../../engine/protocol.ts';
import { changedText, changeWords, readChange } from '../../features/grid/changed-text.ts';

let last = 0;

/** An engine whose rows hold each cell of both sides in one text. `isPlain`: in words, for copying. */
export function compareEngine(pair: RowPair, { rows: [before, after], columns, byPostgres }: PairTable, isPlain = false): Engine {
  return {
    // Not an edition of the draft, so that cached rows are never confused with it.
    edition: --last,
    async rows(table, first, count, names) {
      const both = await pair.rows(table, first, count, names);
      // Another pair replaced it and loads its own rows.
      if (!both) return names.map(() => []);
      const end = Math.min(count, Math.max(before ?? 0, after ?? 0) - first);
      return names.map((name, i): ColumnTexts => {
        const [old, own] = [both[0][i]!, both[1][i]!];
        if (byPostgres.includes(name) || old === null || own === null) return null;
        const isBoth = columns.includes(name);
        return Array.from({ length: Math.max(0, end) }, (_, row) => {
          const was = row + first < (before ?? 0) ? (isBoth || old.length > 0 ? (old[row] ?? null) : undefined) : undefined;
          const is = row + first < (after ?? 0) ? (isBoth || own.length > 0 ? (own[row] ?? null) : undefined) : undefined;
          const text = was === undefined && is === undefined ? null : changedText(was, is);
          const change = isPlain && text !== null ? readChange(text) : null;
          return change ? changeWords(change) : text;
        });
      });
    },
    distribution: () => Promise.reject(new Error('Nothing is drawn of two sides.')),
    row: async (table, row) => ({ table, row, columns: [], parents: [], children: [] }),
    why: async () => null,
    samples: async () => [],
    firstThatHolds: async () => ({ index: -1 }),
  };
}
