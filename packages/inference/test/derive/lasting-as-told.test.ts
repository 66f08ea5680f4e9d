import { expect, test } from 'vitest';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const DAY = 86_400_000;

test.each([
  ['products', 'shelf_life_days integer not null', 'batches', 'baked_on date not null', 'best_before date not null', 1],
  ['plans', 'duration_months integer not null', 'memberships', 'start_date date not null', 'end_date date not null', 30.44],
])('%s give by %s how long rows of %s last', async (parents, length, children, start, end, days) => {
  const parent = parents.slice(0, -1);
  const { blueprint } = await infer(
    makeCatalog([
      { name: parents, columns: ['id integer not null', 'name text not null', length] },
      { name: children, columns: ['id integer not null', `${parent}_id integer not null`, start, end], refers: [`${parent}_id -> ${parents}.id`] },
    ]),
    noTools,
  );
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const first = (text: string) => text.split(' ')[0]!;
  const lengths = new Map(
    textRows(plan, plan.table(`public.${parents}`), 0, plan.table(`public.${parents}`).rows, ['id', first(length)]).map(([id, text]) => [id!, Number(text)]),
  );
  const rows = textRows(plan, plan.table(`public.${children}`), 0, 200, [`${parent}_id`, first(start), first(end)]) as [string, string, string][];
  for (const [id, from, to] of rows) expect((Date.parse(to) - Date.parse(from)) / DAY).toBe(Math.floor(Math.max(1, lengths.get(id)!) * days));
});
