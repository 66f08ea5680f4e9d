import type { BlueprintTable } from '@seedbed/contract';

const MAX = 2;

/** `: CHECK (…) decides it too`: the CHECKs that name a column, behind a sentence about what the column does not hold. */
export function namingChecks({ checks = [] }: Pick<BlueprintTable, 'checks'>, column: string): string {
  const named = new RegExp(`(?<![\\w"])"?${RegExp.escape(column)}"?(?![\\w])`);
  const own = checks.flatMap(({ expression }) => (named.test(expression) ? [`CHECK (${expression})`] : []));
  if (own.length === 0) return '; other rules of the table decide it too';
  return `: ${own.slice(0, MAX).join(' and ')} ${own.length === 1 ? 'decides' : 'decide'} it too`;
}
