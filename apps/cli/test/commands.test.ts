import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '@seedbed/contract';
import { openTargetServer, readZip, smallShop, type TargetServer } from '@seedbed/testing';
import { seedbed } from './support.ts';

let folder: string;
let server: TargetServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  await writeFile(join(folder, 'shop.sql'), smallShop);
  server = await openTargetServer();
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => seedbed(args, { cwd: folder });

test('infer prints a blueprint that other commands take instead of DDL', async () => {
  const inferred = await run('infer', 'shop.sql', '--rows', '50');
  expect(inferred.code).toBe(0);
  const blueprint = JSON.parse(inferred.stdout) as { format: number; tables: { name: string }[] };
  expect(blueprint.format).toBe(1);
  expect(blueprint.tables.map((table) => table.name).sort()).toEqual(['categories', 'customers', 'order_items', 'orders', 'products']);
  await writeFile(join(folder, 'blueprint.json'), inferred.stdout);
  const fromDdl = await run('generate', 'shop.sql', '--rows', '50', '--table', 'customers');
  const fromBlueprint = await run('generate', 'blueprint.json', '--table', 'customers');
  expect(fromBlueprint.stdout).toBe(fromDdl.stdout);
  expect(fromDdl.stdout.trimEnd().split('\n')).toHaveLength(51);
});

test('DDL is read from standard input as well', async () => {
  const { code, stdout } = await seedbed(['generate', '-', '--table', 't', '--rows', '3'], { input: 'create table t (id int primary key)' });
  expect(code).toBe(0);
  expect(stdout.replaceAll('\r\n', '\n')).toBe('id\n1\n2\n3\n');
});

test('the same rows come in any requested range', async () => {
  const whole = (await run('generate', 'shop.sql', '--rows', '500', '--table', 'customers', '--format', 'ndjson')).stdout.trimEnd().split('\n');
  const part = (await run('generate', 'shop.sql', '--rows', '500', '--table', 'customers', '--format', 'ndjson', '--from', '401', '--to', '410')).stdout
    .trimEnd()
    .split('\n');
  expect(part).toEqual(whole.slice(400, 410));
});

test('if too few rows are possible, an error reports how many fit; --cap continues with those', async () => {
  await writeFile(
    join(folder, 'codes.sql'),
    "create table codes (code char(2) primary key check (code ~ '^[A-Z]{2}$')); create table notes (id int primary key);",
  );
  const refused = await run('generate', 'codes.sql', '--table', 'codes', '--rows', '5000000');
  expect(refused).toMatchObject({ code: 4, stdout: '' });
  expect(refused.stderr).toMatch(/public\.codes can have 676 rows, not 5000000.* Ask for at most 676 rows, or add --cap/);
  expect(await run('generate', 'codes.sql', '--table', 'notes', '--rows', 'codes=677')).toMatchObject({ code: 0 });
  const capped = await run('generate', 'codes.sql', '--table', 'codes', '--rows', '5000000', '--cap');
  expect([capped.code, capped.stdout.trimEnd().split('\n').length]).toEqual([0, 677]);
  expect(capped.stderr).toContain('note: public.codes can have 676 rows, not 5000000');
  // One number for all tables: each takes what is possible, with a note.
  const all = await run('generate', 'codes.sql', '--format', 'sql', '--rows', '700');
  expect([all.code, all.stderr.match(/^note: .*$/gm)]).toEqual([0, [expect.stringContaining('public.codes can have 676 rows, not 700')]]);
});

test('generate writes a file for each table', async () => {
  const { code } = await run('generate', 'shop.sql', '--rows', '20', '--out', 'data', '--format', 'csv');
  expect(code).toBe(0);
  const files = await readdir(join(folder, 'data'));
  expect(files.sort()).toEqual([
    'manifest.json',
    'public.categories.csv',
    'public.customers.csv',
    'public.order_items.csv',
    'public.orders.csv',
    'public.products.csv',
  ]);
  const header = (await readFile(join(folder, 'data', 'public.products.csv'), 'utf8')).split(/\r?\n/)[0];
  expect(header).toBe('id,category_id,sku,name,price,discontinued_at');
});

