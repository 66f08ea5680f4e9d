import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const year = { type: 'integer', generator: { kind: 'date.year', parameters: { back: 3 } } };

test('a key over an owner and a year counts years back, further than the generator does', () => {
  const plan = compile(
    blueprintOf(
      {
        firms: { rows: 4, columns: { id: ID }, primaryKey: ['id'] },
        budgets: { rows: 60, columns: { firm_id: 'integer', year }, primaryKey: ['firm_id', 'year'] },
      },
      [link('budgets.firm_id', 'firms.id', { owner: true })],
    ),
    words,
  );
  const rows = textRows(plan, 'budgets', 0, plan.table('budgets').rows, ['firm_id', 'year']) as string[][];
  expect(new Set(rows.map(String)).size).toBe(rows.length);
  expect(rows.every(([, made]) => Number(made) > 1960 && Number(made) <= 2026)).toBe(true);
});

test('next to a code the year stays in its range, and the code keeps its form', () => {
  const plan = compile(
    blueprintOf({ rates: { rows: 400, columns: { zip: { type: 'text', generator: { kind: 'location.zipCode' } }, year }, primaryKey: ['zip', 'year'] } }),
    words,
  );
  const rows = textRows(plan, 'rates', 0, 400, ['zip', 'year']) as string[][];
  expect(new Set(rows.map(String)).size).toBe(400);
  expect(rows.every(([zip, made]) => /^\d{5}$/.test(zip!) && Number(made) >= 2023)).toBe(true);
});
