import { expect, test } from 'vitest';
import { folderOf, schemaOf, schemaOfText, type FolderSchema } from '../src/index.ts';

const read = (text: string): FolderSchema => schemaOfText(text, 'shop.dbml')!;
const statement = (ddl: string, start: string): string | undefined => ddl.split(/;\n/).find((sql) => sql.startsWith(start));
const refusal = (text: string): string => {
  try {
    return read(text).summary;
  } catch (error) {
    return (error as Error).message;
  }
};

const SHOP = `
Project shop {
  database_type: 'PostgreSQL'
  Note: 'A shop } with a bracket'
}
Enum core.state {
  draft [note: 'not sent']
  "in progress"
}
TablePartial times {
  created_at timestamp [not null, default: \`now()\`]
}
// who buys
Table core.users as U [headercolor: #fa0, note: 'People who buy'] {
  id int [pk, increment]
  name varchar(255) [not null, default: 'a, b', note: 'It\\'s theirs']
  email "character varying(40)" [unique, not null]
  state core.state [default: 'draft']
  active bool [default: true]
  price decimal(10, 2) [default: -0.5]
  tags text[]
  age tinyint [check: \`age > 17\`]
  ~times
  indexes {
    (name, email) [unique, name: 'name_email']
    \`lower(email)\`
    created_at [type: btree]
  }
}
Table orders {
  id bigint [primary key]
  user_id int [ref: > U.id, not null]
  "the day" date
  Note: '''
    Sent or
    not
  '''
}
TableGroup all {
  orders
}
`;

test('tables, enums, indexes and notes become DDL', () => {
  const { ddl, summary, notes } = read(SHOP);
  expect([summary, notes]).toEqual(['DBML: 2 tables', []]);
  expect(statement(ddl, 'CREATE SCHEMA')).toBe('CREATE SCHEMA IF NOT EXISTS "core"');
  expect(statement(ddl, 'CREATE TYPE')).toBe(`CREATE TYPE "core"."state" AS ENUM ('draft', 'in progress')`);
  expect(
    statement(ddl, 'CREATE TABLE "core"')
      ?.split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'CREATE TABLE "core"."users" (',
    '"created_at" timestamp NOT NULL DEFAULT now(),',
    '"id" SERIAL NOT NULL,',
    `"name" varchar(255) NOT NULL DEFAULT 'a, b',`,
    '"email" character varying(40) NOT NULL,',
    `"state" "core"."state" DEFAULT 'draft',`,
    '"active" bool DEFAULT true,',
    '"price" numeric(10,2) DEFAULT -0.5,',
    '"tags" text[],',
    '"age" smallint,',
    'PRIMARY KEY ("id"),',
    'CHECK (age > 17)',
    ')',
  ]);
  expect(ddl.match(/^CREATE (?:UNIQUE )?INDEX.*$/gm)).toEqual([
    'CREATE UNIQUE INDEX "name_email" ON "core"."users" ("name", "email");',
    'CREATE UNIQUE INDEX ON "core"."users" ("email");',
    'CREATE INDEX ON "core"."users" ((lower(email)));',
    'CREATE INDEX ON "core"."users" USING btree ("created_at");',
  ]);
  expect(ddl).toContain(`COMMENT ON TABLE "core"."users" IS 'People who buy';`);
  expect(ddl).toContain(`COMMENT ON COLUMN "core"."users"."name" IS 'It''s theirs';`);
  expect(ddl).toContain(`COMMENT ON TABLE "orders" IS 'Sent or\n    not';`);
  expect(ddl).toContain('ALTER TABLE "orders" ADD FOREIGN KEY ("user_id") REFERENCES "core"."users" ("id");');
});

const TWO = 'Table a {\n  x int\n  y int\n  indexes {\n    (x, y) [pk]\n  }\n}\nTable b {\n  id int [pk]\n  x int\n  y int\n}\n';

test.each([
  [
    'Ref: b.(x, y) > a.(x, y) [delete: cascade, update: no action]',
    'ALTER TABLE "b" ADD FOREIGN KEY ("x", "y") REFERENCES "a" ("x", "y") ON DELETE CASCADE ON UPDATE NO ACTION',
  ],
  ['Ref named {\n  b.id < a.x\n}', 'ALTER TABLE "a" ADD FOREIGN KEY ("x") REFERENCES "b" ("id")'],
  // In a one-to-one relation, the end without the key refers.
  ['Ref: a.x - b.id', 'ALTER TABLE "a" ADD FOREIGN KEY ("x") REFERENCES "b" ("id")'],
  ['Ref: b.id - a.x', 'ALTER TABLE "a" ADD FOREIGN KEY ("x") REFERENCES "b" ("id")'],
])('%s is a foreign key', (ref, sql) => {
  expect(read(`${TWO}${ref}`).ddl).toContain(`${sql};`);
});

