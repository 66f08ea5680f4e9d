import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { shortTables } from '../rows/short-tables.ts';
import { sizesOfPlan } from '../rows/sizes-of-plan.ts';
import type { Plan } from '@seedbed/engine';
import { worstOf } from '../operations/messages/worst-of.ts';
import { MCP_LIMITS } from './limits.ts';
import type { Held } from './session.ts';

/** A blueprint in short form: its content, and notes about it. */
export function shortForm(name: string, { blueprint, diagnostics, read }: Held, plan: Plan, counts: Parameters<typeof shortTables>[2]) {
  const { seed, locale, referenceDate, tables } = blueprint;
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  const worst = worstOf([...diagnostics, ...plan.diagnostics]);
  const short = counts === undefined ? [] : shortTables(plan, plan.tables, counts, diagnostics);
  return {
    blueprint: name,
    ...(read !== undefined && { read }),
    seed,
    locale,
    referenceDate,
    sizes: sizesOfPlan(plan).line,
    tables: plan.tables.map(({ name: table, rows, schema, table: bare }) => ({
      table,
      rows,
      ...(columns <= MCP_LIMITS.columnsShown && {
        columns: columnsOf(
          blueprint,
          tables.find((one) => one.schema === schema && one.name === bare)!,
        ),
      }),
    })),
    ...(columns > MCP_LIMITS.columnsShown && { columns: `${columns} in all: \`explain\` shows those of a table` }),
    ...(short.length > 0 && { fewerRows: short.map(({ why }) => why) }),
    diagnostics: [...worst.lines, ...(worst.rest > 0 ? [`… and ${worst.rest} more`] : [])],
  };
}

/** Each column with its type and its generator. */
export function columnsOf(blueprint: Blueprint, table: BlueprintTable): Record<string, string> {
  return Object.fromEntries(table.columns.map((column) => [column.name, `${column.type} ← ${makerOf(blueprint, table, column)}`]));
}

function makerOf(blueprint: Blueprint, table: BlueprintTable, { name, generator, generated }: BlueprintColumn): string {
  if (generated !== undefined) return 'Postgres';
  const own = qualifiedName(table.schema, table.name);
  const relation = blueprint.relations.find(({ from }) => from.table === own && from.columns.includes(name));
  if (relation) return `${relation.to.table}.${relation.to.columns[relation.from.columns.indexOf(name)]}`;
  return generator?.kind ?? 'its default';
}
