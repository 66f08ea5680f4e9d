import type { Blueprint } from '@seedbed/contract';
import { editTable, tableOf } from './edit-blueprint.ts';
import type { Repair, TrialSession } from './types.ts';

/**
 * Fixes the row counts of tables that depend on a table that remains empty, so that an optional reference does not
 * empty them as well. If the reference is required, the plan lowers them to zero and names the table they wait for.
 */
export async function ownCounts(blueprint: Blueprint, repairs: readonly Repair[], session: TrialSession): Promise<Repair[]> {
  const emptied = new Set(repairs.filter((one) => one.tier === 'G').map((one) => one.table));
  const following = blueprint.relations.filter(
    (relation) =>
      relation.owner && emptied.has(relation.to.table) && !emptied.has(relation.from.table) && tableOf(blueprint, relation.from.table)?.rows === undefined,
  );
  if (following.length === 0) return [];
  const counts = await session.requestedCounts?.(blueprint);
  return following.flatMap(({ from: { table }, to }): Repair[] => {
    const rows = counts?.get(table);
    if (!rows) return [];
    return [
      {
        table,
        tier: 'A',
        how: `${rows} rows of its own, since ${to.table} has none`,
        apply: (next) => editTable(next, table, (one) => ({ ...one, rows })),
      },
    ];
  });
}
