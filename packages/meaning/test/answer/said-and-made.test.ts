import type { Blueprint } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { applyKnowledge } from '../../src/answer/index.ts';
import { answered, brewery, share } from './brewery.ts';

const DAY = 24 * 3_600_000;
const time = (cell: string | null | undefined): number => Date.parse(cell ?? '');

test('the middle of a wide range is the median, also with few rows', async () => {
  const { rows } = await answered({ batches: { columns: { ingredients: { low: 1800, middle: 62_000, high: 9_500_000, step: 0.01 } } } });
  const sorted = rows('batches')
    .slice(0, 200)
    .map(({ ingredients }) => Number(ingredients))
    .toSorted((a, b) => a - b);
  expect(sorted[100]).toBeGreaterThan(45_000);
  expect(sorted[100]).toBeLessThan(85_000);
});

test('the first rows do not prefer the first part of a text', async () => {
  const { rows } = await answered({ batches: { examples: [{ style: '{Pale|Dark|Red|Brown} Ale' }], columns: { note: { values: ['{a|b|c|d}'], null: 0 } } } });
  const first = rows('batches').slice(0, 40);
  expect(new Set(first.map(({ style }) => style)).size).toBe(4);
  expect(new Set(first.map(({ note }) => note)).size).toBe(4);
});

test('a counter inside a value is an error that names the template', async () => {
  const { outcome } = await answered({ batches: { columns: { note: { values: ['Tank {n:2}', 'Cellar'] } } } });
  expect(outcome.faults).toEqual([
    expect.objectContaining({ place: '/tables/batches/columns/note/values/0', instead: '{ "template": "Tank {n:2}" }, or {a|b} for one of several' }),
  ]);
});

test('examples that leave out a NOT NULL column use its default', async () => {
  const { outcome, rows } = await answered({ batches: { examples: [{ style: 'Stout', organic: true }, { style: 'Pils' }, { style: 'Ale' }] } });
  expect(outcome.lost).toEqual([]);
  for (const { style, organic } of rows('batches')) expect(organic!.startsWith('t')).toBe(style === 'Stout');
});

test('without a default it is reported', async () => {
  const { outcome } = await answered({ additions: { examples: [{ kind: 'hop', grams: 50 }, { kind: 'malt' }] } });
  expect(outcome.lost).toMatchObject([{ column: 'grams', reason: expect.stringContaining('1 of 2 examples have no value of it') as string }]);
});

test('several orders in one text', async () => {
  const { outcome, rows } = await answered({
    batches: { orders: ['brewed_at +[2 hours, 4 hours, 9 hours]-> packaged_at +[90 days, 180 days, 400 days]-> best_before'] },
  });
  expect(outcome.faults).toEqual([]);
  const both = rows('batches').filter(({ packaged_at, best_before }) => packaged_at !== null && best_before !== null);
  expect(both.length).toBeGreaterThan(100);
  for (const { brewed_at, packaged_at, best_before } of both) {
    expect(time(packaged_at) - time(brewed_at)).toBeGreaterThanOrEqual(2 * 3_600_000);
    expect(time(best_before) - time(packaged_at)).toBeGreaterThanOrEqual(89 * DAY);
  }
  // It may be in the future if it keeps until then.
  expect(share(both, ({ best_before }) => time(best_before) > Date.parse('2026-01-02'))).toBeGreaterThan(0.05);
});

test('a time after two others comes after both', async () => {
  const time = (name: string) => ({ name, type: 'timestamp with time zone', nullable: true });
  const { outcome, rows } = await answered(
    {
      batches: {
        columns: { tested_at: { null: 0.3 } },
        orders: [
          'brewed_at +[1 hour, 2 days, 9 days]-> tested_at',
          'brewed_at +[0 s, 1 day, 5 days]-> poured_at',
          'tested_at +[0 s, 1 day, 5 days]-> poured_at',
        ],
      },
    },
    {},
    [time('tested_at'), time('poured_at')],
  );
  expect(outcome.faults).toEqual([]);
  for (const { rows: all, holds } of outcome.relations) expect(holds).toBe(all);
  expect(rows('batches').some(({ tested_at, poured_at }) => tested_at === null && poured_at !== null)).toBe(true);
});

