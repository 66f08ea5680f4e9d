import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const TYPES = {
  'public.visit_state': { kind: 'enum' as const, labels: ['scheduled', 'in_progress', 'completed', 'cancelled'] },
  'public.payment_state': { kind: 'enum' as const, labels: ['pending', 'processing', 'completed', 'failed', 'refunded'] },
  'public.news': { kind: 'enum' as const, labels: ['appointment_reminder', 'payment_receipt', 'system'] },
};
const CLINIC = [
  {
    name: 'consultations',
    columns: [
      'id integer not null',
      'status public.visit_state not null',
      'scheduled_at timestamp not null',
      'started_at timestamp',
      'completed_at timestamp',
      'created_at timestamp not null',
    ],
  },
  {
    name: 'payments',
    columns: [
      'id integer not null',
      'consultation_id integer not null',
      'amount numeric(10,2) not null',
      'status public.payment_state not null',
      'paid_at timestamp',
      'created_at timestamp not null',
    ],
    refers: ['consultation_id -> consultations.id'],
  },
  {
    name: 'reviews',
    columns: ['id integer not null', 'consultation_id integer not null', 'rating integer not null', 'comment text not null'],
    refers: ['consultation_id -> consultations.id'],
  },
  {
    name: 'notifications',
    columns: ['id integer not null', 'type public.news not null', 'title text not null', 'message text not null', 'created_at timestamp not null'],
  },
];

test('appointments begin about when they were scheduled, where their state says that they did', async () => {
  const rows = await rowsOf(CLINIC, 'consultations', ['status', 'scheduled_at', 'started_at', 'completed_at'], TYPES);
  expect(rows.filter(([status]) => status === 'completed').length).toBeGreaterThan(50);
  for (const [status, scheduled, started, completed] of rows) {
    expect([status, started !== null, completed !== null]).toEqual([status, status === 'in_progress' || status === 'completed', status === 'completed']);
    if (started !== null) expect(Math.abs(Date.parse(started!) - Date.parse(scheduled!))).toBeLessThanOrEqual(15 * 60_000);
    if (completed !== null) expect(Date.parse(completed!)).toBeGreaterThan(Date.parse(started!));
  }
});

test('payments come to rest, and those that did have the time of it', async () => {
  const rows = await rowsOf(CLINIC, 'payments', ['status', 'paid_at'], TYPES);
  expect(rows.filter(([status]) => status === 'completed').length).toBeGreaterThan(rows.length / 2);
  for (const [status, paid] of rows) if (status !== 'refunded') expect([status, paid !== null]).toEqual([status, status === 'completed']);
});

test('what is said of a service is of no parcel, and a notification says what its type does', async () => {
  for (const [comment] of await rowsOf(CLINIC, 'reviews', ['comment'], TYPES)) expect(comment).not.toMatch(/packed|delivery|design/);
  const titles = new Map([
    ['appointment_reminder', 'Appointment reminder'],
    ['payment_receipt', 'Payment receipt'],
    ['system', 'System'],
  ]);
  for (const [type, title, message] of await rowsOf(CLINIC, 'notifications', ['type', 'title', 'message'], TYPES)) {
    expect(title).toBe(titles.get(type!));
    expect(message!.startsWith(title!)).toBe(true);
  }
});
