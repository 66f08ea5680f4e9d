import { expect, test } from 'vitest';
import { compile, isInRowOrder, loadWords, textRows } from '../index.ts';
import { blueprintOf, ID, link } from './testing/blueprint-of.ts';

const words = await loadWords('en-US');
const ROWS = 20_000;
const made = (type: string, kind: string, parameters = {}, more = {}) => ({ type, generator: { kind, parameters }, ...more });

const COLUMNS = {
  id: made('uuid', 'string.uuid', { version: 7 }),
  falling: made('integer', 'sequence', { start: 0, step: -2 }),
  random: made('uuid', 'string.uuid', { version: 4 }),
  created_at: made('timestamptz', 'date.created'),
  created_on: made('date', 'date.created'),
  to_the_second: made('timestamp(0)', 'date.created'),
  some_null: made('timestamptz', 'date.created', {}, { nullable: true, nullRate: 0.1 }),
  bound: made('timestamptz', 'date.created', {}, { domain: { min: '2025-06-01 00:00:00+00' } }),
  past: made('timestamptz', 'date.past'),
  set: made('timestamptz', 'date.created', {}, { cells: { 5: '2020-01-01 00:00:00+00' } }),
};

test('columns on the timeline are in order, but only those of rows in order', () => {
  const plan = compile(blueprintOf({ events: { rows: ROWS, columns: COLUMNS, primaryKey: ['id'] } }, [], { seed: 9 }), words);
  const found = Object.keys(COLUMNS).filter((column) => isInRowOrder(plan, 'public.events', column));
  expect(found).toEqual(['id', 'falling', 'created_at', 'created_on', 'to_the_second']);
  for (const column of found) {
    const texts = textRows(plan, 'events', 0, ROWS, [column]).map(([text]) => text!);
    const isOrdered = column === 'falling' ? (a: string, b: string) => Number(a) > Number(b) : (a: string, b: string) => a <= b;
    expect(texts.every((text, i) => i === 0 || isOrdered(texts[i - 1]!, text))).toBe(true);
  }
});

test('rows placed after their parents are in no order', () => {
  const columns = { id: ID, created_at: made('timestamptz', 'date.created') };
  const plan = compile(
    blueprintOf(
      {
        customers: { rows: 500, columns, primaryKey: ['id'] },
        orders: { rows: 5_000, columns: { ...columns, customer_id: 'integer' }, primaryKey: ['id'] },
      },
      [link('orders.customer_id', 'customers.id')],
    ),
    words,
  );
  expect([isInRowOrder(plan, 'public.customers', 'created_at'), isInRowOrder(plan, 'public.orders', 'created_at')]).toEqual([true, false]);
});

test('UUIDs of rows in the same millisecond, and rows beyond the timeline, are in no order', () => {
  const columns = { id: made('uuid', 'string.uuid', { version: 7 }), created_at: made('timestamptz', 'date.created') };
  const dense = blueprintOf({ events: { rows: 30_000_000, columns, primaryKey: ['id'], timeline: { from: '2026-01-01', to: '2026-01-01 00:01:00' } } });
  expect(isInRowOrder(compile(dense, words), 'public.events', 'id')).toBe(false);
  const again = blueprintOf({ events: { rows: 2_000, columns, primaryKey: ['id'], timeline: { from: '2026-01-01', to: '2026-03-01', rows: 1_000 } } });
  expect(isInRowOrder(compile(again, words), 'public.events', 'created_at')).toBe(false);
});
