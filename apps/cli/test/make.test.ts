import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { seedbed } from './support.ts';

const SCHEMA = `CREATE TABLE plans (id serial PRIMARY KEY, name text NOT NULL UNIQUE);
  CREATE TABLE customers (id serial PRIMARY KEY, plan_id int NOT NULL REFERENCES plans, name text NOT NULL, email text NOT NULL UNIQUE, invoice_count int NOT NULL DEFAULT 0);
  CREATE TABLE invoices (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers ON DELETE CASCADE, number text NOT NULL UNIQUE,
    status text NOT NULL CHECK (status IN ('open', 'paid', 'overdue')), issued_on date NOT NULL, paid_on date, CHECK (paid_on >= issued_on));
  CREATE TABLE invoice_lines (id serial PRIMARY KEY, invoice_id int NOT NULL REFERENCES invoices, description text NOT NULL, amount numeric(8,2) NOT NULL);`;

let server: TargetServer;
let at: Target;
let folder: string;
beforeAll(async () => {
  server = await openTargetServer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-make-'));
  at = await server.freshTarget('plain');
  return async () => {
    await at[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => server[Symbol.asyncDispose]());
const run = (...args: string[]) => seedbed(args, { cwd: folder });
const make = (...args: string[]) => run('make', ...args, '--url', at.url);
async function made(...args: string[]) {
  const { code, stdout, stderr } = await make(...args, '--json');
  expect([code, stderr]).toEqual([0, '']);
  const report = JSON.parse(stdout);
  return { ...report, of: (table: string) => report.tables.find((each: { table: string }) => each.table === `public.${table}`) };
}
async function loaded(...more: string[]): Promise<void> {
  await writeFile(join(folder, 'schema.sql'), SCHEMA);
  expect(await run('load', 'schema.sql', '--create', '--url', at.url, '--rows', 'plans=3,customers=40,invoices=90,invoice_lines=200', '--lock', ...more)).toMatchObject({ code: 0 }); // prettier-ignore
}
/** As the role that loaded. */
const change = (sql: string) => at.client.query(`SET ROLE ${at.connection.user}; ${sql}; RESET ROLE`);
const rowsOf = async (table: string) =>
  (await at.client.query<{ row: string }>(`SELECT ${table}::text AS row FROM ${table} ORDER BY id`)).rows.map(({ row }) => row);
async function everything(): Promise<string[][]> {
  const found: string[][] = [];
  for (const table of ['plans', 'customers', 'invoices', 'invoice_lines']) found.push(await rowsOf(table));
  return found;
}

test('a situation has the rows that the words ask for, what these own, and references to rows that are there; undo removes exactly them', async () => {
  await loaded();
  const before = await everything();
  const report = await made('a customer with three overdue invoices', '--open', '/customers/{customers.id}/{invoices.number}');
  expect([report.id, report.of('customers').rows, report.of('invoices').rows, report.of('plans')]).toEqual([1, 1, 3, undefined]);
  expect(report.of('customers')).toMatchObject({ key: ['id'], keys: [['41']] });
  const { rows: invoices } = await at.client.query(`SELECT * FROM invoices WHERE id > 90 ORDER BY id`);
  expect(invoices).toMatchObject(Array.from({ length: 3 }, () => ({ customer_id: 41, status: 'overdue', paid_on: null })));
  expect(report.paths).toEqual([`/customers/41/${invoices[0].number}`]);
  // Lines of these invoices alone.
  const lines = await at.client.query(`SELECT invoice_id FROM invoice_lines WHERE id > 200`);
  expect(lines.rows).toHaveLength(report.of('invoice_lines').rows);
  expect(new Set(lines.rows.map((row) => row.invoice_id))).toEqual(new Set([91, 92, 93]));
  // The application goes on behind them.
  await change(`INSERT INTO customers (plan_id, name, email) VALUES (1, 'Me', 'me@example.com')`);
  const after = await everything();
  expect(after.map((rows, table) => rows.slice(0, before[table]!.length))).toEqual(before);
  expect(await make('--list')).toMatchObject({ stdout: expect.stringMatching(/^1: a customer with three overdue invoices, \d+ rows, /) });
  expect(await make('--undo')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Situation 1 is undone: .*\npublic\.customers: 1 removed\npublic\.invoices: 3 removed\npublic\.invoice_lines: \d+ removed\n$/) }); // prettier-ignore
  await change(`DELETE FROM customers WHERE name = 'Me'`);
  expect(await everything()).toEqual(before);
  expect(await run('status', at.url)).toMatchObject({ code: 0 });
  expect(await make('--undo')).toMatchObject({ code: 2, stderr: expect.stringContaining('The database has no situation to undo.') });
});

test('children of which the words ask for none are none, also those of children', async () => {
  await loaded();
  const report = await made('a customer with three overdue invoices and no invoice lines');
  expect([report.of('invoices').rows, report.of('invoice_lines')]).toEqual([3, undefined]);
  expect((await made('a customer with no invoices')).tables).toMatchObject([{ table: 'public.customers', rows: 1 }]);
});

test('the same words on the same state give the same rows, another time other ones, and keys never collide', async () => {
  await loaded();
  const values = `SELECT name, email, plan_id FROM customers WHERE id > 40 ORDER BY id`;
  await made('two customers');
  const first = (await at.client.query(values)).rows;
  await made('two customers');
  const second = (await at.client.query(values)).rows.slice(2);
  expect(new Set([...first, ...second].map(({ email }) => email)).size).toBe(4);
  await make('--undo');
  await make('--undo');
  await made('two customers');
  expect((await at.client.query(values)).rows).toEqual(first);
  // More than one hundred, until the names run out or not: every key stays unique.
  for (let i = 0; i < 3; i++) await made('9 customers with an open invoice each');
  expect(Number((await at.client.query('SELECT count(DISTINCT email) AS n FROM customers')).rows[0].n)).toBe(69);
});

test('rows of others that refer to a situation stop its undo, although the reference would delete them', async () => {
  await loaded();
  const { of } = await made('a customer with an open invoice');
  await change(`INSERT INTO invoices (customer_id, number, status, issued_on) VALUES (41, 'MINE', 'open', '2026-01-01')`);
  const before = await everything();
  const refused = await make('--undo', '1');
  expect([refused.code, refused.stderr]).toEqual([
    5,
    expect.stringMatching(/Situation 1: rows that were added later refer to rows of it \(invoices\.customer_id: 1 row\)\. Nothing was removed/),
  ]);
  expect(await everything()).toEqual(before);
  // A row of it that somebody deleted is passed over, and said.
  await change(`DELETE FROM invoices WHERE number = 'MINE'; DELETE FROM invoice_lines WHERE invoice_id > 90; DELETE FROM invoices WHERE id > 90`);
  expect(await make('--undo')).toMatchObject({ code: 0, stdout: expect.stringMatching(/public\.invoices: 0 removed, 1 gone before/) });
  expect(of('customers').rows).toBe(1);
});

test("rows that the schema's own code changes are no rows of the situation", async () => {
  await loaded();
  await change(`CREATE FUNCTION counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE customers SET invoice_count = invoice_count + 1 WHERE id = NEW.customer_id; RETURN NULL; END $$;
    CREATE TRIGGER counted AFTER INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION counted()`);
  const { of, changed } = await made('an overdue invoice');
  expect([of('invoices').rows, of('customers'), changed]).toEqual([1, undefined, [{ table: 'public.customers', rows: 1 }]]);
  await make('--undo');
  expect(await rowsOf('customers')).toHaveLength(40);
  expect(await rowsOf('invoices')).toHaveLength(90);
});

test('words that are not understood are named with what can be said, and --dry-run adds nothing', async () => {
  await loaded();
  const before = await everything();
  const missed = await make('a cusomer with two frobs');
  expect([missed.code, missed.stderr]).toEqual([
    4,
    expect.stringMatching(/“a cusomer with two frobs” is not understood: “cusomer”, “frobs” are unknown in this schema\. Nothing was added\.\nNames like it: .*customer.*\nThese are understood: “/), // prettier-ignore
  ]);
  const instead = [.../“([^”]+)”/g[Symbol.matchAll](missed.stderr.split('These are understood')[1]!)].map(([, sentence]) => sentence!);
  expect(instead.length).toBeGreaterThan(0);
  for (const sentence of instead) expect(await make(sentence, '--dry-run')).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing was changed') });
  expect(await make('a customer with no invoices', '--dry-run')).toMatchObject({ stdout: 'public.customers: 1\nWould be added; nothing was changed.\n' });
  // Over a table between: each invoice is one of its own.
  expect((await make('a plan with two overdue invoices', '--dry-run')).stdout).toMatch(/public\.plans: 1\npublic\.customers: [12]\npublic\.invoices: 2\n/);
  expect(await make('a customer', '--open', '/x/{plans.id}')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('{plans.id}: the situation adds no row of plans. It adds customers'),
  });
  expect(await make('a customer', '--open', '/x/{customers.idd}')).toMatchObject({ code: 2, stderr: expect.stringContaining('customers has no column idd') });
  expect(await make()).toMatchObject({ code: 2, stderr: expect.stringContaining('say one situation') });
  expect(await everything()).toEqual(before);
});

