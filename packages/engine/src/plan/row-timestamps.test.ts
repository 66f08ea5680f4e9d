import { expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { blueprintOf, ID, link } from './testing/blueprint-of.ts';
import { textRows } from './text-rows.ts';

const words = await loadWords('en-US');
const created = { type: 'timestamp with time zone', generator: { kind: 'date.created' } };
const plan = compile(
  blueprintOf(
    {
      users: { rows: 200, columns: { id: ID, created_at: created }, primaryKey: ['id'] },
      products: { rows: 50, columns: { id: ID, created_at: created }, primaryKey: ['id'] },
      orders: {
        columns: {
          id: ID,
          user_id: 'integer',
          product_id: 'integer',
          created_at: created,
          updated_at: { type: 'timestamp with time zone', generator: { kind: 'date.updated', parameters: { after: 'created_at' } } },
        },
        primaryKey: ['id'],
      },
      notes: { columns: { order_id: 'integer', created_at: created } },
    },
    [link('orders.user_id', 'users.id', { owner: true }), link('orders.product_id', 'products.id'), link('notes.order_id', 'orders.id', { owner: true })],
  ),
  words,
);
const cells = (table: string, columns: string[]) => textRows(plan, table, 0, plan.table(table).rows, columns) as string[][];

test('nothing happens before its parents exist or after the reference date', () => {
  const users = new Map(cells('users', ['id', 'created_at']) as [string, string][]);
  const products = new Map(cells('products', ['id', 'created_at']) as [string, string][]);
  const orders = cells('orders', ['id', 'user_id', 'product_id', 'created_at', 'updated_at']);
  for (const [, user, product, at, updated] of orders) {
    expect(at! >= users.get(user!)! && at! >= products.get(product!)! && updated! >= at!).toBe(true);
    expect(at! < '2026-01-02').toBe(true);
  }
  const placed = new Map(orders.map(([id, , , at]) => [id!, at!]));
  for (const [order, at] of cells('notes', ['order_id', 'created_at'])) expect(at! >= placed.get(order!)!).toBe(true);
});

test('a single row has the same timestamp as among all', () => {
  const all = cells('notes', ['created_at']);
  for (const row of [0, 77, all.length - 1]) expect(textRows(plan, 'notes', row, 1, ['created_at'])[0]).toEqual(all[row]);
});

const byTime = compile(
  blueprintOf(
    {
      users: { rows: 300, columns: { id: ID, created_at: created }, primaryKey: ['id'] },
      visits: { columns: { id: ID, user_id: 'integer', created_at: created }, primaryKey: ['id'] },
      receipts: { columns: { visit_id: 'integer', created_at: created } },
      lines: { columns: { visit_id: 'integer', line: 'integer', created_at: created }, primaryKey: ['visit_id', 'line'] },
    },
    [
      link('visits.user_id', 'users.id', { owner: true, order: 'time' }),
      link('receipts.visit_id', 'visits.id', { owner: true }),
      link('lines.visit_id', 'visits.id', { owner: true }),
    ],
  ),
  words,
);
const table = (name: string, columns: string[]) => textRows(byTime, name, 0, byTime.table(name).rows, columns) as string[][];
/** Microseconds of a moment in COPY's text. */
const micros = (text: string): number =>
  Date.parse(
    `${text
      .replace(' ', 'T')
      .replace(/\.(\d{3})\d*/, '.$1')
      .replace(/\+00$/, 'Z')}`,
  );

test('by time: rows are in timestamp order, after their parents', () => {
  const users = new Map(table('users', ['id', 'created_at']).map(([id, at]) => [id!, micros(at!)]));
  const visits = table('visits', ['user_id', 'created_at']).map(([user, at]) => ({ user: user!, at: micros(at!) }));
  for (const { user, at } of visits) expect(at).toBeGreaterThanOrEqual(users.get(user)!);
  // In the first epoch a parent may come after the child's place on the timeline; from there on nothing is moved.
  const settled = visits.slice(Math.ceil(visits.length / 16)).map(({ at }) => at);
  expect(settled).toEqual(settled.toSorted((a, b) => a - b));
  expect(new Set(visits.slice(0, 100).map(({ user }) => user)).size).toBeGreaterThan(10);
});

test('events after their owner come within days, lines within a minute', () => {
  const visits = new Map(table('visits', ['id', 'created_at']).map(([id, at]) => [id!, micros(at!)]));
  for (const [name, most] of [
    ['receipts', 14 * 86_400_000],
    ['lines', 60_000],
  ] as const) {
    const gaps = table(name, ['visit_id', 'created_at']).map(([visit, at]) => micros(at!) - visits.get(visit!)!);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(most);
    expect(new Set(gaps).size).toBeGreaterThan(gaps.length / 3);
  }
});

test('parents newer than most children need not exist first: their children follow them', () => {
  const late = compile(
    blueprintOf(
      {
        visits: { rows: 300, columns: { id: ID, created_at: created }, primaryKey: ['id'], timeline: { from: '2025-10-01', to: '2025-12-31', rows: 300 } },
        claims: { columns: { visit_id: 'integer', created_at: created }, timeline: { from: '2024-01-01', to: '2025-12-31', rows: 800 } },
      },
      [link('claims.visit_id', 'visits.id', { owner: true, order: 'time' })],
    ),
    words,
  );
  const visits = textRows(late, 'visits', 0, 300, ['created_at']).map(([at]) => micros(at!));
  const claims = textRows(late, 'claims', 0, late.table('claims').rows, ['visit_id', 'created_at']) as [string, string][];
  for (const [visit, at] of claims) expect(micros(at)).toBeGreaterThanOrEqual(visits[Number(visit) - 1]!);
  const counts = Map.groupBy(claims, ([visit]) => visit);
  expect(Math.max(...[...counts.values()].map((each) => each.length))).toBeLessThan(40);
});

test('rows generated inside another relation come soon after its parent too, if the relation is ordered by time', () => {
  const plan = compile(
    blueprintOf(
      {
        patients: { rows: 60, columns: { id: ID, created_at: created }, primaryKey: ['id'] },
        visits: { rows: 400, columns: { id: ID, patient_id: 'integer', created_at: created }, primaryKey: ['id'] },
        bills: { rows: 400, columns: { patient_id: 'integer', visit_id: 'integer', created_at: created } },
      },
      [
        link('visits.patient_id', 'patients.id', { owner: true, order: 'time' }),
        { ...link('bills.patient_id', 'patients.id', { owner: true, order: 'time' }), name: 'patient' },
        link('bills.visit_id', 'visits.id', { within: 'patient', order: 'time' }),
      ],
    ),
    words,
  );
  const visits = new Map((textRows(plan, 'visits', 0, 400, ['id', 'patient_id', 'created_at']) as string[][]).map(([id, ...rest]) => [id!, rest]));
  const bills = textRows(plan, 'bills', 0, 400, ['patient_id', 'visit_id', 'created_at']) as string[][];
  for (const [patient, visit, at] of bills) {
    expect(visits.get(visit!)![0]).toBe(patient);
    expect(micros(at!)).toBeGreaterThanOrEqual(micros(visits.get(visit!)![1]!));
  }
});
