import { Problem } from '@seedbed/contract';
import { slidingColumns, type Plan, type TablePlan } from '@seedbed/engine';
import type { dropStaged } from '@seedbed/postgres/refresh';
import { quoteQualified } from '@seedbed/postgres/sql';
import { neverWritten } from '../../rows/tool-tables.ts';
import { keysOf } from '../find-made-rows.ts';
import type { SlideOptions, SlideReport } from './report.ts';

type Client = Parameters<typeof dropStaged>[0];

/** Tables that were not requested, and those of tools unless they are named. Throws Problem `not-found` for an unknown name. */
export function tablesLeft(plan: Plan, { tables, leave = [] }: Pick<SlideOptions, 'tables' | 'leave'>): ReadonlySet<string> {
  const named = tables && new Set(tables.map((name) => plan.table(name).name));
  const left = new Set(leave.map((name) => plan.table(name).name));
  for (const name of neverWritten(plan.blueprint, { tables }).keys()) left.add(name);
  return new Set(plan.tables.map(({ name }) => name).filter((name) => left.has(name) || named?.has(name) === false));
}

/** Tables to slide that hold no rows of the load by the lock, or whose rows no key finds, each with the reason. Throws for one that is named. */
export function tablesNotFound(tables: readonly TablePlan[], { tables: named, locked }: Pick<SlideOptions, 'tables' | 'locked'>): SlideReport['left'] {
  return tables.flatMap((table) => {
    const { name, table: short } = table;
    const line = locked?.[name];
    const why =
      locked && !line
        ? 'no row of it was loaded'
        : line?.beside !== undefined
          ? 'its rows were added to those of others'
          : keysOf(table, table).length === 0
            ? 'it has no key by which its rows could be found'
            : undefined;
    if (why === undefined) return [];
    if (named?.some((each) => each === name || each === short))
      throw new Problem('invalid-request', `${name} cannot be slid: ${why}. Leave it out of --table. Nothing was changed.`);
    return [{ table: name, why }];
  });
}

/** By default, tables with times that the blueprint fills. */
export function tablesThatMove(plan: Plan, moving: Plan, still: ReadonlySet<string>): TablePlan[] {
  return plan.tables.filter(
    ({ name, mode, rows }) => !still.has(name) && mode !== 'keep' && mode !== 'skip' && rows > 0 && slidingColumns(moving, name).length > 0,
  );
}

/** Throws Problem `target-mismatch` if a table or one of its columns, by which rows are found, is missing. */
export async function requireTables(client: Client, tables: readonly TablePlan[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query<{ there: boolean; columns: string[] }>(
      `SELECT to_regclass($1) IS NOT NULL AS there, array(SELECT attname::text FROM pg_catalog.pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped) AS columns`,
      [quoteQualified(table.schema, table.table)],
    );
    const { there, columns } = rows[0]!;
    const gone = table.columns.find(({ name }) => !columns.includes(name))?.name;
    if (there && gone === undefined) continue;
    const what = there ? `${table.name}.${gone}` : table.name;
    throw new Problem('target-mismatch', `${what} is not in the database. Bring the blueprint up to date first (seedbed drift, seedbed refresh), or leave the table as it is (--leave ${table.table}). Nothing was changed.`, { facts: { table: table.name } }); // prettier-ignore
  }
}
