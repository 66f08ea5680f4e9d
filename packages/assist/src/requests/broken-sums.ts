import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import type { Compile } from '@seedbed/engine/compile-blueprint';
import { namingChecks } from './naming-checks.ts';

/** A sum as requests express it: of one column of a child, or of a product of two. */
const SUM = /^coalesce\(sum\((\w+), (\w+)(?: \* (\w+))?\), 0\.0\)$/;
/** Larger tables are not added up for a card. */
const MAX_CHILDREN = 200_000;

/**
 * Why the rows of `after` violate a column that is the sum over rows of another table, by these words or by earlier
 * ones; null if each sum of whole tables holds, or was violated as much in `before`. A CHECK between the sum and
 * another column can override it.
 */
export async function brokenSum(before: Blueprint, after: Blueprint, compile: Compile): Promise<string | null> {
  const sums = after.tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const { kind, parameters } = column.generator ?? {};
      const form = kind === 'expression' ? SUM.exec(String(parameters?.['expression'])) : null;
      return form ? [{ table, column, child: form[1]!, terms: form.slice(2).filter((term) => term !== undefined) }] : [];
    }),
  );
  if (sums.length === 0) return null;
  const related = tablesTouched(before, after);
  const touched = sums.filter(({ table, child }) => related.has(table) || [...related].some((one) => one.name === child));
  if (touched.length === 0) return null;
  const plans = { before: await compile(before), after: await compile(after) };
  for (const { table, column, child, terms } of touched) {
    const name = qualifiedName(table.schema, table.name);
    const computed = computedTerm(after, child, terms);
    if (computed !== undefined)
      return `${table.name}.${column.name} cannot be the sum over ${child}.${computed}, which Postgres computes; name the columns that it is computed from`;
    const off = offRows(plans.after, name, column.name, child, terms);
    if (off === null || off === 0) continue;
    const old = before.tables.find((one) => one.schema === table.schema && one.name === table.name)?.columns.find((one) => one.name === column.name);
    const isNew = JSON.stringify(old?.generator) !== JSON.stringify(column.generator);
    if (!isNew && (offRows(plans.before, name, column.name, child, terms) ?? 0) > 0) continue;
    return `${table.name}.${column.name} ${isNew ? 'would not be' : 'would no longer be'} the sum over ${child} in ${off} of ${plans.after.table(name).rows} rows${namingChecks(table, column.name)}`;
  }
  return null;
}

/** Tables that differ, and those whose rows follow them: their children's cells and counts, and their parents' sums. A sum over none of these stays as it is. */
export function tablesTouched(before: Blueprint, after: Blueprint): ReadonlySet<BlueprintTable> {
  const known = new Map(before.tables.map((table) => [qualifiedName(table.schema, table.name), JSON.stringify(table)]));
  const relations = (of: Blueprint, name: string): string => JSON.stringify(of.relations.filter(({ from, to }) => from.table === name || to.table === name));
  const changed = after.tables.filter((table) => {
    const name = qualifiedName(table.schema, table.name);
    return known.get(name) !== JSON.stringify(table) || relations(before, name) !== relations(after, name);
  });
  const found = new Set(changed.map(({ schema, name }) => qualifiedName(schema, name)));
  // A set grows while it is walked: children of children follow too.
  for (const name of found) for (const { from, to } of after.relations) if (to.table === name) found.add(from.table);
  return new Set(after.tables.filter(({ schema, name }) => found.has(qualifiedName(schema, name))));
}

/** A term that Postgres computes: its values are not known before a load. */
function computedTerm({ tables }: Blueprint, child: string, terms: readonly string[]): string | undefined {
  const columns = tables.find(({ name }) => name === child)?.columns;
  return terms.find((term) => columns?.some(({ name, generator }) => name === term && generator === undefined));
}

/** How many rows differ from the sum over their children; null if that cannot be checked. */
function offRows(plan: Plan, name: string, column: string, child: string, terms: readonly string[]): number | null {
  const relations = plan.relations.filter((one) => one.parent === name && (one.child === child || one.child.endsWith(`.${child}`)));
  const [relation] = relations;
  if (!relation || relations.length > 1) return null;
  // A column that Postgres computes has no cells to read.
  const isRead = (table: string, one: string) => plan.table(table).columns.some(({ name: own }) => own === one);
  if (!isRead(name, column) || !terms.every((term) => isRead(relation.child, term))) return null;
  const { rows } = plan.table(relation.child);
  const parents = plan.table(name).rows;
  if (rows > MAX_CHILDREN || parents > MAX_CHILDREN) return null;
  const sums = new Float64Array(parents);
  for (const [row, cells] of textRows(plan, relation.child, 0, rows, terms).entries()) {
    const parent = relation.parentOf(row);
    if (parent >= 0 && cells.every((cell) => cell !== null)) sums[parent]! += cells.reduce((product, cell) => product * Number(cell), 1);
  }
  // A column may have fewer decimals than the sum.
  return textRows(plan, name, 0, parents, [column]).filter(
    ([cell], row) => cell != null && Math.abs(Number(cell) - sums[row]!) > 0.0051 + (cell.includes('.') ? 0 : 0.5),
  ).length;
}
