import { expect, test } from 'vitest';
import { freshDatabase, testServer } from '../../test/support/cluster.ts';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import { connect, type OpenClient } from '../sql/connect.ts';
import type { Counterexample } from './finding.ts';
import { runMigration, type TransactionMode } from './run-migration.ts';
import { shrinkRows } from './shrink-rows.ts';
import { failsWith, queryBefore, shrink } from './shrink.ts';
import { statementsOf } from './statements.ts';

const SCHEMA = `
  CREATE TABLE towns (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE shops (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, town int NOT NULL REFERENCES towns, "Group" text, code varchar(9),
    shout text GENERATED ALWAYS AS (upper(code)) STORED);
  CREATE TABLE sales (id int PRIMARY KEY, shop int REFERENCES shops ON DELETE CASCADE, cents int NOT NULL, seen boolean);
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'rows of shops stay'; END $$;
  CREATE TRIGGER stay BEFORE DELETE ON shops FOR EACH ROW EXECUTE FUNCTION refuse();`;
const ROWS = `
  INSERT INTO towns SELECT n, 'town ' || n FROM generate_series(1, 50) n;
  INSERT INTO shops (town, "Group", code) SELECT n % 50 + 1, CASE n WHEN 77 THEN NULL ELSE 'g' END, CASE n % 60 WHEN 9 THEN 'it''s' ELSE 'c' || n END FROM generate_series(1, 200) n;
  INSERT INTO sales SELECT n, nullif(n % 200, 0) , CASE n WHEN 123 THEN 40000 ELSE n END, true FROM generate_series(1, 300) n;`;

/** As the owner of the database, who is not a superuser. */
async function inFilled<T>(use: (client: OpenClient) => Promise<T>): Promise<T> {
  await using sandbox = await openSandbox(testServer());
  await using owner = await connect(sandbox.owner);
  await owner.query(SCHEMA);
  await owner.query(ROWS);
  return await use(owner);
}

async function shrunk(client: OpenClient, sql: string, transaction: TransactionMode = 'auto'): Promise<Counterexample | undefined> {
  const statements = await statementsOf(sql);
  const options = { transaction, timeoutMs: 60_000 };
  // What it commits before it fails stays.
  const { failure } = await inFilled((other) => runMigration(other, statements, options));
  expect(failure).toBeDefined();
  const found = await shrink(client, statements, failure!, options);
  expect(client.getTransactionStatus()).toBe('I');
  if (found === undefined) return undefined;
  // Its rows fail in the same way in a database of their own.
  await using fresh = await freshDatabase(SCHEMA);
  for (const insert of found.inserts) await fresh.client.query(insert);
  const again = await runMigration(fresh.client, statements, options);
  expect(again.failure).toMatchObject({ statement: failure!.statement, error: { sqlstate: failure!.error.sqlstate } });
  return found;
}

test.each([
  ['a NULL and its parent', 'ALTER TABLE shops ALTER "Group" SET NOT NULL', 2],
  ['a pair with the same key', 'ALTER TABLE shops ADD a int; CREATE UNIQUE INDEX CONCURRENTLY ON shops (lower(code))', 3],
  ['a number too large, without the shop of the sale', 'ALTER TABLE sales ALTER cents TYPE smallint', 1],
  ['an error in a block, without its values', `DO $$ BEGIN IF EXISTS (SELECT FROM sales WHERE cents > 30000) THEN RAISE 'too much'; END IF; END $$`, 1],
  ['a deferred key at the end', 'ALTER TABLE sales ADD town int DEFAULT 51 REFERENCES towns DEFERRABLE INITIALLY DEFERRED; SELECT 1', 1],
  ['a sum of rows', `DO $$ BEGIN IF (SELECT count(*) FROM towns) > 4 THEN RAISE 'too many'; END IF; END $$`, 5],
  ['no row at all', `SELECT 1 / (SELECT count(*) FROM towns WHERE id < 0)`, 0],
])('the fewest rows of a failure: %s', async (_, sql, rows) => {
  expect(await inFilled((client) => shrunk(client, sql, sql.includes('DEFERRED') ? 'one' : 'auto'))).toMatchObject({ rows });
});

