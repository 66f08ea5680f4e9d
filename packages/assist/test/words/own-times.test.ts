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

const concerts = await blueprintOf(`
create table bands (id serial primary key, name text not null, surname text not null, city text not null);
create table pieces (id serial primary key, title text not null);
create table concerts (
  id serial primary key, band_id int not null references bands, city text not null, doors_at timestamptz not null, starts_at timestamptz not null,
  ends_at timestamptz not null, soundcheck time not null, check (doors_at < starts_at and starts_at < ends_at)
);
create table programme_items (concert_id int not null references concerts, position int not null, piece_id int not null references pieces, primary key (concert_id, position));
create table players (
  id serial primary key, band_id int not null references bands, last_name text not null, birth_date date not null, joined_on date not null,
  phone text, grade int, check (joined_on > birth_date)
);`);
const seenConcerts = await readCurrentRows(concerts);

/** Rows of a table with a sentence, and the first line of its card. */
async function ofConcerts(words: string, table: string, columns: readonly string[]) {
  const { changes, rest } = ownWords(concerts, words, seenConcerts);
  expect(rest).toEqual([]);
  const [tried] = await tryRequests(concerts, changes);
  expect(tried!.cannot).toBeUndefined();
  const rowsOf = async (blueprint: typeof concerts): Promise<(string | null)[][]> => {
    const plan = await compileBlueprint(blueprint);
    return textRows(plan, `public.${table}`, 0, plan.table(`public.${table}`).rows, [...columns]).map((row) => [...row]);
  };
  return {
    means: tried!.means!,
    rows: await rowsOf((await answerBlueprint(concerts, changes[0]!.knowledge as Knowledge)).blueprint),
    before: await rowsOf(concerts),
  };
}
const minutesApart = ([from, to]: readonly (string | null)[]): number => (momentOf(to!).getTime() - momentOf(from!).getTime()) / 60_000;

test.each([
  ['doors_at is one hour before starts_at', ['doors_at', 'starts_at'], 60, 60, 'concerts.doors_at lies 1 hour before starts_at'],
  ['doors open 30 to 60 minutes before the concert starts', ['doors_at', 'starts_at'], 30, 60, 'concerts.doors_at lies 30 minutes to 1 hour before starts_at'],
  ['concerts last two hours', ['starts_at', 'ends_at'], 120, 120, 'concerts.ends_at comes 2 hours after starts_at'],
])('%s: the one time moves, the other stays', async (words, columns, low, high, card) => {
  const { means, rows } = await ofConcerts(words, 'concerts', columns);
  expect(means).toContain(card);
  const minutes = rows.map(minutesApart);
  expect([Math.min(...minutes) >= low, Math.max(...minutes) <= high, minutes.every((one) => one % 5 === 0)]).toEqual([true, true, true]);
});

test('hours with minutes are those of the start, and the times around it go with it', async () => {
  const { means, rows } = await ofConcerts('concerts start between 18:30 and 20:00', 'concerts', ['doors_at', 'starts_at', 'ends_at']);
  expect(means[0]).toBe('concerts.starts_at lies between 18:30 and 20:00');
  const clocks = rows.map(([, starts]) => starts!.slice(11, 16));
  expect(clocks.filter((clock) => clock < '18:30' || clock > '20:00')).toEqual([]);
  expect(rows.every(([doors, starts, ends]) => doors! < starts! && starts! < ends!)).toBe(true);
  const { rows: checks } = await ofConcerts('soundcheck between 14:00 and 15:30', 'concerts', ['soundcheck']);
  expect(checks.filter(([clock]) => clock! < '14:00' || clock! > '15:30:00')).toEqual([]);
});

test('a column has the value of the row that it refers to', async () => {
  const { means, rows } = await ofConcerts('the last name of a player is the surname of the band', 'players', ['band_id', 'last_name']);
  expect(means).toEqual(['players.last_name is that of its bands: surname']);
  const plan = await compileBlueprint(concerts);
  const names = new Map(textRows(plan, 'public.bands', 0, plan.table('public.bands').rows, ['id', 'surname']).map(([id, name]) => [id, name]));
  expect(rows.filter(([band, name]) => names.get(band) !== name)).toEqual([]);
  for (const same of ['players have the surname of their band', "players.last_name is the same as the band's surname"])
    expect((await ofConcerts(same, 'players', ['last_name'])).rows).toEqual(rows.map(([, name]) => [name]));
});

test('an age at another time, and rows of the table that joins two', async () => {
  const { means, rows } = await ofConcerts('players are between 5 and 18 years old when they join', 'players', ['birth_date', 'joined_on']);
  expect(means[0]).toBe('players.birth_date lies 5 to 18 years before joined_on');
  const years = rows.map(([born, joined]) => (Date.parse(joined!) - Date.parse(born!)) / (365.25 * 86_400_000));
  expect(years.filter((age) => age < 5 || age >= 19)).toEqual([]);
  const { rows: items } = await ofConcerts('3 to 5 pieces per concert', 'programme_items', ['concert_id']);
  const each = [...Map.groupBy(items, ([concert]) => concert).values()].map((all) => all.length);
  expect([Math.min(...each) >= 3, Math.max(...each) <= 5]).toEqual([true, true]);
});

test('a range of numbers leaves NULL in the rows that have it', async () => {
  const { rows, before } = await ofConcerts('grades between 3 and 40', 'players', ['grade']);
  expect(before.some(([grade]) => grade === null)).toBe(true);
  expect(rows.map(([grade]) => grade === null)).toEqual(before.map(([grade]) => grade === null));
});
