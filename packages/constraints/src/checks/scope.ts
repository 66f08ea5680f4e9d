import { resolveType, type CatalogTable, type SqlType, type TypeDefinitions } from '@seedbed/contract';

/** The context of an expression: the row's columns and the schema's types. */
export type Scope = {
  readonly columns: ReadonlyMap<string, SqlType>;
  /** Columns that are never NULL, regardless of conditions. */
  readonly notNull: ReadonlySet<string>;
  /** Columns whose text order is code point order (collation C). */
  readonly byCodePoint: ReadonlySet<string>;
  /** For columns of foreign keys: the column they have the values of, as `table.column`. */
  readonly keyOf?: ReadonlyMap<string, string>;
  readonly types: TypeDefinitions;
};

export function scopeOf(table: CatalogTable, types: TypeDefinitions): Scope {
  const columns = new Map(table.columns.map((column) => [column.name, resolveType(column.type, types)]));
  const primary = table.uniqueKeys.find((key) => key.primary)?.columns ?? [];
  const notNull = table.columns.filter((column) => column.notNull || isNotNullDomain(columns.get(column.name)!)).map((column) => column.name);
  const byCodePoint = table.columns
    .filter((column) => /"?(C|POSIX|C\.UTF-?8|C\.utf8|ucs_basic|pg_c_utf8)"?$/.test(column.collation ?? ''))
    .map((column) => column.name);
  // Of a column in several foreign keys, that of the narrowest counts.
  const byWidth = [...table.foreignKeys].sort((a, b) => b.columns.length - a.columns.length);
  const keyOf = new Map(byWidth.flatMap((key) => key.columns.map((column, i) => [column, `${key.references}.${key.referencedColumns[i]}`] as const)));
  return { columns, notNull: new Set([...primary, ...notNull]), byCodePoint: new Set(byCodePoint), keyOf, types };
}

/** NOT NULL may be in a domain, at any depth of domains. */
export function isNotNullDomain(type: SqlType): boolean {
  return (type.domains ?? []).some((domain) => domain.notNull);
}
