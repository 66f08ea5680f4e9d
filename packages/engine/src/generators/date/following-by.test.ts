import { expect, test } from 'vitest';
import { compile } from '../../plan/compile.ts';
import { blueprintOf, ID, link } from '../../plan/testing/blueprint-of.ts';
import { textRows } from '../../plan/text-rows.ts';
import { loadWords } from '../../words/index.ts';

const words = await loadWords('en-US');
const ROWS = 2000;
const TIME = 'timestamp with time zone';
const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000;

test('lengths are between the least and the most, half of them below the typical', () => {
  const columns = {
    a: { type: TIME, generator: { kind: 'date.created' } },
    b: { type: TIME, generator: { kind: 'date.after', parameters: { of: 'a', least: 1, typical: 10, most: 500 } } },
  };
  const rows = textRows(compile(blueprintOf({ t: { rows: ROWS, columns } }), words), 't', 0, ROWS) as string[][];
  const lengths = rows.map(([a, b]) => hours(a!, b!));
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  expect(lengths.filter((length) => length <= 10).length / ROWS).toBeCloseTo(0.5, 1);
});

test('a time stays within its hours and weekdays, and after its parent', () => {
  const plan = compile(
    blueprintOf(
      {
        orders: { rows: 200, columns: { id: ID, placed_at: { type: TIME, generator: { kind: 'date.created' } } }, primaryKey: ['id'] },
        visits: {
          rows: ROWS,
          columns: {
            order_id: 'integer',
            at: {
              type: TIME,
              generator: {
                kind: 'date.after',
                parameters: {
                  of: 'orders.placed_at',
                  least: 24,
                  typical: 72,
                  most: 480,
                  opens: 8.5,
                  closes: 18,
                  weekdays: [1, 1, 1, 1, 1, 1, 0],
                  future: true,
                },
              },
            },
          },
        },
      },
      [link('visits.order_id', 'orders.id')],
    ),
    words,
  );
  const placed = new Map(textRows(plan, 'orders', 0, 200).map(([id, at]) => [id, at!]));
  for (const [order, at] of textRows(plan, 'visits', 0, ROWS) as string[][]) {
    const time = new Date(at!);
    const hour = time.getUTCHours() + time.getUTCMinutes() / 60;
    expect(hour).toBeGreaterThanOrEqual(8.5);
    expect(hour).toBeLessThan(18);
    expect(time.getUTCDay()).not.toBe(0);
    const length = hours(placed.get(order!)!, at!);
    expect(length).toBeGreaterThanOrEqual(24);
    expect(length).toBeLessThanOrEqual(480);
  }
});

test('a busy month, a closed day and open hours show in the rows', () => {
  const pattern = { months: [1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1], weekdays: [1, 1, 1, 1, 1, 1, 0], hours: { from: 8.5, to: 18 } };
  const timeline = { from: '2023-01-01', to: '2025-12-31', rows: ROWS, pattern };
  const rows = textRows(
    compile(blueprintOf({ t: { rows: ROWS, timeline, columns: { at: { type: TIME, generator: { kind: 'date.created' } } } } }), words),
    't',
    0,
    ROWS,
  );
  const times = rows.map(([at]) => new Date(at!));
  const inMonth = (month: number) => times.filter((time) => time.getUTCMonth() === month).length;
  expect(inMonth(4) / inMonth(0)).toBeGreaterThan(2.4);
  expect(inMonth(4) / inMonth(0)).toBeLessThan(3.8);
  expect(times.filter((time) => time.getUTCDay() === 0)).toEqual([]);
  const hour = times.map((time) => time.getUTCHours() + time.getUTCMinutes() / 60);
  expect(Math.min(...hour)).toBeGreaterThanOrEqual(8.5);
  expect(Math.max(...hour)).toBeLessThan(18);
});

test('a number within the year starts again each year, at any row', () => {
  const columns = {
    at: { type: 'date', generator: { kind: 'date.created' } },
    code: {
      type: 'text',
      generator: { kind: 'code.numbered', parameters: { parts: [{ text: 'J' }, { expression: 'yy(at)' }, { text: '-' }, { number: 4, by: 'year(at)' }] } },
    },
  };
  const blueprint = blueprintOf({ t: { rows: ROWS, columns, uniqueKeys: [{ columns: ['code'] }] } });
  const rows = textRows(compile(blueprint, words), 't', 0, ROWS) as string[][];
  const next = new Map<string, number>();
  for (const [at, code] of rows) {
    const year = at!.slice(2, 4);
    next.set(year, (next.get(year) ?? 0) + 1);
    expect(code).toBe(`J${year}-${String(next.get(year)).padStart(4, '0')}`);
  }
  expect(textRows(compile(blueprint, words), 't', 1500, 3)).toEqual(rows.slice(1500, 1503));
});
