import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { produce } from 'immer';
import { expect, test } from 'vitest';
import { staleTables, staleWords } from './stale-tables.ts';

const link = (from: string, to: string): Blueprint['relations'][number] => ({
  from: { table: `public.${from}`, columns: ['up'] },
  to: { table: `public.${to}`, columns: ['id'] },
  source: 'declared',
});
const proved: Blueprint = {
  ...emptyBlueprint(),
  tables: ['a', 'b', 'c', 'alone'].map((name) => ({ schema: 'public', name, rows: 5, columns: [{ name: 'id', type: 'integer', because: 'a key' }] })),
  relations: [link('b', 'a'), link('c', 'b')],
};

test.each<[string, (draft: Blueprint) => void, string[], string]>([
  ['nothing', () => undefined, [], ''],
  [
    'a parent makes its children and theirs stale',
    (draft) => void (draft.tables[0]!.rows = 6),
    ['public.a', 'public.b', 'public.c'],
    'a and 2 tables that refer to it',
  ],
  ['the last child nobody else', (draft) => void (draft.tables[2]!.rows = 6), ['public.c'], 'c'],
  [
    'the edited ones come first',
    (draft) => void (draft.tables[1]!.rows = draft.tables[3]!.rows = 6),
    ['public.b', 'public.alone', 'public.c'],
    'b, alone and 1 table that refers to them',
  ],
  ['a relation its child', (draft) => void (draft.relations[1]!.nullShare = 0.1), ['public.c'], 'c'],
  ['the seed everything', (draft) => void (draft.seed = 'other'), ['public.a', 'public.b', 'public.c', 'public.alone'], 'a, b, c and 1 more'],
  ['words that only explain, nothing', (draft) => void delete draft.tables[0]!.columns[0]!.because, [], ''],
])('%s', (_, recipe, names, words) => {
  const stale = staleTables(proved, produce(proved, recipe));
  expect(stale.names).toEqual(names);
  expect(staleWords(stale, 3)).toBe(words);
});
