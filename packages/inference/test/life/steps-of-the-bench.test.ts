import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const STAMP = 'timestamp with time zone';

test('steps of a trade agree with the timestamps that are named after them', async () => {
  const labels = ['ordered', 'cut', 'stained', 'delivered', 'archived', 'broken'];
  const stamps = ['cut_at', 'stained_at', 'delivered_at'];
  const columns = ['id bigint not null', 'status public.s not null', `ordered_at ${STAMP} not null`, ...stamps.map((name) => `${name} ${STAMP}`)];
  const { blueprint } = await infer(makeCatalog([{ name: 'slides', columns }], { 'public.s': { kind: 'enum', labels } }), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const rows = textRows(plan, 'slides', 0, 1000, ['status', ...stamps]);
  expect(new Set(rows.map(([status]) => status)).size).toBeGreaterThan(3);
  for (const [status, ...times] of rows) {
    const reached = ['ordered', 'cut', 'stained', 'delivered'].indexOf(status!);
    if (reached >= 0)
      expect(
        times.map((time) => time !== null),
        status!,
      ).toEqual(stamps.map((_, i) => i < reached));
  }
  expect(rows.filter(([status]) => status === 'delivered').length).toBeGreaterThan(600);
  expect(rows.filter(([status, , , delivered]) => status === 'broken' && delivered !== null)).toEqual([]);
});
