import type { LikeColumn } from './link-columns.ts';
import type { TableWords } from './schema-words.ts';

/** A table by its names as written: without translation or expanded abbreviations. Own packs use this spelling. */
export function asWritten(table: TableWords): TableWords {
  const { written = table.words, columns } = table;
  return { ...table, words: written, columns: columns.map((column) => ({ ...column, words: column.written ?? column.words })) };
}

/** Links of two readings of one table, most similar first, with each column and each attribute once. */
export function withoutTwins(links: readonly LikeColumn[]): LikeColumn[] {
  const taken = new Set<string>();
  return links
    .toSorted((one, other) => other.likeness - one.likeness)
    .filter(({ column, attribute }) => {
      const names = [`column ${column}`, `attribute ${attribute}`];
      if (names.some((name) => taken.has(name))) return false;
      for (const name of names) taken.add(name);
      return true;
    });
}
