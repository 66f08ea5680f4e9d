import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentAt } from '../support/agent.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

const DDL = 'CREATE TABLE tanks (id int PRIMARY KEY, label text NOT NULL, colour text NOT NULL);';
const KNOWN = { format: 2, tables: { tanks: { columns: { colour: { values: ['teal', 'ochre'] } } } } };

let targets: TargetServer;
let target: Target;
let server: RunningServer;
beforeAll(async () => {
  targets = await openTargetServer();
  target = await targets.freshTarget('plain');
  server = await startServer({ SEEDBED_TARGET_URL: target.url });
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await target?.[Symbol.asyncDispose]();
  await targets?.[Symbol.asyncDispose]();
});

type Can = NonNullable<Parameters<typeof agentAt>[2]>;

/** The table with five rows, and what a load with these capabilities makes of it. */
async function loadAgain(can: Can, args: object = {}) {
  await target.client.query(
    `DROP TABLE IF EXISTS tanks; ${DDL} INSERT INTO tanks SELECT 9000 + n, 'ours', 'red' FROM generate_series(1, 5) n; ALTER TABLE tanks OWNER TO "${new URL(target.url).username}"`,
  );
  await using agent = await agentAt(server.baseUrl, {}, can);
  await agent.call('infer', { schema: DDL, rows: 7 });
  const { error, parts } = await agent.call('load', args);
  const { rows } = await target.client.query<{ all: number; ours: number }>(
    "SELECT count(*)::int AS all, count(*) FILTER (WHERE label = 'ours')::int AS ours FROM tanks",
  );
  return { error, text: parts[0]!, ...rows[0]! };
}

test('over HTTP too, the person chooses what happens to existing rows, and the load does it', async () => {
  const asked: string[] = [];
  const choose = (message: string) => {
    asked.push(message);
    return 'append';
  };
  expect(await loadAgain({ choose })).toMatchObject({ error: false, all: 12, ours: 5 });
  expect(asked).toEqual([expect.stringMatching(/not empty.*tanks \(5\)/s)]);
});

test('an agent that removes rows needs the yes of a person who can be asked; without one nothing is loaded', async () => {
  const refused = await loadAgain({ choose: () => null }, { mode: 'truncate' });
  expect(refused).toMatchObject({ error: true, text: expect.stringContaining('did not agree to remove rows'), all: 5, ours: 5 });
  expect(await loadAgain({ choose: () => 'drop everything' })).toMatchObject({ error: true, all: 5, ours: 5 });
  expect(await loadAgain({})).toMatchObject({ error: true, text: expect.stringContaining('There are rows in'), all: 5, ours: 5 });
});

test("over HTTP too, the client's model answers the question, and corrects what does not hold", async () => {
  const wrong = { format: 2, tables: { tanks: { columns: { colour: { values: ['teal', 'ochre'] }, hue: { value: 'x' } } } } };
  const sampled: (readonly string[])[] = [];
  const says = (texts: readonly string[]) => {
    sampled.push(texts);
    return JSON.stringify(sampled.length === 1 ? wrong : KNOWN);
  };
  await using agent = await agentAt(server.baseUrl, {}, { says });
  await agent.call('infer', { schema: DDL, rows: 7 });
  const { error, parts } = await agent.call('answer', { keep: true });
  expect([error, JSON.parse(parts[0]!)]).toEqual([false, expect.objectContaining({ kept: true, changed: 1 })]);
  expect(sampled.map(({ length }) => length)).toEqual([1, 3]);
  expect(sampled[1]![2]).toContain('public.tanks has no column "hue"');
  const rows = JSON.parse((await agent.call('preview', { tables: ['tanks'] })).parts[0]!)[0].rows as string[][];
  expect(new Set(rows.map((row) => row[2])).isSubsetOf(new Set(['teal', 'ochre']))).toBe(true);
});

test('a model that refuses is an error of the tool, and no thread waits for it: other calls are answered meanwhile', async () => {
  let meanwhile: Promise<unknown> = Promise.resolve();
  await using other = await agentAt(server.baseUrl);
  await other.call('infer', { schema: DDL, rows: 7 });
  const says = () => {
    throw new Error('the user said no');
  };
  await using agent = await agentAt(server.baseUrl, {}, { says });
  await agent.call('infer', { schema: DDL, rows: 7 });
  expect(await agent.call('answer')).toMatchObject({ error: true, parts: [expect.stringContaining('the user said no')] });
  const held = Promise.withResolvers<void>();
  await using waiting = await agentAt(
    server.baseUrl,
    {},
    {
      choose: async () => {
        meanwhile = other.call('preview', { tables: ['tanks'] });
        await meanwhile;
        held.resolve();
        return null;
      },
    },
  );
  await waiting.call('infer', { schema: DDL, rows: 7 });
  await waiting.call('load', { mode: 'truncate' });
  await held.promise;
  expect(await meanwhile).toMatchObject({ error: false });
});
