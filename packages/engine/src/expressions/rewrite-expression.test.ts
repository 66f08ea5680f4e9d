import { expect, test } from 'vitest';
import { rewriteExpression } from './rewrite-expression.ts';

const meaning = { children: new Set(['payments']), zeros: new Set<string>() };

/** As a person writes it → as CEL over the children. */
const REWRITTEN: Record<string, string> = {
  'sum((payments.amount + payments.fee) * 2)': 'sum(payments, (amount + fee) * 2)',
  'sum(2 * (payments.amount + payments.fee))': 'sum(payments, 2 * (amount + fee))',
  'sum(payments.void ? 0 : (payments.refund ? -payments.amount : payments.amount)) + 1': 'sum(payments, void ? 0 : (refund ? -amount : amount)) + 1',
  "sum(payments.kind == ')' ? 1 : (payments.amount))": "sum(payments, kind == ')' ? 1 : (amount))",
  'max(0, total * (1 - rate))': 'greatest(0, total * (1 - rate))',
  'max((total - paid) * rate, 0)': 'greatest((total - paid) * rate, 0)',
};

test.each(Object.entries(REWRITTEN))('%s', (written, expression) => {
  expect(rewriteExpression(written, meaning)).toBe(expression);
});
