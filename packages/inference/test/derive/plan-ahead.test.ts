import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const TIME = 'timestamp with time zone';
const SCHEMA = [
  {
    name: 'events',
    columns: [
      'id bigint not null',
      'title text not null',
      `starts_at ${TIME} not null`,
      `ends_at ${TIME} not null`,
      `confirmed_at ${TIME}`,
      `created_at ${TIME} not null`,
    ],
  },
  {
    name: 'tasks',
    columns: ['id bigint not null', 'event_id bigint not null', 'title text not null', `created_at ${TIME} not null`],
    refers: ['event_id -> events.id'],
  },
  { name: 'guests', columns: ['id bigint not null', 'event_id bigint not null', 'full_name text not null'], refers: ['event_id -> events.id'] },
  { name: 'teams', columns: ['id bigint not null', 'name text not null'] },
  {
    name: 'employees',
    columns: ['id bigint not null', 'team_id bigint not null', 'full_name text not null', 'joined_at date not null', 'terminated_at date'],
    refers: ['team_id -> teams.id'],
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
  { name: 'payments', columns: ['id bigint not null', 'invoice_id bigint not null', 'amount numeric(10,2) not null'], refers: ['invoice_id -> invoices.id'] },
  {
    name: 'shifts',
    columns: ['id bigint not null', 'employee_id bigint not null', `started_at ${TIME} not null`],
    refers: ['employee_id -> employees.id'],
  },
];
const TYPES = { invoice_state: { kind: 'enum' as const, labels: ['draft', 'issued', 'partially_paid', 'paid', 'void'] } };

test('an event is confirmed before it begins, and most tasks are written down before it', async () => {
  const events = await rowsOf(SCHEMA, 'events', ['id', 'starts_at', 'confirmed_at', 'created_at'], TYPES);
  const late = events.filter(([, starts, confirmed, created]) => created! > starts! || (confirmed !== null && confirmed! > starts!));
  expect(late.length / events.length).toBeLessThan(0.15);
  const starts = new Map(events.map(([id, at]) => [id, at!]));
  const tasks = (await rowsOf(SCHEMA, 'tasks', ['event_id', 'created_at'], TYPES)).filter(([event]) => starts.has(event!));
  expect(tasks.filter(([event, at]) => at! > starts.get(event!)!).length / tasks.length).toBeLessThan(0.35);
});

test('those who left did so lately, so that few shifts come later', async () => {
  const people = new Map((await rowsOf(SCHEMA, 'employees', ['id', 'terminated_at'], TYPES)).map(([id, left]) => [id, left]));
  expect([...people.values()].some((left) => left !== null)).toBe(true);
  const shifts = await rowsOf(SCHEMA, 'shifts', ['employee_id', 'started_at'], TYPES);
  const late = shifts.filter(([person, at]) => people.get(person!) && at!.slice(0, 10) > people.get(person!)!);
  expect(late.length / shifts.length).toBeLessThan(0.03);
});

test('payments are of bills that were paid, and come to what was paid of each', async () => {
  const bills = new Map((await rowsOf(SCHEMA, 'invoices', ['id', 'status', 'amount_paid'], TYPES)).map(([id, ...rest]) => [id, rest]));
  const payments = (await rowsOf(SCHEMA, 'payments', ['invoice_id', 'amount'], TYPES)).filter(([invoice]) => bills.has(invoice!));
  expect(payments.length).toBeGreaterThan(20);
  for (const [invoice, amount] of payments) {
    const [status, paid] = bills.get(invoice!)!;
    expect(['paid', 'partially_paid']).toContain(status);
    expect(amount).toBe(paid);
  }
});
