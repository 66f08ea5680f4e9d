import type { BlueprintColumn, SqlType } from '@seedbed/contract';
import type { CellKind } from './grid-column.ts';
import { writtenValue } from './typed-value.ts';

/** Values of a list that a line has room for. */
const MAX_NAMED = 8;

/** The first of some texts that a list does not contain; undefined if it has all. */
export function notListed(texts: readonly string[], list: readonly string[], kind: CellKind): string | undefined {
  // Times, booleans and documents have several spellings.
  if (kind !== 'text' && kind !== 'enum' && kind !== 'number') return undefined;
  return texts.find((text) => !list.includes(text) && !(kind === 'number' && list.some((one) => Number(one) === Number(text))));
}

/** `only a`, `one of a, b, c`: what a list allows. */
export function allowedWords(list: readonly string[]): string {
  const more = list.length > MAX_NAMED ? ` and ${list.length - MAX_NAMED} more` : '';
  return `${list.length === 1 ? 'only' : 'one of'} ${list.slice(0, MAX_NAMED).join(', ')}${more}`;
}

/**
 * Why no row will have a value: the column's CHECK or type lists others, so it is dropped. Null if rows may have it, for
 * NULL, and for a value that is not typed yet.
 */
export function whyDropped(value: unknown, { domain }: Pick<BlueprintColumn, 'domain'>, { labels }: Pick<SqlType, 'labels'>, kind: CellKind): string | null {
  const text = writtenValue(value ?? '');
  if (text === '') return null;
  for (const [list, by] of [
    [domain?.in, 'the CHECK'],
    [labels, 'the type'],
  ] as const) {
    if (list && notListed([text], list, kind) !== undefined) return `Not allowed: ${by} takes ${allowedWords(list)}`;
  }
  return null;
}
