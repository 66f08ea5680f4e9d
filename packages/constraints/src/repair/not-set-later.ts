import type { Blueprint, TrialTable } from '@seedbed/contract';
import { applyChange } from './column-rules.ts';
import { tableOf } from './edit-blueprint.ts';
import type { Repair } from './types.ts';

/**
 * Tables that refer to each other are loaded with one reference NULL, and an UPDATE sets it once the other table has
 * its rows. A trigger may reject that UPDATE although it accepts every row (a version number that must count up). The
 * reference then remains NULL, which loses it but no row.
 */
export function notSetLater(blueprint: Blueprint, table: TrialTable): Repair | null {
  const refused = table.counterexamples.find((one) => one.setLater);
  const own = tableOf(blueprint, table.table);
  if (!refused || !own || refused.setLater!.some((name) => !own.columns.some((column) => column.name === name && column.nullable))) return null;
  const columns = refused.setLater!;
  const shown = columns.join(', ');
  return {
    table: table.table,
    tier: 'F',
    how: `${shown} always NULL: the UPDATE that sets ${columns.length === 1 ? 'it' : 'them'} when the other table has its rows is refused (“${refused.message}”)`,
    of: `${table.table} ${columns.join()}`,
    apply: (next) => columns.reduce((changed, column) => applyChange(changed, table.table, column, null), next),
  };
}
