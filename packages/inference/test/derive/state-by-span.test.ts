import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const TODAY = '2026-01-01';
const labels = (...list: string[]) => ({ 'public.state': { kind: 'enum' as const, labels: list } });
const table = (name: string, ...columns: string[]) => [{ name, columns: ['id integer not null', ...columns] }];

test.each([
  ['courses', ['start_date date not null', 'end_date date not null'], ['planned', 'running', 'finished']],
  ['contracts', ['starts_on date not null', 'ends_on date'], ['offered', 'active', 'ended']],
  ['events', ['starts_at timestamptz not null', 'ends_at timestamptz not null'], ['scheduled', 'ongoing', 'finished']],
  ['kurse', ['beginnt_am date not null', 'endet_am date not null'], ['geplant', 'laufend', 'abgeschlossen']],
])('the state of %s follows its dates', async (name, [start, end], [planned, runs, over]) => {
  const names = [start!, end!].map((column) => column.split(' ')[0]!);
  const rows = await rowsOf(table(name, start!, end!, 'status public.state not null'), name, [...names, 'status'], labels(planned!, runs!, over!));
  const expected = rows.map(([from, to]) => (to !== null && to!.slice(0, 10) < TODAY ? over : from!.slice(0, 10) > TODAY ? planned : runs));
  expect(rows.map(([, , state]) => state)).toEqual(expected);
  expect(new Set(expected).has(over)).toBe(true);
});

test.each([
  ['contracts', ['start_date date not null', 'end_date date'], ['draft', 'active', 'terminated']],
  ['abonnements', ['date_debut date not null', 'date_fin date'], ['proposé', 'actif', 'résilié']],
])('%s that ended have their last day in the past, and others have none', async (name, [start, end], [planned, runs, over]) => {
  const names = [start!, end!].map((column) => column.split(' ')[0]!);
  const rows = await rowsOf(table(name, start!, end!, 'status public.state not null'), name, [...names, 'status'], labels(planned!, runs!, over!));
  expect(rows.filter(([, to, state]) => (state === over) !== (to !== null && to! < TODAY))).toEqual([]);
  expect(new Set(rows.map(([, , state]) => state)).size).toBe(3);
});

test('the number of ended rows matches the share of their labels', async () => {
  const columns = ['started_at timestamptz not null', 'ended_at timestamptz', 'status public.state not null'];
  const rows = await rowsOf(table('subscriptions', ...columns), 'subscriptions', ['ended_at', 'status'], labels('trial', 'active', 'churned'));
  expect(rows.filter(([to, state]) => (state === 'churned') !== (to !== null))).toEqual([]);
  expect(Math.abs(rows.filter(([to]) => to !== null).length / rows.length - 0.1)).toBeLessThan(0.06);
});

test('a cancellation may come at any time, but is rare', async () => {
  const columns = ['start_date date not null', 'end_date date not null', 'status public.state not null'];
  const rows = await rowsOf(table('courses', ...columns), 'courses', ['end_date', 'status'], labels('planned', 'running', 'completed', 'cancelled'));
  const cancelled = rows.filter(([, state]) => state === 'cancelled').length / rows.length;
  expect(cancelled).toBeGreaterThan(0.01);
  expect(cancelled).toBeLessThan(0.25);
  expect(rows.filter(([end, state]) => state === 'running' && end! < TODAY)).toEqual([]);
});

test('an active flag holds within the dates', async () => {
  const columns = ['code text not null', 'is_active boolean not null', 'valid_from date not null', 'valid_until date not null'];
  const rows = await rowsOf(table('promotions', ...columns), 'promotions', ['valid_from', 'valid_until', 'is_active']);
  expect(rows.map(([, , active]) => active)).toEqual(rows.map(([from, until]) => String(from! <= TODAY && until! >= TODAY)));
});