test('generate writes one archive, compressed files, and shards that together make one run', async () => {
  expect((await run('generate', 'shop.sql', '--rows', '30,orders=90', '--format', 'ndjson', '--out', 'shop.zip')).code).toBe(0);
  const entries = await readZip(await readFile(join(folder, 'shop.zip')));
  expect(entries.at(-1)!.name).toBe('manifest.json');
  const { files } = JSON.parse(entries.at(-1)!.bytes.toString()) as Manifest;
  expect(Object.fromEntries(files.map(({ table, rows }) => [table, rows]))).toMatchObject({ 'public.customers': 30, 'public.orders': 90 });
  expect(await readdir(folder)).not.toContain('shop.zip.part');

  const whole = await run('generate', 'shop.sql', '--rows', '30,orders=90', '--format', 'ndjson', '--table', 'orders');
  expect(entries.find(({ name }) => name === 'public.orders.ndjson')!.bytes.toString()).toBe(whole.stdout);
  for (const shard of ['1/3', '2/3', '3/3']) {
    const args = ['--rows', '30,orders=90', '--format', 'ndjson', '--shard', shard, '--compress', 'gzip', '--out', 'shards'];
    expect(await run('generate', 'shop.sql', ...args)).toMatchObject({ code: 0 });
  }
  const names = (await readdir(join(folder, 'shards'))).sort().filter((name) => name.startsWith('public.orders.'));
  expect(names).toEqual([1, 2, 3].map((i) => `public.orders.0000${i}-of-00003.ndjson.gz`));
  const shards = await Promise.all(names.map((name) => readFile(join(folder, 'shards', name))));
  expect(gunzipSync(Buffer.concat(shards)).toString()).toBe(whole.stdout);
});

test('preview shows rows of every table, and as JSON', async () => {
  const shown = await run('preview', 'shop.sql', '--rows', '5');
  expect(shown.code).toBe(0);
  expect(shown.stdout).toContain('public.customers  5 rows');
  const { stdout } = await run('preview', 'shop.sql', '--rows', '5', '--table', 'orders', '--json');
  expect(JSON.parse(stdout)).toMatchObject([{ table: 'public.orders', total: 5, offset: 0 }]);
});

test('explain lists what agrees in the rows of a table or of the whole schema, counts it, and an overlay switches it off by its name', async () => {
  await writeFile(
    join(folder, 'agreeing.sql'),
    `create table bills (id int primary key, lines_count int not null);
     create table lines (id int primary key, bill_id int not null references bills, quantity int not null, price numeric(8, 2) not null, total numeric(10, 2) not null);`,
  );
  await writeFile(join(folder, 'off.json'), JSON.stringify({ agreements: { 'lines.total.formula': false } }));
  const all = await run('explain', 'agreeing.sql');
  expect([all.code, all.stderr]).toEqual([0, '']);
  expect(all.stdout).toContain('public.lines');
  const sentence = 'total is round(quantity * price, 2).';
  for (const name of ['lines', 'public.lines']) {
    const { stdout } = await run('explain', 'agreeing.sql', name, '--rows', 'lines=70');
    expect(stdout).toContain(`  ${sentence}\n      total.formula: 70 of 70 rows; from `);
    expect(stdout).not.toContain('public.bills\n');
    expect(stdout).toContain('"public.lines.total.formula": false');
  }
  const { stdout: json } = await run('explain', 'agreeing.sql', 'lines', '--rows', 'lines=70', '--json');
  expect(JSON.parse(json)).toContainEqual(
    expect.objectContaining({
      name: 'total.formula',
      table: 'public.lines',
      columns: ['total', 'quantity', 'price'],
      says: sentence,
      holds: { of: 70, hold: 70 },
    }),
  );
  expect((await run('explain', 'agreeing.sql', 'lines.total')).stdout).toContain(`agrees\n  ${sentence}`);
  const off = await run('explain', 'agreeing.sql', 'lines', '--overlay', 'off.json');
  expect(off.stdout).not.toContain(sentence);
});

test('explain gives the reasons for a column’s generator, as text and as JSON', async () => {
  const result = await run('explain', 'shop.sql', 'customers.email');
  expect([result.code, result.stderr]).toEqual([0, '']);
  for (const part of ['public.customers.email', 'made by   internet.email', 'evidence', 'unique (email)', 'first choice'])
    expect(result.stdout).toContain(part);
  const { stdout } = await run('explain', 'shop.sql', 'public.customers.email', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    table: 'public.customers',
    column: 'email',
    source: 'universal',
    because: { code: 'name' },
    generator: { kind: 'internet.email' },
  });
});

