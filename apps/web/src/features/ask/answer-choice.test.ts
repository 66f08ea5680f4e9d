import type { KnowledgeTrial } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { chosenOf, shownColumns, someValues, toggled, toggledAll, unanswered, wordsForModel } from './answer-choice.ts';

const page = (table: string, ...names: string[]) => ({ table, total: 1, offset: 0, columns: names.map((name) => ({ name, type: 'text' })), rows: [] });
const difference = (table: string, all: string[], ...changed: string[]): KnowledgeTrial['tables'][number] => ({
  table,
  changed: changed.map((column) => ({ column, before: 'a', after: 'b' })),
  same: [],
  before: page(table, ...all),
  after: page(table, ...all),
});
const trial = { tables: [difference('public.a', ['id', 'x', 'y'], 'x', 'y'), difference('public.b', ['id', 'z'], 'z'), difference('public.c', ['id'])] };

test.each([
  ['nothing is left out', [], undefined, 3, 3],
  ['a table is left out', ['public.b'], ['public.a', 'public.c'], 2, 2],
  ['a column is left out', ['public.a.x'], ['public.a.y', 'public.b', 'public.c'], 3, 2],
  ['every column of a table is left out', ['public.a.x', 'public.a.y'], ['public.b', 'public.c'], 2, 1],
  ['all is left out', ['public.a', 'public.b', 'public.c'], [], 0, 0],
])('%s', (_, left, accept, tables, columns) => expect(chosenOf(trial, new Set(left))).toEqual({ accept, tables, columns }));

test('a ticked table ticks its columns, and a column its table', () => {
  const left = toggled(toggled(new Set(), 'public.a.x', false), 'public.ab', false);
  expect([...toggled(left, 'public.a', true)]).toEqual(['public.ab']);
  expect([...toggled(new Set(['public.a']), 'public.a.x', true)]).toEqual([]);
});

test('all tables are ticked or unticked at once', () => {
  expect(chosenOf(trial, toggledAll(trial, false))).toMatchObject({ accept: [], tables: 0 });
  expect(chosenOf(trial, toggledAll(trial, true)).accept).toBeUndefined();
});

test('a column is shown by its first different values', () => {
  const rows = [
    ['1', null],
    ['1', null],
    ['2', null],
    ['3', null],
    ['4', null],
  ];
  expect([someValues({ ...page('t', 'a', 'b'), rows }, 'a'), someValues({ ...page('t', 'a', 'b'), rows }, 'b')]).toEqual(['1, 2, 3', 'NULL']);
});

test('changes are shown in the order of the table, after two columns that identify rows', () =>
  expect(shownColumns(difference('t', ['id', 'a', 'b', 'c', 'd'], 'd', 'a'))).toEqual([0, 1, 2, 4]));

const outcome = { taken: [], lost: [], faults: [], relations: [] };

test('tables that the answer leaves out are named', () =>
  expect(
    unanswered(['public.a', 'public.d', 'public.e'], { ...trial, outcome: { ...outcome, lost: [{ place: '', table: 'public.d', column: 'q', reason: '' }] } }),
  ).toEqual(['public.e']));

test('invalid statements go back to the model', () => {
  expect(wordsForModel({ ...outcome, relations: [{ table: 't', relation: 'a < b', condition: 'a < b', rows: 9, holds: 9, fails: [] }] })).toBeNull();
  const words = wordsForModel({
    taken: [],
    faults: [{ place: '/tables/t/columns/x', message: 'No such column.', instead: 'y' }],
    lost: [{ place: '', table: 't', column: 'c', reason: 'a CHECK leaves no room' }],
    relations: [{ table: 't', relation: 'a < b', condition: 'a < b', rows: 9, holds: 4, fails: [2] }],
  });
  expect(words!.split('\n').slice(2, 5)).toEqual([
    '- /tables/t/columns/x: No such column. Write y',
    '- t.c stays as it was: a CHECK leaves no room',
    '- t: "a < b" holds in 4 of 9 rows',
  ]);
});
