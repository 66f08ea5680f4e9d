import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const DDL = `
CREATE TABLE customers (id serial PRIMARY KEY, name text NOT NULL, email text NOT NULL UNIQUE, created_at timestamptz NOT NULL);
CREATE TABLE invoices (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, status text NOT NULL CHECK (status IN ('draft', 'open', 'paid', 'overdue')), total numeric(10,2) NOT NULL, issued_at timestamptz NOT NULL, paid_at timestamptz, CHECK ((status = 'paid') = (paid_at IS NOT NULL)));
CREATE TABLE subscriptions (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, status text NOT NULL CHECK (status IN ('active', 'cancelled')), started_at timestamptz NOT NULL, cancelled_at timestamptz, CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)));
CREATE TABLE addresses (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, street text NOT NULL);
`;
const WORDS = 'One customer with an overdue invoice, a cancelled subscription and two addresses';
const KNOWN = ['--rows', '40', '--knowledge', 'knowledge.json'];

let folder: string;
let server: TargetServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-say-scenario-'));
  await writeFile(join(folder, 'shop.sql'), DDL);
  server = await openTargetServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const run = (args: string[]) => seedbed(args, { cwd: folder, env: { SEEDBED_DATA_DIR: join(folder, 'data') } });

test('a scenario in words is shown, and the same rows are in previews, files and the database', async () => {
  const said = await run(['say', 'shop.sql', WORDS, '--rows', '40', '--accept', 'all']);
  expect(said).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(
      'The first row of customers has 1 row of invoices (status overdue), 1 row of subscriptions (status cancelled) and 2 rows of addresses',
    ),
  });
  expect(Object.keys((JSON.parse(await readFile(join(folder, 'knowledge.json'), 'utf8')) as { scenarios: object }).scenarios)).toEqual([
    'customer with an overdue invoice, a cancelled subscription and two addresses',
  ]);

  const states: Record<string, readonly string[]> = {};
  for (const table of ['invoices', 'subscriptions', 'addresses']) {
    const { stdout } = await run(['generate', 'shop.sql', ...KNOWN, '--table', table, '--format', 'ndjson']);
    const rows = stdout.trimEnd().split('\n').map((line) => JSON.parse(line) as { customer_id: number; status?: string }); // prettier-ignore
    states[table] = rows.flatMap(({ customer_id, status = 'there' }) => (customer_id === 1 ? [status] : []));
  }
  expect(states).toEqual({ invoices: ['overdue'], subscriptions: ['cancelled'], addresses: ['there', 'there'] });
  expect((await run(['preview', 'shop.sql', ...KNOWN, '--table', 'invoices'])).stdout).toMatch(/^\s*1\s.*overdue/m);

  await using target = await server.freshTarget();
  expect(await run(['load', 'shop.sql', ...KNOWN, '--url', target.url, '--create'])).toMatchObject({ code: 0 });
  const { rows } = await target.client.query<{ of: string }>(
    `SELECT 'invoice ' || status AS of FROM invoices WHERE customer_id = 1 UNION ALL SELECT 'subscription ' || status FROM subscriptions WHERE customer_id = 1
     UNION ALL SELECT 'address' FROM addresses WHERE customer_id = 1`,
  );
  expect(rows.map(({ of }) => of).toSorted()).toEqual(['address', 'address', 'invoice overdue', 'subscription cancelled']);
});

test('a scenario with a table or a value that is not there is not understood, and changes nothing', async () => {
  const { code, stderr } = await run(['say', 'shop.sql', 'one customer with a purple invoice and two yachts', '--accept', 'all']);
  expect([code, stderr]).toEqual([4, expect.stringMatching(/name nothing here: .*yachts/)]);
});
