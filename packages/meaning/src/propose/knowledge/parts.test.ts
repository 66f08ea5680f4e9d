import { expect, test } from 'vitest';
import type { Link } from '../../schema/link.ts';
import type { Concept } from '../packs/pack.ts';
import { whereBelow, withoutParts } from './parts.ts';
import { casesOfLabels, withParts } from './rows-by-label.ts';
import { rowsOfTable } from './rows-of-table.ts';

const ROWS = [
  { kind: 'chore', title: 'Paint the fence' },
  { kind: 'chore', title: 'Mow the lawn' },
  { kind: 'chore', title: 'Sweep the yard' },
  { kind: 'wish', title: 'A swing' },
  { title: 'Buy what is missing', part: true },
  { title: 'Put the tools away', part: true },
];
const concept = {
  concept: 'chore',
  tables: ['chore'],
  attributes: { title: { names: ['title'], kind: 'text' }, kind: { names: ['kind'], kind: 'label' } },
  rows: ROWS,
} as unknown as Concept;
const linkOf = (notNull: boolean, to = 'chores'): Link => {
  const tables = { chores: { column: new Map([['above_id', { notNull }]]) }, people: {} };
  return { from: tables.chores, to: tables[to as 'chores'], columns: ['above_id'] } as unknown as Link;
};
const titlesOf = (part: Concept) => ({ kind: 'values', parameters: { values: part.rows.map((row) => row['title']) } });

test('rows below another one show the examples that are part of any, and all others the rest', () => {
  const { concept: alone, parts } = withoutParts(concept);
  const found = withParts(null, parts, alone, whereBelow([linkOf(false)]))!;
  expect(casesOfLabels(found, alone, titlesOf as never, () => false)!.parameters).toEqual({
    cases: [{ when: 'above_id != null', generator: { kind: 'values', parameters: { values: ['Buy what is missing', 'Put the tools away'] } } }],
    otherwise: { kind: 'values', parameters: { values: ['Paint the fence', 'Mow the lawn', 'Sweep the yard', 'A swing'] } },
  });
});

test('a row without another one above has no parts', () => {
  const { concept: alone, parts } = withoutParts(concept);
  expect(whereBelow([linkOf(true)])).toBeNull();
  expect(whereBelow([linkOf(false, 'people')])).toBeNull();
  expect(withParts(null, parts, alone, null)).toBeNull();
});

test('a table of one kind keeps the parts', () => {
  expect(rowsOfTable(concept, ['chore']).rows.map((row) => row['title'])).toEqual(ROWS.filter(({ kind }) => kind !== 'wish').map(({ title }) => title));
});
