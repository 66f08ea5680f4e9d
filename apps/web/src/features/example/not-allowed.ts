import type { GridColumn } from '../../workspace/grid-column.ts';
import { allowedWords, notListed } from '../../workspace/listed-only.ts';

/** Why an example is not valid in a column whose CHECK or domain lists the values; null if it is, or without a list. */
export function notAllowed(examples: readonly string[], { kind, column }: Pick<GridColumn, 'kind' | 'column'>): string | null {
  const list = column.domain?.in;
  const refused = list && notListed(examples, list, kind);
  return list && refused !== undefined ? `${refused} is not allowed here: ${allowedWords(list)}` : null;
}
