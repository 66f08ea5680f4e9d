import { qualifiedName, type Blueprint, type BlueprintTable, type MockDialect } from '@seedbed/contract';
import type { Option } from '../../components/ui/select.tsx';

/** Tables with examples of their own; of the others the reader knows by then how they go. */
const MAX_TABLES = 60;

/**
 * Example paths for a method: for each table a page, one row, and the rows with their references; or the path for
 * writes.
 */
export function suggestedPaths({ tables, relations }: Blueprint, dialect: MockDialect, method: string): Option<string>[] {
  const first = firstSchema(tables);
  // Tables of other schemas have longer names, or are reached by a header.
  const served = tables.filter((table) => table.schema === first).slice(0, MAX_TABLES);
  return served.flatMap((table) => {
    const path = `/${encodeURIComponent(table.name)}`;
    const [key, ...more] = table.primaryKey ?? [];
    const parent = onlyParent(table, served, relations);
    const paths = PATHS[dialect](path, more.length === 0 ? key : undefined, parent);
    const row = paths.row === undefined ? [] : [{ id: paths.row, label: paths.row, note: 'one row' }];
    if (method === 'POST') return [{ id: path, label: path, note: 'add rows' }];
    if (method !== 'GET') return row;
    return [
      { id: paths.page, label: paths.page, note: 'a page' },
      ...row,
      ...(paths.joined === undefined ? [] : [{ id: paths.joined, label: paths.joined, note: `with ${parent}` }]),
    ];
  });
}

type Paths = { readonly page: string; readonly row: string | undefined; readonly joined: string | undefined };

const PATHS: Readonly<Record<MockDialect, (path: string, key: string | undefined, parent: string | undefined) => Paths>> = {
  postgrest: (path, key, parent) => ({
    page: `${path}?limit=5`,
    row: key && `${path}?${encodeURIComponent(key)}=eq.1`,
    joined: parent && `${path}?select=*,${encodeURIComponent(parent)}(*)&limit=5`,
  }),
  plain: (path, key) => ({ page: `${path}?limit=5`, row: key && `${path}/1`, joined: undefined }),
  js0: (path, key) => ({ page: `${path}?_limit=5`, row: key && `${path}/1`, joined: undefined }),
  js1: (path, key) => ({ page: `${path}?_page=1&_per_page=5`, row: key && `${path}/1`, joined: undefined }),
};

/** A table that this one references only once: its name identifies the relation. */
function onlyParent(table: BlueprintTable, served: readonly BlueprintTable[], relations: Blueprint['relations']): string | undefined {
  const of = ({ schema, name }: BlueprintTable) => qualifiedName(schema, name);
  const own = relations.filter(({ from, to }) => from.table === of(table) && to.table !== from.table);
  const single = own.find(({ from, to }) => relations.filter((each) => isBetween(each, from.table, to.table)).length === 1);
  return served.find((each) => of(each) === single?.to.table)?.name;
}

function isBetween({ from, to }: Blueprint['relations'][number], a: string, b: string): boolean {
  return (from.table === a && to.table === b) || (from.table === b && to.table === a);
}

function firstSchema(tables: readonly BlueprintTable[]): string | undefined {
  return tables.some(({ schema }) => schema === 'public') ? 'public' : tables[0]?.schema;
}
