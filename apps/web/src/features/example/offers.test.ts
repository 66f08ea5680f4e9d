import { resolveType, type GeneratorDescription } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { cellKind } from '../../workspace/grid-column.ts';
import { isMadeUnique } from './made-unique.ts';
import { offersFor } from './offers.ts';

const describe = (kind: string, title: string, samples: string[], outputs = ['text']): GeneratorDescription => ({
  kind,
  group: kind.split('.')[0]!,
  title,
  summary: title,
  parameters: {},
  outputs,
  invertible: 'none',
  samples,
});
const GENERATORS = [
  describe('internet.email', 'E-mail', ['jsmith@example.org', 'ana.lopez@mail.example']),
  describe('location.city', 'City', ['Graz', 'Lagos']),
  describe('internet.ipv4', 'IPv4', ['10.0.0.12'], ['network']),
];
const offers = (sqlType: string, examples: string[], present: string[] = []) => {
  const type = resolveType(sqlType, {});
  return offersFor({ examples, type, kind: cellKind(type), present, nullRate: 0, generators: GENERATORS }).map(({ title, generator }) => [title, generator]);
};

test('one value offers that constant, the column’s existing values, or similar codes', () => {
  expect(offers('text', ['HT-7'], ['A', 'A', 'A', 'B'])).toEqual([
    ['Always this', { kind: 'constant', parameters: { value: 'HT-7' } }],
    ['One of these', { kind: 'values', parameters: { values: ['A', 'B', 'HT-7'], weights: [3, 1, 2] } }],
    ['Like this', { kind: 'pattern', parameters: { regex: 'HT-\\d' } }],
  ]);
  // Values that differ in each row are not a list, and values in the list do not change it.
  expect(offers('text', ['Linz'], ['Graz', 'Wien', 'Enns'])).toHaveLength(1);
  expect(offers('text', ['a'], ['a', 'a', 'b', 'b'])).toHaveLength(1);
});

test('several values: one of them as often as each is typed, or any between them', () => {
  expect(offers('text', ['new', 'paid', 'paid'])).toEqual([['One of these', { kind: 'values', parameters: { values: ['new', 'paid'], weights: [1, 2] } }]]);
  expect(offers('numeric(8,2)', ['9.50', '20'])).toEqual([
    ['One of these', { kind: 'values', parameters: { values: [9.5, 20] } }],
    ['Like these', { kind: 'number.float', parameters: { min: 9.5, max: 20, fractionDigits: 2 } }],
  ]);
  expect(offers('integer', ['3', '9'])[1]).toEqual(['Like these', { kind: 'number.int', parameters: { min: 3, max: 9 } }]);
  expect(offers('timestamptz', ['2026-03-01 10:00', '2025-01-31'])[1]).toEqual([
    'Like these',
    { kind: 'date.between', parameters: { from: '2025-01-31', to: '2026-03-01' } },
  ]);
});

test('offers catalogue generators that make the value or its form, for types that accept them', () => {
  expect(offers('text', ['mara.lindt@web.example', 'x@y.example']).map(([title]) => title)).toEqual(['One of these', 'E-mail']);
  expect(offers('text', ['graz'])[1]).toEqual(['City', { kind: 'location.city' }]);
  expect(offers('text', ['10.1.1.1']).map(([title]) => title)).not.toContain('IPv4');
  expect(offers('inet', ['10.1.1.1']).map(([title]) => title)).toContain('IPv4');
  expect(offers('numeric', ['12.50']).map(([title]) => title)).toEqual(['Always this']);
  expect(offers('text', [])).toEqual([]);
});

test('a unique column generates more values than were typed', () => {
  const constant = { kind: 'constant', parameters: { value: 'a@b.example' } };
  const list = { kind: 'values', parameters: { values: ['x', 'y'] } };
  expect(isMadeUnique(constant, ['a1@b.example', 'a2@b.example'])).toBe(true);
  expect(isMadeUnique(constant, ['a@b.example', null, 'a@b.example'])).toBe(false);
  expect(isMadeUnique(list, ['x', 'y', 'x7'])).toBe(true);
  expect(isMadeUnique(list, ['x', 'y', 'x'])).toBe(false);
  expect(isMadeUnique({ kind: 'location.city' }, ['Graz', 'Wien'])).toBe(false);
});
