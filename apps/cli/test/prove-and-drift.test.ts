import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint, Proof } from '@seedbed/contract';
import { openTargetServer } from '@seedbed/testing';
import { seedbed } from './support.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  await writeFile(join(folder, 'notes.sql'), NOTES);
});
afterAll(() => rm(folder, { recursive: true }));

const NOTES = `CREATE TABLE notes (id integer PRIMARY KEY, title text NOT NULL UNIQUE, from_day date, to_day date, CONSTRAINT in_order CHECK (to_day >= from_day));
  CREATE TABLE never (id integer PRIMARY KEY, CONSTRAINT nothing CHECK (false));`;
const run = (...args: string[]) => seedbed(args, { cwd: folder });

test('prove prints one line with the result and the reason, then what was given up, then each constraint', async () => {
  const { code, stdout } = await run('prove', 'notes.sql', '--rows', '30');
  expect(code).toBe(0);
  const [summary] = stdout.split('\n');
  expect(summary).toMatch(/^2 tables \(1 empty\), \d+ constraints: \d+ by construction, 1 by order, \d given up; all 30 rows; [\d.]+ s; PostgreSQL 18\./);
  expect(stdout).toMatch(/given up {2}public\.never: No row can meet nothing CHECK \(false\)\.\n {6}→ The table stays empty/);
  expect(stdout).toMatch(/public\.notes: 30 rows\n/);
  expect(stdout).toMatch(/ {2}D +check +in_order +an order between columns\n/);

  // Of large tables a sample is loaded, and the line says of how many rows.
  expect((await run('prove', 'notes.sql', '--rows', '30000', '--brief')).stdout).toMatch(/; a sample of [\d,]+ of 30,000 rows, up to [\d,]+ a table; /);

  const brief = await run('prove', 'notes.sql', '--rows', '30', '--brief');
  expect(brief.stdout).not.toContain('in_order');
  const report = JSON.parse((await run('prove', 'notes.sql', '--rows', '30', '--json')).stdout) as Proof;
  expect(report.byTable.flatMap((table) => table.constraints)).toHaveLength(report.constraints);
});

test('a blueprint is proved against its record or its schema, and existing tables do not change', async () => {
  expect((await run('infer', 'notes.sql', '--rows', '20', '--out', 'edited.json')).code).toBe(0);
  const before = await readFile(join(folder, 'edited.json'), 'utf8');
  const alone = await run('prove', 'edited.json');
  expect([alone.code, alone.stdout, alone.stderr]).toEqual([
    0,
    expect.stringContaining('public.notes: 20 rows'),
    expect.stringContaining('Proved against the keys, CHECKs and references that the blueprint records.'),
  ]);
  expect(alone.stdout).toMatch(/ {2}D +check +in_order +an order between columns\n/);
  await writeFile(
    join(folder, 'own.sql'),
    `CREATE FUNCTION odd(n int) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT n % 2 = 1'; CREATE TABLE t (n int PRIMARY KEY CHECK (odd(n)));`,
  );
  expect((await run('infer', 'own.sql', '--rows', '5', '--out', 'own.json')).code).toBe(0);
  expect(await run('prove', 'own.json')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/does not record all that its schema needs .*odd.*--schema schema\.sql/s),
  });
  expect((await run('prove', 'own.json', '--schema', 'own.sql')).code).toBe(0);
  expect(await readFile(join(folder, 'edited.json'), 'utf8')).toBe(before);
  const both = await run('prove', 'edited.json', '--schema', 'notes.sql');
  expect([both.code, both.stdout]).toEqual([0, expect.stringContaining('public.notes: 20 rows')]);
  expect((await run('prove', 'notes.sql', '--schema', 'notes.sql')).stderr).toContain('--schema is for a blueprint: FILE is a schema already');
  expect((await run('prove', 'edited.json', '--schema', 'edited.json')).stderr).toContain('--schema edited.json is a blueprint');
});

