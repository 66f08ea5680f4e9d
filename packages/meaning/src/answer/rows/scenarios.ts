import { dictionary, Problem, qualifiedName, type Blueprint, type BlueprintTable, type Relation } from '@seedbed/contract';
import { expandRows, withCells, type Described, type RowsAsked } from '../../rows-asked/index.ts';
import { fault, pointer, tableNamed, type AnswerWork } from '../work.ts';

/**
 * Named rows with their children: the first rows of their tables, beside the generated ones. A scenario that does not fit the schema is
 * dropped alone. Several scenarios follow each other in their order.
 */
export function takeScenarios(work: AnswerWork): void {
  const { scenarios = {} } = work.knowledge;
  const kept: Record<string, RowsByTable> = dictionary();
  for (const [name, rowsByTable] of Object.entries(scenarios)) {
    try {
      // Tries each together with those before, to find the one that does not fit.
      writeScenarios(work.blueprint, { ...kept, [name]: rowsByTable as RowsByTable });
      kept[name] = rowsByTable as RowsByTable;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      fault(work, pointer('scenarios', name), error.message.replace(/^rows: /, ''));
    }
  }
  if (Object.keys(kept).length === 0) return;
  const { tables, relations, scenarios: written } = writeScenarios(work.blueprint, kept);
  // Other statements have these very tables and relations at hand.
  for (const [at, table] of tables.entries()) Object.assign(work.blueprint.tables[at]!, table);
  for (const [at, relation] of relations.entries()) Object.assign(work.blueprint.relations[at]!, relation);
  work.blueprint.scenarios = written;
}

type RowsByTable = Readonly<Record<string, RowsAsked>>;

function writeScenarios(
  blueprint: Blueprint,
  scenarios: Readonly<Record<string, RowsByTable>>,
): Required<Pick<Blueprint, 'tables' | 'relations' | 'scenarios'>> {
  const names = new Map<unknown, string>();
  const merged: Record<string, Exclude<RowsAsked, number>[]> = dictionary();
  for (const [scenario, rowsByTable] of Object.entries(scenarios))
    for (const [table, spec] of Object.entries(rowsByTable))
      for (const one of typeof spec === 'number' ? [{ count: spec }] : [spec].flat()) {
        // One object, one scenario.
        const own = typeof one === 'object' && one !== null ? { ...one } : one;
        names.set(own, scenario);
        (merged[table] ??= []).push(own as Exclude<RowsAsked, number>);
      }
  const { described } = expandRows(merged as Record<string, RowsAsked>, (name) => tableNamed(blueprint, name) !== undefined);
  const relations = [...blueprint.relations];
  const written = dictionary<Record<string, number[]>>();
  const tables = [...blueprint.tables];
  for (const each of described.values()) {
    const table = tableNamed(blueprint, each.table);
    if (!table) throw new Problem('not-found', `There is no table ${each.table}.`);
    tables[blueprint.tables.indexOf(table)] = withCells(blueprint, table, each);
    for (const [row, top] of each.tops.entries()) ((written[names.get(top)!] ??= {})[qualifiedName(table.schema, table.name)] ??= []).push(row);
    if (!each.under) continue;
    // Rows without described children have none.
    const parents = described.get(each.under.parent)!.rows.length;
    const counts = Array.from({ length: parents }, (_, at) => each.under!.counts[at] ?? 0);
    addChildren(blueprint, relations, table, { ...each.under, counts });
  }
  return { tables, relations, scenarios: written };
}

/** The relation between children and parents, with the counts of the first parents. */
function addChildren(
  blueprint: Blueprint,
  relations: Relation[],
  table: BlueprintTable,
  { parent: name, column, counts }: NonNullable<Described['under']>,
): void {
  const parent = tableNamed(blueprint, name)!;
  const [from, to] = [table, parent].map((each) => qualifiedName(each.schema, each.name));
  const leading = blueprint.relations.filter((each) => each.from.table === from && each.to.table === to);
  const found = column === undefined ? leading : leading.filter((each) => each.from.columns.includes(column));
  if (found.length !== 1 || parent === table) {
    const columns = leading.map((each) => each.from.columns.join(', ')).join(' and by ');
    throw new Problem(
      'invalid-request',
      leading.length === 0 || parent === table
        ? `${table.name} does not refer to ${parent.name}.`
        : `${table.name} refers to ${parent.name} by ${columns}. Name the column, such as "${table.name}.${leading[0]!.from.columns[0]}".`,
    );
  }
  // A share of NULL would take children away from the named rows.
  relations[blueprint.relations.indexOf(found[0]!)] = { ...found[0]!, ...(found[0]!.nullShare === undefined ? {} : { nullShare: 0 }), first: counts };
}
