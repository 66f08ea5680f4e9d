import { expect, test } from 'vitest';
import { folderOf, schemaOf, schemaOfText, type FolderSchema } from '../src/index.ts';
import { ddlByPrisma } from './prisma-engine.ts';

const SOURCE = 'datasource db {\n  provider = "postgresql"\n}\n';
const read = (text: string): FolderSchema => schemaOfText(SOURCE + text, 'schema.prisma')!;
const readFiles = (files: Readonly<Record<string, string>>): FolderSchema =>
  schemaOf(folderOf(Object.entries(files).map(([path, text]) => ({ path, read: () => text }))), 'project');
const refusal = (run: () => unknown): string => {
  try {
    return JSON.stringify(run());
  } catch (error) {
    return (error as Error).message;
  }
};

/** Statements in any order and layout, without comments and `public`, which is always there. */
function statements(ddl: string): string[] {
  return ddl
    .replaceAll(/^--.*$/gm, '')
    .split(/;\n/)
    .map((sql) =>
      sql
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?([(),]) ?/g, '$1'),
    )
    .filter((sql) => sql !== '' && !sql.startsWith('COMMENT ON') && sql !== 'CREATE SCHEMA IF NOT EXISTS "public"')
    .map((sql) => sql.replaceAll(/'(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)[^']*'/g, "'$1 $2'"))
    .toSorted();
}

const TYPES = `
model Everything {
  id Int @id @default(autoincrement()) @db.SmallInt
  big BigInt @unique(map: "one_big") @default(autoincrement())
  text String @default("it's \\"so\\"")
  code String? @db.VarChar(12)
  letter String @db.Char
  bits String @db.Bit(3)
  uid String @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  yes Boolean @default(true)
  real Float @default(0.5) @db.Real
  price Decimal @default(1.50) @db.Decimal(10, 2)
  amount Decimal
  cash Decimal @db.Money
  at DateTime @default(now())
  zoned DateTime @db.Timestamptz(6)
  since DateTime @default("2020-01-01T00:00:00Z") @db.Timestamp
  day DateTime @db.Date
  hour DateTime @db.Time(0)
  changed DateTime @updatedAt
  json Json @default("{\\"a\\":1}")
  plain Json? @db.Json
  bytes Bytes @default("aGk=")
  tags String[] @default(["a", "b"])
  numbers Int[]
  roles Role[] @default([ADMIN])
  role Role @default(USER)
  spot Unsupported("point")?
  gone String? @ignore
  @@index([text(sort: Desc), role], map: "an_index")
  @@index([code, yes], name: "old_name")
  @@index([json(ops: JsonbPathOps)], type: Gin)
  @@index([uid], type: Hash)
  @@unique([role, at], name: "forTheClient")
  @@map("every thing")
}
enum Role {
  USER @map("user")
  ADMIN
  @@map("roles")
}
`;

const RELATIONS = `
model User {
  id String @id
  posts Post[]
  reviewed Post[] @relation("reviewer")
  following User[] @relation("follows")
  followers User[] @relation("follows")
  boss User? @relation("boss", fields: [bossId], references: [id])
  bossId String?
  team User[] @relation("boss")
}
model Post {
  id Int @id @default(autoincrement())
  author User @relation(fields: [authorId], references: [id], onDelete: Cascade)
  authorId String @map("author_id")
  reviewer User? @relation("reviewer", fields: [reviewerId], references: [id], onDelete: NoAction, onUpdate: Restrict, map: "the_reviewer")
  reviewerId String?
  tags Tag[]
  place Place? @relation(fields: [shop, shelf], references: [shop, shelf])
  shop Int
  shelf Int?
  anExtremelyLongNameOfAColumnWhichTakesMoreThanPostgresHasRoomFor Int @unique
}
model Tag {
  name String @id @db.VarChar(40)
  posts Post[]
  @@map("tags")
}
model Place {
  shop Int
  shelf Int
  posts Post[]
  @@id([shop, shelf], map: "place_key")
  @@schema("stock")
}
`;

