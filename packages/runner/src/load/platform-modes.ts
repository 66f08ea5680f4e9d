import { firstOf, platformTablesOf, Problem, qualifiedName, type Blueprint, type BlueprintTable, type TableModes } from '@seedbed/contract';
import { tablesThere } from '@seedbed/postgres/load';
import { quoteQualified } from '@seedbed/postgres/sql';
import { toolTablesOf } from '../rows/tool-tables.ts';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';
import type { LoadOptions } from './options.ts';

/**
 * How a load treats the target's platform tables: `keep` for those that nobody named, so that rows refer to the people
 * who signed up there. Tables that triggers fill are kept too, because no trigger runs. Empty if the target has no such
 * table. Throws Problem `invalid-request` if nobody signed up there, and rows must refer to somebody.
 */
export async function platformModes(blueprint: Blueprint, url: string, policy: TargetPolicy | undefined, options: LoadOptions): Promise<TableModes> {
  const platform = platformTablesOf(blueprint.tables);
  const named = new Set([...Object.keys(options.modes ?? {}), ...(options.tables ?? [])]);
  const isNamed = ({ schema, name }: BlueprintTable): boolean => named.has(qualifiedName(schema, name)) || named.has(name);
  const open = blueprint.tables.filter((table) => !isNamed(table));
  const kept = open.filter((table) => platform.has(nameOf(table)) && (table.mode ?? 'keep') === 'keep');
  if (kept.length === 0) return {};
  options.signal?.throwIfAborted();
  await using client = await connectTarget(url, policy, options.session);
  const there = await namesThere(client, kept);
  await requireParents(client, blueprint, [...there], options);
  const left = open.filter((table) => table.mode === 'keep' && blueprint.relations.some(({ from, to }) => from.table === nameOf(table) && there.has(to.table)));
  return Object.fromEntries([...there, ...(await namesThere(client, left))].map((name) => [name, 'keep']));
}

/** Most names of tables in a message. */
const NAMED = 3;

/** Else nearly all tables would be empty, and the few rows of the others would be in the way of the next load. */
async function requireParents(
  client: Client,
  blueprint: Blueprint,
  kept: readonly string[],
  { mode = 'empty', modes = {}, tables: names }: LoadOptions,
): Promise<void> {
  const tables = new Map(blueprint.tables.map((table) => [nameOf(table), table]));
  const tools = toolTablesOf(blueprint, { modes, tables: names });
  const isSent = (name: string): boolean => {
    const { mode: own, name: short, rows } = tables.get(name)!;
    const how = modes[name] ?? modes[short] ?? own ?? 'generate';
    return how !== 'keep' && how !== 'skip' && rows !== 0 && !tools.has(name) && (!names || names.includes(name) || names.includes(short));
  };
  for (const parent of kept) {
    const without = [parent];
    for (const name of without)
      for (const { from, to } of blueprint.relations)
        if (to.table === name && !without.includes(from.table) && isNeeded(tables.get(from.table)!, from.columns)) without.push(from.table);
    const empty = without.filter((name) => !kept.includes(name) && isSent(name));
    if (empty.length === 0) continue;
    const { schema, name } = tables.get(parent)!;
    const { rows } = await client.query<{ empty: boolean }>(`SELECT NOT EXISTS (SELECT FROM ${quoteQualified(schema, name)}) AS empty`);
    if (!rows[0]!.empty) continue;
    const of = platformTablesOf(blueprint.tables).get(parent)!;
    const before = mode === 'empty' ? '' : `${mode},`;
    throw new Problem(
      'invalid-request',
      `Add --mode ${before}${parent}=append: ${of} fills ${parent}, which has no rows, and ${firstOf(empty, NAMED)} must refer to them. ` +
        `To load the other tables alone: --mode ${before}${parent}=keep. Nothing was loaded.`,
      { errors: [{ pointer: '/modes', message: `${parent} needs a mode` }], facts: { table: parent, empty } },
    );
  }
}

/** Whether no row can be without this reference. */
function isNeeded({ columns }: BlueprintTable, names: readonly string[]): boolean {
  return columns.some(({ name, nullable }) => names.includes(name) && nullable !== true);
}

type Client = Awaited<ReturnType<typeof connectTarget>>;

async function namesThere(client: Client, tables: readonly BlueprintTable[]): Promise<ReadonlySet<string>> {
  const found = await tablesThere(
    client,
    tables.map(({ schema, name }) => ({ schema, table: name })),
  );
  return new Set(found.map(({ schema, table }) => qualifiedName(schema, table)));
}

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
