import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

async function madeOf(table: string, columns: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, JSON.stringify(generator)]));
}

test('the state of an employee with a city is a part of the country', async () => {
  const made = await madeOf('employees', ['first_name text', 'address text', 'city text', 'state text', 'country text', 'postal_code text']);
  expect(made.state).toContain('location.state');
  const staff = await madeOf('employees', ['first_name text', 'state text', 'hired_on date']);
  expect(staff.state).not.toContain('location.state');
});

test('a customer’s contact sells or buys, a haulier is a carrier', async () => {
  expect((await madeOf('customers', ['company_name text', 'contact_title text'])).contact_title).toContain('Purchasing Manager');
  expect((await madeOf('shippers', ['company_name text', 'phone text'])).company_name).toContain('Northway Parcel');
});

test('most lots have no scrap', async () => {
  expect((await madeOf('work_orders', ['order_qty int', 'scrapped_qty smallint'])).scrapped_qty).toContain('[0,0,0,0');
});

test('shifts follow each other around the clock, and few items are on order', async () => {
  const shifts = await madeOf('shifts', ['name text', 'start_time time not null', 'end_time time not null']);
  expect(shifts.start_time).toContain('22:00:00');
  expect(shifts.end_time).toContain('06:00:00');
  expect((await madeOf('products', ['name text', 'units_on_order integer'])).units_on_order).toContain('"values":[0,');
});
