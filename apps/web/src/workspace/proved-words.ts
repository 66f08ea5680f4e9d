import type { LastProof, RefusedLoad } from '@seedbed/contract';
import { formatCount, formatMany, formatShort, shortName } from '../lib/format.ts';

type Accepted = Pick<LastProof, 'tables' | 'tablesEmpty'> & { readonly rows: number; readonly asked?: number | undefined };

/** Of a proof that refused nothing, in a few words: of tables without rows, and of rows beside a sample, nothing is proved. */
export function acceptedWords({ tables, tablesEmpty = 0, rows, asked = rows }: Accepted): string {
  if (isOfNothing({ tables, tablesEmpty })) return 'nothing to prove';
  if (rows < asked) return `proved on ${formatShort(rows)} of ${formatShort(asked)} rows`;
  return tablesEmpty > 0 ? `proved in ${formatCount(tables - tablesEmpty)} of ${formatMany(tables, 'table')}` : 'proved';
}

/** No table has rows, so that none was tried. */
export function isOfNothing({ tables, tablesEmpty = 0 }: Pick<LastProof, 'tables' | 'tablesEmpty'>): boolean {
  return tables > 0 && tablesEmpty >= tables;
}

/** `2 tables have no rows`; empty if all have some. */
export function emptyWords({ tablesEmpty = 0 }: Pick<LastProof, 'tablesEmpty'>): string {
  return tablesEmpty > 0 ? formatMany(tablesEmpty, 'table has no rows', 'tables have no rows') : '';
}

/** Everything that Postgres accepted, in one sentence, and what there was no row of. */
export function provedWords(proof: Omit<LastProof, 'revision' | 'at'>): string {
  const { tablesAccepted, tables, constraintsAccepted, constraints, rows, asked } = proof;
  const tried = asked !== undefined && rows < asked ? `a sample of ${formatCount(rows)} of ${formatMany(asked, 'row')}` : formatMany(rows, 'row');
  const empty = emptyWords(proof);
  return `Postgres accepted ${formatCount(tablesAccepted)} of ${formatMany(tables, 'table')} and ${formatCount(constraintsAccepted)} of ${formatMany(constraints, 'constraint')}, with ${tried}${empty && `; ${empty}`}.`;
}

/** `orders · orders_total_check · row 54,321` */
export function refusedPlace({ table, constraint, row }: Pick<RefusedLoad, 'table' | 'constraint' | 'row'>): string {
  return [table && shortName(table), constraint, row && `row ${formatCount(row)}`].filter(Boolean).join(' · ');
}
