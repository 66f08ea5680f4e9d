import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { infer } from '@seedbed/inference';
import { foldConstants, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { prove } from '../src/proof/prove.ts';

const DDL = `
CREATE TABLE orders (id int PRIMARY KEY, net numeric(10,2) NOT NULL, vat_rate numeric(4,2) NOT NULL, vat numeric(10,2) NOT NULL,
  gross numeric(10,2) NOT NULL CHECK (gross = net + vat));
CREATE TABLE invoices (id int PRIMARY KEY, subtotal numeric(10,2) NOT NULL CHECK (subtotal >= 0), discount numeric(10,2), tax numeric(10,2) NOT NULL,
  shipping numeric(10,2) NOT NULL DEFAULT 0, total numeric(12,2) NOT NULL, CHECK (total = subtotal - coalesce(discount, 0) + tax + shipping));
CREATE TABLE bills (id int PRIMARY KEY, net_cents int NOT NULL, tax_cents int NOT NULL CHECK (tax_cents >= 0), total_cents int NOT NULL,
  CHECK (net_cents + tax_cents = total_cents));
CREATE TABLE trips (id int PRIMARY KEY, seats int NOT NULL, booked int NOT NULL, free int NOT NULL, CHECK (seats = booked + free), CHECK (free >= 0));
CREATE TABLE sales (id int PRIMARY KEY, subtotal numeric(10,2) NOT NULL, tax numeric(10,2) NOT NULL, total numeric(10,2) NOT NULL CHECK (total >= subtotal));
CREATE TABLE parts (id int PRIMARY KEY, total numeric(10,2) NOT NULL, paid numeric(10,2) NOT NULL CHECK (paid <= total), due numeric(10,2) NOT NULL,
  CHECK (due = total - paid));`;

type Row = Readonly<Record<string, number>>;
let rowsOf: ReadonlyMap<string, readonly Row[]>;
let proved: boolean;

beforeAll(async () => {
  const { catalog, sandbox } = await loadSchema(DDL, testServer());
  try {
    const client = await connect(sandbox.owner);
    const fold = (expressions: string[]) => foldConstants(client, expressions);
    const { blueprint } = await infer(catalog, { parse: parseExpressions, bodies: parseBodies, fold }, { rows: 400 });
    await client.end();
    const plan = await compileBlueprint(blueprint);
    rowsOf = new Map(
      blueprint.tables.map(({ schema, name, columns }) => {
        const rows = textRows(plan, `${schema}.${name}`, 0, 400);
        return [name, rows.map((row) => Object.fromEntries(columns.map((column, i) => [column.name, Number(row[i])])))];
      }),
    );
    proved = (await prove(blueprint, testServer(), { ddl: DDL })).ok;
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
});

const shares = (table: string, part: string, whole: string): number[] => rowsOf.get(table)!.map((row) => row[part]! / row[whole]!);

test('a sum in a CHECK equals its parts: none is only a remainder, and every row is accepted', () => {
  expect(proved).toBe(true);
  for (const [table, rows] of rowsOf)
    for (const row of rows) for (const [name, value] of Object.entries(row)) expect(value, `${table}.${name}`).toBeGreaterThanOrEqual(0);
});

test('a tax next to its rate is that share of the net amount, also under the CHECK', () => {
  for (const { net, vat, vat_rate: rate } of rowsOf.get('orders')!) expect(vat).toBeCloseTo((net! * rate!) / 100, 1);
  expect(new Set(rowsOf.get('orders')!.map((row) => row['vat_rate'])).size).toBeGreaterThan(1);
});

test('without a rate, it is one share for the whole table', () => {
  for (const share of [...shares('bills', 'tax_cents', 'net_cents'), ...shares('sales', 'tax', 'subtotal')]) expect(share).toBeCloseTo(0.08, 1);
});

test('a nullable discount counts as zero', () => {
  for (const { subtotal, discount, tax, shipping, total } of rowsOf.get('invoices')!) expect(total).toBeCloseTo(subtotal! - discount! + tax! + shipping!, 2);
  expect(Math.max(...shares('invoices', 'discount', 'subtotal'))).toBeLessThan(0.2);
});
