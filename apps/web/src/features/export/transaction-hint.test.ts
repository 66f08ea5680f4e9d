import { expect, test } from 'vitest';
import { transactionHint } from './transaction-hint.ts';

test('a schema that is committed before its rows is mentioned where one is created, in one transaction', () => {
  expect(transactionHint(true, true)).toContain('ALTER TYPE … ADD VALUE is committed before its rows');
  expect(transactionHint(true, false)).toBe('Nothing is visible before the end, and nothing remains if it fails or is cancelled.');
  expect(transactionHint(false, true)).toBe(transactionHint(false, false));
});
