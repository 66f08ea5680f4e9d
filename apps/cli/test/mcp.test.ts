import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { openTargetServer, type TargetServer } from '@seedbed/testing';

const NOTES = `CREATE TABLE people (id bigint PRIMARY KEY, email text NOT NULL UNIQUE, age integer NOT NULL CHECK (age BETWEEN 18 AND 90));
  CREATE TABLE notes (id bigint PRIMARY KEY, person_id bigint NOT NULL REFERENCES people, title text NOT NULL);`;

let folder: string;
let server: TargetServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-mcp-'));
  await writeFile(join(folder, 'notes.sql'), NOTES);
  await mkdir(join(folder, 'db/migrations'), { recursive: true });
  await writeFile(join(folder, 'db/migrations/1_people.up.sql'), NOTES);
  await writeFile(join(folder, 'db/migrations/2_title.up.sql'), 'ALTER TABLE notes RENAME title TO subject;');
  server = await openTargetServer();
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

type Agent = AsyncDisposable & {
  readonly client: Client;
  readonly faults: Error[];
  call(name: string, args?: object): Promise<{ error: boolean; parts: string[] }>;
};

/** The SDK's own client with `seedbed mcp` as its child process. Standard output outside of the protocol is a fault. */
async function openAgent(args: readonly string[] = [], env: Record<string, string> = {}): Promise<Agent> {
  const client = new Client({ name: 'test', version: '1' });
  const faults: Error[] = [];
  client.onerror = (error) => faults.push(error);
  const main = join(import.meta.dirname, '../bin/seedbed.mjs');
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [main, 'mcp', ...args], cwd: folder, env, stderr: 'inherit' }));
  return {
    client,
    faults,
    async call(name, given = {}) {
      const { content, isError } = await client.callTool({ name, arguments: { ...given } }, undefined, { timeout: 100_000 });
      return { error: isError === true, parts: (content as { text: string }[]).map(({ text }) => text) };
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
}

const json = (parts: readonly string[], at = 0) => JSON.parse(parts[at]!);

test('an unknown argument of a tool is refused with near names', async () => {
  await using agent = await openAgent();
  const { error, parts } = await agent.call('infer', { shema: 'create table t (id int primary key);' });
  expect([error, parts[0]]).toEqual([true, expect.stringMatching(/infer takes no "shema"\. Is it schema\?/)]);
  const { tools } = await agent.client.listTools();
  expect(tools.map(({ name, inputSchema }) => [name, inputSchema['additionalProperties']])).toEqual(tools.map(({ name }) => [name, false]));
});

test('an agent sees what agrees in the rows of a table, and switches it off by its name', async () => {
  await using agent = await openAgent();
  await agent.call('infer', {
    schema: 'create table trays (id int primary key, quantity int not null, price numeric(6, 2) not null, total numeric(8, 2) not null);',
  });
  const agreements = async (more = {}) => json((await agent.call('explain', { table: 'trays', ...more })).parts).agreements;
  const total = { name: 'total.formula', table: 'public.trays', says: 'total is round(quantity * price, 2).', off: { patch: expect.any(Array) } };
  expect(await agreements()).toEqual([expect.objectContaining(total)]);
  expect(await agreements({ column: 'price' })).toEqual([expect.objectContaining(total)]);
  expect((await agreements())[0].holds.hold).toBe((await agreements())[0].holds.of);
  expect((await agent.call('edit', { without: ['trays.total.formula'] })).error).toBe(false);
  expect(await agreements()).toEqual([]);
  expect((await agent.call('edit', { without: ['trays.total.formula'] })).parts[0]).toContain('public.trays has no agreement total.formula');
});

test('an agent infers a schema, reads, asks why, edits, fetches rows, proves and loads', async () => {
  await using target = await server.freshTarget('plain');
  await using agent = await openAgent(['--url', target.url]);
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
    'mock_start',
    'mock_list',
    'mock_stop',
  ]);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name)).toEqual(['load']);

  const inferred = json((await agent.call('infer', { file: 'notes.sql', rows: { people: 40, notes: 60 } })).parts);
  expect(inferred).toMatchObject({
    blueprint: 'b1',
    seed: 42,
    tables: [
      { table: 'public.people', rows: 40 },
      { table: 'public.notes', rows: 60 },
    ],
  });
  expect(inferred.tables[1].columns.person_id).toBe('bigint ← public.people.id');

  const [page] = json((await agent.call('preview', { tables: ['people'], from: 39, rows: 10 })).parts);
  expect(page).toMatchObject({ table: 'public.people', total: 40, from: 39, columns: ['id', 'email', 'age'] });
  expect(page.rows).toHaveLength(2);

  const why = json((await agent.call('explain', { table: 'people', column: 'age' })).parts);
  expect(why).toMatchObject({ table: 'public.people', name: 'age', domain: { min: 18, max: 90 }, confidence: expect.any(Number), because: expect.any(String) });
  expect(Object.keys(why.parametersOfGenerator.properties)).toContain('max');

  const change = { table: 'people', column: 'age', kind: 'number.int', parameters: { min: 30, max: 31 } };
  const edited = await agent.call('edit', { columns: [change], seed: 7, document: true });
  expect(json(edited.parts).changed[0].samples.every((age: string) => age === '30' || age === '31')).toBe(true);
  const stored = json(edited.parts, 1) as Blueprint;
  expect(stored).toMatchObject({ format: 1, seed: 7 });
  expect(stored.tables.find(({ name }) => name === 'people')!.columns[2]!.generator).toEqual({ kind: 'number.int', parameters: { min: 30, max: 31 } });

  const [csv, of] = (await agent.call('generate', { table: 'people', to: 12 })).parts;
  expect(csv!.trimEnd().split(/\r?\n/)).toHaveLength(13);
  expect(csv).toMatch(/^id,email,age\r?\n\d+,[^,]+@[^,]+,3[01]\r?\n/);
  expect(JSON.parse(of!)).toEqual({ table: 'public.people', format: 'csv', from: 1, to: 12, total: 40 });
  // The returned document generates the same rows.
  await agent.call('infer', { schema: JSON.stringify(stored) });
  expect((await agent.call('generate', { blueprint: 'b2', table: 'people', to: 12 })).parts[0]).toBe(csv);

  expect(json((await agent.call('prove', { blueprint: 'b1' })).parts)).toMatchObject({
    ok: true,
    tables: expect.arrayContaining([expect.objectContaining({ table: 'public.people', rows: 40, asked: 40 })]),
  });
  // A document contains no schema, so a proof requires one.
  expect((await agent.call('prove', { blueprint: 'b2' })).parts[0]).toMatch(/A proof needs a schema/);
  expect(json((await agent.call('prove', { blueprint: 'b2', file: 'notes.sql' })).parts)).toMatchObject({ ok: true });
  expect(json((await agent.call('load', { blueprint: 'b1', create: true })).parts)).toMatchObject({ rows: 100 });
  expect((await target.client.query('select count(*)::int as n, min(age), max(age) from people')).rows).toEqual([{ n: 40, min: 30, max: 31 }]);
  expect(agent.faults).toEqual([]);
});

