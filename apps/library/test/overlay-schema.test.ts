import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Overlay } from '@seedbed/contract';
import { createTestData } from '../src/index.ts';
import type * as Declared from '../types/index.d.ts';

test('the published JSON Schema of overlays is that of the contract', async () => {
  const published: unknown = JSON.parse(await readFile(new URL('../types/overlay.schema.json', import.meta.url), 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...Overlay })));
});

test('a configuration may say everything about relations that an overlay may', async () => {
  // A form that the types leave out would not compile.
  const forms = [3, { min: 1, max: 4 }, { 0: 1, 2: 3 }];
  const overlays = forms.map((children): Declared.Overlay => ({ relations: { 'orders.customer_id': { children } } }));
  const ddl = 'CREATE TABLE customers (id int PRIMARY KEY); CREATE TABLE orders (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers);';
  const made = await Promise.all(overlays.map((overlay) => createTestData(ddl, { overlay, rows: { customers: 20 } })));
  const perCustomer = made.map(({ rows }) => {
    const counts = new Map<unknown, number>();
    for (const order of rows['orders']!) counts.set(order['customer_id'], (counts.get(order['customer_id']) ?? 0) + 1);
    return [...new Set(counts.values())].sort();
  });
  expect(perCustomer[0]).toEqual([3]);
  expect(perCustomer[1]!.every((count) => count >= 1 && count <= 4)).toBe(true);
  expect(perCustomer[2]).toEqual([2]);
});

test('a configuration may switch an agreement off', async () => {
  const ddl = 'CREATE TABLE lines (id int PRIMARY KEY, quantity int NOT NULL, unit_price numeric(8, 2) NOT NULL, total numeric(10, 2) NOT NULL);';
  const overlay: Declared.Overlay = { agreements: { 'lines.total.formula': false } };
  const [held, free] = await Promise.all([createTestData(ddl, { rows: 50 }), createTestData(ddl, { rows: 50, overlay })]);
  const agreeing = ({ rows }: typeof held) =>
    rows['lines']!.filter((row) => Math.abs(Number(row['quantity']) * Number(row['unit_price']) - Number(row['total'])) < 0.005).length;
  expect(agreeing(held)).toBe(50);
  expect(agreeing(free)).toBeLessThan(10);
});

test('a configuration may change an agreement, and add one', async () => {
  const ddl =
    'CREATE TABLE lines (id int PRIMARY KEY, quantity int NOT NULL, unit_price numeric(8, 2) NOT NULL, total numeric(10, 2) NOT NULL, weight int NOT NULL);';
  const overlay: Declared.Overlay = {
    agreements: { 'lines.total.formula': 'total == 2 * quantity * unit_price', 'lines.heavy': 'weight == lines.quantity * 3' },
  };
  const { rows } = await createTestData(ddl, { rows: 50, overlay });
  expect(rows['lines']).toHaveLength(50);
  for (const row of rows['lines']!) {
    expect(Number(row['total'])).toBeCloseTo(2 * Number(row['quantity']) * Number(row['unit_price']), 2);
    expect(row['weight']).toBe(Number(row['quantity']) * 3);
  }
});
