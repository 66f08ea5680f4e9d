import { answerBlueprint } from '@seedbed/inference';
import { expect, test } from 'vitest';
import { tryRequests } from '../../src/index.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { blueprintOf } from './said.ts';

const blueprint = await blueprintOf(`
create type invoice_status as enum ('draft', 'issued', 'paid', 'void');
create table invoices (
  id bigint generated always as identity primary key, status invoice_status not null default 'draft',
  subtotal numeric(12,2) not null check (subtotal >= 0), vat numeric(12,2) not null check (vat >= 0), total numeric(12,2) not null check (total >= 0),
  amount_paid numeric(12,2) not null default 0 check (amount_paid >= 0),
  created_at timestamptz not null, issued_at timestamptz, paid_at timestamptz, voided_at timestamptz,
  check (total = subtotal + vat), check (amount_paid <= total),
  check (status <> 'paid' or (paid_at is not null and amount_paid = total)),
  check (status <> 'draft' or issued_at is null), check (issued_at >= created_at), check (paid_at >= issued_at)
);
create table invoice_lines (
  invoice_id bigint not null references invoices on delete cascade, line_no smallint not null, description text not null, line_total numeric(12,2) not null check (line_total >= 0),
  primary key (invoice_id, line_no)
);`);

test('a change that breaks an accepted sum is refused with the reason', async () => {
  const sum = ownWords(blueprint, 'total is the sum of the invoice lines', await readCurrentRows(blueprint)).changes;
  const [first] = await tryRequests(blueprint, sum);
  const { blueprint: summed } = await answerBlueprint(blueprint, sum[0]!.knowledge!);
  const [second] = await tryRequests(summed, ownWords(summed, 'no invoice is a draft', await readCurrentRows(summed)).changes);
  expect(first!.cannot).toBeUndefined();
  expect(second!.cannot).toMatch(/^invoices\.total would no longer be the sum over invoice_lines in \d+ of \d+ rows: CHECK /);
});

test('sums that a change does not touch are not added up again', async () => {
  const { compileBlueprint } = await import('@seedbed/engine/compile-blueprint');
  const { brokenSum } = await import('../../src/requests/broken-sums.ts');
  const shop = await blueprintOf(`
create table orders (id serial primary key, total numeric(12,2) not null);
create table order_items (id serial primary key, order_id int not null references orders, amount numeric(12,2) not null);
create table moods (id serial primary key, label text not null, note text);`);
  const sum = ownWords(shop, 'orders.total is the sum of the order items', await readCurrentRows(shop)).changes;
  const { blueprint: summed } = await answerBlueprint(shop, sum[0]!.knowledge!);
  const other = (await answerBlueprint(summed, ownWords(summed, 'half of the moods have no note', await readCurrentRows(summed)).changes[0]!.knowledge!))
    .blueprint;
  let compiled = 0;
  const compile = (one: typeof shop) => {
    compiled++;
    return compileBlueprint(one);
  };
  expect(await brokenSum(summed, other, compile)).toBeNull();
  expect(compiled).toBe(0);
  const items = (await answerBlueprint(summed, ownWords(summed, 'amount of order items between 5 and 9', await readCurrentRows(summed)).changes[0]!.knowledge!))
    .blueprint;
  expect(await brokenSum(summed, items, compile)).toBeNull();
  expect(compiled).toBe(2);
});

test('a sum over a column that Postgres computes is tried without reading its cells', async () => {
  const plans = await blueprintOf(`
create table plans (id serial primary key, estimate_total numeric(12,2) not null);
create table plan_items (
  id serial primary key, plan_id int not null references plans, qty int not null, price numeric(12,2) not null,
  line_total numeric(14,2) generated always as (qty * price) stored
);`);
  const { changes } = ownWords(plans, 'estimate_total is the sum of the plan items', await readCurrentRows(plans));
  const [tried] = await tryRequests(plans, changes);
  expect(changes).toHaveLength(1);
  expect(tried!.cannot ?? tried!.means![0]).toMatch(/estimate_total/);
});
