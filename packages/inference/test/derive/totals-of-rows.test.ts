import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('without lines a total is the row’s subtotal plus the tax', async () => {
  const columns = await columnsOf('invoices', [
    'issue_date date not null',
    'subtotal numeric(12,2) not null',
    'tax_rate numeric(5,2) not null',
    'tax_amount numeric(12,2) not null',
    'total numeric(12,2) not null',
  ]);
  expect(columns.get('total')!.generator).toEqual({ kind: 'expression', parameters: { expression: 'subtotal + tax_amount' } });
  expect(columns.get('subtotal')!.generator!.kind).toBe('finance.amount');
});

test('a subtotal alone gives no total', async () => {
  const columns = await columnsOf('estimates', ['subtotal numeric(12,2) not null', 'total numeric(12,2) not null']);
  expect(columns.get('total')!.generator!.kind).not.toBe('expression');
});

test('an invoice starts when it is issued, not when it is paid', async () => {
  const columns = await columnsOf('invoices', ['issue_date date not null', 'paid_at timestamp with time zone']);
  expect(columns.get('issue_date')!.generator!.kind).toBe('date.created');
});

test('a period is paid after it', async () => {
  const columns = await columnsOf('payroll', ['pay_period_start date not null', 'pay_period_end date not null', 'paid_on date']);
  expect(columns.get('paid_on')!.generator).toEqual({ kind: 'date.event', parameters: { after: 'pay_period_end', gap: 72 } });
});

test('a two-letter country is not a cut three-letter one', async () => {
  const columns = await columnsOf('warehouses', ['city text', 'country character(2) not null']);
  expect(columns.get('country')!.generator).toEqual({ kind: 'location.countryCode' });
});

test('instalments, days and what a patient owes follow from their rows', async () => {
  const loans = await columnsOf('loans', ['principal numeric(12,2)', 'interest_rate numeric(5,3)', 'term_months integer', 'monthly_payment numeric(10,2)']);
  expect(loans.get('monthly_payment')!.generator!.parameters).toEqual({
    expression: 'round(principal * (1 + interest_rate * term_months / 2400.0) / term_months, 2)',
  });
  const leave = await columnsOf('leave_requests', ['start_date date not null', 'end_date date not null', 'days integer']);
  expect(leave.get('days')!.generator!.parameters).toEqual({ expression: 'end_date - start_date + 1' });
  const bills = await columnsOf('admissions', ['total_bill numeric(12,2)', 'insurance_covered numeric(12,2)', 'patient_due numeric(12,2)']);
  expect(bills.get('patient_due')!.generator!.parameters).toEqual({ expression: 'total_bill - insurance_covered' });
});

test('a meal is delivered within the hours, and its total includes the tip', async () => {
  const types = { 'public.s': { kind: 'enum' as const, labels: ['placed', 'dispatched', 'delivered', 'returned'] } };
  const columns = await columnsOf(
    'food_orders',
    [
      'state public.s not null',
      'placed_at timestamptz not null',
      'delivered_at timestamptz',
      'subtotal numeric(8,2) not null',
      'tip numeric(6,2) not null',
      'total numeric(8,2) not null',
    ],
    types,
  );
  expect(columns.get('state')!.generator!.parameters).toMatchObject({ goals: ['delivered', 'returned'], pace: 0.01 });
  expect(columns.get('total')!.generator!.parameters).toEqual({ expression: 'subtotal + tip' });
});

test('the paid amount is the amount due once it is paid, the rest remains', async () => {
  const columns = await columnsOf('invoices', [
    'amount_due integer not null',
    'amount_paid integer not null',
    'amount_remaining integer not null',
    'paid_at timestamptz',
    'created_at timestamptz not null',
  ]);
  expect(columns.get('amount_paid')!.generator!.parameters).toEqual({ expression: 'paid_at != null ? amount_due : 0' });
  expect(columns.get('amount_remaining')!.generator!.parameters).toEqual({ expression: 'greatest(amount_due - amount_paid, 0)' });
});

test('a state with a DEFAULT of a process is not a state of a country', async () => {
  const columns = await columnsOf('issues', ["state text default 'open'", 'title text', 'closed_at timestamptz', 'created_at timestamptz not null']);
  expect(columns.get('state')!.generator!.kind).toBe('life.state');
});
