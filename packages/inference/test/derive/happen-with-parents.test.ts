import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const words = await loadWords('en-US');
const TIME = 'timestamp with time zone';
const HOUR = 3_600_000;

const SCHEMA = [
  { name: 'patients', columns: ['id bigint not null', 'name text not null'] },
  {
    name: 'appointments',
    columns: [
      'id bigint not null',
      'patient_id bigint not null',
      'status appointment_status not null',
      `requested_at ${TIME} not null`,
      `scheduled_for ${TIME} not null`,
      `started_at ${TIME}`,
      `completed_at ${TIME}`,
    ],
    refers: ['patient_id -> patients.id'],
  },
  {
    name: 'visits',
    columns: ['id bigint not null', 'appointment_id bigint', 'patient_id bigint not null', `visited_at ${TIME} not null`],
    refers: ['appointment_id -> appointments.id', 'patient_id -> patients.id'],
    unique: [['appointment_id']],
  },
  {
    name: 'vaccinations',
    columns: ['id bigint not null', 'visit_id bigint not null', 'vaccine text not null', `given_at ${TIME} not null`],
    refers: ['visit_id -> visits.id'],
  },
];
const TYPES = { appointment_status: { kind: 'enum' as const, labels: ['requested', 'booked', 'checked_in', 'in_progress', 'completed', 'cancelled'] } };

async function made() {
  const { blueprint } = await infer(makeCatalog(SCHEMA, TYPES), noTools, { rows: { patients: 100 } });
  const plan = compile(blueprint, words);
  return (table: string, columns: string[]) => textRows(plan, `public.${table}`, 0, plan.table(`public.${table}`).rows, columns);
}

test('an appointment begins when it was scheduled, ends within two hours, and only in states that say so', async () => {
  const rows = (await made())('appointments', ['status', 'scheduled_for', 'started_at', 'completed_at']);
  for (const [status, scheduled, started, completed] of rows) {
    expect(started !== null).toBe(status === 'in_progress' || status === 'completed');
    expect(completed !== null).toBe(status === 'completed');
    if (started) expect(Math.abs(Date.parse(started) - Date.parse(scheduled!))).toBeLessThan(HOUR);
    if (completed) expect(Date.parse(completed) - Date.parse(scheduled!)).toBeLessThan(2 * HOUR);
  }
});

test('medication of a visit is given at the time of the visit', async () => {
  const rows = await made();
  const visited = new Map(rows('visits', ['id', 'visited_at']).map(([id, at]) => [id, Date.parse(at!)]));
  const given = rows('vaccinations', ['visit_id', 'given_at']);
  expect(given.length).toBeGreaterThan(20);
  for (const [visit, at] of given) expect(Date.parse(at!) - visited.get(visit!)!).toBeLessThan(2 * HOUR);
});

test('what is given or begun at a consultation has its day', async () => {
  const tables = [
    { name: 'clients', columns: ['id bigint not null', 'name text not null', 'registered_on date not null'] },
    {
      name: 'consultations',
      columns: ['id bigint not null', 'client_id bigint not null', `arrived_at ${TIME} not null`, 'notes text'],
      refers: ['client_id -> clients.id'],
    },
    {
      name: 'injections',
      columns: ['id bigint not null', 'client_id bigint not null', 'consultation_id bigint not null', 'administered_on date not null', 'batch text'],
      refers: ['client_id -> clients.id', 'consultation_id -> consultations.id'],
    },
    {
      name: 'therapies',
      columns: ['id bigint not null', 'consultation_id bigint not null', 'start_date date not null', 'end_date date not null'],
      refers: ['consultation_id -> consultations.id'],
    },
  ];
  const { blueprint } = await infer(makeCatalog(tables), noTools, { rows: { clients: 100 } });
  const plan = compile(blueprint, words);
  const rows = (table: string, columns: string[]) => textRows(plan, `public.${table}`, 0, plan.table(`public.${table}`).rows, columns);
  const days = new Map(rows('consultations', ['id', 'arrived_at']).map(([id, at]) => [id, at!.slice(0, 10)]));
  for (const [table, column] of [
    ['injections', 'administered_on'],
    ['therapies', 'start_date'],
  ] as const) {
    const given = rows(table, ['consultation_id', column]);
    expect(given.length).toBeGreaterThan(20);
    for (const [id, day] of given) expect(day).toBe(days.get(id!));
  }
});
