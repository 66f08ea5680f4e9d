import type { Client } from 'pg';
import type { CatalogTable } from '@seedbed/contract';
import { takeBack, type AddedEdge } from './edge-rows.ts';
import type { MigrationStatement } from './finding.ts';
import { deferredAgain } from './kept-rows.ts';
import { replayOf, type ReplayLimits } from './replay.ts';
import { placeOf, type MigrationFailure } from './run-migration.ts';
import { settlingOf } from './settle.ts';
import type { Node } from './sql-nodes.ts';
import { naturesOf, type StatementNature } from './statements.ts';

/** What of two failures makes them the same fault: the statement, the code and what it names, without the values of a row. */
export function faultOf({ statement, error }: MigrationFailure): string {
  const { sqlstate, constraint, column, message } = error;
  const kind = OF_VALUES.test(sqlstate) ? message.replaceAll(/".*"|\d+/gs, '') : '';
  return JSON.stringify([statement, sqlstate, constraint, column, kind]);
}

/** Errors about a value or its size, which name no column. */
const OF_VALUES = /^(?:22|54)/;

/** Edges that stay. `hasAnother`: the same fault is there in another column too. */
export type PassingEdges = { readonly edges: readonly AddedEdge[]; readonly hasAnother: boolean };

/**
 * Many of the edges without those that make a migration fail, so that the next fault can be found too: of another
 * statement, or another fault of the same one. `known`: faults that must not come again, absent: none of the failing
 * statement may. Undefined if ordinary rows fail there as well. Changes nothing; must be outside a transaction.
 */
export async function passingEdges(
  client: Client,
  tables: readonly CatalogTable[],
  statements: readonly MigrationStatement[],
  failure: MigrationFailure,
  edges: readonly AddedEdge[],
  limits: ReplayLimits & { readonly maxMs: number },
  known?: ReadonlySet<string>,
): Promise<PassingEdges | undefined> {
  const replay = await replayOf(client, statements, limits);
  const settling = limits.settling ?? (await settlingOf(client, statements));
  const deferred = await deferredAgain(client);
  const until = performance.now() + limits.maxMs;
  const outcome = async (kept: ReadonlySet<AddedEdge>): Promise<MigrationFailure | undefined> => {
    await client.query('BEGIN');
    try {
      await takeBack(
        client,
        tables,
        edges.filter((edge) => !kept.has(edge)),
      );
      await client.query(`${settling}; ${deferred}`);
      return await replay();
    } finally {
      await client.query('ROLLBACK');
    }
  };
  const passes = async (kept: ReadonlySet<AddedEdge>): Promise<boolean> => {
    const next = await outcome(kept);
    const isSame = placeOf(next) === placeOf(failure);
    return isSame ? known !== undefined && !known.has(faultOf(next!)) : placeOf(next) > placeOf(failure);
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
  const others = await inOtherColumns(statements, failure, edges, kept, outcome);
  return { edges: [...kept, ...others], hasAnother: others.length > 0 };
}

/** Statements of more parts have not more columns that are tried. */
const MOST_COLUMNS = 6;

/**
 * Of a statement with several parts, such as an ALTER TABLE of two columns, the edges that make another part fail than
 * the one that failed first.
 */
async function inOtherColumns(
  statements: readonly MigrationStatement[],
  failure: MigrationFailure,
  edges: readonly AddedEdge[],
  kept: ReadonlySet<AddedEdge>,
  outcome: (kept: ReadonlySet<AddedEdge>) => Promise<MigrationFailure | undefined>,
): Promise<readonly AddedEdge[]> {
  const parts = await partsOf(statements.find(({ number }) => number === failure.statement));
  if (parts.length < 2 || !OF_VALUES.test(failure.error.sqlstate)) return [];
  const removed = edges.filter((edge) => !kept.has(edge));
  const groups = [...Map.groupBy(removed, ({ column }) => parts.findIndex((part) => part.includes(JSON.stringify(column))))].filter(([part]) => part >= 0);
  if (groups.length < 2) return [];
  const failing: { readonly message: string; readonly group: readonly AddedEdge[] }[] = [];
  for (const [, group] of groups.slice(0, MOST_COLUMNS)) {
    const next = await outcome(new Set([...kept, ...group]));
    if (next && faultOf(next) === faultOf(failure)) failing.push({ message: next.error.message, group });
  }
  // Its first row is the first of all, so that its message is that of the failure.
  const first = failing.find(({ message }) => message === failure.error.message) ?? failing[0];
  return failing.filter((each) => each !== first).flatMap(({ group }) => group);
}

/** The trees of the commands of an ALTER TABLE or the assignments of an UPDATE, as texts. */
async function partsOf(statement: MigrationStatement | undefined): Promise<string[]> {
  if (statement === undefined) return [];
  const [{ kind, node }] = (await naturesOf([statement])) as [StatementNature];
  const parts: readonly Node[] = kind === 'AlterTableStmt' ? (node['cmds'] ?? []) : kind === 'UpdateStmt' ? (node['targetList'] ?? []) : [];
  return parts.map((part) => JSON.stringify(part));
}
