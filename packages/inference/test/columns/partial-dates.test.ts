import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const parts = (stem: string) => ['year', 'month', 'day'].map((part) => `${stem}_${part} smallint`);

test('year, month and day with a common name are one date, and an end comes after its start', async () => {
  const columns = await columnsOf('band', ['name text not null', ...parts('begin_date'), ...parts('end_date'), 'created_at timestamptz']);
  const [begin, end] = [columns.get('begin_date_month')!, columns.get('end_date_month')!];
  expect(begin.generator).toEqual({ kind: 'date.partial', parameters: { part: 'month' } });
  expect(end.generator).toEqual({ kind: 'date.partial', parameters: { part: 'month', later: true } });
  expect(new Set(['begin_date_year', 'begin_date_day', 'end_date_year'].map((name) => columns.get(name)!.entity))).toEqual(new Set([begin.entity]));
});

test('two dates neither of which is an end are independent', async () => {
  const columns = await columnsOf('painter', [...parts('birth'), ...parts('baptism')]);
  expect(columns.get('birth_day')!.entity).not.toBe(columns.get('baptism_day')!.entity);
  expect(columns.get('baptism_day')!.generator!.parameters).toEqual({ part: 'day' });
});

test('a bare date is the row’s date if no other column is its timestamp', async () => {
  expect((await columnsOf('coin_find', ['year int', 'month int', 'day int'])).get('month')!.generator!.kind).toBe('date.partial');
  expect((await columnsOf('coin_find', ['year int', 'month int', 'day int', 'found_on date'])).get('month')!.generator!.kind).not.toBe('date.partial');
});

test('periods, cards and calendars keep their own', async () => {
  const sale = await columnsOf('sale', ['report_year int', 'report_month int', 'exp_month int', 'exp_year int', 'amount numeric(10,2)']);
  for (const name of ['report_month', 'exp_month', 'exp_year']) expect(sale.get(name)!.generator!.kind).not.toBe('date.partial');
  expect((await columnsOf('dim_date', ['year int', 'quarter int', 'month int', 'day int'])).get('month')!.generator!.kind).not.toBe('date.partial');
});
