import { expect, test } from 'vitest';
import { trialWords } from './trial-words.ts';

test('the progress of a trial', () => {
  expect(trialWords({ phase: 'rest', error: null }, 0)).toBeNull();
  expect(trialWords({ phase: 'proving', since: 1_000, done: 0, total: 0, table: '' }, 1_500)).toBe('proving');
  expect(trialWords({ phase: 'proving', since: 1_000, done: 37, total: 212, table: 'a' }, 13_900)).toBe('proving 37/212 tables · 12 s');
  expect(trialWords({ phase: 'mending', since: 1_000 }, 4_000)).toBe('fixing refused rows · 3 s');
});
