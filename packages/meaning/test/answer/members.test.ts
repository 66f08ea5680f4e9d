import { DEFAULT_REFERENCE_DATE } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { answered, share, type Row } from './brewery.ts';

/**
 * Every member of the form, an example statement, and the condition to count in the rows: `docs/knowledge.md` names these tests. `near` is
 * the share for which it holds, apart from chance.
 */
type Case = {
  readonly member: string;
  readonly table?: string;
  readonly said: Record<string, unknown>;
  readonly schema?: Record<string, unknown>;
  readonly holds: (row: Row) => boolean;
  readonly near?: number;
};

const column = (name: string, said: unknown): Record<string, unknown> => ({ columns: { [name]: said } });
const number = (cell: string | null | undefined): number => Number(cell);
const time = (cell: string | null | undefined): number => Date.parse(cell ?? '');
const HOUR = 3_600_000;
const daysAgo = (days: number): string => new Date(Date.parse(DEFAULT_REFERENCE_DATE) - days * 24 * HOUR).toISOString().slice(0, 10);

/** Makes brewed_at the time of the rows. */
const TIMED = ['brewed_at +[1 hour, 1 day, 2 days]-> packaged_at'];

const CASES: readonly Case[] = [
  { member: 'column.values', said: column('style', { values: ['Kölsch', 'Märzen'] }), holds: ({ style }) => style === 'Kölsch' || style === 'Märzen' },
  { member: 'column.values, weights', said: column('style', { values: { Kölsch: 3, Märzen: 1 } }), holds: ({ style }) => style === 'Kölsch', near: 0.75 },
  {
    member: 'column.values under a CHECK',
    said: column('state', { values: { planned: 10, brewing: 10, packaged: 72, dumped: 8 } }),
    holds: ({ state }) => state === 'dumped',
    near: 0.08,
  },
  {
    member: 'column.values, parts',
    said: column('style', { values: ['{Pale|Dark} Ale', '{Pale|Dark} Lager'] }),
    holds: ({ style }) => style!.startsWith('Dark'),
    near: 0.5,
  },
  {
    member: 'column.values, parts within parts',
    said: column('style', { values: ['{Scratch of {4|8|12} cm|Paint scuff}'] }),
    holds: ({ style }) => /^(?:Scratch of (?:4|8|12) cm|Paint scuff)$/.test(style!),
  },
  { member: 'column.shares', said: column('state', { shares: { dumped: 0.1 } }), holds: ({ state }) => state === 'dumped', near: 0.1 },
  {
    member: 'column.shares: the others keep their proportions',
    said: column('state', { shares: { dumped: 0.1 } }),
    holds: ({ state }) => state === 'planned',
    near: 0.3,
  },
  {
    member: 'column.shares beside values',
    said: column('state', { values: { planned: 10, brewing: 10, packaged: 70 }, shares: { dumped: 0.1 } }),
    holds: ({ state }) => state === 'packaged',
    near: 0.7,
  },
  {
    member: 'column.shares beside states',
    said: {
      states: { of: 'state', shares: { planned: 1, brewing: 1, packaged: 7, dumped: 1 }, reached: { dumped: ['dump_reason'] } },
      columns: { state: { shares: { dumped: 0.4 } } },
    },
    holds: ({ state, dump_reason: reason }) => state === 'dumped' && reason !== null,
    near: 0.4,
  },
  { member: 'column.value', said: column('plant', { value: 'Köln' }), holds: ({ plant }) => plant === 'Köln' },
  { member: 'column.low, high', said: column('volume', { low: 20, high: 30 }), holds: ({ volume }) => number(volume) >= 20 && number(volume) <= 30 },
  { member: 'column.middle', said: column('volume', { low: 10, middle: 20, high: 200 }), holds: ({ volume }) => number(volume) <= 20, near: 0.5 },
  {
    member: 'column.shape of numbers',
    said: column('volume', { low: 0, high: 100, shape: 'right-skewed' }),
    holds: ({ volume }) => number(volume) <= 20,
    near: 0.5,
  },
  { member: 'column.step', said: column('volume', { low: 0, high: 500, step: 25 }), holds: ({ volume }) => number(volume) % 25 === 0 },
  { member: 'column.true', said: column('organic', { true: 0.6 }), holds: ({ organic }) => organic!.startsWith('t'), near: 0.6 },
  { member: 'column.null, a share', said: column('plant', { value: 'Köln', null: 0.3 }), holds: ({ plant }) => plant === null, near: 0.3 },
  {
    member: 'column.dirt, one share',
    said: column('style', { values: ['Golden Pale Ale'], dirt: 0.2 }),
    holds: ({ style }) => style !== 'Golden Pale Ale',
    near: 0.187,
  },
  {
    member: 'column.dirt, by kind',
    said: column('style', { values: ['Golden Pale Ale'], dirt: { empty: 0.1 } }),
    holds: ({ style }) => style === '',
    near: 0.1,
  },
  {
    member: 'column.null, a condition',
    said: { columns: { style: { values: ['a', 'b'] }, plant: { value: 'Köln', null: { when: "style == 'a'" } } } },
    holds: ({ style, plant }) => (style === 'a') === (plant === null),
  },
  {
    member: 'column.null, a share of the rows of a condition',
    said: { columns: { style: { values: ['a', 'b'] }, plant: { value: 'Köln', null: { when: "style == 'a'", share: 0.4 } } } },
    holds: ({ style, plant }) => style === 'a' && plant === null,
    near: 0.2,
  },
  {
    member: 'column.null, in no other rows',
    said: { columns: { style: { values: ['a', 'b'] }, plant: { value: 'Köln', null: { when: "style == 'a'", share: 0.4 } } } },
    holds: ({ style, plant }) => style === 'a' || plant !== null,
  },
  { member: 'column.regex', said: column('note', { regex: '(A|BC)[0-9]{3}', null: 0 }), holds: ({ note }) => /^(?:A|BC)\d{3}$/.test(note!) },
  {
    member: 'column.template',
    said: column('code', { template: 'B{yy(brewed_at)}-{n:4}' }),
    holds: ({ id, code, brewed_at }) => code === `B${brewed_at!.slice(2, 4)}-${id!.padStart(4, '0')}`,
  },
  {
    member: 'column.formula',
    said: { columns: { hours: { low: 1, high: 90 }, labour: { formula: 'round(hours / 60 * 50, 2)' } } },
    holds: ({ hours, labour }) => Math.abs(number(labour) - (number(hours) / 60) * 50) <= 0.0051,
  },
  {
    member: 'column.after',
    said: {
      columns: {
        best_before: { after: { of: 'brewed_at', least: '90 days', typical: '180 days', most: '400 days' } },
        brewed_at: { range: ['2023-01-01', '2024-06-01'] },
      },
    },
    holds: ({ brewed_at, best_before }) => time(best_before) - time(brewed_at) > 89 * 24 * HOUR && time(best_before) - time(brewed_at) < 401 * 24 * HOUR,
  },
  {
    member: 'column.before',
    said: column('best_before', { before: { of: 'brewed_at', least: '2 days', typical: '5 days', most: '9 days' } }),
    holds: ({ brewed_at, best_before }) => time(brewed_at) - time(best_before) >= 2 * 24 * HOUR && time(brewed_at) - time(best_before) <= 10 * 24 * HOUR,
  },
  {
    member: 'column.range of times',
    said: column('brewed_at', { range: ['-1y', 'now'] }),
    holds: ({ brewed_at }) => brewed_at! >= '2025-01-01' && brewed_at! < '2026-01-02',
  },
  {
    member: 'column.range of times of day',
    said: column('opened', { range: ['06:00', '08:00'] }),
    holds: ({ opened }) => opened! >= '06:00' && opened! <= '08:00:00',
  },
  {
    member: 'column.of, count',
    said: column('malts', { of: { Pilsner: 3, Munich: 1 }, count: [1, 2] }),
    holds: ({ malts }) => /^\{(?:Pilsner|Munich)(?:,(?:Pilsner|Munich))?\}$/.test(malts!),
  },
  {
    member: 'column.shape of a document',
    said: column('profile', {
      shape: { colour: { label: { pale: 3, dark: 1 } }, ibu: { number: [10, 60] }, mash: { steps: { list: { number: [1, 9] }, count: [2, 3] } } },
    }),
    holds: ({ profile }) => {
      const { colour, ibu, mash } = JSON.parse(profile!) as { colour: string; ibu: number; mash: { steps: number[] } };
      return ['pale', 'dark'].includes(colour) && ibu >= 10 && ibu <= 60 && mash.steps.length >= 1;
    },
  },
  {
    member: 'column.shape of members as columns say them, nested, and a list of objects',
    said: column('profile', {
      shape: {
        colour: { values: { pale: 3, dark: 1 } },
        ibu: { low: 10, middle: 20, high: 60, step: 5 },
        dry: { true: 0.5 },
        tank: { shape: { vessel: { values: ['{big|small} tun'] }, value: { low: 1, high: 2 } } },
        additions: { of: { shape: { hop: { values: ['Saaz', 'Cascade'] }, grams: { low: 5, high: 90 } } }, count: [2, 3] },
        steps: { shape: { at: { low: 60, high: 70 } }, count: [1, 2] },
        since: { range: ['2024-01-01', '2024-12-31'] },
        by: 'us',
      },
    }),
    holds: ({ profile }) => {
      const made = JSON.parse(profile!) as Record<string, unknown> & {
        ibu: number;
        tank: { vessel: string; value: number };
        additions: { hop: string; grams: number }[];
        since: string;
        steps: { at: number }[];
      };
      return (
        ['pale', 'dark'].includes(String(made['colour'])) &&
        made.ibu >= 10 &&
        made.ibu % 5 === 0 &&
        typeof made['dry'] === 'boolean' &&
        /^(?:big|small) tun$/.test(made.tank.vessel) &&
        [1, 2].includes(made.tank.value) &&
        made.additions.length >= 2 &&
        made.additions.every(({ hop, grams }) => ['Saaz', 'Cascade'].includes(hop) && grams >= 5 && grams <= 90) &&
        made.since.startsWith('2024-') &&
        made.steps.length >= 1 &&
        made.steps.every(({ at }) => at >= 60) &&
        made['by'] === 'us'
      );
    },
  },
  {
    member: 'column.of objects, count',
    said: column('profile', { of: { shape: { hop: { values: ['Saaz', 'Cascade'] } } }, count: [1, 2] }),
    holds: ({ profile }) => (JSON.parse(profile!) as { hop: string }[]).every(({ hop }) => ['Saaz', 'Cascade'].includes(hop)),
  },
  {
    member: 'document.formula, present',
    said: { columns: { style: { values: ['a', 'b'] }, profile: { shape: { style: { formula: 'style' }, dark: { flag: 1, present: "style == 'b'" } } } } },
    holds: ({ style, profile }) => {
      const made = JSON.parse(profile!) as { style: string; dark?: boolean };
      return made.style === style && 'dark' in made === (style === 'b');
    },
  },
  {
    member: 'column.when, else',
    said: {
      columns: {
        style: { values: ['Stout', 'Pils', 'Ale'] },
        note: {
          when: [
            { if: "style == 'Stout'", then: ['roasty', 'black'] },
            { if: "style == 'Pils'", then: 'crisp' },
          ],
          else: null,
        },
      },
    },
    holds: ({ style, note }) => (style === 'Stout' ? ['roasty', 'black'].includes(note ?? '') : style === 'Pils' ? note === 'crisp' : note === null),
  },
  { member: 'column.generator', said: column('note', { generator: { kind: 'color.human' } }), holds: ({ note }) => note != null && /^[a-z ]+$/.test(note) },
  {
    member: 'table.when',
    table: 'additions',
    said: {
      columns: { kind: { values: ['hop', 'malt'] } },
      when: [
        { if: "kind == 'hop'", then: { alpha_acid: [3, 16], grams: [10, 400] } },
        { if: "kind == 'malt'", then: { alpha_acid: null, grams: [1000, 9000] } },
      ],
    },
    holds: ({ kind, alpha_acid: acid, grams }) =>
      kind === 'hop' ? number(acid) >= 3 && number(acid) <= 16 && number(grams) <= 400 : acid === null && number(grams) >= 1000,
  },
  {
    member: 'table.when: ranges of moments and hours',
    said: {
      columns: { style: { values: ['a', 'b'] } },
      when: [
        { if: "style == 'a'", then: { best_before: ['-12d', 'now'], opened: ['08:00', '10:00'] } },
        { if: "style == 'b'", then: { best_before: '-30d', opened: { range: ['18:00', '22:00'] } } },
      ],
    },
    schema: { time: { from: '2024-01-01', to: 'now' } },
    holds: ({ style, best_before: best, opened }) =>
      style === 'a'
        ? best! >= daysAgo(12) && best! <= daysAgo(0) && opened! >= '08:00' && opened! <= '10:00:00'
        : best === daysAgo(30) && opened! >= '18:00' && opened! <= '22:00:00',
  },
  {
    member: 'table.examples',
    said: {
      examples: [
        { style: 'Stout', og: [15, 18], tank: 1, weight: 3 },
        { style: 'Pils {A|B}', og: [11, 12.5], tank: null, weight: 1 },
      ],
    },
    holds: ({ style, og, tank }) =>
      style === 'Stout' ? number(og) >= 15 && number(og) <= 18 && tank === '1' : number(og) >= 11 && number(og) <= 12.5 && tank === null,
  },
  {
    member: 'table.examples, weight',
    said: {
      examples: [
        { style: 'Stout', weight: 3 },
        { style: 'Pils', weight: 1 },
      ],
    },
    holds: ({ style }) => style === 'Stout',
    near: 0.75,
  },
  {
    member: 'examples that satisfy a CHECK over several columns',
    said: {
      examples: [
        { style: 'Stout', og: 16, fg: 4.5 },
        { style: 'Pils', og: 12, fg: 2.4 },
      ],
    },
    holds: ({ style, og, fg }) => (style === 'Stout' ? og === '16.0' && fg === '4.5' : og === '12.0' && fg === '2.4'),
  },
  {
    member: 'table.states',
    said: {
      states: {
        of: 'state',
        shares: { planned: 10, brewing: 12, packaged: 70, dumped: 8 },
        reached: { brewing: ['og'], packaged: ['packaged_at', 'fg'], dumped: ['dump_reason'] },
      },
      columns: { dump_reason: { values: ['infected'] }, og: { low: 11, high: 16 }, fg: { low: 2, high: 5 } },
      orders: ['brewed_at +[5 days, 20 days, 60 days]-> packaged_at'],
    },
    holds: ({ state, packaged_at: packaged, dump_reason: reason, og, fg }) =>
      (state === 'packaged') === (packaged !== null) &&
      (state === 'dumped') === (reason !== null) &&
      (state === 'packaged') === (fg !== null) &&
      (state === 'packaged' || state === 'brewing') === (og !== null),
  },
  {
    member: 'table.states, a column of several states, one of which ends the way',
    said: {
      states: {
        of: 'state',
        shares: { planned: 10, brewing: 12, packaged: 70, dumped: 8 },
        reached: { packaged: ['packaged_at', 'fg'], dumped: ['packaged_at', 'dump_reason'] },
      },
      columns: { dump_reason: { values: ['infected'] }, fg: { low: 2, high: 5 } },
    },
    holds: ({ state, packaged_at: packaged, fg, dump_reason: reason }) =>
      (state === 'packaged' || state === 'dumped') === (packaged !== null) &&
      (state === 'packaged') === (fg !== null) &&
      (state === 'dumped') === (reason !== null),
  },
  {
    member: 'states, shares',
    said: {
      states: { of: 'state', shares: { planned: 10, brewing: 12, packaged: 70, dumped: 8 }, reached: { packaged: ['packaged_at'] } },
      columns: { packaged_at: { after: { of: 'brewed_at' } } },
    },
    holds: ({ state }) => state === 'packaged',
    near: 0.7,
  },
  {
    member: 'table.orders',
    said: { orders: ['brewed_at +[5 days, 20 days, 60 days]-> packaged_at'], columns: { state: { value: 'packaged' } } },
    holds: ({ brewed_at: from, packaged_at: to }) => time(to) - time(from) >= 5 * 24 * HOUR && time(to) - time(from) <= 60 * 24 * HOUR,
  },
  {
    member: 'table.orders of numbers',
    said: { orders: ['tank <= volume'], columns: { tank: { low: 1, high: 40 }, volume: { low: 1, high: 60 } } },
    holds: ({ tank, volume }) => number(tank) <= number(volume),
  },
  {
    member: 'table.equations',
    said: {
      columns: { hours: { low: 2, high: 30 }, ingredients: { low: 100, high: 900, step: 0.01 } },
      equations: ['labour == round(hours * 41.5, 2)', 'cost == labour + ingredients'],
    },
    holds: ({ labour, hours, ingredients, cost }) =>
      number(labour) === Math.round(number(hours) * 4150) / 100 && Math.abs(number(cost) - number(labour) - number(ingredients)) < 0.0051,
  },
  {
    member: 'table.hours',
    said: {
      orders: ['brewed_at +[1 day, 5 days, 30 days]-> packaged_at'],
      hours: { columns: ['brewed_at', 'packaged_at'], from: '07:00', to: '15:30', weekdays: [1, 2, 3, 4, 5], quarter: ['brewed_at'] },
      columns: { state: { value: 'packaged' } },
    },
    holds: ({ brewed_at: brewed, packaged_at: packaged }) =>
      [brewed, packaged].every((cell) => {
        const at = new Date(cell!);
        const hour = at.getUTCHours() + at.getUTCMinutes() / 60;
        return hour >= 7 && hour <= 15.5 && at.getUTCDay() >= 1 && at.getUTCDay() <= 5;
      }) && new Date(brewed!).getUTCMinutes() % 15 === 0,
  },
  {
    member: 'table.time',
    said: {
      time: { from: '2024-01-01', to: '2025-12-31', season: { '5': 4 }, weekdays: [1, 1, 1, 1, 1, 1, 0] },
      orders: ['brewed_at +[1 hour, 1 day, 2 days]-> packaged_at'],
    },
    holds: ({ brewed_at: at }) => new Date(at!).getUTCDay() !== 0 && at! >= '2024-01-01' && at! < '2026-01-01',
  },
  {
    member: 'table.time, growth',
    said: { time: { from: '2024-01-01', to: '2025-12-31', growth: 2 }, orders: TIMED },
    holds: ({ brewed_at: at }) => at! >= '2025-01-01',
    near: 2 / 3,
  },
  {
    member: 'table.time, season',
    said: { time: { from: '2025-01-01', to: '2025-12-31', growth: 1, weekdays: [1, 1, 1, 1, 1, 1, 1], season: { '12': 4 } }, orders: TIMED },
    holds: ({ brewed_at: at }) => at! >= '2025-12-01',
    near: (4 * 31) / (334 + 4 * 31),
  },
  {
    member: 'table.time, hours',
    said: { time: { from: '2025-01-01', to: '2025-12-31', hours: { from: '08:30', to: '11:00' } }, orders: TIMED },
    holds: ({ brewed_at: at }) => at!.slice(11) >= '08:30' && at!.slice(11) <= '11:00:00',
  },
  {
    member: 'schema.region',
    schema: { region: { country: 'DE', language: 'de' } },
    table: 'brewers',
    said: column('rate', { low: 40, high: 60 }),
    holds: ({ rate }) => number(rate) >= 40 && number(rate) <= 60,
  },
  {
    member: 'formula over a parent',
    said: { columns: { hours: { low: 2, high: 30 }, labour: { formula: 'brewers.rate == null ? null : hours * 2' } } },
    holds: ({ brewer_id: brewer, labour, hours }) => (brewer === null ? labour === null : number(labour) === number(hours) * 2),
  },
  {
    member: 'initials of a name',
    table: 'brewers',
    said: column('initials', { formula: 'initials(name)' }),
    holds: ({ name, initials }) =>
      initials!.startsWith(
        name!
          .split(/[^\p{L}\p{N}]+/u)
          .filter(Boolean)
          .map((word) => word[0]!.toUpperCase())
          .join('')
          .slice(0, 2),
      ),
  },
];

