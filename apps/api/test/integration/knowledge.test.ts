import { afterAll, beforeAll, expect, test } from 'vitest';
import { gist, send, type Answer } from '../support/send.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
  send(server.baseUrl, method, `/api/v1${path}`, body, headers);

const DDL = `
  CREATE TABLE brewers (id bigint PRIMARY KEY, name text NOT NULL, town text);
  CREATE TABLE batches (id bigint PRIMARY KEY, brewer_id bigint NOT NULL REFERENCES brewers, style text NOT NULL, state text NOT NULL CHECK (state IN ('planned', 'brewing', 'packaged')), volume integer NOT NULL);`;
const KNOWLEDGE = {
  format: 2,
  tables: {
    brewers: { columns: { town: { values: ['Köln', 'Bonn'], null: 0 } } },
    batches: {
      columns: { style: { values: ['Kölsch', 'Alt'] }, volume: { low: 20, high: 30 }, state: { values: ['packaged', 'sold'] }, nobody: { value: 1 } },
    },
  },
};

async function dataset(name: string): Promise<string> {
  const { body } = await call('POST', '/datasets', { name, ddl: DDL, rows: 40, prove: 'later' });
  return `/datasets/${body.dataset.id}`;
}

async function cells(at: string, table: string, column: string): Promise<(string | null)[]> {
  const { columns, rows } = (await call('GET', `${at}/tables/${table}/rows?limit=40`)).body;
  return rows.map((row: (string | null)[]) => row[columns.findIndex((each: any) => each.name === column)]);
}

test('a question about a dataset, and the parts it can be split into', async () => {
  const at = await dataset('Asked');
  const { body } = await call('GET', `${at}/question`);
  expect(body).toMatchObject({ revision: 1, part: 1, parts: 1, tables: ['public.batches', 'public.brewers'] });
  expect(body.text).toContain('create table batches');
  expect(gist(await call('GET', `${at}/question?part=2`))).toMatchObject({ status: 400, type: 'invalid-request' });
  const blank = (await call('POST', '/datasets', { name: 'Blank' })).body.dataset.id;
  expect(gist(await call('GET', `/datasets/${blank}/question`))).toMatchObject({ status: 404 });
});

test('an answer is tried without storing anything: what changes, what stays and why, what is refused, rows before and after', async () => {
  const at = await dataset('Tried');
  const fenced = `Here it is:\n\`\`\`json\n${JSON.stringify(KNOWLEDGE)}\n\`\`\`\n`;
  const { body } = await call('POST', `${at}/answer`, { answers: [fenced] });
  expect(body.revision).toBe(1);
  expect(body.outcome.taken.map(({ table, column }: any) => `${table}.${column}`).toSorted()).toEqual([
    'public.batches.state',
    'public.batches.style',
    'public.batches.volume',
    'public.brewers.town',
  ]);
  expect(body.outcome.faults.map(({ place }: any) => place).toSorted()).toEqual(['/tables/batches/columns/nobody', '/tables/batches/columns/state/values/1']);
  const brewers = body.tables.find(({ table }: any) => table === 'public.brewers');
  expect(brewers.before.rows).toHaveLength(5);
  expect(brewers.after.rows.map((row: string[]) => row[2]).every((town: string) => ['Köln', 'Bonn'].includes(town))).toBe(true);
  expect((await call('GET', at)).body.revision).toBe(1);
});

test('an answer is kept by table and column as a new revision on top of people’s edits, and undone by restoring the one before', async () => {
  const at = await dataset('Kept');
  const first = (await call('GET', `${at}/revisions/current`)).body;
  const patch = [{ op: 'replace', path: '/seed', value: 7 }];
  const edited = (await call('POST', `${at}/revisions`, { patch }, { 'if-match': '"1"' })).body;
  const stale = await call('POST', `${at}/answer/keep`, { knowledge: KNOWLEDGE }, { 'if-match': '"1"' });
  expect(gist(stale)).toMatchObject({ status: 412, type: 'precondition-failed' });

  const kept = await call('POST', `${at}/answer/keep`, { knowledge: KNOWLEDGE, accept: ['brewers', 'public.batches.volume'] }, { 'if-match': '"2"' });
  expect(kept.body).toMatchObject({ number: 3, message: 'Answered: 2 columns of public.brewers, public.batches', blueprint: { seed: 7 } });
  expect(new Set(await cells(at, 'brewers', 'town'))).toEqual(new Set(['Köln', 'Bonn']));
  expect((await cells(at, 'batches', 'volume')).every((volume) => Number(volume) >= 20 && Number(volume) <= 30)).toBe(true);
  expect((await cells(at, 'batches', 'style')).filter((style) => style === 'Kölsch')).toEqual([]);

  const undone = await call('POST', `${at}/revisions`, { blueprint: edited.blueprint }, { 'if-match': '"3"' });
  expect([undone.status, undone.body.number, undone.body.sha256]).toEqual([201, 4, edited.sha256]);
  expect(first.sha256).not.toBe(edited.sha256);
});

test('an answer that cannot be used changes nothing, and the reason is reported', async () => {
  const at = await dataset('Refused');
  const keep = (body: object) => call('POST', `${at}/answer/keep`, body, { 'if-match': '*' });
  expect(gist(await keep({ answers: ['I am sorry, I cannot help with that.'] }))).toMatchObject({ status: 400, type: 'invalid-request' });
  expect(gist(await keep({ answers: ['{"format":2,"tables":{"beer'] }))).toMatchObject({ status: 400, type: 'invalid-request' });
  expect(gist(await keep({ knowledge: { format: 1, pack: 'beer', concepts: [] } }))).toMatchObject({ status: 400 });
  expect(gist(await keep({ knowledge: { format: 2, tables: { beers: { rows: 3 } } } }))).toMatchObject({ status: 400, type: 'invalid-request' });
  expect(gist(await keep({ knowledge: KNOWLEDGE, accept: ['hops'] }))).toMatchObject({ status: 400, type: 'invalid-request' });
  expect(gist(await keep({}))).toMatchObject({ status: 400 });
  expect((await call('GET', at)).body.revision).toBe(1);
});

