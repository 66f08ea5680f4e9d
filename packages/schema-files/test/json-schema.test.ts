import { expect, test } from 'vitest';
import { folderOf, schemaOf, schemaOfText, type FolderSchema } from '../src/index.ts';

const read = (document: object, name = 'order.schema.json'): FolderSchema => schemaOfText(JSON.stringify(document), name)!;
const table = (ddl: string, name: string): string => ddl.split(/;\n/).find((sql) => sql.startsWith(`CREATE TABLE "${name}"`)) ?? '';

const ORDER = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Order',
  description: 'What somebody bought',
  type: 'object',
  required: ['id', 'customer', 'placedAt', 'items'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    customer: { $ref: '#/$defs/Customer' },
    placedAt: { type: 'string', format: 'date-time', description: 'In UTC' },
    status: { enum: ['open', 'paid', null], default: 'open' },
    total: { type: 'number', multipleOf: 0.01, minimum: 0, exclusiveMaximum: 10000 },
    note: { type: ['string', 'null'], maxLength: 80 },
    code: { type: 'string', pattern: '^[A-Z]{3}-\\d{4}$' },
    odd: { type: 'string', pattern: '(?<year>\\d+)' },
    tags: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 4 },
    address: { type: 'object', required: ['city'], properties: { city: { type: 'string' } } },
    items: { type: 'array', items: { type: 'object', required: ['sku', 'quantity'], properties: { sku: { type: 'string' }, quantity: { type: 'integer', minimum: 1, maximum: 99 } } } }, // prettier-ignore
  },
  if: { properties: { status: { const: 'paid' } } },
  $defs: {
    Customer: { type: 'object', required: ['id', 'email'], properties: { id: { type: 'integer' }, email: { type: 'string', format: 'email' }, parent: { anyOf: [{ $ref: '#/$defs/Customer' }, { type: 'null' }] } } }, // prettier-ignore
  },
};

test('objects are tables, with types, keys, conditions and comments', () => {
  const { ddl, notes, summary } = read(ORDER);
  expect(summary).toBe('JSON Schema: 3 tables');
  expect(table(ddl, 'order')).toMatchInlineSnapshot(`
    "CREATE TABLE "order" (
      "id" uuid NOT NULL,
      "customer_id" bigint NOT NULL,
      "placed_at" timestamptz NOT NULL,
      "status" text DEFAULT 'open',
      "total" numeric(15,2),
      "note" varchar(80),
      "code" text,
      "odd" text,
      "tags" text[],
      "address" jsonb,
      PRIMARY KEY ("id"),
      CHECK ("status" IN ('open', 'paid')),
      CHECK ("total" >= 0),
      CHECK ("total" < 10000),
      CHECK ("code" ~ '^[A-Z]{3}-\\d{4}$'),
      CHECK (cardinality("tags") >= 1),
      CHECK (cardinality("tags") <= 4),
      CHECK (jsonb_typeof("address") = 'object'),
      CHECK ("address" ? 'city')
    )"
  `);
  expect(table(ddl, 'order_items')).toMatchInlineSnapshot(`
    "CREATE TABLE "order_items" (
      "sku" text NOT NULL,
      "quantity" integer NOT NULL,
      "order_id" uuid NOT NULL,
      CHECK ("quantity" >= 1),
      CHECK ("quantity" <= 99)
    )"
  `);
  expect(table(ddl, 'customer')).toMatchInlineSnapshot(`
    "CREATE TABLE "customer" (
      "id" bigint NOT NULL,
      "email" text NOT NULL,
      "parent_id" bigint,
      PRIMARY KEY ("id")
    )"
  `);
  expect(ddl).toContain('FOREIGN KEY ("customer_id") REFERENCES "customer" ("id")');
  expect(ddl).toContain('FOREIGN KEY ("order_id") REFERENCES "order" ("id")');
  expect(ddl).toContain(`COMMENT ON COLUMN "order"."placed_at" IS 'In UTC'`);
  expect(notes).toEqual([
    'order.schema.json#: not read: if',
    'order.schema.json#/properties/odd: not read: pattern "(?<year>\\\\d+)", which Postgres cannot read',
  ]);
});

test('draft-07 definitions, allOf and a document of lists are read', () => {
  const { ddl } = read({
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: { users: { type: 'array', items: { $ref: '#/definitions/User' } }, posts: { type: 'array', items: { $ref: '#/definitions/Post' } } },
    definitions: {
      Timed: { type: 'object', required: ['createdAt'], properties: { createdAt: { type: 'string', format: 'date' } } },
      User: {
        allOf: [{ $ref: '#/definitions/Timed' }, { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1, maximum: 1000 } } }],
      },
      Post: { type: 'object', required: ['id', 'author'], properties: { id: { type: 'integer' }, author: { $ref: '#/definitions/User' } } },
    },
  });
  expect(table(ddl, 'user')).toContain('"created_at" date NOT NULL');
  expect(table(ddl, 'user')).toContain('"id" integer NOT NULL');
  expect(table(ddl, 'post')).toContain('"author_id" integer NOT NULL');
});

