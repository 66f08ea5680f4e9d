import { expect, test } from 'vitest';
import { withShortWarnings } from './counts.ts';

test('a load warns of a table with fewer rows than --rows names for it', () => {
  const short = { code: 'unsatisfiable' as const, level: 'info' as const, table: 'public.one', message: 'public.one can have 1 row, not 30.', largest: 1 };
  const levels = (rows: string | undefined) => withShortWarnings(rows, [short]).map(({ level }) => level);
  expect(levels('one=30')).toEqual(['warning']);
  expect(levels('public.one=30')).toEqual(['warning']);
  expect(levels('30')).toEqual(['info']);
  expect(levels(undefined)).toEqual(['info']);
});
