import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

type Row = readonly (string | null)[];
const FIRM = { name: 'firms', columns: ['id integer not null', 'name text not null'] };
const PEOPLE = {
  name: 'workers',
  columns: ['id integer not null', 'full_name text not null', 'birth_date date not null', 'hired_on date not null', 'left_on date'],
};
const of = (parent: { name: string }, name: string, columns: readonly string[]) => ({
  name,
  columns: ['id integer not null', `${parent.name.slice(0, -1)}_id integer not null`, ...columns],
  refers: [`${parent.name.slice(0, -1)}_id -> ${parent.name}.id`],
});

/** Rows of one owner, each [owner, from, to, …], sorted by their beginning. */
function groups(rows: readonly Row[]): Row[][] {
  return [...Map.groupBy(rows, ([owner]) => owner).values()].map((group) => group.toSorted((one, other) => (one[1]! < other[1]! ? -1 : 1)));
}

function overlaps(rows: readonly Row[]): number {
  return groups(rows).reduce((count, group) => count + group.filter((row, i) => i > 0 && (group[i - 1]![2] ?? '9999') >= row[1]!).length, 0);
}

test.each([
  ['dal', 'al'],
  ['data_inizio', 'data_fine'],
  ['von', 'bis'],
  ['valable_du', 'valable_au'],
  ['geldig_van', 'geldig_tot'],
  ['data_rozpoczecia', 'data_zakonczenia'],
  ['vigencia_inicio', 'vigencia_fim'],
])('%s and %s are a beginning and an end', async (from, to) => {
  const rows = await rowsOf([{ name: 'x', columns: ['id integer not null', `${from} date not null`, `${to} date not null`] }], 'x', [from, to]);
  expect(rows.filter(([first, last]) => first! > last!)).toEqual([]);
  expect(new Set(rows.map(([first]) => first)).size).toBeGreaterThan(20);
});

test('payouts of a firm are of calendar months, one after another', async () => {
  const tables = [FIRM, of(FIRM, 'payouts', ['period_start date not null', 'period_end date not null', 'amount numeric(10,2) not null'])];
  const rows = await rowsOf(tables, 'payouts', ['firm_id', 'period_start', 'period_end'], {}, 100_000);
  expect(rows.length).toBeGreaterThan(20);
  expect(overlaps(rows)).toBe(0);
  expect(rows.filter(([, from]) => !from!.endsWith('-01'))).toEqual([]);
});

test('a worker has one shift at a time, since the hire', async () => {
  const tables = [PEOPLE, of(PEOPLE, 'shifts', ['starts_at timestamptz not null', 'ends_at timestamptz not null'])];
  const rows = await rowsOf(tables, 'shifts', ['worker_id', 'starts_at', 'ends_at'], {}, 100_000);
  expect(rows.filter(([, from, to]) => from! >= to!)).toEqual([]);
  expect(overlaps(rows)).toBe(0);
});

test('leave of one worker does not overlap, and its working days are those between its days', async () => {
  const tables = [
    PEOPLE,
    of(PEOPLE, 'leave_requests', [
      'start_date date not null',
      'end_date date not null',
      'working_days numeric(4,1) not null',
      'requested_at timestamptz not null default now()',
    ]),
  ];
  const rows = await rowsOf(tables, 'leave_requests', ['worker_id', 'start_date', 'end_date', 'working_days'], {}, 100_000);
  // Two requests of one day ask for the same days.
  expect(overlaps(rows)).toBeLessThan(rows.length / 10);
  for (const [, from, to, days] of rows) {
    const all = Array.from({ length: (Date.parse(to!) - Date.parse(from!)) / 86_400_000 + 1 }, (_, i) =>
      new Date(Date.parse(from!) + i * 86_400_000).getUTCDay(),
    );
    expect(Number(days)).toBe(Math.max(1, all.filter((day) => day > 0 && day < 6).length));
  }
});

