import type { Blueprint } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { compile } from './compile.ts';
import { shop } from './testing/shop.ts';
import { loadWords } from '../words/index.ts';
import { openReader } from './reader.ts';
import { textRow, textRows } from './text-rows.ts';

const words = await loadWords('en-US');
const compiled = (blueprint: Blueprint = shop()) => compile(blueprint, words);

describe('a shop from end to end', () => {
  test('tables are in load order, with their counts', () => {
    const plan = compiled();
    expect(plan.tables.map((table) => [table.name, table.rows])).toEqual([
      ['public.users', 20],
      ['public.orders', 60],
    ]);
    expect(plan.loadSteps).toEqual([
      { kind: 'copy', table: 'public.users', leaveNull: [] },
      { kind: 'copy', table: 'public.orders', leaveNull: [] },
    ]);
  });

  test('every reference points to a row of the parent', () => {
    const plan = compiled();
    const ids = new Set(textRows(plan, 'users', 0, 20, ['id']).map(([id]) => id));
    for (const [user] of textRows(plan, 'orders', 0, 60, ['user_id'])) expect(ids).toContain(user);
  });

  test('unique columns are distinct', () => {
    const mails = textRows(compiled(), 'users', 0, 20, ['email']).map(([mail]) => mail);
    expect(new Set(mails).size).toBe(20);
  });

  test('batch size and order do not change a value', () => {
    const plan = compiled();
    const whole = textRows(plan, 'orders', 0, 60);
    const small = [...generate(plan, 'orders', 0, 60, undefined, 7)].length;
    expect(small).toBe(9);
    const backwards = whole.map((_, row) => textRows(plan, 'orders', row, 1)[0]);
    expect(backwards).toEqual(whole);
    const rows: unknown[] = [];
    for (const batch of generate(plan, 'orders', 0, 60, undefined, 7)) for (let row = 0; row < batch.count; row++) rows.push(textRow(batch, row));
    expect(rows).toEqual(whole);
    const reader = openReader(plan, 'orders', undefined, 7);
    const batch = reader.read({ first: 21, count: 7, at: null });
    expect(Array.from({ length: 7 }, (_, row) => textRow(batch, row))).toEqual(whole.slice(21, 28));
    expect(() => reader.read({ first: 0, count: 8, at: null })).toThrow('at most 7 rows');
  });

  test('a sample stays within its number of rows, also for children', () => {
    const { tables, relations } = shop();
    const counted: Blueprint = { ...shop(), tables: tables.map(({ rows = 0, ...table }) => (table.name === 'users' ? { ...table, rows } : table)) };
    counted.relations = relations.map((relation) => ({ ...relation, owner: true, fanOut: { kind: 'fixed', count: 3 } }));
    const rowsOf = (options: { mostRows?: number }) => compile(counted, words, options).tables.map((table) => table.rows);
    expect(rowsOf({})).toEqual([20, 60]);
    expect(rowsOf({ mostRows: 30 })).toEqual([20, 30]);
    expect(rowsOf({ mostRows: 8 })).toEqual([8, 8]);
  });
});
