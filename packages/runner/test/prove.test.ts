import type { Blueprint, Catalog, Diagnostic, Proof } from '@seedbed/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunner, type Runner } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

let runner: Runner;
beforeAll(() => {
  runner = openRunner({ throwaway: testServer() });
});
afterAll(() => runner[Symbol.asyncDispose]());

const SCHEMA = `
  CREATE EXTENSION btree_gist;
  CREATE TYPE mood AS ENUM ('calm', 'cross');
  CREATE DOMAIN share AS integer NOT NULL CONSTRAINT share_range CHECK (VALUE BETWEEN 0 AND 100);
  CREATE FUNCTION is_odd(n integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
    DECLARE left_over integer := n; BEGIN WHILE left_over > 1 LOOP left_over := left_over - 2; END LOOP; RETURN left_over = 1; END $$;
  CREATE TABLE users (
    id bigint PRIMARY KEY, email text NOT NULL, mood mood, part share, referrer bigint REFERENCES users,
    odd integer CONSTRAINT odd CHECK (is_odd(odd)),
    CONSTRAINT cross_or_old CHECK (mood = 'cross' OR part > 50)
  );
  CREATE UNIQUE INDEX users_email ON users (lower(email)) WHERE mood IS NOT NULL;
  CREATE TABLE trips (
    id bigint PRIMARY KEY, user_id bigint NOT NULL REFERENCES users, begun date NOT NULL, ended date,
    CONSTRAINT in_order CHECK (ended >= begun),
    CONSTRAINT one_at_a_time EXCLUDE USING gist (user_id WITH =, daterange(begun, COALESCE(ended, 'infinity')) WITH &&)
  );
  CREATE TABLE seen (trip_id bigint, at timestamptz DEFAULT now());
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO seen VALUES (NEW.id); RETURN NEW; END $$;
  CREATE TRIGGER note AFTER INSERT ON trips FOR EACH ROW EXECUTE FUNCTION note();
  CREATE TABLE single (lock char(1) PRIMARY KEY CONSTRAINT locked CHECK (lock = 'X'), at integer);
  CREATE TABLE closed (id integer PRIMARY KEY, CONSTRAINT nothing CHECK (false));
  CREATE TABLE months (day date NOT NULL, total integer) PARTITION BY RANGE (day);
  CREATE TABLE months_1 PARTITION OF months FOR VALUES FROM ('2024-01-01') TO ('2024-02-01');`;

type Inferred = { blueprint: Blueprint; catalog: Catalog; diagnostics: readonly Diagnostic[] };
let made: Inferred;
let proof: Proof;
beforeAll(async () => {
  made = await runner.inferDdl(SCHEMA, { rows: 30, repair: true });
  proof = await runner.prove(made.blueprint, { ddl: SCHEMA, diagnostics: made.diagnostics });
});

const tableOf = (report: Proof, name: string) => report.byTable.find((each) => each.table === `public.${name}`)!;
const linesOf = (name: string): string[] => tableOf(proof, name).constraints.map((each) => `${each.tier} ${each.kind} ${each.name}`);

test('lists every constraint, with its tier', () => {
  expect(linesOf('users')).toEqual([
    'B primary key users_pkey',
    'C unique users_email',
    'B foreign key users_referrer_fkey',
    'C check cross_or_old',
    'E check odd',
    'B domain share_range',
    'A not null id is not null',
    'A not null email is not null',
    'A not null part is not null',
  ]);
  expect(linesOf('trips')).toEqual([
    'B primary key trips_pkey',
    'B foreign key trips_user_id_fkey',
    'D check in_order',
    'D exclusion one_at_a_time',
    'A not null id is not null',
    'A not null user_id is not null',
    'A not null begun is not null',
    'A trigger note',
  ]);
  expect(linesOf('single')).toContain('B row limit at most 1 row');
  expect(linesOf('months')[0]).toMatch(/^B partition /);
});