test('a time may be in the future if the answer says so', async () => {
  const orders = ['brewed_at +[90 days, 180 days, 400 days]-> packaged_at'];
  const ahead = async (columns: Record<string, unknown>) => {
    const { outcome, rows } = await answered({ batches: { orders, columns } });
    expect(outcome.faults).toEqual([]);
    return rows('batches').some(({ packaged_at }) => time(packaged_at) > Date.parse('2026-01-02'));
  };
  expect(await ahead({})).toBe(false);
  expect(await ahead({ packaged_at: { future: true } })).toBe(true);
});

test('a time of the row after one of its parent, and an invalid time is reported at its order', async () => {
  const { outcome, rows } = await answered({
    additions: { orders: ['batches.brewed_at <= added_at'] },
    batches: { orders: ['opened +[1 hour, 2 hours, 3 hours]-> packaged_at', 'brewed_at -> note'], when: [{ if: "style == 'a'", then: { packaged_at: null } }] },
  });
  expect(outcome.faults.map(({ place, message }) => [place, message])).toEqual([
    ['/tables/batches/orders/0', 'opened is a time of day: an order is of dates and times.'],
    ['/tables/batches/orders/1', 'note is a text: an order is of dates and times.'],
  ]);
  const brewed = new Map(rows('batches').map(({ id, brewed_at }) => [id, brewed_at]));
  for (const { batch_id, added_at } of rows('additions')) expect(time(added_at)).toBeGreaterThanOrEqual(time(brewed.get(batch_id!)));
});

test('a distance from a time of day is reported at its place', async () => {
  const { outcome } = await answered({ batches: { columns: { best_before: { after: { of: 'opened', least: '1 hour' } } } } });
  expect(outcome.faults.map(({ place, message }) => [place, message])).toEqual([
    ['/tables/batches/columns/best_before/after/of', 'opened is a time of day: "after" is of dates and times.'],
  ]);
});

test('the range of a key member is kept: another member varies, or there are fewer rows', async () => {
  const before = brewery();
  const table = before.tables.find(({ name }) => name === 'additions')!;
  before.relations.find(({ owner }) => owner)!.owner = false;
  table.columns.push({ name: 'year', type: 'integer' }, { name: 'month', type: 'integer' });
  table.uniqueKeys = [{ columns: ['year', 'month'] }];
  const columns = { year: { low: 2002, high: 2013 }, month: { low: 1, high: 12 } };
  const { blueprint } = await applyKnowledge({ format: 2, tables: { additions: { columns } } }, before);
  const plan = compile(blueprint, await loadWords('en-US'), { cap: true });
  const made = plan.table('public.additions');
  const at = made.columns.findIndex(({ name }) => name === 'year');
  const years = textRows(plan, made, 0, made.rows).map((row) => Number(row[at]));
  expect(made.rows).toBe(12 * 12);
  expect([Math.min(...years), Math.max(...years)]).toEqual([2002, 2013]);
});

test('cases that inference combined are replaced by values', async () => {
  const before = brewery();
  const table = before.tables.find(({ name }) => name === 'orders')!;
  const arm = (label: string, weight: number) => ({
    weight,
    columns: { state: { domain: { in: [label] } }, fits: label === 'open' ? { null: true } : { notNull: true } },
  });
  table.groups = [{ columns: ['state', 'fits'], tier: 'C', variants: [arm('open', 1), arm('done', 2)] }];
  const { blueprint, outcome } = await applyKnowledge({ format: 2, tables: { orders: { columns: { state: { values: { sent: 3, lost: 1 } } } } } }, before);
  const plan = compile(blueprint, await loadWords('en-US'), { cap: true });
  const made = plan.table('public.orders');
  const at = made.columns.findIndex(({ name }) => name === 'state');
  expect(outcome.lost).toEqual([]);
  expect(new Set(textRows(plan, made, 0, 200).map((row) => row[at]))).toEqual(new Set(['sent', 'lost']));
});

