import type { TablePlan } from '@seedbed/engine';
import { countTables, tablesThere } from '@seedbed/postgres/load';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';

/** Rows of these tables in a database, by qualified name, of those that are there; null for one that the role may not read whole. */
export async function countTarget(url: string, tables: readonly TablePlan[], policy?: TargetPolicy): Promise<Map<string, number | null>> {
  await using client = await connectTarget(url, policy);
  await client.query('BEGIN READ ONLY');
  const counted = await countTables(client, await tablesThere(client, tables));
  await client.query('ROLLBACK');
  return new Map(counted.map(({ table, rows }) => [table, rows]));
}
