import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, standInProgram, type ProgramMood as Mood } from '@seedbed/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { agentAt } from '../support/agent.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { gist, send } from '../support/send.ts';

const KNOWLEDGE = JSON.stringify({ format: 2, tables: { zug: { columns: { qx: { values: ['CuZn37'] } } } } });
const PAGE = { 'sec-fetch-site': 'same-origin' };
/** A guard against hanging. */
const WAIT = { timeout: 60_000, interval: 100 };

let folder: string;
let server: RunningServer;
let dataset: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-at-hand-'));
  const { path } = await standInProgram(folder, []);
  server = await startServer({ PATH: path, HOME: folder, OLLAMA_HOST: '127.0.0.1:1' });
  const ddl = 'CREATE TABLE zug (id bigint PRIMARY KEY, qx text NOT NULL);';
  dataset = (await send(server.baseUrl, 'POST', '/api/v1/datasets', { name: 'Asked', ddl, rows: 20, prove: 'later' })).body.dataset.id;
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

let program: Awaited<ReturnType<typeof standInProgram>>;
const mood = async (...moods: readonly Mood[]) => (program = await standInProgram(folder, moods));
beforeEach(() => mood({ says: KNOWLEDGE }));
afterEach(() => rm(join(folder, 'calls.jsonl'), { force: true }));

const path = (): string => `/api/v1/datasets/${dataset}/ask-at-hand`;
const ask = (body: object = { with: 'claude', part: 1 }, headers: Record<string, string> = PAGE) => send(server.baseUrl, 'POST', path(), body, headers);

test('lists the programs on the PATH, and starts none', async () => {
  const { body } = await send(server.baseUrl, 'GET', '/api/v1/models-at-hand');
  expect(body).toMatchObject({ reason: null });
  expect(body.models[0]).toMatchObject({ name: 'claude', title: 'Claude Code', kind: 'program', place: join(folder, 'claude') });
  expect(await program.calls()).toEqual([]);
});

test('a click on a page of this server asks once; the audit log has what was sent before the answer is there', async () => {
  const { body } = await ask();
  expect(body).toContain('event: answered');
  expect(body).toContain('CuZn37');
  const [call] = await program.calls();
  const { body: question } = await send(server.baseUrl, 'GET', `/api/v1/datasets/${dataset}/question?part=1`);
  expect(call!.input).toContain(question.text);
  const { rows } = await server.control.query('SELECT * FROM audit_events ORDER BY at');
  expect(rows).toMatchObject([
    {
      action: 'dataset.model-asked',
      who_name: 'Local owner',
      object_id: dataset,
      object_name: 'Asked',
      via: 'browser',
      details: {
        with: 'claude',
        model: 'Claude Code',
        bytes: Buffer.byteLength(question.text),
        sha256: createHash('sha256').update(question.text).digest('hex'),
      },
    },
  ]);
  const review = await ask({ with: 'claude', answers: [KNOWLEDGE] });
  expect(review.body).toContain('event: answered');
  expect((await program.calls()).at(-1)!.input).toContain('# What is still wrong in these rows?');
});

const ODD = 'every qx sounds like brass';
const CHANGES = JSON.stringify({ format: 2, changes: [{ wish: ODD, knowledge: JSON.parse(KNOWLEDGE) as object }] });

test('wishes that Seedbed does not understand go to the program, and its changes are tried like others', async () => {
  await mood({ says: CHANGES });
  const { body } = await ask({ with: 'claude', words: `30 zug, ${ODD}` });
  expect(body).toContain('event: answered');
  const [call] = await program.calls();
  expect([call!.input.includes(`> ${ODD}`), call!.input.includes('> 30 zug')]).toEqual([true, false]);
  const { body: tried } = await send(server.baseUrl, 'POST', `/api/v1/datasets/${dataset}/say/try`, { answer: CHANGES });
  expect(tried.changes).toMatchObject([{ wish: ODD, means: [expect.stringContaining('CuZn37')] }]);
});

