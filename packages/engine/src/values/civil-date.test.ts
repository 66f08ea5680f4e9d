import fc from 'fast-check';
import { expect, test } from 'vitest';
import { civilOf, dayOf, daysInMonth, formatDate, parseDate, weekdayOf } from './civil-date.ts';

const MS = 86_400_000;

test('agrees with JavaScript from year 1 to 9999', () => {
  fc.assert(
    fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (day) => {
      const date = new Date(day * MS);
      expect(civilOf(day)).toEqual({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
      expect(dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(day);
      expect(weekdayOf(day)).toBe((date.getUTCDay() + 6) % 7);
      expect(formatDate(day)).toBe(date.toISOString().slice(0, 10));
      expect(parseDate(formatDate(day))).toBe(day);
    }),
    { seed: 1, numRuns: 5_000 },
  );
});

test('every day of 800 years follows the previous one', () => {
  let expected = { year: 1600, month: 1, day: 1 };
  for (let day = dayOf(1600, 1, 1); day < dayOf(2400, 1, 1); day++) {
    expect(civilOf(day)).toEqual(expected);
    const { year, month, day: d } = expected;
    if (d < daysInMonth(year, month)) expected = { year, month, day: d + 1 };
    else expected = month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
  }
});

test('years BC as Postgres prints them', () => {
  expect(formatDate(dayOf(-43, 3, 15))).toBe('0044-03-15 BC');
  expect(formatDate(dayOf(0, 2, 29))).toBe('0001-02-29 BC');
  expect(formatDate(dayOf(12_345, 1, 1))).toBe('12345-01-01');
});

test('an invalid date is null', () => {
  for (const text of ['2025-02-29', '2025-13-01', '2025-00-10', '2025-1-1', 'x', '2025-04-31']) expect(parseDate(text)).toBeNull();
});