test('an agent spreads rows as a database has them, and compares what was loaded', async () => {
  await using target = await server.freshTarget('plain');
  await target.client.query(`SET ROLE ${target.connection.user}; ${NOTES}
    INSERT INTO people SELECT i, 'person-' || i || '@example.org', 18 + (i * i) % 60 FROM generate_series(1, 300) i;
    INSERT INTO notes SELECT i, CASE WHEN i % 2 = 0 THEN 7 ELSE 1 + i % 300 END, 'kind-' || i % 3 FROM generate_series(1, 900) i; ANALYZE people, notes; RESET ROLE`);
  await using agent = await openAgent(['--url', target.url]);
  expect(await agent.call('shape', { database: true })).toMatchObject({ error: true, parts: [expect.stringContaining('no blueprint yet')] });
  await agent.call('infer', { schema: NOTES, rows: 20 });
  expect((await agent.call('plans')).parts[0]).toContain('b1 has no shape yet');
  const [answer, document] = (await agent.call('shape', { database: true, document: true })).parts;
  expect(JSON.parse(answer!)).toMatchObject({
    blueprint: 'b1',
    tables: expect.arrayContaining([{ table: 'public.notes', rows: 900 }]),
    labelsToApprove: [{ column: 'public.notes.title', labels: 3 }],
  });
  expect(document).not.toMatch(/kind-|example\.org/);
  const same = json((await agent.call('plans')).parts);
  expect(same).toMatchObject({ summary: expect.stringMatching(/^6 of 6 columns agree/), far: [], missing: [] });
  // Only a person approves labels, and this client cannot ask one.
  expect((await agent.call('shape', { database: true, approve: ['public.notes.title'] })).parts[0]).toContain('did not approve');
  expect(json((await agent.call('undo')).parts).tables).toContainEqual({ table: 'public.notes', rows: 20 });
  await writeFile(join(folder, 'shape.json'), document!);
  expect(json((await agent.call('shape', { file: 'shape.json', scale: 2 })).parts).tables).toContainEqual({ table: 'public.people', rows: 600 });
  expect((await agent.call('shape', { file: '../shape.json' })).error).toBe(true);
  expect(agent.faults).toEqual([]);
});

