import {
  plainColumns,
  qualifiedName,
  resolveType,
  type Catalog,
  type CatalogColumn,
  type CatalogForeignKey,
  type CatalogTable,
  type SqlType,
  type TypeDefinitions,
} from '@seedbed/contract';
import { ANY_TEXT_TYPES } from './types.ts';

/** The value for which each word stands, as text, in the order of a comment or of code. `texts`: the column holds texts, not whole numbers. */
export type Legend = ReadonlyMap<string, string> & { readonly texts?: true };

/** A catalog with its names resolved, so that rules ask questions instead of searching arrays. */
export type SchemaView = {
  readonly catalog: Catalog;
  readonly types: TypeDefinitions;
  readonly tables: readonly TableView[];
  readonly byName: ReadonlyMap<string, TableView>;
};

export type TableView = {
  /** `schema.name`, quoted where needed: the name that blueprints use. */
  readonly name: string;
  readonly table: CatalogTable;
  readonly columns: readonly ColumnView[];
  readonly column: ReadonlyMap<string, ColumnView>;
  readonly primaryKey: readonly string[];
  /** Foreign keys whose target is in the catalog. */
  readonly foreignKeys: readonly CatalogForeignKey[];
};

export type ColumnView = {
  readonly name: string;
  readonly column: CatalogColumn;
  readonly type: SqlType;
  /** By the column itself, its primary key or a domain on the way. */
  readonly notNull: boolean;
  /** A key of this column alone binds every row. */
  readonly unique: boolean;
  /** Part of some unique key. */
  readonly inKey: boolean;
  /** It refers to another row by a declared foreign key. */
  readonly references: readonly CatalogForeignKey[];
  /** The values for which its labels stand, where they are the words of a comment or of code: its type is then a list of these. */
  readonly legend?: Legend;
};

export function viewSchema(catalog: Catalog): SchemaView {
  const known = new Set(catalog.tables.map((table) => qualifiedName(table.schema, table.name)));
  const tables = catalog.tables.map((table) => viewTable(table, known, catalog.types));
  return { catalog, types: catalog.types, tables, byName: new Map(tables.map((table) => [table.name, table])) };
}

function viewTable(table: CatalogTable, known: ReadonlySet<string>, types: TypeDefinitions): TableView {
  const foreignKeys = table.foreignKeys.filter((key) => known.has(key.references));
  const primary = table.uniqueKeys.find((key) => key.primary);
  const primaryKey = primary ? plainColumns(primary.keys) : [];
  const columns = table.columns.map((column): ColumnView => {
    const type = resolveType(column.type, types);
    return {
      name: column.name,
      column,
      type,
      notNull: column.notNull === true || primaryKey.includes(column.name) || (type.domains ?? []).some((domain) => domain.notNull),
      unique: table.uniqueKeys.some(
        (key) => key.predicate === undefined && key.keys.length === 1 && key.columns.length === 1 && key.columns[0] === column.name,
      ),
      inKey: table.uniqueKeys.some((key) => key.columns.includes(column.name)),
      references: foreignKeys.filter((key) => key.columns.includes(column.name)),
    };
  });
  return {
    name: qualifiedName(table.schema, table.name),
    table,
    columns,
    column: new Map(columns.map((column) => [column.name, column])),
    primaryKey,
    foreignKeys,
  };
}

/** The text that is a table's whole key, such as the code of a species; undefined for any other key. */
export function textKeyOf({ primaryKey, column }: TableView): string | undefined {
  const [key = '', ...rest] = primaryKey;
  return rest.length === 0 && ANY_TEXT_TYPES.has(column.get(key)?.type.base ?? '') ? key : undefined;
}