test('load creates the schema, fills it, and refuses to fill it twice', async () => {
  await using target = await server.freshTarget();
  const loaded = await run('load', 'shop.sql', '--create', '--url', target.url, '--rows', '200', '--json');
  expect(loaded.stderr).toBe('');
  expect(loaded.code).toBe(0);
  const report = JSON.parse(loaded.stdout) as { rows: number; tables: { table: string; rows: number }[] };
  const { rows } = await target.client.query('select count(*)::int as n from order_items');
  expect(report.tables.find((table) => table.table === 'public.order_items')?.rows).toBe(rows[0].n);
  expect(rows[0].n).toBeGreaterThan(0);
  const next = await target.client.query(`insert into products (category_id, sku, name, price) select 1, 'NEW-1', 'New', 1 returning id`);
  expect(next.rows[0].id).toBeGreaterThan(0);
  const again = await run('load', 'shop.sql', '--url', target.url, '--rows', '200');
  expect(again.code).toBe(5);
  expect(again.stderr).toContain('here: --mode keep, --mode append or --mode truncate');
  const kept = await run('load', 'shop.sql', '--url', target.url, '--rows', '200', '--mode', 'keep');
  expect([kept.code, kept.stdout]).toEqual([0, expect.stringMatching(/^0 rows in 0 of \d+ tables[^]*\d+ kept unchanged\n/)]);
});

test('load lists tables that got fewer rows than --rows for all tables, with the reason, and once what the script drops in vain', async () => {
  await using target = await server.freshTarget();
  await writeFile(
    join(folder, 'seats.sql'),
    `drop table gone; create table seats (code char(1) primary key check (code ~ '^[A-F]$')); create table guests (id int primary key, seat text not null);
     create function free() returns trigger language plpgsql as $$ declare c int; begin
       execute 'select (hashtext($1::text) & 3)::int' into c using new.seat; if c = 0 then raise exception 'taken'; end if; return new; end $$;
     create trigger free before insert on guests for each row execute function free();`,
  );
  const loaded = await run('load', 'seats.sql', '--create', '--url', target.url, '--rows', '40');
  expect(loaded.code).toBe(0);
  expect(loaded.stderr.match(/nothing to drop/g)).toHaveLength(1);
  expect(loaded.stderr).toMatch(/^note: public\.seats can have 6 rows, not 40: /m);
  const { rows } = await target.client.query<{ n: number }>('select count(*)::int as n from guests');
  const short = /^note: public\.guests .*$/m.test(loaded.stderr);
  expect(short).toBe(rows[0]!.n < 40);
});

test('a count by name that keys do not allow stops a load before anything is written, whoever gives it; --cap loads what there can be', async () => {
  await using target = await server.freshTarget();
  await writeFile(
    join(folder, 'pairs.sql'),
    `create table books (id int primary key, title text not null); create table shelves (id int primary key, label text not null);
     create table book_shelves (book_id int references books, shelf_id int references shelves, primary key (book_id, shelf_id));
     create table covers (book_id int primary key references books, artist text);`,
  );
  const load = (...args: string[]) => run('load', 'pairs.sql', '--create', '--url', target.url, ...args);
  const few = ['--rows', 'books=10,shelves=5'];
  const pairs = await load(...few, '--set', 'tables.book_shelves.rows=100');
  expect([pairs.code === 0, pairs.stderr]).toEqual([
    false,
    expect.stringMatching(
      /public\.book_shelves can have 50 rows, not 100: .*\(public\.books has 10 rows, public\.shelves has 5 rows\)\. Ask for at most 50 rows, or add --cap/,
    ),
  ]);
  expect((await load('--rows', 'books=10,shelves=5,covers=50')).stderr).toMatch(/public\.covers can have 10 rows, not 50: .*\(public\.books has 10 rows\)/);
  const { rows } = await target.client.query("select from pg_tables where schemaname = 'public'");
  expect(rows).toEqual([]);
  const capped = await load(...few, '--set', 'tables.book_shelves.rows=100', '--cap');
  expect([capped.code, capped.stderr]).toEqual([0, expect.stringMatching(/^5 shelves · 10 book shelves each \(5 a book\) · 10 covers · 10 books$/m)]);
});

test('generate lists triggers that it has not tested and that may reject rows', async () => {
  await writeFile(
    join(folder, 'guarded.sql'),
    `create table visits (id int primary key); create table plain (id int primary key);
     create function g() returns trigger language plpgsql as $$ begin if new.id < 0 then raise exception 'no'; end if; return new; end $$;
     create trigger g before insert on visits for each row execute function g();`,
  );
  const { code, stderr } = await run('generate', 'guarded.sql', '--rows', '3', '--out', 'guarded');
  expect([code, stderr.match(/^note: .*$/gm)]).toEqual([0, [expect.stringMatching(/not tried in Postgres\. Triggers of public\.visits may refuse rows/)]]);
});

