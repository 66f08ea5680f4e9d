import { exampleRequests } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { blueprintOf } from './said.ts';

const blueprint = await blueprintOf(`
create table products (id serial primary key, name text not null, xq7 text, status text not null check (status in ('live', 'draft')));
create table payments (id serial primary key, product_id int not null references products, amount numeric(10,2) not null, xq7 text, paid_at timestamptz);
`);
const seen = await readCurrentRows(blueprint);

test.each([
  ['xq7 is empty in half of the products', 'public.products', { xq7: { null: 0.5 } }],
  ['xq7 is missing in 20 % of payments', 'public.payments', { xq7: { null: 0.2 } }],
  ['status is draft in a fifth of the products', 'public.products', { status: { shares: { draft: 0.2 } } }],
])('a column with a share, followed by the table: %s', (words, table, columns) => {
  const { changes, rest } = ownWords(blueprint, words, seen);
  expect(rest).toEqual([]);
  expect(changes[0]!.knowledge!.tables).toEqual({ [table]: { columns } });
});

test.each(['name is empty in half of the payments', 'products are empty in half of the payments', 'amount is missing in half of the products'])(
  'a column that the table does not have is not understood: %s',
  (words) => expect(ownWords(blueprint, words, seen).changes).toEqual([]),
);

test('examples and requests after a rejection write columns as the schema does', () => {
  const examples = exampleRequests(blueprint, { most: 8 });
  expect(examples.join('\n')).toContain('have no xq7');
  const { instead } = ownWords(blueprint, 'payments are frobbed at xq7', seen).missed[0]!;
  for (const wish of [...examples, ...instead]) expect(wish).not.toMatch(/xq 7|paid at/);
});