test('explain of a blueprint shows its record, and with the schema the evidence too', async () => {
  expect((await run('infer', 'notes.sql', '--rows', '20', '--out', 'told.json')).code).toBe(0);
  const reported = await run('explain', 'told.json', 'public.notes.title');
  expect([reported.code, reported.stdout]).toEqual([
    0,
    expect.stringMatching(/^public\.notes\.title {2}text\n {2}made by {3}\S+.*\n {2}because {3}.+ % sure\n/),
  ]);
  expect(JSON.parse((await run('explain', 'told.json', 'notes.title', '--json')).stdout)).toMatchObject({ table: 'public.notes', column: { name: 'title' } });
  const whole = await run('explain', 'told.json', 'notes.title', '--schema', 'notes.sql');
  expect([whole.code, whole.stdout]).toEqual([0, expect.stringMatching(/^public\.notes\.title {2}text\n(?: {2}.+\n)+\n {2}made by [^]*\nevidence\n/)]);
  expect(await run('explain', 'told.json', 'notes.tittle')).toMatchObject({ code: 2, stderr: expect.stringContaining('public.notes has id, title') });
  expect((await run('explain', 'notes.sql', 'notes.title', '--schema', 'notes.sql')).stderr).toContain('--schema is for a blueprint');
});

test('a schema without any possible row ends with 4 and the reason', async () => {
  await writeFile(join(folder, 'none.sql'), 'CREATE TABLE t (n integer NOT NULL, CONSTRAINT over_ten CHECK (n > 10), CONSTRAINT under_five CHECK (n < 5));');
  const { code, stdout } = await run('prove', 'none.sql', '--rows', '200');
  expect(code).toBe(4);
  expect(stdout).toMatch(/over_ten.*under_five/);
});

test('a count that keys do not allow is lowered, and reported', async () => {
  const { code, stdout } = await seedbed(['prove', '-', '--rows', '100', '--brief'], {
    input: 'CREATE TABLE flags (on_off boolean PRIMARY KEY, meaning text)',
  });
  expect(code).toBe(0);
  expect(stdout).toContain('capped  public.flags can have 2 rows, not 100');
});

test('drift lists the changes, and updates the blueprint', async () => {
  await writeFile(join(folder, 'blueprint.json'), (await run('infer', 'notes.sql', '--rows', '30')).stdout);
  expect((await run('drift', 'blueprint.json', 'notes.sql')).stdout).toBe('Nothing changed.\n');

  await writeFile(join(folder, 'wider.sql'), `${NOTES} ALTER TABLE notes ADD COLUMN phone text; DROP TABLE never;`);
  const before = await run('generate', 'blueprint.json', '--table', 'notes');
  const reported = await run('drift', 'blueprint.json', 'wider.sql', '--accept');
  expect(reported.stdout.split('\n').filter(Boolean)).toEqual([
    '- public.never is no longer there and leaves the blueprint.',
    expect.stringMatching(/^\+ public\.notes\.phone is new and is made by /),
  ]);
  const accepted = JSON.parse(await readFile(join(folder, 'blueprint.json'), 'utf8')) as Blueprint;
  expect(accepted.tables.map((table) => table.name)).toEqual(['notes']);
  const after = await run('generate', 'blueprint.json', '--table', 'notes');
  const firstFour = (csv: string): string[] =>
    csv
      .trim()
      .split('\n')
      .map((line) => line.split(',').slice(0, 4).join().trim());
  expect(firstFour(after.stdout)).toEqual(firstFour(before.stdout));
});

