import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';

test.each([
  ['23505', undefined, /generator with more values/],
  ['23503', undefined, /referred to/],
  ['23514', undefined, /CHECK names/],
  ['23514', 'PL/pgSQL function public.note(integer) line 3 at SQL statement\nCOPY a, line 7', /^public\.note\(integer\) of the schema was at work/],
  ['22001', 'COPY a, line 1000, column b: "1000"', /fit its type/],
  ['P0001', 'PL/pgSQL function "Odd name"() line 3 at RAISE', /^"Odd name"\(\) of the schema/],
])('%s in %s', (sqlstate, context, message) => {
  expect(adviceFor({ sqlstate, message: 'no', ...(context !== undefined && { context }) })).toMatch(message);
});

test('an error without a known remedy has none', () => {
  expect(adviceFor({ sqlstate: 'XX000', message: 'x' })).toBeUndefined();
});

test.each(['55P03', '42501', '25006', '53100', '53300'])('a condition of the target (%s) has its remedy', (sqlstate) => {
  expect(adviceFor({ sqlstate, message: 'x' })).toMatch(/\.$/);
});
