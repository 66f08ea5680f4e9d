import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../src/core/index.ts';
import { openMock, type Mock } from '../../src/server/index.ts';
import { listen } from '../../src/server/listen.ts';
import { planOf, SHOP, SHOP_ROWS } from './support.ts';

// Answers to reads are cached until something is written: then they are the same objects, with the same bytes.

let made: Awaited<ReturnType<typeof planOf>>;
let mock: Mock;
beforeAll(async () => {
  made = await planOf(SHOP, SHOP_ROWS);
  mock = openMock(made);
});
beforeEach(() => mock.reset());

const PAGE = '/rest/v1/users?order=id&limit=5';
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', body = ''): Promise<Answer> =>
  mock.answer({ method, url: `http://mock.local${path}`, headers: new Headers(headers) }, new TextEncoder().encode(body));
const bytes = ({ status, headers, body }: Answer) => [status, [...headers], body];
const change = (headers: Readonly<Record<string, string>> = {}) =>
  ask('/rest/v1/users?id=eq.1', { 'Content-Type': 'application/json', ...headers }, 'PATCH', '{"name":"Changed"}');

test('a repeated page is cached until a row is written, and again after a reset', async () => {
  const once = await ask(PAGE);
  const first = await ask(PAGE);
  expect(first).not.toBe(once);
  expect(bytes(first)).toEqual(bytes(once));
  expect(await ask(PAGE)).toBe(first);
  expect((await change()).status).toBe(204);
  const changed = await ask(PAGE);
  expect(changed.body).toContain('Changed');
  expect(await ask(PAGE)).toBe(changed);
  mock.reset();
  expect(bytes(await ask(PAGE))).toEqual(bytes(first));
});

test('single requested rows are not cached, and when the cache is full its entries stay', async () => {
  const many = Array.from({ length: 6000 }, (_, i) => `/rest/v1/users?select=id&limit=1&offset=${i % 100}&id=gt.${i % 60}&order=id&or=(id.gt.${i},id.lt.${i})`);
  const all = async () => {
    const answers: Answer[] = [];
    for (const path of many) answers.push(await ask(path));
    return answers;
  };
  const same = (one: readonly Answer[], other: readonly Answer[]) => one.filter((answer, i) => answer === other[i]).length;
  const first = await all();
  const second = await all();
  expect(same(first, second)).toBe(0);
  // At most 5,000; a few hundred replace others each time.
  const third = await all();
  expect(same(second, third)).toBeGreaterThan(3000);
  expect(same(third, await all())).toBeGreaterThan(3000);
});

test('sessions, and headers that change an answer, have their own answers', async () => {
  const plain = await ask(PAGE);
  const others = [
    { 'X-Seedbed-Session': 'a' },
    { Accept: 'text/csv' },
    { Prefer: 'count=exact' },
    { Prefer: 'timezone=Asia/Tokyo' },
    { Range: '0-1' },
    { 'Accept-Profile': 'public' },
    { Origin: 'http://localhost:3000' },
  ];
  for (const headers of others) {
    const other = await ask(PAGE, headers);
    expect(bytes(other)).not.toEqual(bytes(plain));
    expect(bytes(await ask(PAGE, headers))).toEqual(bytes(other));
  }
  await change({ 'X-Seedbed-Session': 'a' });
  expect((await ask(PAGE, { 'X-Seedbed-Session': 'a' })).body).toContain('Changed');
  expect(bytes(await ask(PAGE))).toEqual(bytes(plain));
});

test('a session starts with its first read, although the answer was cached', async () => {
  await ask(PAGE, { 'X-Seedbed-Session': 'b' });
  await mock.fetch('/__reset', { method: 'POST', headers: { 'X-Seedbed-Session': 'b' } });
  const before = await ask(PAGE, { 'X-Seedbed-Session': 'b' });
  await change();
  expect(bytes(await ask(PAGE, { 'X-Seedbed-Session': 'b' }))).toEqual(bytes(before));
});

test('cached answers are in the journal, and errors are not cached', async () => {
  await ask(PAGE);
  await ask(PAGE);
  const journal = JSON.parse((await ask('/__journal')).body as string) as { path: string }[];
  expect(journal.slice(-2).map(({ path }) => path)).toEqual([PAGE, PAGE]);
  const wrong = await ask('/rest/v1/users?nothing=eq.1');
  expect(wrong.status).toBe(400);
  expect(await ask('/rest/v1/users?nothing=eq.1')).not.toBe(wrong);
});

test.each([
  ['js0', '/users?_page=1&_limit=3'],
  ['js1', '/users?_page=1&_per_page=3'],
  ['plain', '/users?limit=3'],
])('answers of %s are cached as well, by host and until a row is written', async (dialect, path) => {
  const other = openMock({ ...made, dialect });
  const get = (headers: Readonly<Record<string, string>> = {}, host = 'mock.local'): Promise<Answer> =>
    other.answer({ method: 'GET', url: `http://${host}${path}`, headers: new Headers(headers) }, new Uint8Array());
  const once = await get();
  const first = await get();
  expect([bytes(first), await get()]).toEqual([bytes(once), first]);
  expect(await get()).toBe(first);
  expect(await get({}, 'elsewhere.local')).not.toBe(first);
  const tag = first.headers.get('etag');
  if (tag) expect((await get({ 'If-None-Match': tag })).status).toBe(304);
  const id = (JSON.parse(first.body as string) as { data?: { id: number }[] }).data?.[0]?.id ?? 1;
  await other.answer(
    { method: 'PATCH', url: `http://mock.local/users/${id}`, headers: new Headers({ 'Content-Type': 'application/json' }) },
    new TextEncoder().encode('{"name":"Changed"}'),
  );
  expect((await get()).body).toContain('Changed');
});

test('over HTTP the same bytes are sent again', async () => {
  await using server = await listen(mock, { port: 0, host: '127.0.0.1' });
  const get = async () => {
    const answer = await fetch(server.url + PAGE);
    return [answer.status, [...answer.headers].filter(([name]) => name !== 'date'), await answer.text()];
  };
  const first = await get();
  for (let again = 0; again < 3; again++) expect(await get()).toEqual(first);
});
