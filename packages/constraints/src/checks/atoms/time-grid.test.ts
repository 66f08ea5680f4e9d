import { expect, test } from 'vitest';
import { resolveType, type Domain } from '@seedbed/contract';
import { call, column, constant, type Expression } from '../expression.ts';
import { intersectDomains } from '../intersect-domains.ts';
import { timeGrid, timeGridList } from './time-grid.ts';

const scope = {
  columns: new Map(['time', 'timestamp', 'timestamptz', 'date'].map((type) => [type, resolveType(type)])),
  notNull: new Set<string>(),
  byCodePoint: new Set<string>(),
  types: {},
};
const field = (name: string, of: string): Expression => call('extract', constant(name, 'text'), column(of));
const number = (value: number): Expression => constant(String(value), 'int4');
const domainOf = (left: Expression, operator: string, right: Expression, of: string): Domain | undefined =>
  timeGrid(left, operator, right, scope)?.[0]?.columns.get(of)?.domain;

test.each<[string, Expression, string, Expression, string, Domain]>([
  ['whole minutes', field('second', 'time'), '=', number(0), 'time', { multipleOf: 60 }],
  ['half past', field('minute', 'timestamp'), '=', number(30), 'timestamp', { multipleOf: 3600, remainder: 1800 }],
  ['quarters', call('%', field('minute', 'timestamptz'), number(15)), '=', number(0), 'timestamptz', { multipleOf: 900 }],
  ['cut to the hour', call('date_trunc', constant('hour', 'text'), column('timestamp')), '=', column('timestamp'), 'timestamp', { multipleOf: 3600 }],
  ['an hour of the day', field('hour', 'time'), '=', number(9), 'time', { min: '09:00:00', max: '10:00:00', maxExclusive: true }],
])('%s', (_, left, operator, right, of, domain) => {
  expect(domainOf(left, operator, right, of)).toEqual(domain);
});

test('a list of all values is one grid', () => {
  expect(timeGridList(field('minute', 'time'), ['30', '0'], scope)?.[0]?.columns.get('time')?.domain).toEqual({ multipleOf: 1800 });
  expect(timeGridList(field('minute', 'time'), ['0', '10'], scope)).toBeNull();
});

test('a field of a date is not a time grid', () => {
  expect(timeGrid(field('second', 'date'), '=', number(0), scope)).toBeNull();
});

test.each<[Domain, Domain, Domain | null]>([
  [{ multipleOf: 60 }, { multipleOf: 3600, remainder: 1800 }, { multipleOf: 3600, remainder: 1800 }],
  [{ multipleOf: 3600, remainder: 1800 }, { multipleOf: 60 }, { multipleOf: 3600, remainder: 1800 }],
  [{ multipleOf: 60, remainder: 5 }, { multipleOf: 3600 }, null],
  [
    { multipleOf: 4, remainder: 1 },
    { multipleOf: 6, remainder: 3 },
    { multipleOf: 12, remainder: 9 },
  ],
])('%j and %j', (a, b, both) => {
  expect(intersectDomains(a, b, resolveType('timestamp'))).toEqual(both);
});
