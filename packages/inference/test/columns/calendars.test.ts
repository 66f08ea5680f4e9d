import { expect, test } from 'vitest';
import { rowsOf } from '../derive/rows-of.ts';

const PARTS = ['jahr integer not null', 'quartal integer not null', 'monat integer not null', 'kalenderwoche integer not null', 'wochenende boolean not null'];

/** The number of the day, the year, the quarter, the month, the week and whether it is a weekend, by the calendar of JavaScript. */
function partsOf(text: string): string[] {
  const day = new Date(`${text}T00:00:00Z`);
  const weekday = day.getUTCDay() || 7;
  const thursday = new Date(day.getTime() + (4 - weekday) * 86_400_000);
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * 86_400_000));
  const month = day.getUTCMonth() + 1;
  return [text.replaceAll('-', ''), text.slice(0, 4), String(Math.ceil(month / 3)), String(month), String(week), String(weekday > 5)];
}

test('a calendar has every day once, and what it tells of a day agrees', async () => {
  const tables = [{ name: 'dim_date', columns: ['date_key integer not null', 'full_date date not null', ...PARTS], key: ['date_key'] }];
  const rows = await rowsOf(tables, 'dim_date', ['full_date', 'date_key', 'jahr', 'quartal', 'monat', 'kalenderwoche', 'wochenende'], {}, 3000);
  const days = rows.map(([day]) => Date.parse(`${day!}T00:00:00Z`) / 86_400_000);
  expect(days.slice(1).filter((day, i) => day - days[i]! !== 1)).toEqual([]);
  expect(rows.filter(([day, ...parts]) => partsOf(day!).join() !== parts.join())).toEqual([]);
  expect(rows.length).toBeGreaterThan(200);
});

test('the parts of a date beside it are its own', async () => {
  const tables = [
    { name: 'bookings', columns: ['id integer not null', 'day date not null', 'month integer not null', 'quarter integer not null', 'guest text not null'] },
  ];
  const rows = await rowsOf(tables, 'bookings', ['day', 'quarter', 'month']);
  expect(rows.filter(([day, ...parts]) => partsOf(day!).slice(2, 4).join() !== parts.join())).toEqual([]);
});

test('a table with days that may come twice is no calendar', async () => {
  const tables = [
    {
      name: 'visits',
      columns: ['id integer not null', 'guest text not null', 'day date not null', 'week integer not null', 'month integer not null', 'year integer not null'],
    },
  ];
  const rows = await rowsOf(tables, 'visits', ['day']);
  expect(new Set(rows.map(([day]) => day)).size).toBeLessThan(rows.length);
});