test('reports how each constraint is satisfied, and what was observed', () => {
  expect(proof.ok).toBe(true);
  const check = tableOf(proof, 'users').constraints.find((each) => each.name === 'cross_or_old')!;
  expect(check).toMatchObject({ columns: ['mood', 'part'], accepted: true, how: '2 cases', evidence: 'Postgres took 30 rows with it on' });
  expect(check.asks).toContain("'cross'");
  const trigger = tableOf(proof, 'trips').constraints.at(-1)!;
  expect(trigger.evidence).toMatch(/\d+ rows of public\.seen were written/);
});

test('the summary counts tiers, tables and what was given up', () => {
  expect(proof.summary).toMatch(/^6 tables \(1 empty\), \d+ constraints: \d+ by construction, 2 by cases, 2 by order, 1 by accepted values, \d given up; /);
  // In the JSON document, which CI reads, as well as in the text for people.
  expect(proof.tablesEmpty).toBe(1);
  expect(Object.values(proof.tiers).reduce((sum, count) => sum + count)).toBe(proof.constraints);
  expect(tableOf(proof, 'closed')).toMatchObject({ rows: 0, message: 'no row can meet its constraints' });
  expect(tableOf(proof, 'closed').constraints.find((each) => each.name === 'nothing')).toMatchObject({ tier: 'G', accepted: false });
});

