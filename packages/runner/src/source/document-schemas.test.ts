import { expect, test } from 'vitest';
import { postgresDdlOf } from './postgres-ddl-of.ts';
import { openSource } from './source-of.ts';

const SCHEMA = JSON.stringify({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Note',
  type: 'object',
  not: {},
  properties: { id: { type: 'integer' }, body: { type: 'string' } },
});
const CONTRACT =
  'apiVersion: v3.0.0\nkind: DataContract\nschema:\n  - name: notes\n    properties:\n      - { name: id, logicalType: integer, primaryKey: true }\n';

test('a pasted JSON Schema or contract becomes DDL, with a diagnostic for what is lost', async () => {
  const { ddl, diagnostics } = await postgresDdlOf(SCHEMA, 'the schema');
  expect(ddl).toContain('CREATE TABLE "note"');
  expect(diagnostics.map(({ message }) => message).join('\n')).toContain('#: not read: not');
  expect((await postgresDdlOf(CONTRACT, 'the schema')).ddl).toContain('CREATE TABLE "notes"');
});

test('a blueprint is not changed, and JSON that describes no table is left to Postgres', async () => {
  expect(await openSource('{"format": 1, "tables": []}', 'blueprint.json')).toMatchObject({ kind: 'blueprint' });
  expect(await openSource('{"name": "x"}', 'package.json')).toMatchObject({ kind: 'blueprint' });
  expect((await postgresDdlOf('{"name": "x"}', 'the schema')).ddl).toBe('{"name": "x"}');
});
