import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { agentAt } from '../support/agent.ts';
import { rawStatus } from '../support/raw-request.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';

let targets: TargetServer;
let target: Target;
let server: RunningServer;
beforeAll(async () => {
  targets = await openTargetServer();
  target = await targets.freshTarget('plain');
  server = await startServer({ SEEDBED_TARGET_URL: target.url });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await target[Symbol.asyncDispose]();
  await targets[Symbol.asyncDispose]();
});

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.baseUrl}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(body),
  });

const openAgent = () => agentAt(server.baseUrl);
const json = (parts: readonly string[], at = 0) => JSON.parse(parts[at]!);

test('an agent over HTTP infers, reads, edits, fetches rows, proves and loads, in its own session', async () => {
  await using agent = await openAgent();
  const { tools } = await agent.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'infer',
    'preview',
    'rows',
    'unsure',
    'question',
    'answer',
    'review',
    'keep',
    'say',
    'explain',
    'kinds',
    'edit',
    'check_rows',
    'undo',
    'shape',
    'generate',
    'prove',
    'load',
    'plans',
    'rehearse',
  ]);
  const inferred = json((await agent.call('infer', { schema: SMALL_DDL, rows: { users: 40, orders: 60, order_items: 80 } })).parts);
  expect(inferred).toMatchObject({ blueprint: 'b1', tables: expect.arrayContaining([expect.objectContaining({ table: 'public.users', rows: 40 })]) });
  const [page] = json((await agent.call('preview', { tables: ['users'], from: 39, rows: 9 })).parts);
  expect(page).toMatchObject({ table: 'public.users', total: 40, from: 39 });
  expect(json((await agent.call('explain', { table: 'users', column: 'email' })).parts)).toMatchObject({ name: 'email', because: expect.any(String) });
  const change = { table: 'order_items', column: 'quantity', kind: 'number.int', parameters: { min: 2, max: 3 } };
  expect(json((await agent.call('edit', { columns: [change] })).parts).changed[0].samples.every((each: string) => ['2', '3'].includes(each))).toBe(true);
  expect((await agent.call('generate', { table: 'order_items', to: 5 })).parts[0]!.trimEnd().split(/\r?\n/)).toHaveLength(6);
  expect(json((await agent.call('prove')).parts)).toMatchObject({ ok: true });
  const reported: (string | undefined)[] = [];
  expect(json((await agent.call('load', { create: true }, ({ message }) => reported.push(message))).parts).rows).toBeGreaterThan(100);
  expect(reported.length).toBeGreaterThan(0);
  expect((await target.client.query('select min(quantity), max(quantity) from order_items')).rows).toEqual([{ min: 2, max: 3 }]);

  await using other = await openAgent();
  expect(await other.call('preview')).toMatchObject({ error: true, parts: [expect.stringContaining('no blueprint yet')] });
  const refused = await other.call('infer', { url: 'postgres://somebody@db.example.com/customers' });
  expect(refused).toMatchObject({ error: true, parts: [expect.stringContaining('accepts no address from a tool call')] });
  expect(await other.call('infer', { file: 'package.json' })).toMatchObject({ error: true, parts: [expect.stringContaining('this server reads no files')] });
  expect(await other.call('infer', { schema: 'create tabel t (id int)' })).toMatchObject({
    error: true,
    parts: [expect.stringContaining('Postgres refuses the DDL')],
  });
  expect(server.reported).toEqual([]);
});

test('sec-T1, sec-T2, sec-T3: a caller without access to the API has no access as an agent', async () => {
  const ours = `localhost:${server.port}`;
  const head = (host: string, more: string) => `POST /mcp HTTP/1.1\r\nHost: ${host}\r\n${more}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
  expect(await rawStatus(server.port, head('evil.example', ''))).toBe(421);
  expect(await rawStatus(server.port, head(ours, 'Origin: https://evil.example\r\n'))).toBe(403);
  expect(await rawStatus(server.port, head(ours, 'X-Forwarded-For: 127.0.0.1\r\n'))).toBe(401);
});

test('an invalid request is refused with a reason, and an unknown session is told to start again', async () => {
  expect((await fetch(`${server.baseUrl}/mcp`)).status).toBe(405);
  expect((await post({ hello: 1 })).status).toBe(400);
  expect((await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).status).toBe(400);
  expect((await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { 'mcp-session-id': 'none' })).status).toBe(404);
  expect((await post(initialize, { accept: 'text/html' })).status).toBe(406);
  expect((await post('x'.repeat(2 * 1024 * 1024))).status).toBe(413);
});

test('idle sessions are closed for new ones', async () => {
  const first = (await post(initialize)).headers.get('mcp-session-id')!;
  for (let more = 0; more < 16; more++) expect((await post(initialize)).status).toBe(200);
  expect((await post({ jsonrpc: '2.0', id: 2, method: 'ping' }, { 'mcp-session-id': first })).status).toBe(404);
});
