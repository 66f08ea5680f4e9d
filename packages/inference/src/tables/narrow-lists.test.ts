import { expect, test } from 'vitest';
import type { Group } from '@seedbed/contract';
import type { Draft } from '@seedbed/meaning/decide';
import { narrowLists } from './narrow-lists.ts';
import { weighVariants } from './weigh-variants.ts';

const level = { kind: 'values', parameters: { values: [0, 1, 2], weights: [50, 30, 20] }, column: { inKey: false } } as unknown as Draft;
const exempt = { kind: 'datatype.boolean', parameters: { probability: 0.1 } } as unknown as Draft;

test('a list of numbers is cut to what a clause allows', () => {
  const group = { variants: [{ columns: { level: { domain: { min: 1 } } } }, { columns: { level: { domain: { in: ['0'] } } } }] } as unknown as Group;
  const [first, second] = narrowLists(group, new Map([['level', level]])).variants!;
  expect(first!.columns.level!.generator).toEqual({ kind: 'values', parameters: { values: [1, 2], weights: [30, 20] } });
  expect(second!.columns.level!.generator).toBeUndefined();
});

test('a column of a key has all numbers that a clause allows', () => {
  const group = { variants: [{ columns: { level: { domain: { min: 1 } } } }] } as unknown as Group;
  expect(narrowLists(group, new Map([['level', { ...level, column: { inKey: true } } as Draft]]))).toEqual(group);
});

test('clauses of a flag written as a number are as rare as the flag', () => {
  const group = { variants: [{ columns: { exempt: { domain: { in: ['0'] } } } }, { columns: { exempt: { domain: { notIn: ['0'] } } } }] } as unknown as Group;
  expect(weighVariants(group, new Map([['exempt', exempt]])).variants!.map((variant) => variant.weight)).toEqual([0.9, 0.1]);
});