test('a name that two indexes share goes to the first', () => {
  const table = (name: string) => `Table ${name} {\n  id int\n  indexes {\n    id [name: 'by_id']\n  }\n}\n`;
  expect(read(table('a') + table('b')).ddl.match(/^CREATE INDEX.*$/gm)).toEqual(['CREATE INDEX "by_id" ON "a" ("id");', 'CREATE INDEX ON "b" ("id");']);
});

test('many to many is a table of its own', () => {
  const { ddl } = read('Table posts {\n  id int [pk, increment]\n}\nTable tags {\n  name text [pk]\n}\nRef: posts.id <> tags.name');
  expect(statement(ddl, 'CREATE TABLE "posts_tags"')).toBe(
    'CREATE TABLE "posts_tags" (\n  "posts_id" integer NOT NULL,\n  "tags_name" text NOT NULL,\n  PRIMARY KEY ("posts_id", "tags_name")\n)',
  );
  expect(ddl.match(/^ALTER TABLE "posts_tags".*$/gm)).toHaveLength(2);
});

test('unique keys that Postgres needs for a foreign key are added and reported', () => {
  const { ddl, notes } = read('Table a {\n  id int\n  code uuid\n}\nTable b {\n  a varchar [ref: > a.code, default: "x"]\n}');
  expect(notes).toEqual(['made unique, since a Ref points to it: a.code', 'b.a is uuid as what it refers to, not varchar']);
  expect(ddl).toContain('CREATE UNIQUE INDEX ON "a" ("code");');
  expect(ddl).toContain('CREATE TABLE "b" (\n  "a" uuid\n);');
});

test('types of other databases become the nearest', () => {
  const types = [
    'datetime',
    'nvarchar(max)',
    'bigint unsigned',
    'longtext',
    'double',
    'varbinary(16)',
    'string',
    'number',
    'timestamp with time zone',
    'DateTime2(7)',
  ];
  const { ddl } = read(`Table t {\n${types.map((type, at) => `  c${at} "${type}"`).join('\n')}\n}`);
  expect(ddl.match(/(?<="c\d" ).*?(?=,?\n)/g)).toEqual([
    'timestamp',
    'varchar',
    'bigint',
    'text',
    'double precision',
    'bytea',
    'text',
    'numeric',
    'timestamp with time zone',
    'timestamp(6)',
  ]);
});

test('a column with a table as its type is left out, an unknown type is text, and a document is not an expression', () => {
  const { ddl, notes } = read(
    'Table posts {\n  id int [pk]\n  author users [not null]\n  title nvrchar(50)\n  data jsonb [default: `{"a":1}`]\n  state charactervarying [default: `\'new\'::charactervarying`]\n}\nTable users {\n  id int [pk]\n  posts posts[]\n}',
  );
  expect(notes).toEqual(['posts.title is text: there is no type nvrchar', 'left out: 2 columns whose type is a table']);
  expect(ddl).toContain(`"id" integer NOT NULL,\n  "title" text,\n  "data" jsonb DEFAULT '{"a":1}',\n  "state" varchar DEFAULT 'new',`);
});

test.each([
  ['Table a {\n  id int [pk]\n}\nRef: a.id > b.id', 'shop.dbml, line 4: there is no table b.'],
  ['Table a {\n  id int [pk]\n}\nRef: a.x > a.id', 'shop.dbml, line 4: table a has no column x.'],
  ['Table a {\n  id\n}', 'shop.dbml, line 2: expected the type of id, found the end of the line.'],
  ['Table a {\n  id int\n}\nTable a {\n  id int\n}', 'shop.dbml, line 4: table a is there twice.'],
  ['Table a {\n  id int [pk\n', 'shop.dbml, line 3: expected a setting, found the end of the file.'],
  ['Tabel a {\n}', 'shop.dbml, line 1: expected Table, Ref or Enum, found tabel.'],
])('an error is reported with its line: %j', (text, message) => {
  expect(refusal(text)).toBe(message);
});

test('a file in a folder is found, and a Prisma schema comes before it', () => {
  const files = (paths: Readonly<Record<string, string>>) =>
    schemaOf(folderOf(Object.entries(paths).map(([path, text]) => ({ path, read: () => text }))), 'project').summary;
  expect(files({ 'docs/shop.dbml': SHOP })).toBe('DBML docs/shop.dbml: 2 tables');
  expect(files({ 'shop.dbml': SHOP, 'db/schema.prisma': 'datasource db {\n}\nmodel A {\n  id Int @id\n}' })).toBe('Prisma schema db/schema.prisma: 1 table');
});

test('a text of DBML is recognized without its name', () => {
  expect(schemaOfText(SHOP, 'the schema')?.summary).toBe('DBML: 2 tables');
  expect(schemaOfText('create table a (id int);\nalter table a { }', 'the schema')).toBeUndefined();
});
