import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readApiDocument } from '../../../src/dialects/document/read.ts';
import { mappingText, openMock, type Mock } from '../../../src/server/index.ts';
import { planOf, SHOP, SHOP_ROWS } from '../support.ts';
import { SHOP_API } from './shop-api.ts';
import { validatorOf } from './validator.ts';

type Row = Record<string, unknown>;
const document = readApiDocument(SHOP_API, 'shop.yaml');
const isValid = validatorOf(document.raw);
let made: Awaited<ReturnType<typeof planOf>>;
let mock: Mock;

beforeAll(async () => {
  made = await planOf(SHOP, SHOP_ROWS);
});
beforeEach(() => {
  mock = openMock({ ...made, document });
});

async function body(path: string, init?: RequestInit): Promise<Row> {
  return (await (await mock.fetch(path, init)).json()) as Row;
}

const sent = (method: string, value: unknown): RequestInit => ({ method, body: JSON.stringify(value), headers: { 'Content-Type': 'application/json' } });
const component = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.each([
  ['/users', component('UserPage')],
  ['/v2/users?per_page=7&page=3', component('UserPage')],
  ['/users/5', component('User')],
  ['/users/5/orders', { type: 'array', items: component('Order') }],
  ['/orders/3', component('Order')],
])('%s has the document’s shape', async (path, schema) => {
  const answer = await mock.fetch(path);
  expect(answer.status).toBe(200);
  expect(isValid(schema, await answer.json())).toBeNull();
});

test('a page has the rows of the table, and its position', async () => {
  const page = await body('/users?per_page=2&page=3');
  const rows = (await (await mock.fetch('/rest/v1/users?select=email,countries(code)&order=id&offset=4&limit=2')).json()) as Row[];
  expect((page['data'] as Row[]).map(({ email, country }) => ({ email, code: (country as Row | null)?.['code'] }))).toEqual(
    rows.map(({ email, countries }) => ({ email, code: (countries as Row | null)?.['code'] })),
  );
  expect(page['meta']).toEqual({ total: SHOP_ROWS.users, page: 3, perPage: 2, totalPages: SHOP_ROWS.users / 2 });
});

test('a uuid in an answer identifies its row, which is the same everywhere', async () => {
  const [first] = (await body('/users?per_page=1&page=5'))['data'] as Row[];
  expect(first!['id']).toBe('00000000-0000-4000-8000-000000000005');
  expect(await body(`/users/${String(first!['id'])}`)).toEqual(first);
});

test('a parameter named like a property filters', async () => {
  const all = (await body('/users?per_page=50'))['data'] as Row[];
  const wanted = all.find(({ country }) => country)!;
  const found = (await body(`/users?per_page=50&email=${encodeURIComponent(String(wanted['email']))}`))['data'] as Row[];
  expect(found).toEqual([wanted]);
  expect((await mock.fetch('/users?colour=red')).headers.get('X-Seedbed-Ignored-Parameters')).toBe('colour');
});

test('a row is created, changed and deleted', async () => {
  const answer = await mock.fetch('/users', sent('POST', { email: 'ada@example.com', name: 'Ada', nickname: 'a' }));
  expect(answer.status).toBe(201);
  expect(answer.headers.get('X-Seedbed-Not-Stored')).toBe('nickname');
  const user = (await answer.json()) as Row;
  expect(isValid(component('User'), user)).toBeNull();
  expect(user).toMatchObject({ email: 'ada@example.com', name: 'Ada' });
  const at = `/users/${String(user['id'])}`;
  expect(await body(at, sent('PATCH', { name: 'Ada L.' }))).toEqual({ ...user, name: 'Ada L.' });
  expect((await mock.fetch(at, { method: 'DELETE' })).status).toBe(204);
  expect((await mock.fetch(at)).status).toBe(404);
});

test.each([
  [400, 'email is missing.', '/users', sent('POST', { name: 'Ada' })],
  [400, 'email is not as the document has it.', '/users', sent('POST', { name: 'Ada', email: 'nobody' })],
  [404, 'users has no such row.', '/users/100000', undefined],
])('%i: %s', async (status, message, path, init) => {
  const answer = await mock.fetch(path, init);
  expect(answer.status).toBe(status);
  const error = (await answer.json()) as Row;
  expect(error).toEqual({ code: status, message });
  expect(isValid(component('Error'), error)).toBeNull();
});

test('a path without a table is 501, with the reason', async () => {
  const answer = await mock.fetch('/stats');
  expect(answer.status).toBe(501);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('No table is called as "stats"') as string });
  expect((await mock.fetch('/nothing')).status).toBe(404);
  expect((await mock.fetch('/orders/3', { method: 'DELETE' })).headers.get('Allow')).toBe('GET');
});

test('a mapping corrects it', async () => {
  const mapping = { made: ['GET /stats'], properties: { 'User.plan': { constant: 'pro' }, 'NewUser.nickname': 'initials', 'users.nickname': 'initials' } };
  mock = openMock({ ...made, document, mapping });
  expect(isValid({ type: 'object', required: ['visits'], properties: { visits: { type: 'integer' } } }, await body('/stats'))).toBeNull();
  const user = await body('/users/5');
  expect(user['plan']).toBe('pro');
  expect(user['nickname']).toBe(String(user['name']).slice(0, 2).toUpperCase());
});

test.each([
  [{ tables: {} }, 'there is no member "tables"'],
  [{ resources: { people: 'usres' } }, 'resources.people'],
  [{ properties: { 'User.plan': 'nmae' } }, 'properties.User.plan'],
  [{ properties: { name: 'name' } }, 'write the component or table before it'],
  [{ made: ['GET /nothing'] }, 'no operation "GET /nothing"'],
])('the mapping %j is refused: %s', (mapping, message) => {
  expect(() => openMock({ ...made, document, mapping })).toThrow(message);
});

test('the same seed gives the same values', async () => {
  const one = await body('/users/5');
  expect(
    await openMock({ ...made, document })
      .fetch('/users/5')
      .then((answer) => answer.json()),
  ).toEqual(one);
});

test('the mapping lists the source of each property', async () => {
  const text = mappingText(mock.mapping!);
  for (const line of [
    'GET /users/{userId}/orders  200 list of orders (userId = users.id)',
    '    data[].country: parent countries',
    '    data[].plan: schema',
    '    meta.total: page total',
    'GET /stats  501: No table',
  ])
    expect(text).toContain(line);
  expect(await body('/__mapping')).toEqual(JSON.parse(JSON.stringify(mock.mapping)));
  expect(await body('/openapi.json')).toEqual(document.raw);
});

test.each([
  ['[1]', 'is no OpenAPI document'],
  ['swagger: "2.0"\npaths: {}', 'is Swagger 2.0'],
  ['openapi: 4.0.0\npaths: {}', 'openapi is "4.0.0"'],
  ['openapi: 3.1.0', 'has no paths'],
  ['{"openapi": ', 'is neither JSON nor YAML'],
])('%j is refused', (text, message) => {
  expect(() => readApiDocument(text, 'api.yaml')).toThrow(message);
});
