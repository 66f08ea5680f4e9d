import { expect, test } from 'vitest';
import { emptiedTables, knownModes } from './emptied-tables.ts';

const TABLES = ['public.country', 'public.shop', 'audit.log'].map((table) => ({ table, state: 'filled' as const }));

test('what is emptied is what truncate is said of, by the table itself or by all', () => {
  expect(emptiedTables(TABLES, 'truncate', { 'public.country': 'keep', 'audit.log': 'skip' })).toEqual(['public.shop']);
  expect(emptiedTables(TABLES, 'append', { 'audit.log': 'truncate' })).toEqual(['audit.log']);
  expect(emptiedTables(TABLES, 'append', {})).toEqual([]);
});

test('modes of a run are found again by the whole name, those of tables that are gone are not', () => {
  expect(knownModes(TABLES, { country: 'keep', 'audit.log': 'skip', gone: 'append' })).toEqual({ 'public.country': 'keep', 'audit.log': 'skip' });
});
