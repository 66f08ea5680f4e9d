import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compile, limitChildren } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { comparePlans } from './compare/compare-plans.ts';
import { childRows, columnTexts, rowView } from './row-views.ts';

const id = { name: 'id', type: 'bigint', generator: { kind: 'sequence' } };
const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    { schema: 'public', name: 'users', rows: 20, primaryKey: ['id'], columns: [id] },
    { schema: 'public', name: 'orders', rows: 200, primaryKey: ['id'], columns: [id, { name: 'user_id', type: 'bigint' }] },
  ],
  relations: [{ name: 'of', source: 'declared', from: { table: 'public.orders', columns: ['user_id'] }, to: { table: 'public.users', columns: ['id'] } }],
};

test('the children of a row are the same as a full scan finds', async () => {
  const plan = compile(blueprint, await loadWords(blueprint.locale, { subjects: false }));
  const [keys, parents] = columnTexts(plan, 'public.orders', 0, 200, ['id', 'user_id']);
  const [users] = columnTexts(plan, 'public.users', 0, 20, ['id']);
  for (let row = 0; row < 20; row++) {
    const wanted = { parent: 'public.users', child: 'public.orders', relation: 'of', row, from: 0, most: 50, columns: ['user_id', 'id'] };
    const { total, rows, texts } = childRows(plan, wanted);
    const own = parents!.flatMap((parent, at) => (parent === users![row] ? [at] : []));
    expect(rows).toEqual(own);
    expect([total, texts]).toEqual([own.length, [rows.map(() => users![row]), rows.map((at) => keys![at])]]);
    expect(childRows(plan, { ...wanted, from: 1, most: 2 }).rows).toEqual(rows.slice(1, 3));
  }
});

/** Each user knows the last amount of its orders, however many there are. */
const aggregated: Blueprint = {
  ...blueprint,
  relations: [{ ...blueprint.relations[0]!, owner: true, fanOut: { kind: 'lognormal', median: 12, sigma: 1 } }],
  tables: [
    {
      ...blueprint.tables[0]!,
      columns: [id, { name: 'last', type: 'integer', nullable: true, generator: { kind: 'expression', parameters: { expression: 'max(of, amount)' } } }],
    },
    {
      ...blueprint.tables[1]!,
      rows: 1_000_000_000,
      columns: [
        id,
        { name: 'user_id', type: 'bigint' },
        { name: 'amount', type: 'integer', generator: { kind: 'number.int', parameters: { min: 1, max: 9 } } },
      ],
    },
  ],
};

test('what is computed over too many rows of another table says so, and keeps no other column waiting', async () => {
  const words = await loadWords(blueprint.locale, { subjects: false });
  const plan = compile(aggregated, words);
  limitChildren(2_000_000);
  try {
    const [keys, last] = columnTexts(plan, 'public.users', 0, 2, ['id', 'last']);
    expect(keys).toEqual(['1', '2']);
    expect(last![0]).toMatch(/^\(computed over [\d,]{9,} rows of public\.orders, too many to show here\)$/);
    expect(rowView(plan, 'public.users', 0).columns[0]!.text).toBe('1');
    expect(columnTexts(plan, 'public.orders', 734_201_117, 1, ['id'])).toEqual([['734201118']]);
    const fewer = compile({ ...aggregated, tables: [aggregated.tables[0]!, { ...aggregated.tables[1]!, rows: 200 }] }, words);
    expect(columnTexts(fewer, 'public.users', 0, 1, ['last'])[0]![0]).toMatch(/^\d$/);
    expect(await comparePlans(fewer, plan, [])).toMatchObject({ counts: ['public.orders'], columns: 4, unread: 1 });
  } finally {
    limitChildren(Infinity);
  }
});