test.each(['<=', '<'])('a CHECK that leave begins %s its end holds beside the order of one worker', async (operator) => {
  const leave = of(PEOPLE, 'leave_requests', ['start_date date not null', 'end_date date not null', 'requested_at timestamptz not null default now()']);
  const checks = [{ name: 'days', expression: `start_date ${operator} end_date`, columns: ['start_date', 'end_date'] }];
  const rows = await rowsOf([PEOPLE, { ...leave, checks }], 'leave_requests', ['worker_id', 'start_date', 'end_date'], {}, 100_000);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(([, from, to]) => (operator === '<' ? from! >= to! : from! > to!))).toEqual([]);
});

test('weeks begin on Mondays, each once, and entries lie in them', async () => {
  const sheets = of(PEOPLE, 'timesheets', ['week_start date not null', 'note text']);
  const tables = [PEOPLE, sheets, of(sheets, 'timesheet_entries', ['work_date date not null', 'hours numeric(4,2) not null'])];
  const weeks = await rowsOf(tables, 'timesheets', ['worker_id', 'week_start', 'id'], {}, 100_000);
  expect(weeks.filter(([, week]) => new Date(week!).getUTCDay() !== 1)).toEqual([]);
  expect(new Set(weeks.map(([worker, week]) => `${worker} ${week}`)).size).toBe(weeks.length);
  const starts = new Map(weeks.map(([, week, id]) => [id, Date.parse(week!)]));
  const entries = await rowsOf(tables, 'timesheet_entries', ['timesheet_id', 'work_date']);
  for (const [sheet, day] of entries) {
    const days = (Date.parse(day!) - starts.get(sheet!)!) / 86_400_000;
    expect(days >= 0 && days <= 6).toBe(true);
  }
});

test('numbered parts divide the time of what they are parts of', async () => {
  const course = { name: 'cursos', columns: ['id integer not null', 'nombre text not null', 'fecha_inicio date not null', 'fecha_fin date not null'] };
  const part = {
    ...of(course, 'evaluaciones', ['numero smallint not null', 'fecha_inicio date not null', 'fecha_fin date not null']),
    unique: [['curso_id', 'numero']],
  };
  const rows = await rowsOf([course, part], 'evaluaciones', ['curso_id', 'fecha_inicio', 'fecha_fin', 'numero'], {}, 100_000);
  const spans = new Map((await rowsOf([course, part], 'cursos', ['id', 'fecha_inicio', 'fecha_fin'], {}, 100_000)).map(([id, ...span]) => [id, span]));
  for (const group of Map.groupBy(rows, ([owner]) => owner).values()) {
    const inTurn = group.toSorted((one, other) => Number(one[3]) - Number(other[3]));
    const [first, last] = spans.get(group[0]![0]!)!;
    expect(inTurn[0]![1]).toBe(first);
    expect(inTurn.at(-1)![2]).toBe(last);
    expect(inTurn.map((row) => Number(row[3]))).toEqual(inTurn.map((_, i) => i + 1));
    for (const [i, row] of inTurn.entries()) if (i > 0) expect(row[1]! >= inTurn[i - 1]![1]!).toBe(true);
  }
});

test('tickets are sold before the event takes place', async () => {
  const event = {
    name: 'events',
    columns: [
      'id integer not null',
      'title text not null',
      ...['starts_at', 'ends_at', 'sales_start_at', 'sales_end_at'].map((name) => `${name} timestamptz not null`),
    ],
  };
  const rows = await rowsOf([event], 'events', ['starts_at', 'sales_start_at', 'sales_end_at']);
  expect(rows.filter(([start, from, to]) => from! >= to! || to! > start!)).toEqual([]);
});

test('salaries begin with the hire, and the reason of the first alone is the hire', async () => {
  const tables = [
    PEOPLE,
    {
      ...of(PEOPLE, 'salaries', ['amount numeric(10,2) not null', 'effective_from date not null', 'effective_to date', 'reason public.salary_reason not null']),
    },
  ];
  const types = { 'public.salary_reason': { kind: 'enum' as const, labels: ['hire', 'promotion', 'review'] } };
  const rows = await rowsOf(tables, 'salaries', ['worker_id', 'effective_from', 'effective_to', 'reason'], types, 100_000);
  const hired = new Map((await rowsOf(tables, 'workers', ['id', 'hired_on'], types, 100_000)).map(([id, day]) => [id, day!]));
  expect(overlaps(rows)).toBe(0);
  expect(rows.filter(([worker, from]) => from! < hired.get(worker!)!).length).toBeLessThan(rows.length / 20);
  for (const group of groups(rows)) expect(group.map(([, , , reason]) => reason === 'hire')).toEqual(group.map((_, i) => i === 0));
});

