import type { GeneratorDescription } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { sameAsBefore } from './same-values.ts';

const members = ['number.int', 'number.plain', 'date.year', 'nothing', 'unmade'].map((kind) => ({ kind, title: `Title of ${kind}` }) as GeneratorDescription);

test('a generator with the same values as an earlier one names the earlier one', () => {
  const made = (kind: string, ...values: (string | null)[]) => [kind, { generator: { kind }, values }] as const;
  const samples = new Map([
    made('number.int', '601', '941'),
    made('number.plain', '601', '941'),
    made('date.year', '1999', '2001'),
    made('nothing', null, null),
  ]);
  const same = sameAsBefore([{ id: 'g', title: 'G', fits: true, members }], samples);
  expect([...same]).toEqual([['number.plain', 'Title of number.int']]);
});
