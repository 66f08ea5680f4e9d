import { qualifiedName, type Catalog, type CatalogTable, type Counterexample, type TrialReport } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import type { Sandbox } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';

/**
 * Adds names to the report if Postgres gives none: the partitions that fit no row, the trigger whose function raised
 * the error, the column whose value is invalid for its type, the row whose deferred reference failed.
 */
export async function nameFaults(report: TrialReport, catalog: Catalog, plan: Plan, sandbox: Sandbox): Promise<TrialReport> {
  if (!report.tables.some((table) => table.counterexamples.length > 0)) return report;
  const tables = [];
  for (const tried of report.tables) {
    const table = catalog.tables.find((one) => qualifiedName(one.schema, one.name) === tried.table);
    const counterexamples = [];
    for (const each of tried.counterexamples) counterexamples.push(table ? await nameFault(each, table, plan, sandbox) : each);
    tables.push({ ...tried, counterexamples });
  }
  return { ...report, tables };
}

async function nameFault(fault: Counterexample, table: CatalogTable, plan: Plan, sandbox: Sandbox): Promise<Counterexample> {
  if (fault.constraint === undefined && fault.sqlstate === '23514' && fault.message.startsWith('no partition of relation'))
    return { ...fault, constraint: table.checks.find((check) => check.partition)?.name ?? 'partitions' };
  if (fault.sqlstate === '23503' && fault.row === undefined) return withRow(fault, table, plan);
  const trigger = fault.constraint === undefined ? raisingTrigger(fault, table) : undefined;
  if (trigger !== undefined) return { ...fault, constraint: trigger };
  if (fault.sqlstate.startsWith('22') && fault.column === undefined && fault.values) {
    const column = await notTaken(fault.values, table, sandbox);
    if (column !== undefined) return { ...fault, column };
  }
  return fault;
}

/** The function named in the context: `PL/pgSQL function no_zero() line 1 at RAISE`. */
function raisingTrigger({ context }: Counterexample, { triggers }: CatalogTable): string | undefined {
  const raised = /PL\/pgSQL function (?:\w+\.)?("?[^\s("]+"?)\(/.exec(context ?? '')?.[1]?.replaceAll('"', '');
  if (raised === undefined) return undefined;
  return triggers.find((trigger) => trigger.function.replace(/\(.*$/, '').replaceAll('"', '').split('.').at(-1) === raised)?.name;
}

/**
 * The first column whose value is invalid for its type, including length and precision; PostgreSQL 16 and later can
 * tell.
 */
async function notTaken(values: Readonly<Record<string, string | null>>, table: CatalogTable, sandbox: Sandbox): Promise<string | undefined> {
  const given = table.columns.filter((column) => typeof values[column.name] === 'string');
  await using client = await connect(sandbox.owner);
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_catalog.pg_input_is_valid(value, type) AS taken FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS v(value, type, n) ORDER BY n',
      [given.map((column) => values[column.name]), given.map((column) => column.type)],
    );
    return given[rows.findIndex((row) => !row.taken)]?.name;
  } catch {
    // An older server, or a type whose input function raises the error anyway.
    return undefined;
  }
}

/** The error of a deferred reference names its key, not its row: `Key (a, b)=(1, 2) is not present`. */
function withRow(fault: Counterexample, table: CatalogTable, plan: Plan): Counterexample {
  const key = table.foreignKeys.find((one) => one.name === fault.constraint);
  const missingValues = /^Key \(.*?\)=\((.*)\) is not present/.exec(fault.detail ?? '')?.[1];
  if (!key || missingValues === undefined) return fault;
  const name = qualifiedName(table.schema, table.name);
  const made = plan.table(name);
  const row = textRows(plan, made, 0, made.rows, [...key.columns]).findIndex((cells) => cells.join(', ') === missingValues);
  return row < 0 ? fault : { ...fault, row };
}
