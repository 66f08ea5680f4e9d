import { expect, test } from 'vitest';
import { schemaOfText } from '../src/index.ts';

const ddlOf = (document: object): string =>
  schemaOfText(JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...document }), 'x.json')!.ddl;

test.each<[string, object]>([
  ['a tree of objects without an id', { title: 'Category', properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#' } } } }],
  [
    'a list of itself',
    { title: 'A', properties: { id: { type: 'integer' }, all: { $ref: '#/$defs/List' } }, $defs: { List: { type: 'array', items: { $ref: '#/$defs/List' } } } },
  ],
  ['a reference with a percent sign', { title: 'A', properties: { id: { type: 'integer' }, b: { $ref: '#/$defs/100%' } }, $defs: {} }],
  [
    'four references to itself',
    {
      title: 'A',
      properties: { id: { type: 'integer' }, b: { $ref: '#/$defs/B' } },
      $defs: { B: { allOf: Array.from({ length: 4 }, () => ({ $ref: '#/$defs/B' })) } },
    },
  ],
])('%s ends', (_, document) => {
  expect(ddlOf(document)).toContain('CREATE TABLE');
});

test('exponentially growing definitions are rejected', () => {
  const doubled = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [`d${i}`, { allOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] }]),
  );
  expect(() =>
    ddlOf({ title: 'A', properties: { id: { type: 'integer' }, b: { $ref: '#/$defs/d0' } }, $defs: { ...doubled, d30: { type: 'string' } } }),
  ).toThrow('more than 100000 schemas');
});

test('thousands of parts of allOf are read in the time that they take together', () => {
  const allOf = Array.from({ length: 20_000 }, (_, i) => ({ properties: { [`p${i}`]: { type: 'string' } }, required: [`p${i}`] }));
  const ddl = ddlOf({ title: 'A', type: 'object', properties: { id: { type: 'integer' } }, allOf });
  expect(ddl.match(/^ {2}"p\d+" text NOT NULL/gm)).toHaveLength(20_000);
});

test('a circular YAML alias is a document', () => {
  const text =
    'apiVersion: v3.0.2\nkind: DataContract\nschema:\n  - name: t\n    properties:\n      - { name: id, logicalType: integer, primaryKey: true }\n      - &p { name: a, logicalType: array, items: *p }\n';
  expect(schemaOfText(text, 'x.odcs.yaml')!.ddl).toContain('"a" jsonb');
});
