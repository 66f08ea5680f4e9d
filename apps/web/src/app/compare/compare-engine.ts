import type { RowPair } from '../../engine/compare/row-pair.ts';
import type { Engine } from '../../engine/engine-store.ts';
import type { ColumnTexts, PairTable } from '../../engine/protocol.ts';
import { changedText, changeWords, readChange } from '../../features/grid/changed-text.ts';

let last = 0;

/** An engine whose rows hold each cell as both sides make it, in one text. `isPlain`: as words, to be copied. */
export function compareEngine(pair: RowPair, { rows: [before, after], columns, byPostgres }: PairTable, isPlain = false): Engine {
  return {
    // No edition of the draft: what is kept of it is never taken for one.
    edition: --last,
    async rows(table, first, count, names) {
      const both = await pair.rows(table, first, count, names);
      // Another pair took its place: its own rows come next.
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
