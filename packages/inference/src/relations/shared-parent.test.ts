import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

type Tables = Parameters<typeof makeCatalog>[0];

async function scopesOf(tables: Tables): Promise<Record<string, string | undefined>> {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  return Object.fromEntries(blueprint.relations.map(({ from, within }) => [`${from.table.replace('public.', '')}.${from.columns[0]}`, within]));
}

const within = (name: string, place: string, ...columns: string[]): Tables[number] => ({
  name,
  columns: ['id bigint not null', `${place}_id bigint not null`, ...columns],
  refers: [`${place}_id -> ${place}s.id`],
});

test('an order is at a table of its restaurant, and its lines are of that menu', async () => {
  const scopes = await scopesOf([
    { name: 'restaurants', columns: ['id bigint not null', 'name text not null', 'city text'] },
    within('seating_tables', 'restaurant', 'seats int'),
    within('menu_items', 'restaurant', 'name text not null', 'price numeric(6,2) not null'),
    {
      ...within('orders', 'restaurant', 'seating_table_id bigint', 'ordered_at timestamptz not null'),
      refers: ['restaurant_id -> restaurants.id', 'seating_table_id -> seating_tables.id'],
    },
    {
      name: 'order_items',
      columns: ['id bigint not null', 'order_id bigint not null', 'menu_item_id bigint not null', 'quantity int not null'],
      refers: ['order_id -> orders.id', 'menu_item_id -> menu_items.id'],
    },
  ]);
  expect(scopes['orders.seating_table_id']).toBe('orders_restaurant_id_fkey');
  expect(scopes['order_items.menu_item_id']).toBe('order_items_order_id_fkey');
});

test('customers buy from other countries, and comment on other people’s posts', async () => {
  const scopes = await scopesOf([
    { name: 'countrys', columns: ['id bigint not null', 'name text not null', 'code text not null'] },
    { name: 'users', columns: ['id bigint not null', 'name text not null', 'email text not null'] },
    within('customers', 'country', 'name text not null'),
    within('products', 'country', 'name text not null'),
    {
      name: 'purchases',
      columns: ['id bigint not null', 'customer_id bigint not null', 'product_id bigint not null'],
      refers: ['customer_id -> customers.id', 'product_id -> products.id'],
    },
    within('posts', 'user', 'title text not null'),
    { ...within('comments', 'user', 'post_id bigint not null', 'body text'), refers: ['user_id -> users.id', 'post_id -> posts.id'] },
  ]);
  expect(scopes['purchases.product_id']).toBeUndefined();
  expect(scopes['comments.post_id']).toBeUndefined();
});

test('a patient is billed for that patient’s own appointment', async () => {
  const scopes = await scopesOf([
    { name: 'patients', columns: ['id bigint not null', 'full_name text not null', 'birth_date date'] },
    within('appointments', 'patient', 'scheduled_at timestamptz not null'),
    {
      ...within('bills', 'patient', 'appointment_id bigint', 'amount numeric(10,2) not null'),
      refers: ['patient_id -> patients.id', 'appointment_id -> appointments.id'],
    },
  ]);
  expect(scopes['bills.appointment_id']).toBe('bills_patient_id_fkey');
});

test('an order’s tenant is its customer’s, and its lines are of products of that tenant', async () => {
  const scopes = await scopesOf([
    { name: 'tenants', columns: ['id bigint not null', 'name text not null', 'created_at timestamptz not null'] },
    within('customers', 'tenant', 'email text not null'),
    within('products', 'tenant', 'name text not null', 'price numeric(10,2) not null'),
    { ...within('orders', 'tenant', 'customer_id bigint not null', 'total numeric(10,2)'), refers: ['tenant_id -> tenants.id', 'customer_id -> customers.id'] },
    {
      ...within('order_lines', 'tenant', 'order_id bigint not null', 'product_id bigint not null', 'quantity int not null'),
      refers: ['tenant_id -> tenants.id', 'order_id -> orders.id', 'product_id -> products.id'],
    },
  ]);
  expect(scopes).toMatchObject({
    'orders.tenant_id': 'orders_customer_id_fkey',
    'order_lines.tenant_id': 'order_lines_order_id_fkey',
    'order_lines.product_id': 'order_lines_order_id_fkey',
  });
});

test('a row that takes a slot belongs to the staging of that slot, even if a slot may have none', async () => {
  const tables = (...more: string[]): Tables => [
    { name: 'halls', columns: ['id bigint not null', 'name text not null'] },
    { name: 'stagings', columns: ['id bigint not null', 'premiere date not null'] },
    {
      name: 'slots',
      columns: ['id bigint not null', 'staging_id bigint', 'starts_at timestamptz not null', ...more],
      refers: ['staging_id -> stagings.id', ...more.map(() => 'hall_id -> halls.id')],
    },
    {
      name: 'performances',
      columns: ['id bigint not null', 'slot_id bigint not null', 'staging_id bigint not null'],
      unique: [['slot_id']],
      refers: ['slot_id -> slots.id', 'staging_id -> stagings.id'],
    },
  ];
  for (const schema of [tables(), tables('hall_id bigint not null')]) {
    const { blueprint } = await infer(makeCatalog(schema), noTools);
    const of = (name: string) => blueprint.relations.find((each) => each.name === name)!;
    expect(of('performances_staging_id_fkey').within).toBe('performances_slot_id_fkey');
    expect(of('slots_staging_id_fkey').nullShare ?? 0).toBe(0);
  }
});

test('the assignee of a task belongs to the account of its project', async () => {
  const scopes = await scopesOf([
    { name: 'accounts', columns: ['id bigint not null', 'name text not null'] },
    within('users', 'account', 'email text not null'),
    { ...within('projects', 'account', 'owner_id bigint not null', 'name text not null'), refers: ['account_id -> accounts.id', 'owner_id -> users.id'] },
    within('lists', 'project', 'title text not null'),
    { ...within('tasks', 'list', 'assignee_id bigint', 'title text not null'), refers: ['list_id -> lists.id', 'assignee_id -> users.id'] },
  ]);
  expect(scopes['tasks.assignee_id']).toBe('tasks_list_id_fkey');
});
