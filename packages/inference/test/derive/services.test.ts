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

test('appointments start close to the scheduled time if their state says that they took place', async () => {
  const rows = await rowsOf(CLINIC, 'consultations', ['status', 'scheduled_at', 'started_at', 'completed_at'], TYPES);
  expect(rows.filter(([status]) => status === 'completed').length).toBeGreaterThan(50);
  for (const [status, scheduled, started, completed] of rows) {
    expect([status, started !== null, completed !== null]).toEqual([status, status === 'in_progress' || status === 'completed', status === 'completed']);
    if (started !== null) expect(Math.abs(Date.parse(started!) - Date.parse(scheduled!))).toBeLessThanOrEqual(15 * 60_000);
    if (completed !== null) expect(Date.parse(completed!)).toBeGreaterThan(Date.parse(started!));
  }
});

test('an appointment checked in or cancelled by its state has that time, close to its start or before', async () => {
  const visits = [
    {
      name: 'appointments',
      columns: [
        'id integer not null',
        'status public.appointment_state not null',
        'starts_at timestamp not null',
        'ends_at timestamp not null',
        'checked_in_at timestamp',
        'cancelled_at timestamp',
      ],
    },
  ];
  const types = { 'public.appointment_state': { kind: 'enum' as const, labels: ['booked', 'checked_in', 'completed', 'cancelled', 'no_show'] } };
  const rows = await rowsOf(visits, 'appointments', ['status', 'starts_at', 'checked_in_at', 'cancelled_at'], types);
  expect(rows.filter(([status]) => status === 'cancelled').length).toBeGreaterThan(5);
  for (const [status, starts, checkedIn, cancelled] of rows) {
    expect([status, checkedIn !== null, cancelled !== null]).toEqual([status, status === 'checked_in' || status === 'completed', status === 'cancelled']);
    if (checkedIn !== null) expect(Math.abs(Date.parse(checkedIn!) - Date.parse(starts!))).toBeLessThanOrEqual(15 * 60_000);
    if (cancelled !== null) expect(Date.parse(starts!) - Date.parse(cancelled!)).toBeGreaterThan(0);
  }
});

test('payments reach a final state, and those that did have its time', async () => {
  const rows = await rowsOf(CLINIC, 'payments', ['status', 'paid_at'], TYPES);
  expect(rows.filter(([status]) => status === 'completed').length).toBeGreaterThan(rows.length / 2);
  for (const [status, paid] of rows) if (status !== 'refunded') expect([status, paid !== null]).toEqual([status, status === 'completed']);
});

test('texts about a service do not mention parcels, and a notification fits its type', async () => {
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

test('a shift and a tour begin and end about when they were planned, in any language', async () => {
  const tables = [
    {
      name: 'shifts',
      columns: ['id integer not null', 'starts_at timestamp not null', 'ends_at timestamp not null', 'clocked_in_at timestamp', 'clocked_out_at timestamp'],
    },
    {
      name: 'touren',
      columns: [
        'id integer not null',
        'abfahrt_geplant timestamp not null',
        'rueckkehr_geplant timestamp not null',
        'abgefahren_um timestamp',
        'zurueck_um timestamp',
      ],
    },
  ];
  for (const { name, columns } of tables) {
    const rows = await rowsOf(
      tables,
      name,
      columns.slice(1).map((each) => each.split(' ')[0]!),
    );
    expect(rows.some(([, , came]) => came !== null)).toBe(true);
    for (const [start, end, came, left] of rows) {
      expect(Date.parse(end!)).toBeGreaterThan(Date.parse(start!));
      if (came !== null) expect(Math.abs(Date.parse(came!) - Date.parse(start!))).toBeLessThanOrEqual(15 * 60_000);
      if (left === null) continue;
      expect(came).not.toBeNull();
      expect(Date.parse(left!)).toBeGreaterThan(Date.parse(came!));
    }
  }
});

test('the stops of a tour are within its time and in their order', async () => {
  const tables = [
    { name: 'tours', columns: ['id integer not null', 'planned_departure timestamp not null', 'planned_return timestamp not null'] },
    {
      name: 'tour_stops',
      columns: ['id integer not null', 'tour_id integer not null', 'position smallint not null', 'planned_arrival timestamp not null'],
      refers: ['tour_id -> tours.id'],
    },
  ];
  const tours = new Map((await rowsOf(tables, 'tours', ['id', 'planned_departure', 'planned_return'])).map(([id, ...span]) => [id!, span]));
  const stops = await rowsOf(tables, 'tour_stops', ['tour_id', 'position', 'planned_arrival']);
  for (const [tour, , at] of stops) {
    const span = tours.get(tour!);
    if (span) expect([span[0], at, span[1]].toSorted()).toEqual([span[0], at, span[1]]);
  }
  for (const own of Map.groupBy(stops, ([tour]) => tour).values()) {
    const times = own.toSorted((a, b) => Number(a[1]) - Number(b[1])).map(([, , at]) => at);
    expect(times).toEqual(times.toSorted());
  }
});

test('a reading is read before it comes in', async () => {
  const readings = {
    name: 'readings',
    columns: ['id integer not null', 'value numeric(12,3)', 'read_at timestamp not null', 'received_at timestamp not null'],
  };
  for (const [read, received] of await rowsOf([readings], 'readings', ['read_at', 'received_at']))
    expect(Date.parse(received!)).toBeGreaterThanOrEqual(Date.parse(read!));
});
