import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const made = async (table: string, columns: readonly string[]) => {
  const of = await columnsOf(table, [...columns]);
  return (column: string) => JSON.stringify(of.get(column)!.generator);
};

test('checklist items are not goods', async () => {
  const of = await made('checklist_items', ['item text', 'item_description text', 'is_done boolean']);
  for (const column of ['item', 'item_description']) expect(of(column), column).not.toContain('commerce.');
  expect((await made('order_items', ['item_name text', 'quantity int', 'price numeric']))('item_name')).toContain('commerce.productName');
});

test('only companies have the number of a register', async () => {
  for (const table of ['students', 'users', 'members'])
    expect((await made(table, ['registration_number text', 'email text']))('registration_number'), table).not.toContain('company.registrationNumber');
  expect((await made('companies', ['name text', 'registration_number text']))('registration_number')).toContain('company.registrationNumber');
});

test('a unit next to a street is a flat, a log’s origin is not a town, and a proof is not an amount', async () => {
  expect((await made('sites', ['street text', 'unit text', 'city text']))('unit')).toContain('location.secondaryAddress');
  expect((await made('stocked_parts', ['unit text', 'quantity int']))('unit')).toContain('pcs');
  expect((await made('audit_logs', ["origin text not null default 'system'", 'message text']))('origin')).toContain('"system"');
  const paid = await made('payments', ['amount numeric', 'proof_of_payment varchar(500)']);
  expect(paid('proof_of_payment')).toContain('https://files.example.com/');
});

test('a subject needs a classroom, and an address has the title of a place', async () => {
  expect((await made('subjects', ['name text', 'requires_room_type varchar(50)']))('requires_room_type')).toContain('laboratory');
  expect((await made('customer_addresses', ['address_title varchar(50)', 'street text', 'city text']))('address_title')).toContain('Home');
  expect((await made('property_types', ['name varchar(100)']))('name')).not.toContain('Author');
});

test('a lower-case town as DEFAULT is not a town', async () => {
  const of = await made('shipments', ["origin_city text default 'unknown place'", 'destination_city text']);
  expect(of('origin_city')).toContain('unknown place');
});
