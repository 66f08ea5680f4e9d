import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveName } from '../src/output/give-name.ts';
import { seedbed } from './support.ts';

const SHOP = `PRAGMA foreign_keys = ON;
CREATE TABLE shops (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL COLLATE NOCASE UNIQUE, is_open BOOLEAN NOT NULL DEFAULT 1 CHECK (is_open IN (0, 1)));
CREATE TABLE products (
  sku VARCHAR(20) PRIMARY KEY CHECK (hex(sku) <> ''),
  shop_id INT NOT NULL REFERENCES Shops (ID),
  price DECIMAL(10, 2) NOT NULL CHECK (price > 0),
  cost REAL CHECK (cost IS NULL OR cost <= price),
  margin REAL GENERATED ALWAYS AS (price - cost) STORED,
  state TEXT NOT NULL DEFAULT "draft" CHECK (state IN ('draft', 'live')),
  created_at TEXT NOT NULL DEFAULT (datetime('now'))
) WITHOUT ROWID;
CREATE UNIQUE INDEX live_price ON products (shop_id, price) WHERE state = 'live';
CREATE TRIGGER priced AFTER UPDATE ON products BEGIN SELECT 1; END;`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-sqlite-'));
  await writeFile(join(folder, 'shop.sql'), SHOP);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const generate = (schema: string, ...args: string[]) => seedbed(['generate', schema, '--no-cache', '--format', 'sqlite', ...args], { cwd: folder });
const rowsOf = (file: string, sql: string) => {
  using database = new DatabaseSync(join(folder, file), { readOnly: true });
  return database.prepare(sql).all() as Record<string, unknown>[];
};

test('a full-text index over the rows of a table finds them', async () => {
  await writeFile(
    join(folder, 'notes.sql'),
    `CREATE TABLE notes (id INTEGER PRIMARY KEY, state TEXT NOT NULL CHECK (state IN ('draft', 'live'))) STRICT;
     CREATE VIRTUAL TABLE notes_fts USING fts5(state, content='notes', content_rowid='id');
     CREATE VIRTUAL TABLE bare USING fts5(state, content='');
     CREATE TRIGGER added AFTER INSERT ON notes BEGIN INSERT INTO notes_fts (rowid, state) VALUES (new.id, new.state); END;`,
  );
  expect((await generate('notes.sql', '--out', 'notes.db', '--rows', '60')).code).toBe(0);
  const [found] = rowsOf(
    'notes.db',
    "SELECT (SELECT count(*) FROM notes_fts WHERE notes_fts MATCH 'live') AS matched, (SELECT count(*) FROM notes WHERE state = 'live') AS live",
  );
  expect(found!.matched).toBe(found!.live);
  expect(found!.live).toBeGreaterThan(0);
});

test('a schema that only SQLite can parse is read as SQLite, and the command reports it', async () => {
  await writeFile(join(folder, 'cards.sql'), 'CREATE TABLE cards (id integer PRIMARY KEY, left integer NOT NULL, type integer NOT NULL);');
  const read = await generate('cards.sql', '--out', 'cards.db', '--rows', '20');
  expect([read.code, read.stderr]).toEqual([
    0,
    expect.stringContaining('Read as DDL of SQLite, because Postgres cannot parse it: syntax error at or near "left"'),
  ]);
  expect(rowsOf('cards.db', 'SELECT count(*) AS n FROM cards WHERE left IS NOT NULL')).toEqual([{ n: 20 }]);
  expect((await generate('cards.sql', '--out', 'other.db', '--ddl', 'postgres')).stderr).toContain('Postgres refuses the DDL: syntax error at or near "left"');
});

