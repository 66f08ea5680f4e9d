import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const stamp = 'timestamp with time zone';
const { blueprint } = await infer(
  makeCatalog([
    { name: 'users', columns: ['id bigint not null', 'full_name text not null', `created_at ${stamp} not null`] },
    {
      name: 'addresses',
      columns: ['id bigint not null', 'user_id bigint not null', 'street text not null', `created_at ${stamp} not null`],
      refers: ['user_id -> users.id'],
    },
    { name: 'products', columns: ['id bigint not null', 'title text not null', `created_at ${stamp} not null`] },
    {
      name: 'product_variants',
      columns: ['id bigint not null', 'product_id bigint not null', 'sku text not null', `created_at ${stamp} not null`],
      refers: ['product_id -> products.id'],
    },
    { name: 'carts', columns: ['id bigint not null', 'user_id bigint', `created_at ${stamp} not null`], refers: ['user_id -> users.id'] },
    {
      name: 'orders',
      columns: ['id bigint not null', 'cart_id bigint', 'user_id bigint', 'delivery_address_id bigint', `placed_at ${stamp} not null`],
      refers: ['cart_id -> carts.id', 'user_id -> users.id', 'delivery_address_id -> addresses.id'],
      unique: [['cart_id']],
    },
    {
      name: 'order_items',
      columns: ['id bigint not null', 'order_id bigint not null', 'product_id bigint', 'variant_id bigint', 'sku text not null', 'quantity integer not null'],
      refers: ['order_id -> orders.id', 'product_id -> products.id', 'variant_id -> product_variants.id'],
    },
    { name: 'pipelines', columns: ['id bigint not null', 'name text not null', 'description text', 'owner_name text', `created_at ${stamp} not null`] },
    {
      name: 'stages',
      columns: ['id bigint not null', 'pipeline_id bigint not null', 'name text not null', 'position integer not null'],
      refers: ['pipeline_id -> pipelines.id'],
    },
    { name: 'accounts', columns: ['id bigint not null', 'name text not null', `created_at ${stamp} not null`] },
    {
      name: 'deals',
      columns: [
        'id bigint not null',
        'account_id bigint not null',
        'pipeline_id bigint not null',
        'stage_id bigint not null',
        'title text not null',
        `created_at ${stamp} not null`,
      ],
      refers: ['account_id -> accounts.id', 'pipeline_id -> pipelines.id', 'stage_id -> stages.id'],
    },
  ]),
  noTools,
);

const relationOf = (table: string, column: string) => blueprint.relations.find(({ from }) => from.table === `public.${table}` && from.columns[0] === column)!;

test('of two references that tell each other one is free: a line’s product and its variant', () => {
  const lines = ['product_id', 'variant_id'].map((column) => relationOf('order_items', column));
  expect(lines.filter(({ within, scope }) => within !== undefined && scope === 'public.products')).toHaveLength(1);
  const ends = ['pipeline_id', 'stage_id'].map((column) => relationOf('deals', column));
  expect(ends.filter(({ within, scope }) => within !== undefined && scope === 'public.pipelines')).toHaveLength(1);
});

test('what a person has is that of the person whom the row names', () => {
  expect(relationOf('orders', 'delivery_address_id')).toMatchObject({ within: 'orders_user_id_fkey', scope: 'public.users' });
});

test('a line that may lack its variant has the code of the one that it has', () => {
  const sku = blueprint.tables.find(({ name }) => name === 'order_items')!.columns.find(({ name }) => name === 'sku')!;
  expect(sku.generator).toMatchObject({ kind: 'cases', parameters: { cases: [{ when: 'variant_id != null' }] } });
});

test('a deal belongs to its account, and not to the stage that it is in', () => {
  expect(relationOf('deals', 'account_id').owner).toBe(true);
});
