import { expect, test } from 'vitest';
import { fewWords, mannersOf } from './few-words.ts';

test('what ends in a common word is one of a few, told by what stands before', () => {
  expect(fewWords(['swing', 'mode'], '')).toContain('automatic');
  expect(fewWords(['calibration', 'type'], '')).toContain('manual');
  expect(fewWords(['shed', 'type'], '')).toContain('special');
  expect(fewWords(['calibration', 'status'], '')).toContain('completed');
  expect(fewWords(['shed', 'status'], '')).toBeNull();
  expect(fewWords(['colour'], '')).toBeNull();
});

test('what is thought is so much or so little, what covers something does so wholly or in part, other nouns have no manner', () => {
  expect(mannersOf('porosity')).toContain('low');
  expect(mannersOf('protection')).toContain('partial');
  for (const noun of ['salutation', 'identity', 'specialty']) expect(mannersOf(noun), noun).toBeNull();
});
