import { expect, test } from 'vitest';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { rowsOf } from './rows-of.ts';
import { infer } from '../../src/infer.ts';

const course = { name: 'courses', columns: ['id integer not null', 'title text not null', 'start_date date not null', 'end_date date not null'] };

test('sessions are between the first and the last day of their course', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      course,
      { name: 'sessions', columns: ['id integer not null', 'course_id integer not null', 'session_date date not null'], refers: ['course_id -> courses.id'] },
    ]),
    noTools,
  );
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const spans = new Map(
    textRows(plan, plan.table('public.courses'), 0, plan.table('public.courses').rows, ['id', 'start_date', 'end_date']).map(([id, ...span]) => [id!, span]),
  );
  const sessions = textRows(plan, plan.table('public.sessions'), 0, 300, ['course_id', 'session_date']) as [string, string][];
  expect(sessions).toHaveLength(300);
  for (const [id, day] of sessions) {
    const [first, last] = spans.get(id)! as [string, string];
    expect([first, day, last].toSorted()).toEqual([first, day, last]);
  }
});

test('enrolments happen on any day', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      course,
      {
        name: 'participants',
        columns: ['id integer not null', 'course_id integer not null', 'booking_date date not null'],
        refers: ['course_id -> courses.id'],
      },
    ]),
    noTools,
  );
  expect(blueprint.tables.find(({ name }) => name === 'participants')!.columns[2]!.generator!.kind).not.toBe('expression');
});

test('a time within the span is there only where the state says that it came to it', async () => {
  const tables = [
    { name: 'helpers', columns: ['id integer not null', 'full_name text not null'] },
    {
      name: 'workshops',
      columns: ['id integer not null', 'title text not null', 'starts_at timestamptz not null', 'ends_at timestamptz not null'],
    },
    {
      name: 'workshop_registrations',
      columns: [
        'id integer not null',
        'workshop_id integer not null',
        'status public.place not null',
        'checked_in_at timestamptz',
        'checked_in_by_id integer',
        'registered_at timestamptz not null',
      ],
      refers: ['workshop_id -> workshops.id', 'checked_in_by_id -> helpers.id'],
    },
  ];
  const types = { 'public.place': { kind: 'enum' as const, labels: ['registered', 'waitlisted', 'attended', 'no_show'] } };
  const rows = await rowsOf(tables, 'workshop_registrations', ['status', 'checked_in_at', 'checked_in_by_id'], types, 1000);
  expect(rows.filter(([status, time, by]) => (status === 'attended') !== (time !== null) || (status === 'attended') !== (by !== null))).toEqual([]);
  expect(rows.filter(([status]) => status === 'no_show').length).toBeGreaterThan(0);
});

test('the state of a row follows from when that takes place which it is there for', async () => {
  const tables = [
    {
      name: 'workshops',
      columns: ['id integer not null', 'status public.workshop_status not null', 'starts_at timestamptz not null', 'ends_at timestamptz not null'],
    },
    {
      name: 'workshop_registrations',
      columns: [
        'id integer not null',
        'workshop_id integer not null',
        'status public.place not null',
        'waitlist_position integer',
        'cancelled_at timestamptz',
        'registered_at timestamptz not null',
      ],
      refers: ['workshop_id -> workshops.id'],
    },
  ];
  const types = {
    'public.workshop_status': { kind: 'enum' as const, labels: ['draft', 'published', 'finished', 'cancelled'] },
    'public.place': { kind: 'enum' as const, labels: ['registered', 'waitlisted', 'attended', 'cancelled', 'no_show'] },
  };
  const workshops = new Map((await rowsOf(tables, 'workshops', ['id', 'starts_at', 'ends_at', 'status'], types, 600)).map(([id, ...rest]) => [id!, rest]));
  const rows = await rowsOf(tables, 'workshop_registrations', ['workshop_id', 'status', 'cancelled_at', 'waitlist_position'], types, 600);
  const isWrong = ([id, status, cancelled, position]: readonly (string | null)[]): boolean => {
    const [start, end, above] = workshops.get(id!)!;
    return (
      (/attended|no_show/.test(status!) && (start! > '2026-01-02' || above !== 'finished')) ||
      (status === 'registered' && end! < '2025-12-31') ||
      (status === 'cancelled') !== (cancelled !== null) ||
      (status !== 'waitlisted' && position !== null)
    );
  };
  expect(rows.filter(isWrong)).toEqual([]);
  expect(new Set(rows.map(([, status]) => status))).toEqual(new Set(['registered', 'waitlisted', 'attended', 'cancelled', 'no_show']));
});
