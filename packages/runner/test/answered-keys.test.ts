import { expect, test } from 'vitest';
import type { MadeRow } from './support/made-rows.ts';
import { answeredRows } from './support/answered-rows.ts';

const LINES = `
create table clubs (id serial primary key, name text not null);
create table flights (
  id serial primary key, took_off_at timestamptz not null, flown_on date not null, line_no smallint not null, unique (flown_on, line_no)
);
create table sheets (
  id serial primary key, club_id int not null references clubs, opened_at timestamptz not null, week_of date not null, note text, unique (club_id, week_of)
);
create table entries (
  id serial primary key, kind text not null check (kind in ('a', 'b')), division int not null, draw_no int not null, unique (division, draw_no)
);
create table tags (
  id serial primary key, made_at timestamptz not null, year int not null, tag text not null, unique (year, tag)
);`;
const differ = (rows: readonly MadeRow[], ...columns: readonly string[]): void =>
  expect(new Set(rows.map((row) => JSON.stringify(columns.map((column) => row[column])))).size).toBe(rows.length);

test('a formula or a condition in a column of a composite key leaves the table its rows', async () => {
  const { rows, named } = await answeredRows(LINES, {
    flights: {
      rows: 1500,
      columns: { took_off_at: { range: ['-60d', 'now'] }, flown_on: { formula: 'date(took_off_at)' }, line_no: { low: 1, high: 80 } },
    },
    clubs: { rows: 5 },
    sheets: { rows: 150, columns: { opened_at: { range: ['-90d', 'now'] }, week_of: { formula: 'date(opened_at)' } } },
    entries: {
      rows: 300,
      when: [
        { if: "kind == 'a'", then: { division: [1, 4], draw_no: [1, 90] } },
        { if: "kind == 'b'", then: { division: [5, 9], draw_no: [1, 90] } },
      ],
    },
    tags: { rows: 400, columns: { year: { formula: 'year(made_at)' }, tag: { values: ['oak', 'ash', 'elm'] } } },
  });
  const flights = rows('flights');
  expect(flights).toHaveLength(1500);
  differ(flights, 'flown_on', 'line_no');
  for (const { took_off_at, flown_on, line_no } of flights) {
    expect(flown_on).toBe(took_off_at!.slice(0, 10));
    expect(Number(line_no)).toBeGreaterThanOrEqual(1);
    expect(Number(line_no)).toBeLessThanOrEqual(80);
  }
  const sheets = rows('sheets');
  expect(sheets).toHaveLength(150);
  differ(sheets, 'club_id', 'week_of');
  expect(sheets.filter(({ opened_at, week_of }) => week_of === opened_at!.slice(0, 10)).length).toBeGreaterThan(90);
  const entries = rows('entries');
  expect(entries).toHaveLength(300);
  differ(entries, 'division', 'draw_no');
  for (const { kind, division, draw_no } of entries) {
    expect(Number(division) <= 4).toBe(kind === 'a');
    expect(Number(draw_no)).toBeLessThanOrEqual(90);
  }
  const tags = rows('tags');
  expect(tags).toHaveLength(400);
  for (const { made_at, year } of tags) expect(year).toBe(made_at!.slice(0, 4));
  differ(tags, 'year', 'tag');
  // Each year has its own `oak`.
  expect(tags.filter(({ tag }) => tag === 'oak').length).toBe(new Set(tags.map(({ year }) => year)).size);
  expect(named.filter((each) => !each.includes('week_of'))).toEqual([expect.stringMatching(/^\/tables\/tags\/columns\/tag: .*needs more distinct values/)]);
});

test('a day after another one in a key with references goes on to a free day', async () => {
  const { rows, named } = await answeredRows(
    `create table guides (id serial primary key, name text not null, kind text not null check (kind in ('guide', 'cook')));
     create table tours (id serial primary key, name text not null, opened_on date not null);
     create table visits (
       id serial primary key, tour_id int not null references tours, guide_id int not null references guides, visited_on date not null,
       unique (tour_id, guide_id, visited_on)
     );
     create table badges (guide_id int primary key references guides, issued_on date not null);
     create table notes (id serial primary key, visit_id int not null references visits, note text not null);`,
    {
      guides: { rows: 20, columns: { kind: { values: { guide: 4, cook: 16 } } } },
      tours: { rows: 6, columns: { opened_on: { range: ['-90d', '-30d'] } } },
      visits: {
        rows: 400,
        columns: {
          guide_id: { among: "guides.kind == 'guide'" },
          visited_on: { after: { of: 'tours.opened_on', least: '1 day', typical: '5 days', most: '20 days' } },
        },
      },
      // As many as there are guides, which is no error.
      badges: { columns: { guide_id: { among: "guides.kind == 'guide'" } } },
      notes: { rows: { per: 'visits', low: 0, typical: 0.05, high: 1, none: 0.95 } },
    },
  );
  expect(rows('visits')).toHaveLength(400);
  differ(rows('visits'), 'tour_id', 'guide_id', 'visited_on');
  expect(rows('badges')).toHaveLength(rows('guides').filter(({ kind }) => kind === 'guide').length);
  expect(named).toEqual([]);
});
