import { expect, test } from 'vitest';
import { applyKnowledge } from '../../src/answer/index.ts';
import { answered, brewery, share } from './brewery.ts';

const columns = (said: Record<string, unknown>) => ({ batches: { columns: said } });

test('an answer with only dirt keeps the column’s generator, its share of NULL and its groups', async () => {
  const before = brewery();
  const reason = before.tables[1]!.columns.find(({ name }) => name === 'dump_reason')!;
  reason.nullRate = 0.4;
  const said = { format: 2, tables: columns({ dump_reason: { dirt: { typos: 0.1, duplicates: 0.05 } } }) };
  const { blueprint, outcome } = await applyKnowledge(said, before);
  expect(outcome).toMatchObject({
    faults: [],
    lost: [],
    taken: [{ table: 'public.batches', column: 'dump_reason', from: 'text.plain', to: 'text.plain with dirt' }],
  });
  const expected = structuredClone(before);
  expected.tables[1]!.columns.find(({ name }) => name === 'dump_reason')!.dirt = { typos: 0.1, duplicates: 0.05 };
  expect(blueprint).toEqual(expected);
});

test('columns defined by an answer have the origin of a model', async () => {
  const said = { format: 2, tables: columns({ style: { values: ['Pils'] } }) };
  const { blueprint } = await applyKnowledge(said, brewery());
  const origins = blueprint.tables[1]!.columns.map(({ name, origin }) => [name, origin]);
  expect(origins.filter(([, origin]) => origin !== undefined)).toEqual([['style', 'model']]);
});

test('kinds that a column does not accept are errors with the reason; the others are used', async () => {
  const dirt = { placeholders: 0.1, case: 0.2 };
  const { rows, outcome } = await answered(columns({ code: { template: 'B{n:6}', dirt }, state: { dirt: { typos: 0.1 } }, volume: { dirt: { empty: 0.1 } } }));
  expect(outcome.faults.map(({ place, message }) => [place, message])).toEqual([
    ['/tables/batches/columns/code/dirt/placeholders', expect.stringContaining('takes no value twice')],
    ['/tables/batches/columns/state/dirt/typos', expect.stringContaining('its values are listed')],
    ['/tables/batches/columns/volume/dirt/empty', expect.stringContaining('its type integer is no text')],
  ]);
  expect(outcome.taken.map(({ column }) => column)).toEqual(['code']);
  expect(Math.abs(share(rows('batches'), ({ code }) => code!.startsWith('b')) - 0.2)).toBeLessThan(4 * Math.sqrt(0.16 / 2000));
});

test('kinds without effect give their share to the others; if none is left, that is an error', async () => {
  const { rows, outcome } = await answered(columns({ style: { values: ['12345'], dirt: 0.3 }, state: { dirt: 0.3 } }));
  expect(outcome.faults).toEqual([
    {
      place: '/tables/batches/columns/state/dirt',
      message: 'state takes no blanks, wrong case or typos: its values are listed.',
      instead: 'leave "dirt" out',
    },
  ]);
  expect(Math.abs(share(rows('batches'), ({ style }) => style!.trim() === '12345' && style !== '12345') - 0.3)).toBeLessThan(4 * Math.sqrt(0.21 / 2000));
});

test('dirt stays even if the rest of its column’s statements are invalid', async () => {
  const { rows, outcome } = await answered(columns({ style: { generator: { kind: 'internet.email', parameters: { domain: 7 } }, dirt: { empty: 0.2 } } }));
  expect(outcome.faults).toHaveLength(1);
  expect(Math.abs(share(rows('batches'), ({ style }) => style === '') - 0.2)).toBeLessThan(4 * Math.sqrt(0.16 / 2000));
});
