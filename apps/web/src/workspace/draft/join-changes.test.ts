import { expect, test } from 'vitest';
import { joinChanges } from './join-changes.ts';

const table = (name: string, columns: object[], more: object = {}) => ({ schema: 'public', name, rows: 10, columns, ...more });
const base = { seed: 42, tables: [table('a', [{ name: 'x', type: 'int' }, { name: 'y', type: 'text', because: 'its name' }]), table('b', [{ name: 'z', type: 'int' }])] }; // prettier-ignore

test('only the changes of a repair are written', () => {
  const mended = structuredClone(base);
  mended.tables[0]!.columns[0] = { name: 'x', type: 'int', generator: { kind: 'pool' } } as never;
  mended.tables[0]!.columns[1] = { name: 'y', type: 'text' };
  mended.tables[1]!.rows = 0;
  const current = structuredClone(base);
  expect(joinChanges(current, base, mended)).toBe(3);
  expect(current).toEqual(mended);
});

test('edits made during the repair stay', () => {
  const mended = structuredClone(base);
  mended.tables[1]!.rows = 5;
  mended.tables[0]!.rows = 7;
  const current = { ...structuredClone(base), seed: 7 };
  current.tables[1]!.rows = 1_000;
  expect(joinChanges(current, base, mended)).toBe(1);
  expect(current).toMatchObject({ seed: 7, tables: [{ rows: 7 }, { rows: 1_000 }] });
});

test('nothing is written without a change', () => expect(joinChanges(structuredClone(base), base, structuredClone(base))).toBe(0));
