import { expect, test } from 'vitest';
import type { PaletteItem } from '../../lib/palette-state.ts';
import { findItems, firstItems, PREFIXES } from './find-items.ts';
import { wholeLabel } from './score-item.ts';

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

test('a table whose name matches comes before screens and commands', () => {
  expect(labels('export')[0]).toBe('wide_export');
  expect(labels('wide export')[0]).toBe('wide_export');
  expect(labels('public.wide_export')[0]).toBe('wide_export');
});

test('a table that has them inside a word, or only their letters, does not', () => {
  expect(labels('set')[0]).toBe('Settings');
  expect(labels('all')[0]).toBe('All keys');
});

test('a column matched by its own name comes before the columns of a table with that name', () =>
  expect(labels('export', PREFIXES['@']!)).toEqual(['wide_export.export_id', 'assets.export_id', 'wide_export.note']));

test('a screen is found by its purpose', () => expect(labels('download')).toEqual(['Export']));

test('columns of one table only', () =>
  expect(labels('', { group: 'Columns', table: 'column-public.wide_export', label: '' })).toEqual(['wide_export.note', 'wide_export.export_id']));

test('with an empty query the list has recent items, then screens and commands', () => {
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
])('%s finds only one type of item', (prefix, found) => expect(labels('wide', PREFIXES[prefix]!).toSorted()).toEqual(found));

const SHOP = [
  item('table-public.orders', 'orders', 'Tables', { words: 'public.orders' }),
  item('c1', 'placed_at', 'Columns', { path: 'orders', words: 'public.orders.placed_at date time when' }),
  item('c2', 'created_at', 'Columns', { path: 'customers', words: 'public.customers.created_at date time when' }),
  item('c3', 'delivered_at', 'Columns', { path: 'orders', words: 'public.orders.delivered_at date time when' }),
  item('c4', 'status', 'Columns', { path: 'orders', words: 'public.orders.status' }),
  item('seed', 'Set the seed…', 'Commands', { words: 'random other rows' }),
  item('csv', 'Export as CSV…', 'Commands', { isQuiet: true }),
  item('go-settings-members', 'Members', 'Go to', { words: 'settings members invite people' }),
];
const shop = (query: string) => findItems(SHOP, query, null).flatMap(({ items }) => items.map(wholeLabel));

test.each([
  ['order date', ['orders.placed_at', 'orders.delivered_at']],
  ['date order', ['orders.placed_at', 'orders.delivered_at']],
  ['stat', ['orders.status']],
  ['seed', ['Set the seed…']],
  ['set seed', ['Set the seed…']],
  ['csv export', ['Export as CSV…']],
  ['invite', ['Members']],
  ['go to orders', ['orders', 'orders.status', 'orders.placed_at', 'orders.delivered_at']],
  ['order shoe', []],
])('%s: words match in any order, also in hidden text, without unrelated results', (query, found) => expect(shop(query)).toEqual(found));

test('items that only a search finds are not listed before one', () =>
  expect(firstItems(SHOP, []).flatMap(({ items }) => items.map(({ id }) => id))).not.toContain('csv'));

const GYM = [
  item('table-public.bookings', 'bookings', 'Tables', { words: 'public.bookings' }),
  item('table-public.members', 'members', 'Tables', { words: 'public.members' }),
  item('c5', 'booked_at', 'Columns', { path: 'bookings', words: 'public.bookings.booked_at' }),
  item('value-public.bookings.state=no_show', 'no_show', 'Values', { note: 'bookings.state', isQuiet: true }),
  item('revision-3', 'Revision 3: 20 % of bookings cancelled', 'Revisions', { words: 'history rev 3 version', isQuiet: true }),
];
const gym = (query: string) => findItems(GYM, query, null).flatMap(({ group, items }) => items.map((one) => `${group}: ${wholeLabel(one)}`));

test.each([
  ['boking', ['Did you mean: bookings', 'Did you mean: Revision 3: 20 % of bookings cancelled']],
  ['membres', ['Did you mean: members']],
  ['no show', ['Values: no_show']],
  ['revision 3', ['Revisions: Revision 3: 20 % of bookings cancelled']],
  ['rev 3', ['Revisions: Revision 3: 20 % of bookings cancelled']],
  ['bookings cancelled', ['Revisions: Revision 3: 20 % of bookings cancelled']],
  ['members', ['Tables: members']],
  ['xyz', []],
  ['abcdefgh', []],
])('%s: typos, values and revisions', (query, found) => expect(gym(query)).toEqual(found));

const PARCELS = [
  item('table-public.orders', 'orders', 'Tables', { words: 'public.orders' }),
  column('parcels', 'shipped_at'),
  column('parcels', 'created_at'),
  item('revision-2', 'Revision 2: orders_user_id_fkey: distribution reset, edited so', 'Revisions', { words: 'history rev 2 version', isQuiet: true }),
  item('revision-3', 'Revision 3: shiped_at, as someone wrote it', 'Revisions', { words: 'history rev 3 version', isQuiet: true }),
];
const parcels = (query: string) => findItems(PARCELS, query, null).map(({ group, items }) => [group, ...items.map(({ id }) => id)]);

test('a typo in a table or column is asked about beside hits elsewhere, before those by single letters', () => {
  expect(parcels('ordres')).toEqual([
    ['Did you mean', 'table-public.orders'],
    ['Revisions', 'revision-2'],
  ]);
  expect(parcels('shiped_at')).toEqual([
    ['Revisions', 'revision-3'],
    ['Did you mean', 'column-public.parcels.shipped_at'],
  ]);
  expect(parcels('orders').map(([group]) => group)).toEqual(['Tables', 'Revisions']);
});
