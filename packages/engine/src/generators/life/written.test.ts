import { expect, test } from 'vitest';
import { compile, loadWords, textRows } from '../../index.ts';
import { blueprintOf, ID } from '../../plan/testing/blueprint-of.ts';

const words = await loadWords('en-US');

const states = {
  steps: ['asked', 'booked'],
  goals: ['held'],
  ends: ['cancelled'],
  late: [],
  written: { asked: '10', booked: '20', held: '30', cancelled: '90' },
};

function rowsOf(cells: Record<string, string> = {}) {
  const life = (kind: string, parameters = {}) => ({ entity: 'life', generator: { kind, parameters } });
  const columns = {
    id: ID,
    state: { type: 'smallint', ...life('life.state', states), cells },
    held_at: { type: 'timestamp', nullable: true, ...life('life.stamp', { step: 'held' }) },
  };
  const plan = compile(blueprintOf({ talks: { rows: 400, columns, primaryKey: ['id'] } }, [], { seed: 3 }), words);
  return textRows(plan, 'talks', 0, 400, ['state', 'held_at']);
}

test('a column of numbers holds what is written for each state', () => {
  const rows = rowsOf();
  expect(new Set(rows.map(([state]) => state))).toEqual(new Set(['10', '20', '30', '90']));
  expect(rows.filter(([state, held]) => (state === '30') !== (held !== null))).toEqual([]);
});

test('the times of a set cell follow what it says', () => {
  const other = rowsOf().findIndex(([state]) => state !== '30');
  expect(rowsOf({ [other]: '30' })[other]).toEqual(['30', expect.any(String)]);
});
