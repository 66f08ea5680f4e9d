import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { collisions, difference } from './difference.ts';

const base: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    { schema: 'public', name: 'users', rows: 10, columns: [{ name: 'bio', type: 'text', nullRate: 0.1, generator: { kind: 'text.bio' } }] },
    {
      schema: 'public',
      name: 'orders',
      rows: 20,
      columns: [{ name: 'total', type: 'numeric', generator: { kind: 'distribution', parameters: { sigma: 0.5 } } }],
    },
  ],
};
const edited = (change: (blueprint: Blueprint) => void): Blueprint => {
  const copy = structuredClone(base);
  change(copy);
  return copy;
};

test('two sides conflict where both changed the same place to different values', () => {
  const mine = difference(
    base,
    edited((b) => ((b.tables[0]!.rows = 5), (b.seed = 7))),
  );
  const theirs = difference(
    base,
    edited((b) => ((b.tables[0]!.rows = 6), (b.tables[1]!.rows = 6))),
  );
  expect(collisions(mine, theirs)).toEqual([
    { mine: expect.objectContaining({ place: 'users', member: 'rows', after: 5 }), theirs: expect.objectContaining({ after: 6 }) },
  ]);
  expect(collisions(mine, mine)).toEqual([]);
});

test('a removal by one side conflicts with a change inside it by the other', () => {
  const gone = difference(
    base,
    edited((b) => b.tables.pop()),
  );
  const changed = difference(
    base,
    edited((b) => (b.tables[1]!.rows = 9)),
  );
  expect(collisions(changed, gone)).toHaveLength(1);
});
