import { dictionary } from '@seedbed/contract';
import { domainClause, FREE, type Clause } from '../clause.ts';
import type { Expression } from '../expression.ts';
import type { Ways } from '../ways.ts';
import type { Scope } from '../scope.ts';
import { typeOf } from '../type-of.ts';
import { arrayAtom } from './array-atom.ts';
import { comparison } from './comparison.ts';
import { jsonAtom } from './json-atom.ts';
import { patternAtom } from './pattern-atom.ts';
import { quantifiedAtom } from './quantified.ts';
import { rangeAtom } from './range-atom.ts';

/**
 * The cases in which a condition is true (`positive`), or false, if no column in it is NULL. Null if it cannot be read. A clause may
 * require more than the condition does, never less.
 */
export function readAtom(e: Expression, positive: boolean, scope: Scope, ways: Ways): Clause[] | null {
  if (e.kind === 'column') return typeOf(e, scope).base === 'bool' ? [domainClause(e.name, { in: [positive ? 'true' : 'false'] })] : null;
  if (e.kind === 'quantified') return quantifiedAtom(e, positive, scope, ways, readAtom);
  if (e.kind !== 'call') return null;
  // Every row fits a hash partitioned table, as long as all remainders have a partition.
  if (e.name === 'satisfies_hash_partition') return positive ? [FREE] : [];
  if (e.operator && e.items.length === 2 && isComparison(e.name))
    return comparison(e.items[0]!, positive ? e.name : NEGATED[e.name]!, e.items[1]!, scope, ways);
  return patternAtom(e, positive, scope) ?? jsonAtom(e, positive) ?? arrayAtom(e, positive, scope) ?? rangeAtom(e, positive, scope);
}

const NEGATED: Readonly<Record<string, string>> = dictionary({ '=': '<>', '<>': '=', '<': '>=', '>': '<=', '<=': '>', '>=': '<' });

function isComparison(name: string): boolean {
  return Object.hasOwn(NEGATED, name);
}
