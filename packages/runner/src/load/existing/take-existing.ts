import { platformTablesOf, qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import type { Plan, ExistingTable, ExistingTables, TablePlan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { keysThere, readExistingRows, type ExistingRowsQuery } from '@seedbed/postgres/existing';
import { requireWritable, SESSION_SETTINGS, tablesThere } from '@seedbed/postgres/load';
import type { OpenClient } from '@seedbed/postgres/sql';
import { EMPTY, neverWritten, referredTools, toolTablesOf } from '../../rows/tool-tables.ts';
import { chooseTables } from '../choose-tables.ts';
import { apart, type Inspection } from './apart.ts';
import { childrenOfKept } from './children-of-kept.ts';
import { countedColumns } from './counted-columns.ts';
import { rowPoliciesOf, type RowPolicy, type ModeOptions } from './row-policies.ts';
import { openBeside } from './rows-that-meet.ts';

const EMPTY_INSPECTION: Inspection = { existingTables: {}, diagnostics: [] };

/**
 * Reads the existing rows of a load's tables, and finds generated rows that would conflict with them under a key.
 * Together with the blueprint the result determines every byte. Changes nothing in the target. `tables`: loads only
 * these, and keeps others with rows.
 */
export async function takeExisting(client: OpenClient, blueprint: Blueprint, options: ModeOptions): Promise<Inspection> {
  return readExistingTables(await compileBlueprint(blueprint), options, (look) => look(client));
}

/** The same for a compiled blueprint. Opens a session by `withSession` only if the rows of the target matter. */
export async function readExistingTables(
  plan: Plan,
  options: ModeOptions,
  withSession: (look: (client: OpenClient) => Promise<Inspection>) => Promise<Inspection>,
): Promise<Inspection> {
  const { blueprint } = plan;
  const tools = toolTablesOf(blueprint, options);
  const loaded = new Set(chooseTables(plan, options.tables).map(({ name }) => name));
  const referred = referredTools(plan, loaded, options);
  const policies = narrowed(plan, rowPoliciesOf(blueprint, options), options.tables, tools);
  // Among tool tables, only those to which rows refer, and those to fill if empty.
  const matters = ({ name }: TablePlan): boolean => !tools.has(name) || referred.has(name) || loaded.has(name);
  const isInspected = (table: TablePlan) => matters(table) && ['append', 'keep', 'left'].includes(policies.get(table.name)!.mode);
  if (!plan.tables.some((table) => isInspected(table) && policies.get(table.name)!.mode !== 'left')) return EMPTY_INSPECTION;
  return withSession((client) => look(client, { plan, options, policies, referred, tables: plan.tables.filter(isInspected) }));
}

type InspectionInput = {
  readonly plan: Plan;
  readonly options: ModeOptions;
  readonly policies: ReadonlyMap<string, RowPolicy>;
  readonly referred: ReadonlySet<string>;
  /** The tables whose rows are needed. */
  readonly tables: readonly TablePlan[];
};

async function look(client: OpenClient, { plan, options, policies, referred, tables: wanted }: InspectionInput): Promise<Inspection> {
  const { blueprint } = plan;
  await client.query(`BEGIN; ${SESSION_SETTINGS}`);
  try {
    // The checks below use temporary tables.
    await requireWritable(client);
    const there = await tablesThere(client, wanted);
    const found = await readExistingRows(
      client,
      there.map((table) => existingRowsQuery(plan, plan.table(qualifiedName(table.schema, table.table)), policies)),
    );
    const existingTables: Record<string, ExistingTable> = Object.create(null);
    for (const [name, { present, next, columns, rows }] of found) {
      const { mode: rowMode, isExplicit } = policies.get(name)!;
      if (rowMode === 'keep' && (present > 0 || isExplicit)) existingTables[name] = { present, kept: true, columns, rows };
      else if (present > 0 || Object.keys(next).length > 0)
        existingTables[name] = { present, next: { ...next, ...referencesBehind(plan, name, present) }, ...(rowMode === 'left' ? {} : { columns, rows }) };
    }
    const unwritten = neverWritten(blueprint, options);
    for (const name of referred) if (unwritten.has(name)) existingTables[name] ??= EMPTY;
    if (Object.keys(existingTables).length === 0) return EMPTY_INSPECTION;
    const held = plan.tables.filter(({ name }) => (existingTables[name]?.present ?? 0) > 0);
    const counts = await childrenOfKept(blueprint, plan, existingTables);
    const tables = plan.tables.map(({ name, mode, rows }) => ({ name, mode, rows: counts.get(name) ?? rows }));
    return await apart({ beside: openBeside(client), keys: await keysThere(client, held), blueprint, tables, existingTables });
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}

/** Whether a load keeps single tables: possible with a newly created schema if they existed before. */
export function keepsSomeTables({ modes = {} }: Pick<ModeOptions, 'modes'>): boolean {
  return Object.values(modes).includes('keep');
}

/**
 * In a newly created schema, tables of migration tools and frameworks that rows refer to are empty and remain empty.
 */
export function tablesOfNewSchema(plan: Plan, options: Pick<ModeOptions, 'modes' | 'tables'>): ExistingTables {
  const unwritten = neverWritten(plan.blueprint, options);
  const loaded = new Set(chooseTables(plan, options.tables).map(({ name }) => name));
  return Object.fromEntries([...referredTools(plan, loaded, options)].filter((name) => unwritten.has(name)).map((name) => [name, EMPTY]));
}

/** In a load of some tables, the others are unchanged. */
function narrowed(
  plan: Plan,
  policies: ReadonlyMap<string, RowPolicy>,
  names: readonly string[] | undefined,
  tools: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, RowPolicy> {
  if (!names) return policies;
  const chosen = new Set(names.map((name) => plan.table(name).name));
  const behind = [...chosen].some((name) => policies.get(name)!.mode === 'append' || policies.get(name)!.mode === 'keep');
  return new Map([...policies].map(([name, policy]) => [name, chosen.has(name) || !behind || tools.has(name) ? policy : { mode: 'keep', isExplicit: true }]));
}

function existingRowsQuery(plan: Plan, table: TablePlan, policies: ReadonlyMap<string, RowPolicy>): ExistingRowsQuery {
  const { mode } = policies.get(table.name)!;
  const referred = new Set(plan.relations.filter(({ parent }) => parent === table.name).flatMap(({ parentColumns }) => parentColumns));
  const own = table.columns.map((column) => column.name);
  const known = own.filter((name) => referred.has(name));
  const selecting = new Set(plan.blueprint.relations.flatMap(({ to, where = {} }) => (to.table === table.name ? Object.keys(where) : [])));
  const read = own.filter((name) => referred.has(name) || selecting.has(name));
  return {
    schema: table.schema,
    table: table.table,
    // A platform's table may differ between versions, and only its referenced columns are read, for privacy.
    listed: mode === 'keep' && !platformTablesOf(plan.blueprint.tables).has(table.name) ? own : mode === 'keep' || mode === 'append' ? read : [],
    needed: known,
    order: table.primaryKey.filter((name) => own.includes(name)),
    counted: countedColumns(plan, table),
  };
}

/** Reference numbers (`INV-000123`) continue after the number of existing rows: earlier loads used the numbers up to there. */
function referencesBehind(plan: Plan, name: string, present: number): Record<string, string> {
  const { columns } = blueprintTable(plan, plan.table(name));
  const references = present === 0 ? [] : columns.filter(({ generator }) => generator?.kind === 'code.reference');
  return Object.fromEntries(references.map((column) => [column.name, String(Number(column.generator?.parameters?.['start'] ?? 1) + present)]));
}

const blueprintTable = ({ blueprint }: Plan, { schema, table }: TablePlan): BlueprintTable =>
  blueprint.tables.find((each) => each.schema === schema && each.name === table)!;