test('a schema of SQLite becomes a filled database, and that database is a schema again', async () => {
  const first = await generate('shop.sql', '--out', 'shop.db', '--rows', 'shops=40,products=300');
  expect([first.code, first.stderr]).toEqual([0, expect.stringMatching(/shop\.db {2}340 rows in .*; SQLite found no broken reference and no damage/)]);
  // Names exactly the statements that Postgres does not accept.
  const left = [...first.stderr.matchAll(/schema: (.*?) is (?:left out|not taken into account)/g)].map(([, what]) => what);
  expect(left).toEqual(["CHECK (hex(sku) <> '') of products", 'trigger priced']);

  expect(rowsOf('shop.db', 'SELECT count(*) AS n, sum(margin = price - cost) AS computed, sum(cost IS NOT NULL) AS costed FROM products')).toEqual([
    { n: 300, computed: expect.any(Number), costed: expect.any(Number) },
  ]);
  const [row] = rowsOf(
    'shop.db',
    "SELECT price, typeof(price) AS type, created_at, datetime(created_at) IS NOT NULL AS reads FROM products WHERE state = 'live'",
  );
  expect(row).toMatchObject({ type: expect.stringMatching(/real|integer/), created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/), reads: 1 });
  expect(rowsOf('shop.db', 'SELECT DISTINCT typeof(is_open) AS type FROM shops')).toEqual([{ type: 'integer' }]);
  // Its own statements, with the trigger and the index.
  expect(rowsOf('shop.db', "SELECT name FROM sqlite_schema WHERE type IN ('trigger', 'index') AND sql IS NOT NULL ORDER BY name")).toEqual([
    { name: 'live_price' },
    { name: 'priced' },
  ]);

  expect((await generate('shop.db', '--out', 'again.db', '--rows', 'shops=40,products=300')).code).toBe(0);
  const all = 'SELECT * FROM products ORDER BY sku';
  expect(rowsOf('again.db', all)).toEqual(rowsOf('shop.db', all));
});

test('a schema of Postgres becomes a database of SQLite with its keys, references and enums', async () => {
  await writeFile(
    join(folder, 'pg.sql'),
    `CREATE TYPE mood AS ENUM ('glad', 'sad');
    CREATE TABLE people (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, email text NOT NULL UNIQUE, mood mood NOT NULL, tags text[] NOT NULL, photo bytea NOT NULL,
      big bigint NOT NULL CHECK (big BETWEEN 9100000000000000 AND 9200000000000000), born date NOT NULL, seen timestamptz NOT NULL, vip boolean NOT NULL);
    CREATE TABLE notes (person_id bigint REFERENCES people, line int, body text NOT NULL, PRIMARY KEY (person_id, line));`,
  );
  const { code, stderr } = await generate('pg.sql', '--out', 'pg.db', '--rows', '60');
  expect([code, stderr]).toEqual([0, expect.stringContaining('pg.db  120 rows')]);
  const types = ['id', 'email', 'mood', 'tags', 'photo', 'big', 'born', 'seen', 'vip'].map((name) => `typeof(${name}) AS ${name}`).join(', ');
  expect(rowsOf('pg.db', `SELECT DISTINCT ${types} FROM people`)).toEqual([
    { id: 'integer', email: 'text', mood: 'text', tags: 'text', photo: 'blob', big: 'integer', born: 'text', seen: 'text', vip: 'integer' },
  ]);
  expect(
    rowsOf(
      'pg.db',
      'SELECT sum(json_valid(tags)) AS arrays, sum(datetime(seen) IS NOT NULL) AS moments, sum(big BETWEEN 9100000000000000 AND 9200000000000000) AS big FROM people',
    ),
  ).toEqual([{ arrays: 60, moments: 60, big: 60 }]);
  expect(rowsOf('pg.db', 'SELECT DISTINCT "table", "from", "to" FROM pragma_foreign_key_list(\'notes\')')).toEqual([
    { table: 'people', from: 'person_id', to: 'id' },
  ]);
  expect(() => {
    using database = new DatabaseSync(join(folder, 'pg.db'));
    database.exec("UPDATE people SET mood = 'angry'");
  }).toThrow(/CHECK constraint failed/);
});

test('an existing file is kept, and wrong options are refused before anything is made', async () => {
  await writeFile(join(folder, 'mine.db'), 'mine');
  expect(await generate('shop.sql', '--out', 'mine.db')).toMatchObject({ code: 2, stderr: expect.stringContaining('mine.db exists') });
  expect(await readFile(join(folder, 'mine.db'), 'utf8')).toBe('mine');
  expect(await generate('shop.sql')).toMatchObject({ code: 2, stderr: expect.stringContaining('name it by --out') });
  expect(await generate('shop.sql', '--out', 'x.db', '--shard', '1/2')).toMatchObject({ code: 2, stderr: expect.stringContaining('takes no --shard') });
  expect(existsSync(join(folder, 'x.db'))).toBe(false);
  expect(await generate('shop.sql', '--out', 'none/x.db')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('none/x.db cannot be written: there is no folder'),
  });
});

