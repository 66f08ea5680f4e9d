import { expect, test } from 'vitest';
import { acceptedKnowledge } from '../../src/answer/index.ts';
import { brewery } from './brewery.ts';

const SAID = {
  format: 2,
  region: { country: 'DE' },
  tables: {
    brewers: { columns: { name: { values: ['Ana'] } } },
    'public.batches': {
      rows: 30,
      time: { from: '-1y' },
      examples: [{ style: 'Kölsch', og: [11, 12], weight: 3 }],
      states: { of: 'state', shares: { planned: 1, packaged: 3 }, reached: { packaged: ['packaged_at', 'fg'] } },
      orders: ['brewed_at +[1 day, 9 days, 30 days]-> packaged_at', 'fg < og'],
      equations: ['cost == labour + ingredients', 'labour == hours * 2'],
      hours: { columns: ['brewed_at', 'packaged_at'], from: '06:00', to: '14:00' },
      when: [{ if: "style == 'Kölsch'", then: { fg: 2, og: 11 } }],
      columns: { organic: { true: 0.6 }, hours: { low: 1 } },
    },
  },
};

test('everything, whole tables with or without their schema, and names without statements', () => {
  expect(acceptedKnowledge(SAID, brewery(), ['all'])).toEqual({ knowledge: SAID, unknown: [] });
  expect(acceptedKnowledge(SAID, brewery(), ['batches', 'public.brewers']).knowledge).toEqual(SAID);
  const one = acceptedKnowledge(SAID, brewery(), ['batches', 'hops', 'batches.hops']);
  expect(one).toEqual({ knowledge: { format: 2, tables: { 'public.batches': SAID.tables['public.batches'] } }, unknown: ['hops', 'batches.hops'] });
});

test('of columns: only statements about them', () => {
  const { knowledge } = acceptedKnowledge(SAID, brewery(), ['batches.packaged_at', 'public.batches.cost', 'batches.fg', 'batches.organic']);
  expect(knowledge).toEqual({
    format: 2,
    tables: {
      'public.batches': {
        orders: ['brewed_at +[1 day, 9 days, 30 days]-> packaged_at'],
        equations: ['cost == labour + ingredients'],
        hours: { columns: ['packaged_at'], from: '06:00', to: '14:00' },
        when: [{ if: "style == 'Kölsch'", then: { fg: 2 } }],
        columns: { organic: { true: 0.6 } },
      },
    },
  });
});

test('states are accepted with their column, comparisons with both of theirs', () => {
  const { knowledge } = acceptedKnowledge(SAID, brewery(), ['batches.state', 'batches.fg', 'batches.og']);
  expect(knowledge).toMatchObject({
    tables: { 'public.batches': { orders: ['fg < og'], states: { of: 'state', shares: { planned: 1, packaged: 3 }, reached: { packaged: ['fg'] } } } },
  });
});
