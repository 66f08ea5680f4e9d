import { fileMark } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../test/support/cluster.ts';
import { fixOf, lockFindings } from './advice.ts';
import { AmbiguousUpdates } from './ambiguous-update.ts';
import { measurementsOf, type SizedRun } from './measure.ts';
import { runMigration, type MigrationError, type MigrationRun, type TransactionMode } from './run-migration.ts';
import { naturesOf, statementsOf } from './statements.ts';

const SCHEMA = `
  CREATE TABLE boats (id int PRIMARY KEY, name varchar(20) NOT NULL, length numeric(4, 1));
  CREATE TABLE trips (id bigint PRIMARY KEY, boat int CONSTRAINT trips_boat REFERENCES boats DEFERRABLE INITIALLY DEFERRED, day date, note text);
  INSERT INTO boats SELECT n, 'boat ' || n, n FROM generate_series(1, 40) n;
  INSERT INTO trips SELECT n, n, '2024-01-01', 'x' FROM generate_series(1, 40) n;`;

async function run(sql: string, transaction: TransactionMode = 'auto'): Promise<MigrationRun> {
  await using db = await freshDatabase(SCHEMA);
  const result = await runMigration(db.client, await statementsOf(sql), { transaction, timeoutMs: 60_000 });
  expect(db.client.getTransactionStatus()).toBe('I');
  return result;
}

/** Statement and table of each lock finding. */
async function locksOf(sql: string, transaction?: TransactionMode): Promise<string[]> {
  const result = await run(sql, transaction);
  expect(result.failure).toBe(undefined);
  return lockFindings(result).map(({ statement, table }) => `${statement} ${table}`);
}

test('statements are split by the parser, with the line of their first word', async () => {
  const sql = `-- first\nBEGIN;\n/* é */ DO $$ BEGIN PERFORM 1; PERFORM 2; END $$;\n\nCOMMIT;`;
  expect(await statementsOf(sql)).toEqual([
    { number: 1, sql: 'BEGIN', line: 2 },
    { number: 2, sql: 'DO $$ BEGIN PERFORM 1; PERFORM 2; END $$', line: 3 },
    { number: 3, sql: 'COMMIT', line: 5 },
  ]);
  expect(await statementsOf(`${fileMark('db/1.sql')}\nSELECT 1;\n${fileMark('db/2.sql')}\n\nSELECT 2`)).toEqual([
    { number: 1, sql: 'SELECT 1', line: 1, file: 'db/1.sql' },
    { number: 2, sql: 'SELECT 2', line: 2, file: 'db/2.sql' },
  ]);
  expect(await statementsOf('-- nothing')).toEqual([]);
  await expect(statementsOf('SELECT 1;\nALTER TABEL a')).rejects.toMatchObject({ type: 'invalid-ddl', facts: { line: 2 } });
});

test('one transaction a file, unless a statement cannot run in one or the file has its own', async () => {
  const shared = async (sql: string) => (await run(sql)).statements.map(({ inTransaction }) => inTransaction);
  expect(await shared('ALTER TABLE boats ADD a int; ALTER TABLE boats ADD b int')).toEqual([true, true]);
  expect(await shared('CREATE INDEX CONCURRENTLY ON boats (name)')).toEqual([false]);
  expect(await shared('BEGIN; ALTER TABLE boats ADD a int; COMMIT')).toEqual([false, false, false]);
  expect(await shared(`${fileMark('1.sql')}\nALTER TABLE boats ADD a int\n${fileMark('2.sql')}\nCREATE INDEX CONCURRENTLY ON boats (a)`)).toEqual([
    true,
    false,
  ]);
});

test('a failure in the second file leaves the first one applied, and has its file and line', async () => {
  await using db = await freshDatabase(SCHEMA);
  const statements = await statementsOf(
    `${fileMark('1.sql')}\n\nALTER TABLE boats ADD a int;\n${fileMark('2.sql')}\nALTER TABLE boats ADD b int;\nSELECT 1 / 0`,
  );
  expect(statements.map(({ file, line }) => `${file} ${line}`)).toEqual(['1.sql 2', '2.sql 1', '2.sql 2']);
  expect((await runMigration(db.client, statements, { transaction: 'auto', timeoutMs: 60_000 })).failure).toMatchObject({ statement: 3 });
  await db.client.query('SELECT a FROM boats');
  await expect(db.client.query('SELECT b FROM boats')).rejects.toThrow();
});

