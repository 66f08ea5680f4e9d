import type { Change } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

const change = (table: string, member: string, before: unknown, after: unknown): Change => ({ kind: 'changed', table, member, before, after, text: member });

test('one change that appears in two members of a table is listed once, under the shorter one', () => {
  const rows = change('public.customer', 'rows', 1000, 500);
  expect(withoutRepeats([change('public.customer', 'timeline.rows', 1000, 500), rows])).toEqual([rows]);
});

test('changes that differ in place, in value or in the last member are all listed', () => {
  const all = [
    change('public.customer', 'rows', 1000, 500),
    change('public.customer', 'timeline.rows', 900, 500),
    change('public.orders', 'timeline.rows', 1000, 500),
    change('public.customer', 'timeline.grows', 1000, 500),
    change('public.customer', '', 1000, 500),
  ];
  expect(withoutRepeats(all)).toEqual(all);
});
