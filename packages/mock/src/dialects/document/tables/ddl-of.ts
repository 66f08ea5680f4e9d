import { Problem, quotedName, singular } from '@seedbed/contract';
import { folded, isSameNoun } from '../../../core/index.ts';
import type { ApiDocument } from '../spec/api-document.ts';
import type { Operation } from '../spec/operations.ts';
import { pathToRow, pathToRows, shapeAt } from '../mapping/envelope.ts';
import { nounsOf } from '../mapping/nouns.ts';
import { successOf } from '../mapping/success.ts';
import { shapeOf, type Shape } from '../shape/shape.ts';
import { addColumns, chooseKey, sqlName, type MadeTable } from './table-of-row.ts';

/** More would be slow to read, and no front end shows that many. */
const MAX_TABLES = 400;

/**
 * Tables for a document without a schema, as DDL: one for each resource of its operations, with columns by property and
 * foreign keys by nesting.
 */
export function ddlOfDocument(document: ApiDocument): string {
  const tables = new Map<string, MadeTable>();
  for (const isNamed of [true, false]) for (const operation of document.operations) addTable(document, operation, tables, isNamed);
  if (tables.size === 0)
    throw new Problem(
      'invalid-request',
      'No operation of the document answers a JSON object: no tables can be made of it. Give the DDL of the tables, and the document by --openapi.',
    );
  for (const table of tables.values()) chooseKey(table, parametersOf(document, table));
  for (const table of tables.values()) relate(table, [...tables.values()]);
  for (const { parts } of document.operations)
    nest(
      parts.map(({ text, parameters }) => (parameters.length > 0 ? null : text)),
      [...tables.values()],
    );
  return [...tables.values()]
    .map(createTable)
    .concat([...tables.values()].flatMap(foreignKeys))
    .join('\n');
}

function addTable(document: ApiDocument, operation: Operation, tables: Map<string, MadeTable>, isNamed: boolean): void {
  const success = successOf(operation);
  if (!success?.hasJson) return;
  const last = operation.parts.findLast(({ parameters }) => parameters.length === 0)?.text ?? '';
  const isItem = (operation.parts.at(-1)?.parameters.length ?? 0) > 0;
  const shape = shapeOf(document, success.schema);
  const path = isItem ? undefined : pathToRows(shape, [last]);
  const row = path ? shapeAt(shape, path).items() : shapeAt(shape, pathToRow(shape, undefined));
  const name = nameOf(row, path ? undefined : shape, last);
  // Names of components take precedence over a path's last word.
  if (isNamed !== (row.name !== undefined)) return;
  if (name === '' || tables.size >= MAX_TABLES) return;
  const table = [...tables.values()].find((each) => isSameNoun(each.name, name)) ?? {
    name,
    key: undefined as never,
    columns: new Map(),
    shapes: new Set<Shape>(),
    unique: new Set<string>(),
  };
  tables.set(table.name, table);
  if (table.shapes.has(row)) return;
  table.shapes.add(row);
  addColumns(table, row);
}

/** The component without words for its form, otherwise the end of the path. */
function nameOf(row: Shape, whole: Shape | undefined, last: string): string {
  const component = row.name ?? whole?.name;
  return sqlName(component === undefined ? last : nounsOf(component).at(-1)!);
}

/** Parameters that end paths to a row of a table. */
function parametersOf({ operations }: ApiDocument, table: MadeTable): string[] {
  return operations.flatMap(({ parts }) => {
    const [collection, item] = parts.slice(-2);
    return collection && item && collection.parameters.length === 0 && isSameNoun(sqlName(collection.text), table.name) ? item.parameters : [];
  });
}

/** Nested objects and lists of them, and properties that end in `_id`, lead to other tables. */
function relate(table: MadeTable, all: readonly MadeTable[]): void {
  for (const shape of table.shapes)
    for (const [name, lazily] of shape.properties) {
      const property = lazily();
      const inner = property.kind === 'array' ? property.items() : property;
      if (inner.kind === 'object') {
        const target = inner.properties.size === 0 ? undefined : all.find((each) => each.shapes.has(inner));
        if (target && property.kind === 'array') refer(target, `${singular(table.name)}_id`, table);
        else if (target) refer(table, `${sqlName(name)}_id`, target);
        continue;
      }
      const noun = /^(.+)_id$/.exec(sqlName(name))?.[1];
      const target = noun === undefined || property.kind === 'array' ? undefined : all.find((each) => each !== table && isSameNoun(each.name, noun));
      if (target) refer(table, sqlName(name), target);
    }
}

/** `/users/{id}/orders`: orders belong to users. */
function nest(segments: readonly (string | null)[], all: readonly MadeTable[]): void {
  segments.forEach((segment, i) => {
    const [parent, child] = [segments[i - 2], segment].map((text) =>
      typeof text === 'string' ? all.find((each) => isSameNoun(each.name, sqlName(text))) : undefined,
    );
    if (segments[i - 1] === null && parent && child && parent !== child) refer(child, `${singular(parent.name)}_id`, parent);
  });
}

function refer(from: MadeTable, name: string, to: MadeTable): void {
  const there = [...from.columns.values()].find((column) => folded(column.name) === folded(name));
  if (there === from.key || from.unique.has(there?.name ?? '')) return;
  if (!there && [...from.columns.values()].some((column) => column.references === to && from !== to)) return;
  const column = there?.name ?? name.slice(0, 60);
  from.columns.set(column, { name: column, type: to.key.type, notNull: false, check: null, references: to });
}

function createTable({ name, key, columns, unique }: MadeTable): string {
  const lines = [...columns.values()].map((column) => {
    const parts = [quotedName(column.name), column.type];
    if (column === key)
      parts.push(
        column.type === 'bigint'
          ? 'generated by default as identity primary key'
          : column.type === 'uuid'
            ? 'default gen_random_uuid() primary key'
            : 'primary key',
      );
    else if (column.notNull) parts.push('not null');
    if (unique.has(column.name)) parts.push('unique');
    if (column.check !== null && column !== key) parts.push(`check (${column.check})`);
    return `  ${parts.join(' ')}`;
  });
  return `create table ${quotedName(name)} (\n${lines.join(',\n')}\n);`;
}

function foreignKeys({ name, columns }: MadeTable): string[] {
  return [...columns.values()].flatMap((column) =>
    column.references
      ? [
          `alter table ${quotedName(name)} add foreign key (${quotedName(column.name)}) references ${quotedName(column.references.name)} (${quotedName(column.references.key.name)}) on delete set null;`,
        ]
      : [],
  );
}