test('a time that ends something other than the row does not decide the state', async () => {
  const columns = ['start_date date not null', 'frozen_until date', 'status public.state not null'];
  const rows = await rowsOf(table('contracts', ...columns), 'contracts', ['frozen_until', 'status'], labels('active', 'frozen', 'expired'));
  expect(rows.filter(([until, state]) => state !== 'frozen' && until !== null)).toEqual([]);
});

test('an invoice is paid days after it was issued, and few old ones are not', async () => {
  const columns = ['status public.state not null', 'issued_on date not null', 'paid_on date'];
  const rows = await rowsOf(table('invoices', ...columns), 'invoices', ['issued_on', 'paid_on', 'status'], labels('draft', 'sent', 'paid', 'cancelled'));
  const paid = rows.filter(([, on]) => on !== null);
  expect(paid.filter(([issued, on]) => issued === on).length / paid.length).toBeLessThan(0.02);
  const old = rows.filter(([issued]) => issued! < '2025-01-01');
  expect(old.filter(([, , state]) => state === 'sent').length / old.length).toBeLessThan(0.05);
});

test('opening hours are those of a day', async () => {
  const rows = await rowsOf(table('shops', 'opens_at time not null', 'closes_at time not null'), 'shops', ['opens_at', 'closes_at']);
  expect(rows.every(([opens, closes]) => opens! >= '07:00' && opens! <= '10:00' && closes! > opens!)).toBe(true);
});

test('readings of any meter increase', async () => {
  const tables = [
    ...table('pumps', 'name text not null'),
    {
      name: 'meter_readings',
      columns: ['id integer not null', 'pump_id integer not null', 'read_at timestamptz not null', 'reading_kwh numeric(10,1) not null'],
      refers: ['pump_id -> pumps.id'],
    },
  ];
  const rows = await rowsOf(tables, 'meter_readings', ['pump_id', 'read_at', 'reading_kwh']);
  const falls = [...Map.groupBy(rows, ([pump]) => pump).values()].flatMap((own) => {
    const inTime = own.toSorted((a, b) => (a[1]! < b[1]! ? -1 : 1)).map((row) => Number(row[2]));
    return inTime.filter((value, i) => i > 0 && value < inTime[i - 1]!);
  });
  expect(falls).toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
});

test.each([
  ['visits', 'arrived_at', ['waiting', 'in_examination', 'done', 'left_without_treatment'], ['in_examination', 'done'], ['done']],
  ['calls', 'created_at', ['queued', 'ringing', 'completed', 'missed'], ['ringing', 'completed'], ['completed']],
])('%s have begun and ended as their state says, and are over on their day', async (name, came, states, begun, done) => {
  const columns = ['state public.state not null', `${came} timestamptz not null`, 'started_at timestamptz', 'finished_at timestamptz'];
  const rows = await rowsOf(table(name, ...columns), name, ['state', came, 'started_at', 'finished_at'], labels(...states));
  expect(rows.filter(([state, , from]) => (from !== null) !== begun.includes(state!))).toEqual([]);
  expect(rows.filter(([state, , , to]) => (to !== null) !== done.includes(state!))).toEqual([]);
  expect(rows.filter(([state, at]) => at! < TODAY && states.indexOf(state!) < 2)).toEqual([]);
  expect(new Set(rows.map(([state]) => state)).size).toBeGreaterThan(1);
});

test('an appointment that was kept or missed is past, and a scheduled one ahead', async () => {
  const columns = ['status public.state not null', 'starts_at timestamptz not null', 'ends_at timestamptz not null'];
  const rows = await rowsOf(table('consultations', ...columns), 'consultations', ['status', 'ends_at'], labels('planned', 'honoured', 'missed', 'cancelled'));
  expect(rows.filter(([state, to]) => (state === 'honoured' || state === 'missed') && to!.slice(0, 10) > TODAY)).toEqual([]);
  expect(rows.filter(([state, to]) => state === 'planned' && to!.slice(0, 10) < TODAY)).toEqual([]);
  expect(rows.filter(([state]) => state === 'honoured').length).toBeGreaterThan(rows.length / 2);
});
