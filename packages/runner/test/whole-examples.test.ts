import { expect, test } from 'vitest';
import { answeredRows } from './support/answered-rows.ts';

/** Moorings that each harbour has at most once. */
const SCHEMA = `
create table harbours (id serial primary key, name text not null);
create table moorings (
  id serial primary key,
  harbour_id int not null references harbours,
  tag text not null,
  title text not null,
  depth numeric(4, 1) not null,
  keeper text,
  unique (harbour_id, tag)
);`;

const EXAMPLES = [
  { tag: 'NORTH', title: '{Northern|Outer} pier', depth: 4.5, keeper: 'Olsen' },
  { tag: 'SOUTH', title: 'Southern pier', depth: 3.5, keeper: null },
  { tag: 'ISLE', title: 'Island buoy', depth: 9, keeper: 'Brandt' },
  { tag: 'QUAY', title: 'Town quay', depth: 2.5, keeper: null },
  { tag: 'LOCK', title: 'Behind the lock', depth: 2, keeper: 'Vos' },
];

const whole = new Set(EXAMPLES.flatMap(({ tag, title, depth, keeper }) => titlesOf(title).map((each) => [tag, each, depth, keeper].join())));

function titlesOf(title: string): string[] {
  return title.startsWith('{') ? ['Northern pier', 'Outer pier'] : [title];
}

const bare = (text: string | null | undefined) => text!.replace(/[ -]?\d+$/, '');
const line = ({ tag, title, depth, keeper }: Record<string, string | null>) => [bare(tag), bare(title), Number(depth), keeper].join();

test('examples stay whole where a key holds one of their columns', async () => {
  const { rows, named } = await answeredRows(SCHEMA, {
    harbours: { rows: 12 },
    moorings: { rows: { per: 'harbours', low: 1, typical: 3, high: 5 }, examples: EXAMPLES },
  });
  expect(named).toEqual([]);
  const made = rows('moorings').map(line);
  expect(made.length).toBeGreaterThan(20);
  expect(new Set(made).size).toBeGreaterThanOrEqual(EXAMPLES.length);
  expect(made.filter((each) => !whole.has(each))).toEqual([]);
});

test('examples stay whole also with numbers behind them, and where two keys hold columns of theirs', async () => {
  const plain = EXAMPLES.map(({ title, ...others }) => ({ ...others, title: titlesOf(title)[0]! }));
  const { rows } = await answeredRows(SCHEMA.replace('unique (harbour_id, tag)', 'unique (harbour_id, tag), unique (harbour_id, title)'), {
    harbours: { rows: 3 },
    moorings: { rows: 60, examples: plain },
  });
  const all = rows('moorings');
  expect(all).toHaveLength(60);
  expect(all.map(line).filter((each) => !whole.has(each))).toEqual([]);
});
