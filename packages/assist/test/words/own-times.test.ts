import type { Knowledge } from '@seedbed/contract';
import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { answerBlueprint } from '@seedbed/inference';
import { expect, test } from 'vitest';
import { tryRequests } from '../../src/index.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { blueprintOf } from './said.ts';

const blueprint = await blueprintOf(`
create type visit_state as enum ('booked', 'confirmed', 'arrived', 'in_room', 'completed', 'cancelled', 'no_show');
create table guests (id serial primary key, full_name text not null);
create table appointments (
  id serial primary key, guest_id int not null references guests, status visit_state not null default 'booked',
  starts_at timestamptz not null, ends_at timestamptz not null, booked_at timestamptz not null, arrived_at timestamptz, completed_at timestamptz,
  check (ends_at > starts_at), check (booked_at <= starts_at),
  check (status <> 'completed' or (arrived_at is not null and completed_at is not null)), check (completed_at is null or completed_at >= arrived_at)
);`);
const seen = await readCurrentRows(blueprint);

/** The card of a sentence, and the rows of appointments with it. */
async function withWords(words: string) {
  const { changes, rest } = ownWords(blueprint, words, seen);
  expect(rest).toEqual([]);
  const [tried] = await tryRequests(blueprint, changes);
  if (tried!.cannot !== undefined) return { cannot: tried!.cannot, means: [], rows: [] };
  const after = (await answerBlueprint(blueprint, changes[0]!.knowledge as Knowledge)).blueprint;
  return { cannot: undefined, means: tried!.means!, rows: await appointments(after) };
}

async function appointments(of: typeof blueprint) {
  const plan = await compileBlueprint(of);
  const columns = ['starts_at', 'ends_at', 'booked_at', 'status', 'arrived_at'];
  return textRows(plan, 'public.appointments', 0, plan.table('public.appointments').rows, columns).map(([starts, ends, booked, status, arrived]) => ({
    starts: momentOf(starts!),
    ends: momentOf(ends!),
    booked: momentOf(booked!),
    status,
    arrived,
  }));
}

function momentOf(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
}

test('closed days are those of the time at which a thing takes place, not of its booking', async () => {
  const { means, rows } = await withWords('no appointments on Sundays');
  expect(means).toContain('appointments.starts_at is never on Sundays');
  expect(rows.filter(({ starts }) => starts.getUTCDay() === 0)).toEqual([]);
  expect(rows.every(({ starts, ends, booked }) => booked <= starts && starts < ends)).toBe(true);
});

test('a length of time lies between the start and the end, and the time before it stays', async () => {
  const before = await appointments(blueprint);
  const { means, rows } = await withWords('appointments last 30 minutes');
  expect(means).toEqual(['appointments.ends_at comes 30 minutes after starts_at', expect.stringContaining('appointments.completed_at changes too')]);
  expect(rows.map(({ ends, starts }) => (ends.getTime() - starts.getTime()) / 60_000).filter((minutes) => Math.abs(minutes - 30) > 0.01)).toEqual([]);
  expect(rows.map(({ booked }) => booked)).toEqual(before.map(({ booked }) => booked));
});

test('a busy month is that of the time at which a thing takes place, and is counted', async () => {
  const { cannot, means, rows } = await withWords('most appointments come in November');
  expect(cannot).toBeUndefined();
  expect(means.join('\n')).toMatch(/appointments\.starts_at/);
  expect(rows.filter(({ starts }) => starts.getUTCMonth() === 10).length).toBeGreaterThan(rows.length / 2);
  expect(rows.every(({ starts, booked }) => booked <= starts)).toBe(true);
});
