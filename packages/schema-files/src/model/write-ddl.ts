import { quotedName, quotedText } from '@seedbed/contract';
import type { Column, EnumType, ForeignKey, Index, Key, Model, Table } from './model.ts';
import { listOf, pathOf } from './quote.ts';

/** The DDL of Postgres that makes a data model: types, then tables, then indexes, then foreign keys, which may go in circles. */
export function writeDdl({ extensions, enums, tables, foreignKeys }: Model): string {
  const schemas = new Set([...extensions, ...enums, ...tables].flatMap(({ schema }) => (schema === undefined || schema === 'public' ? [] : [schema])));
  return [
    ...[...schemas].map((name) => `CREATE SCHEMA IF NOT EXISTS ${quotedName(name)};`),
    ...extensions.map(
      ({ name, schema }) => `CREATE EXTENSION IF NOT EXISTS ${quotedName(name)}${schema === undefined ? '' : ` SCHEMA ${quotedName(schema)}`};`,
    ),
    ...enums.flatMap(enumStatements),
    ...tables.flatMap(tableStatements),
    ...indexStatements(tables),
    ...foreignKeys.map(foreignKeyStatement),
    '',
  ].join('\n');
}

function enumStatements(type: EnumType): string[] {
  return [
    `CREATE TYPE ${pathOf(type)} AS ENUM (${type.labels.map(quotedText).join(', ')});`,
    ...(type.comment === undefined ? [] : [`COMMENT ON TYPE ${pathOf(type)} IS ${quotedText(type.comment)};`]),
  ];
}

function tableStatements(table: Table): string[] {
  const { columns, primaryKey, checks = [], comment } = table;
  const lines = [
    ...columns.map(columnLine),
    ...(primaryKey ? [`${constraint(primaryKey)}PRIMARY KEY (${listOf(primaryKey.columns)})`] : []),
    ...checks.map(({ name, sql }) => `${constraint({ name })}CHECK (${sql})`),
  ];
  return [
    lines.length === 0 ? `CREATE TABLE ${pathOf(table)} ();` : `CREATE TABLE ${pathOf(table)} (\n  ${lines.join(',\n  ')}\n);`,
    ...(comment === undefined ? [] : [`COMMENT ON TABLE ${pathOf(table)} IS ${quotedText(comment)};`]),
    ...columns.flatMap((column) =>
      column.comment === undefined ? [] : [`COMMENT ON COLUMN ${pathOf(table)}.${quotedName(column.name)} IS ${quotedText(column.comment)};`],
    ),
  ];
}

function columnLine({ name, type, notNull, default: usual }: Column): string {
  return `${quotedName(name)} ${type}${notNull ? ' NOT NULL' : ''}${usual === undefined ? '' : ` DEFAULT ${usual}`}`;
}

function constraint({ name }: Pick<Key, 'name'>): string {
  return name === undefined ? '' : `CONSTRAINT ${quotedName(name)} `;
}

/** Named ones come first, and only once: Postgres assigns a free name to the others. */
function indexStatements(tables: readonly Table[]): string[] {
  const seen = new Set<string>();
  const all = tables.flatMap((table) => table.indexes.map((index) => ({ table, index })));
  const isNamed = ({ table, index: { name } }: (typeof all)[number]): boolean => {
    if (name === undefined || seen.has(`${table.schema ?? 'public'}.${name}`)) return false;
    seen.add(`${table.schema ?? 'public'}.${name}`);
    return true;
  };
  const { named = [], unnamed = [] } = Object.groupBy(all, (each) => (isNamed(each) ? 'named' : 'unnamed'));
  return [
    ...named.map(({ table, index }) => indexStatement(table, index)),
    ...unnamed.map(({ table, index: { name: _, ...index } }) => indexStatement(table, index)),
  ];
}

function indexStatement(table: Table, { name, unique, method, parts, where }: Index): string {
  const named = name === undefined ? '' : ` ${quotedName(name)}`;
  const using = method === undefined ? '' : ` USING ${method}`;
  return `CREATE ${unique ? 'UNIQUE ' : ''}INDEX${named} ON ${pathOf(table)}${using} (${parts.join(', ')})${where === undefined ? '' : ` WHERE ${where}`};`;
}

function foreignKeyStatement({ name, from, columns, to, keys, onDelete, onUpdate }: ForeignKey): string {
  const target = `REFERENCES ${pathOf(to)}${keys.length === 0 ? '' : ` (${listOf(keys)})`}`;
  const actions = `${onDelete === undefined ? '' : ` ON DELETE ${onDelete}`}${onUpdate === undefined ? '' : ` ON UPDATE ${onUpdate}`}`;
  return `ALTER TABLE ${pathOf(from)} ADD ${constraint({ name })}FOREIGN KEY (${listOf(columns)}) ${target}${actions};`;
}
