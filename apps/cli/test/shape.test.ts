import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Shape } from '@seedbed/contract';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { seedbed } from './support.ts';

const SCHEMA = `CREATE TABLE depots (id integer PRIMARY KEY, town text NOT NULL);
  CREATE TABLE parcels (id integer PRIMARY KEY, depot_id integer NOT NULL REFERENCES depots, grams integer NOT NULL CHECK (grams > 0), fragile boolean NOT NULL,
    size text NOT NULL CHECK (size IN ('small', 'medium', 'large')), route text NOT NULL, remark text, sent_on date NOT NULL);`;

// Skewed on purpose: one depot has half of the parcels, weights have a long tail, nearly all are small.
const PRODUCTION = `INSERT INTO depots SELECT i, 'Secret town ' || i FROM generate_series(1, 40) i;
  INSERT INTO parcels SELECT i, CASE WHEN i % 2 = 0 THEN 7 ELSE 1 + i % 40 END, 73 + ((i * 7919) % 4001) * ((i * 31) % 5), i % 20 = 0,
    CASE WHEN i % 100 < 90 THEN 'small' WHEN i % 100 < 98 THEN 'medium' ELSE 'large' END, 'route-' || (i % 4) * (i % 3),
    CASE WHEN i % 10 < 3 THEN 'confidential remark ' || i END, date '2025-03-01' + i % 300 FROM generate_series(1, 6000) i;
  ANALYZE;`;

let server: TargetServer;
let folder: string;
beforeAll(async () => {
  server = await openTargetServer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-shape-'));
  await writeFile(join(folder, 'schema.sql'), SCHEMA);
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => server[Symbol.asyncDispose]());
const run = (...args: string[]) => seedbed(args, { cwd: folder });

/** A database with the rows of production, as its owner sees it. */
async function production(): Promise<Target> {
  const at = await server.freshTarget('plain');
  await at.client.query(`SET ROLE ${at.connection.user}; ${SCHEMA} ${PRODUCTION} RESET ROLE`);
  return at;
}
const shapeIn = async (file: string): Promise<Shape> => JSON.parse(await readFile(join(folder, file), 'utf8')) as Shape;

test('a shape holds frequencies and quantiles, and neither a text nor an exact number of a row', async () => {
  await using at = await production();
  const { code, stderr } = await run('shape', at.url, '--out', 'shape.json');
  expect({ code, stderr }).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^2 tables, 10 columns\. No row was read\..*public\.parcels\.route \(\d+ different\)/s),
  });
  const text = await readFile(join(folder, 'shape.json'), 'utf8');
  for (const secret of ['Secret', 'confidential', 'route-', '2025-03']) expect(text).not.toContain(secret);
  // Lists of numbers are a line each.
  expect(text.split('\n').filter((line) => /^\s*-?[\d.]+,?$/.test(line))).toEqual([]);
  const [, parcels] = (await shapeIn('shape.json')).tables;
  expect(parcels).toMatchObject({ name: 'parcels', rows: 6000 });
  const of = (name: string) => parcels!.columns.find((column) => column.name === name)!;
  expect(of('size').labels).toEqual({ small: expect.closeTo(0.9, 1), medium: expect.closeTo(0.08, 1), large: expect.closeTo(0.02, 1) });
  expect(Object.keys(of('fragile').labels!).toSorted()).toEqual(['false', 'true']);
  expect(of('remark').nulls).toBeCloseTo(0.7, 1);
  expect(of('depot_id').common![0]).toBeCloseTo(0.5, 1);
  const numbers = [...(of('grams').quantiles ?? []), ...(of('grams').commonAt ?? [])];
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers.filter((value) => Number(value!.toPrecision(2)) !== value)).toEqual([]);
  expect(Math.max(...of('sent_on').quantiles!)).toBeLessThan(400);
});

test('labels are kept only where a person approves them, and none that tells of few rows', async () => {
  await using at = await production();
  expect(await run('shape', at.url, '--approve', 'public.parcels.route', '--out', 'shape.json')).toMatchObject({ code: 0 });
  const { approved, tables } = await shapeIn('shape.json');
  expect(approved).toEqual(['public.parcels.route']);
  expect(Object.keys(tables[1]!.columns.find(({ name }) => name === 'route')!.labels!)).toContain('route-0');
  expect(await run('shape', at.url, '--approve', 'public.parcels.remark')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('none tells of one person'),
  });
  expect(await run('shape', at.url, '--approve', 'public.parcels.nothing')).toMatchObject({ code: 2, stderr: expect.stringContaining('no such column') });
});

