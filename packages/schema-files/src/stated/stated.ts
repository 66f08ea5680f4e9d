import type { StatedColumn } from '@seedbed/contract';
import type { Entry } from './entries.ts';
import type { Limits } from './limits.ts';

/** What code states about a column, before its values are checked. */
export type Statement = {
  readonly tables: readonly string[];
  readonly prefixed?: boolean;
  readonly columns: readonly string[];
  readonly entries?: readonly Entry[] | null;
  readonly limits?: Limits | undefined;
  /** Whether a single value is a list too, because the column has no others. */
  readonly isOnly?: boolean;
  readonly by?: StatedColumn['by'];
  readonly for?: StatedColumn['for'];
  /** What is checked of it in a form that is not understood. */
  readonly unread?: readonly string[];
  readonly line: number;
};

const MAX_VALUES = 60;

/** As a column of the contract; undefined if nothing is known of its values: no limits, and no list of one kind. */
export function statedColumn(
  { tables, prefixed, columns, entries, limits, isOnly, by, for: rows, unread = [], line }: Statement,
  path: string,
): StatedColumn | undefined {
  const kept = [...new Map((entries ?? []).filter(({ value }) => value !== '').map((entry) => [entry.value, entry])).values()];
  const isList = kept.length >= (isOnly ? 1 : 2) && kept.length <= MAX_VALUES && new Set(kept.map(({ isNumber }) => isNumber)).size === 1;
  if (!isList && !limits && unread.length === 0) return undefined;
  const from = `${path}:${line}`;
  return {
    tables,
    ...(prefixed && { prefixed }),
    columns,
    values: isList ? distinct(kept).map(([word, { value }]) => ({ value, word })) : [],
    numbers: isList && kept[0]!.isNumber,
    from,
    ...(limits && { limits: { ...limits, from } }),
    ...(by && { by }),
    ...(rows && { for: rows }),
    ...(unread.length > 0 && { unread: unread.map((what) => ({ what, from })) }),
  };
}

/** Each with a word of its own: the value itself if it is one, otherwise its label or its name in code. */
function distinct(entries: readonly Entry[]): [string, Entry][] {
  const worded = entries.map((entry): [string, Entry] => [wordOf(entry), entry]);
  return new Set(worded.map(([word]) => word)).size === worded.length ? worded : entries.map((entry) => [entry.value, entry]);
}

/** `P`, `STD` and `2` say less than their labels. */
function wordOf({ value, isNumber, label, name, word }: Entry): string {
  if (word !== undefined) return word;
  return isNumber || value.length <= 3 ? (label ?? name ?? value) : value;
}

/** `OrderItem` and `orderItem` as `order_item`. */
export function snake(name: string): string {
  return name
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1_$2')
    .toLowerCase();
}
