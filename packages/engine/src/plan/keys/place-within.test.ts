import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const place = (parameters: Record<string, unknown>) => ({ type: 'integer', generator: { kind: 'number.position', parameters } });

test('positions count the rows of each owner, for a single row as among all, whatever a second reference is', () => {
  const plan = compile(
    blueprintOf(
      {
        recipes: { rows: 40, columns: { id: ID }, primaryKey: ['id'] },
        cooks: { rows: 5, columns: { id: ID }, primaryKey: ['id'] },
        steps: { columns: { recipe_id: 'integer', cook_id: 'integer', position: place({ within: true, every: 200, from: 0 }), turn: place({ every: 3 }) } },
      },
      [link('steps.recipe_id', 'recipes.id', { owner: true }), link('steps.cook_id', 'cooks.id')],
    ),
    words,
  );
  const { rows } = plan.table('steps');
  const all = textRows(plan, 'steps', 0, rows, ['recipe_id', 'position', 'turn']) as string[][];
  const met = new Map<string, number>();
  for (const [recipe, position] of all) {
    expect(Number(position)).toBe(met.get(recipe!) ?? 0);
    met.set(recipe!, Number(position) + 1);
  }
  expect(Math.max(...met.values())).toBeGreaterThan(2);
  for (const row of [0, 17, rows - 1]) expect(textRows(plan, 'steps', row, 1, ['recipe_id', 'position', 'turn'])[0]).toEqual(all[row]);
  expect(all.slice(0, 4).map(([, , turn]) => turn)).toEqual(['1', '2', '3', '1']);
});

test('without an owner they go on counting over the table', () => {
  const plan = compile(blueprintOf({ steps: { rows: 5, columns: { position: place({ within: true, every: 200 }) } } }), words);
  expect(textRows(plan, 'steps', 0, 5, ['position']).flat()).toEqual(['1', '2', '3', '4', '5']);
});

test('the first row of each owner; rows without an owner count among all rows', () => {
  const isDefault = { type: 'boolean', generator: { kind: 'datatype.first', parameters: { within: true } } };
  const plan = compile(
    blueprintOf(
      {
        users: { rows: 30, columns: { id: ID }, primaryKey: ['id'] },
        addresses: { columns: { user_id: 'integer', is_default: isDefault } },
        plans: { rows: 4, columns: { is_default: isDefault } },
      },
      [link('addresses.user_id', 'users.id', { owner: true })],
    ),
    words,
  );
  const { rows } = plan.table('addresses');
  const all = textRows(plan, 'addresses', 0, rows, ['user_id', 'is_default']) as string[][];
  for (const [i, [user, isFirst]] of all.entries()) expect(isFirst === 'true').toBe(all.findIndex(([other]) => other === user) === i);
  for (const row of [0, 5, rows - 1]) expect(textRows(plan, 'addresses', row, 1, ['user_id', 'is_default'])[0]).toEqual(all[row]);
  expect(textRows(plan, 'plans', 0, 4, ['is_default']).flat()).toEqual(['true', 'false', 'false', 'false']);
});
