import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const MINUTE = 60_000;
const time = (text: string | null): number => Date.parse(`${text!.replace(' ', 'T').slice(0, 19)}Z`);

test('doors open up to an hour and a half before it begins', async () => {
  const columns = [
    'id integer not null',
    'title text not null',
    'doors_open_at timestamp not null',
    'starts_at timestamp not null',
    'ends_at timestamp not null',
  ];
  const rows = await rowsOf([{ name: 'shows', columns }], 'shows', ['doors_open_at', 'starts_at']);
  for (const [doors, start] of rows) {
    const before = time(start!) - time(doors!);
    expect(before).toBeGreaterThanOrEqual(29 * MINUTE);
    expect(before).toBeLessThanOrEqual(91 * MINUTE);
  }
});

test('what was scheduled has appeared at that time', async () => {
  const columns = ['id integer not null', 'title text not null', 'scheduled_for timestamp', 'published_at timestamp', 'created_at timestamp not null'];
  const rows = await rowsOf([{ name: 'articles', columns }], 'articles', ['scheduled_for', 'published_at']);
  const published = rows.filter(([scheduled, at]) => scheduled !== null && at !== null);
  expect(published.length).toBeGreaterThan(10);
  for (const [scheduled, at] of published) expect(scheduled).toBe(at);
});

test('few people without a state are deactivated, and none before they were there', async () => {
  const columns = [
    'id integer not null',
    'email text not null',
    'confirmed_at timestamp',
    'deactivated_at timestamp',
    'created_at timestamp not null',
    'updated_at timestamp not null',
  ];
  const rows = await rowsOf([{ name: 'users', columns }], 'users', ['created_at', 'deactivated_at']);
  const gone = rows.filter(([, at]) => at !== null);
  expect(gone.length).toBeLessThan(rows.length / 4);
  for (const [created, at] of gone) expect(time(at!)).toBeGreaterThanOrEqual(time(created!));
});
