import { expect, test } from 'vitest';
import { FILLED_BY_TRIGGERS } from '@seedbed/runner';
import { withoutEffect, withShortWarnings } from './counts.ts';

test('a load warns of a table with fewer rows than --rows names for it', () => {
  const short = { code: 'unsatisfiable' as const, level: 'info' as const, table: 'public.one', message: 'public.one can have 1 row, not 30.', largest: 1 };
  const levels = (rows: string | undefined) => withShortWarnings(rows, [short]).map(({ level }) => level);
  expect(levels('one=30')).toEqual(['warning']);
  expect(levels('public.one=30')).toEqual(['warning']);
  expect(levels('30')).toEqual(['info']);
  expect(levels(undefined)).toEqual(['info']);
});

test('a load says that --rows has no effect on a table that triggers fill', () => {
  const table = { table: 'public.one', rows: 8, bytes: 0, seconds: 0 };
  const messages = (rows: string, note?: string) => withoutEffect(rows, [{ ...table, ...(note !== undefined && { note }) }]).map(({ message }) => message);
  expect(messages('one=30', FILLED_BY_TRIGGERS)).toEqual([
    'public.one gets no generated rows, so --rows public.one=30 has no effect: triggers of other tables make its rows, 8 by now.',
  ]);
  expect(messages('30', FILLED_BY_TRIGGERS)).toEqual([]);
  expect(messages('one=30')).toEqual([]);
});
