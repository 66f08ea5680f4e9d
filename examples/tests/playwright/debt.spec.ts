import { expect } from '@playwright/test';
import { debtOf } from '../debt.cjs';
import { test } from './fixtures.ts';

test('an overdue invoice is a debt', ({ data: { rows } }) => {
  expect(debtOf(rows.users[0], rows.invoices)).toBe(40);
});
