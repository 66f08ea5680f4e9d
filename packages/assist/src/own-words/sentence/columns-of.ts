import { columnsNamed, tableNamed, type NamedColumn, type Scope } from './scope.ts';
import { wordsOf, type Token } from './tokens.ts';

/** `day rates`, `prices of products`, `order totals`, `orders.total`. */
export function columnsOf(scope: Scope, tokens: readonly Token[]): readonly NamedColumn[] {
  const words = wordsOf(tokens);
  const of = words.findIndex((word) => word === 'of' || word === 'in');
  const within = of > 0 ? tableNamed(scope, words.slice(of + 1)) : null;
  if (within) return columnsNamed(scope, words.slice(0, of), within.table);
  return columnsNamed(scope, words);
}