/** Four standard deviations of a share in so many rows. */
const chance = (near: number, rows: number): number => 4 * Math.sqrt((near * (1 - near)) / rows);

test.each(CASES.map((each) => [each.member, each] as const))('%s', async (_, { table = 'batches', said, schema, holds, near }) => {
  const { rows, outcome } = await answered({ [table]: said }, schema);
  expect(outcome.faults).toEqual([]);
  const made = rows(table);
  expect(made.length).toBeGreaterThan(0);
  if (near === undefined) expect(made.filter((row) => !holds(row)).slice(0, 3)).toEqual([]);
  else expect(Math.abs(share(made, holds) - near)).toBeLessThan(chance(near, made.length) + 0.005);
  for (const { rows: counted, holds: kept, relation } of outcome.relations) expect([relation, kept]).toEqual([relation, counted]);
});

test('rows: a count, and a number for each parent', async () => {
  const { rows, outcome } = await answered({ brewers: { rows: 30 }, additions: { rows: { per: 'batches', low: 1, typical: 3, high: 9, none: 0.25 } } });
  expect(outcome.faults).toEqual([]);
  expect(rows('brewers')).toHaveLength(30);
  const counts = new Map<string, number>();
  for (const { batch_id: batch } of rows('additions')) counts.set(batch!, (counts.get(batch!) ?? 0) + 1);
  expect(counts.size / 2000).toBeCloseTo(0.75, 1);
  const all = [...counts.values()];
  expect(Math.max(...all)).toBeLessThanOrEqual(9);
  expect(all.reduce((sum, count) => sum + count, 0) / all.length).toBeCloseTo(3, 0);
});

