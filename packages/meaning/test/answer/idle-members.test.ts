import { expect, test } from 'vitest';
import { answered } from './brewery.ts';

const column = (said: unknown) => ({ batches: { columns: { volume: said } } });

test.each([
  ['values beside a range of numbers', column({ values: [1, 2], low: 3, high: 9 }), ['low', 'high']],
  ['running without a template', column({ low: 1, high: 9, running: { by: 'style' } }), ['running']],
  ['a count without entries', column({ value: 3, count: [1, 2] }), ['count']],
  ['a step beside a formula', column({ formula: 'hours * 2', step: 5 }), ['step']],
  ['a word for a shape by itself', column({ shape: 'recent' }), ['shape']],
])('%s changes nothing, and is reported', async (_, tables, members) => {
  const { outcome } = await answered(tables);
  expect(outcome.faults.map(({ place }) => place)).toEqual(members.map((member) => `/tables/batches/columns/volume/${member}`));
});

test.each<[string, unknown, string]>([
  ['a word that says nothing beside another', { size: { low: 1, high: 3, weights: [1, 2] } }, '/size/weights'],
  ['a list of objects without their statement', { lines: [{ hop: 'Saaz' }] }, '/lines'],
  ['a condition for NULL', { size: { low: 1, high: 3, null: { when: 'hours > 3' } } }, '/size/null'],
  ['a count that falls', { sizes: { of: [1, 2], count: [3, 1] } }, '/sizes/count'],
])('in a document, %s is an error at its place', async (_, shape, place) => {
  const { outcome } = await answered({ batches: { columns: { profile: { shape } } } });
  expect(outcome.faults.map((fault) => fault.place)).toEqual([`/tables/batches/columns/profile/shape${place}`]);
});

test('of several conditions the one that does not hold is named where it is written, and the others are kept', async () => {
  const { rows, outcome } = await answered({
    batches: {
      columns: { style: { values: ['a', 'b', 'c'] } },
      when: [
        { if: "style == 'a'", then: { best_before: 'soon' } },
        { if: "style == 'a'", then: { best_before: { from: '-12d', to: 'now' } } },
        { if: "style == 'b'", then: { best_before: { formula: 'size(hours)' } } },
        { if: "style == 'c'", then: { best_before: '2024-05-01' } },
      ],
    },
  });
  expect(outcome.faults).toEqual([
    {
      place: '/tables/batches/when/0/then/best_before',
      message: 'best_before takes no "soon": it is no date or time.',
      instead: '"2025-03-14", or between two moments { "range": ["-12d", "now"] }',
    },
    { place: '/tables/batches/when/1/then/best_before', message: '"from" says nothing of a case.', instead: '["-12d", "now"], or { "formula": … }' },
    {
      place: '/tables/batches/when/2/then/best_before',
      message: expect.stringMatching(/^size does not take a whole number\..*\(at character \d+: .*▸size\(hours\)/),
    },
  ]);
  for (const { style, best_before: best } of rows('batches')) if (style === 'c') expect(best).toBe('2024-05-01');
});

test('a template refuses a choice, and a reference takes a share of a condition', async () => {
  const { outcome } = await answered({
    batches: { columns: { code: { template: '{Pale|Dark}-{n}' }, brewer_id: { null: { when: "state == 'planned'", share: 0.4 } } } },
  });
  expect(outcome.faults.map(({ place }) => place)).toEqual(['/tables/batches/columns/code/template']);
});

test('an empty object for a column changes nothing and is an error', async () => {
  const { outcome } = await answered(column({}));
  expect(outcome.faults).toMatchObject([{ place: '/tables/batches/columns/volume', message: 'An empty object changes nothing.' }]);
  expect(outcome.taken).toEqual([]);
});

test('values replaced by "else", a condition that chooses no row, weights without places, quarters and paths of other names', async () => {
  const { outcome } = await answered(
    {
      batches: {
        columns: { volume: { values: [1], when: [{ if: "style == 'a'", then: 2 }], else: 3 }, brewer_id: { among: 'volume > 3' } },
        hours: { columns: ['brewed_at'], from: '06:00', to: '14:00', quarter: ['packaged_at'] },
        states: { of: 'state', shares: { planned: 1, packaged: 3 }, path: ['planned', 'sold', 'packaged'] },
      },
    },
    { region: { country: 'DE', places: ['Köln', 'Bonn'], weights: [1] } },
  );
  expect(outcome.faults.map(({ place }) => place).toSorted()).toEqual([
    '/region/weights',
    '/tables/batches/columns/brewer_id/among',
    '/tables/batches/columns/volume/values',
    '/tables/batches/hours/quarter/0',
    '/tables/batches/states/path/1',
  ]);
});

test('comments change nothing, and keep the examples of the column', async () => {
  const { rows, outcome } = await answered({
    batches: {
      row: 'one brew',
      examples: [{ style: 'Kölsch', plant: null }],
      columns: { style: { kind: 'label', note: 'of the house' }, note: { unit: 'words' } },
    },
  });
  expect(outcome.faults).toEqual([]);
  expect(new Set(rows('batches').map(({ style, plant }) => `${style} ${plant}`))).toEqual(new Set(['Kölsch null']));
});

test('a column that no example fills is NULL if nullable, and an error if not', async () => {
  const { outcome } = await answered({ batches: { examples: [{ style: null, plant: null }] } });
  expect(outcome.faults).toEqual([expect.objectContaining({ message: expect.stringContaining('style is NOT NULL') })]);
  expect(outcome.taken).toEqual([expect.objectContaining({ column: 'plant', to: 'null' })]);
});

test('hours that end before they start are an error, and the rows keep their own', async () => {
  const orders = ['brewed_at +[1 hour, 1 day, 2 days]-> packaged_at'];
  const night = await answered({ batches: { time: { hours: { from: '22:00', to: '05:00' } }, orders } });
  expect(night.outcome.faults).toMatchObject([{ place: '/tables/batches/time/hours', message: expect.stringContaining('within one day') }]);
  expect(new Set(night.rows('batches').map((row) => row['brewed_at']!.slice(11, 13))).size).toBeGreaterThan(4);
});
