import { expect, test } from 'vitest';
import type { PaletteItem } from '../../lib/palette-state.ts';
import { findItems } from './find-items.ts';

const item = (label: string, group: PaletteItem['group']): PaletteItem => ({ id: label, label, group, run: () => undefined });
const ITEMS = [
  item('Export', 'Go to'),
  item('Settings', 'Go to'),
  item('public.wide_export', 'Tables'),
  item('public.assets', 'Tables'),
  item('public.wide_export.export_id', 'Columns'),
  item('All keys', 'Commands'),
];
const labels = (query: string) => findItems(ITEMS, query).flatMap(({ items }) => items.map(({ label }) => label));

test('a table whose name has the words is listed before screens and commands', () => {
  expect(labels('export')[0]).toBe('public.wide_export');
  expect(labels('wide_export')[0]).toBe('public.wide_export');
});

test('a table that has them inside a word, or only their letters, is not', () => {
  expect(labels('set')[0]).toBe('Settings');
  expect(labels('all')[0]).toBe('All keys');
});

test('without words columns are not listed, and the order is that of the sources', () => {
  expect(labels('')).toEqual(['Export', 'Settings', 'public.wide_export', 'public.assets', 'All keys']);
});

test.each([
  ['#wide', ['public.wide_export']],
  ['@wide', ['public.wide_export.export_id']],
  ['>wide', []],
])('%s finds one kind only', (query, found) => expect(labels(query)).toEqual(found));
