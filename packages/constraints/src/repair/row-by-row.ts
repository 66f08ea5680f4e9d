import type { TrialTable } from '@seedbed/contract';
import { editTable } from './edit-blueprint.ts';
import type { Repair } from './types.ts';

/**
 * Code that looks at the rows of its own table (a closure of a tree, a chain of numbers) may need each to be there
 * before the next one comes: such rows go in one after the other. Null if one statement does, or where that does not
 * help.
 */
export function rowByRow({ table, isRowByRow }: TrialTable): Repair | null {
  if (!isRowByRow) return null;
  return {
    table,
    tier: 'A',
    how: 'loaded row by row: in one statement its triggers do not see the rows before each',
    apply: (next) => editTable(next, table, (one) => ({ ...one, load: { ...one.load, way: 'insert' } })),
  };
}
