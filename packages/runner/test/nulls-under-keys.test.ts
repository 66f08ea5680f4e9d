import { expect, test } from 'vitest';
import { answeredRows } from './support/answered-rows.ts';

/** Pieces of a choir, of which few have a number in the printed catalogue. */
const SCHEMA = `
create table pieces (
  id serial primary key,
  opus_no text unique,
  catalogue_no text unique,
  state text not null check (state in ('lent', 'kept'))
);`;

const OPUS = Array.from({ length: 40 }, (_, i) => `opus ${String.fromCodePoint(65 + (i % 20))}${'ab'[Math.floor(i / 20)]}`);

test('values of a unique column are enough where they are as many as its rows that are not NULL', async () => {
  const { rows } = await answeredRows(SCHEMA, { pieces: { rows: 150, columns: { opus_no: { values: OPUS, null: 0.8 } } } });
  const made = rows('pieces').map(({ opus_no: text }) => text);
  expect(made).toHaveLength(150);
  const present = made.filter((text) => text !== null);
  expect(present.length).toBeGreaterThan(15);
  expect(present.filter((text) => !OPUS.includes(text!))).toEqual([]);
});

test('a formula that gives NULL gives it in as many rows of a unique column', async () => {
  const { rows } = await answeredRows(SCHEMA, {
    pieces: { rows: 150, columns: { catalogue_no: { formula: "state == 'kept' ? string(100 + id) : null" } } },
  });
  const all = rows('pieces');
  expect(all.filter(({ state }) => state === 'lent').length).toBeGreaterThan(10);
  for (const { id, state, catalogue_no: text } of all) expect(text).toBe(state === 'kept' ? String(100 + Number(id)) : null);
});

test('a key that takes NULL as a value leaves none, and every row has a text of its own', async () => {
  const both = SCHEMA.replace('\n);', ',\n  unique nulls not distinct (state, opus_no)\n);');
  const { rows } = await answeredRows(both, { pieces: { rows: 150, columns: { opus_no: { values: OPUS, null: 0.8 } } } });
  expect(new Set(rows('pieces').map(({ opus_no: text }) => text)).size).toBe(150);
});
