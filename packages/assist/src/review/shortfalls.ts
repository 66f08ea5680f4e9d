import type { Diagnostic } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';

/**
 * Tables that get fewer rows than requested because of keys, since a change: `public.harvests.vintage: its expression
 * makes 4 different values …`.
 */
export function newShortfalls(before: Pick<Plan, 'diagnostics'>, after: Pick<Plan, 'diagnostics'>): Diagnostic[] {
  const known = new Set(before.diagnostics.map(keyOf));
  return after.diagnostics.filter((each) => each.code === 'unsatisfiable' && !known.has(keyOf(each)));
}

function keyOf({ code, table, constraint }: Diagnostic): string {
  return [code, table, constraint].join('\n');
}
