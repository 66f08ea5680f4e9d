import { expect, test } from 'vitest';
import { mergeKnowledge } from '../../src/answer/index.ts';
import { answered } from './brewery.ts';

const scenarios = {
  'spoiled batch': {
    brewers: {
      set: { name: 'Ada Malt' },
      children: {
        batches: [
          { set: { style: 'Porter', state: 'dumped' }, children: { additions: { count: 3, set: { kind: 'hop' } } } },
          { count: 2, set: { style: 'Ale' } },
        ],
      },
    },
  },
  'brewer without batches': { brewers: { set: { name: 'Ben New' }, children: { batches: 0 } } },
};

test('scenarios are the first rows of their tables, with exactly their children, next to the generated ones', async () => {
  const { rows, outcome, blueprint } = await answered({}, { scenarios });
  expect(outcome.faults).toEqual([]);
  const [ada, ben] = rows('brewers');
  expect([ada!['name'], ben!['name']]).toEqual(['Ada Malt', 'Ben New']);
  const batches = rows('batches').filter(({ brewer_id: id }) => id === ada!['id']);
  expect(batches.map(({ style }) => style)).toEqual(['Porter', 'Ale', 'Ale']);
  expect(batches[0]!['state']).toBe('dumped');
  expect(rows('batches').filter(({ brewer_id: id }) => id === ben!['id'])).toEqual([]);
  const additions = rows('additions').filter(({ batch_id: id }) => id === batches[0]!['id']);
  expect(additions.map(({ kind }) => kind)).toEqual(['hop', 'hop', 'hop']);
  expect(rows('batches')).toHaveLength(2000);
  expect(blueprint.scenarios).toEqual({
    'spoiled batch': { 'public.brewers': [0], 'public.batches': [0, 1, 2], 'public.additions': [0, 1, 2] },
    'brewer without batches': { 'public.brewers': [1] },
  });
});

test('generated parents keep their own number of children', async () => {
  const { rows } = await answered({}, { scenarios });
  const counts = new Map<string, number>();
  for (const { batch_id: id } of rows('additions')) counts.set(id!, (counts.get(id!) ?? 0) + 1);
  expect([counts.get('1'), counts.get('2'), counts.get('3')]).toEqual([3, undefined, undefined]);
  // The table has its 4,000 rows still, which is three more than two for each of the others.
  const others = [...counts].filter(([id]) => Number(id) > 3).map(([, count]) => count);
  expect(others.filter((count) => count !== 2)).toEqual([3, 3, 3]);
});

test.each([
  ['a table that is not there', { casks: 1 }, /no table casks/],
  ['a column that is not there', { brewers: { set: { nam: 'x' } } }, /no column nam/],
  ['a child that does not refer to it', { batches: { children: { orders: 1 } } }, /orders does not refer to batches/],
  ['a member that is not there', { brewers: { colour: 1 } }, /no colour/],
])('%s loses only the scenario', async (_, wrong, message) => {
  const { outcome, rows } = await answered({}, { scenarios: { wrong, good: { brewers: { set: { name: 'Ada Malt' } } } } });
  expect(outcome.faults).toMatchObject([{ place: '/scenarios/wrong', message: expect.stringMatching(message) }]);
  expect(rows('brewers')[0]!['name']).toBe('Ada Malt');
});

test('a value that the column rejects loses only that cell', async () => {
  const { outcome, rows } = await answered({}, { scenarios: { odd: { batches: { set: { hours: 'many', style: 'Porter' } } } } });
  expect(outcome.faults).toMatchObject([{ place: '/scenarios/odd', message: expect.stringContaining('batches.hours') }]);
  expect(rows('batches')[0]!['style']).toBe('Porter');
});

test('parts of an answer combine their scenarios', () => {
  const part = (name: string) => ({ format: 2, tables: {}, scenarios: { [name]: { brewers: 1 } } });
  expect(mergeKnowledge([part('one'), part('two')]).knowledge).toMatchObject({ scenarios: { one: {}, two: {} } });
});
