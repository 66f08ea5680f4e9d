import { expect, test } from 'vitest';
import type { SqlType } from '@seedbed/contract';
import { generatorByKind } from '@seedbed/engine';
import { typeClass } from '../../read/rules/type-class.ts';
import { readName } from '../../read/names/vocabulary.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { universal } from '../../read/rules/universal.ts';
import type { ColumnView } from '../../schema/schema-view.ts';
import { fieldsOfComposite } from './fields-of-composite.ts';

const base = (name: string): SqlType => ({ kind: 'base', schema: 'pg_catalog', name, base: name }) as unknown as SqlType;
const point = {
  kind: 'composite',
  schema: 'public',
  name: 'place_on_earth',
  base: 'composite',
  fields: [
    { name: 'latitude', type: base('numeric') },
    { name: 'longitude', type: base('numeric') },
    { name: 'qzx', type: base('bytea') },
  ],
} as unknown as SqlType;

test('fields of a composite hold what columns with their names would', () => {
  const index = universal;
  const column = { name: 'spot', type: point, column: { name: 'spot', type: point } } as unknown as ColumnView;
  const name = readName('spot');
  const at: ColumnContext = {
    type: typeClass(point),
    length: undefined,
    name,
    table: readName('visits'),
    tableWords: new Set(['visit']),
    siblingWords: new Set(),
    domains: new Set(),
    agent: false,
  };
  const draft = fieldsOfComposite(column, name.words, at, (field) => index.best(field))!;
  const fields = draft.parameters.fields as Record<string, { kind: string }>;
  expect(fields.latitude!.kind).toBe('location.latitude');
  expect(fields.longitude!.kind).toBe('location.longitude');
  expect(fields.qzx).toBeUndefined();
  expect(generatorByKind('composite')).toBeDefined();
});
