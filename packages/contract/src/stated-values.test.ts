import { expect, test } from 'vitest';
import { markStated, statedOf, withStated, type StatedColumn, type StatedValues } from './stated-values.ts';

const about = (tables: string[], columns: string[], more: Partial<StatedColumn> = {}): StatedColumn => ({
  tables,
  columns,
  values: [
    { value: 'a', word: 'a' },
    { value: 'b', word: "it's\nb" },
  ],
  numbers: false,
  from: 'models.py:1',
  ...more,
});

test('a script holds what code states, and a comment of a person is none of it', () => {
  const stated = [about(['orders'], ['status']), about(['x'], ['y'])];
  expect(statedOf(markStated('select 1', stated))).toEqual(stated);
  expect(statedOf('select 1;\n-- seedbed:stated no JSON\n-- seedbed:stated {"tables":1}\n-- seedbed:stated null')).toEqual([]);
});

test('tables and columns are found by their names in code, in plural, in any case and with a prefix', () => {
  const tables = ['shop_orders', 'Statuses', 'a_note', 'b_note'].map((name) => ({ name, columns: [{ name: 'kind_of' }, { name: 'id' }] }));
  type Column = { name: string; stated?: StatedValues };
  const found = (...stated: StatedColumn[]): string[] =>
    withStated<Column, { name: string; columns: Column[] }>(tables, stated).flatMap((table) =>
      table.columns.flatMap((column) => (column.stated ? [`${table.name}.${column.name} ${column.stated.from}`] : [])),
    );
  expect(found(about(['status'], ['kindOf']))).toEqual(['Statuses.kind_of models.py:1']);
  expect(found(about(['shop_order', 'order'], ['kind_of']), about(['shop_orders'], ['kind_of'], { from: 'second' }))).toEqual([
    'shop_orders.kind_of models.py:1',
  ]);
  expect(found(about(['orders'], ['kind_of']))).toEqual([]);
  expect(found(about(['orders'], ['kind_of'], { prefixed: true }))).toEqual(['shop_orders.kind_of models.py:1']);
  expect(found(about(['note'], ['kind_of'], { prefixed: true }), about(['shop_orders'], ['none']))).toEqual([]);
});
