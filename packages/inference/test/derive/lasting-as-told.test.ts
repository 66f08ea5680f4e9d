import { expect, test } from 'vitest';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';
import { rowsOf } from './rows-of.ts';

const DAY = 86_400_000;

/** A day later, by days or by months of the calendar. */
function later(day: string, many: number, unit: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + many + 1, 0)).getUTCDate();
  const to = unit === 'months' ? Date.UTC(year, month - 1 + many, Math.min(date, last)) : Date.parse(day) + many * DAY;
  return new Date(to).toISOString().slice(0, 10);
}

test.each([
  ['products', 'shelf_life_days integer not null', 'batches', 'baked_on date not null', 'best_before date not null', 'days'],
  ['plans', 'duration_months integer not null', 'memberships', 'start_date date not null', 'end_date date not null', 'months'],
])('%s give by %s how long rows of %s last', async (parents, length, children, start, end, unit) => {
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
  for (const [id, from, to] of rows) expect(to).toBe(later(from, Math.max(1, lengths.get(id)!), unit));
});

test.each([
  ['bookings', 'nights', 'check_in date not null', 'check_out date not null', 'days', 1, 0],
  ['treatment_courses', 'days', 'starts_on date not null', 'ends_on date not null -- the last day', 'days', 1, -1],
  ['treatment_courses', 'days', 'starts_on date not null', 'ends_on date not null', 'days', 1, 0],
  ['trainings', 'weeks', 'start_date date not null', 'end_date date not null', 'days', 7, 0],
  ['leases', 'term_months', 'starts_on date not null', 'ends_on date not null', 'months', 1, 0],
])('%s with a length of their own, %s, end by it: %s, %s', async (name, length, start, end, unit, each, less) => {
  const columns = ['id integer not null', 'note text', `${length} integer not null`, start, end];
  const [from, to] = [start, end].map((column) => column.split(' ')[0]!) as [string, string];
  const rows = await rowsOf([{ name, columns, checks: [{ name: 'above_nothing', expression: `(${length} > 0)`, columns: [length] }] }], name, [
    length,
    from,
    to,
  ]);
  expect(rows.length).toBeGreaterThan(50);
  for (const [many, first, last] of rows) expect(last).toBe(later(first!, Number(many) * each + less, unit));
});
