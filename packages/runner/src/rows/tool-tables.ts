import { describeToolTable, qualifiedName, toolTableOf, type Blueprint, type BlueprintTable, type TableModes, type ToolTable } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';

/** Settings that name single tables. */
export type Naming = { readonly modes?: TableModes | undefined; readonly tables?: readonly string[] | undefined };

/**
 * Unnamed tables that belong to a migration tool or framework, by qualified name. A mode of the table in its blueprint
 * counts as naming it, except `keep`, which inference writes.
 */
export function toolTablesOf({ tables }: Blueprint, { modes = {}, tables: names = [] }: Naming = {}): ReadonlyMap<string, ToolTable> {
  const named = new Set([...Object.keys(modes), ...names]);
  return new Map(
    tables.flatMap((table): [string, ToolTable][] => {
      const tool = (table.mode ?? 'keep') === 'keep' ? toolTableOf(table) : null;
      const name = qualifiedName(table.schema, table.name);
      return tool === null || named.has(name) || named.has(table.name) ? [] : [[name, tool]];
    }),
  );
}

/** Those that never get rows: all except those with rows from the schema's own script. */
export function neverWritten(blueprint: Blueprint, naming: Naming = {}): ReadonlyMap<string, ToolTable> {
  const tools = new Map(toolTablesOf(blueprint, naming));
  for (const name of scriptedTools(blueprint, naming)) tools.delete(name);
  return tools;
}

/** Those with rows from the schema's own script: a migration continues them. */
export function scriptedTools(blueprint: Blueprint, naming: Naming = {}): ReadonlySet<string> {
  const tools = toolTablesOf(blueprint, naming);
  return new Set(blueprint.tables.flatMap((table) => (table.ofScript && tools.has(nameOf(table)) ? [nameOf(table)] : [])));
}

/** Those that loaded tables refer to: their rows determine the targets of these references. */
export function referredTools(plan: Plan, loaded: ReadonlySet<string>, naming: Naming): ReadonlySet<string> {
  const tools = toolTablesOf(plan.blueprint, naming);
  return new Set(plan.relations.flatMap(({ parent, child }) => (tools.has(parent) && loaded.has(child) && child !== parent ? [parent] : [])));
}

/** The state of such a table without rows. */
export const EMPTY = { present: 0, kept: true, columns: [], rows: [] } as const;

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);

/** Tables of tools that are not among these, by qualified name. */
export function leftOutOf({ blueprint }: Pick<Plan, 'blueprint'>, chosen: Iterable<string>): ReadonlyMap<string, ToolTable> {
  const left = new Map(neverWritten(blueprint));
  for (const name of chosen) left.delete(name);
  return left;
}

/** One line about tables that files omit, and about references to them; null if there are none. */
export function leftOutLine(plan: Plan, chosen: readonly { readonly name: string }[]): string | null {
  const names = new Set(chosen.map(({ name }) => name));
  const left = leftOutOf(plan, names);
  if (left.size === 0) return null;
  const referring = plan.relations.flatMap(({ parent, child }) => (left.has(parent) && names.has(child) ? [`${child} refers to ${parent}`] : []));
  const needed =
    referring.length === 0
      ? ''
      : ` ${[...new Set(referring)].join(', ')}: load these where such rows are, or name ${referring.length > 1 ? 'those tables' : 'that table'} too.`;
  return `Left out: ${namesOf(left)}.${needed}`;
}

/** `public._prisma_migrations, a migration ledger of Prisma; …`. */
function namesOf(tables: ReadonlyMap<string, ToolTable>): string {
  const byTool = Map.groupBy(tables, ([, tool]) => describeToolTable(tool));
  return [...byTool].map(([what, each]) => `${each.map(([name]) => name).join(', ')}, ${each.length > 1 ? `each ${what}` : what}`).join('; ');
}