test('an archived dataset takes no answer', async () => {
  const at = await dataset('Archived');
  await call('PATCH', at, { archived: true });
  const knowledge = { format: 2, tables: { brewers: { rows: 12 } } };
  expect(gist(await call('POST', `${at}/answer/keep`, { knowledge }, { 'if-match': '"1"' }))).toMatchObject({ status: 409, type: 'conflict' });
  expect((await call('GET', at)).body.revision).toBe(1);
});

test('understood requests become changes without a model, each tried separately; the rest comes back as a question', async () => {
  const at = await dataset('Said');
  const { body } = await call('POST', `${at}/say`, { words: '10 % of batches packaged, 12 brewers, brewers who hum at dawn' });
  expect(body).toMatchObject({ revision: 1, rest: ['brewers who hum at dawn'] });
  expect(body.text).toMatch(/> brewers who hum at dawn\n/);
  expect(body.text).toContain('create table batches');
  expect(body.changes.map(({ wish }: any) => wish)).toEqual(['10 % of batches packaged', '12 brewers']);

  const wish = 'Franconian towns';
  const answer = JSON.stringify({
    format: 2,
    changes: [
      { wish, knowledge: { format: 2, tables: { brewers: { columns: { town: { values: ['Bamberg', 'Bayreuth'], null: 0 } } } } } },
      { wish: 'a moon', cannot: 'no column says so' },
      { wish: 'half', knowledge: { format: 2, tables: { brewers: { columns: { town: { value: 'Hof' }, moon: { value: 'x' } } } } } },
    ],
  });
  const tried = (await call('POST', `${at}/say/try`, { changes: body.changes, answer: `Here:\n\`\`\`json\n${answer}\n\`\`\`\n` })).body.changes;
  expect(tried.map(({ number, cannot }: any) => [number, typeof cannot])).toEqual([
    [1, 'undefined'],
    [2, 'undefined'],
    [3, 'undefined'],
    [4, 'string'],
    [5, 'string'],
  ]);
  expect(tried[1].tables).toMatchObject([{ table: 'public.brewers', before: { total: 40 }, after: { total: 12 } }]);
  expect(tried[4]).not.toHaveProperty('knowledge');
  expect((await call('GET', at)).body.revision).toBe(1);

  const kept = await call('POST', `${at}/answer/keep`, { knowledge: tried[2].knowledge, message: wish }, { 'if-match': '"1"' });
  expect(kept.body).toMatchObject({ number: 2, message: wish });
  expect(new Set(await cells(at, 'brewers', 'town'))).toEqual(new Set(['Bamberg', 'Bayreuth']));

  expect(gist(await call('POST', `${at}/say/try`, {}))).toMatchObject({ status: 400, type: 'invalid-request' });
  expect(gist(await call('POST', `${at}/say/try`, { answer: 'I would rather not.' }))).toMatchObject({ status: 400, type: 'invalid-request' });
  expect(gist(await call('POST', `${at}/say/try`, { changes: [{ wish: 'x', knowledge: 'drop table' }] }))).not.toMatchObject({ status: 500 });
  expect(gist(await call('POST', `${at}/say`, { words: '  ' }))).toMatchObject({ status: 400 });
});

test('requests in words work on a dataset without a schema; the rest of the request has no question', async () => {
  const { blueprint } = (await call('GET', `${await dataset('Source')}/revisions/current`)).body;
  const { dataset: bare } = (await call('POST', '/datasets', { name: 'Bare', blueprint })).body;
  const { body } = await call('POST', `/datasets/${bare.id}/say`, { words: '12 brewers, something else' });
  expect(body).toMatchObject({ changes: [{ wish: '12 brewers' }], rest: ['something else'], text: null });
});

test('the review asks about the changes of an answer, and its own answer is merged into the first', async () => {
  const at = await dataset('Reviewed');
  const { body } = await call('POST', `${at}/answer/review`, { knowledge: KNOWLEDGE });
  expect(body.revision).toBe(1);
  expect(body.text).toMatch(/public\.batches\.style: "(?:Kölsch|Alt)" \d+ %/);
  expect(body.text).toContain('/tables/batches/columns/nobody');

  const review = JSON.stringify({ format: 2, tables: { batches: { columns: { style: { values: ['Rauchbier'] }, volume: null } } } });
  const tried = (await call('POST', `${at}/answer`, { knowledge: KNOWLEDGE, review })).body;
  expect(tried.outcome.taken.map(({ column }: any) => column)).not.toContain('volume');
  await call('POST', `${at}/answer/keep`, { knowledge: KNOWLEDGE, review }, { 'if-match': '*' });
  expect(new Set(await cells(at, 'batches', 'style'))).toEqual(new Set(['Rauchbier']));
  expect(new Set(await cells(at, 'brewers', 'town'))).toEqual(new Set(['Köln', 'Bonn']));

  const broken = await call('POST', `${at}/answer`, { knowledge: KNOWLEDGE, review: 'All is well.' });
  expect(gist(broken)).toMatchObject({ status: 400, type: 'invalid-request' });
  expect(broken.body.errors[0].pointer).toBe('/review');
});
