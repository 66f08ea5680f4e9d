import { expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { noteBeginnings, settleOrder } from './settle-order.ts';

test.each([
  [10, undefined],
  [1000, 'time'],
])('with %i children the parents are %s by time: with few, all would have the first parent', (rows, expected) => {
  const table = (name: string) => ({
    schema: 'public',
    name,
    rows,
    columns: [{ name: 'created_at', type: 'timestamptz', generator: { kind: 'date.created' } }],
  });
  const relation = { from: { table: 'public.orders', columns: ['customer_id'] }, to: { table: 'public.customers', columns: ['id'] }, source: 'declared' };
  const blueprint = { tables: [table('customers'), table('orders')], relations: [relation] } as unknown as Blueprint;
  settleOrder(blueprint);
  expect(blueprint.relations[0]!.order).toBe(expected);
});

test.each([
  ['2024-01-01', true],
  ['2023-01-01', undefined],
])('parents since %s, of children since 2024, grow with them: %s', (from, expected) => {
  const table = (name: string, since: string) => ({
    schema: 'public',
    name,
    timeline: { from: since, to: '2026-01-01', rows: 1000 },
    columns: [{ name: 'created_at', type: 'timestamptz', generator: { kind: 'date.created' } }],
  });
  const relation = { from: { table: 'public.orders', columns: ['coupon_id'] }, to: { table: 'public.coupons', columns: ['id'] }, source: 'declared' };
  const blueprint = { tables: [table('coupons', from), table('orders', '2024-01-01')], relations: [relation] } as unknown as Blueprint;
  settleOrder(blueprint);
  expect(blueprint.relations[0]).toMatchObject({ order: 'time' });
  expect(blueprint.relations[0]!.gradual).toBe(expected);
});

test('what a row refers to exists where its own time does not tell: lines, trees, references of some states', () => {
  const table = (name: string, kind = 'date.created') => ({
    schema: 'public',
    name,
    rows: 1000,
    columns: [{ name: 'created_at', type: 'timestamptz', generator: { kind } }],
  });
  const relation = (from: string, to: string, more = {}) => ({
    from: { table: `public.${from}`, columns: [`${to}_id`] },
    to: { table: `public.${to}`, columns: ['id'] },
    source: 'declared',
    ...more,
  });
  const blueprint = {
    tables: [table('orders'), table('products'), table('lines', 'number.plain'), table('approvals')],
    relations: [
      relation('orders', 'products'),
      relation('lines', 'orders', { owner: true }),
      relation('lines', 'products'),
      relation('products', 'products', { self: true }),
      relation('approvals', 'products', { when: { state: { in: ['done'] } } }),
      relation('products', 'orders', { through: 'public.orders' }),
    ],
  } as unknown as Blueprint;
  settleOrder(blueprint);
  expect(blueprint.relations.map(({ existing }) => existing)).toEqual([true, undefined, true, true, true, undefined]);
});

test('a column that an answer gives a generator of its own says when rows began, unless it is NULL in some', () => {
  const table = (generator: object, nullRate?: number) => ({
    schema: 'public',
    name: 'kilns',
    columns: [{ name: 'bought_on', type: 'date', generator, ...(nullRate === undefined ? {} : { nullRate }) }],
  });
  const blueprint = (one: object) => ({ tables: [one], relations: [] }) as unknown as Blueprint;
  const beganOf = (now: ReturnType<typeof table>) => {
    const after = blueprint(now);
    noteBeginnings(after, blueprint(table({ kind: 'date.created' })));
    return after.tables[0]!.began;
  };
  const between = { kind: 'date.between', parameters: { from: '2020-01-01', to: '2025-01-01' } };
  expect(beganOf(table(between))).toBe('bought_on');
  expect(beganOf(table(between, 0.15))).toBeUndefined();
  expect(beganOf(table({ kind: 'date.created' }))).toBeUndefined();
});
