import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { seedbed } from './support.ts';

const DDL = `CREATE TABLE members (id integer PRIMARY KEY, email text NOT NULL UNIQUE, joined_at timestamptz NOT NULL);
  CREATE TABLE visits (id integer PRIMARY KEY, member_id integer NOT NULL REFERENCES members, came_at timestamptz NOT NULL, remark text NOT NULL);`;

let server: TargetServer;
let folder: string;
beforeAll(async () => {
  server = await openTargetServer();
  folder = await mkdtemp(join(tmpdir(), 'seedbed-slide-'));
  await writeFile(join(folder, 'schema.sql'), DDL);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});
const run = (...args: string[]) => seedbed(args, { cwd: folder });

test('slide shows its plan with --dry, moves the rows, and updates the blueprint to the day', async () => {
  await using at = await server.freshTarget();
  expect(await run('infer', 'schema.sql', '--rows', '100', '--reference-date', '2026-01-01', '--out', 'blueprint.json')).toMatchObject({ code: 0 });
  expect(await run('load', 'blueprint.json', '--create', '--schema', 'schema.sql', '--url', at.url)).toMatchObject({ code: 0 });
  const last = async () => (await at.client.query<{ x: Date }>('SELECT max(came_at) AS x FROM visits')).rows[0]!.x.getTime();
  const before = await last();
  const blueprint = await readFile(join(folder, 'blueprint.json'), 'utf8');
  const args = ['slide', at.url, '--blueprint', 'blueprint.json', '--to', '2026-11-25'];
  expect(await run(...args, '--dry')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^public\.members: 100 of 100 loaded rows \(joined_at\)\npublic\.visits: \d+ of \d+ loaded rows \(came_at\)\nWould move [\d,]+ rows 46 weeks later, to end on 2026-11-19; nothing was changed\. Whether Postgres takes them was not tried\.\n$/,
    ),
  });
  expect([await last(), await readFile(join(folder, 'blueprint.json'), 'utf8')]).toEqual([before, blueprint]);
  const moved = await run(...args);
  expect([moved.code, moved.stdout]).toEqual([0, expect.stringMatching(/Moved [\d,]+ rows 46 weeks later, .*\nblueprint\.json has the new day\.\n$/)]);
  expect(await last()).toBe(before + 46 * 7 * 86_400_000);
  expect(JSON.parse(await readFile(join(folder, 'blueprint.json'), 'utf8'))).toMatchObject({ slide: 46 });
  expect(await run(...args)).toMatchObject({ code: 0, stdout: 'Nothing to move: the rows end on 2026-11-19 already.\n' });
});

test('slide names each column whose rows tell a time that does not move, and why', async () => {
  await using at = await server.freshTarget('plain');
  await writeFile(
    join(folder, 'stays.sql'),
    `CREATE TABLE invoices (id integer PRIMARY KEY, invoice_number text NOT NULL UNIQUE, issued_on date NOT NULL, fiscal_year integer NOT NULL, day date GENERATED ALWAYS AS (issued_on) STORED);
     CREATE TABLE holidays (day date PRIMARY KEY, name text NOT NULL);
     INSERT INTO holidays VALUES ('2025-01-01', 'New Year'), ('2025-12-25', 'Christmas');
     CREATE TABLE prices (id integer PRIMARY KEY, valid daterange NOT NULL CHECK (lower(valid) >= '2024-01-01'), amount numeric(8, 2) NOT NULL);
     CREATE TABLE audit_log (id bigserial PRIMARY KEY, table_name text NOT NULL, row_id integer NOT NULL, at timestamptz NOT NULL);
     CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO audit_log (table_name, row_id, at) VALUES ('invoices', new.id, now()); RETURN new; END $$;
     CREATE TRIGGER note AFTER INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION note();`,
  );
  await run('infer', 'stays.sql', '--rows', '50', '--reference-date', '2026-01-01', '--out', 'stays.json');
  expect(await run('load', 'stays.json', '--create', '--schema', 'stays.sql', '--url', at.url)).toMatchObject({ code: 0 });
  await at.client.query('CREATE TABLE of_others (id integer, at timestamptz)');
  const { stdout } = await run('slide', at.url, '--blueprint', 'stays.json', '--to', '2026-11-25');
  expect(stdout.split('\n').filter((line) => line.startsWith('Not moved'))).toEqual([
    'Not moved: public.audit_log.at (triggers or others fill the table)',
    'Not moved: public.holidays.day (its rows are listed)',
    'Not moved: public.invoices.invoice_number, public.invoices.fiscal_year (a year is part of it)',
    'Not moved: public.prices.valid (a condition bounds what it holds)',
    'Not moved: public.of_others.at (the blueprint does not have the table)',
  ]);
  expect(stdout).toContain('public.invoices: 50 of 50 loaded rows (issued_on)');
});

test('tables of a framework, which no load fills, stop no slide', async () => {
  await using at = await server.freshTarget('plain');
  const ledgers = `CREATE TABLE ar_internal_metadata (key varchar PRIMARY KEY, value varchar, created_at timestamp NOT NULL, updated_at timestamp NOT NULL);
     CREATE TABLE django_migrations (id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, app varchar(255) NOT NULL, name varchar(255) NOT NULL, applied timestamptz NOT NULL);`;
  await writeFile(join(folder, 'framework.sql'), `${ledgers} ${DDL}`);
  await run('infer', 'framework.sql', '--rows', '50', '--reference-date', '2026-01-01', '--out', 'framework.json');
  expect(await run('load', 'framework.json', '--create', '--schema', 'framework.sql', '--url', at.url)).toMatchObject({ code: 0 });
  await at.client.query(`INSERT INTO ar_internal_metadata VALUES ('environment', 'development', now(), now());
    INSERT INTO django_migrations (app, name, applied) VALUES ('shop', '0001_initial', now())`);
  const { code, stdout } = await run('slide', at.url, '--blueprint', 'framework.json', '--to', '2026-11-25');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^public\.members: 50 of 50[^]*Moved [\d,]+ rows/m)]);
  expect(stdout).not.toMatch(/^public\.(?:ar_|django_)/m);
});

test('slide refuses an invalid day, a missing blueprint and other databases', async () => {
  expect(await run('slide', 'postgres://x/y', '--blueprint', 'schema.sql')).toMatchObject({ code: 2, stderr: expect.stringContaining('is no blueprint') });
  expect(await run('slide', 'mysql://x/y', '--blueprint', 'b.json')).toMatchObject({ code: 2, stderr: expect.stringContaining('of Postgres only') });
  await run('infer', 'schema.sql', '--rows', '10', '--out', 'b.json');
  expect(await run('slide', 'postgres://x/y', '--blueprint', 'b.json', '--to', 'soon')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('expected a day'),
  });
});
