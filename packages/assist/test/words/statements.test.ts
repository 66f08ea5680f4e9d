import { expect, test } from 'vitest';
import { meansOf } from '../../src/requests/means-of.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { blueprintOf } from './said.ts';

const blueprint = await blueprintOf(`
create table kennels (id serial primary key, name text not null, opened_on date not null);
create table stays (
  id serial primary key, kennel_id int not null references kennels, state text not null check (state in ('booked', 'there', 'gone')),
  price numeric(8,2) not null, extras numeric(8,2) not null, bill numeric(9,2) not null, came_at timestamptz, left_at timestamptz, note text
);
create table walks (id serial primary key, stay_id int not null references stays, minutes int not null, cost numeric(6,2) not null);`);

test.each([
  ['stays.bill == price + extras', 'stays', { equations: ['bill == price + extras'] }, ['stays.bill is price + extras']],
  ['stays.bill = round(stays.price * 1.2, 2)', 'stays', { equations: ['bill == round(price * 1.2, 2)'] }, ['stays.bill is round(price * 1.2, 2)']],
  ['stays.extras == sum(walks.cost)', 'stays', { equations: ['extras == sum(walks.cost)'] }, ['stays.extras is sum(walks.cost)']],
  ['stays: came_at +[1 day, 5 days]-> left_at', 'stays', { orders: ['came_at +[1 day, 5 days]-> left_at'] }, null],
  ['kennels.opened_on <= stays.came_at', 'stays', { orders: ['kennels.opened_on <= came_at'] }, null],
  ['public.walks.cost <= stays.price', 'walks', { orders: ['cost <= stays.price'] }, null],
  [
    "stays: if state == 'booked' then left_at is null",
    'stays',
    { when: [{ if: "state == 'booked'", then: { left_at: null } }] },
    ["stays.left_at is NULL where state == 'booked'; all other rows stay as they are"],
  ],
  [
    "stays: if state == 'gone' then note == 'left'",
    'stays',
    { when: [{ if: "state == 'gone'", then: { note: { formula: "'left'" } } }] },
    ["stays.note is 'left' where state == 'gone'; all other rows stay as they are"],
  ],
])('%s is a statement as an answer writes it', (wish, table, says, means) => {
  const { changes, rest } = ownWords(blueprint, wish);
  expect(rest).toEqual([]);
  expect(changes).toEqual([{ wish, knowledge: { format: 2, tables: { [`public.${table}`]: says } } }]);
  if (means) expect(meansOf((changes[0] as { readonly knowledge: Parameters<typeof meansOf>[0] }).knowledge)).toEqual(means);
});

test('a column that the table lacks is named with those that it has; sentences stay sentences', () => {
  expect(ownWords(blueprint, 'stays.total == price + extras').changes).toEqual([
    { wish: 'stays.total == price + extras', cannot: expect.stringContaining('stays has no column total; it has id, kennel_id, state, price') },
  ]);
  expect(ownWords(blueprint, 'nosuch.total == price').changes).toEqual([]);
  const both = ownWords(blueprint, 'stays.bill == price + extras; stays.state is booked in 40 %');
  expect(both.changes.map((each) => each.wish)).toEqual(['stays.bill == price + extras', 'stays.state is booked in 40 %']);
});
