import { dictionary } from '@seedbed/contract';
import { rowKey, type Json, type MockTable } from '../../../core/index.ts';
import type { Part } from '../mapping/part.ts';
import { diceOf } from '../values/dice.ts';
import { madeValue } from '../values/made-value.ts';
import { shown, UNSHOWN } from '../values/shown.ts';
import { factValue, type Page } from './page-facts.ts';

export type RowObject = { readonly [name: string]: Json };

/** The inputs of a body. */
export type Made = {
  readonly seed: string;
  readonly row: RowObject | null;
  /** Identifies the row, so that made-up values do not change. */ readonly of: string;
  readonly page: Page | null;
};

/** A value of an answer; `undefined` for an omitted member. */
export function bodyOf(part: Part, made: Made, required: boolean, path = ''): Json | undefined {
  const { shape } = part;
  const fromSchema = () => madeValue(shape, diceOf(`${made.seed} ${made.of} ${path}`), path.split('.').length - 1);
  const without = () => (shape.nullable ? null : required ? fromSchema() : undefined);
  switch (part.kind) {
    case 'constant':
      return part.value;
    case 'made':
      return fromSchema();
    case 'page':
      return factValue(part.fact, shape, made.page) ?? without();
    case 'rows': {
      const rows = made.page?.rows ?? [];
      return rows.map((row, i) => bodyOf(part.part, { ...made, row, of: made.page!.names[i]!, page: null }, true)!);
    }
    case 'column': {
      const value = shown(shape, part.column, made.row?.[part.column.name] ?? null);
      return value === UNSHOWN ? (made.row?.[part.column.name] === null && !required ? undefined : fromSchema()) : value;
    }
    case 'parent': {
      const below = made.row?.[part.alias];
      if (!isRow(below)) return without();
      return bodyOf(part.part, { ...made, row: below, of: nameOf(targetOf(part.part), below) }, required);
    }
    case 'children': {
      const rows = (made.row?.[part.alias] ?? []) as readonly Json[];
      const list = rows.filter(isRow).map((row) => bodyOf(part.part, { ...made, row, of: nameOf(targetOf(part.part), row) }, true)!);
      return list.length < shape.minItems ? fromSchema() : list;
    }
    default: {
      const object = dictionary<Json>({});
      for (const member of part.members) {
        const value = bodyOf(member.part, made, member.required, `${path}.${member.name}`);
        if (value !== undefined) object[member.name] = value;
      }
      // Required, and described nowhere.
      for (const name of shape.required)
        if (!(name in object)) object[name] = shape.others ? madeValue(shape.others(), diceOf(`${made.seed} ${made.of} ${path}.${name}`)) : {};
      return object;
    }
  }
}

function isRow(value: Json | undefined): value is RowObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function targetOf(part: Part): MockTable | null {
  return part.kind === 'object' ? part.table : null;
}

/** A row by its table and key. */
export function nameOf(table: MockTable | null, row: RowObject): string {
  if (!table) return '';
  const key = rowKey(table) ?? table.columns;
  return `${table.qualified}:${key.map((column) => JSON.stringify(row[column.name] ?? null)).join(',')}`;
}
