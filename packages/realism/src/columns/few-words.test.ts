import { expect, test } from 'vitest';
import { fewWords, mannersOf } from './few-words.ts';

test('a shared last word takes one of a few values, depending on the words before', () => {
  expect(fewWords(['swing', 'mode'], '')).toContain('automatic');
  expect(fewWords(['calibration', 'type'], '')).toContain('manual');
  expect(fewWords(['shed', 'type'], '')).toContain('special');
  expect(fewWords(['calibration', 'status'], '')).toContain('completed');
  expect(fewWords(['shed', 'status'], '')).toBeNull();
  expect(fewWords(['colour'], '')).toBeNull();
});

test('only degrees of belief and of coverage are words of degree', () => {
  expect(mannersOf('porosity')).toContain('low');
  expect(mannersOf('protection')).toContain('partial');
  for (const noun of ['salutation', 'identity', 'specialty']) expect(mannersOf(noun), noun).toBeNull();
});
