import { expect, test } from 'vitest';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { blueprintOf } from './said.ts';

const blueprint = await blueprintOf(`
create table customers (id serial primary key, country text not null, phone text);
create table orders (
  id serial primary key, customer_id int not null references customers, status text not null check (status in ('pending', 'shipped', 'cancelled')), total numeric(8,2) not null, note text
);
create table carts (id serial primary key, label text not null);
create table cards (id serial primary key, label text not null);`);
const seen = await readCurrentRows(blueprint);

test.each([
  ['totl betwen 5 and 500', 'total between 5 and 500 (“totl” read as “total”, “betwen” read as “between”)'],
  ['custmers come from Germany, Austria and Switzerland', 'customers come from Germany, Austria and Switzerland (“custmers” read as “customers”)'],
  ['10 % of odrers cancelled', '10 % of orders cancelled (“odrers” read as “orders”)'],
  ['cancelled orders have no ntoe', 'cancelled orders have no note (“ntoe” read as “note”)'],
  ['10 % of orders cancled', '10 % of orders cancelled (“cancled” read as “cancelled”)'],
])('%s', (words, wish) => {
  const { changes, rest } = ownWords(blueprint, words, seen);
  expect(rest).toEqual([]);
  expect(changes.map((one) => one.wish)).toEqual([wish]);
  expect(changes.every(({ knowledge }) => knowledge !== undefined)).toBe(true);
});

test('a word that is as like to two names is asked about', () => {
  const { changes, missed } = ownWords(blueprint, '500 caros', seen);
  expect(changes).toEqual([]);
  expect(missed[0]!.words).toEqual(['caros']);
  expect(ownWords(blueprint, '500 cades', seen).changes).toEqual([]);
});

test.each(['unshipped orders have no note', '10 % of orders uncancelled'])('%s: a beginning that denies is no typo', (words) => {
  for (const { wish } of ownWords(blueprint, words, seen).changes) expect(wish).not.toContain('read as');
});

test('a sentence that is understood as typed is not respelled', () => {
  expect(ownWords(blueprint, '500 carts', seen).changes.map(({ wish }) => wish)).toEqual(['500 carts']);
});
