import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');

test('a reference nested in another one has the parent of that reference', () => {
  const plan = compile(
    blueprintOf(
      {
        tenants: { rows: 9, columns: { id: ID }, primaryKey: ['id'] },
        customers: { columns: { id: ID, tenant: 'integer' }, primaryKey: ['id'] },
        products: { columns: { id: ID, tenant: 'integer' }, primaryKey: ['id'] },
        orders: { columns: { id: ID, tenant: 'integer', customer: 'integer', product: 'integer' }, primaryKey: ['id'] },
      },
      [
        link('customers.tenant', 'tenants.id', { owner: true, fanOut: { kind: 'uniform', min: 1, max: 9 } }),
        link('products.tenant', 'tenants.id', { owner: true, fanOut: { kind: 'uniform', min: 1, max: 5 } }),
        link('orders.customer', 'customers.id', { name: 'customer', owner: true, fanOut: { kind: 'uniform', min: 0, max: 7 } }),
        link('orders.tenant', 'tenants.id', { within: 'customer' }),
        link('orders.product', 'products.id', { within: 'customer' }),
      ],
    ),
    words,
  );
  const rowsOf = (table: string) => textRows(plan, table, 0, plan.table(table).rows);
  const tenantOf = (table: string) => new Map(rowsOf(table).map(([id, tenant]) => [id, tenant]));
  const [customers, products] = [tenantOf('customers'), tenantOf('products')];
  const orders = rowsOf('orders');
  expect(orders.length).toBeGreaterThan(30);
  for (const [, tenant, customer, product] of orders) expect([customers.get(customer!), products.get(product!)]).toEqual([tenant, tenant]);
  expect(new Set(orders.map(([, tenant]) => tenant)).size).toBeGreaterThan(5);
  expect(faultsOf(plan)).toEqual([]);
});

test('a scoped reference has its row’s own parent, nullable and not', () => {
  const planOf = (nullShare: number) =>
    compile(
      blueprintOf(
        {
          stagings: { rows: 20, columns: { id: ID }, primaryKey: ['id'] },
          slots: { columns: { id: ID, staging: { type: 'integer', nullable: true } }, primaryKey: ['id'] },
          performances: { columns: { id: ID, slot: 'integer', staging: 'integer' }, primaryKey: ['id'], uniqueKeys: [{ name: 'once', columns: ['slot'] }] },
        },
        [
          link('slots.staging', 'stagings.id', { owner: true, nullShare, fanOut: { kind: 'uniform', min: 1, max: 9 } }),
          link('performances.slot', 'slots.id', { name: 'slot', owner: true }),
          link('performances.staging', 'stagings.id', { within: 'slot', scope: 'public.stagings' }),
        ],
      ),
      words,
    );
  const plan = planOf(0);
  const rowsOf = (table: string) => textRows(plan, table, 0, plan.table(table).rows);
  const stagings = new Map(rowsOf('slots').map(([id, staging]) => [id, staging]));
  const rows = rowsOf('performances');
  expect(rows.length).toBeGreaterThan(30);
  for (const [, slot, staging] of rows) expect(staging).toBe(stagings.get(slot!));
  expect(faultsOf(plan)).toEqual([]);
  expect(faultsOf(planOf(0.3))).toEqual([]);
});
