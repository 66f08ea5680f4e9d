import { openRunner } from '@seedbed/runner';
import { expect, test } from 'vitest';
import { readApiDocument } from '../../../src/dialects/document/read.ts';
import { ddlOfDocument, openMock } from '../../../src/server/index.ts';
import { SHOP_API } from './shop-api.ts';
import { validatorOf } from './validator.ts';

type Row = Record<string, unknown>;

test('tables are created from a document: columns from properties, foreign keys from nesting', () => {
  const ddl = ddlOfDocument(readApiDocument(SHOP_API, 'shop.yaml'));
  for (const line of [
    '"id" uuid default gen_random_uuid() primary key',
    '"plan" text check ("plan" in (\'free\', \'pro\'))',
    '"created_at" timestamptz not null',
    '"country_code" text',
    'alter table "order" add foreign key ("user_id") references "user" ("id") on delete set null;',
  ])
    expect(ddl).toContain(line);
});

test('they answer every path of the document', async () => {
  const document = readApiDocument(SHOP_API, 'shop.yaml');
  await using runner = openRunner();
  const { blueprint, catalog } = await runner.inferDdl(ddlOfDocument(document), { rows: 40 });
  const mock = openMock({ plan: await runner.compile(blueprint), catalog, document });
  const isValid = validatorOf(document.raw);
  const get = async (path: string) => (await (await mock.fetch(path)).json()) as Row;
  const page = await get('/users?per_page=50');
  expect(isValid({ $ref: '#/components/schemas/UserPage' }, page)).toBeNull();
  const users = page['data'] as Row[];
  const [user] = users.filter(({ orders }) => (orders as Row[]).length > 0);
  expect(await get(`/users/${String(user!['id'])}`)).toEqual(user);
  const orders = (await get(`/users/${String(user!['id'])}/orders`)) as unknown as Row[];
  expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining((user!['orders'] as Row[]).map(({ id }) => id)));
  expect(typeof (await get('/stats'))['visits']).toBe('number');
});

test('a document without JSON gives no tables, and reports it', () => {
  const document = readApiDocument('openapi: 3.1.0\npaths: { /logo: { get: { responses: { 200: { content: { image/png: {} } } } } } }', 'logo.yaml');
  expect(() => ddlOfDocument(document)).toThrow('Give the DDL of the tables');
});
