import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setupServer } from 'msw/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { signToken } from '../../src/server/auth/token.ts';
import { openMock, type Mock, type MockOptions } from '../../src/server/index.ts';
import { listen } from '../../src/server/listen.ts';
import { planOf, SHOP, SHOP_ROWS } from './support.ts';

let made: Pick<MockOptions, 'plan' | 'catalog'>;

beforeAll(async () => {
  made = await planOf(SHOP, SHOP_ROWS);
});

type Item = {
  readonly name: string;
  readonly description?: string;
  readonly request: PostmanRequest;
  readonly response: readonly { readonly code: number; readonly body: string }[];
};
type PostmanRequest = {
  readonly method: string;
  readonly header: readonly { readonly key: string; readonly value: string }[];
  readonly body?: { readonly raw: string };
  readonly url: { readonly raw: string; readonly path: readonly string[]; readonly query?: readonly { readonly key: string; readonly value: string }[] };
};
type Collection = {
  readonly info: { readonly schema: string };
  readonly variable: readonly { readonly key: string; readonly value: string }[];
  readonly item: readonly { readonly name: string; readonly item: readonly Item[] }[];
};

const collectionOf = async (mock: Mock, headers: Record<string, string> = {}) => (await (await mock.fetch('/postman.json', { headers })).json()) as Collection;

/** Sends a request as Postman does. */
function sendItem(mock: Mock, { method, header, body, url }: PostmanRequest, baseUrl: string): Promise<Response> {
  return mock.fetch(url.raw.replace('{{baseUrl}}', baseUrl), {
    method,
    headers: Object.fromEntries(header.map(({ key, value }) => [key, value])),
    ...(body && { body: body.raw }),
  });
}

