import type { Blueprint, BlueprintColumn } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { rowOfValue } from '../row-of-value.ts';
import { textRows } from '../text-rows.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { unmovedValue } from './unmoved-value.ts';

const words = await loadWords('en-US');
const ROWS = 3000;
const WEEKS = 47;
const DAYS = WEEKS * 7;

type Spec = Omit<BlueprintColumn, 'name'>;
const made = (kind: string, parameters?: Record<string, unknown>): { generator: NonNullable<Spec['generator']> } => ({
  generator: { kind, ...(parameters && { parameters }) },
});

function rowsOf(blueprint: Blueprint, table: string, columns?: readonly string[]): (string | null)[][] {
  return textRows(compile(blueprint, words), table, 0, ROWS, columns) as (string | null)[][];
}

const day = (text: string): number => Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / 86_400_000;

const ORDERS = {
  id: ID,
  state: { type: 'text', ...made('life.state', { labels: ['open', 'paid', 'shipped', 'cancelled'] }) },
  placed_at: { type: 'timestamp with time zone', ...made('date.created') },
  due: { type: 'date', nullable: true, ...made('date.due', { after: 'placed_at' }) },
  text_day: { type: 'text', ...made('date.created', { unit: 'd' }) },
  text_time: { type: 'text', ...made('date.created') },
  seconds: { type: 'integer', ...made('date.epoch') },
  millis: { type: 'bigint', ...made('date.epoch') },
  days: { type: 'daterange', ...made('range') },
  both: { type: 'date[]', ...made('array', { element: { kind: 'date.past' }, min: 1, max: 3 }) },
  doc: { type: 'jsonb', ...made('json', { shape: { type: 'object', keys: { at: { kind: 'date.created' }, on: { kind: 'date.past', parameters: { unit: 'd' } }, n: { kind: 'number.int' } } } }) }, // prettier-ignore
  month: { type: 'date', ...made('date.month') },
  email: { type: 'text', ...made('internet.email') },
  total: { type: 'numeric(10,2)', ...made('commerce.price') },
  closes: { type: 'time', ...made('date.timeOfDay') },
  until: { type: 'date', ...made('values', { values: ['9999-12-31', '2025-02-28'] }) },
} satisfies Record<string, Spec>;

const orders = (slide?: number) => blueprintOf({ orders: { rows: ROWS, columns: ORDERS, primaryKey: ['id'] } }, [], slide === undefined ? {} : { slide });

test('timestamps move by whole weeks, and nothing else changes', () => {
  const [before, after] = [rowsOf(orders(), 'orders'), rowsOf(orders(WEEKS), 'orders')];
  const names = Object.keys(ORDERS);
  const pairs = (name: string) => before.map((row, i) => [row[names.indexOf(name)]!, after[i]![names.indexOf(name)]!] as const);
  for (const name of ['id', 'state', 'email', 'total', 'closes']) for (const [a, b] of pairs(name)) expect(b).toBe(a);
  for (const name of ['placed_at', 'due', 'text_day', 'text_time'])
    for (const [a, b] of pairs(name)) {
      expect(a === null).toBe(b === null);
      if (a === null) continue;
      expect(day(b) - day(a), `${name}: ${a} → ${b}`).toBe(DAYS);
      expect(b.slice(10)).toBe(a.slice(10));
    }
  for (const [a, b] of pairs('seconds')) expect(Number(b) - Number(a)).toBe(DAYS * 86_400);
  for (const [a, b] of pairs('millis')) expect(Number(b) - Number(a)).toBe(DAYS * 86_400_000);
  for (const name of ['days', 'both', 'doc'])
    for (const [a, b] of pairs(name)) {
      const [old, moved] = [a, b].map((text) => [...text.matchAll(/\d{4}-\d\d-\d\d/g)].map(([date]) => day(date)));
      expect(old!.length).toBeGreaterThan(0);
      expect(moved).toEqual(old!.map((one) => one + DAYS));
      expect(b.replaceAll(/\d{4}-\d\d-\d\d/g, '')).toBe(a.replaceAll(/\d{4}-\d\d-\d\d/g, ''));
    }
});

