import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { zipOf } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const SCHEMA = `datasource db {
  provider = "postgresql"
  url      = env("DATABASE_URL")
}
model Customer {
  id     String  @id @default(cuid())
  orders Order[]
  tags   Tag[]
  @@map("customers")
}
model Order {
  id         Int      @id @default(autoincrement())
  customer   Customer @relation(fields: [customerId], references: [id])
  customerId String
  @@map("orders")
}
model Tag {
  name      String     @id
  customers Customer[]
}
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-folders-'));
  await write({
    'prisma/migrations/migration_lock.toml': 'provider = "postgresql"',
    'prisma/migrations/20240101_init/migration.sql': 'CREATE TABLE letters (id int PRIMARY KEY, subject text NOT NULL)',
    'prisma/migrations/20240102_title/migration.sql': 'ALTER TABLE letters RENAME subject TO title;',
    'lite/migration_lock.toml': 'provider = "sqlite"',
    'lite/1_init/migration.sql': 'CREATE TABLE "Letter" ("id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "sent" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP);',
    'lite/2_title/migration.sql': 'ALTER TABLE "Letter" ADD COLUMN "title" TEXT;',
    'wrong/001_a.sql': 'CREATE TABLE a (id int);',
    'wrong/002_b.sql': '-- of a\n\nALTER TABLE a\n  ADD COLUMN b nothing;',
    'rails/db/schema.rb': 'ActiveRecord::Schema.define {}',
    'model/prisma/schema.prisma': SCHEMA,
    'model/shop.dbml': 'Table customers {\n  id int [pk, increment]\n  name text [note: "In full"]\n}',
    'model/drizzle.ts': "export const users = pgTable('users', { id: integer().primaryKey() });",
    'model/models.py': 'from django.db import models\nclass User(models.Model):\n    name = models.TextField()',
    'model/tables.py': 'class User(Base):\n    __tablename__ = "users"',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const run = (...args: string[]) => seedbed([...args, '--no-cache'], { cwd: folder });

test('every command accepts a folder of migrations as its schema', async () => {
  const shown = await run('preview', 'prisma/migrations', '--rows', '2');
  expect([shown.code, shown.stderr]).toEqual([0, 'Prisma migrations: 2 files\n']);
  expect(shown.stdout).toMatch(/public\.letters +2 rows\nid +title/);
  const types = await seedbed(['types', 'prisma'], { cwd: folder });
  expect([types.stdout, types.stderr]).toEqual([expect.stringContaining('title: string'), 'Prisma migrations in migrations: 2 files\n']);
});

test('every command accepts a ZIP file of such a folder', async () => {
  const zip = (files: Readonly<Record<string, string>>) => zipOf(Object.entries(files).map(([name, content]) => ({ name, content })));
  const sql = 'CREATE TABLE letters (id int PRIMARY KEY, title text NOT NULL);';
  await writeFile(join(folder, 'shop.zip'), zip({ 'shop-main/prisma/migrations/1_a/migration.sql': sql, 'shop-main/package.json': '{}' }));
  const shown = await run('preview', 'shop.zip', '--rows', '2');
  expect([shown.code, shown.stderr]).toEqual([0, 'Prisma migrations in shop-main/prisma/migrations: 1 file\n']);
  expect(shown.stdout).toMatch(/public\.letters +2 rows\nid +title/);
  await writeFile(join(folder, 'two.zip'), zip({ 'a/prisma/migrations/1_a/migration.sql': sql, 'b/prisma/migrations/1_a/migration.sql': sql }));
  const several = await run('preview', 'two.zip');
  expect(several.stderr).toContain('two.zip holds several schemas: a/prisma/migrations, b/prisma/migrations. Unpack it, and pass one of them.');
});

test('migrations for SQLite are read by SQLite’s rules', async () => {
  const made = await run('preview', 'lite', '--rows', '2');
  expect([made.code, made.stderr, made.stdout]).toEqual([0, expect.stringContaining('Prisma migrations: 2 files\n'), expect.stringMatching(/id +sent +title/)]);
});

test('a failing migration is shown with its file, its own line and what to do', async () => {
  const { code, stderr } = await run('infer', 'wrong');
  expect(code).toBe(3);
  expect(stderr).toContain('type "nothing" does not exist (002_b.sql, line 4, column 16). No migration before it makes that');
  expect(stderr).toContain('\n  4 │   ADD COLUMN b nothing;\n');
  expect(stderr).not.toContain('(line ');
});

test('a project whose schema is in code gets the command that generates DDL from it', async () => {
  const { code, stderr } = await run('infer', 'rails');
  expect([code, stderr]).toEqual([3, expect.stringContaining('SCHEMA_FORMAT=sql bin/rails db:schema:dump (writes db/structure.sql)')]);
});

test('every command accepts a Prisma schema, alone and in a folder', async () => {
  const shown = await run('preview', 'model/prisma/schema.prisma', '--rows', '2');
  expect([shown.code, shown.stderr]).toEqual([0, 'Prisma schema: 4 tables\n']);
  expect(shown.stdout).toMatch(/public\.customers +2 rows\nid *\n─+\nc[0-9a-z]{24}\n/);
  expect(shown.stdout).toContain('public."_CustomerToTag"');
  const below = await run('preview', 'model', '--rows', '1');
  expect([below.code, below.stderr]).toEqual([0, 'Prisma schema prisma/schema.prisma: 4 tables\nalso found, and not read: shop.dbml\n']);
  const piped = await seedbed(['preview', '-', '--rows', '1', '--no-cache'], { cwd: folder, input: SCHEMA });
  expect([piped.code, piped.stderr]).toEqual([0, 'Prisma schema: 4 tables\n']);
});

test('every command accepts DBML', async () => {
  const { code, stdout, stderr } = await run('preview', 'model/shop.dbml', '--rows', '2');
  expect([code, stderr, stdout]).toEqual([0, 'DBML: 1 table\n', expect.stringMatching(/public\.customers +2 rows\nid +name/)]);
});

test.each([
  ['drizzle.ts', 'a schema of Drizzle', 'npx drizzle-kit export > schema.sql'],
  ['models.py', 'a model or migration of Django', 'python manage.py migrate && pg_dump --schema-only --no-owner "$DATABASE_URL" > schema.sql'],
  ['tables.py', 'a model of SQLAlchemy', 'alembic upgrade head --sql > schema.sql'],
])('a code file gets the command that generates DDL from it: %s', async (file, what, line) => {
  const { code, stderr } = await run('infer', `model/${file}`);
  expect([code, stderr]).toEqual([
    3,
    expect.stringContaining(`model/${file} is ${what}, which is code and is not run here. Make DDL of it and pass that: ${line}`),
  ]);
});

test('init finds the schema.prisma of a project without migrations', async () => {
  const { code, stdout } = await seedbed(['init', 'own.json'], { cwd: join(folder, 'model') });
  expect([code, stdout]).toEqual([0, expect.stringContaining('own.json is written: its schema is prisma/schema.prisma.')]);
});

test('a picture, a font and an icon of a project are not read as a schema', async () => {
  await write({ 'web/db/migrations/001_a.sql': 'CREATE TABLE letters (id int PRIMARY KEY);' });
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0xfe]);
  for (const name of ['logo.png', 'db/migrations/favicon.ico', 'Geist-Bold.ttf', 'LOGO']) await writeFile(join(folder, 'web', name), picture);
  expect(await seedbed(['init'], { cwd: join(folder, 'web') })).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('its schema is db/migrations'),
  });
  expect(await seedbed(['preview', '.', '--no-cache'], { cwd: join(folder, 'web') })).toMatchObject({ code: 0, stdout: expect.stringContaining('letters') });
});

test('init finds the folder of migrations of a project', async () => {
  const { code, stdout } = await seedbed(['init', 'own.json'], { cwd: join(folder, 'prisma') });
  expect([code, stdout]).toEqual([0, expect.stringContaining('own.json is written: its schema is migrations.')]);
  const shown = await seedbed(['preview', '--config', 'own.json', '--rows', '1', '--no-cache'], { cwd: join(folder, 'prisma') });
  expect([shown.code, shown.stderr]).toEqual([0, 'Prisma migrations: 2 files\n']);
});

test('the values that the project states in code are those of its columns, within those of the database, and a flag leaves them out', async () => {
  await write({
    'desk/manage.py': '',
    'desk/shop/models.py': `from django.db import models
