import { expect, test } from 'vitest';
import { resolve } from 'node:path';
import type { Catalog, CatalogTable } from '@seedbed/contract';
import { ddlOfFacts, factsOf } from './facts.ts';
import { partOf } from './part.ts';
import { readGold } from './schema.ts';

test('facts become DDL: references last, names and labels quoted', () => {
  const facts = [
    ['enum', 'fuel', 'diesel', "driver's own"],
    ['table', 'trips'],
    ['column', 'id', 'integer', 'not null'],
    ['column', 'van', 'integer'],
    ['column', 'fuels', 'fuel[]'],
    ['key', 'id'],
    ['refers', 'van', 'Van', 'id'],
    ['>=', 'van', '-5'],
    ['table', 'Van'],
    ['column', 'id', 'integer', 'not null'],
    ['unique', 'id'],
    ['labels', 'id', 'a', 'b'],
  ];
  expect(ddlOfFacts(facts.map((fields) => fields.join('\t')).join('\n'))).toBe(`CREATE TYPE "fuel" AS ENUM ('diesel', 'driver''s own');
CREATE TABLE "trips" (
  "id" integer NOT NULL,
  "van" integer,
  "fuels" "fuel"[],
  PRIMARY KEY ("id"),
  CHECK ("van" >= -5)
);
CREATE TABLE "Van" (
  "id" integer NOT NULL,
  UNIQUE ("id"),
  CHECK ("id" IN ('a', 'b'))
);
ALTER TABLE "trips" ADD FOREIGN KEY ("van") REFERENCES "Van" ("id");
`);
});

const SECRET = 'words of somebody';
const table: CatalogTable = {
  schema: 'public',
  name: 'trips',
  kind: 'table',
  comment: SECRET,
  columns: [
    { name: 'id', type: 'integer', notNull: true, default: `nextval('${SECRET}')`, comment: SECRET },
    { name: 'fuel', type: 'public."Fuel"' },
    { name: 'mail', type: 'public.mail' },
    { name: 'place', type: 'public.geometry(Point,4326)' },
    { name: 'state', type: 'text' },
    { name: 'lat', type: 'numeric(8,6)' },
    { name: 'twice', type: 'integer', generated: 'stored', generationExpression: SECRET },
  ],
  uniqueKeys: [
    { name: 'trips_pkey', keys: [{ column: 'id' }], columns: ['id'], primary: true },
    { name: 'by_expression', keys: [{ expression: `lower('${SECRET}')` }], columns: ['state'] },
    { name: 'by_part', keys: [{ column: 'state' }], columns: ['state'], predicate: SECRET },
  ],
  foreignKeys: [{ name: 'f', columns: ['fuel'], references: 'public."Fuel kinds"', referencedColumns: ['name'] }],
  checks: [
    { name: 'a', expression: "(state = ANY (ARRAY['open'::text, 'driver''s'::text]))", columns: ['state'] },
    { name: 'b', expression: "((lat >= ('-90'::integer)::numeric) AND (lat <= (90)::numeric))", columns: ['lat'] },
    { name: 'c', expression: `(state <> '${SECRET}'::text)`, columns: ['state'] },
    { name: 'd', expression: '(cardinality(state) > 0)', columns: ['state'] },
    { name: 'e', expression: '((id > 5) OR (id < 2))', columns: ['id'] },
  ],
  exclusions: [],
  triggers: [],
  rules: [{ name: 'r', definition: SECRET, instead: false }],
  content: { columns: ['state'], rows: [[SECRET]] },
};
const catalog: Catalog = {
  format: 1,
  serverVersion: 180000,
  types: {
    'public."Fuel"': { kind: 'enum', labels: ['diesel', 'petrol'] },
    'public.mail': { kind: 'domain', base: 'character varying(80)', checks: [{ name: 'm', expression: SECRET }] },
    'public.geometry(Point,4326)': { kind: 'extension', extension: 'postgis', name: 'geometry' },
  },
  tables: [table],
  functions: {},
  extensions: [],
  sequences: [],
  views: [SECRET],
  settings: [],
  notices: [],
};

test('facts are words, types, keys, references, labels and numbers only', () => {
  expect(factsOf(catalog)).toBe(
    [
      'enum\tFuel\tdiesel\tpetrol',
      'table\ttrips',
      'column\tid\tinteger\tnot null',
      'column\tfuel\tFuel',
      'column\tmail\tcharacter varying(80)',
      'column\tplace\ttext',
      'column\tstate\ttext',
      'column\tlat\tnumeric(8,6)',
      'key\tid',
      'refers\tfuel\tFuel kinds\tname',
      "labels\tstate\topen\tdriver's",
      '>=\tlat\t-90',
      '<=\tlat\t90',
      '',
    ].join('\n'),
  );
});

test('an invalid line is refused', () => {
  expect(() => ddlOfFacts('table\tt\ncomment\tt\tsecret')).toThrow('not a fact: comment');
});

test('a repository belongs to one part, whatever the case of its name, and a fifth of them to the test set', () => {
  expect(partOf('Owner/Name')).toBe(partOf('owner/name'));
  const test = Array.from({ length: 2000 }, (_, i) => partOf(`owner/name-${i}`)).filter((part) => part === 'test').length;
  expect(test).toBeGreaterThan(340);
  expect(test).toBeLessThan(460);
});

test('the lines in the repository only name columns in their facts', () => {
  const schemas = readGold([resolve(import.meta.dirname, 'schemas')], 'learn');
  const names = schemas.map(({ name }) => name);
  expect(names.filter((name) => !name.startsWith('tables-'))).toEqual(['fleet', 'school']);
  expect(names.length).toBeGreaterThan(2);
  for (const { facts, lines } of schemas) {
    const columns = new Set<string>();
    let table = '';
    for (const [word, name] of facts.split('\n').map((each) => each.split('\t'))) {
      if (word === 'table') table = name!;
      else if (word === 'column') columns.add(`${table}.${name}`);
    }
    expect(lines.map((each) => `${each.table}.${each.column}`).filter((name) => !columns.has(name))).toEqual([]);
    expect(new Set(lines.map((each) => `${each.table}.${each.column}`)).size).toBe(lines.length);
  }
});
