import type { Client } from 'pg';
import type { CatalogTable } from '@seedbed/contract';
import { takeBack, type AddedEdge } from './edge-rows.ts';
import type { MigrationStatement } from './finding.ts';
import { replayOf, type ReplayLimits } from './replay.ts';
import type { MigrationFailure } from './run-migration.ts';

/**
 * Many of the edges with which the migration passes the statement at which it fails, so that what later statements do
 * can be found too. Undefined if ordinary rows fail there as well. Changes nothing; must be outside a transaction.
 */
export async function passingEdges(
  client: Client,
  tables: readonly CatalogTable[],
  statements: readonly MigrationStatement[],
  failure: MigrationFailure,
  edges: readonly AddedEdge[],
  limits: Required<ReplayLimits>,
): Promise<readonly AddedEdge[] | undefined> {
  const replay = await replayOf(client, statements, limits);
  const until = performance.now() + limits.maxMs;
  const passes = async (kept: ReadonlySet<AddedEdge>): Promise<boolean> => {
    await client.query('BEGIN');
    try {
      await takeBack(
        client,
        tables,
        edges.filter((edge) => !kept.has(edge)),
      );
      return placeOf(await replay()) > placeOf(failure);
    } finally {
      await client.query('ROLLBACK');
    }
  };
  const kept = new Set<AddedEdge>();
  if (!(await passes(kept))) return undefined;
  const add = async (some: readonly AddedEdge[]): Promise<void> => {
    if (some.length === 0 || performance.now() > until) return;
    for (const edge of some) kept.add(edge);
    if (await passes(kept)) return;
    for (const edge of some) kept.delete(edge);
    if (some.length === 1) return;
    await add(some.slice(0, some.length >> 1));
    await add(some.slice(some.length >> 1));
  };
  // Those of the same table and column are likely to fail together.
  for (const [, some] of Map.groupBy(edges, ({ table }) => table)) await add(some.toSorted((a, b) => (a.column < b.column ? -1 : a.column > b.column ? 1 : 0)));
  return [...kept];
}

function placeOf(failure: MigrationFailure | undefined): number {
  return failure === undefined ? Infinity : failure.statement === 'commit' ? Number.MAX_SAFE_INTEGER : failure.statement;
}
