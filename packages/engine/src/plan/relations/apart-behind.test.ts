import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');

const differ = {
  columns: ['component', 'item_no'],
  tier: 'D' as const,
  order: [
    {
      terms: [
        { column: 'component', coefficient: 1 },
        { column: 'item_no', coefficient: -1 },
      ],
      operator: '<>' as const,
      value: 0,
    },
  ],
};

test.each([
  ['a component that is no part of itself', []],
  ['each component once in a list', [{ columns: ['item_no', 'rev', 'component'] }]],
])('%s: the other reference leads there through its parent', (_name, uniqueKeys) => {
  const plan = compile(
    blueprintOf(
      {
        items: { rows: 9, columns: { id: ID }, primaryKey: ['id'] },
        lists: { columns: { item_no: 'integer', rev: 'integer' }, primaryKey: ['item_no', 'rev'] },
        lines: { columns: { item_no: 'integer', rev: 'integer', component: 'integer' }, uniqueKeys, groups: [differ] },
      },
      [
        link('lists.item_no', 'items.id', { owner: true, fanOut: { kind: 'uniform', min: 1, max: 3 } }),
        link('lines.item_no,rev', 'lists.item_no,rev', { owner: true, fanOut: { kind: 'uniform', min: 1, max: 7 } }),
        link('lines.component', 'items.id'),
      ],
    ),
    words,
  );
  const rows = textRows(plan, 'lines', 0, plan.table('lines').rows);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(([item, , component]) => item === component)).toEqual([]);
  if (uniqueKeys.length > 0) expect(new Set(rows.map((row) => row.join())).size).toBe(rows.length);
  expect(faultsOf(plan)).toEqual([]);
});
