import { firstOf, describeToolTable, type Diagnostic } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { tablesThere } from '@seedbed/postgres/load';
import { countUpTo, type OpenClient } from '@seedbed/postgres/sql';
import { toolTablesOf, type Naming } from '../../rows/tool-tables.ts';

/** How many of its rows to count. */
const COUNTED = 100_000;

/** One line about the tables of migration tools and frameworks that a load skipped, with their content in the target; none if there are none. */
export async function keptToolTables(client: OpenClient, plan: Plan, written: readonly { readonly name: string }[], naming: Naming): Promise<Diagnostic[]> {
  const tools = new Map(toolTablesOf(plan.blueprint, naming));
  for (const { name } of written) tools.delete(name);
  if (tools.size === 0) return [];
  const there = await tablesThere(
    client,
    plan.tables.filter(({ name }) => tools.has(name)),
  );
  if (there.length === 0) return [];
  const byKind = new Map<string, string[]>();
  for (const table of there) {
    // A role that may not read such a table can still load.
    const rows = await countUpTo(client, table, COUNTED).catch(() => null);
    const what = describeToolTable(tools.get(table.name)!);
    byKind.set(what, [...(byKind.get(what) ?? []), rows === null || rows === '0' ? table.name : `${table.name} (${rows} ${rows === '1' ? 'row' : 'rows'})`]);
  }
  const parts = [...byKind].map(([what, names]) => `${firstOf(names, SHOWN)}, ${names.length > 1 ? `each ${what}` : what}`);
  return [{ level: 'info', code: 'tool-tables-kept', message: `Kept as they are: ${parts.join('; ')}.` }];
}

/** Maximum number of names of one tool in the line. */
const SHOWN = 4;
