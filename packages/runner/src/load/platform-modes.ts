import { platformTablesOf, qualifiedName, type Blueprint, type BlueprintTable, type TableModes } from '@seedbed/contract';
import { tablesThere } from '@seedbed/postgres/load';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';
import type { LoadOptions } from './options.ts';

/**
 * How a load treats the target's platform tables: `keep` for those that nobody named, so that rows refer to the people
 * who signed up there. Tables that triggers fill are kept too, because no trigger runs. Empty if the target has no such
 * table.
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
  const left = open.filter((table) => table.mode === 'keep' && blueprint.relations.some(({ from, to }) => from.table === nameOf(table) && there.has(to.table)));
  return Object.fromEntries([...there, ...(await namesThere(client, left))].map((name) => [name, 'keep']));
}

async function namesThere(client: Parameters<typeof tablesThere>[0], tables: readonly BlueprintTable[]): Promise<ReadonlySet<string>> {
  const found = await tablesThere(
    client,
    tables.map(({ schema, name }) => ({ schema, table: name })),
  );
  return new Set(found.map(({ schema, table }) => qualifiedName(schema, table)));
}

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