test('an agent rehearses a migration', async () => {
  await using agent = await openAgent();
  expect((await agent.call('rehearse', { migration: 'SELECT 1' })).parts[0]).toContain('no blueprint yet');
  await agent.call('infer', { schema: NOTES, rows: 5 });
  const migration = 'ALTER TABLE people ADD COLUMN nickname text;\nALTER TABLE notes ALTER COLUMN title TYPE integer USING title::integer;';
  expect(json((await agent.call('rehearse', { migration })).parts)).toMatchObject({
    ok: false,
    summary: expect.stringMatching(/^\d+ found: 2 statements over /),
    findings: expect.arrayContaining([
      expect.objectContaining({
        kind: 'fails',
        line: 2,
        statement: 'ALTER TABLE notes ALTER COLUMN title TYPE integer USING title::integer',
        counterexample: expect.arrayContaining([expect.stringMatching(/^INSERT INTO /)]),
      }),
    ]),
  });
  expect(json((await agent.call('rehearse', { schema: NOTES, migration: 'ALTER TABLE people ADD COLUMN nickname text', edge: 0 })).parts)).toMatchObject({
    ok: true,
    findings: [],
  });
  expect((await agent.call('rehearse', { migration: 'ALTER TABEL people' })).parts[0]).toContain('syntax error');
  expect((await agent.call('rehearse', { migrationFile: '../0002.sql' })).error).toBe(true);
  expect(agent.faults).toEqual([]);
});

test('an agent names a folder of migrations', async () => {
  await using agent = await openAgent();
  const inferred = json((await agent.call('infer', { file: 'db/migrations', rows: 5 })).parts);
  expect(inferred).toMatchObject({ read: 'golang-migrate or sqlx migrations: 2 files' });
  expect(JSON.stringify(inferred)).toContain('subject');
  expect(json((await agent.call('prove', { file: 'db/migrations' })).parts)).toMatchObject({ ok: true });
});

test('an agent sends a Prisma schema', async () => {
  await using agent = await openAgent();
  const schema = 'model User {\n  id String @id @default(cuid())\n  email String @unique\n}\n';
  const inferred = json((await agent.call('infer', { schema, rows: 5 })).parts);
  expect(inferred).toMatchObject({ read: 'Prisma schema: 1 table' });
  expect(JSON.stringify(inferred)).toContain('string.cuid');
  expect(json((await agent.call('prove', { blueprint: 'b1', schema })).parts)).toMatchObject({ ok: true });
});

