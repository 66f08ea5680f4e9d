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

/** The CHECKs that can reject an outcome in rows of a condition: `status <> 'paid' OR …` says nothing of rows that are void, and a comparison nothing of NULL. */
export function decidingChecks(
  { checks = [] }: Pick<BlueprintTable, 'checks'>,
  condition: string,
  column: string,
  outcome: unknown,
): Pick<BlueprintTable, 'checks'> {
  const equals = condition.includes(' || ') ? [] : [...condition.matchAll(/(?:^| && )([a-z_]\w*) == "([^"\\]*)"/gi)];
  const present = new RegExp(`(?<![\\w"])"?${RegExp.escape(column)}"? IS NOT NULL|\\w\\(`, 'i');
  const isOfOthers = (expression: string): boolean =>
    equals.some(([, kind, value]) => {
      const [, label] = new RegExp(`^\\(\\((?:\\(${kind!}\\)::text|${kind!}) <> '([^']*)'(?:::[\\w." ]+)?\\) OR `).exec(expression) ?? [];
      return label !== undefined && label !== value;
    });
  return { checks: checks.filter(({ expression }) => !isOfOthers(expression) && (outcome !== null || present.test(expression))) };
}
