import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { answerBlueprint } from '@seedbed/inference';
import { expect, test } from 'vitest';
import { tryRequests } from '../../src/index.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { countryOf } from '../../src/own-words/sentence/place-codes.ts';
import { blueprintOf } from './said.ts';

const blueprint = await blueprintOf(`
create table guests (
  id serial primary key, country char(2) not null, city text not null, tier text not null check (tier in ('basic', 'plus', 'top')), gender text check (gender in ('female', 'male')),
  birth_date date not null, board text not null check (board in ('half', 'full', 'none'))
);
create table bills (
  id serial primary key, guest_id int not null references guests, state text not null check (state in ('open', 'paid', 'void')), currency char(3) not null check (currency in ('EUR', 'CHF', 'USD')),
  amount numeric(8,2) not null check (amount >= 0), weight_kg numeric(6,2) not null,
  stars smallint not null check (stars between 1 and 5)
);`);
const seen = await readCurrentRows(blueprint);

test.each([
  ['80 % of the guests are from DE, 20 % from FR', 'guests.country is DE in 80 % and FR in 20 % of the rows'],
  ['80 % of guests from Germany and 20 % from France', 'guests.country is DE in 80 % and FR in 20 % of the rows'],
  ['two thirds of the bills are paid, the rest open', 'bills.state is paid in 66.67 % and open in 33.33 % of the rows'],
  ['paid 70 %, open 20 %, void 10 % for bills', 'bills.state is paid in 70 %, open in 20 % and void in 10 % of the rows'],
  ['bills: 50% paid, 30% open, 20% void', 'bills.state is paid in 50 %, open in 30 % and void in 20 % of the rows'],
  ['tier: basic 70, plus 25, top 5', 'guests.tier is basic in 70 %, plus in 25 % and top in 5 % of the rows'],
  ['bill currency: EUR 85%, CHF 15%', 'bills.currency is EUR in 85 % and CHF in 15 % of the rows'],
  ['60 % basic, 30 % plus, the rest top', 'guests.tier is basic in 60 %, plus in 30 % and top in 10 % of the rows'],
  ['tier basic 80 %, plus 15 %, top 5 %', 'guests.tier is basic in 80 %, plus in 15 % and top in 5 % of the rows'],
  ['roughly a third of the guests are from Berlin, the rest from Munich', 'guests.city is Berlin in 33.33 % and Munich in 66.67 % of the rows'],
  ['stars: 5 in 50 %, 4 in 30 %, the rest 3', 'bills.stars is 5 in 50 %, 4 in 30 % and 3 in 20 % of the rows'],
  ['mostly EUR bills', 'bills.currency is EUR in 80 % of the rows; other values share the rest as before'],
  ['the most bills are in EUR', 'bills.currency is EUR in 80 % of the rows; other values share the rest as before'],
  ['bills are mostly paid', 'bills.state is paid in 80 % of the rows; other values share the rest as before'],
  ['three quarters of the guests are women', expect.stringMatching(/^guests\.gender is female in 75 % of the rows/)],
  [
    'guests are mostly older than 60',
    expect.stringMatching(/^guests\.birth_date is that of people from 61 to \d+ years old in 80 % of the rows; the others are from \d+ to 60 years old$/),
  ],
])('%s', async (words, means) => {
  const { changes, rest } = ownWords(blueprint, words, seen);
  expect(rest).toEqual([]);
  const tried = await tryRequests(blueprint, changes);
  expect(tried.map(({ cannot }) => cannot)).toEqual([undefined]);
  expect(tried[0]!.means![0]).toEqual(means);
});

test('shares of more than all rows are refused', () => {
  const { changes } = ownWords(blueprint, 'bills: 80 % paid, 30 % open', seen);
  expect(changes).toEqual([{ wish: 'bills: 80 % paid, 30 % open', cannot: 'the percentages of bills.state come to 110 %, more than all rows' }]);
});

test('the rest of a sentence is no town', () => {
  expect(ownWords(blueprint, 'guests from Berlin enjoy the garden', seen).changes).toEqual([]);
  expect(ownWords(blueprint, 'guests from Berlin are basic', seen).changes).toMatchObject([
    { knowledge: { tables: { 'public.guests': { when: [{ if: 'city == "Berlin"', then: { tier: 'basic' } }] } } } },
  ]);
});

test('a country has the code in use, not an older one', () => {
  expect(['France', 'Germany', 'Yemen', 'FR', 'DE'].map(countryOf)).toEqual(['FR', 'DE', 'YE', 'FR', 'DE']);
});

test('an average moves all numbers by one factor, which the counted rows show', async () => {
  const { changes } = ownWords(blueprint, 'the average amount of bills should be 45', seen);
  const [tried] = await tryRequests(blueprint, changes);
  expect(tried!.means).toEqual([
    expect.stringMatching(/^bills\.amount lies around 45: all numbers are multiplied by [\d.]+ and keep their shape, and their average comes to about 45$/),
  ]);
});

test('the average that was asked for is that of the rows', async () => {
  const { changes } = ownWords(blueprint, 'the average amount of bills should be 45', seen);
  const { blueprint: after } = await answerBlueprint(blueprint, changes[0]!.knowledge!);
  const plan = await compileBlueprint({ ...after, tables: after.tables.map((table) => ({ ...table, rows: 5000 })) });
  const numbers = textRows(plan, 'public.bills', 0, 5000, ['amount']).map(([cell]) => Number(cell));
  expect(Math.abs(numbers.reduce((sum, one) => sum + one, 0) / numbers.length / 45 - 1)).toBeLessThan(0.1);
});

test('rows of another table by the kind of their parent are refused with a reason', () => {
  expect(ownWords(blueprint, 'basic guests have no bills', seen).changes[0]!.cannot).toMatch(/^whether guests have bills does not depend on their kind/);
});
