import type { Blueprint } from '@seedbed/contract';
import { Problem } from '@seedbed/contract';
import { chosenTables, type Plan, type Runner, type TablePlan } from '@seedbed/runner';
import type { Row, Rows } from '../types/index.d.ts';
import { keepDigits } from './exact-values.ts';

/** All rows of all or the named tables, by their short names. */
export async function rowsOf(runner: Runner, blueprint: Blueprint, names: readonly string[] | undefined, signal: AbortSignal | undefined): Promise<Rows> {
  const plan = await runner.compile(blueprint);
  const rows: Rows = {};
  for (const table of tablesOf(plan, names)) rows[shortName(plan, table)] = await read(runner, plan, table, signal);
  return rows;
}

export function tablesOf(plan: Plan, names: readonly string[] | undefined): readonly TablePlan[] {
  if (!names) return chosenTables(plan, undefined);
  return names.map((name) => {
    const table = plan.tables.find((one) => one.name === name || shortName(plan, one) === name);
    if (!table)
      throw new Problem(
        'not-found',
        `There is no table ${name}; there are ${plan.tables
          .slice(0, 12)
          .map((one) => shortName(plan, one))
          .join(', ')}.`,
      );
    return table;
  });
}

/** The bare name, unless a table of another schema has it too. */
export function shortName(plan: Plan, table: TablePlan): string {
  const twins = plan.tables.filter((one) => one.table === table.table);
  return twins.length === 1 || table.schema === 'public' ? table.table : `${table.schema}.${table.table}`;
}

async function read(runner: Runner, plan: Plan, table: TablePlan, signal: AbortSignal | undefined): Promise<Row[]> {
  if (table.rows === 0) return [];
  const chunks: Uint8Array[] = [];
  for await (const chunk of runner.stream(plan, { table: table.name, format: 'json', ...(signal && { signal }) })) chunks.push(Buffer.from(chunk));
  return keepDigits(runner, plan, table, JSON.parse(Buffer.concat(chunks).toString('utf8')) as Row[]);
}
