import { Problem } from '@seedbed/contract';
import type { LoadStep, Plan, TablePlan } from '@seedbed/engine';
import type { Load, TypeOids } from '@seedbed/postgres/load';
import type { CopyFormat } from '@seedbed/postgres/sql';
import { copyRows } from '../copy/copy-rows.ts';
import type { MadeAhead } from '../copy/made-ahead.ts';
import { moveRows } from '../copy/moved-rows.ts';
import type { TableProgress } from './load-progress.ts';

type StepTools = {
  readonly plan: Plan;
  readonly oidOf: TypeOids | undefined;
  readonly progressOf: (table: string) => TableProgress;
  readonly signal: AbortSignal | undefined;
  /** Tables whose triggers read other tables while rows arrive. */
  readonly triggered?: ReadonlySet<string>;
  readonly ahead?: MadeAhead;
};

/** Row counts at which triggers' plans are refreshed while a table grows, because they were made when it was empty. */
const REPLAN_ROW_COUNTS: readonly number[] = [1000, 10_000];

/** One step of a load, in one session: a table's rows, its second pass, or tables in a cycle. */
export async function runStep(session: Load, step: LoadStep, { plan, oidOf, progressOf, signal, triggered, ahead }: StepTools): Promise<void> {
  const fill = async (into: Pick<Load, 'copy'>, table: TablePlan, columns: readonly string[]): Promise<TableProgress & { readonly taken: number }> => {
    const progress = progressOf(table.name);
    progress.begin();
    const parts = into === session && triggered?.has(table.name) ? partsOf(plan, table) : [{ first: 0, count: table.rows }];
    let taken = 0;
    for (const part of parts) {
      if (part.first > 0) await session.planAnew([table]);
      const made = parts.length === 1 ? ahead?.take(table, columns) : undefined;
      const way = { part, columns, oidOf, signal, made, sent: progress.add, open: (format: CopyFormat) => into.copy(table, columns, format) };
      taken += await copyRows(plan, table, way).catch((error: unknown) => {
        throw moveRows(error, part.first);
      });
    }
    return { ...progress, taken };
  };
  switch (step.kind) {
    case 'copy': {
      const table = plan.table(step.table);
      const columns = copiedColumns(table, step);
      const staging = insertsByRule(plan, table) ? await session.stage() : undefined;
      const { end, taken } = await fill(staging ?? session, table, columns);
      end(staging ? await staging.insert() : taken);
      return;
    }
    case 'update': {
      const table = plan.table(step.table);
      const key = keyOf(table);
      const columns = [...key, ...step.columns];
      await copyRows(plan, table, { columns, oidOf, signal, open: (format) => session.update(table, key, step.columns, format) });
      return;
    }
    case 'cycle': {
      const staging = step.deferrable ? undefined : await session.stage();
      for (const name of step.tables) {
        const table = plan.table(name);
        const { end, taken } = await fill(
          staging ?? session,
          table,
          table.columns.map((column) => column.name),
        );
        end(taken);
      }
      await staging?.insert();
    }
  }
}

/**
 * A single part for a table that refers to itself: its rows may refer to later ones, which is checked at the end of the
 * statement.
 */
function partsOf(plan: Plan, table: TablePlan): { first: number; count: number }[] {
  const toItself = plan.relations.some((relation) => relation.child === table.name && relation.parent === table.name);
  const starts = toItself ? [0] : [0, ...REPLAN_ROW_COUNTS.filter((row) => row < table.rows)];
  return starts.map((first, i) => ({ first, count: (starts[i + 1] ?? table.rows) - first }));
}

/** The columns of a table's first pass. */
export function copiedColumns(table: TablePlan, { leaveNull }: Extract<LoadStep, { kind: 'copy' }>): readonly string[] {
  return table.columns.map((column) => column.name).filter((name) => !leaveNull.includes(name));
}

/** Whether a binary value can contain OIDs of the database's own types. */
export function carriesOids(table: TablePlan): boolean {
  return table.columns.some(({ type }) => type.kind === 'array' || type.kind === 'composite');
}

/** COPY bypasses rewrite rules: such tables are filled by INSERT from a staging table. */
export function insertsByRule(plan: Plan, table: TablePlan): boolean {
  return plan.blueprint.tables.find((each) => each.schema === table.schema && each.name === table.table)?.load?.way === 'insert';
}

/** The columns that find a row again for its second pass. */
export function keyOf(table: TablePlan): readonly string[] {
  if (table.primaryKey.length > 0) return table.primaryKey;
  const unique = table.keys.find((key) => key.columns.every((name) => !table.column(name).makesNulls));
  if (unique) return unique.columns;
  throw new Problem(
    'unsatisfiable',
    `${table.name} refers to rows that are loaded later, and has no key by which its rows could be found again: give it a primary key, or leave that reference NULL.`,
    {
      facts: { table: table.name },
    },
  );
}
