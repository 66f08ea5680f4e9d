import { LIMITS } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { datasetName, isAddress, isGrowKey, nameOfListing, refusalOf, refusalOfFile, submitLabel, withPaste } from './paste-model.ts';

test('only a lone address counts as an address', () => {
  expect(isAddress(' postgres://ana@db/shop\n')).toBe(true);
  expect(isAddress('postgresql://db/shop')).toBe(true);
  expect(isAddress('-- postgres://ana@db/shop')).toBe(false);
  expect(isAddress('postgres://db/shop create table a ()')).toBe(false);
});

test('empty and oversized texts are rejected with advice', () => {
  expect(refusalOf('  \n', 3)).toMatch(/^Paste CREATE TABLE statements first/);
  expect(refusalOf('create table a ()', 17)).toBeNull();
  expect(refusalOf('x', LIMITS.ddlBytes + 1)).toMatch(/pg_dump --schema-only/);
  expect(refusalOfFile({ name: 'dump.sql', size: LIMITS.ddlBytes })).toBeNull();
  expect(refusalOfFile({ name: 'dump.sql', size: LIMITS.ddlBytes + 1 })).toMatch(/^dump\.sql has /);
});

test('Ctrl+Enter counts wherever the focus is, but not in a dialog or on a link', () => {
  const on = (inside: boolean) => ({ closest: () => (inside ? {} : null) }) as unknown as EventTarget;
  const key = { key: 'Enter', ctrlKey: true, metaKey: false };
  expect(isGrowKey({ ...key, target: on(false) })).toBe(true);
  expect(isGrowKey({ ...key, target: null })).toBe(true);
  expect(isGrowKey({ ...key, ctrlKey: false, metaKey: true, target: on(false) })).toBe(true);
  expect(isGrowKey({ ...key, target: on(true) })).toBe(false);
  expect(isGrowKey({ ...key, ctrlKey: false, target: on(false) })).toBe(false);
});

test('a dataset is named after its file, without the extension', () => {
  expect(datasetName('shop-2026.sql', 'create table a (id int);')).toBe('shop-2026');
  expect(datasetName('.sql', 'create table a (id int);')).toBe('.sql');
});

test('a long paste replaces what was selected, a short one is left to the browser', () => {
  expect(withPaste('abcdef', 'x', 1, 3)).toBeNull();
  const long = 'x'.repeat(10_000);
  expect(withPaste('abcdef', long, 1, 3)).toBe(`a${long}def`);
});

test('the button describes its action and names the file', () => {
  const plain = { isReading: false, isAddress: false, kept: null };
  expect(submitLabel(plain)).toBe('Generate');
  expect(submitLabel({ ...plain, isAddress: true })).toBe('Connect');
  expect(submitLabel({ ...plain, kept: 'shop.sql' })).toBe('Generate from shop.sql');
  expect(submitLabel({ ...plain, kept: 'x'.repeat(29) })).toBe('Generate from the file before');
  expect(submitLabel({ isReading: true, isAddress: true, kept: 'shop.sql' })).toBe('Generating…');
});

test('several files are named after their folder', () => {
  expect(nameOfListing([{ path: 'db/migrations/1.sql' }, { path: 'db/2.sql' }] as never)).toBe('db');
  expect(nameOfListing([])).toBe('The folder');
});
