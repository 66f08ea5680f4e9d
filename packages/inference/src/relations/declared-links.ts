import type { Link, SchemaView } from '@seedbed/meaning/decide';
import type { CodeReference, Solution } from '@seedbed/constraints';

/** Foreign keys of the catalog as links, in the catalog's order. */
export function declaredLinks(schema: SchemaView): Link[] {
  return schema.tables.flatMap((from) =>
    from.foreignKeys.map((key): Link => ({
      name: key.name,
      from,
      columns: key.columns,
      to: schema.byName.get(key.references)!,
      toColumns: key.referencedColumns,
      key,
    })),
  );
}

/** References that a trigger requires. Conditions on their columns take precedence, because the trial load checks the rest. */
export function codeLinks(schema: SchemaView, { tables, code }: Solution): Link[] {
  const isOpen = ({ table, key }: CodeReference): boolean => {
    const solved = tables.get(table);
    return key.columns.every((name) => !solved?.alwaysNull.includes(name) && !solved?.groups.some((group) => group.columns.includes(name)));
  };
  return code.references.filter(isOpen).map(({ table, trigger, key }): Link => ({
    name: key.name,
    from: schema.byName.get(table)!,
    columns: key.columns,
    to: schema.byName.get(key.references)!,
    toColumns: key.referencedColumns,
    askedBy: trigger,
  }));
}