test('a share of true is reported if the database accepts only false', async () => {
  const before = brewery();
  const table = before.tables.find(({ name }) => name === 'batches')!;
  table.columns.find(({ name }) => name === 'organic')!.domain = { in: ['false'] };
  const { outcome } = await applyKnowledge({ format: 2, tables: { batches: { columns: { organic: { true: 0.13 } } } } }, before);
  expect(outcome.lost).toMatchObject([{ place: '/tables/batches/columns/organic/true', reason: 'a CHECK or a trigger of the database leaves false alone' }]);
  expect(outcome.faults).toEqual([]);
});

/** What is reported of an answer about batches, after a change of the brewery. */
async function reported(batches: Record<string, unknown>, change: (batches: Blueprint['tables'][number]) => void = () => {}) {
  const before = brewery();
  change(before.tables.find(({ name }) => name === 'batches')!);
  const { outcome } = await applyKnowledge({ format: 2, tables: { batches } }, before);
  return [...outcome.lost.map(({ place, reason }) => `${place}: ${reason}`), ...outcome.faults.map(({ place, message }) => `${place}: ${message}`)];
}

test('a formula that no row has is reported, and so are conditions that no row meets first', async () => {
  const when = (...conditions: string[]) => conditions.map((condition, at) => ({ if: condition, then: at + 1 }));
  expect(await reported({ columns: { hours: { formula: '7', when: when("state == 'dumped'") } } })).toEqual([]);
  expect(await reported({ columns: { hours: { formula: '7', when: when("state == 'dumped'", "state != 'dumped'") } } })).toEqual([
    '/tables/batches/columns/hours: a condition of the column decides each of the first 1000 rows, so that none has it',
  ]);
  expect(await reported({ columns: { hours: { formula: '7', when: when("state == 'dumped'", "state == 'dumped'", "state == 'x'") } } })).toEqual([
    expect.stringMatching(/^\/tables\/batches\/columns\/hours\/when\/1: another condition of the column comes first in all \d+ of the first 1000 rows/),
    '/tables/batches/columns/hours/when/2: none of the first 1000 rows meets its condition',
  ]);
});

test('a formula that a later statement replaces is reported', async () => {
  const orders = ['brewed_at +[10 days, 20 days, 30 days]-> best_before'];
  expect(await reported({ columns: { best_before: { formula: 'brewed_at + 3 days' } }, orders })).toEqual([
    '/tables/batches/columns/best_before: /tables/batches/orders/0 says what the column holds, too, and counts',
  ]);
});

test('weights and outcomes of numbers that a CHECK lists are made', async () => {
  const listed = (table: Blueprint['tables'][number]) => {
    table.columns.find(({ name }) => name === 'tank')!.domain = { in: ['1', '2', '3'] };
  };
  const made = async (batches: Record<string, unknown>) => {
    const before = brewery();
    listed(before.tables.find(({ name }) => name === 'batches')!);
    const { blueprint, outcome } = await applyKnowledge({ format: 2, tables: { batches } }, before);
    expect([outcome.lost, outcome.faults]).toEqual([[], []]);
    const plan = compile(blueprint, await loadWords('en-US'), { cap: true });
    const { columns, rows } = plan.table('public.batches');
    return textRows(plan, plan.table('public.batches'), 0, rows).map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])));
  };
  const weighted = await made({ columns: { tank: { values: { 1: 90, 2: 10 } } } });
  expect(weighted.filter(({ tank }) => tank === '1').length / weighted.length).toBeCloseTo(0.9, 1);
  expect(weighted.every(({ tank }) => tank !== '3')).toBe(true);
  const cased = await made({ when: [{ if: "state == 'dumped'", then: { tank: 2 } }] });
  expect(cased.filter(({ state }) => state === 'dumped').every(({ tank }) => tank === '2')).toBe(true);
  expect(await reported({ columns: { note: { values: { a: 90, b: 10 } } } })).toEqual([]);
});

