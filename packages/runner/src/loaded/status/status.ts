import { platformTablesOf, qualifiedName, toolTableOf, type Blueprint } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { stopsWith } from '@seedbed/postgres/load';
import { digestRows, tableShapes, targetOf, TEXT_SETTINGS, type TableShape } from '@seedbed/postgres/refresh';
import type { OpenClient } from '@seedbed/postgres/sql';
import { hashOf } from '../../documents/canonical-json.ts';
import type { LockedTable } from '../../load/report.ts';
import { chooseTables } from '../../load/choose-tables.ts';
import { connectTarget, type TargetPolicy } from '../../source/servers/target.ts';
import { scriptedTools, toolTablesOf } from '../../rows/tool-tables.ts';
import { asLoaded } from '../loaded-as.ts';
import { drawnName, isMadeOtherwise } from '../lock/lock-file.ts';
import { followRenames } from '../refresh/follow-renames.ts';
import { compareTable } from './compare-table.ts';
import type { StatusOptions, StatusReport, TableStatus } from './report.ts';

/**
 * Compares a database with what was loaded into it: by the digests of the lock where rows are untouched, otherwise with the rows that the
 * blueprint makes, in temporary tables of a transaction that is rolled back. Everything is read in one snapshot.
 */
export async function status(given: Blueprint, url: string, policy: TargetPolicy | undefined, options: StatusOptions = {}): Promise<StatusReport> {
  const { lock, signal, onTable } = options;
  const started = performance.now();
  const open = () => connectTarget(url, policy);
  const { blueprint: loaded, recorded } = await asLoaded(open, given);
  const isOther = lock !== undefined && recorded !== null && lock.blueprint.loaded === undefined;
  await using client = await open();
  using _ = stopsWith(client, signal);
  const schemas = [...new Set(loaded.tables.map(({ schema }) => schema))];
  const before = await shapesNow(client, schemas);
  const { blueprint: stored, renames } = await followRenames(open, loaded, blueprintOf(before), signal);
  const plan = await compileBlueprint(stored);
  const locked = linesOf(loaded, stored, lock?.tables ?? countsOf(plan));
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ; ${TEXT_SETTINGS}; SET LOCAL statement_timeout = 0`);
  try {
    const shapes = await tableShapes(client, schemas);
    const { rows: here } = await client.query<{ name: string }>('SELECT current_database() AS name');
    const find = (name: string): TableShape | undefined => shapes.find((shape) => qualifiedName(shape.schema, shape.name) === name);
    const named = options.tables && new Set(options.tables.map((name) => plan.table(name).name));
    const tools = scriptedTools(stored);
    const tables: TableStatus[] = [];
    for (const [name, line] of locked) {
      if (named ? !named.has(name) : tools.has(name)) continue;
      signal?.throwIfAborted();
      onTable?.(name);
      tables.push(await compareTable(client, { plan, table: plan.table(name), shape: find(name), line, signal }));
    }
    const others = named ? [] : await otherTables(client, shapes, stored, new Set(locked.keys()));
    const schema = [...renames, ...schemaChanges(stored, plan, shapes, locked, new Set(others.map(({ table }) => table)))];
    const clean = schema.length === 0 && others.length === 0 && !isOther && tables.every(({ state, weeks }) => state === 'loaded' && weeks === undefined);
    return {
      clean,
      database: here[0]!.name,
      tables,
      others,
      schema,
      recorded: lock && hashOf(given) === lock.blueprint.sha256 && !isOther ? null : recorded,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}

async function shapesNow(client: OpenClient, schemas: readonly string[]): Promise<TableShape[]> {
  await client.query('BEGIN');
  try {
    return await tableShapes(client, schemas);
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}

/** For following renames, which look at names and types alone. */
function blueprintOf(shapes: readonly TableShape[]): Blueprint {
  return { tables: shapes } as unknown as Blueprint;
}

/** The lines of the lock, by the tables' names now. */
function linesOf(loaded: Blueprint, stored: Blueprint, lines: Readonly<Record<string, LockedTable>>): Map<string, LockedTable> {
  const now = new Map(stored.tables.map((table) => [drawnName(table), table]));
  return new Map(
    loaded.tables.flatMap((table) => {
      const line = lines[qualifiedName(table.schema, table.name)];
      if (!line) return [];
      const is = now.get(drawnName(table))!;
      const { digest: _, ...counted } = line;
      return [[qualifiedName(is.schema, is.name), isMadeOtherwise(table, is) ? counted : line] as const];
    }),
  );
}

/** Without a lock: what the blueprint makes. */
function countsOf(plan: Plan): Record<string, LockedTable> {
  return Object.fromEntries(chooseTables(plan, undefined).map(({ name, rows }) => [name, { rows }]));
}

/** Tables of Seedbed itself, and those of migration tools and frameworks. */
const isOfOthers = (shape: TableShape): boolean => shape.schema === 'seedbed' || toolTableOf(shape) !== null;

/** Tables with rows that no line has. */
async function otherTables(client: OpenClient, shapes: readonly TableShape[], stored: Blueprint, locked: ReadonlySet<string>): Promise<StatusReport['others']> {
  const left = new Set(stored.tables.filter(({ mode }) => mode === 'keep' || mode === 'skip').map(({ schema, name }) => qualifiedName(schema, name)));
  const tools = toolTablesOf(stored);
  // People sign up in these, and upload files.
  const platform = platformTablesOf(shapes);
  const others: { table: string; rows: number | null }[] = [];
  for (const shape of shapes) {
    const table = qualifiedName(shape.schema, shape.name);
    if (locked.has(table) || left.has(table) || tools.has(table) || platform.has(table) || isOfOthers(shape)) continue;
    const digest = await digestRows(client, await targetOf(client, { schema: shape.schema, table: shape.name }), []);
    if (digest?.rows !== 0) others.push({ table, rows: digest?.rows ?? null });
  }
  return others;
}

/** What a migration changed, besides names: the rows that it left are compared as they are. */
function schemaChanges(
  stored: Blueprint,
  plan: Plan,
  shapes: readonly TableShape[],
  locked: ReadonlyMap<string, LockedTable>,
  named: ReadonlySet<string>,
): string[] {
  const known = new Set(stored.tables.map(({ schema, name }) => qualifiedName(schema, name)));
  const platform = platformTablesOf(shapes);
  const changes = shapes.flatMap((shape) => {
    const name = qualifiedName(shape.schema, shape.name);
    return known.has(name) || platform.has(name) || named.has(name) || isOfOthers(shape) ? [] : [`${name} is new.`];
  });
  const tools = toolTablesOf(stored);
  // Tables that triggers fill have no line.
  const followed = stored.tables.filter(({ mode }) => mode === 'keep').map(({ schema, name }) => qualifiedName(schema, name));
  for (const name of new Set([...locked.keys(), ...followed.filter((each) => !tools.has(each))])) {
    if (platform.has(name)) continue;
    const table = plan.table(name);
    const shape = shapes.find((each) => qualifiedName(each.schema, each.name) === name);
    if (!shape) changes.push(`${name} is gone.`);
    else changes.push(...columnChanges(stored, table, shape));
  }
  return changes;
}

function columnChanges(stored: Blueprint, table: TablePlan, shape: TableShape): string[] {
  const known = stored.tables.find(({ schema, name }) => schema === table.schema && name === table.table)!.columns;
  const now = new Map(shape.columns.map(({ name, type }) => [name, type]));
  return [
    ...shape.columns.filter(({ name }) => !known.some((each) => each.name === name)).map(({ name }) => `${table.name}.${name} is new.`),
    ...known.flatMap(({ name, type }) =>
      now.get(name) === type ? [] : [now.has(name) ? `${table.name}.${name} is ${now.get(name)!} now, it was ${type}.` : `${table.name}.${name} is gone.`],
    ),
  ];
}
