import { openLocalModelServer, type LocalAnswer, type LocalModelServer } from '@seedbed/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { gist, send } from '../support/send.ts';

const PAGE = { 'sec-fetch-site': 'same-origin' };
const DDL = `CREATE TABLE werke (id bigint PRIMARY KEY, qx text NOT NULL);
CREATE TABLE zug (id bigint PRIMARY KEY, werk_id bigint NOT NULL REFERENCES werke, qy text NOT NULL);`;
const RECORDED: Record<string, LocalAnswer> = {
  werke: { qx: { values: ['Stahlbau Nord', 'Kranwerk', 'Rohrhalle'] } },
  zug: { qy: { values: ['CuZn37', '316L', 'S355'] } },
};

let answers = RECORDED;
let model: LocalModelServer;
let server: RunningServer;
let dataset: string;
beforeAll(async () => {
  model = await openLocalModelServer({ answer: ({ question }) => answers[/create table (\w+)/.exec(question)![1]!]! });
  server = await startServer({ PATH: '', OLLAMA_HOST: model.host });
  dataset = (await send(server.baseUrl, 'POST', '/api/v1/datasets', { name: 'Asked', ddl: DDL, rows: 20, prove: 'later' })).body.dataset.id;
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await model?.[Symbol.asyncDispose]();
});
beforeEach(() => {
  answers = RECORDED;
  model.calls.length = 0;
});

const ask = (body: object, id = dataset) => send(server.baseUrl, 'POST', `/api/v1/datasets/${id}/ask-at-hand`, body, PAGE);
const events = (body: string): any[] => [...body.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!) as object);

test('a model on this computer is asked a table at a time, and each call is in the audit log', async () => {
  const { body } = await ask({ with: 'ollama', part: 1, short: true });
  const told = events(body);
  expect(told.map(({ kind, table, state }) => [kind, table, state].filter(Boolean).join(' '))).toEqual([
    'table public.werke asking',
    'call',
    'called',
    'table public.werke answered',
    'table public.zug asking',
    'call',
    'called',
    'table public.zug answered',
    'answered',
  ]);
  expect(told.at(-1)).toMatchObject({ faults: 0, refused: null, revision: 1 });
  expect(JSON.parse(told.at(-1).text)).toEqual({
    format: 2,
    tables: { 'public.werke': { columns: RECORDED['werke'] }, 'public.zug': { columns: RECORDED['zug'] } },
  });
  const { rows } = await server.control.query("SELECT details->>'model' AS model FROM audit_events WHERE action = 'dataset.model-asked'");
  expect(rows).toEqual([{ model: 'qwen3:14b' }, { model: 'qwen3:14b' }]);
  const tried = await send(server.baseUrl, 'POST', `/api/v1/datasets/${dataset}/answer`, { answers: [told.at(-1).text] });
  expect(tried.body.outcome).toMatchObject({ taken: [{ column: 'qx' }, { column: 'qy' }], faults: [] });
});

test('the question in the short form is what the model is sent', async () => {
  await ask({ with: 'ollama', part: 1, short: true });
  const { body } = await send(server.baseUrl, 'GET', `/api/v1/datasets/${dataset}/question?short=true`);
  expect(body).toMatchObject({ part: 1, parts: 1, tables: ['public.werke', 'public.zug'] });
  for (const { system, question } of model.calls) expect(body.text).toContain(`${system}\n\n${question}`);
});

test('a table whose answer is broken is left, with the reason; without any answer there is a problem', async () => {
  answers = { ...RECORDED, werke: 'cut-off' };
  const told = events((await ask({ with: 'ollama', part: 1, short: true })).body);
  expect(told.find(({ state }) => state === 'left')).toMatchObject({ table: 'public.werke', at: 1, of: 2, why: expect.stringContaining('limit of tokens') });
  expect(Object.keys(JSON.parse(told.at(-1).text).tables)).toEqual(['public.zug']);
  answers = { werke: 'No.', zug: 'No.' };
  expect(events((await ask({ with: 'ollama', part: 1, short: true })).body).at(-1)).toMatchObject({
    kind: 'problem',
    problem: { type: '/docs/errors/model-failed' },
  });
});

test('nothing is asked where every column is sure, or where the short form is asked for another part', async () => {
  const ddl = 'CREATE TABLE users (id bigint PRIMARY KEY, email text NOT NULL UNIQUE);';
  const { body } = await send(server.baseUrl, 'POST', '/api/v1/datasets', { name: 'Sure', ddl, rows: 20, prove: 'later' });
  expect(gist(await ask({ with: 'ollama', part: 1, short: true }, body.dataset.id))).toMatchObject({ status: 400, at: ['/short'] });
  expect(gist(await ask({ with: 'ollama', part: 2, short: true }))).toMatchObject({ status: 400, at: ['/short'] });
  expect(gist(await ask({ with: 'ollama', words: 'x', short: true }))).toMatchObject({ status: 400, at: ['/short'] });
  expect(model.calls).toEqual([]);
});
