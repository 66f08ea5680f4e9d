import { expect, test } from 'vitest';
import { todaysShare } from '../../../testing/src/todays-share.ts';
import { compile, loadWords } from '../../src/index.ts';
import { repeatedRows, UNIQUE, uniqueBlueprint } from '../suites/unique-columns.ts';

const words = await loadWords('en-US');
/** `pnpm bench unique` checks the same with ten million. */
const ROWS = 1_000_000;

test.each(todaysShare(UNIQUE, 3))('K7, P11: unique by %s stays unique, row after row', (name) => {
  const plan = compile(uniqueBlueprint(name, ROWS), words);
  expect(plan.table('t').rows).toBeGreaterThanOrEqual(ROWS);
  expect(repeatedRows(plan)).toBe(0);
});

test('a repeated value is detected', () => {
  const blueprint = uniqueBlueprint('whole number', 5000);
  blueprint.tables[0]!.uniqueKeys = [];
  blueprint.tables[0]!.columns[0]!.domain = { min: 1, max: 1000 };
  expect(repeatedRows(compile(blueprint, words))).toBeGreaterThan(3900);
});
