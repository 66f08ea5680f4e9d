import { resolveType } from '@seedbed/contract';
import { cellJson, targetOf, type Field, type MockTable, type ResultRow } from '../../core/index.ts';
import type { Embed } from './relations.ts';
import { resourceOf, type Naming } from './resource.ts';

const TEXT = resolveType('text');

export type Style = { readonly naming: Naming; /** Keys and foreign keys are strings, as in json-server 1.0. */ readonly stringKeys: boolean };

/** Fields of an answer, named and typed as a dialect shows them. */
export function shapeOf(table: MockTable, fields: readonly Field[], embeds: readonly Embed[], style: Style): readonly Field[] {
  const { member } = resourceOf('', table, style.naming);
  const keys = style.stringKeys ? keyColumns(table) : new Set<string>();
  return fields.map((field): Field => {
    if (field.kind === 'value') return { name: member(field.name), kind: 'value', type: keys.has(field.name) ? TEXT : field.type };
    const way = embeds.find((each) => each.name === field.name)?.way;
    if (field.kind === 'list' || !way) return field;
    return { ...field, fields: shapeOf(targetOf(way), field.fields, [], style) };
  });
}

function keyColumns(table: MockTable): ReadonlySet<string> {
  const columns = [...(table.primaryKey?.columns ?? []), ...table.parents.flatMap((relation) => relation.columns)];
  return new Set(columns.map((column) => column.name));
}

/** One row. Omits a missing parent; `extra` has members without a column. */
export function rowText(shape: readonly Field[], row: ResultRow, extra: readonly string[] = []): string {
  const members = shape.flatMap((field, i) => {
    const cell = row[i] ?? null;
    return field.kind === 'one' && cell === null ? [] : [`${JSON.stringify(field.name)}:${cellJson(field, cell)}`];
  });
  return `{${[...members, ...extra].join(',')}}`;
}

export function rowsText(shape: readonly Field[], rows: readonly ResultRow[], extra: readonly string[] = []): string {
  return `[${rows.map((row) => rowText(shape, row, extra)).join(',')}]`;
}
