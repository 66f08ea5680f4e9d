import type { TargetLook } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { foundTarget } from './found-target.ts';

type State = TargetLook['tables'][number]['state'];
const look = (states: readonly State[], canCreate = true): TargetLook => ({
  target: 'ana@localhost:5432/shop',
  serverVersion: '18.4',
  canCreate,
  tables: states.map((state, i) => ({ table: `public.t${i}`, state })),
});

test('an empty database gets its tables if there is DDL', () => {
  expect(foundTarget(look(['missing', 'missing']))).toMatchObject({ create: true, modes: ['empty'], blocked: false });
  expect(foundTarget(look(['missing', 'missing'], false))).toMatchObject({ create: false, blocked: true, said: expect.stringContaining('no DDL') });
});

test('a partly existing schema is reported with its tables, and the load stops', () => {
  expect(foundTarget(look(['missing', 'empty']))).toMatchObject({
    blocked: true,
    said: expect.stringContaining('1 table of 2 is missing in ana@localhost:5432/shop: t0.'),
  });
});

test('existing rows are appended to, kept and referred to, or removed', () => {
  const found = foundTarget(look(['empty', 'filled', 'filled']));
  expect(found).toMatchObject({ create: false, modes: ['keep', 'append', 'truncate'], blocked: false });
  expect(found.said).toBe('All 3 tables are there; t1 and t2 have rows.');
});

test('a database with only migration tables is empty, and these are named', () => {
  const { tables, ...rest } = look(['filled', 'empty']);
  const found = foundTarget({ ...rest, tables: [{ ...tables[0]!, rows: 167, tool: 'a migration ledger of Prisma' }, tables[1]!] });
  expect(found).toMatchObject({ create: false, modes: ['empty'], blocked: false });
  expect(found.said).toBe('The table is there, without rows. Kept as they are: t0 (167 rows), a migration ledger of Prisma.');
});

test('empty tables are filled', () =>
  expect(foundTarget(look(['empty', 'empty']))).toMatchObject({ create: false, modes: ['empty'], said: 'All 2 tables are there, without rows.' }));
test('a view with that name stops', () => expect(foundTarget(look(['other', 'empty']))).toMatchObject({ blocked: true }));
test('no message mentions a command line', () => {
  for (const states of [['missing'], ['empty'], ['filled'], ['unreadable'], ['other'], ['missing', 'filled']] as State[][])
    for (const canCreate of [true, false]) expect(foundTarget(look(states, canCreate)).said).not.toContain('--');
});
