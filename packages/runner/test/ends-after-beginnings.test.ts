import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE members (id int PRIMARY KEY, full_name text NOT NULL, email text NOT NULL, joined_on date NOT NULL,
    created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL);
  CREATE TABLE plans (id int PRIMARY KEY, name text NOT NULL, price numeric(8,2) NOT NULL);
  CREATE TABLE subscriptions (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, plan_id int NOT NULL REFERENCES plans,
    status text NOT NULL CHECK (status IN ('trialing', 'active', 'past_due', 'canceled')), trial_start timestamptz, trial_end timestamptz,
    current_period_start timestamptz NOT NULL, current_period_end timestamptz NOT NULL, created_at timestamptz NOT NULL, canceled_at timestamptz);
  CREATE TABLE vets (id int PRIMARY KEY, full_name text NOT NULL);
  CREATE TABLE visits (id int PRIMARY KEY, vet_id int NOT NULL REFERENCES vets, scheduled_start timestamp NOT NULL, scheduled_end timestamp NOT NULL,
    started_at timestamp, ended_at timestamp);
  CREATE TABLE carriers (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE legs (id int PRIMARY KEY, carrier_id int NOT NULL REFERENCES carriers,
    status text NOT NULL CHECK (status IN ('planned', 'departed', 'arrived', 'cancelled')), planned_departure timestamptz NOT NULL,
    planned_arrival timestamptz NOT NULL, actual_departure timestamptz, actual_arrival timestamptz);
  CREATE TABLE classes (id int PRIMARY KEY, title text NOT NULL, starts_at timestamptz NOT NULL);
  CREATE TABLE bookings (id int PRIMARY KEY, class_id int NOT NULL REFERENCES classes, member_id int NOT NULL REFERENCES members,
    status text NOT NULL CHECK (status IN ('booked', 'attended', 'cancelled')), booked_at timestamptz NOT NULL, cancelled_at timestamptz,
    created_at timestamptz NOT NULL, updated_at timestamptz);`;

const { rows, proved } = await madeRows(DDL, 400);

/** Rows of a table in which the later time is before the earlier one, of those that have both, and how many have both. */
function backwards(table: string, earlier: string, later: string): { readonly wrong: readonly MadeRow[]; readonly both: number } {
  const both = rows.get(table)!.filter((row) => row[earlier] !== null && row[later] !== null);
  return { wrong: both.filter((row) => Date.parse(`${row[later]!}`) < Date.parse(`${row[earlier]!}`)), both: both.length };
}

test.each([
  ['members', 'created_at', 'updated_at'],
  ['subscriptions', 'trial_start', 'trial_end'],
  ['subscriptions', 'current_period_start', 'current_period_end'],
  ['visits', 'started_at', 'ended_at'],
  ['legs', 'actual_departure', 'actual_arrival'],
  ['bookings', 'created_at', 'updated_at'],
])('of %s, %s comes before %s', (table, earlier, later) => {
  const { wrong, both } = backwards(table, earlier, later);
  expect(both).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('a leg arrives about when that was planned, and only where its state says so', () => {
  expect(proved).toBe(true);
  for (const { status, actual_arrival: arrived, planned_arrival: planned, planned_departure: left } of rows.get('legs')!) {
    expect(arrived !== null).toBe(status === 'arrived');
    if (arrived === null) continue;
    const way = Date.parse(planned!) - Date.parse(left!);
    expect(Math.abs(Date.parse(arrived!) - Date.parse(planned!))).toBeLessThanOrEqual(Math.max(way * 0.2, 3_600_000));
  }
});

test('what was booked is called off after that', () => {
  const { wrong, both } = backwards('bookings', 'booked_at', 'cancelled_at');
  expect(both).toBeGreaterThan(20);
  // Both follow the row's creation by themselves.
  expect(wrong.length / both).toBeLessThan(0.2);
});

const PLANNED = `
  CREATE TABLE owners (id int PRIMARY KEY, full_name text NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE appointments (id int PRIMARY KEY, owner_id int NOT NULL REFERENCES owners,
    status text NOT NULL CHECK (status IN ('booked', 'checked_in', 'in_progress', 'completed', 'cancelled', 'no_show')), starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL, checked_in_at timestamptz, cancelled_at timestamptz, cancel_reason text, created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL, CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)), CHECK (cancelled_at IS NULL OR cancel_reason IS NOT NULL));
  CREATE TABLE clinical_notes (id int PRIMARY KEY, appointment_id int NOT NULL REFERENCES appointments, assessment text NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE checkups (id int PRIMARY KEY, owner_id int NOT NULL REFERENCES owners,
    status text NOT NULL CHECK (status IN ('scheduled', 'confirmed', 'arrived', 'in_progress', 'completed', 'cancelled')), scheduled_at timestamptz NOT NULL,
    duration_minutes int NOT NULL, arrived_at timestamptz, started_at timestamptz, completed_at timestamptz, cancelled_at timestamptz,
    created_at timestamptz NOT NULL, CHECK (status <> 'completed' OR completed_at IS NOT NULL));
  CREATE TABLE visits (id int PRIMARY KEY, owner_id int NOT NULL REFERENCES owners,
    state text NOT NULL CHECK (state IN ('booked', 'checked_in', 'in_treatment', 'discharged', 'cancelled')), booked_at timestamptz NOT NULL,
    checked_in_at timestamptz, discharged_at timestamptz, CHECK (checked_in_at IS NULL OR checked_in_at >= booked_at),
    CHECK (discharged_at IS NULL OR (checked_in_at IS NOT NULL AND discharged_at > checked_in_at)), CHECK (state <> 'discharged' OR discharged_at IS NOT NULL));
  CREATE TABLE reminders (id int PRIMARY KEY, owner_id int NOT NULL REFERENCES owners, send_at timestamptz NOT NULL, sent_at timestamptz, failed_reason text);
  CREATE TABLE events (id int PRIMARY KEY, owner_id int NOT NULL REFERENCES owners, title text NOT NULL,
    status text NOT NULL CHECK (status IN ('draft', 'published', 'completed', 'cancelled')), starts_at timestamptz NOT NULL, ends_at timestamptz NOT NULL,
    published_at timestamptz, cancelled_at timestamptz, created_at timestamptz NOT NULL);`;

const planned = await madeRows(PLANNED, 1500);
/** The rows in which something does not hold. */
const wrong = (table: string, isWrong: (row: MadeRow) => boolean): readonly MadeRow[] => planned.rows.get(table)!.filter(isWrong);
const at = (time: string | null | undefined): number => Date.parse(time!);
/** Whole days before and behind the day of reference, which is in the middle of what takes place. */
const [PAST, AHEAD] = ['2025-12-31', '2026-01-02'];

test('all rows meet the conditions', () => {
  expect(planned.proved).toBe(true);
});

test('an appointment has a time of each state that it came to, and no other', () => {
  const came = new Set(['checked_in', 'in_progress', 'completed']);
  expect(wrong('appointments', (row) => (row['checked_in_at'] !== null) !== came.has(row['status']!))).toEqual([]);
  expect(wrong('appointments', (row) => (row['cancel_reason'] !== null) !== (row['status'] === 'cancelled'))).toEqual([]);
  expect(wrong('appointments', (row) => row['checked_in_at'] !== null && Math.abs(at(row['checked_in_at']) - at(row['starts_at'])) > 900_000)).toEqual([]);
});

test.each([
  ['appointments', 'starts_at', ['completed', 'cancelled', 'no_show'], ['booked', 'cancelled']],
  ['checkups', 'scheduled_at', ['completed', 'cancelled'], ['scheduled', 'confirmed', 'cancelled']],
  ['events', 'starts_at', ['completed', 'cancelled'], ['draft', 'published', 'cancelled']],
])('of %s, what is past took place or came to nothing, and what is ahead is only planned', (table, start, past, ahead) => {
  const made = planned.rows.get(table)!;
  const isAhead = (row: MadeRow): boolean => row[start]! > AHEAD;
  expect(new Set(made.filter((row) => (row['ends_at'] ?? row[start]!) < PAST).map(({ status }) => status))).toEqual(new Set(past));
  expect(made.filter(isAhead).length).toBeGreaterThan(0);
  expect(wrong(table, (row) => isAhead(row) && !ahead.includes(row['status']!))).toEqual([]);
  expect(wrong(table, (row) => at(row['created_at']) > at(row[start]))).toEqual([]);
});

test('notes are taken of appointments that began, once they have', () => {
  const appointments = new Map(planned.rows.get('appointments')!.map((row) => [row['id'], row]));
  const began = new Set(['in_progress', 'completed']);
  expect(wrong('clinical_notes', (note) => !began.has(appointments.get(note['appointment_id']!)!['status']!))).toEqual([]);
  // Those of the last days may have to be written before they are over.
  const early = wrong('clinical_notes', (note) => at(note['created_at']) < at(appointments.get(note['appointment_id']!)!['starts_at']));
  expect(early.length).toBeLessThan(planned.rows.get('clinical_notes')!.length * 0.02);
});

test('a checkup lasts about as long as was planned', () => {
  const done = planned.rows.get('checkups')!.filter(({ status }) => status === 'completed');
  expect(done.length).toBeGreaterThan(1000);
  for (const row of done) {
    expect(at(row['arrived_at'])).toBeLessThan(at(row['started_at']));
    const minutes = (at(row['completed_at']) - at(row['scheduled_at'])) / 60_000;
    expect(minutes).toBeGreaterThan(0.5 * Number(row['duration_minutes']));
    expect(minutes).toBeLessThan(1.2 * Number(row['duration_minutes']) + 15);
  }
});

test('a visit goes from state to state, whatever a CHECK asks of its times', () => {
  const states = ['booked', 'checked_in', 'in_treatment', 'discharged'];
  expect(new Set(planned.rows.get('visits')!.map(({ state }) => state))).toEqual(new Set([...states, 'cancelled']));
  expect(wrong('visits', (row) => (row['discharged_at'] !== null) !== (row['state'] === 'discharged'))).toEqual([]);
  expect(wrong('visits', (row) => row['state'] === 'booked' && row['checked_in_at'] !== null)).toEqual([]);
});

test('a reminder is sent at its time, or failed, or is still to come', () => {
  expect(wrong('reminders', (row) => row['sent_at'] !== null && (at(row['sent_at']) < at(row['send_at']) || row['failed_reason'] !== null))).toEqual([]);
  expect(wrong('reminders', (row) => row['send_at']! < PAST && row['sent_at'] === null && row['failed_reason'] === null)).toEqual([]);
  expect(planned.rows.get('reminders')!.filter((row) => row['failed_reason'] !== null).length).toBeGreaterThan(20);
});

test('an event is published before it begins', () => {
  const published = planned.rows.get('events')!.filter((row) => row['published_at'] !== null);
  expect(published.length).toBeGreaterThan(1000);
  expect(published.filter((row) => at(row['published_at']) > at(row['starts_at']))).toEqual([]);
});

const STEPS = `
  CREATE TYPE work_state AS ENUM ('received', 'measuring', 'awaiting_approval', 'awaiting_fabric', 'in_fitting', 'ready', 'collected', 'abandoned');
  CREATE TABLE alterations (id int PRIMARY KEY, state work_state NOT NULL DEFAULT 'received', received_at timestamptz NOT NULL DEFAULT now(),
    measured_at timestamptz, fitted_at timestamptz, collected_at timestamptz, created_at timestamptz NOT NULL DEFAULT now(),
    CHECK ((state = 'collected') = (collected_at IS NOT NULL)), CHECK (fitted_at >= received_at));
  CREATE TABLE offers (id int PRIMARY KEY, status text NOT NULL CHECK (status IN ('draft', 'sent', 'accepted', 'declined', 'expired')), sent_at timestamptz,
    responded_at timestamptz, created_at timestamptz NOT NULL, CHECK (status = 'draft' OR sent_at IS NOT NULL),
    CHECK (status NOT IN ('accepted', 'declined') OR responded_at IS NOT NULL));
  CREATE TABLE tests (id int PRIMARY KEY, scheduled_at timestamptz NOT NULL, result text NOT NULL DEFAULT 'pending'
    CHECK (result IN ('pending', 'passed', 'failed')), result_at timestamptz, major_faults int, created_at timestamptz NOT NULL);
  CREATE TABLE fees (id int PRIMARY KEY, state text NOT NULL CHECK (state IN ('open', 'paid', 'void')), amount numeric(8,2) NOT NULL CHECK (amount > 0),
    payment_method text CHECK (payment_method IN ('cash', 'card')), paid_at timestamptz, refunded_at timestamptz,
    refund_amount numeric(8,2) CHECK (refund_amount > 0 AND refund_amount <= amount), created_at timestamptz NOT NULL,
    CHECK (state <> 'paid' OR (paid_at IS NOT NULL AND payment_method IS NOT NULL)));
`;
const steps = await madeRows(STEPS, 2000);
const of = (table: string, holds: (row: MadeRow) => boolean): readonly MadeRow[] => steps.rows.get(table)!.filter(holds);

test('work that waits for two things in a row is finished all the same, and what is done at a step is done from the next one on', () => {
  expect(steps.proved).toBe(true);
  expect(of('alterations', ({ state }) => state === 'collected').length).toBeGreaterThan(1000);
  const fitted = new Set(['ready', 'collected', 'abandoned']);
  expect(of('alterations', ({ state, fitted_at: at }) => at !== null && !fitted.has(state!))).toEqual([]);
  expect(of('alterations', ({ state, fitted_at: at }) => at === null && (state === 'ready' || state === 'collected'))).toEqual([]);
  const inOrder = ['received_at', 'measured_at', 'fitted_at', 'collected_at'];
  const isBack = (row: MadeRow): boolean =>
    inOrder
      .map((name) => row[name])
      .filter((time) => time !== null)
      .some((time, i, all) => i > 0 && at(time) < at(all[i - 1]));
  expect(of('alterations', isBack)).toEqual([]);
});

test('an offer is declined or expires after it was sent, and only an answer has a time', () => {
  expect(new Set(of('offers', () => true).map(({ status }) => status))).toEqual(new Set(['draft', 'sent', 'accepted', 'declined', 'expired']));
  expect(of('offers', ({ status, responded_at: answer }) => (answer !== null) !== (status === 'accepted' || status === 'declined'))).toEqual([]);
  expect(of('offers', ({ sent_at: sent, responded_at: answer }) => answer !== null && at(answer) < at(sent))).toEqual([]);
});

test('a result is there once the test was, with its time and its faults', () => {
  const isOver = ({ result }: MadeRow): boolean => result !== 'pending';
  expect(of('tests', isOver).length).toBeGreaterThan(1000);
  expect(of('tests', (row) => isOver(row) !== (row['result_at'] !== null))).toEqual([]);
  expect(of('tests', (row) => isOver(row) && at(row['result_at']) < at(row['scheduled_at']))).toEqual([]);
  expect(of('tests', (row) => !isOver(row) && row['major_faults'] !== null)).toEqual([]);
});

test('a fee has a way of payment once it was paid, and money given back once it was', () => {
  expect(of('fees', (row) => (row['payment_method'] !== null) !== (row['paid_at'] !== null))).toEqual([]);
  expect(of('fees', (row) => row['refund_amount'] !== null && row['refunded_at'] === null)).toEqual([]);
  expect(of('fees', (row) => row['refund_amount'] !== null).length).toBeGreaterThan(5);
});

test('what a key keeps apart, a sum limits or a CHECK orders is still of its kind', async () => {
  const made = await madeRows(
    `
    CREATE TABLE halls (id int PRIMARY KEY, name text NOT NULL);
    CREATE TABLE courts (id int PRIMARY KEY, hall_id int NOT NULL REFERENCES halls, day text NOT NULL CHECK (day IN ('mon', 'tue')), starts_at time NOT NULL,
      ends_at time NOT NULL, UNIQUE (hall_id, day, starts_at), CHECK (ends_at > starts_at));
    CREATE TABLE blends (id int PRIMARY KEY, wool_pct numeric(5,2) NOT NULL, silk_pct numeric(5,2) NOT NULL, CHECK (wool_pct + silk_pct <= 100));
    CREATE TABLE recitals (id int PRIMARY KEY, doors_at timestamptz NOT NULL, starts_at timestamptz NOT NULL, ends_at timestamptz NOT NULL,
      CHECK (doors_at < starts_at AND starts_at < ends_at));
    CREATE TABLE wohnungen (id int PRIMARY KEY, name text NOT NULL);
    CREATE TABLE mietvertraege (id int PRIMARY KEY, wohnung_id int NOT NULL REFERENCES wohnungen, status text NOT NULL DEFAULT 'aktiv'
      CHECK (status IN ('entwurf', 'aktiv', 'gekuendigt', 'beendet')), unterschrieben_am date, beginn date NOT NULL, ende date, gekuendigt_am date);
    CREATE TABLE tenancies (id int PRIMARY KEY, status text NOT NULL CHECK (status IN ('draft', 'active', 'ended')), starts_on date NOT NULL, ends_on date,
      signed_at timestamptz);`,
    300,
  );
  expect(made.proved).toBe(true);
  const all = (table: string): readonly MadeRow[] => made.rows.get(table)!;
  expect(all('courts').length).toBeGreaterThan(200);
  for (const { starts_at: start } of all('courts')) expect(start).toMatch(/^(?:0[7-9]|1\d|2[01]):(?:00|15|30|45):00$/);
  for (const { wool_pct: wool, silk_pct: silk } of all('blends')) expect(Math.min(Number(wool), Number(silk))).toBeGreaterThanOrEqual(0);
  for (const row of all('recitals')) expect(at(row['starts_at']) - at(row['doors_at'])).toBeLessThanOrEqual(90 * 60_000);
  const signed = all('tenancies').filter((row) => row['signed_at'] !== null);
  expect(signed.length).toBeGreaterThan(100);
  for (const row of signed) expect(at(row['signed_at'])).toBeLessThan(at(row['starts_on']));
});

test('what holds for a year holds today, and a diagnosis is there once it was found', async () => {
  const made = await madeRows(
    `
    CREATE TABLE drivers (id int PRIMARY KEY, full_name text NOT NULL, license_expires_on date NOT NULL, left_on date, created_at timestamptz NOT NULL);
    CREATE TABLE permits (id int PRIMARY KEY, driver_id int NOT NULL REFERENCES drivers, permit_expires_on date NOT NULL, created_at timestamptz NOT NULL);
    CREATE TABLE tickets (id int PRIMARY KEY, device text NOT NULL, serial_number text NOT NULL, problem text NOT NULL, diagnosis text,
      accessories text[], created_at timestamptz NOT NULL, collected_at timestamptz, state text NOT NULL CHECK (state IN ('received', 'diagnosing', 'in_repair', 'ready', 'collected', 'abandoned')));`,
    400,
  );
  const { drivers, permits, tickets } = Object.fromEntries(made.rows) as Record<string, readonly MadeRow[]>;
  const here = drivers!.filter((row) => row['left_on'] === null);
  const valid = here.filter((row) => row['license_expires_on']! >= '2026-01-01');
  expect(valid.length / here.length).toBeGreaterThan(0.9);
  // A permit is the document itself, which holds from when it was made out.
  expect(permits!.filter((row) => row['permit_expires_on']! > '2027-02-01').length).toBeGreaterThan(20);
  const found = new Set(['in_repair', 'ready', 'collected']);
  expect(tickets!.filter((row) => row['diagnosis'] !== null && !found.has(row['state']!))).toEqual([]);
  expect(tickets!.filter((row) => /arthritis|bronchitis|hypertension/i.test(row['diagnosis'] ?? ''))).toEqual([]);
});

const TOLD = `
  CREATE TABLE sculptors (id int PRIMARY KEY, full_name text NOT NULL, birth_year int NOT NULL, death_year int, CHECK (death_year IS NULL OR death_year > birth_year));
  CREATE TABLE sculptures (id int PRIMARY KEY, sculptor_id int NOT NULL REFERENCES sculptors, title text NOT NULL, year_made int);
  CREATE TABLE presses (id int PRIMARY KEY, make text NOT NULL, build_year int NOT NULL CHECK (build_year BETWEEN 1960 AND 2030), acquired_on date NOT NULL);
  CREATE TABLE rowing_sessions (id int PRIMARY KEY, boat text NOT NULL, started_at timestamptz NOT NULL, ended_at timestamptz, duration interval, CHECK (ended_at > started_at));
  CREATE TABLE songs (id int PRIMARY KEY, title text NOT NULL, duration interval NOT NULL);
  CREATE TABLE reports (id int PRIMARY KEY, pupil text NOT NULL, school_year text NOT NULL CHECK (school_year ~ '^[0-9]{4}-[0-9]{4}$'), issued_on date NOT NULL);
  CREATE TABLE heats (id int PRIMARY KEY, rider text NOT NULL, style_points int NOT NULL CHECK (style_points BETWEEN 0 AND 40),
    speed_points int NOT NULL CHECK (speed_points BETWEEN 0 AND 60), points int NOT NULL CHECK (points BETWEEN 0 AND 100), through boolean NOT NULL,
    CHECK (points = style_points + speed_points), CHECK (through = (points >= 55)));
  CREATE TABLE machines (id int PRIMARY KEY, owner text NOT NULL, make text NOT NULL, bought_on date, created_at timestamptz NOT NULL);
  CREATE TABLE overhauls (id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machines, sent_on date NOT NULL, back_on date, CHECK (back_on >= sent_on));
  CREATE TABLE commissions (id int PRIMARY KEY, customer text NOT NULL, enquired_on date NOT NULL, promised_on date, CHECK (promised_on >= enquired_on));
  CREATE TABLE leases (id int PRIMARY KEY, tenant text NOT NULL, starts_on date NOT NULL, ends_on date);
  CREATE TABLE lease_invoices (id int PRIMARY KEY, lease_id int NOT NULL REFERENCES leases, period_start date NOT NULL, period_end date NOT NULL,
    net numeric(8,2) NOT NULL, due_on date NOT NULL, paid boolean NOT NULL, paid_at timestamptz, CHECK (period_end > period_start), CHECK (paid = (paid_at IS NOT NULL)));`;
const told = await madeRows(TOLD, 300);

test('a life ends in its time, and whoever makes something is alive then', () => {
  expect(told.proved).toBe(true);
  const lives = told.rows
    .get('sculptors')!
    .map(({ birth_year: born, death_year: died }) => ({ born: Number(born), died: died === null ? undefined : Number(died) }));
  expect(lives.filter(({ born, died = born + 50 }) => died - born < 18 || died - born > 95)).toEqual([]);
  expect(lives.some(({ died }) => died === undefined)).toBe(true);
  const made = told.rows.get('sculptures')!.map((row) => ({ year: Number(row['year_made']), ...lives[Number(row['sculptor_id']) - 1]! }));
  expect(made.filter(({ year, born, died = 2026 }) => year < born + 18 || year > died)).toEqual([]);
});

test('a machine is bought once it was built, a school year is that of its day, and an interval is the time between two moments', () => {
  const [presses, reports, sessions] = ['presses', 'reports', 'rowing_sessions'].map((table) => told.rows.get(table)!);
  expect(presses!.filter((row) => Number(row['build_year']) > new Date(row['acquired_on']!).getUTCFullYear())).toEqual([]);
  for (const { school_year: written, issued_on: day } of reports!) {
    const [from, to] = written!.split('-').map(Number);
    expect([Date.UTC(from!, 7) <= Date.parse(day!), Date.parse(day!) < Date.UTC(to!, 7)], `${written} ${day}`).toEqual([true, true]);
  }
  for (const { started_at: from, ended_at: to, duration } of sessions!) {
    expect(duration === null).toBe(to === null);
    if (to !== null) expect(secondsOf(duration!)).toBeCloseTo((Date.parse(to!) - Date.parse(from!)) / 1000, 3);
  }
  expect(told.rows.get('songs')!.filter(({ duration }) => !/^\d+ seconds$/.test(duration!) || Number.parseInt(duration!, 10) > 3600)).toEqual([]);
});

/** `1 day 02:45:10.5` in seconds. */
function secondsOf(interval: string): number {
  const [, days = '0', hours, minutes, seconds] = /^(?:(\d+) days? )?(\d+):(\d+):([\d.]+)$/.exec(interval)!;
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}

test('parts of a sum under a CHECK differ, and are not all they can be', () => {
  const heats = told.rows.get('heats')!;
  expect(heats.filter((row) => row['style_points'] === '40' && row['speed_points'] === '60').length).toBeLessThan(15);
  expect(new Set(heats.map((row) => row['style_points'])).size).toBeGreaterThan(25);
});

test.each([
  ['overhauls', 'sent_on', 'back_on', 0, 14],
  ['commissions', 'enquired_on', 'promised_on', 7, 14],
  ['lease_invoices', 'period_start', 'due_on', 3, 8],
  ['machines', 'bought_on', 'created_at', 0, 180],
])('of %s, %s lies some days before %s', (table, from, to, least, usual) => {
  const days = told.rows
    .get(table)!
    .filter((row) => row[from] !== null && row[to] !== null)
    .map((row) => (Date.parse(row[to]!) - Date.parse(row[from]!)) / 86_400_000);
  expect(days.filter((each) => each < least)).toEqual([]);
  const middle = days.toSorted((a, b) => a - b)[days.length >> 1]!;
  expect(Math.abs(middle - usual)).toBeLessThanOrEqual(usual * 0.6);
});

test('people join after they applied, leave after they joined, and have both times only in states that say so', async () => {
  const { rows: choir, proved: isFit } = await madeRows(
    `
    CREATE TABLE singers (id int PRIMARY KEY, full_name text NOT NULL,
      status text NOT NULL DEFAULT 'candidate' CHECK (status IN ('candidate', 'active', 'suspended', 'resigned', 'deceased')),
      applied_on date NOT NULL, joined_on date, left_on date, created_at timestamptz NOT NULL);
    CREATE TABLE singer_status_log (id int PRIMARY KEY, singer_id int NOT NULL REFERENCES singers,
      old_status text CHECK (old_status IN ('candidate', 'active', 'suspended', 'resigned', 'deceased')),
      new_status text NOT NULL CHECK (new_status IN ('candidate', 'active', 'suspended', 'resigned', 'deceased')), changed_at timestamptz NOT NULL);
    CREATE TABLE trainees (id int PRIMARY KEY, full_name text NOT NULL, applied_on date NOT NULL, joined_on date, created_at timestamptz NOT NULL);`,
    400,
  );
  expect(isFit).toBe(true);
  const seen = new Set<string>();
  for (const { status, applied_on: applied, joined_on: joined = null, left_on: left = null } of choir.get('singers')!) {
    seen.add(status!);
    expect([status, joined !== null]).toEqual([status, status !== 'candidate']);
    expect([status, left !== null]).toEqual([status, status === 'resigned' || status === 'deceased']);
    expect(joined === null || applied! <= joined).toBe(true);
    expect(left === null || joined! <= left).toBe(true);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['candidate', 'active', 'resigned']));
  for (const { applied_on: applied, joined_on: joined = null } of choir.get('trainees')!) expect(joined === null || applied! <= joined).toBe(true);
  expect(choir.get('singer_status_log')!.filter(({ old_status: old }) => old === 'deceased')).toEqual([]);
});

test('a season is the year of its days, and what is insured has the number of its policy', async () => {
  const { rows: kept, proved: isFit } = await madeRows(
    `
    CREATE TABLE growers (id int PRIMARY KEY, full_name text NOT NULL);
    CREATE TABLE sheds (id int PRIMARY KEY, shed_name text NOT NULL, insurance_no text, insured_until date);
    CREATE TABLE plot_rentals (id int PRIMARY KEY, shed_id int NOT NULL REFERENCES sheds, grower_id int NOT NULL REFERENCES growers, season smallint NOT NULL,
      valid_from date NOT NULL, valid_to date NOT NULL, UNIQUE (shed_id, grower_id, season), CHECK (valid_to >= valid_from));`,
    400,
  );
  expect(isFit).toBe(true);
  for (const { season, valid_from: from } of kept.get('plot_rentals')!) expect(season).toBe(from!.slice(0, 4));
  const sheds = kept.get('sheds')!;
  expect(sheds.filter(({ insurance_no: number }) => number !== null).length).toBeGreaterThan(50);
  expect(sheds.filter(({ insurance_no: number, insured_until: until }) => (number === null) !== (until === null))).toEqual([]);
});

test('whoever takes part in a contest is entered before it begins, in a crew of a few', async () => {
  const { rows: kept, proved: isFit } = await madeRows(
    `
    CREATE TABLE rallies (id int PRIMARY KEY, title text NOT NULL, starts_on date NOT NULL, ends_on date NOT NULL, min_crew smallint NOT NULL,
      max_crew smallint NOT NULL, CHECK (ends_on >= starts_on), CHECK (max_crew >= min_crew));
    CREATE TABLE rally_entries (id int PRIMARY KEY, rally_id int NOT NULL REFERENCES rallies, team_name text NOT NULL, entered_at timestamptz NOT NULL);`,
    400,
  );
  expect(isFit).toBe(true);
  const starts = new Map(kept.get('rallies')!.map(({ id, starts_on: start }) => [id, start!]));
  const entries = kept.get('rally_entries')!;
  expect(entries.filter(({ rally_id: rally = null, entered_at: at }) => at!.slice(0, 10) > starts.get(rally)!).length / entries.length).toBeLessThan(0.05);
  const crews = kept.get('rallies')!.flatMap(({ min_crew: least, max_crew: most }) => [Number(least), Number(most)]);
  expect([Math.min(...crews) > 0, Math.max(...crews) < 13]).toEqual([true, true]);
});