test('a reminder of something that takes place is not within it', async () => {
  const visit = { name: 'visits', columns: ['id integer not null', 'title text not null', 'starts_at timestamptz not null', 'ends_at timestamptz not null'] };
  const tables = [visit, of(visit, 'reminders', ['send_at timestamptz not null', 'channel text not null'])];
  const spans = new Map((await rowsOf(tables, 'visits', ['id', 'starts_at', 'ends_at'], {}, 100_000)).map(([id, ...span]) => [id!, span]));
  const reminders = await rowsOf(tables, 'reminders', ['visit_id', 'send_at']);
  const during = reminders.filter(([id, at]) => {
    const [from, to] = spans.get(id!)!;
    return from! < at! && at! < to!;
  });
  expect(reminders.length).toBeGreaterThan(20);
  expect(during.length).toBeLessThan(reminders.length / 10);
});

test('passes for a fair are sold before it begins, and not before it is planned', async () => {
  const fair = {
    name: 'fairs',
    columns: ['id integer not null', 'name text not null', ...['starts_at', 'ends_at', 'created_at'].map((name) => `${name} timestamptz not null`)],
  };
  const pass = of(fair, 'passes', ['name text not null', 'sales_start_at timestamptz not null', 'sales_end_at timestamptz not null']);
  const rows = await rowsOf([fair, pass], 'passes', ['fair_id', 'sales_start_at', 'sales_end_at']);
  const fairs = new Map((await rowsOf([fair, pass], 'fairs', ['id', 'created_at', 'starts_at'], {}, 100_000)).map(([id, ...times]) => [id, times]));
  expect(rows.length).toBeGreaterThan(50);
  for (const [id, from, to] of rows) {
    const [written, start] = fairs.get(id!)! as [string, string];
    expect(from! >= written || from === start).toBe(true);
    expect(from! <= to! && to! <= start).toBe(true);
  }
});

test('a lesson lies in the term of its class, not anywhere in the life of who gives it', async () => {
  const term = { name: 'terms', columns: ['id integer not null', 'name text not null', 'starts_on date not null', 'ends_on date not null'] };
  const group = of(term, 'groups', ['name text not null']);
  const lesson = {
    name: 'lessons',
    columns: [
      'id integer not null',
      'group_id integer not null',
      'worker_id integer not null',
      'starts_at timestamptz not null',
      'ends_at timestamptz not null',
    ],
    refers: ['worker_id -> workers.id', 'group_id -> groups.id'],
  };
  const tables = [PEOPLE, term, group, lesson];
  const rows = await rowsOf(tables, 'lessons', ['group_id', 'starts_at', 'ends_at']);
  const terms = new Map((await rowsOf(tables, 'terms', ['id', 'starts_on', 'ends_on'], {}, 100_000)).map(([id, ...days]) => [id, days]));
  const groupTerms = new Map((await rowsOf(tables, 'groups', ['id', 'term_id'], {}, 100_000)).map(([id, termId]) => [id, termId]));
  expect(rows.length).toBeGreaterThan(50);
  for (const [id, from, to] of rows) {
    const [first, last] = terms.get(groupTerms.get(id!)!)! as [string, string];
    expect(from!.slice(0, 10) >= first && from!.slice(0, 10) <= last).toBe(true);
    expect(Date.parse(to!) - Date.parse(from!)).toBeLessThan(3 * 3_600_000);
  }
});

test('a booking of a worker is written before it begins, and lasts an hour or two', async () => {
  const columns = ['created_at timestamptz not null default now()', 'starts_at timestamptz not null', 'ends_at timestamptz not null'];
  const rows = await rowsOf([PEOPLE, of(PEOPLE, 'bookings', columns)], 'bookings', ['created_at', 'starts_at', 'ends_at']);
  expect(rows.length).toBeGreaterThan(50);
  for (const [written, from, to] of rows) {
    expect(written! < from!).toBe(true);
    expect(Date.parse(to!) - Date.parse(from!)).toBeLessThan(3 * 3_600_000);
  }
});
