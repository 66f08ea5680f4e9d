import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const day = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date);
const DAY = 86_400_000;

function daysOf(unit: string, year: number, number: number): [string, string] {
  if (unit === 'quarter') return [iso(day(year, number * 3 - 2, 1)), iso(day(year, number * 3 + 1, 0))];
  if (unit === 'month') return [iso(day(year, number, 1)), iso(day(year, number + 1, 0))];
  if (unit === 'year') return [iso(day(year, 1, 1)), iso(day(year, 12, 31))];
  const fourth = day(year, 1, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY + (number - 1) * 7 * DAY;
  return [iso(monday), iso(monday + 6 * DAY)];
}

test.each([
  ['sales_goals', 'quarter', ['year', 'quarter'], ['starts_on', 'ends_on'], 4],
  ['quartale', 'quarter', ['jahr', 'quartal'], ['beginn', 'ende'], 4],
  ['closings', 'month', ['year', 'month'], ['period_start', 'period_end'], 12],
  ['rosters', 'week', ['year', 'week_number'], ['from_date', 'to_date'], 53],
  ['budgets', 'year', ['fiscal_year', 'seats'], ['start_date', 'end_date'], 9],
])('%s have the first and the last day of their %s', async (name, unit, [year, number], [from, to], most) => {
  const columns = ['id integer not null', `${year} integer not null`, `${number} integer not null`, `${from} date not null`, `${to} date not null`];
  const checks = [{ name: 'within', expression: `((${number} >= 1) AND (${number} <= ${most}))`, columns: [number!] }];
  const rows = await rowsOf([{ name, columns, checks, unique: unit === 'year' ? [[year!]] : [[year!, number!]] }], name, [year!, number!, from!, to!]);
  expect(rows.length).toBeGreaterThan(5);
  for (const [of, at, first, last] of rows) expect([first, last]).toEqual(daysOf(unit, Number(of), Number(at)));
});

test('dates beside a year of something else are left alone', async () => {
  const columns = ['id integer not null', 'make text not null', 'year integer not null', 'start_date date not null', 'end_date date not null'];
  const rows = await rowsOf([{ name: 'cars', columns }], 'cars', ['start_date']);
  expect(rows.some(([first]) => !first!.endsWith('-01-01'))).toBe(true);
});
