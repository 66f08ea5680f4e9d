import createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMock, type Mock } from '../../src/server/index.ts';
import { listen, type Listening } from '../../src/server/listen.ts';
import { planOf, SHOP, SHOP_ROWS } from './support.ts';

// How a front end uses `/openapi.json`: types by openapi-typescript, and calls by openapi-fetch, which follows the document.

let mock: Mock;
let server: Listening;

beforeAll(async () => {
  mock = openMock({ ...(await planOf(SHOP, SHOP_ROWS)), dialect: 'plain' });
  server = await listen(mock, { port: 0, host: '127.0.0.1' });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => mock.reset());

/** Paths without their types, which the program of the first test has: here the calls count. */
type AnyPaths = Record<string, Record<'get' | 'post' | 'patch' | 'put' | 'delete', any>>;
const client = () =>
  createClient<any>({ baseUrl: server.url }) as unknown as ReturnType<typeof createClient<AnyPaths>> &
    Record<'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', (path: string, init?: object) => Promise<any>>;

const PROGRAM = `
import createClient from 'openapi-fetch';
import type { components, paths } from './types.ts';
const client = createClient<paths>({ baseUrl: '' });
export async function run() {
  const list = await client.GET('/orders', { params: { query: { limit: 5, sort: '-id', state: 'paid' } } });
  const state: 'open' | 'paid' | 'sent' | 'returned' | undefined = list.data?.[0]?.state;
  const one = await client.GET('/orders/{id}', { params: { path: { id: 7 } } });
  const made = await client.POST('/users', { body: { email: 'a@example.com', name: 'Ada' } });
  const changed = await client.PATCH('/users/{id}', { params: { path: { id: 7 } }, body: { name: 'Bob' } });
  const user: components['schemas']['users'] | undefined = changed.data;
  return [state, one.data?.user_id, made.data, user?.email];
}
// @ts-expect-error: no such table.
void client.GET('/nothing');
// @ts-expect-error: a name is required.
void client.POST('/users', { body: { email: 'a@example.com' } });
`;

test('openapi-typescript generates types that hold for calls of openapi-fetch', async () => {
  const types = astToString(await openapiTS(new URL(`${server.url}/openapi.json`)));
  expect(errorsOf({ 'types.ts': types, 'program.ts': PROGRAM })).toEqual([]);
});

/** The compiler's errors for files in this folder. */
function errorsOf(files: Readonly<Record<string, string>>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const textOf = (path: string) => Object.entries(files).find(([name]) => path === `${import.meta.dirname}/${name}`)?.[1];
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path);
  host.readFile = (path) => textOf(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = textOf(path);
    return text === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([`${import.meta.dirname}/program.ts`], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

test('lists, pages, filters', async () => {
  const first = await client().GET('/orders', { params: { query: { limit: 10, sort: '-id' } } });
  expect(first.data.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => SHOP_ROWS.orders - i));
  expect(first.response.headers.get('x-total-count')).toBe(String(SHOP_ROWS.orders));
  const second = await client().GET('/orders', { params: { query: { limit: 10, offset: 10, sort: '-id' } } });
  expect(second.data[0].id).toBe(SHOP_ROWS.orders - 10);
  const paid = await client().GET('/orders', { params: { query: { state: 'paid', limit: 1000, include: 'user' } } });
  expect(paid.data.length).toBeGreaterThan(0);
  expect(paid.data.every(({ state }: { state: string }) => state === 'paid')).toBe(true);
});

test('shows, creates, edits and deletes a row', async () => {
  const made = await client().POST('/users', { body: { email: 'ada@example.com', name: 'Ada' } });
  expect([made.response.status, made.data]).toMatchObject([201, { id: SHOP_ROWS.users + 1, name: 'Ada', is_active: true }]);
  const params = { path: { id: made.data.id } };
  expect((await client().PATCH('/users/{id}', { params, body: { name: 'Bob' } })).data).toMatchObject({ name: 'Bob' });
  expect((await client().GET('/users/{id}', { params })).data).toMatchObject({ email: 'ada@example.com', name: 'Bob' });
  expect((await client().DELETE('/users/{id}', { params })).response.ok).toBe(true);
  const gone = await client().GET('/users/{id}', { params });
  expect([gone.response.status, gone.data]).toEqual([404, undefined]);
});

test('problems have the documented form', async () => {
  const { error, response } = await client().POST('/users', { body: { email: 'x@example.com' } });
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(error).toMatchObject({ status: response.status, detail: expect.stringContaining('name') });
});

test('a token of auth/v1 is sent along', async () => {
  const { email, password } = mock.signIn()!;
  const auth = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token, user } = (await auth.json()) as { access_token: string; user: { id: string } };
  const own = await client().GET('/users/{id}', { params: { path: { id: user.id } }, headers: { Authorization: `Bearer ${token}` } });
  expect(own.data).toMatchObject({ email });
});
