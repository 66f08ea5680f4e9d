import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { openMock, type Mock, type MockOptions } from '../../src/server/index.ts';
import { planOf } from './support.ts';

const DDL = `
CREATE TABLE accounts (id bigint PRIMARY KEY, name text NOT NULL, balance numeric(20,4) NOT NULL, rate numeric(5,2) NOT NULL, parts bigint[] NOT NULL DEFAULT '{}');
CREATE TABLE empty_ones (id int PRIMARY KEY);`;

let shape: Pick<MockOptions, 'plan' | 'catalog'>;

beforeAll(async () => {
  shape = await planOf(DDL, { accounts: 5, empty_ones: 0 });
});

const documentOf = async (mock: Mock) => (await (await mock.fetch('/openapi.json')).json()) as any;

test.each(['postgrest', 'js1', 'plain'])('%s: the document is valid, and its address answers with rows in its shapes', async (dialect) => {
  const mock = openMock({ ...shape, dialect });
  const document = await documentOf(mock);
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
  const { properties, examples } = document.components.schemas.accounts;
  expect(properties).toMatchObject({ id: { type: ['integer', 'string'] }, balance: { type: ['number', 'string'] }, rate: { type: 'number' } });
  expect(document.components.schemas.empty_ones).not.toHaveProperty('examples');
  const [server] = document.servers;
  expect(await (await mock.fetch(`${server.url}/accounts/${examples[0].id}`)).json()).toEqual(examples[0]);
});

test('large numbers are texts, as the document states', async () => {
  const mock = openMock({ ...shape, dialect: 'plain' });
  const body = '{"id":9007199254740993,"name":"A","balance":"1234567890123456.1234","rate":1.5}';
  const made = (await (await mock.fetch('/accounts', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })).json()) as any;
  expect(made).toMatchObject({ id: '9007199254740993', balance: '1234567890123456.1234', rate: 1.5 });
  const { properties } = (await documentOf(mock)).components.schemas.accounts;
  for (const name of ['id', 'balance']) expect(made[name]).toMatch(new RegExp(properties[name].pattern));
});

test('types are those of the dialect at the root', async () => {
  const types = async (dialect: string) => await (await openMock({ ...shape, dialect }).fetch('/types.ts')).text();
  expect(await types('postgrest')).toContain('export type Database = {');
  expect(await types('plain')).toContain('export interface Account {\n  id: string | number;\n  name: string;\n  balance: string | number;\n  rate: number;');
});

test('a table with that name keeps the path, and the document states it', async () => {
  const mock = openMock({ ...(await planOf('CREATE TABLE api (id int PRIMARY KEY)', { api: 2 })), dialect: 'js1' });
  expect(await (await mock.fetch('/api')).json()).toHaveLength(2);
  expect((await mock.fetch('/openapi.json')).status).toBe(404);
});