test('no program is started for wishes that Seedbed understands itself, nor by another site', async () => {
  expect(gist(await ask({ with: 'claude', words: '30 zug' }))).toMatchObject({ status: 400, at: ['/words'] });
  expect(gist(await ask({ with: 'claude', words: ODD, part: 1 }))).toMatchObject({ status: 400 });
  expect(gist(await ask({ with: 'claude', words: ODD }, { 'sec-fetch-site': 'cross-site' }))).toMatchObject({ status: 403 });
  expect(await program.calls()).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ['a page of another site (T2)', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a page of another port (T2)', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' }],
  ['a link or the address bar', { 'sec-fetch-site': 'none' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['an MCP client, curl or any other program', {}],
])('%s starts no program', async (_, headers) => {
  expect(gist(await ask(undefined, headers))).toMatchObject({ status: 403, type: 'forbidden' });
  expect(await program.calls()).toEqual([]);
});

test('a link to the endpoint, a name rebound to this computer (T1) and a proxy start no program', async () => {
  expect((await send(server.baseUrl, 'GET', path(), undefined, PAGE)).status).toBe(405);
  const rebound = await server.app.inject({ method: 'POST', url: path(), payload: { with: 'claude', part: 1 }, headers: { ...PAGE, host: 'evil.example' } });
  expect(rebound.statusCode).toBe(421);
  expect(gist(await ask(undefined, { ...PAGE, 'x-forwarded-for': '10.0.0.1' })).status).toBe(401);
  expect(await program.calls()).toEqual([]);
});

test('no tool of an agent asks a program on this computer', async () => {
  await using agent = await agentAt(server.baseUrl);
  const { tools } = await agent.client.listTools();
  expect(tools.length).toBeGreaterThan(5);
  expect(JSON.stringify(tools)).not.toMatch(/at.hand|claude/i);
});

test.each([
  ['nobody is signed in', { fails: { result: 'Not logged in · Please run /login' } }, 'is not signed in: start `claude` once'],
  ['the quota is exhausted', { fails: { api_error_status: 429, result: 'Request rejected (429)' } }, 'is out of quota'],
  ['it answers in prose', { says: 'I would rather not.' }, 'no JSON document'],
] satisfies [string, Mood, string][])('names the fix where %s', async (_, said, words) => {
  await mood(said);
  const { body } = await ask();
  expect(body).toContain('event: problem');
  expect(body).toContain(words);
});

test('what is not there is refused before anything is started', async () => {
  expect(gist(await ask({ with: 'codex', part: 1 }))).toEqual({ status: 400, type: 'invalid-request', at: ['/with'] });
});

test('a caller that goes away ends the program and its children', async () => {
  await mood('hangs');
  const gone = new AbortController();
  const asked = fetch(`${server.baseUrl}${path()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...PAGE },
    body: JSON.stringify({ with: 'claude', part: 1 }),
    signal: gone.signal,
  }).then((response) => response.text());
  const refused = expect(asked).rejects.toThrow();
  const pids = await vi.waitFor(async () => {
    const found = await program.pids();
    expect(found).toHaveLength(2);
    return found;
  }, WAIT);
  gone.abort();
  await refused;
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), WAIT);
});

test('where others reach the server, there are no programs, and none is started', async () => {
  await using open = await startServer({ PATH: program.path, HOME: folder, SEEDBED_LOCAL_OWNER: '1' });
  expect((await send(open.baseUrl, 'GET', '/api/v1/models-at-hand')).body).toMatchObject({ models: [], reason: expect.stringContaining('your own computer') });
  const ddl = 'CREATE TABLE zug (id bigint PRIMARY KEY);';
  const { id } = (await send(open.baseUrl, 'POST', '/api/v1/datasets', { name: 'Open', ddl, rows: 5, prove: 'later' })).body.dataset;
  const refused = await send(open.baseUrl, 'POST', `/api/v1/datasets/${id}/ask-at-hand`, { with: 'claude', part: 1 }, PAGE);
  expect(gist(refused)).toMatchObject({ status: 403, type: 'forbidden' });
  expect(refused.body.detail).toContain('an owner of the workspace sets a model endpoint instead');
  expect(await program.calls()).toEqual([]);
});
