import { qualifiedName, type Blueprint } from '@seedbed/contract';

/**
 * Tables whose rows list the keys of their parents, and those that refer to them: the keys belong to the requested
 * counts, so a sample cannot contain these rows.
 */
export function lateTables({ tables, relations }: Blueprint): ReadonlySet<string> {
  const listed = tables.flatMap((table) => {
    const name = qualifiedName(table.schema, table.name);
    const columns = new Set(table.groups?.flatMap((group) => (group.rows ? group.columns : [])));
    return relations.some(({ from }) => from.table === name && from.columns.some((column) => columns.has(column))) ? [name] : [];
  });
  const late = new Set<string>();
  for (let next = listed.pop(); next !== undefined; next = listed.pop()) {
    if (late.has(next)) continue;
    late.add(next);
    for (const { from, to } of relations) if (to.table === next) listed.push(from.table);
  }
  return late;
}
