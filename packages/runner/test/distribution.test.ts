import { compile, loadWords } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { shop } from '../../engine/test/suites/shop.ts';
import { distributionOf } from '../src/rows/distribution.ts';

test.each([49, 570, 1_000, 1_999])('all %d rows of a small table are seen exactly once', async (rows) => {
  const plan = compile(shop(rows), await loadWords('en-US'));
  const table = plan.tables.find((one) => one.rows === rows)!;
  const key = table.columns.find(({ name }) => name === 'id')!;
  const { sampled, distinct } = distributionOf(plan, table.name, key.name);
  expect([sampled, distinct]).toEqual([rows, rows]);
});