test('an error has its statement, code, table by the old name, column and constraint; nothing after it runs', async () => {
  const { failure, statements } = await run(
    `ALTER TABLE trips RENAME TO tours; UPDATE tours SET day = NULL WHERE id = 3; ALTER TABLE tours ALTER day SET NOT NULL; SELECT 1`,
  );
  expect(failure).toMatchObject({ statement: 3, error: { sqlstate: '23502', table: 'public.trips', column: 'day' } });
  expect(statements.length).toBe(3);
  expect((await run('DELETE FROM boats WHERE id = 3')).failure).toMatchObject({ statement: 'commit', error: { sqlstate: '23503', constraint: 'trips_boat' } });
  expect((await run('DELETE FROM boats WHERE id = 3', 'none')).failure).toMatchObject({ statement: 1 });
  expect(fixOf(failure!.error)).toContain('Fill the NULLs');
});

test('advice fits the statement', async () => {
  const adviceOf = async (sql: string): Promise<string | undefined> => {
    const statements = await statementsOf(sql);
    const { failure } = await run(sql);
    return fixOf(failure!.error, (await naturesOf(statements))[(failure!.statement as number) - 1]);
  };
  expect(await adviceOf('ALTER TABLE boats ADD UNIQUE (id); UPDATE boats SET id = id + 1 WHERE id < 40')).toContain('DEFERRABLE');
  expect(await adviceOf('INSERT INTO boats SELECT id, name FROM boats')).toContain('ON CONFLICT');
  expect(await adviceOf('INSERT INTO boats SELECT id + 50, NULL FROM boats')).toContain('coalesce()');
  expect(await adviceOf('ALTER TABLE boats ADD place text NOT NULL')).toContain('Give the new column a DEFAULT');
  expect(await adviceOf('ALTER TABLE ships ADD place text')).toContain('--schema');
});

test('an UPDATE … FROM that takes an arbitrary row is seen', async () => {
  await using db = await freshDatabase(SCHEMA);
  const statements = await statementsOf(
    `UPDATE trips SET boat = 1 WHERE id < 3; UPDATE boats b SET name = t.id FROM trips t WHERE t.boat = b.id AND t.day IS DISTINCT FROM '2020-01-01';
     UPDATE boats SET length = s.n FROM (SELECT boat, count(*) AS n FROM trips GROUP BY boat) s WHERE s.boat = boats.id`,
  );
  const updates = await AmbiguousUpdates.of(statements);
  await runMigration(db.client, statements, { transaction: 'auto', timeoutMs: 60_000, watch: (client, number) => updates.look(client, number) });
  expect(updates.findings()).toEqual([expect.objectContaining({ kind: 'changes', statement: 2, table: 'public.boats', column: 'name' })]);
});

test('a procedure that commits runs outside a transaction', async () => {
  const result = await run('CREATE PROCEDURE p() LANGUAGE plpgsql AS $$ BEGIN DELETE FROM trips; COMMIT; DELETE FROM boats; COMMIT; END $$; CALL p()', 'none');
  expect(result.failure).toBe(undefined);
});

test.each([
  ['a new type', 'ALTER TABLE boats ALTER id TYPE bigint', ['1 public.boats', '1 public.trips']],
  ['a default by row', 'ALTER TABLE boats ADD key uuid DEFAULT gen_random_uuid()', ['1 public.boats']],
  ['a stored column', 'ALTER TABLE boats ADD twice int GENERATED ALWAYS AS (id * 2) STORED', ['1 public.boats']],
  ['CLUSTER', 'CLUSTER boats USING boats_pkey', ['1 public.boats']],
  ['an index in a block', `DO $$ BEGIN EXECUTE 'CREATE INDEX ON boats (name)'; END $$`, ['1 public.boats']],
  ['UNIQUE', 'ALTER TABLE boats ADD UNIQUE (name)', ['1 public.boats']],
  ['a CHECK', 'ALTER TABLE boats ADD CHECK (id > 0)', ['1 public.boats']],
  [
    'VALIDATE after ADD in the same transaction',
    'ALTER TABLE boats ADD CONSTRAINT c CHECK (id > 0) NOT VALID; ALTER TABLE boats VALIDATE CONSTRAINT c',
    ['2 public.boats'],
  ],
  ['a foreign key', 'ALTER TABLE trips ADD FOREIGN KEY (boat) REFERENCES boats', ['1 public.trips']],
  ['SET NOT NULL', 'ALTER TABLE trips ALTER day SET NOT NULL', ['1 public.trips']],
  ['an update after a lock', 'ALTER TABLE boats ADD a int; UPDATE boats SET a = id', ['2 public.boats']],
])('locked while its rows are worked through: %s', async (_, sql, expected) => {
  expect(await locksOf(sql)).toEqual(expected);
});

