import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const TIME = 'timestamp with time zone';
const STATES = ['ordered', 'collected', 'sent', 'received', 'resulted', 'cancelled'];
const SCHEMA = [
  { name: 'employees', columns: ['id bigint not null', 'full_name text not null'] },
  {
    name: 'reviews',
    columns: ['id bigint not null', 'rating integer not null', `created_at ${TIME} not null`, 'reply text', `replied_at ${TIME}`, 'replied_by bigint'],
    refers: ['replied_by -> employees.id'],
  },
  {
    name: 'lab_orders',
    columns: [
      'id bigint not null',
      'status lab_state not null',
      `ordered_at ${TIME} not null`,
      `collected_at ${TIME}`,
      `sent_at ${TIME}`,
      `received_at ${TIME}`,
      `resulted_at ${TIME}`,
    ],
  },
  {
    name: 'invoices',
    columns: [
      'id bigint not null',
      'status invoice_state not null',
      'total numeric(10,2) not null',
      'amount_paid numeric(10,2) not null',
      `created_at ${TIME} not null`,
    ],
  },
];
const TYPES = {
  lab_state: { kind: 'enum' as const, labels: STATES },
  invoice_state: { kind: 'enum' as const, labels: ['draft', 'issued', 'partially_paid', 'paid', 'void'] },
};

test('a reply, its time and its author are there together', async () => {
  const rows = await rowsOf(SCHEMA, 'reviews', ['reply', 'replied_at', 'replied_by'], TYPES);
  expect(rows.some(([reply]) => reply === null) && rows.some(([reply]) => reply !== null)).toBe(true);
  for (const row of rows) expect(new Set(row.map((each) => each === null)).size).toBe(1);
});

test('states ordered by their timestamps are passed in that order', async () => {
  const rows = await rowsOf(SCHEMA, 'lab_orders', ['status', 'collected_at', 'sent_at', 'received_at', 'resulted_at'], TYPES);
  for (const [status, ...stamps] of rows) {
    if (status === 'cancelled') continue;
    expect([status, stamps.filter((each) => each !== null).length]).toEqual([status, STATES.indexOf(status!)]);
    expect(stamps.filter((each) => each !== null).toSorted()).toEqual(stamps.filter((each) => each !== null));
  }
});

test('the paid amount of an invoice follows its enum state', async () => {
  const rows = await rowsOf(SCHEMA, 'invoices', ['status', 'total', 'amount_paid'], TYPES);
  for (const [status, total, paid] of rows) if (status !== 'partially_paid') expect(Number(paid)).toBe(status === 'paid' ? Number(total) : 0);
});
