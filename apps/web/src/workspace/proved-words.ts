import type { LastProof, RefusedLoad } from '@seedbed/contract';
import { formatCount, formatMany, shortName } from '../lib/format.ts';

/** Everything that Postgres accepted, in one sentence. */
export function provedWords({ tablesAccepted, tables, constraintsAccepted, constraints, rows, asked }: Omit<LastProof, 'revision' | 'at'>): string {
  const tried = asked !== undefined && rows < asked ? `a sample of ${formatCount(rows)} of ${formatMany(asked, 'row')}` : formatMany(rows, 'row');
  return `Postgres accepted ${formatCount(tablesAccepted)} of ${formatMany(tables, 'table')} and ${formatCount(constraintsAccepted)} of ${formatMany(constraints, 'constraint')}, with ${tried}.`;
}

/** `orders · orders_total_check · row 54,321` */
export function refusedPlace({ table, constraint, row }: Pick<RefusedLoad, 'table' | 'constraint' | 'row'>): string {
  return [table && shortName(table), constraint, row && `row ${formatCount(row)}`].filter(Boolean).join(' · ');
}
