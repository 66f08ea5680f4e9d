import { expect, test } from 'vitest';
import { nullWords } from './column-row.tsx';

const column = { name: 'note', type: 'text', generator: { kind: 'text' } } as unknown as Parameters<typeof nullWords>[0]['column'];

test.each([
  ['a column that may be NULL and is not', { ...column, nullable: true }, null, '0 %'],
  ['a column that is NULL in some rows', { ...column, nullable: true, nullRate: 0.08 }, null, '8 %'],
  ['a column under NOT NULL', { ...column, nullable: false }, null, 'not allowed'],
  ['a column that Postgres computes', { ...column, nullable: true }, 'generated' as const, ''],
])('%s', (_, one, given, words) => expect(nullWords({ column: one, given })).toBe(words));
