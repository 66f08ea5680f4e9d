import type { TableView } from '../../schema/schema-view.ts';
import type { Tokens } from './tokens.ts';
import { wordSet } from '../words.ts';

const PREFIXES = wordSet('prefixes of names');

/** Prefixes of columns as well; without those of a public key or an app version. */
export const COLUMN_PREFIXES = wordSet('prefixes of columns');

/** With fewer columns a common first word may be their subject. */
export const FEW_COLUMNS = 4;

/**
 * Whether the columns of most tables begin with the table's own short prefix (`st_id`, `st_name`; `tx_id`, `tx_rate`): then those of small
 * tables do as well.
 */
export function keepsPrefixes(tables: readonly TableView[]): boolean {
  const letters = tables.map(ownPrefix).filter((prefix) => prefix !== null);
  return letters.length >= 3 && letters.length * 2 > tables.length && new Set(letters).size * 2 > letters.length;
}

/** The letters before the first `_` of all columns of a table, four at most. */
export function ownPrefix({ columns }: TableView): string | null {
  const first = /^[a-z]{1,4}_/i.exec(columns[0]?.name ?? '')?.[0].toLowerCase();
  return first !== undefined && columns.length >= 2 && columns.every(({ name }) => name.toLowerCase().startsWith(first)) ? first : null;
}

/** A first word that all names have (`tbl_`, `c_` of every column), or null. */
export function sharedPrefix(names: readonly (readonly string[])[], least = FEW_COLUMNS): string | null {
  const first = names[0]?.[0];
  return names.length >= least && first !== undefined && names.every((name) => name.length > 1 && name[0] === first) ? first : null;
}

/** `user_subscriber`, `date_subscriber` of subscribers: all names end with the table's own word, which says nothing of any of them. */
export function sharedEnding(names: readonly (readonly string[])[], table: readonly string[]): boolean {
  const last = names[0]?.at(-1);
  return names.length >= 4 && last !== undefined && table.includes(last) && names.every((name) => name.length > 1 && name.at(-1) === last);
}

export function cutEnding({ words, raw }: Tokens): Tokens {
  return { words: words.slice(0, -1), raw: raw.slice(0, -1) };
}

export function cutPrefix(tokens: Tokens, shared: string | null, prefixes = PREFIXES): Tokens {
  let { words, raw } = tokens;
  if (shared !== null && words[0] === shared && words.length > 1) [words, raw] = [words.slice(1), raw.slice(1)];
  while (words.length > 1 && prefixes.has(words[0]!)) [words, raw] = [words.slice(1), raw.slice(1)];
  return { words, raw };
}