const nullable = (table: Blueprint['tables'][number]) => {
  table.columns.find(({ name }) => name === 'code')!.nullable = true;
};

test('a unique column that is NULL by a condition keeps the rows of its table, with a value of its own in each other row', async () => {
  const code = { regex: '[0-9]{6}', null: { when: "state == 'planned'" } };
  expect(await reported({ columns: { code } }, nullable)).toEqual([]);
  const before = brewery();
  nullable(before.tables.find(({ name }) => name === 'batches')!);
  const { blueprint } = await applyKnowledge({ format: 2, tables: { batches: { columns: { code } } } }, before);
  const plan = compile(blueprint, await loadWords('en-US'), { cap: true });
  const rows = textRows(plan, plan.table('public.batches'), 0, plan.table('public.batches').rows, ['state', 'code']);
  const given = rows.flatMap(([, each]) => each ?? []);
  expect(rows).toHaveLength(2000);
  expect(new Set(given).size).toBe(given.length);
  for (const [state, each] of rows) expect(each === null).toBe(state === 'planned');
});

test('conditions that leave a key too few values are taken back, and named', async () => {
  const code = { when: [{ if: "state == 'planned'", then: 'A' }], else: 'B' };
  expect(await reported({ columns: { code } })).toEqual([
    expect.stringMatching(/^\/tables\/batches\/columns\/code: public\.batches can have \d+ rows?, not 2000: \(code\) must be different/),
  ]);
});

test('rows that a person requests for a table take precedence over the answer’s, and are named; not where its examples are the rows', async () => {
  const tables = {
    brewers: {
      rows: 2,
      examples: [
        { id: 1, name: 'Ada', initials: 'AD', rate: 40 },
        { id: 2, name: 'Bo', initials: 'BO', rate: 30 },
      ],
    },
    batches: { rows: 90 },
    additions: { rows: { per: 'batches', low: 1, typical: 2, high: 4 } },
    orders: { rows: 50 },
  };
  const { blueprint, outcome } = await applyKnowledge({ format: 2, tables }, brewery(), { requested: { batches: 120, additions: 70, brewers: 9, '*': 7 } });
  expect(outcome.faults.map(({ place, message }) => `${place}: ${message}`)).toEqual([
    '/tables/batches/rows: 120 rows of public.batches were requested, which takes precedence over 90.',
    '/tables/additions/rows: 70 rows of public.additions were requested, which takes precedence over its number for each parent.',
  ]);
  const plan = compile(blueprint, await loadWords('en-US'), { cap: true });
  expect(plan.tables.map(({ table, rows }) => [table, rows])).toEqual([
    ['brewers', 2],
    ['batches', 120],
    ['orders', 50],
    ['additions', 70],
  ]);
});

test('a sum that held before is reported if the answer breaks it', async () => {
  const relations = async (columns: Record<string, unknown>) => {
    const before = brewery();
    const { columns: all } = before.tables.find(({ name }) => name === 'batches')!;
    all.find(({ name }) => name === 'cost')!.generator = { kind: 'expression', parameters: { expression: 'ingredients + labour' } };
    const { outcome } = await applyKnowledge({ format: 2, tables: { batches: { columns } } }, before);
    return outcome.relations;
  };
  expect(await relations({ cost: { low: 10, high: 900, step: 0.01 } })).toEqual([
    expect.objectContaining({ table: 'public.batches', relation: 'cost == ingredients + labour, as without this answer', rows: 200, fails: [1, 2, 3] }),
  ]);
  expect(await relations({ labour: { low: 10, high: 900, step: 0.01 } })).toEqual([]);
  expect(await relations({ cost: { formula: 'ingredients * 2' } })).toEqual([]);
});