test('errors are results of the tool: the place, and what to do', async () => {
  await using agent = await openAgent();
  const wrong = async (name: string, args: object = {}) => {
    const { error, parts } = await agent.call(name, args);
    expect(error).toBe(true);
    return parts.join('\n');
  };
  expect(await wrong('preview')).toMatch(/no blueprint yet\. `infer` makes one/);
  expect(await wrong('infer', { schema: 'create table t (\n id int primary key,\n n inte ger)' })).toMatch(/Postgres refuses the DDL: .*line 3/s);
  expect(await wrong('infer', {})).toMatch(/exactly one of schema/);
  expect(await wrong('infer', { file: '../../etc/passwd' })).toMatch(/there is no such file in .*seedbed-mcp-/);
  expect(await wrong('infer', { file: '../' })).toMatch(/there is no such file in/);
  expect(await wrong('infer', { ddl: 'create table t (id int primary key)' })).toMatch(/ddl/);
  expect((await agent.call('infer', { schema: NOTES, rows: 30_000 })).error).toBe(false);
  expect(await wrong('explain', { table: 'people', column: 'mail' })).toMatch(/no column mail; it has id, email, age/);
  expect(await wrong('edit', { columns: [{ table: 'people', column: 'age', kind: 'number.unifrom' }] })).toMatch(
    /\/columns\/2\/generator\/kind: There is no generator number\.unifrom/,
  );
  expect(await wrong('generate', { table: 'people', to: 30_000 })).toMatch(/10000 are the most: ask for from: 1, to: 10000/);
  const fitting = Number(/, to: (\d+)/.exec(await wrong('generate', { table: 'people', format: 'sql', to: 10_000 }))![1]);
  expect((await agent.call('generate', { table: 'people', format: 'sql', to: fitting })).error).toBe(false);
  const elsewhere = 'postgres://somebody@db.example.com/customers';
  expect(await wrong('load', { url: elsewhere, create: true })).toMatch(/no address from a tool call.*--allow-any-target.*\/url: not allowed here/s);
  expect(await wrong('infer', { url: elsewhere })).toMatch(/no address from a tool call/);
  expect(await wrong('load', { create: true })).toMatch(/started without a database/);
  // A rejected edit changes nothing.
  expect(json((await agent.call('explain', { table: 'people', column: 'age' })).parts).generator.kind).not.toBe('number.unifrom');
  expect(agent.faults).toEqual([]);
});

test('the config file gives a session its schema, counts, choices and database', async () => {
  await using target = await server.freshTarget('plain');
  const config = { schema: 'notes.sql', rows: { people: 6, notes: 8 }, seed: 9, target: 'env:NOTES_URL' };
  await writeFile(join(folder, 'project.json'), JSON.stringify(config));
  await using agent = await openAgent(['--config', 'project.json'], { NOTES_URL: target.url });
  expect(json((await agent.call('infer')).parts)).toMatchObject({
    seed: 9,
    tables: [
      { table: 'public.people', rows: 6 },
      { table: 'public.notes', rows: 8 },
    ],
  });
  expect(json((await agent.call('load', { create: true })).parts)).toMatchObject({ rows: 14 });
  expect(json((await agent.call('infer', { schema: 'create table people (id int primary key)', seed: 1 })).parts)).toMatchObject({ seed: 1 });
});

test('an address written by the model is used only where allowed; otherwise the one of the environment', async () => {
  await using target = await server.freshTarget('plain');
  await using agent = await openAgent(['--allow-any-target'], { SEEDBED_TARGET_URL: target.url });
  await agent.call('infer', { schema: 'create table things (id int primary key)', rows: 5 });
  expect(json((await agent.call('load', { create: true })).parts)).toMatchObject({ rows: 5 });
  expect(json((await agent.call('infer', { url: target.url, rows: 7 })).parts)).toMatchObject({ tables: [{ table: 'public.things', rows: 7 }] });
  expect((await agent.call('load', { url: target.url })).parts[0]).toMatch(/There are rows in the target/);
  expect(json((await agent.call('load', { url: target.url, mode: 'truncate' })).parts)).toMatchObject({ rows: 7 });
  expect((await target.client.query('select count(*)::int as n from things')).rows).toEqual([{ n: 7 }]);
});

const BREWERY = `CREATE TABLE brewers (id bigint PRIMARY KEY, name text NOT NULL);
  CREATE TABLE batches (id bigint PRIMARY KEY, brewer_id bigint NOT NULL REFERENCES brewers, style text NOT NULL, litres integer NOT NULL, bottles integer NOT NULL, blurb text);`;