test.each([
  ['types, defaults and indexes', SOURCE + TYPES],
  [
    'relations and schemas',
    SOURCE.replace('}', '  schemas = ["public", "stock"]\n}') +
      RELATIONS.replaceAll(/(@@map\("tags"\)|Int @unique|team User\[\] @relation\("boss"\))\n/g, '$1\n  @@schema("public")\n'),
  ],
])('the DDL equals Prisma’s: %s', async (_, schema) => {
  const { ddl } = schemaOfText(schema, 'schema.prisma')!;
  expect(statements(ddl)).toEqual(statements(await ddlByPrisma(schema)));
});

test('comments are kept, and so is the way the client generates ids', () => {
  const { ddl, summary } = read(`
    /// People who sign in
    model User {
      /// Never shown
      id String @id @default(cuid(2)) // not this
      name String /// As people write it
    }
    /// What they may do
    enum Role {
      USER
    }`);
  expect(summary).toBe('Prisma schema: 1 table');
  expect(ddl.match(/^COMMENT.*\n?.*;$/gm)).toEqual([
    `COMMENT ON TYPE "Role" IS 'What they may do';`,
    `COMMENT ON TABLE "User" IS 'People who sign in';`,
    `COMMENT ON COLUMN "User"."id" IS 'Never shown\n@default(cuid(2))';`,
    `COMMENT ON COLUMN "User"."name" IS 'As people write it';`,
  ]);
});

test('extensions are created first', () => {
  const { ddl, notes } = schemaOfText(
    'datasource db {\n  provider = "postgresql"\n  extensions = [hstore, pgvector(map: "vector")]\n}\nmodel A {\n  id String @id @default(dbgenerated("uuid_generate_v4()")) @db.Uuid\n}',
    'schema.prisma',
  )!;
  expect(ddl.match(/^CREATE EXTENSION.*$/gm)).toEqual(['uuid-ossp', 'hstore', 'vector'].map((name) => `CREATE EXTENSION IF NOT EXISTS "${name}";`));
  expect(notes).toEqual(['made first: the extension uuid-ossp']);
  const used = read('model A {\n  id String @id @default(dbgenerated("tools.uuid_generate_v4()")) @db.Uuid\n  at Unsupported("geometry")?\n}');
  expect(used.ddl.split('\n').slice(0, 3)).toEqual([
    'CREATE SCHEMA IF NOT EXISTS "tools";',
    'CREATE EXTENSION IF NOT EXISTS "uuid-ossp" WITH SCHEMA "tools";',
    'CREATE EXTENSION IF NOT EXISTS "postgis";',
  ]);
});

test('a schema for MySQL becomes tables of Postgres, and what is not read is named', () => {
  const { ddl, notes } = schemaOfText(
    `datasource db {
      provider = "mysql"
      relationMode = "prisma"
    }
    model User {
      id Int @id @default(autoincrement()) @db.UnsignedInt
      bio String @db.LongText
      ends DateTime @default(dbgenerated("(now() + interval 30 day)")) @db.DateTime(6)
      on Boolean @db.TinyInt(1)
      posts Post[]
      @@fulltext([bio])
    }
    model Post {
      id Int @id
      userId Int @db.UnsignedInt
      user User @relation(fields: [userId], references: [id])
      @@index([userId(sort: Desc)])
    }
    view Names {
      id Int @unique
    }`,
    'schema.prisma',
  )!;
  expect(ddl).toContain('"id" BIGSERIAL NOT NULL,\n  "bio" TEXT NOT NULL,\n  "ends" TIMESTAMP(6) NOT NULL,\n  "on" BOOLEAN NOT NULL');
  expect(ddl).toContain('FOREIGN KEY ("userId") REFERENCES "User" ("id")');
  expect(notes).toEqual([
    'its provider is mysql: read as tables of Postgres, with the nearest types',
    'left out: dbgenerated() of 1 field',
    'relationMode is "prisma": its relations are read as foreign keys',
    'not read: view Names',
    'not read: @@fulltext of 1 model',
  ]);
  expect(refusal(() => schemaOfText(SOURCE.replace('postgresql', 'mongodb'), 'schema.prisma'))).toBe(
    'schema.prisma is a schema for MongoDB, which has documents and no tables. Schemas for SQL databases are read.',
  );
});

