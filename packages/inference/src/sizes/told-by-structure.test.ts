import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

async function rowsOf(tables: Parameters<typeof makeCatalog>[0]): Promise<Record<string, number | undefined>> {
  const { blueprint } = await infer(makeCatalog(tables), noTools, {});
  return Object.fromEntries(blueprint.tables.map((table) => [table.name, table.rows]));
}

test('there are more customer sites than customers', async () => {
  const rows = await rowsOf([
    { name: 'customers', columns: ['id bigint not null', 'name text not null', 'credit_limit numeric(10,2)', 'email text', 'created_at timestamptz not null'] },
    {
      name: 'sites',
      columns: ['id bigint not null', 'customer_id bigint not null', 'name text not null', 'town text not null'],
      refers: ['customer_id -> customers.id'],
    },
  ]);
  expect(rows['sites'] === undefined || rows['sites'] >= rows['customers']!).toBe(true);
});

test('places are recognised by their address and references, and each has people', async () => {
  const of = (name: string, ...columns: string[]) => ({
    name,
    columns: ['id bigint not null', 'dpt_id bigint not null', ...columns],
    refers: ['dpt_id -> dpts.id'],
  });
  const rows = await rowsOf([
    { name: 'dpts', columns: ['id bigint not null', 'name text not null', 'street text not null', 'town text not null', 'opens time not null', 'phone text'] },
    of('employees', 'first_name text not null', 'last_name text not null', 'hired_on date not null'),
    of('machines', 'serial_no text not null', 'bought_on date not null'),
  ]);
  expect(rows['dpts']).toBe(40);
  expect(rows['employees']).toBeGreaterThanOrEqual(80);
  expect(rows['employees']).toBeLessThanOrEqual(320);
});
