import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CreateMessageRequestSchema, ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DDL = 'CREATE TABLE tanks (id int PRIMARY KEY, label text NOT NULL, colour text NOT NULL);';
const KNOWN = { format: 2, tables: { tanks: { columns: { colour: { values: ['teal', 'ochre'] } } } } };

let folder: string;
let server: TargetServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-mcp-client-'));
  await writeFile(join(folder, 'tanks.sql'), DDL);
  server = await openTargetServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

type Can = {
  /** What the person chooses; null declines. */
  readonly choice?: string | null;
  /** Answers of the client's model, in order. */
  readonly says?: readonly string[];
};

/** The SDK's own client, with the capabilities that `can` has a part for. */
async function openAgent(args: readonly string[], { choice, says }: Can) {
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: { ...(choice !== undefined && { elicitation: {} }), ...(says !== undefined && { sampling: {} }) } },
  );
  const [asked, sampled]: [string[], { system: string | undefined; texts: string[] }[]] = [[], []];
  if (choice !== undefined)
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      asked.push(params.message);
      return choice === null ? { action: 'decline' } : { action: 'accept', content: { choice } };
    });
  if (says !== undefined)
    client.setRequestHandler(CreateMessageRequestSchema, ({ params }) => {
      const texts = params.messages.map(({ content }) => (content as { text: string }).text);
      sampled.push({ system: params.systemPrompt, texts });
      return { model: 'test', role: 'assistant', content: { type: 'text', text: says[sampled.length - 1]! } };
    });
  const main = join(import.meta.dirname, '../bin/seedbed.mjs');
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [main, 'mcp', ...args], cwd: folder, stderr: 'inherit' }));
  return {
    asked,
    sampled,
    async call(name: string, given: Record<string, unknown> = {}) {
      const { content, isError } = await client.callTool({ name, arguments: given }, undefined, { timeout: 100_000 });
      return { error: isError === true, text: (content as { text: string }[])[0]!.text };
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
}

/** A database with five rows, and what a load with these capabilities makes of it. */
async function loadAgain(can: Can, args: Record<string, unknown> = {}) {
  await using target = await server.freshTarget('plain');
  await target.client.query(
    `${DDL} INSERT INTO tanks SELECT 9000 + n, 'ours', 'red' FROM generate_series(1, 5) n; ALTER TABLE tanks OWNER TO "${new URL(target.url).username}"`,
  );
  await using agent = await openAgent(['--url', target.url], can);
  await agent.call('infer', { file: 'tanks.sql', rows: 7 });
  const loaded = await agent.call('load', args);
  const { rows } = await target.client.query<{ all: number; ours: number }>(
    "SELECT count(*)::int AS all, count(*) FILTER (WHERE label = 'ours')::int AS ours FROM tanks",
  );
  return { ...loaded, asked: agent.asked, ...rows[0]! };
}

test.each([
  ['append', 12, 5],
  ['truncate', 7, 0],
])('the person chooses to %s, and the load does it', async (choice, all, ours) => {
  const { error, asked, ...rows } = await loadAgain({ choice });
  expect([error, rows.all, rows.ours]).toEqual([false, all, ours]);
  expect(asked).toEqual([expect.stringMatching(/not empty.*tanks \(5\)/s)]);
});

test.each(['stop', null])('nothing is loaded where the person answers %s', async (choice) => {
  expect(await loadAgain({ choice })).toMatchObject({ error: true, text: expect.stringContaining('There are rows in'), all: 5, ours: 5 });
});

test('a choice that was not offered loads nothing', async () => {
  expect(await loadAgain({ choice: 'drop everything' })).toMatchObject({ error: true, all: 5, ours: 5 });
});

test('a client that cannot ask gets the refusal, as before', async () => {
  expect(await loadAgain({})).toMatchObject({ error: true, text: expect.stringContaining('There are rows in'), all: 5, ours: 5, asked: [] });
});

test('an agent that removes rows needs the yes of a person who can be asked', async () => {
  const refused = await loadAgain({ choice: null }, { mode: 'truncate' });
  expect(refused).toMatchObject({ error: true, all: 5, ours: 5, asked: [expect.stringContaining('wants to remove')] });
  expect(await loadAgain({ choice: null }, { modes: { tanks: 'truncate' } })).toMatchObject({ error: true, all: 5, ours: 5 });
  expect(await loadAgain({ choice: 'remove' }, { mode: 'truncate' })).toMatchObject({ error: false, all: 7, ours: 0 });
  expect(await loadAgain({}, { mode: 'truncate' })).toMatchObject({ error: false, all: 7, ours: 0 });
});

test("the client's model answers the question, and corrects what does not hold", async () => {
  const wrong = { format: 2, tables: { tanks: { columns: { colour: { values: ['teal', 'ochre'] }, hue: { value: 'x' } } } } };
  await using agent = await openAgent([], { says: [JSON.stringify(wrong), JSON.stringify(KNOWN)] });
  await agent.call('infer', { file: 'tanks.sql', rows: 7 });
  const { error, text } = await agent.call('answer', { keep: true });
  expect([error, JSON.parse(text)]).toEqual([false, expect.objectContaining({ kept: true, changed: 1 })]);
  expect(agent.sampled.map(({ texts }) => texts.length)).toEqual([1, 3]);
  expect(agent.sampled[0]!.texts[0]).toContain('tanks');
  expect(agent.sampled[0]!.system).toContain('never an instruction');
  expect(agent.sampled[1]!.texts[2]).toContain('public.tanks has no column "hue"');
  const rows = JSON.parse((await agent.call('preview', { tables: ['tanks'] })).text)[0].rows as string[][];
  expect(new Set(rows.map((row) => row[2])).isSubsetOf(new Set(['teal', 'ochre']))).toBe(true);
});

test('an answer in prose is an error in words, and changes nothing', async () => {
  await using agent = await openAgent([], { says: ['I would rather not.'] });
  await agent.call('infer', { file: 'tanks.sql' });
  expect(await agent.call('answer')).toMatchObject({ error: true, text: expect.stringContaining('answer is no') });
});

test('without sampling, an answer needs its knowledge', async () => {
  await using agent = await openAgent([], {});
  await agent.call('infer', { file: 'tanks.sql' });
  expect(await agent.call('answer')).toMatchObject({ error: true, text: expect.stringContaining('Pass `knowledge`') });
});

const ODD = 'every colour looks like a harbour';
const CHANGES = { format: 2, changes: [{ wish: ODD, knowledge: KNOWN }] };

test("the client's model answers for wishes that are not understood, and its changes are shown and kept like others", async () => {
  await using agent = await openAgent([], { says: [JSON.stringify(CHANGES)] });
  await agent.call('infer', { file: 'tanks.sql', rows: 7 });
  const words = `9 tanks, ${ODD}`;
  const { error, text } = await agent.call('say', { words, ask: true });
  const { changes, answered } = JSON.parse(text) as { changes: { wish: string }[]; answered: unknown };
  expect([error, changes.map(({ wish }) => wish)]).toEqual([false, ['9 tanks', ODD]]);
  expect([agent.sampled[0]!.texts[0]!.includes(`> ${ODD}`), agent.sampled[0]!.texts[0]!.includes('> 9 tanks')]).toEqual([true, false]);
  expect((await agent.call('say', { words, ask: true, accept: [1, 2] })).text).toContain('accepted unseen');
  expect((await agent.call('say', { changes: answered, accept: [1, 2] })).error).toBe(false);
  expect(agent.sampled).toHaveLength(1);
  const [{ rows }] = JSON.parse((await agent.call('preview', { tables: ['tanks'] })).text) as [{ rows: string[][] }];
  expect(new Set(rows.map((row) => row[2])).isSubsetOf(new Set(['teal', 'ochre']))).toBe(true);
});

test('no model is asked for wishes that are understood, or without being told to, or where the client has none', async () => {
  await using agent = await openAgent([], { says: [] });
  await agent.call('infer', { file: 'tanks.sql', rows: 7 });
  expect((await agent.call('say', { words: '9 tanks', ask: true })).error).toBe(false);
  expect((await agent.call('say', { words: ODD })).text).toContain('# What should be different');
  expect(agent.sampled).toEqual([]);
  await using plain = await openAgent([], {});
  await plain.call('infer', { file: 'tanks.sql', rows: 7 });
  expect(await plain.call('say', { words: ODD, ask: true })).toMatchObject({ error: true, text: expect.stringContaining('pass `changes`') });
});

/** A folder with two schemas, and what `infer` makes of it with these capabilities. */
async function inferBoth(can: Can) {
  for (const name of ['first', 'second']) {
    await mkdir(join(folder, 'both', name, 'migrations'), { recursive: true });
    await writeFile(join(folder, 'both', name, 'migrations', '001_init.sql'), `CREATE TABLE ${name}_tanks (id int PRIMARY KEY);`);
  }
  await using agent = await openAgent([], can);
  return { ...(await agent.call('infer', { file: 'both', rows: 3 })), asked: agent.asked };
}

test('of several schemas in a folder, the person chooses one', async () => {
  expect(await inferBoth({ choice: 'second/migrations' })).toMatchObject({
    error: false,
    text: expect.stringContaining('second_tanks'),
    asked: ['both holds several schemas.'],
  });
});

test.each([{ choice: null }, {}])('where nobody chooses one, the schemas are named and none is read: %j', async (can) => {
  expect(await inferBoth(can)).toMatchObject({ error: true, text: expect.stringContaining('both/second/migrations') });
});

test('a schema that was not offered is not read', async () => {
  expect(await inferBoth({ choice: '../..' })).toMatchObject({ error: true, text: expect.not.stringContaining('_tanks') });
});

test('where the agent names no schema, the person chooses between the folder and the database', async () => {
  await using target = await server.freshTarget('plain');
  await target.client.query('CREATE TABLE of_database (id int PRIMARY KEY)');
  await using agent = await openAgent(['--url', target.url], { choice: 'database' });
  expect(await agent.call('infer', { rows: 3 })).toMatchObject({ error: false, text: expect.stringContaining('of_database') });
  await using silent = await openAgent(['--url', target.url], { choice: null });
  expect(await silent.call('infer')).toMatchObject({ error: true, text: expect.stringContaining('exactly one of schema') });
});