const KNOWN = {
  format: 2,
  tables: {
    batches: {
      rows: { per: 'brewers', low: 3, typical: 3, high: 3 },
      equations: ['bottles == litres * 2'],
      columns: { style: { values: ['Kölsch', 'Alt'] }, litres: { low: 100, high: 900, step: 50 }, blurb: { values: ['hoppy'], null: 0.5 }, hops: { value: 1 } },
    },
  },
};

test('an agent that has only the tools gets from DDL to meaningful rows, and undoes a change', async () => {
  await using agent = await openAgent();
  const call = async (name: string, args: object = {}) => {
    const { error, parts } = await agent.call(name, args);
    expect([name, error, error ? parts[0] : '']).toEqual([name, false, '']);
    return parts;
  };
  await call('infer', { schema: BREWERY, rows: 20 });
  const weak = json(await call('unsure', { below: 1 }));
  expect(weak.weak.map(({ column }: { column: string }) => column)).toContain('blurb');
  expect(Object.keys(weak.rows[0].rows[0])).toContain('style');
  const [requested, of] = await call('question');
  expect(requested).toContain('create table batches');
  expect(JSON.parse(of!)).toMatchObject({ part: 1, parts: 1, tables: ['public.batches', 'public.brewers'] });

  const tried = json(await call('answer', { knowledge: KNOWN }));
  expect(tried).toMatchObject({ kept: false, changed: 4, relations: ['public.batches: bottles == litres * 2: holds in 60 of 60 rows'] });
  expect(tried.errors).toEqual([expect.stringContaining('/tables/batches/columns/hops: public.batches has no column "hops"')]);
  expect(new Set(tried.tables[0].after.map(({ style }: { style: string }) => style)).difference(new Set(['Kölsch', 'Alt'])).size).toBe(0);
  const styles = async () => {
    const [{ rows }] = (await call('rows', { of: ['batches.style', 'batches.litres'], rows: 10 })).map((part) => JSON.parse(part));
    return rows.filter(({ style }: { style: string }) => ['Kölsch', 'Alt'].includes(style)).length;
  };
  // What was tried is seen before it is kept.
  expect(await styles()).toBe(10);
  expect(json(await call('keep'))).toMatchObject({ kept: true, changed: 4 });
  expect(await styles()).toBe(10);
  expect(json(await call('check_rows')).summary).toBe('1 of 1 hold in every row looked at');
  const counted = json(
    await call('check_rows', {
      conditions: [
        { table: 'batches', condition: 'litres > 500' },
        { table: 'batches', condition: 'bottels > 1' },
      ],
    }),
  );
  expect(counted.relations[0]).toMatch(/^public\.batches: litres > 500: holds in \d+ of 60 rows, not in rows /);
  expect(counted.errors.join()).toContain('bottels');

  const found = json(await call('kinds', { search: 'first name' })).found;
  expect(found[0]).toMatchObject({ kind: 'person.firstName', parameters: expect.any(Object), samples: expect.any(Array) });
  const edited = json(
    await call('edit', {
      columns: [
        { table: 'brewers', column: 'name', kind: 'person.fullName' },
        { table: 'brewers', column: 'nmae', kind: 'person.fullName' },
        { table: 'batches', column: 'litres', kind: 'number.unifrom' },
      ],
    }),
  );
  expect(edited.changed.map(({ column }: { column: string }) => column)).toEqual(['name']);
  expect(edited.refused).toEqual([
    expect.stringContaining('brewers.nmae: public.brewers has no column nmae'),
    expect.stringContaining('batches.litres: There is no generator number.unifrom'),
  ]);
  expect(json(await call('undo'))).toMatchObject({ changesLeft: 1 });
  expect(json(await call('undo'))).toMatchObject({ changesLeft: 0, tables: expect.arrayContaining([{ table: 'public.batches', rows: 20 }]) });
  expect(await styles()).toBe(0);
  expect((await agent.call('undo')).parts[0]).toMatch(/no change of b1 to take back/);
  expect((await agent.call('keep')).error).toBe(true);
  expect((await agent.call('answer', { knowledge: 'I cannot help with that.' })).parts[0]).toMatch(/no JSON document/);
});