test.each([
  ['model A {\n  id Int @id\n  b B\n}', 'schema.prisma, line 6: nothing is called B, the type of b. If another file has it, pass the folder of both.'],
  ['model A {\n  id Int @id\n  b\n}', 'schema.prisma, line 6: expected the type of b, found the end of the line.'],
  ['model A {\n  id Int @id\n  @@unique([b])\n}', 'schema.prisma, line 6: model A has no field b.'],
  ['model A {\n  id Int @id §\n}', 'schema.prisma, line 5: "§" does not belong there.'],
  ['model A {\n  id Int @id\n  r R @default(B)\n}\nenum R {\n  A\n}', 'schema.prisma, line 6: enum R has no value B.'],
  ['model A {\n  id Int @id\n}\nmodel A {\n  id Int @id\n}', 'schema.prisma, line 7: model A is there twice.'],
  ['model A {\n  id Int @id', 'schema.prisma, line 5: expected a field, found the end of the file.'],
])('an error is reported with its line: %j', (text, message) => {
  expect(refusal(() => read(text))).toBe(message);
});

test('a folder with several files is one schema, and migrations come before it', () => {
  const files = {
    'prisma/schema/base.prisma': SOURCE,
    'prisma/schema/models/user.prisma': 'model User {\n  id Int @id\n  posts Post[]\n}',
    'prisma/schema/models/post.prisma': 'model Post {\n  id Int @id\n  user User @relation(fields: [userId], references: [id])\n  userId Int\n}',
  };
  const { summary, ddl } = readFiles(files);
  expect(summary).toBe('Prisma schema prisma/schema: 2 tables');
  expect(ddl).toContain('FOREIGN KEY ("userId") REFERENCES "User" ("id")');
  const migrated = readFiles({ ...files, 'prisma/migrations/1_a/migration.sql': 'CREATE TABLE a (id int)', 'db/sql/1_a.sql': 'CREATE TABLE a (id int)' });
  expect(migrated.summary).toBe('Prisma migrations in prisma/migrations: 1 file');
  const other = { 'prisma/migrations/migration_lock.toml': 'provider = "sqlserver"', 'prisma/migrations/1_a/migration.sql': 'CREATE TABLE a (id int)' };
  expect(readFiles({ ...files, ...other }).summary).toBe('Prisma schema prisma/schema: 2 tables');
});

test('the nearest of several schemas is read, one that repeats models is left out, and a tie is an error', () => {
  const schema = `${SOURCE}model A {\n  id Int @id\n}`;
  const near = readFiles({ 'prisma/schema.prisma': schema, 'packages/old/prisma/schema.prisma': schema });
  expect([near.summary, near.notes]).toEqual(['Prisma schema prisma/schema.prisma: 1 table', ['also found, and not read: packages/old/prisma/schema.prisma']]);
  const twice = readFiles({ 'prisma/schema.prisma': schema, 'prisma/later.prisma': 'model A {\n  id Int @id\n}\nmodel B {\n  id Int @id\n}' });
  expect([twice.summary, twice.notes]).toEqual([
    'Prisma schema prisma/schema.prisma: 1 table',
    ['not read, since models are there twice: prisma/later.prisma'],
  ]);
  expect(refusal(() => readFiles({ 'a/schema.prisma': schema, 'b/schema.prisma': schema }))).toBe(
    'project holds several schemas. Name one of them:\n  project/a/schema.prisma  (Prisma schema)\n  project/b/schema.prisma  (Prisma schema)',
  );
});

test('a text of Prisma is recognized without its name, and others are not mistaken for one', () => {
  expect(schemaOfText('model A {\n  id Int @id\n}', 'the schema')?.summary).toBe('Prisma schema: 1 table');
  for (const other of ['create table model (id int);', '-- model User {\ncreate table a (id int);', ''])
    expect(schemaOfText(other, 'the schema')).toBeUndefined();
});
