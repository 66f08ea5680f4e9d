import { expect, test } from 'vitest';
import { cutValues } from './cut-values.ts';

test('values are cut where the type keeps only their beginning', () => {
  expect(cutValues(['Ne', 'Sa', null, 'Ax'], ['Newark', 'Salem', null, 'Ax'])).toEqual({ cut: 2, of: 3, whole: 'Newark', kept: 'Ne' });
});

test('codes that fit, blanks that fill a char(n), and other texts are not cut', () => {
  expect(cutValues(['DE ', 'A1'], ['DE', 'B2345'])).toBeNull();
  expect(cutValues([], [])).toBeNull();
});
