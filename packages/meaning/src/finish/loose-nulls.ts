import type { SchemaView } from '../schema/schema-view.ts';

/** With fewer columns there is no habit to detect. */
const MIN_COLUMNS = 8;
/** Schemas that mean it write NOT NULL at more of their columns than that. */
const MIN_NOT_NULL_SHARE = 0.3;

/** Cached, because each table of the schema reads it. */
const cached = new WeakMap<SchemaView, boolean>();

/** Whether so few columns are NOT NULL (apart from keys and those with a DEFAULT) that the others are not meant to be empty. */
export function hasFewNotNulls(schema: SchemaView): boolean {
  let says = cached.get(schema);
  if (says === undefined) cached.set(schema, (says = countFewNotNulls(schema)));
  return says;
}

function countFewNotNulls({ tables }: SchemaView): boolean {
  const plain = tables.flatMap((view) => view.columns.filter((column) => !column.inKey && column.column.default === undefined));
  return plain.length >= MIN_COLUMNS && plain.filter((column) => column.notNull).length < plain.length * MIN_NOT_NULL_SHARE;
}
