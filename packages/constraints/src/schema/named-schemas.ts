import { quotedName, type Catalog, type CatalogTable } from '@seedbed/contract';

/** The schemas of tables, functions and types, by their bare names. */
export function schemasByName({ tables, functions, types }: Catalog): ReadonlyMap<string, readonly string[]> {
  const keys = [...Object.keys(functions).map((key) => key.slice(0, key.indexOf('('))), ...Object.keys(types)].map(partsOf);
  const found = new Map<string, string[]>();
  const add = (name: string, schema: string): void => {
    found.set(name, [...(found.get(name) ?? []), schema]);
  };
  for (const table of tables) add(table.name, table.schema);
  for (const parts of keys) if (parts.length === 2) add(parts[1]!, parts[0]!);
  return found;
}

const DEFAULT_PATH = 'public';

/** The search path of a session without a setting, and the schemas on it. */
export function givenPath(catalog: Catalog, set?: string): { readonly path: string; readonly schemas: ReadonlySet<string> } {
  const path = set ?? catalog.settings.find((one) => one.name === 'search_path')?.value ?? DEFAULT_PATH;
  return { path, schemas: new Set(path.split(',').map((each) => unquoted(each.trim()))) };
}

/** The path with additional schemas at its end. */
export function longerPath(path: string, schemas: Iterable<string>): string {
  return [path, ...[...schemas].map(quoted)].join(', ');
}

/** `app."Odd name"` → `app`, `Odd name`. */
function partsOf(key: string): string[] {
  return (key.match(/"(?:[^"]|"")+"|[^.]+/g) ?? []).map(unquoted);
}

function unquoted(name: string): string {
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name;
}

function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : quotedName(name);
}

/** `public."Order"` → `Order`. */
export function bareName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).replaceAll('"', '');
}

export function hasColumn(table: CatalogTable, name: string): boolean {
  return table.columns.some((column) => column.name === name);
}
