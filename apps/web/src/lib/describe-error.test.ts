import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('a fault of the client names the part that broke, and no message of the language', () => {
  const words = describeError(new TypeError('undefined is not iterable'), 'The inspector of orders.status');
  expect(words.title).toBe('The inspector of orders.status cannot be shown');
  expect(words.detail).not.toContain('iterable');
});

test('what an error says itself is shown where no part of the screen broke', () => {
  expect(describeError(new Error('The file is empty.')).detail).toBe('The file is empty.');
});
