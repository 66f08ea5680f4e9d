import { fullKeys } from '@seedbed/contract';
import type { TableWork } from '../work.ts';

/** How many rows the examples are; null if the table has more, or draws them by weight. */
export function wholeCountOf({ stated, spec }: TableWork): number | null {
  const { examples, rows } = stated;
  if (!examples) return null;
  const count = rows ?? (fullKeys(spec).some((key) => key.every((name) => isNamed(examples, name))) ? spec.rows : undefined);
  return typeof count === 'number' && count <= examples.length ? count : null;
}

function isNamed(examples: readonly Readonly<Record<string, unknown>>[], name: string): boolean {
  return examples.some((example) => (example[name] ?? null) !== null);
}