test('load reads the schema from the database itself', async () => {
  await using target = await server.freshTarget();
  await target.client.query(smallShop);
  const { code } = await run('load', target.url, '--url', target.url, '--rows', 'customers=30');
  expect(code).toBe(0);
  const { rows } = await target.client.query('select count(*)::int as n from customers');
  expect(rows[0].n).toBe(30);
});

test.each([
  [['preview', 'missing.sql'], 2, 'no such file'],
  [['preview', 'shop.sql', '--rows', 'many'], 2, '--rows'],
  [['preview', 'shop.sql', '--table', 'nowhere'], 2, 'nowhere'],
  [['explain'], 2, 'FILE is needed'],
  [['explain', 'shop.sql', 'custommers'], 2, 'no table custommers; there are'],
  [['explain', 'shop.sql', 'customers.emial'], 2, 'public.customers has id'],
  [['preview', 'shop.sql', '--rows', 'custommers=5'], 2, 'no table custommers; there are public.'],
  [['preview', 'oracle://root@localhost/shop'], 2, 'postgres://user:password@host'],
  [['generate', 'shop.sql', '--rows', '1', '--out', 'shop.sql'], 2, 'shop.sql: it is a file'],
  [['generate', 'shop.sql', '--rows', '1', '--out', 'no/such/shop.zip'], 2, join('no', 'such')],
  [['preview', 'shop.sql', '--table', 'customers', '--from', '9007199254740992'], 2, '--from'],
  [['generate', 'shop.sql'], 2, '--out'],
  [['generate', 'shop.sql', '--out', 'x', '--shard', '3/2'], 2, '--shard'],
  [['generate', 'shop.sql', '--out', 'x', '--rows', '20,30'], 2, 'twice'],
  [['generate', 'shop.sql', '--out', 'x', '--compress', 'deflate'], 2, 'ZIP'],
  [['unknown'], 2, 'unknown'],
  [['load', 'shop.sql'], 2, '--url'],
  [['load', 'shop.sql', '--url', 'postgres://me:secret@127.0.0.1:1/none'], 5, '127.0.0.1:1'],
  [['preview', 'postgres://me:secret@127.0.0.1:1/none'], 3, '127.0.0.1:1'],
])('%j ends with %i and names the place', async (args, code, words) => {
  const outcome = await run(...args);
  expect(outcome.stderr).toContain(words);
  expect(outcome.stderr).not.toContain('secret');
  expect(outcome.code).toBe(code);
});

test('DDL that Postgres refuses is reported in its words, with line and column', async () => {
  await writeFile(join(folder, 'broken.sql'), 'create table a (id int primary key);\ncreate table b (a_id int references nowhere (id));\n');
  const { code, stderr } = await run('infer', 'broken.sql');
  expect(code).toBe(3);
  expect(stderr).toContain('relation "nowhere" does not exist');
  expect(stderr).toContain('line 2');
});

test('a syntax error shows its line and says what may be missing', async () => {
  await writeFile(join(folder, 'broken.sql'), 'create table a (\n  x int\n  y int\n);\n');
  const { code, stderr } = await run('infer', 'broken.sql');
  expect(code).toBe(3);
  expect(stderr).toContain('(line 3, column 3). Is there a comma missing at the end of line 2?\n  3 │   y int\n    │   ^\n');
});

test('DDL in UTF-16, as PowerShell writes it, is read', async () => {
  await writeFile(join(folder, 'wide.sql'), Buffer.from('\uFEFFcreate table "größe" (id int primary key);\n', 'utf16le'));
  expect(JSON.parse((await run('infer', 'wide.sql')).stdout)).toMatchObject({ tables: [{ name: 'größe' }] });
});

test('prints its version', async () => {
  expect(await run('--version')).toEqual({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' });
});

test.each(['', '-- to do\n'])('a file without a table is reported: %j', async (ddl) => {
  await writeFile(join(folder, 'bare.sql'), ddl);
  for (const args of [['infer'], ['generate', '--out', '-'], ['prove']]) {
    const { code, stdout, stderr } = await run(args[0]!, 'bare.sql', ...args.slice(1));
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain('bare.sql makes no table');
  }
});

test('an inconsistent blueprint: the error names every place', async () => {
  await writeFile(
    join(folder, 'bad.json'),
    JSON.stringify({
      format: 1,
      generatorVersion: 1,
      seed: 1,
      locale: 'en-US',
      referenceDate: '2026-01-01',
      tables: [{ schema: 'public', name: 't', columns: [{ name: 'a', type: 'integer', generator: { kind: 'no.such' } }] }],
      relations: [],
    }),
  );
  const { code, stderr } = await run('preview', 'bad.json');
  expect(code).toBe(4);
  expect(stderr).toContain('/tables/0/columns/0/generator');
});
