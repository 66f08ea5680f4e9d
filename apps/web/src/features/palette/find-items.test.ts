import { expect, test } from 'vitest';
import type { PaletteItem } from '../../lib/palette-state.ts';
import { findItems, firstItems, PREFIXES, wholeLabel } from './find-items.ts';

const item = (id: string, label: string, group: PaletteItem['group'], more: Partial<PaletteItem> = {}): PaletteItem => ({
  id,
  label,
  group,
  run: () => undefined,
  ...more,
});
const column = (table: string, label: string) => item(`column-public.${table}.${label}`, label, 'Columns', { path: table, words: `public.${table}.${label}` });
const ITEMS = [
  item('go e', 'Export', 'Go to', { words: 'download files' }),
  item('go-settings', 'Settings', 'Go to'),
  item('table-public.wide_export', 'wide_export', 'Tables', { words: 'public.wide_export' }),
  item('table-public.assets', 'assets', 'Tables', { words: 'public.assets' }),
  column('wide_export', 'note'),
  column('wide_export', 'export_id'),
  column('assets', 'export_id'),
  item('keys', 'All keys', 'Commands'),
];
const labels = (query: string, scope: Parameters<typeof findItems>[2] = null) => findItems(ITEMS, query, scope).flatMap(({ items }) => items.map(wholeLabel));

test('a table whose name has the words stands before screens and commands', () => {
  expect(labels('export')[0]).toBe('wide_export');
  expect(labels('wide export')[0]).toBe('wide_export');
  expect(labels('public.wide_export')[0]).toBe('wide_export');
});

test('a table that has them inside a word, or only their letters, does not', () => {
  expect(labels('set')[0]).toBe('Settings');
  expect(labels('all')[0]).toBe('All keys');
});

test('a column by its own name stands before those of a table with that name', () =>
  expect(labels('export', PREFIXES['@']!)).toEqual(['wide_export.export_id', 'assets.export_id', 'wide_export.note']));

test('a screen is found by what it is for', () => expect(labels('download')).toEqual(['Export']));

test('columns of one table only', () =>
  expect(labels('', { group: 'Columns', table: 'column-public.wide_export', label: '' })).toEqual(['wide_export.note', 'wide_export.export_id']));

test('before anything is asked for: what was opened last, then places and commands', () => {
  const first = firstItems(ITEMS, ['keys', 'table-public.gone', 'column-public.assets.export_id']);
  expect(first.map(({ group, items }) => [group, items.map(wholeLabel)])).toEqual([
    ['Recent', ['All keys', 'assets.export_id']],
    ['Go to', ['Export', 'Settings']],
  ]);
});

test.each([
  ['#', ['wide_export']],
  ['@', ['wide_export.export_id', 'wide_export.note']],
  ['>', []],
])('%s finds one kind only', (prefix, found) => expect(labels('wide', PREFIXES[prefix]!).toSorted()).toEqual(found));