test('rows of a table without a primary key are made and undone as well', async () => {
  const schema = `CREATE TABLE courses (id serial PRIMARY KEY, title text NOT NULL); CREATE TABLE rooms (id serial PRIMARY KEY, name text NOT NULL);
    CREATE TABLE courses_rooms (course_id int NOT NULL REFERENCES courses, room_id int NOT NULL REFERENCES rooms, UNIQUE (course_id, room_id));`;
  await writeFile(join(folder, 'schema.sql'), schema);
  expect(await run('load', 'schema.sql', '--create', '--url', at.url, '--rows', 'courses=9,rooms=9,courses_rooms=20', '--lock')).toMatchObject({ code: 0 });
  const count = async () => Number((await at.client.query('SELECT count(*) FROM courses_rooms')).rows[0].count);
  const report = await made('a course with two rooms');
  expect(report.of('courses').rows).toBe(1);
  expect(await count()).toBeGreaterThan(20);
  expect(await make('--undo')).toMatchObject({ code: 0 });
  expect(await count()).toBe(20);
  // One room has one place for each course.
  expect(await make('a course with a room and twenty courses rooms')).toMatchObject({ code: 4 });
});

test('a scenario of the knowledge is made by its name, beside the rows that the load made of it', async () => {
  await writeFile(
    join(folder, 'knowledge.json'),
    JSON.stringify({
      format: 2,
      tables: {},
      scenarios: { 'late payer': { customers: { set: { name: 'Ada' }, children: { invoices: [{ count: 2, set: { status: 'overdue' } }, { set: { status: 'paid' } }] } } } }, // prettier-ignore
    }),
  );
  await loaded('--knowledge', 'knowledge.json');
  expect(await make('--scenario', 'late payr')).toMatchObject({ code: 4, stderr: expect.stringContaining('there is no scenario late payr. There are late payer.') }); // prettier-ignore
  await made('--scenario', 'late payer');
  const { rows } = await at.client.query(`SELECT c.name, array_agg(i.status ORDER BY i.status) AS states FROM customers c JOIN invoices i ON i.customer_id = c.id WHERE c.id > 40 GROUP BY 1`); // prettier-ignore
  expect(rows).toEqual([{ name: 'Ada', states: ['overdue', 'overdue', 'paid'] }]);
});
