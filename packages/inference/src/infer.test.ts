import { beforeAll, expect, test } from 'vitest';
import type { Blueprint, BlueprintColumn, BlueprintTable, Relation } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { makeCatalog, noTools } from '../test/make-catalog.ts';
import { infer } from './infer.ts';

const shop = makeCatalog(
  [
    { name: 'tenants', columns: ['id integer not null', 'name text not null', 'plan text'] },
    { name: 'order_status', columns: ['id integer not null', 'name text not null'], unique: [['name']] },
    {
      name: 'customers',
      refers: ['tenant_id -> tenants.id'],
      unique: [['email']],
      columns: [
        'id bigint not null',
        'tenant_id integer not null',
        'first_name text not null',
        'last_name text not null',
        'email text not null',
        'billing_city text',
        'billing_zip text',
        'shipping_city text',
        'shipping_zip text',
        'created_at timestamp with time zone not null default now()',
        'updated_at timestamp with time zone',
        'deleted_at timestamp with time zone',
      ],
    },
    {
      name: 'products',
      refers: ['tenant_id -> tenants.id'],
      columns: [
        'id bigint not null',
        'tenant_id integer not null',
        'name text not null',
        'price numeric(10,2) not null',
        'is_active boolean not null default true',
      ],
    },
    {
      name: 'orders',
      refers: ['customer_id -> customers.id', 'status_id -> order_status.id'],
      columns: [
        'id bigint not null',
        'customer_id bigint not null',
        'status_id integer not null',
        'mood public.mood',
        'ordered_at timestamp with time zone not null',
        'approved_by bigint',
      ],
    },
    {
      name: 'order_items',
      refers: ['order_id -> orders.id', 'product_id -> products.id'],
      key: ['order_id', 'product_id'],
      columns: ['order_id bigint not null', 'product_id bigint not null', 'quantity integer not null', 'unit_price numeric(10,2) not null'],
    },
    { name: 'customer_profiles', key: ['customer_id'], refers: ['customer_id -> customers.id'], columns: ['customer_id bigint not null', 'bio text'] },
    {
      name: 'comments',
      columns: [
        'id bigint not null',
        'commentable_type text not null',
        'commentable_id bigint not null',
        'customer_id bigint not null',
        'body text not null',
        'frobnication integer',
      ],
    },
    {
      name: 'follows',
      key: ['follower_id', 'followed_id'],
      refers: ['follower_id -> customers.id', 'followed_id -> customers.id'],
      columns: ['follower_id bigint not null', 'followed_id bigint not null'],
    },
    {
      name: 'categories',
      refers: ['parent_id -> categories.id'],
      columns: [
        'id integer not null',
        'name text not null',
        'parent_id integer',
        'description text',
        'image_url text',
        'position integer not null',
        'slug text',
        'seo_title text',
      ],
    },
  ],
  { 'public.mood': { kind: 'enum', labels: ['new', 'cancelled', 'done'] } },
);

let blueprint: Blueprint;
beforeAll(async () => {
  ({ blueprint } = await infer(shop, noTools));
});

const table = (name: string): BlueprintTable => blueprint.tables.find((each) => each.name === name)!;
const column = (of: string, name: string): BlueprintColumn => table(of).columns.find((each) => each.name === name)!;
const relation = (from: string, by: string): Relation =>
  blueprint.relations.find((each) => each.from.table === `public.${from}` && each.from.columns[0] === by)!;

test('the same catalog gives the same blueprint', async () => {
  expect((await infer(structuredClone(shop), noTools)).blueprint).toEqual(blueprint);
});

test('columns of a relation have no generator', () => {
  expect(column('orders', 'customer_id').generator).toBeUndefined();
});

test('a line belongs to its order, an order to its customer, a customer to its tenant', () => {
  expect(relation('order_items', 'order_id').owner).toBe(true);
  expect(relation('order_items', 'product_id').owner).toBeUndefined();
  expect(relation('orders', 'customer_id').owner).toBe(true);
  expect(relation('customers', 'tenant_id').owner).toBe(true);
  expect(table('orders').rows).toBeUndefined();
});

test('roles of tables give row counts: few tenants, short lookups', () => {
  expect(table('tenants')).toMatchObject({ role: 'tenant', rows: 20 });
  expect(table('order_status')).toMatchObject({ role: 'lookup', rows: 6 });
  expect(table('follows').role).toBe('link');
  expect(table('categories').columns.length).toBe(8);
});

test('a profile has one customer each, and a few customers have none', () => {
  expect(relation('customer_profiles', 'customer_id')).toMatchObject({ owner: true });
  expect(relation('customer_profiles', 'customer_id')).not.toHaveProperty('childless');
  expect(relation('customer_profiles', 'customer_id').fanOut).toBeUndefined();
});

test('two relations of a row to one table point to different rows', () => {
  expect(relation('follows', 'followed_id').distinctFrom).toBe('follows_follower_id_fkey');
});

