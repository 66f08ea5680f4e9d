import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMock, type Mock } from '../../../src/server/index.ts';
import { planOf } from '../support.ts';
import type { Case, More } from './case.ts';
import { FILMS, ROWS } from './fixture.ts';
import { CASES } from './cases/index.ts';

// PostgREST's own behaviour, as data. The rows are known: the tables start empty, and the setup writes them.

let mock: Mock;

beforeAll(async () => {
  mock = openMock(await planOf(FILMS, Object.fromEntries([...Object.keys(ROWS), 'tickets'].map((table) => [table, 0]))));
  for (const [table, rows] of Object.entries(ROWS)) {
    const response = await send(`POST /${encodeURIComponent(table)}`, { send: rows });
    expect(response.status, await response.text()).toBe(201);
  }
  expect((await send('PUT /__snapshots/start')).ok).toBe(true);
});
beforeEach(async () => {
  expect((await send('POST /__restore/start')).ok).toBe(true);
});

async function send(request: string, { prefer, accept, send: body, headers }: More = {}): Promise<Response> {
  const [, method = 'GET', path] = /^(?:([A-Z]+) )?(.*)$/s.exec(request)!;
  return await mock.fetch(path!, {
    method,
    headers: {
      ...(prefer !== undefined && { Prefer: prefer }),
      ...(accept !== undefined && { Accept: accept }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text;
}

test('there are at least 250 cases, with different names', () => {
  const all = Object.values(CASES).flat();
  expect(all.length).toBeGreaterThanOrEqual(250);
  expect(new Set(all.map((one) => JSON.stringify(one.slice(0, 1).concat(one[2] ?? {})))).size).toBe(all.length);
});

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases.map((one, at) => [at + 1, one[0], one] as const))('%i: %s', async (__, request, [, body, more = {}]: Case) => {
    const response = await send(request, more);
    const answer = await bodyOf(response);
    const status = more.status ?? 200;
    expect({ status: response.status, answer }).toEqual({
      status,
      answer: status < 400 ? body : body === null ? null : expect.objectContaining(body as object),
    });
    const wanted = { ...more.has, ...(more.range !== undefined && { 'content-range': more.range }) };
    expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, response.headers.get(name)]))).toEqual(wanted);
    if (more.then) expect(await bodyOf(await send(more.then[0]))).toEqual(more.then[1]);
  });
});