test('rows that SQLite refuses are reported with its message, and no file is left', async () => {
  // Postgres does not have hex(), so no advice would help.
  await writeFile(join(folder, 'hex.sql'), "CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL CHECK (hex(code) = '41'));");
  const { code, stderr } = await generate('hex.sql', '--out', 'hex.db', '--rows', '20');
  expect([code, stderr]).toEqual([
    expect.any(Number),
    expect.stringMatching(/SQLite refuses the load: row 1 of a: CHECK constraint failed: hex\(code\) = '41'\. .*--set 'columns\.a\.code=VALUE'/),
  ]);
  expect(code).not.toBe(0);
  expect([existsSync(join(folder, 'hex.db')), existsSync(join(folder, 'hex.db.part'))]).toEqual([false, false]);
});

test('CHECKs that only SQLite understands are dropped or translated, and JSON documents stay JSON documents', async () => {
  await writeFile(
    join(folder, 'checks.sql'),
    `CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT,
      code TEXT NOT NULL CHECK (code NOT GLOB '*[^a-z]*'),
      notes TEXT NOT NULL CHECK (json_valid(notes)),
      x TEXT CHECK (x IS NULL OR x NOT LIKE '' COLLATE NOCASE));`,
  );
  const { code, stderr } = await generate('checks.sql', '--out', 'checks.db', '--rows', '50');
  expect([code, stderr]).toEqual([0, expect.stringContaining("schema: CHECK (x IS NULL OR x NOT LIKE '' COLLATE NOCASE) of a is left out")]);
  expect(rowsOf('checks.db', 'SELECT count(*) AS n, sum(json_valid(notes)) AS documents FROM a')).toEqual([{ n: 50, documents: 50 }]);
});

test('an error of Postgres about a table is shown with its place in the SQLite schema', async () => {
  await writeFile(join(folder, 'boxes.sql'), 'CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT);\n\nCREATE TABLE boxes (\n  ctid REAL\n);');
  const { code, stderr } = await generate('boxes.sql', '--out', 'boxes.db');
  expect([code, stderr]).toEqual([3, expect.stringMatching(/column name "ctid" conflicts .* \(table boxes of the SQLite schema, line 3\)\n$/)]);
});

test('a reference to a missing table is reported, and breaks nothing', async () => {
  const ddl = 'CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT, gone_id INT NOT NULL REFERENCES gone (id), lost_id INT REFERENCES lost (id));';
  await writeFile(join(folder, 'gone.sql'), ddl);
  const { code, stderr } = await generate('gone.sql', '--out', 'gone.db', '--rows', '30');
  expect(code).toBe(0);
  expect(stderr).toContain('the reference a (gone_id) leads to gone, which the schema does not have, and its columns are NOT NULL');
  expect(stderr).toContain('the reference a (lost_id) leads to lost, which the schema does not have: lost_id is NULL in every row');
  expect(stderr).toMatch(/SQLite found no damage; 30 rows of a refer to gone, which the schema does not have/);
  expect(rowsOf('gone.db', 'SELECT count(*) AS n, count(lost_id) AS lost FROM a')).toEqual([{ n: 30, lost: 0 }]);
});

test('a broken symbolic link blocks the name like a file', async () => {
  await symlink('nowhere', join(folder, 'taken.db'));
  const { code, stderr } = await generate('shop.sql', '--out', 'taken.db', '--rows', '3');
  expect([code, stderr]).toEqual([2, expect.stringContaining('taken.db exists: name another file, or remove it first')]);
  expect(await readlink(join(folder, 'taken.db'))).toBe('nowhere');
});

test('a file created by somebody in the meantime is kept', async () => {
  const [part, path] = [join(folder, 'meanwhile.db.part'), join(folder, 'meanwhile.db')];
  await Promise.all([writeFile(part, 'rows'), writeFile(path, 'mine')]);
  expect(() => giveName(part, path, 'meanwhile.db')).toThrow('meanwhile.db came to be while the rows were made: it is as it was');
  expect(await readFile(path, 'utf8')).toBe('mine');
  await rm(path);
  giveName(part, path, 'meanwhile.db');
  expect([await readFile(path, 'utf8'), existsSync(part)]).toEqual(['rows', false]);
});
