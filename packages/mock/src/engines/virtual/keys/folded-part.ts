import type { Shape } from '@seedbed/engine';
import type { MockColumn, MockKey } from '../../../core/index.ts';
import type { Base } from '../base.ts';
import { EXACT } from '../predicate/compile-test.ts';
import { tokensOf } from '../expression/tokens.ts';

type Fold = 'lower' | 'upper';

/**
 * The column of a key `lower(column)` or `upper(column)` whose generated texts all have that case: a generated row has
 * the key's value exactly if its column has. Null for any other key.
 */
export function foldedColumn(base: Base, key: MockKey): MockColumn | null {
  if (key.parts.length !== 1 || key.predicate !== null) return null;
  const part = foldOf(key.parts[0]!);
  const column = part && key.table.column(part.column);
  if (!column || !EXACT.has(column.type.base)) return null;
  const shape = base.shape(key.table, column);
  return shape !== null && isFolded(shape, part.fold) ? column : null;
}

/** `lower(email)`, `lower((email)::text)`. */
function foldOf(text: string): { readonly fold: Fold; readonly column: string } | null {
  const tokens = tokensOf(text)?.filter(({ kind, text: each }) => kind !== 'end' && !(kind === 'operator' && (each === '(' || each === ')')));
  if (!tokens) return null;
  const [name, column, ...cast] = tokens;
  if (name?.kind !== 'name' || (name.text !== 'lower' && name.text !== 'upper')) return null;
  if (column?.kind !== 'name' && column?.kind !== 'quoted') return null;
  const isPlain = cast.length === 0 || (cast.length === 2 && cast[0]!.text === '::' && cast[1]!.text === 'text');
  return isPlain ? { fold: name.text, column: column.text } : null;
}

/** Whether all possible texts of a column are in that case already. */
function isFolded(shape: Shape, fold: Fold): boolean {
  const isSame = (text: string) => (fold === 'lower' ? text.toLowerCase() : text.toUpperCase()) === text;
  if (shape.store === 'dict') return shape.dictionary.texts.every(isSame);
  if (shape.store !== 'parts') return false;
  return shape.parts.every((part) => {
    if (part.kind === 'literal') return isSame(part.text);
    return part.kind === 'dict' ? part.dictionary.texts.every(isSame) : isSame(part.alphabet ?? '');
  });
}
