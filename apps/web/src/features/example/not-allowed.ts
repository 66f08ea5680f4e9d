import type { GridColumn } from '../../workspace/grid-column.ts';

/** Values of a list that a line has room for. */
const MAX_NAMED = 8;

/** Why an example is not valid in a column whose CHECK or domain lists the values; null if it is, or without a list. */
export function notAllowed(examples: readonly string[], { kind, column }: Pick<GridColumn, 'kind' | 'column'>): string | null {
  const list = column.domain?.in;
  // Times, booleans and documents have several spellings.
  if (!list || (kind !== 'text' && kind !== 'enum' && kind !== 'number')) return null;
  const isListed = (text: string) => list.includes(text) || (kind === 'number' && list.some((one) => Number(one) === Number(text)));
  const refused = examples.find((text) => !isListed(text));
  if (refused === undefined) return null;
  const more = list.length > MAX_NAMED ? ` and ${list.length - MAX_NAMED} more` : '';
  return `${refused} is not allowed here: ${list.length === 1 ? 'only' : 'one of'} ${list.slice(0, MAX_NAMED).join(', ')}${more}`;
}