test('first days of months stay first days; 9999-12-31 means never and does not move', () => {
  const rows = rowsOf(orders(WEEKS), 'orders', ['month', 'until']);
  for (const [month] of rows) expect(month).toMatch(/-01$/);
  expect(new Set(rows.map(([, until]) => until))).toEqual(new Set(['9999-12-31', '2026-01-23']));
  const months = (slide?: number) => new Set(rowsOf(orders(slide), 'orders', ['month']).map(([month]) => month)).size;
  expect(months(WEEKS)).toBe(months());
});

test('a slide forward and back restores the rows, and any range of rows is the same', () => {
  const plan = compile(orders(WEEKS), words);
  const all = textRows(plan, 'orders', 0, ROWS);
  expect(textRows(plan, 'orders', 2100, 20)).toEqual(all.slice(2100, 2120));
  expect(rowsOf({ ...orders(), slide: 0 }, 'orders')).toEqual(rowsOf(orders(), 'orders'));
});

test('dates that are keys move with their references, and are found by their value', () => {
  const blueprint = (slide: number) =>
    blueprintOf(
      {
        days: { rows: 400, columns: { day: { type: 'date', ...made('date.created') } }, primaryKey: ['day'] },
        facts: { rows: ROWS, columns: { id: ID, day: 'date' }, primaryKey: ['id'] },
      },
      [link('facts.day', 'days.day')],
      { slide },
    );
  const plan = compile(blueprint(WEEKS), words);
  const days = textRows(plan, 'days', 0, 400).map(([text]) => text!);
  expect(new Set(days).size).toBe(400);
  for (const [text] of textRows(plan, 'facts', 0, ROWS, ['day'])) expect(days).toContain(text);
  const unmoved = compile(blueprint(0), words);
  const still = textRows(unmoved, 'days', 0, 400).map(([text]) => text!);
  expect(rowOfValue(plan, 'days', 'day', days[123]!)).toBe(rowOfValue(unmoved, 'days', 'day', still[123]!));
  expect(days.map(day)).toEqual(still.map((text) => day(text) + DAYS));
});

test('a CHECK against a fixed date is satisfied, or rejected with column, row and name', () => {
  const blueprint = (slide: number) =>
    blueprintOf(
      {
        t: {
          rows: ROWS,
          columns: { at: { type: 'date', domain: { min: '2020-01-01', max: '2026-03-01' }, ...made('date.created') } },
          checks: [{ name: 't_at_check', expression: "at <= '2026-03-01'" }],
        },
      },
      [],
      { slide },
    );
  expect(rowsOf(blueprint(2), 't')).toHaveLength(ROWS);
  expect(() => compile(blueprint(WEEKS), words)).toThrow(/public\.t\.at.*row \d+: 20\d\d-\d\d-\d\d slides to 202\d-\d\d-\d\d, which CHECK t_at_check refuses/);
});

test('values listed in a condition do not move, and are named', () => {
  const listed = ['2026-01-01', '2026-04-01'];
  const blueprint = blueprintOf(
    { t: { rows: 50, columns: { at: { type: 'date', domain: { in: listed }, ...made('date.created') }, year: { type: 'integer', ...made('date.year') } } } },
    [],
    { slide: WEEKS },
  );
  const plan = compile(blueprint, words);
  for (const [at] of textRows(plan, 't', 0, 50)) expect(listed).toContain(at);
  expect(plan.diagnostics.filter(({ code }) => code === 'slide-stays').map(({ message }) => message)).toEqual([
    'public.t.at does not slide: a condition lists its values.',
    'public.t.year does not slide: it holds a part of a date.',
  ]);
});

