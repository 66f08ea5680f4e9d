import type { TrialTable } from '@seedbed/contract';
import { editTable } from './edit-blueprint.ts';
import type { Repair } from './types.ts';

/**
 * Code that reads its own table (a closure of a tree, a chain of numbers) may need each row to exist before the next
 * one: such rows are inserted one after the other. Null if one statement works, or if that does not help.
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
