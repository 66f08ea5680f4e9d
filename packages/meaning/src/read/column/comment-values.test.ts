import { expect, test } from 'vitest';
import type { ColumnView } from '../../schema/schema-view.ts';
import { commentValues } from './comment-values.ts';

const values = (comment: string, kind?: string) =>
  commentValues({ column: { name: 'x', comment }, type: { base: 'varchar', kind: 'base', length: 40 } } as unknown as ColumnView, undefined, kind);

test('a comment that is only a list', () => {
  expect(values('ACTIVE, LAPSED, GRACE_PERIOD')).toEqual(['ACTIVE', 'LAPSED', 'GRACE_PERIOD']);
  expect(values('pending | paid | failed')).toEqual(['pending', 'paid', 'failed']);
  expect(values('REAL_LOSS (as billed), FIXED (a sum)')).toEqual(['REAL_LOSS', 'FIXED']);
  expect(values('EN CURSO, FINALIZADO')).toEqual(['EN CURSO', 'FINALIZADO']);
});

test('a sentence with commas is not a list', () => {
  expect(values('the name of the owner, if known')).toBeNull();
  expect(values('foreign key')).toBeNull();
  expect(values('set by the import, never by hand')).toBeNull();
});

test('examples are used if the name is only a guess', () => {
  expect(values('e.g. STOPPED, OVERHEATED, etc.')).toEqual(['STOPPED', 'OVERHEATED']);
  expect(values('e.g. Berlin, Paris', 'location.city')).toBeNull();
});

test('fields and files quoted in a comment are not values', () => {
  expect(values('"web" for browsers, "app" for phones')).toEqual(['web', 'app']);
  expect(values('Value of the `summary` field in the `package.json` file of this version.')).toBeNull();
});
