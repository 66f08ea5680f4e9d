import { expect, test } from 'vitest';
import { fewWords, degreesOf } from './few-words.ts';

test('a shared last word takes one of a few values, depending on the words before', () => {
  expect(fewWords(['swing', 'mode'], '')).toContain('automatic');
  expect(fewWords(['calibration', 'type'], '')).toContain('manual');
  expect(fewWords(['shed', 'type'], '')).toContain('special');
  expect(fewWords(['calibration', 'status'], '')).toContain('completed');
  expect(fewWords(['shed', 'status'], '')).toBeNull();
  expect(fewWords(['colour'], '')).toBeNull();
});

test('only degrees of belief and of coverage are words of degree', () => {
  expect(degreesOf('porosity')).toContain('low');
  expect(degreesOf('protection')).toContain('partial');
  for (const noun of ['salutation', 'identity', 'specialty']) expect(degreesOf(noun), noun).toBeNull();
});
