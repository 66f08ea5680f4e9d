import { Problem, qualifiedName, suggestNames, withoutWithin, type Blueprint, type BlueprintTable, type Relation } from '@seedbed/contract';
import { withCells, type Described, type Expanded } from '@seedbed/meaning/rows-asked';

/** The row counts that result from an expanded request, by qualified name. */
export function countsOf(blueprint: Blueprint, { counts, described }: Expanded): Record<string, number> {
  const exact = Object.fromEntries([...described.values()].map(({ table, rows }) => [table, rows.length]));
  return Object.fromEntries(Object.entries({ ...counts, ...exact }).map(([name, rows]) => [name === '*' ? name : nameOf(tableNamed(blueprint, name)), rows]));
}

/** The blueprint with the cells and the numbers of children that were requested. */
export function describeRows(blueprint: Blueprint, { described }: Expanded): Blueprint {
  let next = blueprint;
  for (const each of described.values()) {
    const table = tableNamed(next, each.table);
    if (each.under) next = withChildren(next, table, tableNamed(next, each.under.parent), each.under);
    next = { ...next, tables: next.tables.map((one) => (one === table ? withCells(next, table, each) : one)) };
  }
  return next;
}

function withChildren(blueprint: Blueprint, child: BlueprintTable, parent: BlueprintTable, { column, counts }: NonNullable<Described['under']>): Blueprint {
  const [from, to] = [nameOf(child), nameOf(parent)];
  const all = blueprint.relations.filter((each) => each.from.table === from && each.to.table === to);
  const found = column === undefined ? all : all.filter((each) => each.from.columns.includes(column));
  if (found.length !== 1 || child === parent) throw noRelation(child, parent, column, all, found);
  const relations = blueprint.relations.map((each): Relation => {
    if (each !== found[0]) return each.from.table === from && each.owner ? { ...each, owner: false } : each;
    const { nullShare: _, childless: __, order: ___, ...rest } = withoutWithin(each);
    return { ...rest, owner: true, fanOut: { kind: 'listed', counts } };
  });
  return { ...blueprint, relations };
}

function noRelation(child: BlueprintTable, parent: BlueprintTable, column: string | undefined, all: readonly Relation[], found: readonly Relation[]): Problem {
  const [from, to] = [nameOf(child), nameOf(parent)];
  const columns = all.map((each) => each.from.columns.join(', '));
  if (child === parent) return new Problem('invalid-request', `rows: ${from} cannot be nested in itself. Set the column that refers to the parent row.`);
  if (all.length === 0) return new Problem('not-found', `rows: ${from} stands under ${to}, but does not refer to it.`);
  if (found.length === 0) return new Problem('not-found', `rows: ${from} refers to ${to} by ${columns.join(' and ')}, not by ${column!}.`);
  const which = all.map((each) => `'${child.name}.${each.from.columns[0]!}'`).join(' or ');
  return new Problem('invalid-request', `rows: ${from} refers to ${to} by ${columns.join(' and by ')}. Say which one: children: { ${which}: … }.`);
}

/** By `schema.name`, or by the name alone if only one schema has it. */
function tableNamed({ tables }: Blueprint, name: string): BlueprintTable {
  const found = tables.filter((table) => nameOf(table) === name || table.name === name);
  if (found.length === 1) return found[0]!;
  const all = tables.map((table) => table.name);
  throw found.length > 1
    ? new Problem('invalid-request', `rows: ${name} is in several schemas; name one, such as ${nameOf(found[0]!)}.`)
    : new Problem('not-found', `rows: there is no table ${name}. ${suggestNames(all, name)}`);
}

function nameOf({ schema, name }: BlueprintTable): string {
  return qualifiedName(schema, name);
}
