import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { produce } from 'immer';
import { expect, test } from 'vitest';
import { staleTables } from './stale-tables.ts';

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

test.each<[string, (draft: Blueprint) => void, string[]]>([
  ['nothing', () => undefined, []],
  ['a parent makes its children and theirs stale', (draft) => void (draft.tables[0]!.rows = 6), ['public.a', 'public.b', 'public.c']],
  ['the last child nobody else', (draft) => void (draft.tables[2]!.rows = 6), ['public.c']],
  ['a relation its child', (draft) => void (draft.relations[1]!.nullShare = 0.1), ['public.c']],
  ['the seed everything', (draft) => void (draft.seed = 'other'), ['public.a', 'public.b', 'public.c', 'public.alone']],
  ['words that only explain, nothing', (draft) => void delete draft.tables[0]!.columns[0]!.because, []],
])('%s', (_, recipe, stale) => expect(staleTables(proved, produce(proved, recipe))).toEqual(stale));