test('check in CI exits with 0 if schema and blueprint agree, otherwise with 6 and the differences, and writes nothing', async () => {
  const stored = (await run('infer', 'notes.sql', '--rows', '30')).stdout;
  await writeFile(join(folder, 'stored.json'), stored);
  expect(await run('check', 'notes.sql', 'stored.json')).toEqual({ code: 0, stdout: 'Nothing changed.\n', stderr: '' });

  await writeFile(join(folder, 'longer.sql'), `${NOTES} ALTER TABLE notes ADD COLUMN phone text, ALTER title TYPE varchar(20);`);
  const files = await readdir(folder);
  const differs = await run('check', 'longer.sql', 'stored.json');
  expect(differs.code).toBe(6);
  expect(differs.stdout).toMatch(/^\+ public\.notes\.phone is new/m);
  expect(differs.stdout).toMatch(/^~ .*title/m);
  expect(differs.stderr).toContain('seedbed drift stored.json longer.sql --accept');

  const { code, stdout } = await run('check', 'longer.sql', 'stored.json', '--json');
  expect(code).toBe(6);
  expect(JSON.parse(stdout)).toMatchObject({
    agrees: false,
    changes: expect.arrayContaining([expect.objectContaining({ kind: 'new', what: 'column', name: 'phone' })]),
  });
  expect(await readFile(join(folder, 'stored.json'), 'utf8')).toBe(stored);
  expect(await readdir(folder)).toEqual(files);
  expect(await run('check', 'postgres://nobody@127.0.0.1:1/none', 'stored.json')).toMatchObject({ code: 3, stdout: '' });
});

test('check and drift read labels from code, and take schema and blueprint from config and lock', async () => {
  await using server = await openTargetServer();
  await using at = await server.freshTarget('plain');
  let project = await mkdtemp(join(tmpdir(), 'seedbed-labels-'));
  const own = (...args: string[]) => seedbed(args, { cwd: project });
  const models = (vehicles: string[], sizes: number) =>
    writeFile(
      join(project, 'shop/models.py'),
      `from django.db import models\n\nclass Parcel(models.Model):\n    vehicle = models.CharField(max_length=10, choices=[${vehicles.map((each) => `("${each}", "${each}")`).join(', ')}])\n    size = models.IntegerField(choices=[${Array.from({ length: sizes }, (_, i) => `(${i + 1}, "Size ${i + 1}")`).join(', ')}])\n`,
    );
  const schema = 'CREATE TABLE shop_parcel (id integer PRIMARY KEY, vehicle varchar(10) NOT NULL, size integer NOT NULL);';
  await mkdir(join(project, 'shop'));
  await writeFile(join(project, 'manage.py'), '');
  await writeFile(join(project, 'schema.sql'), schema);
  await writeFile(join(project, 'seedbed.config.json'), JSON.stringify({ schema: 'schema.sql' }));
  await models(['car', 'boat', 'bike'], 2);
  await own('infer', '--out', 'blueprint.json');
  expect(await own('load', 'blueprint.json', '--create', '--schema', 'schema.sql', '--url', at.url, '--lock')).toMatchObject({ code: 0 });
  // A chosen part of the labels is no difference.
  const stored = JSON.parse(await readFile(join(project, 'blueprint.json'), 'utf8')) as Blueprint;
  expect(await own('check')).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing changed.') });
  const chosen = stored.tables[0]!.columns.map(({ because, ...column }) =>
    column.name === 'size' ? { ...column, because: 'chosen' } : { ...column, because },
  );
  await writeFile(join(project, 'chosen.json'), JSON.stringify({ ...stored, tables: [{ ...stored.tables[0], columns: chosen }] }));

  // Code of a project is read once in a few seconds.
  await rename(project, `${project}-later`);
  project = `${project}-later`;
  await models(['car', 'train', 'bike'], 3);
  const vehicle = '~ public.shop_parcel.vehicle: shop/models.py:4 states other values: also train; no longer boat.\n';
  const size = '~ public.shop_parcel.size: shop/models.py:5 states other values: also 3.\n';
  expect(await own('check')).toMatchObject({ code: 6, stdout: expect.stringContaining(`${vehicle}${size}`) });
  expect(await own('check', 'chosen.json', '--no-lock')).toMatchObject({ code: 6, stdout: expect.not.stringContaining('.size') });
  expect(await own('check', at.url, 'blueprint.json')).toMatchObject({ code: 6, stdout: expect.stringContaining(`${vehicle}${size}`) });
  expect(await own('check', '--no-code')).toMatchObject({ code: 0 });
  expect((await own('drift')).stdout).toBe(`${vehicle}${size}`);
  // Loaded rows keep their values, and are not called edited.
  expect(await own('refresh', at.url)).toMatchObject({ code: 0, stdout: expect.stringContaining(`${vehicle}${size}`) });
  expect(await own('check')).toMatchObject({ code: 0 });
  expect((await own('status', at.url)).stdout).toContain('Not decided: public.shop_parcel: vehicle, size: filled or changed by a migration, not compared.\n');
  await rm(project, { recursive: true });
});

