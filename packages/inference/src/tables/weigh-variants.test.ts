import { expect, test } from 'vitest';
import type { Group } from '@seedbed/contract';
import type { Draft } from '@seedbed/meaning/decide';
import { weighVariants } from './weigh-variants.ts';

/** `closed_on IS NULL OR closed_on > opened_on`. */
const IN_ORDER: Group = {
  columns: ['closed_on', 'opened_on'],
  tier: 'D',
  variants: [
    { columns: { closed_on: { null: true } } },
    {
      columns: {},
      order: [
        {
          terms: [
            { column: 'closed_on', coefficient: -1 },
            { column: 'opened_on', coefficient: 1 },
          ],
          operator: '<',
          value: 0,
        },
      ],
    },
  ],
};

function weightsOf(nullRate: number | undefined, parameters: Record<string, unknown> = {}) {
  const closed = { kind: 'date.event', parameters, nullRate } as Draft;
  return weighVariants(IN_ORDER, new Map([['closed_on', closed]])).variants!.map(({ weight }) => weight);
}

test('a CHECK that lets a column be NULL does not make half of its rows NULL', () => {
  expect(weightsOf(0.08)).toEqual([0, 1]);
});

test.each([
  ['it is not known how many are missing', undefined, {}],
  ['most are missing', 0.93, {}],
  ['the generator leaves rows open by itself', 0.08, { open: true }],
])('the NULL branch keeps its share if %s', (_, nullRate, parameters) => {
  expect(weightsOf(nullRate, parameters)).toEqual([undefined, undefined]);
});
