import { expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { blueprintOf, ID, link } from './testing/blueprint-of.ts';
import { textRows } from './text-rows.ts';

const words = await loadWords('en-US');
const order = (terms: readonly (readonly [string, number])[], operator: '<' | '<=') => ({
  terms: terms.map(([column, coefficient]) => ({ column, coefficient })),
  operator,
  value: 0,
});

/**
 * Bookings that allow each doctor one appointment at a time; CHECKs require them to begin after their creation and end
 * after they begin.
 */
function bookings(rows: number, type: string, distinct: boolean, domain?: Record<string, unknown>) {
  return compile(
    blueprintOf(
      {
        doctors: { rows: 3, columns: { id: ID }, primaryKey: ['id'] },
        bookings: {
          rows,
          columns: {
            doctor_id: 'integer',
            booked_at: { type: 'timestamp with time zone', generator: { kind: 'date.created' } },
            starts_at: { type, generator: { kind: 'date.event', parameters: { after: 'booked_at', gap: 30 } }, ...(domain && { domain }), distinct },
            ends_at: { type: 'timestamp with time zone', generator: { kind: 'date.end', parameters: { start: 'starts_at' } } },
          },
          uniqueKeys: [{ columns: ['doctor_id', 'starts_at'] }],
          groups: [
            {
              columns: ['ends_at', 'starts_at', 'booked_at'],
              tier: 'D',
              constraints: ['starts', 'ends'],
              order: [
                order(
                  [
                    ['ends_at', -1],
                    ['starts_at', 1],
                  ],
                  '<',
                ),
                order(
                  [
                    ['starts_at', -1],
                    ['booked_at', 1],
                  ],
                  '<=',
                ),
              ],
            },
          ],
          timeline: { from: '2024-01-01', to: '2025-12-31', pattern: { weekdays: [1, 1, 1, 1, 1, 0, 0] } },
        },
      },
      [link('bookings.doctor_id', 'doctors.id')],
    ),
    words,
  );
}

const COLUMNS = ['doctor_id', 'booked_at', 'starts_at', 'ends_at'];
const weekends = (times: readonly string[]) => times.filter((time) => [0, 6].includes(new Date(time).getUTCDay())).length;
const rowsOf = (plan: ReturnType<typeof bookings>, count = plan.table('bookings').rows) => textRows(plan, 'bookings', 0, count, COLUMNS) as string[][];

test.each(['timestamp with time zone', 'timestamp(3) with time zone'])('a key of a reference and a %s keeps the times where they are', (type) => {
  const plan = bookings(2_000, type, true);
  const rows = rowsOf(plan);
  expect(rows).toHaveLength(2_000);
  expect(new Set(rows.map(([, , starts]) => starts)).size).toBe(2_000);
  expect(weekends(rows.map(([, booked]) => booked!))).toBe(0);
  const free = rowsOf(bookings(2_000, type, false));
  for (const [, booked, starts, ends] of rows) {
    expect(Date.parse(starts!)).toBeGreaterThanOrEqual(Date.parse(booked!));
    expect(Date.parse(ends!)).toBeGreaterThan(Date.parse(starts!));
    expect(Date.parse(starts!) - Date.parse(booked!)).toBeLessThan(200 * 86_400_000);
  }
  // Without `distinct`, as in older blueprints, the key takes timestamps by rank.
  expect(weekends(free.map(([, booked]) => booked!))).toBeGreaterThan(0);
  for (const row of [0, 999, 1_999]) expect(textRows(plan, 'bookings', row, 1, COLUMNS)[0]).toEqual(rows[row]);
});

test('when a second has too few steps whole seconds are used; an hour is the limit', () => {
  const rows = rowsOf(bookings(5_000, 'timestamp(3) with time zone', true));
  expect(new Set(rows.map(([, , starts]) => starts)).size).toBe(5_000);
  const coarse = rowsOf(bookings(3_000, 'timestamp(0) with time zone', true));
  expect(new Set(coarse.map(([, , starts]) => starts)).size).toBe(3_000);
  const many = rowsOf(bookings(4_000, 'timestamp(0) with time zone', true));
  expect(new Set(many.map(([doctor, , starts]) => `${doctor} ${starts}`)).size).toBe(4_000);
});

test('bounds of the column hold', () => {
  const [min, max] = ['2025-03-01 00:00:00.25+00', '2025-03-01 00:00:40.75+00'];
  const times = rowsOf(bookings(500, 'timestamp with time zone', true, { min, max })).map(([, , starts]) => starts!);
  expect(new Set(times).size).toBe(500);
  for (const time of times) expect(time >= min && time <= max).toBe(true);
});