test('the build of an index reads deleted rows: they are truly gone', async () => {
  const schema = 'CREATE TABLE notes (id int PRIMARY KEY, note text)';
  await using db = await freshDatabase(
    `${schema}; INSERT INTO notes SELECT n, CASE n WHEN 7 THEN (SELECT string_agg(md5(i::text), '') FROM generate_series(1, 300) i) ELSE 'n' || n END FROM generate_series(1, 20) n`,
  );
  const statements = await statementsOf('ALTER TABLE notes RENAME note TO body; CREATE INDEX ON notes (body)');
  const options = { transaction: 'auto', timeoutMs: 60_000 } as const;
  const failure = { statement: 2, error: { sqlstate: '54000', message: '' } };
  const found = await shrink(db.client, statements, failure, options);
  expect(found).toMatchObject({ rows: 1 });
  await using empty = await freshDatabase(schema);
  expect(await failsWith(empty.client, statements, failure, found!.inserts, options)).toBe(true);
  expect(await failsWith(empty.client, statements, failure, [], options)).toBe(false);
});

test('INSERTs have the columns that can be inserted, quoted, parents first', async () => {
  const found = await inFilled((client) => shrunk(client, `ALTER TABLE shops ADD CHECK (code !~ '''')`));
  expect(found!.inserts).toEqual([
    expect.stringMatching(/^INSERT INTO public\.towns \(id, name\) VALUES \(\d+, 'town \d+'\)$/),
    expect.stringMatching(/^INSERT INTO public\.shops \(id, town, code\) OVERRIDING SYSTEM VALUE VALUES \(\d+, \d+, 'it''s'\)$/),
  ]);
});

test('rows of any predicate, and nothing is changed', async () => {
  await inFilled(async (client) => {
    const count = async (): Promise<unknown> => (await client.query('SELECT count(*)::int AS n FROM sales')).rows[0];
    const found = await shrinkRows(client, ['public.sales'], async (session) => {
      const { rows } = await session.query('UPDATE sales SET cents = -cents WHERE shop > 100 AND id < 110 RETURNING id');
      return rows.length > 1;
    });
    // Two sales of the same shop, the shop and its town.
    expect(found).toMatchObject({ rows: 4 });
    expect(await count()).toEqual({ n: 300 });
    expect(await shrinkRows(client, [], async () => false)).toBe(undefined);
  });
});

test('a cycle of rows is inserted in one transaction', async () => {
  await using db = await freshDatabase(`
    CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL REFERENCES a);
    ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b DEFERRABLE;
    BEGIN; SET CONSTRAINTS ALL DEFERRED; INSERT INTO a VALUES (1, 1), (2, 2); INSERT INTO b VALUES (1, 2), (2, 1); COMMIT`);
  const found = await shrinkRows(db.client, [], async (client) => (await client.query('SELECT FROM a')).rows.length > 0);
  expect(found!.inserts.slice(0, 2)).toEqual(['BEGIN', 'SET CONSTRAINTS ALL DEFERRED']);
  expect(found!.inserts.at(-1)).toBe('COMMIT');
  expect(found!.inserts.length).toBe(found!.rows + 3);
});

test.each([
  ['ALTER TABLE shops ALTER "Group" SET NOT NULL', 'SELECT * FROM public.shops WHERE "Group" IS NULL'],
  ['ALTER TABLE sales ADD CONSTRAINT few CHECK (cents < 9000)', 'SELECT * FROM sales WHERE NOT (cents < 9000)'],
  [
    'CREATE UNIQUE INDEX codes ON shops (lower(code)) WHERE id > 0',
    `SELECT lower(code::text), count(*) FROM shops WHERE (id > 0) AND lower(code::text) IS NOT NULL GROUP BY lower(code::text) HAVING count(*) > 1`,
  ],
  [
    'CREATE DOMAIN cents AS int; ALTER TABLE sales ALTER cents TYPE cents; ALTER DOMAIN cents ADD CHECK (VALUE < 9000)',
    'SELECT * FROM sales WHERE NOT (cents < 9000)',
  ],
  ['ALTER TABLE sales ALTER cents TYPE smallint', 'SELECT * FROM sales WHERE cents NOT BETWEEN -32768 AND 32767'],
  [
    'ALTER TABLE shops ADD CONSTRAINT sold FOREIGN KEY (id) REFERENCES towns',
    `SELECT * FROM shops t WHERE (t.id IS NOT NULL) AND NOT EXISTS (SELECT FROM towns p WHERE p.id = t.id)`,
  ],
  // Most of the rows that have no name then would get one.
  [
    `UPDATE shops SET "Group" = 'x' WHERE "Group" = 'g' OR "Group" IS NULL; UPDATE shops SET "Group" = NULL WHERE id = 5; ALTER TABLE shops ALTER "Group" SET NOT NULL`,
    undefined,
  ],
])('a query finds such rows elsewhere: %s', async (sql, query) => {
  expect((await inFilled((client) => shrunk(client, sql)))?.query).toBe(query);
});

