import { expect, test } from 'vitest';
import { tryRequests } from '../../src/index.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { blueprintOf } from './said.ts';

const blueprint = await blueprintOf(`
create table invoices (
  id bigint generated always as identity primary key,
  subtotal numeric(12,2) not null check (subtotal >= 0), tax numeric(12,2) not null check (tax >= 0),
  total numeric(12,2) not null, amount_paid numeric(12,2) not null default 0 check (amount_paid >= 0),
  note text, check (total = subtotal + tax), check (amount_paid <= total)
);
create table payments (id serial primary key, invoice_id bigint not null references invoices, amount numeric(12,2) not null check (amount > 0), paid_at timestamptz not null);`);
const rows = await readCurrentRows(blueprint);

const tried = async (words: string) => (await tryRequests(blueprint, ownWords(blueprint, words, rows).changes))[0]!;

test('a change says which columns beside its own move with it, by their rows', async () => {
  const { means } = await tried('subtotal of invoices between 1000 and 2000');
  expect(means!.slice(1)).toEqual([
    expect.stringMatching(/^invoices\.tax, invoices\.total .*change too, in \d+ of \d+ rows$/),
    expect.stringMatching(/^payments\.amount changes too, in \d+ of \d+ rows$/),
  ]);
});

test('a change by which a column would depend on itself is refused', async () => {
  const { means, cannot } = await tried('amount_paid is the sum of payments');
  expect(means).toBeUndefined();
  expect(cannot).toMatch(/made from itself/);
});

test('a change that moves nothing else says nothing else', async () => {
  const { means } = await tried('half of the invoices have no note');
  expect(means).toHaveLength(1);
});