test('a rejected constraint is given up by name, with the row and the remedy', async () => {
  const broken = structuredClone(made.blueprint);
  const part = broken.tables.find((table) => table.name === 'users')!.columns.find((column) => column.name === 'part')!;
  part.domain = { min: 95, max: 130 };
  part.generator = { kind: 'number.int', parameters: { min: 95, max: 130 } };
  const found = await runner.prove(broken, { ddl: SCHEMA });
  expect(found.ok).toBe(false);
  expect(tableOf(found, 'users').constraints.find((each) => each.name === 'share_range')).toMatchObject({
    tier: 'G',
    accepted: false,
    evidence: expect.stringMatching(/; part = 1\d\d$/),
    row: expect.any(Number),
  });
  // Once, with the row for people and programs: no JSON, and no tuple without names.
  const [refused, ...others] = found.diagnostics.filter(({ constraint }) => constraint === 'share_range');
  expect(others).toEqual([]);
  expect(refused).toMatchObject({ table: 'public.users', constraint: 'share_range', mend: expect.stringContaining('share_range'), row: expect.any(Number) });
  expect(Object.keys(refused!.values!)).toEqual(['part']);
  expect(refused!.message).toMatch(/rows were refused: row \d+: [^{]*"share_range"$/);
});

test('an unchanged blueprint is answered immediately; after an edit its table and its dependants are loaded again', async () => {
  const same = await runner.prove(made.blueprint, { ddl: SCHEMA, earlier: proof });
  expect(same.byTable.every((table) => table.reused)).toBe(true);
  expect(same.byTable.map(({ reused: _, ...table }) => table)).toEqual(proof.byTable.map(({ reused: _, ...table }) => table));

  const edited = structuredClone(made.blueprint);
  edited.tables.find((table) => table.name === 'users')!.columns.find((column) => column.name === 'email')!.generator = { kind: 'person.fullName' };
  const progress: string[] = [];
  const next = await runner.prove(edited, { ddl: SCHEMA, earlier: proof, onProgress: ({ table }) => void progress.push(table) });
  expect(next.ok).toBe(true);
  expect(next.byTable.filter((table) => !table.reused).map((table) => table.table)).toEqual(['public.seen', 'public.trips', 'public.users']);
  expect(progress).not.toContain('public.single');
  expect(next.constraints).toBe(proof.constraints);
});

test('edge rows of a large table are tried as well: the last row, the longest text, each label, a NULL', async () => {
  const ddl = `CREATE TYPE kind AS ENUM ('a', 'b', 'c', 'd');
    CREATE TABLE makers (id bigint PRIMARY KEY, name text NOT NULL);
    CREATE TABLE things (id integer PRIMARY KEY, maker_id bigint NOT NULL REFERENCES makers, kind kind NOT NULL, note text, CONSTRAINT few CHECK (id < 5000000));`;
  const { blueprint } = await runner.inferDdl(ddl, { rows: { makers: 100_000, things: 3_000_000 } });
  const large = await runner.prove(blueprint, { ddl });
  expect(large.ok).toBe(true);
  expect(tableOf(large, 'things')).toMatchObject({ asked: 3_000_000, rows: 200 });
  expect(tableOf(large, 'things').extremes).toBeGreaterThanOrEqual(7);
  expect(tableOf(proof, 'users').extremes).toBe(undefined);

  // The first 200 rows meet it; the last one does not.
  const tight = await runner.prove(blueprint, { ddl: ddl.replace('id < 5000000', 'id < 2999999') });
  expect(tableOf(tight, 'things').constraints.find((each) => each.name === 'few')).toMatchObject({ accepted: false });
});

test('a table that is empty because of its parents names them', async () => {
  const ddl = `CREATE TABLE closed (id integer PRIMARY KEY CHECK (false)); CREATE TABLE inside (id integer PRIMARY KEY, closed_id integer NOT NULL REFERENCES closed);`;
  const { blueprint, diagnostics } = await runner.inferDdl(ddl, { rows: 20, repair: true });
  const { byTable } = await runner.prove(blueprint, { ddl, diagnostics });
  expect(byTable.map(({ rows, message }) => [rows, message])).toEqual([
    [0, 'no row can meet its constraints'],
    [0, expect.stringContaining('its rows must refer to public.closed, which has none')],
  ]);
});

test('a partitioned table without a partition is reported in the proof of the table and in the diagnostic', async () => {
  const ddl = `CREATE TABLE readings (sensor uuid NOT NULL, at bigint NOT NULL, PRIMARY KEY (sensor, at)) PARTITION BY RANGE (at);`;
  const { blueprint, diagnostics } = await runner.inferDdl(ddl, { rows: 20 });
  const reported = 'public.readings is partitioned and has no partition yet: there is no place for any row.';
  expect(diagnostics.map(({ message }) => message)).toContain(reported);
  for (const known of [{ diagnostics }, {}]) {
    const proof = await runner.prove(blueprint, { ddl, ...known });
    expect(tableOf(proof, 'readings')).toMatchObject({ rows: 0, message: reported });
    expect(JSON.stringify(proof)).not.toContain('no row can meet');
  }
});

test('a cancelled proof ends immediately', async () => {
  const stop = new AbortController();
  const stopped = runner.prove(made.blueprint, { ddl: SCHEMA, signal: stop.signal, onProgress: () => stop.abort(new Error('enough')) });
  await expect(stopped).rejects.toThrow('enough');
});

test('code that sleeps or calls itself leaves its tables empty with the reason, and all others are proved', async () => {
  const ddl = `CREATE TABLE calm (id integer PRIMARY KEY, name text NOT NULL);
    CREATE TABLE slow (id integer PRIMARY KEY);
    CREATE FUNCTION sleepy() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1000); RETURN NEW; END $$;
    CREATE TRIGGER sleepy BEFORE INSERT ON slow FOR EACH ROW EXECUTE FUNCTION sleepy();
    CREATE TABLE deep (id integer PRIMARY KEY, n integer);
    CREATE FUNCTION again() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO deep VALUES (NEW.id + 1000, NEW.n); RETURN NEW; END $$;
    CREATE TRIGGER again BEFORE INSERT ON deep FOR EACH ROW EXECUTE FUNCTION again();`;
  const { blueprint, diagnostics } = await runner.inferDdl(ddl, { rows: 20, repair: true, tableSeconds: 2 });
  const found = await runner.prove(blueprint, { ddl, diagnostics, tableSeconds: 2 });
  expect(found.byTable.map(({ table, rows, message }) => [table, rows, message])).toEqual([
    ['public.calm', 20, undefined],
    ['public.deep', 0, expect.stringMatching(/again\(\) (calls itself without end|was still at it)/)],
    ['public.slow', 0, expect.stringContaining('sleepy() was still at it')],
  ]);
  expect(tableOf(found, 'slow').constraints.find((each) => each.kind === 'trigger')).toMatchObject({ tier: 'G', accepted: false });
});
