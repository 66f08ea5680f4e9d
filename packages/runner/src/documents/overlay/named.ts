import { foldedName, Problem, qualifiedName, suggestNames, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';

/**
 * A table by `schema.name`, or by its name alone if only one schema has it. Throws Problem `not-found` with similar
 * names.
 */
export function tableNamed({ tables }: Blueprint, name: string, place: string): BlueprintTable {
  const found = tables.filter((table) => nameOf(table) === name || `${table.schema}.${table.name}` === name || table.name === name);
  if (found.length === 1) return found[0]!;
  if (found.length > 1) throw new Problem('invalid-request', `${place}: ${name} is in several schemas; name one, such as ${nameOf(found[0]!)}.`);
  throw new Problem(
    'not-found',
    `${place}: there is no table ${name}. ${suggestNames(
      tables.map((table) => table.name),
      name,
    )}`,
  );
}

/** `orders.status`, or `public.orders.status`. */
export function columnNamed(blueprint: Blueprint, name: string, place: string): readonly [BlueprintTable, BlueprintColumn] {
  const [tableName, columnName] = split(name, place);
  const table = tableNamed(blueprint, tableName, place);
  const column = table.columns.find((one) => one.name === columnName);
  if (column) return [table, column];
  const names = table.columns.map((one) => one.name);
  throw new Problem('not-found', `${place}: ${nameOf(table)} has no column ${columnName}. ${suggestNames(names, columnName)}`);
}

/** `orders.customer_id`, `orders.customer`, `orders.customers`, or the constraint's name after the table's. */
export function relationNamed(blueprint: Blueprint, name: string, place: string): Relation {
  const [tableName, wanted] = split(name, place);
  const table = tableNamed(blueprint, tableName, place);
  const all = blueprint.relations.filter((relation) => relation.from.table === nameOf(table));
  const parentOf = ({ to }: Relation): string => foldedName(to.table.slice(to.table.lastIndexOf('.') + 1));
  const loose = foldedName(wanted);
  const ways: ((relation: Relation) => boolean)[] = [
    (relation) => relation.name === wanted || relation.from.columns.includes(wanted),
    ({ from }) => from.columns.some((column) => foldedName(column).replace(/_?id$/, '') === loose),
    (relation) => [loose, `${loose}s`, `${loose}es`, loose.replace(/y$/, 'ies')].includes(parentOf(relation)),
  ];
  for (const way of ways) {
    const found = all.filter(way);
    if (found.length === 1) return found[0]!;
    if (found.length > 1)
      throw new Problem(
        'invalid-request',
        `${place}: ${nameOf(table)} has several references ${wanted}: ${found.map(({ from }) => from.columns.join(', ')).join(' and ')}. Name the column.`,
      );
  }
  const names = all.map(({ from }) => from.columns[0]!);
  throw new Problem('not-found', `${place}: ${nameOf(table)} has no reference ${wanted}. ${suggestNames(names, wanted)}`);
}

function split(name: string, place: string): readonly [string, string] {
  const dot = name.lastIndexOf('.');
  if (dot < 1) throw new Problem('invalid-request', `${place}: a name such as orders.status is expected.`);
  return [name.slice(0, dot), name.slice(dot + 1)];
}

export function nameOf({ schema, name }: BlueprintTable): string {
  return qualifiedName(schema, name);
}
