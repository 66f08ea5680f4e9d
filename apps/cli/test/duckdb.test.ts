import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const DDL = `
CREATE SCHEMA shop;
CREATE TABLE shop.customers (id bigint PRIMARY KEY, email text NOT NULL UNIQUE, tags text[], joined timestamptz NOT NULL);
CREATE TABLE shop.orders (
  id bigint PRIMARY KEY, customer_id bigint REFERENCES shop.customers, status text NOT NULL CHECK (status IN ('open', 'paid')),
  total numeric(10,2) NOT NULL, doc jsonb, twice numeric GENERATED ALWAYS AS (total * 2) STORED
);`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-duckdb-'));
  await writeFile(join(folder, 'shop.sql'), DDL);
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => seedbed(args, { cwd: folder });

test('a DuckDB file has every row, with types, NOT NULL and keys, and no file beside it', async () => {
  // DuckDB calls the database as the file, which is also the name of the schema.
  const made = await run('generate', 'shop.sql', '--rows', 'customers=50,orders=400', '--format', 'duckdb', '--out', 'shop.duckdb');
  expect([made.code, made.stderr]).toEqual([0, expect.stringContaining('shop.duckdb  450 rows in ')]);
  expect((await readdir(folder)).toSorted()).toEqual(['shop.duckdb', 'shop.sql']);
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  await connection.run(`ATTACH '${join(folder, 'shop.duckdb')}' AS made (READ_ONLY)`);
  const rowsOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJson();
  expect(await rowsOf('SELECT count(*) FROM made.shop.orders o JOIN made.shop.customers c ON c.id = o.customer_id')).toEqual(
    await rowsOf('SELECT count(customer_id) FROM made.shop.orders'),
  );
  expect(
    await rowsOf("SELECT column_name, data_type, is_nullable FROM information_schema.columns WHERE table_name = 'orders' ORDER BY ordinal_position"),
  ).toEqual([
    ['id', 'BIGINT', 'NO'],
    ['customer_id', 'BIGINT', 'YES'],
    ['status', 'VARCHAR', 'NO'],
    ['total', 'DECIMAL(10,2)', 'NO'],
    ['doc', expect.stringMatching(/^(?:VARCHAR|JSON)$/), 'YES'],
  ]);
  expect(
    await rowsOf("SELECT constraint_type FROM duckdb_constraints() WHERE table_name = 'customers' AND constraint_type IN ('PRIMARY KEY', 'UNIQUE') ORDER BY 1"),
  ).toEqual([['PRIMARY KEY'], ['UNIQUE']]);
  // Folders of Hive are one statement of DuckDB.
  await connection.run(`COPY made.shop.orders TO '${join(folder, 'hive')}' (FORMAT parquet, PARTITION_BY (status))`);
  expect((await readdir(join(folder, 'hive'))).toSorted()).toEqual(['status=open', 'status=paid']);
  expect(await rowsOf(`SELECT count(*)::int FROM read_parquet('${join(folder, 'hive')}/**/*.parquet', hive_partitioning = true)`)).toEqual([[400]]);
  connection.closeSync();
  instance.closeSync();
});

test('an existing file is kept, and options of parts are refused', async () => {
  const base = ['generate', 'shop.sql', '--rows', '5', '--format', 'duckdb'];
  await writeFile(join(folder, 'there.duckdb'), 'mine');
  expect(await run(...base, '--out', 'there.duckdb')).toMatchObject({ code: 2, stderr: expect.stringContaining('there.duckdb exists') });
  expect(await run(...base, '--out', 'new.duckdb', '--shard', '1/2')).toMatchObject({ code: 2, stderr: expect.stringContaining('it takes no --shard') });
  expect(await run(...base)).toMatchObject({ code: 2, stderr: expect.stringContaining('--out app.duckdb') });
  expect(await readdir(folder)).not.toContain('new.duckdb');
});