class Order(models.Model):
    status = models.CharField(choices=[("open", "Open"), ("paid", "Paid")])
    kind = models.CharField(choices=[("gift", "Gift"), ("own", "Own"), ("lent", "Lent")])
`,
    'desk/schema.sql': "CREATE TABLE shop_order (id int PRIMARY KEY, status text NOT NULL, kind text NOT NULL CHECK (kind IN ('own', 'gift', 'sold')));",
  });
  const infer = async (...more: string[]) => {
    const { stdout, stderr } = await run('infer', 'desk/schema.sql', ...more);
    const [table] = (JSON.parse(stdout) as { tables: { columns: { name: string; generator: { parameters?: { values?: string[] } }; because: string }[] }[] })
      .tables;
    return { stderr, columns: table!.columns.map(({ name, generator, because }) => [name, generator.parameters?.values, because]) };
  };
  const read = await infer();
  expect(read.stderr).toContain('Code of Django: values of 2 columns in shop/models.py (--no-code leaves them out)\n');
  expect(read.columns.slice(1)).toEqual([
    ['status', ['open', 'paid'], 'the values from shop/models.py:3, weighed by what they say'],
    ['kind', ['gift', 'own'], 'the values from shop/models.py:4'],
  ]);
  const left = await infer('--no-code');
  expect(left.stderr).not.toContain('Code of');
  expect(left.columns.at(-1)).toEqual(['kind', ['own', 'gift', 'sold'], 'the labels of a CHECK']);
  const explained = await run('explain', 'desk/schema.sql', 'shop_order.kind');
  expect(explained.stdout).toContain('shop/models.py:4');
});

test('the limits that validators of the project state are those of its columns, unless a CHECK contradicts them', async () => {
  await write({
    'rescue/manage.py': '',
    'rescue/zoo/models.py': `from django.db import models
