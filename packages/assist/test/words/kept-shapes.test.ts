import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { answerBlueprint } from '@seedbed/inference';
import { expect, test } from 'vitest';
import { tryRequests } from '../../src/index.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { keptShape } from '../../src/own-words/sentence/kept-shape.ts';
import { blueprintOf } from './said.ts';

const blueprint = await blueprintOf(`
create table invoices (
  id bigint generated always as identity primary key, net_amount numeric(12,2) not null check (net_amount >= 0), vat_amount numeric(12,2) not null,
  total numeric(12,2) not null, discount numeric(8,2), gross numeric(12,2) generated always as (net_amount + vat_amount) stored, check (total = net_amount + vat_amount)
);
create table reviews (id serial primary key, rating smallint check (rating between 1 and 5), title text not null);
create table parcels (id serial primary key, weight_kg numeric(8,2) not null);`);
const seen = await readCurrentRows(blueprint);

async function numbersOf(of: typeof blueprint, table: string, column: string) {
  const plan = await compileBlueprint(of);
  const cells = textRows(plan, table, 0, plan.table(table).rows, [column]).map(([cell = null]) => cell);
  const numbers = cells.flatMap((cell) => (cell === null ? [] : [Number(cell)])).toSorted((a, b) => a - b);
  return { missing: cells.length - numbers.length, at: (part: number) => numbers[Math.floor(part * (numbers.length - 1))]! };
}

test('a range that holds most rows keeps the median and the skew', async () => {
  const [low, high] = [60, 5000];
  const { changes } = ownWords(blueprint, `net amount between ${low} and ${high}`, seen);
  const [tried] = await tryRequests(blueprint, changes);
  expect(tried!.cannot).toBeUndefined();
  // Columns that follow the amount are named behind it.
  expect(tried!.means!.slice(0, 1)).toEqual([
    expect.stringMatching(/^invoices\.net_amount lies between 60 and 5000: what lies there now keeps its shape, half of the rows up to [\d.]+$/),
  ]);
  const { blueprint: after } = await answerBlueprint(blueprint, changes[0]!.knowledge!);
  const [before, now] = [await numbersOf(blueprint, 'public.invoices', 'net_amount'), await numbersOf(after, 'public.invoices', 'net_amount')];
  expect(now.at(0)).toBeGreaterThanOrEqual(low);
  expect(now.at(1)).toBeLessThanOrEqual(high);
  expect(Math.abs(now.at(0.5) / before.at(0.5) - 1)).toBeLessThan(0.25);
  expect(now.at(0.9) - now.at(0.5)).toBeGreaterThan(now.at(0.5) - now.at(0.1));
});

test('a range far from the rows scales them, skewed as before', async () => {
  const { changes } = ownWords(blueprint, 'weight between 50000 and 90000 kg', seen);
  expect((await tryRequests(blueprint, changes))[0]!.means![0]).toContain('all numbers are scaled into it and keep their shape');
  const { blueprint: after } = await answerBlueprint(blueprint, changes[0]!.knowledge!);
  const now = await numbersOf(after, 'public.parcels', 'weight_kg');
  expect(now.at(0)).toBeGreaterThanOrEqual(50_000);
  expect(now.at(1)).toBeLessThanOrEqual(90_000);
  const before = await numbersOf(blueprint, 'public.parcels', 'weight_kg');
  const skew = ({ at }: typeof now) => (at(0.9) - at(0.5)) / (at(0.9) - at(0.1));
  expect(Math.abs(skew(now) - skew(before))).toBeLessThan(0.15);
});

test('rows without a number keep none', async () => {
  const { changes } = ownWords(blueprint, 'ratings between 3 and 5', seen);
  const { blueprint: after } = await answerBlueprint(blueprint, changes[0]!.knowledge!);
  const [before, now] = [await numbersOf(blueprint, 'public.reviews', 'rating'), await numbersOf(after, 'public.reviews', 'rating')];
  expect(Math.abs(now.missing - before.missing)).toBeLessThanOrEqual(3);
  expect([now.at(0), now.at(1)]).toEqual([3, 5]);
});

test.each([
  [
    'total between 20 and 50',
    'invoices.total is computed from net_amount and vat_amount, and a range would replace its formula. Say it of net_amount or vat_amount',
  ],
  [
    'gross between 20 and 50',
    'invoices.gross is computed by Postgres from net_amount and vat_amount, and a range would replace its formula. Say it of net_amount or vat_amount',
  ],
])('%s: refused, with the columns that it is computed from', async (words, reason) => {
  const { changes, rest } = ownWords(blueprint, words, seen);
  expect(rest).toEqual([]);
  expect(changes).toEqual([{ wish: words, cannot: reason }]);
});

test('a few very large numbers do not crowd all others at the lower bound', () => {
  const numbers = [...Array.from({ length: 99 }, (_, i) => 10 + i), 9_000, 9_500];
  const { generator } = keptShape(numbers, 20, 40, 0.1)!;
  const { knots } = generator.parameters as { readonly knots: readonly { readonly from: number }[] };
  const middle = knots[knots.length >> 1]!.from;
  expect([middle > 22.5, middle < 35]).toEqual([true, true]);
  expect(knots.map(({ from }) => from)).toEqual(knots.map(({ from }) => from).toSorted((a, b) => a - b));
});
