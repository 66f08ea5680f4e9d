import type { Catalog, CatalogFunction, TypeDefinition } from '@seedbed/contract';
import { quoteIdent, quoteLiteral, quoteQualifiedName } from '../sql/quote.ts';
import { tableStatements } from './table-statements.ts';

/** One statement and the object that it creates, for a notice if it fails. */
export type CatalogStatement = { readonly place: string; readonly sql: string };

/**
 * The statements that recreate a catalog's schema, as far as the catalog describes it: everything that restricts rows,
 * and the views that code names. Partitioned tables become plain ones, with their partitions' bounds as a CHECK. The
 * caller creates extensions. The order usually works; the caller retries statements that depend on later ones (a
 * function over a table's row type).
 */
export function catalogStatements(catalog: Catalog, database: string): CatalogStatement[] {
  const tables = catalog.tables.filter((table) => table.kind !== 'foreign');
  const perTable = tables.map(tableStatements);
  // A table brings its type with it.
  const rowTypes = new Set(tables.map((table) => `${printed(table.schema)}.${printed(table.name)}`));
  return [
    ...schemasOf(catalog).map((name) => ({ place: `schema ${name}`, sql: `CREATE SCHEMA IF NOT EXISTS ${quoteIdent(name)}` })),
    { place: 'settings', sql: 'SET check_function_bodies = off' },
    ...Object.entries(catalog.types).flatMap(([name, type]) => (rowTypes.has(name) ? [] : typeStatement(name, type))),
    ...usedByCode(catalog),
    ...Object.entries(catalog.functions).map(([key, each]) => ({ place: key, sql: functionStatement(each) })),
    ...sequenceStatements(catalog),
    ...perTable.map((each) => each.table),
    ...perTable.flatMap((each) => each.keys),
    ...perTable.flatMap((each) => each.references),
    ...perTable.flatMap((each) => each.code),
    ...catalog.settings.map(({ name, value }) => ({
      place: `setting ${name}`,
      sql: `ALTER DATABASE ${quoteIdent(database)} SET ${quoteIdent(name)} TO ${LISTS.has(name) ? value || "''" : quoteLiteral(value)}`,
    })),
  ];
}

/** Views that no code names do not affect rows; text search objects always may, since code can build their names. */
function usedByCode({ usedByCode: all = [], functions, tables }: Catalog): CatalogStatement[] {
  const code = [...Object.values(functions).map(({ body }) => body), ...tables.flatMap(({ rules }) => rules.map(({ definition }) => definition))]
    .join('\n')
    .toLowerCase();
  const words = new Set(code.match(/[\w$]+/g));
  const isView = (definition: string): boolean => !definition.includes(' TEXT SEARCH ');
  const named = new Set(all.filter(({ name }) => words.has(bareName(name))).map(({ name }) => name));
  // Views may depend on other views.
  for (let before = -1; before !== named.size;) {
    before = named.size;
    for (const { name, definition } of all) {
      if (!named.has(name)) continue;
      for (const other of all) if (definition.toLowerCase().includes(bareName(other.name))) named.add(other.name);
    }
  }
  return all.filter(({ name, definition }) => !isView(definition) || named.has(name)).map(({ name, definition }) => ({ place: name, sql: definition }));
}

function bareName(name: string): string {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .replaceAll('"', '')
    .toLowerCase();
}

/** As `format_type` prints it. */
function printed(name: string): string {
  return /^[a-z_][a-z0-9_$]*$/.test(name) ? name : quoteIdent(name);
}

/** Settings that are lists are stored already quoted. */
const LISTS: ReadonlySet<string> = new Set(['search_path', 'datestyle']);

function schemasOf(catalog: Catalog): string[] {
  const names = [
    ...catalog.tables.map((table) => table.schema),
    ...[...Object.keys(catalog.types), ...Object.values(catalog.functions).map((each) => each.name), ...catalog.sequences.map((each) => each.name)].map(
      schemaOf,
    ),
  ];
  return [...new Set(names)].filter((name) => name !== 'public');
}

function schemaOf(name: string): string {
  const [, quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^."]+))\./.exec(name) ?? [];
  return quoted?.replaceAll('""', '"') ?? plain ?? 'public';
}

/** Type names are as `format_type` prints them, ready for SQL. */
function typeStatement(name: string, type: TypeDefinition): CatalogStatement[] {
  const one = (sql: string): CatalogStatement[] => [{ place: `type ${name}`, sql }];
  switch (type.kind) {
    case 'enum':
      return one(`CREATE TYPE ${name} AS ENUM (${type.labels.map(quoteLiteral).join(', ')})`);
    case 'domain': {
      const checks = (type.checks ?? []).map((check) => ` CONSTRAINT ${quoteIdent(check.name)} CHECK (${check.expression})`);
      return one(
        `CREATE DOMAIN ${name} AS ${type.base}${type.default === undefined ? '' : ` DEFAULT ${type.default}`}${type.notNull ? ' NOT NULL' : ''}${checks.join('')}`,
      );
    }
    case 'composite':
      return one(`CREATE TYPE ${name} AS (${type.fields.map((field) => `${quoteIdent(field.name)} ${field.type}`).join(', ')})`);
    case 'range':
      return one(`CREATE TYPE ${name} AS RANGE (subtype = ${type.subtype})`);
    default:
      // Multiranges are created with their range; the rest with its extension.
      return [];
  }
}

function functionStatement({ header, body }: CatalogFunction): string {
  if (/^(?:BEGIN ATOMIC|RETURN)\b/.test(body)) return `${header}\n${body}`;
  let tag = '$seedbed$';
  for (let i = 1; body.includes(tag); i++) tag = `$seedbed${i}$`;
  return `${header}\nAS ${tag}${body}${tag}`;
}

/** Sequences of identity columns are created with their column. */
function sequenceStatements(catalog: Catalog): CatalogStatement[] {
  const byIdentity = new Set(catalog.tables.flatMap((table) => table.columns.filter((column) => column.identity).map((column) => column.sequence)));
  return catalog.sequences
    .filter((each) => !byIdentity.has(each.name))
    .map(({ name, start, increment, min, max, cycle }) => ({
      place: `sequence ${name}`,
      sql: `CREATE SEQUENCE ${quoteQualifiedName(name)} INCREMENT ${increment} MINVALUE ${min} MAXVALUE ${max} START ${start}${cycle ? ' CYCLE' : ''}`,
    }));
}