test('a condition between a moving time and a fixed one is a fault', () => {
  const blueprint = blueprintOf(
    {
      t: {
        rows: 50,
        columns: { a: { type: 'date', domain: { in: ['2026-06-01'] }, ...made('date.created') }, b: { type: 'date', ...made('date.created') } },
        groups: [{ columns: ['a', 'b'], tier: 'D', constraints: ['b_before_a'], order: [{ terms: [{ column: 'b', coefficient: 1 }, { column: 'a', coefficient: -1 }], operator: '<=', value: 0 }] }], // prettier-ignore
      },
    },
    [],
    { slide: WEEKS },
  );
  expect(() => compile(blueprint, words)).toThrow('public.t: b_before_a compares b, a, of which slide moves only some, or not by as much.');
});

test('days that depend on the case of a row are a fault, because no single value shows the case', () => {
  const variant = (kind: string, domain: object) => ({ weight: 1, columns: { kind: { domain: { in: [kind] } }, at: { domain } } });
  const blueprint = blueprintOf(
    {
      t: {
        rows: 50,
        columns: { kind: { type: 'text' }, at: { type: 'date', ...made('date.created') } },
        groups: [{ columns: ['kind', 'at'], tier: 'C', constraints: ['old_or_new'], variants: [variant('old', { max: '2025-05-31' }), variant('new', { min: '2025-06-01' })] }], // prettier-ignore
      },
    },
    [],
    { slide: WEEKS },
  );
  expect(() => compile(blueprint, words)).toThrow('public.t.at: old_or_new asks for other days in each of its cases');
});

test('days in partitions move into others where a DEFAULT one takes the rest', () => {
  const day = (domain: object) => ({ columns: { at: { domain } } });
  const blueprint = (...rest: object[]) =>
    blueprintOf(
      {
        t: {
          rows: 50,
          columns: { at: { type: 'date', ...made('date.start') }, until: { type: 'date', ...made('date.end') } },
          groups: [{ columns: ['at', 'until'], tier: 'D', constraints: ['partitions'], variants: [day({ min: '2024-01-01', max: '2025-01-01', maxExclusive: true }), day({ min: '2025-01-01', max: '2026-01-01', maxExclusive: true }), ...rest.map(day)], order: [{ terms: [{ column: 'at', coefficient: 1 }, { column: 'until', coefficient: -1 }], operator: '<=', value: 0 }] }], // prettier-ignore
        },
      },
      [],
      { slide: WEEKS },
    );
  expect(() => compile(blueprint(), words)).toThrow('public.t.at: partitions asks for other days in each of its cases');
  expect(() => compile(blueprint({ max: '2024-01-01', maxExclusive: true }), words)).toThrow('asks for other days');
  const rest = [{ max: '2024-01-01', maxExclusive: true }, { min: '2026-01-01' }];
  const moved = textRows(compile(blueprint(...rest), words), 't', 0, 50);
  expect(moved.every(([at, until]) => at! <= until!)).toBe(true);
});

test('months in a key stay distinct', () => {
  const months = blueprintOf({ t: { rows: 300, primaryKey: ['m'], columns: { m: { type: 'date', ...made('date.month') } } } }, [], { slide: WEEKS });
  const all = textRows(compile(months, words), 't', 0, 300).map(([m]) => m);
  expect(new Set(all).size).toBe(300);
});

test('a value that rows must show is moved back before its column slides; if no value slides to it, that is an error', () => {
  const plan = compile(orders(WEEKS), words);
  const moved = (column: string, value: string) => unmovedValue(plan, 'orders', column, value);
  expect(moved('placed_at', '2026-11-20T10:00:00Z')).toBe('2025-12-26T10:00:00Z');
  expect(moved('text_time', '2026-11-20 10:00:00')).toBe('2025-12-26 10:00:00');
  expect(moved('seconds', '1800000000')).toBe(String(1_800_000_000 - DAYS * 86_400));
  expect(moved('doc', '{"at":"2026-11-20"}')).toBe('{"at":"2025-12-26"}');
  expect(moved('email', 'a@2026-11-20.example')).toBe('a@2026-11-20.example');
  expect(moved('month', '2026-11-01')).toMatch(/-01$/);
  expect(() => moved('month', '2026-12-31')).toThrow('orders.month: no value slides to 2026-12-31');
});
