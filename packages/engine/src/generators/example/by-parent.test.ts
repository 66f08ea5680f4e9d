import { expect, test } from 'vitest';
import { compile, loadWords, textRows } from '../../index.ts';
import { blueprintOf, ID, link } from '../../plan/testing/blueprint-of.ts';

const words = await loadWords('en-US');
const NAMES = ['Claw hammer {300 g|500 g}', 'Spirit level', 'Wall paint', 'Clear varnish', 'Watering can'];
const KEYS = ['tools', 'tools', 'paint', 'paint', null];
const PRICES = [10, 20, 30, 40, 50];
const PRICE_OF = new Map([
  ['Claw hammer 300 g', '10'],
  ['Claw hammer 500 g', '10'],
  ['Spirit level', '20'],
  ['Wall paint', '30'],
  ['Clear varnish', '40'],
  ['Watering can', '50'],
]);

const by = (more: object) => [{ value: 'shelf.name', keys: KEYS, ...more }];
function waresOf(more: object, shared: object = {}) {
  const parameters = { of: 'ware', by: by(more), ...shared };
  const plan = compile(
    blueprintOf(
      {
        shelves: {
          rows: 4,
          columns: { id: ID, name: { type: 'text', generator: { kind: 'wordList', parameters: { words: ['Tools', 'Paints', 'Ropes', 'Tools 2'] } } } },
          primaryKey: ['id'],
        },
        wares: {
          rows: 60,
          columns: {
            id: ID,
            shelf_id: 'integer',
            name: { type: 'text', generator: { kind: 'example', parameters: { values: NAMES, vary: true, ...parameters } } },
            price: { type: 'integer', generator: { kind: 'example.number', parameters: { values: PRICES, ...parameters } } },
          },
          primaryKey: ['id'],
        },
      },
      [link('wares.shelf_id', 'shelves.id')],
    ),
    words,
  );
  const shelves = new Map(textRows(plan, 'shelves', 0, 4).map(([id, name]) => [id, name!]));
  const rows = textRows(plan, 'wares', 0, 60).map(([, shelf, name, price]) => ({ shelf: shelves.get(shelf!)!, name: name!, price: price! }));
  const alone = Array.from({ length: 60 }, (_, row) => textRows(plan, 'wares', row, 1)[0]!.slice(2));
  return { rows, alone };
}

test.each([
  ['at random', {}, {}],
  ['in turn', { place: 'place(shelf_id)', times: [2, 1, 1, 1, 1] }, {}],
  ['by weight', {}, { weights: [1, 2, 3, 4, 5] }],
])('rows show examples of what their parent is called, the same in each column and alone: %s', (_, more, shared) => {
  const { rows, alone } = waresOf(more, shared);
  for (const { shelf, name, price } of rows) {
    expect(PRICE_OF.get(name)).toBe(price);
    if (shelf.startsWith('Tools')) expect(name).toMatch(/hammer|level/);
    if (shelf === 'Paints') expect(name).toMatch(/paint|varnish/);
  }
  expect(alone).toEqual(rows.map(({ name, price }) => [name, price]));
  expect(new Set(rows.filter(({ shelf }) => shelf === 'Ropes').map(({ name }) => name)).size).toBeGreaterThan(2);
});

test('the rows of a parent repeat no example before each was there as often as it may', () => {
  const { rows } = waresOf({ place: 'place(shelf_id)', times: [2, 1, 1, 1, 1] });
  const tools = rows.filter(({ shelf }) => shelf === 'Tools').map(({ name }) => name);
  expect(tools.length).toBeGreaterThan(3);
  expect(new Set(tools.slice(0, 3)).size).toBe(3);
});

test('as many keys as examples are needed', () => {
  expect(() => waresOf({ keys: ['tools'] })).toThrow('There are 5 examples and 1 keys; give one key an example.');
});
