import { expect, test } from 'vitest';
import { compile, loadWords, textRows } from '../../index.ts';
import { blueprintOf, ID } from '../../plan/testing/blueprint-of.ts';

const words = await loadWords('en-US');
const ROWS = 83;

function cellsOf(column: object, rows = ROWS): (string | null)[] {
  const plan = compile(blueprintOf({ hires: { rows, columns: { id: ID, st: column as { type: string } }, primaryKey: ['id'] } }, [], { seed: 3 }), words);
  return textRows(plan, 'hires', 0, rows, ['st']).map(([cell]) => cell ?? null);
}

const labels = ['quoted', 'booked', 'cancelled', 'over'];
const values = (parameters: object) => ({ type: 'text', generator: { kind: 'values', parameters: { values: labels, ...parameters } } });
const drawn = [40, 23, 15, 22];
const requested = { weights: [42.35, 24.35, 10, 23.3], dealt: ['cancelled'], drawn };

test('a dealt value has its share within one row, of any number of rows, and other rows keep theirs', () => {
  const before = cellsOf(values({ weights: drawn }));
  const after = cellsOf(values(requested));
  expect([8, 9]).toContain(after.filter((cell) => cell === 'cancelled').length);
  expect(after.filter((cell, row) => cell !== before[row] && cell !== 'cancelled' && before[row] !== 'cancelled')).toEqual([]);
  expect(cellsOf(values(requested), 40)).toEqual(after.slice(0, 40));
});

test('weights edited since then apply to the other values too', () => {
  const cells = cellsOf(values({ weights: [90, 0, 10, 0], dealt: ['cancelled'], drawn }), 400);
  expect([...new Set(cells)].toSorted()).toEqual(['cancelled', 'quoted']);
  expect(cells.filter((cell) => cell === 'cancelled')).toHaveLength(40);
});

test.each<[string, object, (cell: string | null) => boolean]>([
  ['true', { type: 'boolean', generator: { kind: 'datatype.boolean', parameters: { probability: 0.1, dealt: true } } }, (cell) => cell === 'true'],
  ['Y', { type: 'character(1)', generator: { kind: 'datatype.boolean', parameters: { probability: 0.1, dealt: true } } }, (cell) => cell === 'Y'],
  ['NULL', { type: 'text', nullable: true, nullRate: 0.1, nullsDealt: true, generator: { kind: 'person.firstName' } }, (cell) => cell === null],
  [
    'an arm',
    {
      type: 'integer',
      generator: {
        kind: 'weighted',
        parameters: {
          dealt: true,
          choices: [
            { weight: 9, generator: { kind: 'number.int', parameters: { min: 1 } } },
            { weight: 1, value: 0 },
          ],
        },
      },
    },
    (cell) => cell === '0',
  ],
  [
    'a state',
    { type: 'text', generator: { kind: 'life.state', parameters: { vocabulary: 'order', shares: { cancelled: 0.1 }, dealt: true } } },
    (cell) => cell === 'cancelled',
  ],
])('%s is dealt', (_, column, is) => expect(Math.abs(cellsOf(column, 200).filter(is).length - 20)).toBeLessThanOrEqual(1));

test('cases of one column deal together', () => {
  const arm = { kind: 'values', parameters: { values: ['open', 'cancelled'], weights: [9, 1], dealt: ['cancelled'] } };
  const cells = cellsOf({ type: 'text', generator: { kind: 'cases', parameters: { cases: [{ when: 'id % 3 == 0', generator: arm }], otherwise: arm } } }, 200);
  expect(cells.filter((cell) => cell === 'cancelled')).toHaveLength(20);
});
