import { expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { blueprintOf, ID, link } from './testing/blueprint-of.ts';

test('in a cycle, a table whose count depends on its owner has rows, in any order', async () => {
  const cycle = (first: string, second: string) =>
    blueprintOf(
      {
        [first]: { columns: { id: ID, [`${second}_id`]: 'integer' }, primaryKey: ['id'] },
        [second]: { rows: 12, columns: { id: ID, [`${first}_id`]: 'integer' }, primaryKey: ['id'] },
        notes: { columns: { id: ID, [`${first}_id`]: 'integer' }, primaryKey: ['id'] },
      },
      [
        link(`${first}.${second}_id`, `${second}.id`, { owner: true }),
        link(`${second}.${first}_id`, `${first}.id`),
        link(`notes.${first}_id`, `${first}.id`, { owner: true }),
      ],
    );
  for (const [first, second] of [
    ['concept', 'kind'],
    ['zone', 'area'],
  ] as const) {
    const plan = compile(cycle(first, second), await loadWords('en-US'));
    expect(plan.table(second).rows).toBe(12);
    expect(plan.table(first).rows).toBeGreaterThanOrEqual(12);
    expect(plan.table('notes').rows).toBeGreaterThan(0);
  }
});
