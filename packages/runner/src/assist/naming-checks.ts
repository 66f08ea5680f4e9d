import type { BlueprintTable } from '@seedbed/contract';

const MAX = 2;

/**
 * `: CHECK (…) decides it too`: the CHECKs that mention a column, appended to a sentence about a value that the column
 * rejects.
 */
export function namingChecks({ checks = [] }: Pick<BlueprintTable, 'checks'>, column: string): string {
  const named = new RegExp(`(?<![\\w"])"?${RegExp.escape(column)}"?(?![\\w])`);
  const own = checks.flatMap(({ expression }) => (named.test(expression) ? [`CHECK (${expression})`] : []));
  if (own.length === 0) return '; other rules of the table decide it too';
  return `: ${own.slice(0, MAX).join(' and ')} ${own.length === 1 ? 'decides' : 'decide'} it too`;
}
