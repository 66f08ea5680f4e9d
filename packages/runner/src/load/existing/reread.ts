import { qualifiedName, type Blueprint } from '@seedbed/contract';
import type { ExistingTable, Plan, TablePlan } from '@seedbed/engine';
import { compileBlueprint, sourceOfPlan, withDiagnostics } from '@seedbed/engine/compile-blueprint';
import { keysThere, readExistingRows, type ExistingRowsQuery } from '@seedbed/postgres/existing';
import type { Look } from '@seedbed/postgres/proof';
import { apart, type Inspection } from './apart.ts';
import { countedColumns } from './counted-columns.ts';
import { followingOf } from './following.ts';
import { openBeside } from './rows-that-meet.ts';

/** Maximum number of rows that references can choose from. Unlike rows of an earlier load, they are not stored with a run. */
const MAX_ROWS = 50_000;

/**
 * The plan for the rows of these tables, which are loaded next. If they refer to a table whose rows triggers made or
 * changed (`load.reread`), that table now consists of the rows that are there, and everything below it refers to those,
 * beside rows that triggers wrote to it too. Otherwise the same plan. `late`: the rows are there, and get references that
 * were initially NULL.
 */
export async function replanned(look: Look, plan: Plan, next: readonly string[], late: boolean): Promise<Plan> {
  const { blueprint, options } = sourceOfPlan(plan);
  const { existingTables = {} } = options;
  const rereads = rereadTables(blueprint);
  if (rereads.size === 0) return plan;
  const isOpen = (name: string): boolean => existingTables[name]?.kept !== true;
  const following = followingOf(plan);
  const place = new Map(plan.tables.map(({ name }, at) => [name, at]));
  // Rows of a table that is loaded later are not there yet.
  const isAbove = (parent: string, name: string): boolean =>
    late
      ? plan.relations.some((relation) => relation.child === name && relation.parent === parent && parent !== name)
      : following.before(name).has(parent) && place.get(parent)! < place.get(name)!;
  const below = next.filter((name) => isOpen(name) && [...rereads].some((parent) => isAbove(parent, name)));
  const due = [...rereads].filter((name) => isOpen(name) && below.some((table) => isAbove(name, table)));
  if (below.length === 0) return plan;
  const queries = [...due.map((name) => rowsOf(plan, plan.table(name))), ...below.map((name) => countOf(plan, plan.table(name)))];
  const found = await look((client) => readExistingRows(client, queries, MAX_ROWS));
  const written = late ? [] : below.filter((name) => found.get(name)!.present > (existingTables[name]?.present ?? 0));
  if (due.length + written.length === 0) return plan;
  const known: Record<string, ExistingTable> = { ...existingTables };
  for (const name of due) known[name] = { present: found.get(name)!.present, kept: true, columns: found.get(name)!.columns, rows: found.get(name)!.rows };
  for (const name of written) known[name] = { ...known[name], present: found.get(name)!.present, next: found.get(name)!.next };
  const changed = plan.tables.flatMap(({ name }) =>
    isOpen(name) && !due.includes(name) && [...due, ...written].some((other) => other === name || following.before(name).has(other)) ? [name] : [],
  );
  const beside = await look((client) => besideOthers(client, plan, new Set(late ? [] : changed), known));
  return withDiagnostics(await compileBlueprint(blueprint, { ...options, existingTables: beside.existingTables }), beside.diagnostics);
}

/** The tables whose rows are only known once those of other tables are there. */
export function tablesBelowReread(plan: Plan): ReadonlySet<string> {
  const rereads = rereadTables(plan.blueprint);
  if (rereads.size === 0) return new Set();
  const following = followingOf(plan);
  return new Set(plan.tables.flatMap(({ name }) => ([...following.before(name)].some((parent) => rereads.has(parent)) ? [name] : [])));
}

function rereadTables({ tables }: Blueprint): ReadonlySet<string> {
  return new Set(tables.flatMap(({ schema, name, load }) => (load?.reread ? [qualifiedName(schema, name)] : [])));
}

/** Rows of these tables may conflict with rows that are there: chosen again, now that their parents are known. */
async function besideOthers(
  client: Parameters<typeof keysThere>[0],
  plan: Plan,
  made: ReadonlySet<string>,
  known: Readonly<Record<string, ExistingTable>>,
): Promise<Inspection> {
  const held = plan.tables.filter(({ name }) => made.has(name) && (known[name]?.present ?? 0) > 0);
  if (held.length === 0) return { existingTables: known, diagnostics: [] };
  const { blueprint } = sourceOfPlan(plan);
  const existingTables = Object.fromEntries(
    Object.entries(known).map(([name, { make, left, ...existingTable }]) => [
      name,
      made.has(name) ? existingTable : { ...existingTable, ...(make !== undefined && { make }), ...(left && { left }) },
    ]),
  );
  const tables = plan.tables.map(({ name, mode, rows, left }) => ({ name, mode, rows: made.has(name) ? rows - left.length : rows }));
  // Its temporary tables go with it.
  await client.query('SAVEPOINT seedbed_reread');
  const found = await apart({ beside: openBeside(client), keys: await keysThere(client, held), blueprint, tables, existingTables, made });
  await client.query('ROLLBACK TO SAVEPOINT seedbed_reread; RELEASE SAVEPOINT seedbed_reread');
  return found;
}

/** All rows of a table, with all of its columns. */
function rowsOf(plan: Plan, table: TablePlan): ExistingRowsQuery {
  const referred = new Set(plan.relations.filter(({ parent }) => parent === table.name).flatMap(({ parentColumns }) => parentColumns));
  const own = plan.blueprint.tables.find(({ schema, name }) => schema === table.schema && name === table.table)!.columns.map(({ name }) => name);
  return {
    schema: table.schema,
    table: table.table,
    listed: own,
    needed: own.filter((name) => referred.has(name)),
    order: table.primaryKey.filter((name) => own.includes(name)),
    counted: [],
  };
}

/** Only their number, and the positions of counters. */
function countOf(plan: Plan, table: TablePlan): ExistingRowsQuery {
  return { schema: table.schema, table: table.table, listed: [], needed: [], order: [], counted: countedColumns(plan, table) };
}