test('rows made with a shape have it, and without it they do not', async () => {
  await using at = await production();
  await run('shape', at.url, '--out', 'shape.json');
  await using shaped = await server.freshTarget('plain');
  const loaded = await run('load', 'schema.sql', '--create', '--url', shaped.url, '--shape', 'shape.json');
  expect(loaded).toMatchObject({ code: 0, stderr: expect.stringMatching(/shape\.json: \d of 10 columns follow it/) });
  const { rows } = await shaped.client.query<{ parcels: number; most: number; small: number; plain: number; heavy: number }>(
    `SELECT count(*)::int AS parcels, (SELECT max(n)::int FROM (SELECT count(*) AS n FROM parcels GROUP BY depot_id) d) AS most, count(*) FILTER (WHERE size = 'small')::int AS small,
            count(remark)::int AS plain, max(grams) AS heavy FROM parcels`,
  );
  const { rows: real } = await at.client.query<{ heavy: number }>('SELECT max(grams) AS heavy FROM parcels');
  expect(rows[0]!.parcels).toBe(6000);
  expect(rows[0]!.most).toBeGreaterThan(2500);
  expect(rows[0]!.small / 6000).toBeCloseTo(0.9, 1);
  expect(rows[0]!.plain / 6000).toBeCloseTo(0.3, 1);
  expect(rows[0]!.heavy / real[0]!.heavy).toBeCloseTo(1, 0);
  const near = await run('plans', shaped.url, '--shape', 'shape.json', '--json', '--least', '0');
  await using plain = await server.freshTarget('plain');
  await run('load', 'schema.sql', '--create', '--url', plain.url, '--rows', 'depots=40,parcels=6000');
  const far = await run('plans', plain.url, '--shape', 'shape.json', '--json');
  expect(near.code).toBe(0);
  expect(far.code).toBe(6);
  const count = ({ stdout }: { stdout: string }): number => (JSON.parse(stdout) as { near: number }).near;
  expect(count(near)).toBeGreaterThan(count(far) + 2);
  expect(await run('plans', at.url, '--shape', 'shape.json')).toMatchObject({ code: 0, stdout: '10 of 10 columns agree to a tenth (100 %), of 2 tables.\n' });
});

test('plans of statements are kept without their constants, and compared here; statements that write have none', async () => {
  await using at = await production();
  await at.client.query(`CREATE INDEX parcels_sent ON parcels (sent_on); ANALYZE parcels`);
  const queries = `SELECT * FROM parcels WHERE route = 'route-42'; -- one; of two
    SELECT * FROM parcels p JOIN depots d ON d.id = p.depot_id WHERE p.id = $1; DELETE FROM parcels; SELECT * FROM depots FOR UPDATE; SELECT absent`;
  await writeFile(join(folder, 'queries.sql'), queries);
  const { code, stderr } = await run('shape', at.url, '--out', 'shape.json', '--statements', 'queries.sql');
  expect({ code, stderr }).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/Plans of 2 statements.*Statement 3 .*no query.*Statement 4 .*locks rows.*Statement 5 .*42703/s),
  });
  expect(await readFile(join(folder, 'shape.json'), 'utf8')).not.toContain('route-42');
  const [one, two] = (await shapeIn('shape.json')).plans!;
  expect(one).toMatchObject({ place: 1, nodes: [{ depth: 0, node: 'Seq Scan', relation: 'public.parcels' }] });
  expect(two!.nodes.find(({ index }) => index === 'parcels_pkey')).toMatchObject({ relation: 'public.parcels', rows: 1 });
  const same = await run('plans', at.url, '--shape', 'shape.json', '--statements', 'queries.sql');
  expect(same).toMatchObject({ code: 0, stdout: expect.stringContaining('2 of 2 statements have the same plan.') });
  expect(await run('plans', at.url, '--shape', 'shape.json')).toMatchObject({ code: 2, stderr: expect.stringContaining('--statements') });
  await at.client.query('CREATE INDEX parcels_route ON parcels (route); DROP INDEX parcels_sent; ALTER TABLE parcels DROP CONSTRAINT parcels_pkey');
  const other = await run('plans', at.url, '--shape', 'shape.json', '--statements', 'queries.sql');
  expect(other).toMatchObject({ code: 6, stdout: expect.stringMatching(/statement 2\n  there: .*parcels_pkey.*\n  here:  (?!.*parcels_pkey)/) });
});
