import type { SchemaView } from '../schema/schema-view.ts';
import type { Link } from './link.ts';

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
