import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DDL = `
CREATE TYPE mood AS ENUM ('happy', 'it''s fine');
CREATE TABLE users (
  id bigint PRIMARY KEY, mood mood, price numeric(10,2) NOT NULL, exact numeric(30,10) NOT NULL, tags text[] NOT NULL, settings jsonb NOT NULL,
  active boolean NOT NULL, born date, kind text NOT NULL CHECK (kind IN ('admin', 'member')), "odd name" int NOT NULL, loud text GENERATED ALWAYS AS (upper(kind)) STORED
);
CREATE TABLE orders (id int PRIMARY KEY, user_id bigint NOT NULL REFERENCES users, at timestamptz NOT NULL);
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-types-'));
  await writeFile(join(folder, 'schema.sql'), DDL);
});
afterAll(() => rm(folder, { recursive: true }));

test('prints types of rows as the driver returns them', async () => {
  const { code } = await seedbed(['types', 'schema.sql', '--out', 'schema.ts'], { cwd: folder });
  expect(code).toBe(0);
  expect(await readFile(join(folder, 'schema.ts'), 'utf8')).toContain(`export type Schema = {
  orders: {
    id: number;
    user_id: number | string;
    at: string;
  };
  users: {
    id: number | string;
    mood: 'happy' | 'it\\'s fine' | null;
    price: number;
    exact: string;
    tags: (string | null)[];
    settings: unknown;
    active: boolean;
    born: string | null;
    kind: 'admin' | 'member';
    "odd name": number;
    loud?: string | null;
  };
};
`);
});

test('lists that the code of the project has are unions, and guesses are not', async () => {
  await mkdir(join(folder, 'shop/app/models'), { recursive: true });
  await writeFile(join(folder, 'shop/Gemfile'), '');
  await writeFile(join(folder, 'shop/schema.sql'), 'CREATE TABLE parcels (id int PRIMARY KEY, size int NOT NULL, way text NOT NULL, status text NOT NULL);');
  const model = 'class Parcel < ApplicationRecord\n  enum size: { small: 1, large: 5 }\n  validates :way, inclusion: { in: %w[post courier] }\nend\n';
  await writeFile(join(folder, 'shop/app/models/parcel.rb'), model);
  const { stdout } = await seedbed(['types', 'shop/schema.sql'], { cwd: folder });
  expect(stdout).toMatch(/size: (?:1 \| 5|5 \| 1);\n {4}way: '(?:post' \| 'courier|courier' \| 'post)';\n {4}status: string;/);
});

test('createTestData<Schema> knows tables and columns', async () => {
  await writeFile(
    join(folder, 'program.mts'),
    `import type { createTestData as Create } from ${JSON.stringify(join(ROOT, 'apps/library/types/index.d.ts').replace(/\.d\.ts$/, '.js'))};
import type { Schema } from './schema.ts';
declare const createTestData: typeof Create;
const data = await createTestData<Schema>('schema.sql', {
  rows: { users: { count: 2, set: (i) => ({ kind: i === 0 ? 'admin' : 'member' }), children: { orders: { count: 3, set: { at: new Date() } } } }, orders: 4 },
});
const price: number = data.rows.users[0]!.price;
const mood: 'happy' | "it's fine" | null = data.rows.users[0]!.mood;
// @ts-expect-error no such table
void data.rows.invoices;
// @ts-expect-error no such column
void createTestData<Schema>('schema.sql', { rows: { users: { set: { knd: 'admin' } } } });
// @ts-expect-error no such label
void createTestData<Schema>('schema.sql', { rows: { users: { set: { kind: 'owner' } } } });
// @ts-expect-error no such table
void createTestData<Schema>('schema.sql', { rows: { usres: 2 } });
const untyped = await createTestData('schema.sql', { rows: { anything: { set: { at: new Date() } } } });
void [price, mood, untyped.rows['anything']![0]!['at']];
`,
  );
  const tsc = promisify(execFile)(
    join(ROOT, 'node_modules/.bin/tsc'),
    [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'esnext',
      '--allowImportingTsExtensions',
      '--skipLibCheck',
      '--typeRoots',
      join(ROOT, 'node_modules/@types'),
      '--types',
      'node',
      'program.mts',
    ],
    { cwd: folder },
  );
  await expect(
    tsc.then(
      () => 'no complaint',
      ({ stdout }: { stdout: string }) => stdout,
    ),
  ).resolves.toBe('no complaint');
});

test('warm prepares a schema and reports how long it took', async () => {
  const { code, stdout } = await seedbed(['warm', 'schema.sql'], { cwd: folder });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^schema\.sql is ready: 2 tables, \d+(\.\d)? s\.\n$/)]);
});
