import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const SHOP = [
  { name: 'orders', columns: ['id integer not null', 'ordered_at timestamptz not null', 'total numeric(10,2) not null'] },
  {
    name: 'invoices',
    columns: ['id integer not null', 'order_id integer not null', 'issued_on date not null', 'amount numeric(10,2) not null'],
    unique: [['order_id']],
    refers: ['order_id -> orders.id'],
  },
  { name: 'refunds', columns: ['id integer not null', 'invoice_id integer not null', 'amount numeric(10,2) not null'], refers: ['invoice_id -> invoices.id'] },
];

test('an invoice bills the order, and a refund is at most the invoice', async () => {
  const orders = new Map((await rowsOf(SHOP, 'orders', ['id', 'total'])).map(([id, total]) => [id, total]));
  const invoices = await rowsOf(SHOP, 'invoices', ['id', 'order_id', 'amount']);
  expect(invoices.filter(([, order]) => orders.has(order!)).length).toBeGreaterThan(20);
  for (const [, order, amount] of invoices) if (orders.has(order!)) expect(amount).toBe(orders.get(order!));
  const asked = new Map(invoices.map(([id, , amount]) => [id, Number(amount)]));
  for (const [invoice, amount] of await rowsOf(SHOP, 'refunds', ['invoice_id', 'amount']))
    if (asked.has(invoice!)) expect(Number(amount)).toBeLessThanOrEqual(asked.get(invoice!)!);
});

test('a loan ends with its months, and a paid-off one has no balance', async () => {
  const loans = await rowsOf(
    [
      {
        name: 'loans',
        columns: [
          'id integer not null',
          'principal numeric(12,2) not null',
          'term_months integer not null',
          'start_date date not null',
          'end_date date not null',
          'outstanding_balance numeric(12,2) not null',
          'status public.loan_status not null',
        ],
      },
    ],
    'loans',
    ['status', 'principal', 'outstanding_balance', 'term_months', 'start_date', 'end_date'],
    { 'public.loan_status': { kind: 'enum', labels: ['active', 'paid_off', 'defaulted'] } },
  );
  expect(new Set(loans.map(([status]) => status)).size).toBeGreaterThan(1);
  for (const [status, principal, balance, months, start, end] of loans) {
    if (status === 'paid_off') expect(Number(balance)).toBe(0);
    else expect(Number(balance) > 0 && Number(balance) <= Number(principal)).toBe(true);
    const [from, to] = [start!, end!].map((day) => day.split('-').map(Number)) as [number[], number[]];
    expect((to[0]! - from[0]!) * 12 + to[1]! - from[1]!).toBe(Math.max(1, Number(months)));
  }
});

test('undeclared managers are employees, also where departments have one', async () => {
  const staff = [
    { name: 'accounts', columns: ['id integer not null', 'iban text not null', 'balance numeric(12,2) not null'] },
    { name: 'departments', columns: ['id integer not null', 'name text not null', 'manager_id integer'] },
    {
      name: 'employees',
      columns: ['id integer not null', 'department_id integer not null', 'last_name text not null', 'manager_id integer'],
      refers: ['department_id -> departments.id'],
    },
  ];
  const employees = new Set((await rowsOf(staff, 'employees', ['id'])).map(([id]) => id));
  expect(employees.size).toBeLessThan(400);
  for (const table of ['departments', 'employees']) {
    const managers = (await rowsOf(staff, table, ['manager_id'])).flatMap(([id]) => (id === null ? [] : [id]));
    expect(managers.length).toBeGreaterThan(3);
    expect(managers.filter((id) => !employees.has(id!))).toEqual([]);
  }
});
