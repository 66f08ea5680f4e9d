import type { Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { tryRequests } from '../../src/index.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { keepsOtherProportions, meansAsCounted } from '../../src/requests/means-as-counted.ts';
import { blueprintOf } from './said.ts';

const blueprint = await blueprintOf(`
create table hotels (id serial primary key, name text not null, city text not null, stars smallint not null check (stars between 1 and 5));
create table reviews (id serial primary key, hotel_id int not null references hotels, rating smallint not null check (rating between 1 and 5), stock int not null check (stock >= 0));
`);
const seen = await readCurrentRows(blueprint);
const reported = (words: string) => ownWords(blueprint, words, seen);

test.each([
  'hotels are in Berlin, Paris and Rome only',
  'hotels are in Berlin, Paris, and Rome',
  'hotels are in Berlin, Paris, Rome',
  'hotels are in Berlin and Paris and Rome',
])('a list with commas is a list of values: %s', (words) => {
  const { changes, rest } = reported(words);
  expect(rest).toEqual([]);
  expect(changes[0]!.knowledge!.tables['public.hotels']!.columns!['city']).toEqual({ values: { Berlin: 1, Paris: 1, Rome: 1 } });
});

test('one rating in a share leaves the others in their proportions', async () => {
  const [one] = await tryRequests(blueprint, reported('reviews.rating is 5 in 60 %').changes);
  expect(one!.cannot).toBeUndefined();
  expect(one!.means).toEqual(['reviews.rating is 5 in 60 % of the rows; other values share the rest as before']);
  const { shares } = one!.tables[0]!;
  expect(keepsOtherProportions(shares!, 'rating', new Set(['5']))).toBe(true);
});

test('numbers outside the range keep their shape, and the card reports it', async () => {
  const [one] = await tryRequests(blueprint, reported('20 % of reviews have rating above 3').changes);
  expect(one!.means).toEqual([
    'reviews.rating lies between 4 and 5 in 20 % of the rows; the others lie between 1 and 3, each as often beside the other as now',
  ]);
});

test('other values keep their proportions only if the counts say so', () => {
  const knowledge = { format: 2 as const, tables: { invoices: { columns: { status: { shares: { draft: 0 } } } } } };
  const line = 'invoices.status is draft in 0 % of the rows; other values share the rest as before';
  const named = { tables: [{ schema: 'public', name: 'invoices', columns: [] }] } as unknown as Blueprint;
  const counted = (paid: number, unpaid: number) => {
    const values = [
      { column: 'status', value: 'draft', before: 10, after: 0 },
      { column: 'status', value: 'paid', before: 150, after: paid },
      { column: 'status', value: 'void', before: 140, after: unpaid },
    ];
    return [{ table: 'public.invoices', shares: { rows: { before: 300, after: 300 }, values } }] as unknown as Parameters<typeof meansAsCounted>[2];
  };
  expect(meansAsCounted([line], knowledge, counted(155, 145), named)).toEqual([line]);
  expect(meansAsCounted([line], knowledge, counted(293, 7), named)).toEqual([
    'invoices.status is draft in 0 % of the rows; other values come in other shares than before',
  ]);
});

test('a table of another schema is matched whether or not its name is qualified', () => {
  const blueprint = { tables: [{ schema: 'crm', name: 'Deals', columns: [] }] } as unknown as Blueprint;
  const values = [
    { column: 'stage', value: 'won', before: 10, after: 100 },
    { column: 'stage', value: 'lost', before: 150, after: 190 },
    { column: 'stage', value: 'open', before: 140, after: 10 },
  ];
  const tables = [{ table: 'crm.Deals', shares: { rows: { before: 300, after: 300 }, values } }] as unknown as Parameters<typeof meansAsCounted>[2];
  for (const name of ['crm.Deals', 'Deals']) {
    const knowledge = { format: 2 as const, tables: { [name]: { columns: { stage: { shares: { won: 0.33 } } } } } };
    const line = `${name}.stage is won in 33 % of the rows; other values share the rest as before`;
    expect(meansAsCounted([line], knowledge, tables, blueprint)).toEqual([
      `${name}.stage is won in 33 % of the rows; other values come in other shares than before`,
    ]);
  }
});