class Animal(models.Model):
    cage = models.CharField(max_length=6, validators=[RegexValidator(r"^[A-Z]{2}-\\d{3}$")])
    weight = models.IntegerField(validators=[MinValueValidator(5), MaxValueValidator(7)])
    grade = models.IntegerField(validators=[MaxValueValidator(3)])
    fee = models.DecimalField(validators=[MinValueValidator(Decimal("20")), MaxValueValidator(Decimal("25"))])
    tax = models.DecimalField(choices=[(Decimal("0.00"), "none"), (Decimal("5.50"), "reduced")])
    foods = ArrayField(models.CharField(max_length=9, choices=[("seeds", "Seeds"), ("fruit", "Fruit")]))
    size = models.CharField(max_length=9, blank=True, validators=[RegexValidator(r"^[4-8][abc]\\+?(?:x\\d)?$")])
`,
    'rescue/schema.sql':
      'CREATE TABLE zoo_animal (id int PRIMARY KEY, cage varchar(6) NOT NULL, weight int NOT NULL, grade int NOT NULL CHECK (grade BETWEEN 8 AND 9), ' +
      'fee numeric(6,2) NOT NULL, tax numeric(4,2) NOT NULL, foods varchar(9)[] NOT NULL, size varchar(9) NOT NULL);',
  });
  const { stdout, stderr } = await run('infer', 'rescue/schema.sql');
  expect(stderr).toContain('Code of Django: values of 2 columns and limits of 5 columns in zoo/models.py');
  const [table] = (JSON.parse(stdout) as { tables: { columns: { domain?: object }[] }[] }).tables;
  expect(table!.columns.slice(1).map(({ domain }) => domain)).toMatchObject([
    { patterns: [{ pattern: '^[A-Z]{2}-\\d{3}$' }] },
    { min: 5, max: 7 },
    { min: 8, max: 9 },
    { min: 20, max: 25 },
    { in: ['0.00', '5.50'] },
    { element: { in: ['seeds', 'fruit'] } },
    { patterns: [{ pattern: '^[4-8][abc]\\+?(?:x\\d)?$' }] },
  ]);
  const explained = await run('explain', 'rescue/schema.sql', 'zoo_animal.weight');
  expect(explained.stdout).toContain('zoo/models.py:4');
});

test('what a class of a shared table validates holds in its rows, and a CHECK for each class is none of others', async () => {
  await write({
    'kennel/Gemfile': '',
    'kennel/app/models/pet.rb': 'class Pet < ApplicationRecord\n  validates :name, presence: true\nend\n',
    'kennel/app/models/dog.rb':
      'class Dog < Pet\n  validates :chip, format: { with: /\\ACH-\\d{4}\\z/ }\n  validates :level, inclusion: { in: 1..3 }\n  validates :coat, inclusion: { in: %w[short long] }\nend\n',
    'kennel/app/models/puppy.rb': 'class Puppy < Dog\n  validates :weeks, presence: true, numericality: { less_than: 9, greater_than: 0 }\nend\n',
    'kennel/app/models/cat.rb': 'class Cat < Pet\n  validates :level, numericality: { in: 5..6 }, allow_nil: true\nend\n',
    'kennel/schema.sql': 'CREATE TABLE pets (id bigserial PRIMARY KEY, type text NOT NULL, name text, chip text, level int, coat text, weeks int);',
  });
  const { stdout, stderr } = await run('generate', 'kennel/schema.sql', '--table', 'public.pets', '--rows', 'pets=300', '--format', 'ndjson');
  expect(stderr).toContain('Code of Rails');
  const pets = stdout
    .trim()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as { type: string; name: string | null; chip: string | null; level: number | null; coat: string | null; weeks: number | null },
    );
  const of = (...types: string[]) => pets.filter(({ type }) => types.includes(type));
  expect(new Set(pets.map(({ type }) => type))).toEqual(new Set(['Dog', 'Puppy', 'Cat']));
  expect(pets.every(({ name }) => name !== null)).toBe(true);
  expect(new Set(of('Dog', 'Puppy').map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  expect(new Set(of('Cat').flatMap(({ level }) => level ?? []))).toEqual(new Set([5, 6]));
  expect(of('Dog', 'Puppy').filter(({ chip, coat }) => !/^CH-\d{4}$/.test(chip ?? '') || !/^(?:short|long)$/.test(coat ?? ''))).toEqual([]);
  expect(of('Puppy').filter(({ weeks }) => weeks === null || weeks < 1 || weeks > 8)).toEqual([]);
});

test('rehearses the migrations of a folder that a commit does not have, with the place of each statement', async () => {
  await write({ 'grown/migrations/001_a.sql': 'CREATE TABLE a (id int PRIMARY KEY, note text);', 'grown/migrations/002_b.sql': 'CREATE TABLE b (id int);' });
  const at = join(folder, 'grown');
  const git = (...args: string[]) => promisify(execFile)('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-C', at, ...args]);
  await git('init', '--quiet');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Begin');
  const none = await seedbed(['rehearse', 'migrations', '--since', 'HEAD', '--json'], { cwd: at });
  expect(none).toMatchObject({ code: 0, stderr: expect.stringContaining('No new migrations since HEAD') });
  await write({
    'grown/migrations/003_c.sql': '\nALTER TABLE a ALTER note TYPE int USING note::int;',
    'grown/migrations/004_d.sql': 'CREATE TABLE d (id int);',
  });
  const { code, stdout } = await seedbed(['rehearse', 'migrations', '--since', 'HEAD', '--json'], { cwd: at });
  expect(code).toBe(6);
  expect(JSON.parse(stdout)).toMatchObject({
    statements: [
      { number: 1, line: 2, file: 'migrations/003_c.sql' },
      { number: 2, line: 1, file: 'migrations/004_d.sql' },
    ],
    findings: expect.arrayContaining([expect.objectContaining({ kind: 'fails', statement: 1 })]),
  });
  expect(await seedbed(['rehearse', 'migrations', '--since', 'nothing'], { cwd: at })).toMatchObject({ code: 2, stderr: expect.stringContaining('git says:') });
});