describe.each(['postgrest', 'js0', 'js1', 'plain'])('the Postman collection of %s', (dialect) => {
  let mock: Mock;
  let collection: Collection;

  beforeAll(async () => {
    mock = openMock({ ...made, dialect, base: '/mock/shop' });
    collection = await collectionOf(mock);
  });

  test('has a folder for each table, and writes nothing when it is created', () => {
    expect(collection.info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json');
    expect(collection.variable[0]).toEqual({ key: 'baseUrl', value: 'http://mock.local/mock/shop' });
    expect(collection.item.map(({ name }) => name)).toEqual(['Sign in', ...Object.keys(SHOP_ROWS).toSorted()]);
    for (const { name, item } of collection.item.slice(1)) {
      // Both columns of a country are keys, so there is nothing to change.
      const writes = name === 'countries' ? ['POST', 'DELETE'] : ['POST', 'PATCH', 'DELETE'];
      expect(item.map(({ request }) => request.method)).toEqual(['GET', 'GET', ...writes]);
    }
    expect(mock.written()).toBeNull();
  });

  test('every request of it works, and reads return the saved answers', async () => {
    const refused: string[] = [];
    for (const { name, item } of collection.item)
      for (const { name: call, description, request, response } of item) {
        mock.reset();
        const answer = await sendItem(mock, request, 'http://mock.local');
        const text = await answer.text();
        if (request.method === 'GET') expect([response[0]!.code, response[0]!.body]).toEqual([200, text]);
        else expect(response).toEqual([]);
        if (!answer.ok && description !== 'The mock may refuse this: other rows refer to the row.') refused.push(`${name}: ${call}: ${answer.status} ${text}`);
        // Query parameters are there twice: for people, and as a list.
        expect(request.url.raw.split('?')[1] ?? '').toBe((request.url.query ?? []).map(({ key, value }) => `${key}=${value}`).join('&'));
      }
    expect(refused).toEqual([]);
  });

  test('a read-only mock has only reads', async () => {
    const { item } = await collectionOf(openMock({ ...made, dialect, readOnly: true }));
    expect(new Set(item.slice(1).flatMap((folder) => folder.item.map(({ request }) => request.method)))).toEqual(new Set(['GET']));
  });
});

const GUARDED = `create table people (id uuid primary key, email text not null unique, secret text not null);
  alter table people enable row level security; create policy self on people using (id = auth.uid());`;

test('exports hold no rows that the caller may not see', async () => {
  const mock = openMock(await planOf(GUARDED, { people: 20 }));
  const secret = { Authorization: `Bearer ${signToken({ role: 'service_role' }, 'any')}` };
  const all = (await (await mock.fetch('/people', { headers: secret })).json()) as { email: string; secret: string }[];
  expect(all).toHaveLength(20);
  for (const path of ['/postman.json', '/db.json']) {
    const hidden = await (await mock.fetch(path)).text();
    expect(all.filter(({ email, secret: word }) => hidden.includes(email) || hidden.includes(JSON.stringify(word)))).toEqual([]);
    const shown = await (await mock.fetch(path, { headers: secret })).text();
    expect(shown).toContain(all[0]!.email);
  }
  expect((await collectionOf(mock)).variable).toEqual([{ key: 'baseUrl', value: 'http://mock.local' }]);
  expect((await collectionOf(mock, secret)).variable[1]).toEqual({ key: 'token', value: 'sb_secret_mock' });
  const old = { Authorization: `Bearer ${signToken({ role: 'authenticated', exp: 1 }, 'any')}` };
  expect((await mock.fetch('/db.json', { headers: old })).status).toBe(401);
});

test('db.json holds the rows of every table up to the limit of an answer, and names tables that are cut', async () => {
  const mock = openMock({ ...made, dialect: 'plain', maxRows: 100 });
  const answer = await mock.fetch('/db.json');
  const tables = (await answer.json()) as Record<string, unknown[]>;
  expect(Object.entries(tables).map(([name, rows]) => [name, rows.length])).toEqual(
    Object.entries(SHOP_ROWS)
      .map(([name, rows]) => [name, Math.min(rows, 100)])
      .toSorted(),
  );
  expect(answer.headers.get('X-Truncated')).toBe('order_items, orders, users');
  const page = await mock.fetch('/rest/v1/orders?order=id&limit=100');
  expect(tables['orders']).toEqual(await page.json());
  expect((await mock.fetch('/db.json', { method: 'DELETE' })).status).toBe(405);
  const head = await mock.fetch('/db.json', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each([
  ['js0', '/orders?_sort=id&_limit=100', 'number'],
  ['js1', '/orders?_sort=id&_page=1&_per_page=100', 'string'],
])('db.json of %s has the rows and keys that its lists have', async (dialect, list, type) => {
  const mock = openMock({ ...made, dialect, maxRows: 100 });
  const { orders } = (await (await mock.fetch('/db.json')).json()) as { orders: { id: unknown; user_id: unknown }[] };
  const page = (await (await mock.fetch(list)).json()) as { data?: unknown };
  expect(orders).toEqual(page.data ?? page);
  expect([typeof orders[0]!.id, typeof orders[0]!.user_id]).toEqual([type, type]);
});

test('MSW handlers pass other requests on to the mock', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-msw-'));
  await using server = await listen(openMock(made), { port: 0, host: '127.0.0.1' });
  try {
    const text = await (await fetch(`${server.url}/msw.js`)).text();
    const file = join(folder, 'handlers.mjs');
    // A file elsewhere cannot resolve packages by name.
    await writeFile(file, text.replace("'msw'", JSON.stringify(import.meta.resolve('msw'))));
    const { handlers } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { handlers: Parameters<typeof setupServer> };
    const mocked = setupServer(...handlers);
    mocked.listen();
    try {
      const added = await fetch('https://api.example.com/rest/v1/countries', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ code: 'Z9', name: 'Nowhere' }),
      });
      expect(added.status).toBe(201);
      const found = await fetch('https://api.example.com/rest/v1/countries?code=eq.Z9&select=name');
      expect(await found.json()).toEqual([{ name: 'Nowhere' }]);
    } finally {
      mocked.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a collection of a billion rows is ready within one request, with what was tried until then', async () => {
  const many = Object.fromEntries(Object.keys(SHOP_ROWS).map((name) => [name, 1_000_000_000]));
  const mock = openMock({ ...(await planOf(SHOP, { ...many, countries: 20 })), milliseconds: 50 });
  const before = process.cpuUsage();
  const { item } = await collectionOf(mock);
  // One statement may begin just before the end.
  expect(process.cpuUsage(before).user).toBeLessThan(5e6);
  expect(item.map(({ name }) => name)).toEqual(['Sign in', ...Object.keys(SHOP_ROWS).toSorted()]);
  for (const folder of item.slice(1)) expect(folder.item.map(({ request }) => request.method)).toEqual(expect.arrayContaining(['GET', 'POST', 'DELETE']));
});
