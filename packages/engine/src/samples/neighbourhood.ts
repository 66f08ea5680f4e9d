import { qualifiedName, type Blueprint, type Generator } from '@seedbed/contract';

/** The table and its related tables. The stream of a column depends on names, and not on other tables. */
export function neighbourhood(blueprint: Blueprint, table: string, shown: number): Blueprint {
  const relations = blueprint.relations.filter(({ from, to }) => from.table === table || to.table === table);
  const names = new Set([table, ...relations.flatMap(({ from, to }) => [from.table, to.table])]);
  const counted = blueprint.tables.filter((one) => names.has(qualifiedName(one.schema, one.name)));
  // A table that neither states its rows nor has its owning parent here would have no count: it gets a placeholder.
  return {
    ...blueprint,
    relations,
    tables: counted.map((one) => (one.rows === undefined && !ownedHere(one, relations) ? { ...one, rows: shown * 100 } : one)),
  };
}

function ownedHere({ schema, name }: Blueprint['tables'][number], relations: Blueprint['relations']): boolean {
  return relations.some(({ from, owner }) => owner === true && from.table === qualifiedName(schema, name));
}

/** The blueprint, with another generator in a column. */
export function withGenerator(blueprint: Blueprint, table: string, column: string, generator: Generator): Blueprint {
  return {
    ...blueprint,
    tables: blueprint.tables.map((one) =>
      qualifiedName(one.schema, one.name) === table
        ? { ...one, columns: one.columns.map((each) => (each.name === column ? { ...each, generator } : each)) }
        : one,
    ),
  };
}