test('an undeclared reference is found by name and type', () => {
  expect(relation('comments', 'customer_id')).toMatchObject({ source: 'inferred', to: { table: 'public.customers', columns: ['id'] } });
});

test('a polymorphic pair agrees: names of tables, keys of the one that is named', () => {
  const { parameters } = column('comments', 'commentable_type').generator!;
  expect((parameters!.values as string[]).length).toBeGreaterThan(1);
  expect(column('comments', 'commentable_id').generator!.parameters!.expression).toContain('commentable_id_of_orders');
});

test('a tree refers to itself, with some roots', () => {
  expect(relation('categories', 'parent_id')).toMatchObject({ self: true, nullShare: 0.3 });
});

test('prefixes form their own entities, the rest is the subject', () => {
  expect(column('customers', 'billing_city').entity).toBe('billing');
  expect(column('customers', 'billing_zip').entity).toBe('billing');
  expect(column('customers', 'shipping_city').entity).toBe('shipping');
  expect(column('customers', 'first_name').entity).toBe('subject');
  expect(column('customers', 'email').entity).toBe('subject');
});

test('audit columns and soft delete', () => {
  expect(column('customers', 'created_at').generator?.kind).toBe('date.created');
  expect(column('customers', 'updated_at').generator).toEqual({ kind: 'date.updated', parameters: { after: 'created_at', notBefore: ['deleted_at'] } });
  expect(column('customers', 'deleted_at')).toMatchObject({ nullRate: 0.96 });
  expect(column('customers', 'deleted_at').generator!.parameters!['expression']).toContain('max(orders_customer_id_fkey, ordered_at)');
});

test('enum labels are weighted by their meaning', () => {
  const { values, weights } = column('orders', 'mood').generator!.parameters as { values: string[]; weights: number[] };
  expect(values).toEqual(['new', 'cancelled', 'done']);
  expect(weights).toHaveLength(3);
});

test('a column that is not understood gets a plain value and a note, never an error', async () => {
  const { diagnostics } = await infer(shop, noTools);
  expect(column('comments', 'frobnication').generator).toBeDefined();
  expect(diagnostics).toContainEqual(expect.objectContaining({ level: 'info', code: 'plain-value', table: 'public.comments', column: 'frobnication' }));
});

test('each guess has a reason and a certainty', () => {
  expect(column('customers', 'first_name')).toMatchObject({ because: '"first name" in customers' });
  expect(column('customers', 'first_name').confidence).toBeGreaterThan(0.6);
});

test('rows can be requested for all tables or by name; link tables stay within their keys', async () => {
  const all = await infer(shop, noTools, { rows: 200 });
  expect(all.blueprint.tables.every((each) => each.rows === 200)).toBe(true);
  const some = await infer(shop, noTools, { rows: { customers: 7, 'public.products': 3 } });
  expect(some.blueprint.tables.find((each) => each.name === 'customers')!.rows).toBe(7);
  expect(some.blueprint.tables.find((each) => each.name === 'products')!.rows).toBe(3);
  const tight = await infer(shop, noTools, { rows: { customers: 2, products: 2, orders: 2, order_items: 100, follows: 100 } });
  expect(tight.blueprint.tables.find((each) => each.name === 'follows')!.rows).toBe(2);
});

test('a missing table cannot be requested', async () => {
  await expect(infer(shop, noTools, { rows: { nowhere: 5 } })).rejects.toMatchObject({ type: 'invalid-request' });
});

test('scale multiplies inferred counts, but not lists', async () => {
  const scaled = await infer(shop, noTools, { scale: 3 });
  expect(scaled.blueprint.tables.find((each) => each.name === 'tenants')!.rows).toBe(60);
  expect(scaled.blueprint.tables.find((each) => each.name === 'order_status')!.rows).toBe(6);
});

test('an undeclared reference points to the table of that name, not to a table about it', async () => {
  const tables = [
    { name: 'room_aliases', columns: ['id bigint not null', 'alias text'] },
    { name: 'rooms', columns: ['id bigint not null', 'topic text'] },
    { name: 'messages', columns: ['id bigint not null', 'room_id bigint not null', 'body text'] },
  ];
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  expect(blueprint.relations.find(({ from }) => from.table === 'public.messages')?.to.table).toBe('public.rooms');
});

test('a document about the person of the row names the person whose address the row has', async () => {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const users = { name: 'users', columns: ['id uuid not null', 'email text not null', 'raw_user_meta_data jsonb not null'] };
  const { blueprint } = await infer(makeCatalog([users]), noTools, { rows: 50 });
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  const rows = textRows(plan, 'public.users', 0, 50, ['email', 'raw_user_meta_data']);
  const names = rows.map(([email, data]) => [email!, (JSON.parse(data!) as { full_name: string }).full_name] as const);
  expect(names.filter(([email, name]) => !letters(email).includes(letters(name.split(' ').at(-1)!)))).toEqual([]);
});