test('other documents are left to others; references to outside the file are named', () => {
  expect(schemaOfText('{"format": 1, "tables": []}', 'blueprint.json')).toBeUndefined();
  expect(schemaOfText('{"openapi": "3.1.0", "type": "object", "properties": {}}', 'api.json')).toBeUndefined();
  const { notes } = read({ type: 'object', properties: { id: { type: 'integer' }, far: { $ref: 'https://example.com/x.json' } } });
  expect(notes).toEqual(['order.schema.json#/properties/far: not read: $ref https://example.com/x.json, which this file does not hold']);
  expect(() => read({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'string' })).toThrow('no object with properties is found');
});

test('a folder of documents is one schema', () => {
  const files = [
    { path: 'user.schema.json', read: () => JSON.stringify({ title: 'User', type: 'object', properties: { id: { type: 'integer' } } }) },
    { path: 'team.schema.json', read: () => JSON.stringify({ title: 'Team', type: 'object', properties: { id: { type: 'integer' } } }) },
  ];
  const { summary } = schemaOf(folderOf(files), 'schemas');
  expect(summary).toBe('JSON Schema: 2 tables');
});

test('values that no type can store, and patterns with another meaning in Postgres, give no invalid DDL', () => {
  const { ddl, notes } = read({
    type: 'object',
    properties: {
      id: { type: 'integer' },
      nothing: { const: null },
      never: { type: 'string', enum: [] },
      mixed: { type: 'string', enum: ['a', 5] },
      code: { type: 'string', maxLength: 10.5, minLength: 1.5 },
      word: { type: 'string', pattern: '^\\bfoo\\b' },
      long: { type: 'string', pattern: '^a{1,300}$' },
      named: { type: 'string', pattern: '[[:alpha:]' },
      step: { type: 'number', multipleOf: 0.05 },
      cents: { type: 'number', multipleOf: 0.01 },
      at: { type: 'string', format: 'date-time', default: '' },
      on: { type: 'string', format: 'date', default: '2026-02-30', minimum: 5 },
      until: { type: 'string', format: 'date', default: '2026-02-28' },
      count: { type: 'integer', default: 'five', minimum: 0.5 },
      firstName: { type: 'string' },
      first_name: { type: 'string' },
    },
  });
  expect(ddl).toMatchInlineSnapshot(`
    "CREATE TABLE "order" (
      "id" bigint NOT NULL,
      "nothing" jsonb,
      "never" text,
      "mixed" text,
      "code" varchar(10),
      "word" text,
      "long" text,
      "named" text,
      "step" numeric(15,2),
      "cents" numeric(15,2),
      "at" timestamptz,
      "on" date,
      "until" date DEFAULT '2026-02-28',
      "count" bigint,
      "first_name" text,
      "first_name_2" text,
      PRIMARY KEY ("id"),
      CHECK ("nothing" IS NULL),
      CHECK ("mixed" IN ('a')),
      CHECK (char_length("code") >= 2),
      CHECK ("word" ~ '^\\yfoo\\y'),
      CHECK ("step" % 0.05 = 0),
      CHECK ("count" >= 0.5)
    );
    "
  `);
  expect(notes).toMatchInlineSnapshot(`
    [
      "order.schema.json#/properties/never: not read: an empty list of values, which nothing meets",
      "order.schema.json#/properties/mixed: not read: 5 as values of type text",
      "order.schema.json#/properties/long: not read: pattern "^a{1,300}$", which Postgres cannot read",
      "order.schema.json#/properties/named: not read: pattern "[[:alpha:]", which Postgres cannot read",
      "order.schema.json#/properties/at: not read: default "" of values of type timestamptz",
      "order.schema.json#/properties/on: not read: default "2026-02-30" of values of type date",
      "order.schema.json#/properties/on: not read: minimum 5 of values of type date",
      "order.schema.json#/properties/count: not read: default "five" of values of type bigint",
      "order.schema.json#/properties/first_name: column first_name_2, since first_name is another column",
    ]
  `);
});

test('objects with similar names are separate tables, and a list refers by a column that fits', () => {
  const { ddl, notes } = read({
    title: 'shop',
    type: 'object',
    properties: {
      id: { type: 'integer' },
      lines: { type: 'array', items: { type: 'object', properties: { shop_id: { type: 'string' }, sku: { type: 'string' } } } },
      Lines: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
    },
  });
  expect([...ddl.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, name]) => name)).toEqual(['shop', 'shop_lines', 'shop_lines_2']);
  expect(table(ddl, 'shop_lines')).toContain('"shop_id" text,\n  "sku" text,\n  "shop_id_2" bigint NOT NULL');
  expect(ddl).toContain('ALTER TABLE "shop_lines" ADD FOREIGN KEY ("shop_id_2") REFERENCES "shop" ("id")');
  expect(notes.filter((note) => note.includes('since'))).toHaveLength(2);
});
