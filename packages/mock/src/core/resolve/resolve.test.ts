import { emptyBlueprint, type Catalog } from '@seedbed/contract';
import { compile, loadWords } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { catalogOf } from '../schema/catalog-of.ts';
import { schemaOf } from '../schema/schema-of.ts';
import { MockFault } from '../fault.ts';
import { resolve } from './resolve.ts';
import type { Query } from '../query.ts';

const id = { name: 'id', type: 'bigint', generator: { kind: 'sequence' } };
const blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'users',
      rows: 10,
      columns: [id, { name: 'name', type: 'text', nullable: true, generator: { kind: 'person.fullName' } }],
      primaryKey: ['id'],
    },
    {
      schema: 'public',
      name: 'orders',
      rows: 20,
      columns: [id, { name: 'user_id', type: 'bigint' }, { name: 'agent_id', type: 'bigint', nullable: true }],
      primaryKey: ['id'],
    },
    { schema: 'public', name: 'tags', rows: 5, columns: [id], primaryKey: ['id'] },
    {
      schema: 'public',
      name: 'order_tags',
      rows: 9,
      columns: [
        { name: 'order_id', type: 'bigint' },
        { name: 'tag_id', type: 'bigint' },
      ],
      primaryKey: ['order_id', 'tag_id'],
    },
  ],
  relations: [
    relation('orders', 'user_id', 'users'),
    relation('orders', 'agent_id', 'users'),
    relation('order_tags', 'order_id', 'orders'),
    relation('order_tags', 'tag_id', 'tags'),
  ],
};
function relation(table: string, column: string, to: string) {
  return { from: { table: `public.${table}`, columns: [column] }, to: { table: `public.${to}`, columns: ['id'] }, source: 'declared' as const };
}

async function schema(catalog?: Catalog) {
  return schemaOf(compile(blueprint, await loadWords(blueprint.locale)), catalog ?? { ...catalogOf(blueprint), views: ['public.sales'] });
}

async function faultOf(query: Query): Promise<MockFault> {
  const known = await schema();
  try {
    resolve(known, query);
  } catch (error) {
    if (error instanceof MockFault) return error;
    throw error;
  }
  throw new Error('The query resolves.');
}

const read = (table: string, more: Partial<Query> = {}): Query => ({ table, verb: 'read', ...more });
const embed = (relation: string, hint?: string) => ({
  kind: 'relation' as const,
  relation,
  join: 'left' as const,
  query: {},
  ...(hint !== undefined && { hint }),
});

test('a relation is found by table, column, foreign key, and through a join table', async () => {
  const known = await schema();
  const links = (table: string, relation: string, hint?: string) =>
    resolve(known, read(table, { select: [embed(relation, hint)] })).nodes.map((node) =>
      node.kind === 'relation' ? [node.link.kind, node.query.table.name] : [],
    );
  expect(links('orders', 'users', 'user_id')).toEqual([['parent', 'users']]);
  expect(links('orders', 'agent_id')).toEqual([['parent', 'users']]);
  expect(links('users', 'orders', 'orders_agent_id_fkey')).toEqual([['children', 'orders']]);
  expect(links('orders', 'tags')).toEqual([['through', 'tags']]);
  expect(links('orders', 'order_tags')).toEqual([['children', 'order_tags']]);
});

test('unknown names have the codes of PostgREST', async () => {
  expect(await faultOf(read('user'))).toMatchObject({ code: 'PGRST205', status: 404, hint: "Perhaps you meant the table 'public.users'" });
  expect(await faultOf(read('sales'))).toMatchObject({ code: 'PGRST127' });
  expect(await faultOf(read('users', { select: [{ kind: 'column', column: 'nme' }] }))).toMatchObject({
    code: '42703',
    message: 'column users.nme does not exist',
  });
  expect(await faultOf(read('users', { select: [embed('tags')] }))).toMatchObject({ code: 'PGRST200', status: 400 });
  expect(await faultOf(read('users', { order: [{ column: 'id', relation: 'orders' }] }))).toMatchObject({ code: 'PGRST108' });
  expect(await faultOf({ table: 'users', verb: 'insert', write: { rows: [{ nme: 1 }] } })).toMatchObject({
    code: 'PGRST204',
    message: "Could not find the 'nme' column of 'users' in the schema cache",
  });
});

test('several relations are listed, each with the hint that names it', async () => {
  const fault = await faultOf(read('orders', { select: [embed('users')] }));
  expect(fault).toMatchObject({ code: 'PGRST201', status: 300 });
  expect(fault.hint).toContain("'users!orders_user_id_fkey', 'users!orders_agent_id_fkey'");
  expect(fault.details).toEqual([
    { cardinality: 'many-to-one', embedding: 'orders with users', relationship: 'orders_user_id_fkey using orders(user_id) and users(id)' },
    { cardinality: 'many-to-one', embedding: 'orders with users', relationship: 'orders_agent_id_fkey using orders(agent_id) and users(id)' },
  ]);
});

test('only a parent can be used for ordering', async () => {
  expect(await faultOf(read('users', { select: [embed('orders', 'user_id')], order: [{ column: 'id', relation: 'orders' }] }))).toMatchObject({
    code: 'PGRST118',
  });
});

test('a foreign key and a side of it name one relation', async () => {
  const known = await schema();
  const ways = (table: string, way: 'parent' | 'children', hint: string) =>
    resolve(known, read(table, { select: [{ ...embed('any', hint), way }] })).nodes.map((node) =>
      node.kind === 'relation' ? [node.link.kind, node.query.table.name] : [],
    );
  expect(ways('orders', 'parent', 'orders_agent_id_fkey')).toEqual([['parent', 'users']]);
  expect(ways('users', 'children', 'orders_agent_id_fkey')).toEqual([['children', 'orders']]);
  expect(() => ways('users', 'parent', 'orders_agent_id_fkey')).toThrow("Could not find a relationship of 'users' called 'orders_agent_id_fkey'");
});
