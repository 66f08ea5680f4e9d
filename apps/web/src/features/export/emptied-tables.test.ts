import { expect, test } from 'vitest';
import { emptiedTables, keptTables, knownModes } from './emptied-tables.ts';

const TABLES = ['public.country', 'public.shop', 'audit.log'].map((table) => ({ table, state: 'filled' as const }));

test('emptied tables are those with truncate, set on the table itself or on all', () => {
  expect(emptiedTables(TABLES, 'truncate', { 'public.country': 'keep', 'audit.log': 'skip' })).toEqual(['public.shop']);
  expect(emptiedTables(TABLES, 'append', { 'audit.log': 'truncate' })).toEqual(['audit.log']);
  expect(emptiedTables(TABLES, 'append', {})).toEqual([]);
});

test('a load sends nothing to tables that it skips, or keeps with their rows', () => {
  const all = [...TABLES, { table: 'public.order', state: 'empty' as const }];
  expect(keptTables(all, 'keep', { 'public.shop': 'append' })).toEqual(['public.country', 'audit.log']);
  expect(keptTables(all, 'append', { 'audit.log': 'skip' })).toEqual(['audit.log']);
  expect(keptTables(all, 'truncate', {})).toEqual([]);
});

test('modes of a run are matched by the whole name, those of missing tables are not', () => {
  expect(knownModes(TABLES, { country: 'keep', 'audit.log': 'skip', gone: 'append' })).toEqual({ 'public.country': 'keep', 'audit.log': 'skip' });
});
