import { resolveType, type GeneratorDescription } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { findGenerators } from './find-generators.ts';

const made = (kind: string, group: string, ...outputs: string[]) =>
  ({ kind, title: kind, summary: `Text of ${group}.`, group, outputs }) as unknown as GeneratorDescription;
const ALL = [
  made('sequence', 'structure', 'integer', 'text'),
  made('number.bitmask', 'number', 'integer', 'text'),
  made('number.int', 'number', 'integer', 'text'),
  made('company.name', 'company', 'text'),
  made('person.fullName', 'person', 'text'),
  made('company.brand', 'company', 'text'),
  made('date.past', 'date', 'date'),
];
const listed = (query: string, chosen: string | null, ...suggested: string[]) =>
  findGenerators(ALL, resolveType('text'), query, { chosen, suggested }).map(({ title, members }) => [title, ...members.map((one) => one.kind)].join(' '));

test('text generators come before generators written as text, and structure comes last', () =>
  expect(listed('', null)).toEqual([
    'Company company.name company.brand',
    'Person person.fullName',
    'Number number.bitmask number.int',
    'Structure sequence',
    'For other types date.past',
  ]));

test('the chosen generator is first, then alternatives for the column, then its group', () =>
  expect(listed('', 'company.name', 'person.fullName', 'company.name').slice(0, 3)).toEqual([
    'Suggested company.name person.fullName',
    'Company company.brand',
    'Number number.bitmask number.int',
  ]));

test('a query does not list likely generators of other names', () =>
  expect(listed('company.', 'number.int', 'date.past')).toEqual(['Company company.name company.brand']));

test('a word of a summary finds a generator, after those of that name', () => {
  const described = [
    { ...ALL[3]!, kind: 'values', title: 'Values', group: 'structure', summary: 'One of a list, each alike.' },
    made('mail.listName', 'mail', 'text'),
  ];
  const found = (query: string) =>
    findGenerators(described, resolveType('text'), query, { chosen: null, suggested: [] }).flatMap(({ members }) => members.map(({ kind }) => kind));
  expect(found('list')).toEqual(['mail.listName', 'values']);
  expect(found('values')).toEqual(['values']);
  expect(found('ist,')).toEqual([]);
});

test('a title with the word is before a kind whose group has it', () => {
  const phones = [
    { ...made('phone.imei', 'phone', 'text'), title: 'IMEI' },
    { ...made('phone.number', 'phone', 'text'), title: 'Phone number' },
  ];
  const [group] = findGenerators(phones, resolveType('text'), 'phone', { chosen: null, suggested: [] });
  expect(group!.members.map(({ kind }) => kind)).toEqual(['phone.number', 'phone.imei']);
});
