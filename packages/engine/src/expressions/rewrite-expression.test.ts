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

const of = (children: string[], below: Record<string, string[]> = {}) => ({
  children: new Set(children),
  below: new Map(Object.entries(below)),
  zeros: new Set<string>(),
});
const WITHIN: Record<string, ReturnType<typeof of>> = {
  orders: of(['payments'], { refunds: ['payments', 'refunds'] }),
  payments: of(['refunds']),
  refunds: of([]),
};
/** Of buyers, whose rows have a town in common with payments. */
const buyers = {
  ...of(['orders'], { payments: ['orders', 'payments'], refunds: ['orders', 'payments', 'refunds'] }),
  siblings: new Map([
    ['payments', 'town_id'],
    ['halls', 'town_id'],
  ]),
  within: (table: string) => ({ ...WITHIN[table]!, within: (next: string) => WITHIN[next]! }),
};

/** Sums over rows that refer to this one by others: never those of all rows of the town. */
const BELOW: Record<string, string> = {
  'sum(payments.amount)': 'sum(orders, sum(payments, amount))',
  'sum(payments, amount - 1)': 'sum(orders, sum(payments, amount - 1))',
  'sum(orders.payments.open ? 0 : payments.amount)': 'sum(orders, sum(payments, open ? 0 : amount))',
  'count(payments) - count(orders)': 'sum(orders, count(payments)) - count(orders)',
  'max(refunds.given_at)': 'max(orders, max(payments, max(refunds, given_at)))',
  'sum(orders, total - coalesce(sum(payments, amount - sum(refunds.amount)), 0))':
    'sum(orders, total - coalesce(sum(payments, amount - sum(refunds, amount)), 0))',
  'sum(halls.seats)': 'town_id.sum(halls, seats)',
};

test.each(Object.entries(BELOW))('%s', (written, expression) => {
  expect(rewriteExpression(written, buyers)).toBe(expression);
});

test('a mean over rows that refer to this one by others is refused', () => {
  expect(() => rewriteExpression('avg(payments.amount)', buyers)).toThrow('avg is of rows that refer to this one, and not of payments, which do by orders.');
});