test('check, preview and generate reject a template that the column cuts, and report which lists get numbers', async () => {
  await writeFile(join(folder, 'codes.sql'), 'CREATE TABLE codes (id int PRIMARY KEY, code varchar(6) NOT NULL UNIQUE, city text NOT NULL UNIQUE);');
  const stored = JSON.parse((await run('infer', 'codes.sql', '--rows', '30')).stdout) as {
    tables: { columns: { name: string; generator: unknown; confidence?: number }[] }[];
  };
  const put = async (name: string, generator: unknown) => {
    const column = stored.tables[0]!.columns.find((each) => each.name === name)!;
    column.generator = generator;
    delete column.confidence;
    delete (column as { because?: string }).because;
    await writeFile(join(folder, 'codes.json'), JSON.stringify(stored));
  };
  await put('city', { kind: 'values', parameters: { values: ['Berlin', 'Oslo'] } });
  const noted = await run('check', 'codes.sql', 'codes.json');
  expect([noted.code, noted.stdout]).toEqual([0, 'Nothing changed.\n']);
  expect(noted.stderr).toMatch(
    /^note: public\.codes\.city: its generator values has 2 values, and .* takes none twice: values that come again get a number, such as “(?:Berlin|Oslo) 2”\.\n$/,
  );
  expect((await run('preview', 'codes.json')).stderr).toBe(noted.stderr);

  await put('city', { kind: 'expression', parameters: { expression: 'id % 3 == 0 ? "a" : "b"' } });
  await put('code', { kind: 'template', parameters: { template: 'CODE-{{id}}' } });
  for (const args of [
    ['check', 'codes.sql', 'codes.json'],
    ['preview', 'codes.json'],
    ['generate', 'codes.json', '--table', 'codes'],
  ]) {
    const { code, stderr } = await run(...args);
    expect(code).not.toBe(0);
    expect(stderr).toContain(
      'public.codes.code: its generator template makes “CODE-10” in row 10, 7 characters where character varying(6) has room for 6. 21 of 30 rows are like that.',
    );
  }
});

test('a preview gives the reason why a table is shorter, and prints "1 row"', async () => {
  await writeFile(join(folder, 'one.sql'), 'CREATE TABLE one (id int PRIMARY KEY, n int NOT NULL UNIQUE);');
  const stored = JSON.parse((await run('infer', 'one.sql', '--rows', '30')).stdout) as { tables: { columns: { name: string; generator: unknown }[] }[] };
  stored.tables[0]!.columns[1]!.generator = { kind: 'constant', parameters: { value: 5 } };
  await writeFile(join(folder, 'one.json'), JSON.stringify(stored));
  const { stdout, stderr } = await run('preview', 'one.json');
  expect(stdout).toMatch(/public\.one  1 row\n/);
  expect(stderr).toMatch(/^warning: public\.one can have 1 row, not 30: \(n\) must be different in every row/);
});

test.each([
  [['drift', 'notes.sql', 'notes.sql'], 'notes.sql is no blueprint'],
  [['drift', 'nowhere.json', 'notes.sql'], 'there is no such file'],
  [['check', 'notes.sql', 'notes.sql'], 'notes.sql is no blueprint'],
])('%j is a wrong argument', async (args, message) => {
  const { code, stderr } = await run(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});
