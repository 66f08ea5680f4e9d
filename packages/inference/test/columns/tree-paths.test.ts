import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

test('paths below a root end with the row, after earlier rows that are its ancestors', async () => {
  const catalog = makeCatalog([{ name: 'comments', columns: ['id int not null', "path ltree not null default '0'"] }], {
    ltree: { kind: 'extension', extension: 'ltree', name: 'ltree' },
  });
  const { blueprint } = await infer(catalog, noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  const rows = textRows(plan, 'public.comments', 0, 40, ['id', 'path']) as [string, string][];
  const pathOf = new Map(rows);
  for (const [id, path] of rows) {
    const labels = path.split('.');
    expect(labels[0]).toBe('0');
    expect(labels.at(-1)).toBe(id);
    if (labels.length > 2) expect(pathOf.get(labels.at(-2)!)).toBe(labels.slice(0, -1).join('.'));
  }
  expect(new Set(rows.map(([, path]) => path.split('.').length))).toEqual(new Set([2, 3, 4]));
});