test('formulas add up children and read the parents of parents', async () => {
  const { rows, outcome } = await answered({
    batches: { equations: ['ingredients == sum(additions.price)'] },
    additions: { columns: { price: { low: 1, high: 90, step: 0.01 }, by: { formula: 'batches.brewers.name' } } },
  });
  expect(outcome.faults).toEqual([]);
  const names = new Map(rows('brewers').map(({ id, name }) => [id, name]));
  const batches = new Map(rows('batches').map((row) => [row['id'], row]));
  const sums = new Map<string, number>();
  for (const { batch_id: batch, price, by } of rows('additions')) {
    sums.set(batch!, (sums.get(batch!) ?? 0) + Math.round(number(price) * 100));
    expect(by).toBe(names.get(batches.get(batch)!['brewer_id'] ?? '') ?? null);
  }
  for (const [id, { ingredients }] of batches) expect(Math.round(number(ingredients) * 100)).toBe(sums.get(id!) ?? 0);
});

test('a reference is NULL until its state is reached, and the states keep their shares', async () => {
  const shares = { new: 6, assigned: 10, shipped: 80, cancelled: 4 };
  const { rows, outcome } = await answered({ orders: { states: { of: 'state', shares, reached: { assigned: ['brewer_id'] } } } });
  expect([outcome.faults, outcome.lost]).toEqual([[], []]);
  const made = rows('orders');
  expect(made.filter(({ state, brewer_id: brewer }) => (state === 'assigned' || state === 'shipped') !== (brewer !== null))).toEqual([]);
  for (const [state, percent] of Object.entries(shares))
    expect(Math.abs(share(made, (row) => row['state'] === state) - percent / 100)).toBeLessThan(chance(percent / 100, made.length) + 0.005);
});

test('a reference whose state a CHECK fixes does not change, and reports it', async () => {
  const { outcome } = await answered({
    batches: { states: { of: 'state', shares: { planned: 20, brewing: 20, packaged: 60 }, reached: { brewing: ['brewer_id'] } } },
  });
  expect(outcome.lost).toEqual([expect.objectContaining({ column: 'brewer_id', reason: expect.stringContaining('CHECK') })]);
});