test('an agent reviews the result of its answer, and corrects it before and after it is kept', async () => {
  await using agent = await openAgent();
  const call = async (name: string, args: object = {}) => (await agent.call(name, args)).parts;
  await call('infer', { schema: BREWERY, rows: 20 });
  expect((await call('review'))[0]).toMatch(/no answer on b1 to review/);
  expect((await call('answer', { knowledge: KNOWN, corrects: true }))[0]).toMatch(/no answer on b1 to correct/);

  await call('answer', { knowledge: { ...KNOWN, tables: { batches: { ...KNOWN.tables.batches, equations: ['bottles == litres * 2', 'litres <= 500'] } } } });
  const [first] = await call('review');
  expect(first).toContain('error: /tables/batches/columns/hops: public.batches has no column "hops"');
  expect(first).toMatch(/### public\.batches, 60 rows\n- /);
  expect(first).toMatch(/- public\.batches\.style: "(?:Kölsch|Alt)" \d+ %/);
  expect(first).toMatch(/^-- id \| brewer_id .*\n-- 1 \| /m);
  expect(first).toContain('It is not kept yet');
  expect(first).not.toContain('"$schema"');

  const corrected = json(
    await call('answer', { corrects: true, knowledge: { format: 2, tables: { batches: { columns: { hops: null, style: { value: 'Weizen' } } } } } }),
  );
  expect(corrected.errors.join()).not.toContain('hops');
  expect(corrected.tables[0].generators).toHaveProperty('litres');
  expect(json(await call('keep'))).toMatchObject({ kept: true });
  const [second] = await call('review');
  expect(second).toContain('- public.batches.style: "Weizen" in every row');
  expect(second).toContain('It is kept.');

  // The same for a kept answer, with its statements about other columns.
  const again = json(
    await call('answer', { corrects: true, keep: true, knowledge: { format: 2, tables: { batches: { columns: { style: { value: 'Gose' } } } } } }),
  );
  expect(again).toMatchObject({ kept: true });
  const [{ rows }] = (await call('rows', { of: ['batches'], rows: 10 })).map((part) => JSON.parse(part));
  expect(rows.every(({ style, litres }: { style: string; litres: string }) => style === 'Gose' && Number(litres) % 50 === 0)).toBe(true);
  expect(json(await call('undo'))).toMatchObject({ changesLeft: 1 });
  expect(JSON.stringify(await call('rows', { of: ['batches.style'] }))).toContain('Weizen');
  expect((await call('review'))[0]).toMatch(/no answer on b1 to review since its last change/);
});

test('an answer that leaves a table with fewer rows names the key and what to do', async () => {
  await using agent = await openAgent();
  const schema =
    'CREATE TABLE parcels (id bigint PRIMARY KEY); CREATE TABLE harvests (id bigint PRIMARY KEY, parcel_id bigint NOT NULL REFERENCES parcels, vintage int NOT NULL UNIQUE, picked_on date NOT NULL);';
  await agent.call('infer', { schema, rows: 40 });
  const knowledge = {
    format: 2,
    tables: { harvests: { rows: 60, equations: ['vintage == year(picked_on)'], columns: { picked_on: { range: ['-3y', 'now'] } } } },
  };
  const { fewerRows } = json((await agent.call('answer', { knowledge })).parts);
  expect(fewerRows).toEqual([expect.stringMatching(/^public\.harvests\.vintage: .*harvests_vintage_key.*So it gets \d+ rows?\./)]);
  expect((await agent.call('review')).parts[0]).toContain('fewer rows: public.harvests.vintage');
});

test('requests in words: an agent gets the question, tries its changes one by one, keeps one and undoes it', async () => {
  await using agent = await openAgent();
  await agent.call('infer', { schema: BREWERY, rows: 20 });
  const requested = await agent.call('say', { words: 'only Kölsch' });
  expect(requested.parts[0]).toContain('> only Kölsch');
  const wish = (name: string, column: string) => ({
    wish: `only ${name}`,
    knowledge: { format: 2, tables: { batches: { columns: { [column]: { value: name } } } } },
  });
  const changes = [wish('Kölsch', 'style'), wish('Alt', 'sort')];
  const tried = json((await agent.call('say', { changes })).parts);
  expect(tried).toMatchObject({
    kept: [],
    changes: [
      { number: 1, tables: [{ table: 'public.batches' }] },
      { number: 2, notPossible: expect.stringContaining('"sort"') },
    ],
  });
  const styles = async (): Promise<string[]> =>
    json((await agent.call('rows', { of: ['batches.style'], rows: 5 })).parts).rows.map(({ style }: { style: string }) => style);
  expect(await styles()).not.toContain('Kölsch');
  expect(await agent.call('say', { changes, accept: [2] })).toMatchObject({ error: true, parts: [expect.stringContaining('cannot be applied')] });
  expect(json((await agent.call('say', { changes, accept: [1] })).parts)).toMatchObject({ kept: [1] });
  expect(new Set(await styles())).toEqual(new Set(['Kölsch']));
  await agent.call('undo');
  expect(await styles()).not.toContain('Kölsch');
}, 120_000);

test('understood requests need no question: they are tried immediately and kept by the same words; others are given as changes', async () => {
  await using agent = await openAgent();
  await agent.call('infer', { schema: BREWERY, rows: 20 });
  const words = '2 to 4 batches per brewer';
  expect(json((await agent.call('say', { words })).parts)).toMatchObject({
    kept: [],
    changes: [{ number: 1, wish: words, tables: [{ table: 'public.batches' }] }],
  });
  const both = await agent.call('say', { words: `${words}; only Kölsch` });
  expect(JSON.parse(both.parts[0]!)).toMatchObject({
    understood: [{ wish: words, knowledge: { tables: { 'public.batches': { rows: { per: 'brewers' } } } } }],
  });
  expect(both.parts[1]).toContain('> only Kölsch');
  expect(both.parts[1]).not.toContain(`> ${words}`);
  expect(await agent.call('say', { words: `${words}; only Kölsch`, accept: [1] })).toMatchObject({ error: true });
  expect(json((await agent.call('say', { words, accept: [1] })).parts)).toMatchObject({ kept: [1] });
  expect(json((await agent.call('undo')).parts)).toMatchObject({ changesLeft: 0 });
}, 120_000);

test('an agent serves a blueprint as a mock API, which ends with its session', async () => {
  let url = '';
  {
    await using agent = await openAgent();
    expect((await agent.call('mock_start')).parts).toEqual([expect.stringContaining('This session has no blueprint yet')]);
    await agent.call('infer', { file: 'notes.sql', rows: { people: 4, notes: 6 } });
    const first = json((await agent.call('mock_start')).parts);
    expect(first).toMatchObject({ name: 'm1', blueprint: 'b1', dialect: 'postgrest', tables: ['notes', 'people'], signIn: { table: 'people' } });
    expect(await (await fetch(`${first.url}/notes?select=id,people(id)`)).json()).toHaveLength(6);
    const second = json((await agent.call('mock_start', { dialect: 'plain', readOnly: true, chaos: { errorRate: 1, status: 500 } })).parts);
    expect((await fetch(`${second.url}/notes`)).status).toBe(500);
    expect(json((await agent.call('mock_list')).parts)).toEqual([first, second]);
    const taken = await agent.call('mock_start', { port: Number(new URL(first.url).port) });
    expect([taken.error, taken.parts[0]]).toEqual([true, expect.stringContaining('is in use. Leave port out for a free one.')]);

    expect(json((await agent.call('mock_stop', { mock: 'm1' })).parts)).toEqual({ stopped: 'm1', running: ['m2'] });
    await expect(fetch(first.url)).rejects.toThrow();
    expect((await agent.call('mock_stop', { mock: 'm1' })).parts[0]).toContain('No mock API m1 is running. Running: m2.');
    url = second.url;
    expect(agent.faults).toEqual([]);
  }
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'answers',
        () => 'ended',
      ),
    )
    .toBe('ended');
});