test.each([
  ['ALTER TABLE marks ADD twice int; UPDATE marks SET twice = n * 1000000', '22003', undefined, undefined],
  ['UPDATE marks SET n = n * 1000000', '22003', /n::numeric \* 1000000 NOT BETWEEN/, undefined],
  ['ALTER TABLE marks ADD m int; UPDATE marks SET m = 100 / (n - 5000); ', '22012', /\(n - 5000\) = 0/, undefined],
  ['ALTER TABLE marks ADD m int; UPDATE marks SET m = n WHERE id > 1; ALTER TABLE marks ALTER m SET NOT NULL', '23502', /WHERE "m" IS NULL/, 3],
])('a query right before the statement, for any version: %s', async (sql, sqlstate, query, queryAt) => {
  await using db = await freshDatabase('CREATE TABLE marks (id int PRIMARY KEY, mark text, n int)');
  const statements = await statementsOf(sql);
  const options = { transaction: 'auto', timeoutMs: 60_000 } as const;
  const inserts = [`INSERT INTO marks VALUES (1, 'x1', 5000)`];
  const { failure } = await inMarks(inserts, (client) => runMigration(client, statements, options));
  expect(failure!.error.sqlstate).toBe(sqlstate);
  const found = await queryBefore(db.client, statements, failure!, inserts, options);
  if (query !== undefined) expect(found?.query).toMatch(query);
  expect(found?.queryAt).toBe(queryAt);
});

async function inMarks<T>(inserts: readonly string[], use: (client: OpenClient) => Promise<T>): Promise<T> {
  await using db = await freshDatabase(`CREATE TABLE marks (id int PRIMARY KEY, mark text, n int); ${inserts.join('; ')}`);
  return await use(db.client);
}

test('a text that is no number is found without pg_input_is_valid', async () => {
  const found = await inMarks(
    [`INSERT INTO marks SELECT n, CASE n WHEN 7 THEN '99999999999' WHEN 3 THEN 'x' ELSE n || ' ' END, n FROM generate_series(1, 40) n`],
    async (client) => {
      const statements = await statementsOf('ALTER TABLE marks ALTER mark TYPE int USING trim(mark)::int');
      return await shrink(client, statements, { statement: 1, error: { sqlstate: '22P02', message: '' } }, { transaction: 'auto', timeoutMs: 60_000 });
    },
  );
  expect(found?.query).toMatch(/^SELECT \* FROM "?marks"? WHERE \(trim\(mark\)\)::text !~ /);
});

test('a table in a cycle with a deferred key can be changed by the migration', async () => {
  await using db = await freshDatabase(`
    CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL, note text); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL REFERENCES a);
    ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b DEFERRABLE INITIALLY DEFERRED;
    BEGIN; INSERT INTO a SELECT n, n, nullif(n, 4)::text FROM generate_series(1, 9) n; INSERT INTO b SELECT n, n % 9 + 1 FROM generate_series(1, 9) n; COMMIT`);
  const statements = await statementsOf(`UPDATE a SET note = note || '!'; ALTER TABLE a ALTER note SET NOT NULL`);
  const failure = { statement: 2, error: { sqlstate: '23502', message: '', table: 'public.a', column: 'note' } };
  const found = await shrink(db.client, statements, failure, { transaction: 'auto', timeoutMs: 60_000 });
  // The row, the one of b that it needs, and the one of a that this needs.
  expect(found!.rows).toBeLessThanOrEqual(3);
});