test.each([
  ['a constant default', 'ALTER TABLE boats ADD a int NOT NULL DEFAULT 3, ADD at timestamptz DEFAULT now()'],
  ['a wider type', 'ALTER TABLE boats ALTER name TYPE varchar(40), ALTER length TYPE numeric(6, 1)'],
  ['names and drops', 'ALTER TABLE boats RENAME name TO title; ALTER TABLE boats DROP length; ALTER TABLE trips RENAME TO tours'],
  ['NOT VALID', 'ALTER TABLE boats ADD CHECK (id > 0) NOT VALID; ALTER TABLE trips ADD FOREIGN KEY (boat) REFERENCES boats NOT VALID'],
  ['a new table', 'CREATE TABLE crew (id int); INSERT INTO crew SELECT id FROM boats; CREATE INDEX ON crew (id); ALTER TABLE crew ALTER id TYPE bigint'],
  ['an update without a lock', 'UPDATE boats SET length = 1'],
  ['one row after a lock', 'ALTER TABLE boats ADD a int; UPDATE boats SET a = 1 WHERE id = 7'],
  ['TRUNCATE', 'TRUNCATE trips'],
])('no finding: %s', async (_, sql) => {
  expect(await locksOf(sql)).toEqual([]);
});

test('a finding names the column that matters, the lock and the other form', async () => {
  const [found] = lockFindings(await run('ALTER TABLE boats ADD a int DEFAULT 3, ADD key uuid DEFAULT gen_random_uuid(), ADD b int'));
  expect(found).toEqual({
    kind: 'locks',
    statement: 1,
    table: 'public.boats',
    column: 'key',
    message:
      'public.boats is rewritten, because each row gets its own value of the new column key. No other session can read or write it until the transaction ends.',
    fix: expect.stringMatching(/in batches/),
  });
});

test('no finding for the forms that the advice names, each in a transaction of its own', async () => {
  expect(
    await locksOf(
      `ALTER TABLE trips ADD CONSTRAINT there CHECK (day IS NOT NULL) NOT VALID; ALTER TABLE trips VALIDATE CONSTRAINT there;
       ALTER TABLE trips ALTER day SET NOT NULL;
       CREATE UNIQUE INDEX CONCURRENTLY boats_name ON boats (name); ALTER TABLE boats ADD CONSTRAINT boats_name UNIQUE USING INDEX boats_name;
       ALTER TABLE trips ADD CONSTRAINT again FOREIGN KEY (boat) REFERENCES boats NOT VALID; ALTER TABLE trips VALIDATE CONSTRAINT again`,
      'none',
    ),
  ).toEqual([]);
});

test('what a statement takes in a larger table is derived from what was measured, and says so', async () => {
  const statements = await statementsOf(
    'ALTER TABLE trips ADD a int; UPDATE trips SET a = 1; UPDATE boats SET length = 2; SELECT 1; CREATE INDEX ON trips (a)',
  );
  const trips = { table: 'public.trips', lock: 'AccessExclusiveLock', isRewritten: false, read: 0, written: 0, signs: [] };
  const sized = (size: number, milliseconds: readonly number[], error?: MigrationError): SizedRun => ({
    size,
    run: {
      statements: [
        { number: 1, inTransaction: true, durationMs: milliseconds[0]!, effects: [{ ...trips, rows: size }] },
        { number: 2, inTransaction: true, durationMs: milliseconds[1]!, effects: [{ ...trips, rows: size, read: size, written: size }] },
        {
          number: 3,
          inTransaction: true,
          durationMs: milliseconds[2]!,
          effects: [{ ...trips, table: 'public.boats', lock: 'RowExclusiveLock', rows: 40, read: 40, written: 40 }],
        },
        { number: 4, inTransaction: true, durationMs: milliseconds[3]!, effects: [{ ...trips, lock: 'AccessShareLock', rows: size, read: size }] },
        ...(error ? [{ number: 5, inTransaction: true, durationMs: 30_000, error, effects: [] }] : []),
      ],
    },
  });
  const runs = [
    sized(10_000, [1, 200, 1, 100]),
    sized(100_000, [1, 1_900, 1, 9_000], { sqlstate: '57014', message: 'canceling statement due to statement timeout' }),
  ];
  expect(measurementsOf(statements, runs).map(({ basis }) => basis)).toEqual([
    'less than 0.01 s at 100,000 rows, works through no table → less than 0.1 s at 1,000,000',
    '1.9 s at 100,000 rows, linear → about 19 s at 1,000,000',
    'less than 0.01 s at 100,000 rows; public.boats takes no more than 40',
    '9.0 s at 100,000 rows, 90 times as long as at 10,000 → about 810 s at 1,000,000',
    'more than 30 s at 100,000 rows',
  ]);
  expect(measurementsOf(statements, runs)[1]!.tables).toEqual([
    { table: 'public.trips', lock: 'AccessExclusiveLock', stops: 'read or write', work: 'written' },
  ]);
  // One size tells nothing about growth.
  expect(measurementsOf(statements, runs.slice(0, 1))[1]).toMatchObject({ basis: '0.2 s at 10,000 rows' });
  expect(measurementsOf(statements, runs.slice(0, 1))[1]!.estimate).toBe(undefined);
});
