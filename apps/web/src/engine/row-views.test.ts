import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compile } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { childRows, columnTexts } from './row-views.ts';

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
