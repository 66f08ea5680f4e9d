import { expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { answerBlueprint } from '@seedbed/inference';
import { tryRequests } from '../../src/index.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { blueprintOf } from './said.ts';

const blueprint = await blueprintOf(`
create table customers (id bigint generated always as identity primary key, email text not null unique, created_at timestamptz not null);
create table orders (id bigint generated always as identity primary key, customer_id bigint not null references customers,
  status text not null check (status in ('open', 'paid', 'cancelled')), created_at timestamptz not null);`);

async function said(words: string, on: Blueprint) {
  const { changes, missed } = ownWords(on, words, await readCurrentRows(on));
  return { tried: (await tryRequests(on, changes))[0], missed, knowledge: changes[0]?.knowledge };
}

async function after(...sentences: string[]): Promise<Blueprint> {
  let now = blueprint;
  for (const words of sentences) now = (await answerBlueprint(now, (await said(words, now)).knowledge!)).blueprint;
  return now;
}

test('a number for each parent that drops the share of one parent says so, and what is counted where both are kept', async () => {
  const { tried } = await said('10 orders per customer', await after('10,000 orders', 'one customer has 40 % of all orders'));
  expect(tried!.conflict).toMatchObject({
    says: 'Until now one customer has 40 % of all orders: this drops it.',
    drop: 'Drop the 40 %',
    both: { says: 'customer 1 keeps 40 %: 199 others have 10 each' },
  });
  // As it is said, so it is: nothing is promised that the rows do not hold.
  expect(tried!.means![0]).toBe('Each row of customers has exactly 10 rows of orders');
});

test('a count of rows that drops a number for each parent says so, with what each has then', async () => {
  const { tried } = await said('3,333 orders', await after('10 orders per customer'));
  expect(tried!.conflict).toEqual({
    says: expect.stringMatching(/^Until now each customer has 10 orders: this drops it, and they have \d+ to \d+ each\.$/),
    drop: 'Drop the 10 each',
  });
});

test('a CHECK that rows would break is warned of before the change is accepted', async () => {
  const { changes } = ownWords(blueprint, '3 % of orders cancelled', await readCurrentRows(blueprint));
  const asked: unknown[] = [];
  const [tried] = await tryRequests(blueprint, changes, async (before, after, tables) => {
    asked.push([before === blueprint, after === blueprint, tables]);
    return '12 of 200 rows would break CHECK (paid <= total).';
  });
  expect(tried!.conflict).toEqual({ says: '12 of 200 rows would break CHECK (paid <= total). A load of these rows is refused.', drop: 'Accept anyway' });
  expect(tried!.cannot).toBeUndefined();
  expect(asked).toEqual([[true, false, ['public.orders']]]);
});

test('sentences that can both hold meet nowhere', async () => {
  expect((await said('10 orders per customer', blueprint)).tried!.conflict).toBeUndefined();
  expect((await said('3 % of orders cancelled', await after('10 orders per customer'))).tried!.conflict).toBeUndefined();
  expect((await said('one customer has 40 % of all orders', await after('10 orders per customer'))).tried!.conflict).toBeUndefined();
});

test.each(['set the domain of customers.email', '@acme.test', 'customers from acme.test'])(
  'the nearest sentence about addresses is named: %s',
  async (words) => {
    const { missed } = await said(words, blueprint);
    expect(missed[0]!.instead[0]).toBe(`email of customers at ${words.includes('acme') ? 'acme.test' : 'example.com'}`);
  },
);
