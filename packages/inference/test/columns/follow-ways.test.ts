import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const STAMP = 'timestamp';

test('timestamps of one process are in its order, whatever the order of the columns', async () => {
  const orders = await columnsOf('purchase_orders', ['received_at timestamp', 'expected_at date', 'ordered_at timestamp not null']);
  expect(orders.get('ordered_at')!.generator!.kind).toBe('date.created');
  expect(orders.get('expected_at')!.generator).toMatchObject({ kind: 'date.end', parameters: { start: 'ordered_at' } });
  expect(orders.get('received_at')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'ordered_at' } });
  const tickets = await columnsOf('tickets', [`scanned_at ${STAMP}`, `sold_at ${STAMP} not null`]);
  expect(tickets.get('scanned_at')!.generator).toMatchObject({ parameters: { after: 'sold_at' } });
});

test('a closing time comes after opening, and a planned start does not move', async () => {
  const shows = await columnsOf('exhibitions', ['closes_on date not null', 'opens_on date not null']);
  expect(shows.get('closes_on')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'opens_on' } });
  const rentals = await columnsOf('rentals', ['pickup_at timestamp not null', 'due_at timestamp not null', 'returned_at timestamp']);
  expect(rentals.get('pickup_at')!.generator).toMatchObject({ kind: 'date.scheduled', parameters: { days: 0 } });
  expect(rentals.get('due_at')!.generator).toMatchObject({ kind: 'date.end', parameters: { start: 'pickup_at' } });
});

test('a process has several steps: a single timestamp, or only plans, do not change', async () => {
  const one = await columnsOf('readings', ['collected_at timestamp not null']);
  expect(one.get('collected_at')!.generator!.parameters ?? {}).toEqual({});
  const plans = await columnsOf('visits', ['expected_arrival timestamp', 'expected_departure timestamp']);
  for (const column of plans.values()) expect(column.generator?.parameters?.['start']).not.toBe(column.name);
});

test('a submission comes after creation, and a bill is due after it was issued', async () => {
  const plans = await columnsOf('claims', ['created_at timestamp not null', 'submitted_at timestamp', 'approved_at timestamp']);
  expect(plans.get('submitted_at')!.generator).toMatchObject({ parameters: { after: 'created_at' } });
  const bills = await columnsOf('bills', ['invoice_date date not null', 'due_on date not null', 'paid_on date']);
  expect(bills.get('due_on')!.generator!.parameters).toMatchObject({ start: 'invoice_date' });
});

test('timestamps without a known meaning follow one another in the order of the table', async () => {
  const duties = await columnsOf('crew_duties', ['report_at timestamp not null', 'release_at timestamp not null', 'last_checked_at timestamp']);
  expect(duties.get('release_at')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'report_at' } });
});

test('an observation is recorded the same day, and a session is used before it expires', async () => {
  const sightings = await columnsOf('sightings', ['sighting_date date not null', 'created_at timestamp not null', 'verified_at timestamp']);
  expect(sightings.get('sighting_date')!.generator!.parameters).toMatchObject({ after: 'created_at', gap: 0.3 });
  const sessions = await columnsOf('user_sessions', ['created_at timestamp not null', 'expires_at timestamp not null', 'last_activity timestamp']);
  expect(sessions.get('last_activity')!.generator!.parameters).toMatchObject({ after: 'created_at' });
});

test('only what is paid has a date of payment', async () => {
  const rates = await columnsOf('installments', ['paid boolean', 'due_date date not null', 'payment_date date']);
  expect(rates.get('paid')!.generator!.parameters).toEqual({ expression: 'payment_date != null' });
});

test('a planned end follows its planned beginning, and what is handed over was completed', async () => {
  const jobs = await columnsOf('jobs', ['planned_start date', 'planned_end date', 'started_at timestamp', 'completed_at timestamp', 'acceptance_on timestamp']);
  expect(jobs.get('planned_end')!.generator).toMatchObject({ kind: 'date.end', parameters: { start: 'planned_start' } });
  expect(jobs.get('acceptance_on')!.generator).toMatchObject({ parameters: { after: 'completed_at' } });
});

test('an arrival comes before a departure where the columns have that order', async () => {
  const stays = await columnsOf('stays', ['arrival date not null', 'departure date not null', 'booked_at timestamp not null', 'checked_in_at timestamp']);
  expect(stays.get('arrival')!.generator!.parameters).not.toMatchObject({ after: 'departure' });
  expect(stays.get('departure')!.generator).toMatchObject({ parameters: { after: 'arrival' } });
});

test('a card that pays expires in a month and a year, which are no pay', async () => {
  const payments = await columnsOf('payments', ['amount int not null', 'card_exp_month int', 'card_exp_year int']);
  expect(JSON.stringify(payments.get('card_exp_year')!.generator)).not.toContain('card_exp_month');
});
