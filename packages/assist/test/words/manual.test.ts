import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tryRequests } from '../../src/index.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { blueprintOf } from './said.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/manual/wishes.md'), 'utf8');
const ddl = /```sql\n(.+?)```/s.exec(page)![1]!;
const words = page.slice(page.indexOf('\n## In words'), page.indexOf('\n## What an overlay cannot say'));
const [reported, refused] = words.split('A sentence that is not understood') as [string, string];
/** Sentences of a table's column, counted from 1. */
const sentencesOf = (text: string, column: number): string[] =>
  [...text.matchAll(/^\| (.+) \| (.+) \|$/gm)].flatMap((row) => [...row[column]!.matchAll(/`([^`]+)`/g)].map(([, sentence]) => sentence!));

/** Tables that sentences of the row “With other tables” name. */
const OTHERS = `
create table products (id serial primary key, name text not null, price numeric(8,2) not null, stock int not null check (stock >= 0));
create table order_items (order_id int not null references orders, product_id int not null references products, quantity int not null, unit_price numeric(8,2) not null, primary key (order_id, product_id));
create table parcels (id serial primary key, order_id int not null references orders, status text not null check (status in ('packed', 'shipped', 'delivered')), packed_at timestamptz not null, shipped_at timestamptz, delivered_at timestamptz);
`;

const [own, others] = reported.split('| With other tables ') as [string, string];
test.each([
  ['its schema', ddl, sentencesOf(own, 2)],
  ['more tables', ddl + OTHERS, sentencesOf(`| With other tables ${others}`, 2)],
])('each sentence of the manual is understood, and possible, in %s', async (_, schema, sentences) => {
  expect(sentences.length).toBeGreaterThan(3);
  const blueprint = await blueprintOf(schema);
  const seen = await readCurrentRows(blueprint);
  const failed: Record<string, unknown> = {};
  for (const sentence of sentences) {
    const { changes, rest } = ownWords(blueprint, sentence, seen);
    const impossible = (await tryRequests(blueprint, changes)).flatMap(({ cannot = '' }) => (cannot === '' ? [] : [cannot]));
    if (rest.length > 0 || impossible.length > 0) failed[sentence] = [...rest, ...impossible];
  }
  expect(failed).toEqual({});
});

test('each sentence that the manual calls impossible gives the reason', async () => {
  const sentences = sentencesOf(refused, 1);
  expect(sentences.length).toBe(5);
  const blueprint = await blueprintOf(ddl);
  const seen = await readCurrentRows(blueprint);
  for (const sentence of sentences)
    expect(ownWords(blueprint, sentence, seen)).toMatchObject({ changes: [{ wish: sentence, cannot: expect.any(String) }], rest: [] });
});

test('a change of open days lists the closed days', async () => {
  const blueprint = await blueprintOf(ddl + OTHERS);
  const [tried] = await tryRequests(blueprint, ownWords(blueprint, 'no deliveries on Sundays', await readCurrentRows(blueprint)).changes);
  expect(tried!.means).toContain('parcels.delivered_at is never on Sundays');
});

test('the card of a named row shows it before and after', async () => {
  const blueprint = await blueprintOf(ddl);
  const { changes } = ownWords(blueprint, 'one customer called Lovelace with 12 orders', await readCurrentRows(blueprint));
  const [tried] = await tryRequests(blueprint, changes);
  expect(tried!.means).toContain('The first row of customers has last_name Lovelace, with 12 rows of orders; all other rows are drawn as before');
  const customers = tried!.tables.find(({ table }) => table === 'public.customers')!;
  expect(customers.changed.map(({ column }) => column)).toContain('last_name');
  const at = customers.after.columns.findIndex(({ name }) => name === 'last_name');
  expect([customers.before.rows[0]![at] === 'Lovelace', customers.after.rows[0]![at]]).toEqual([false, 'Lovelace']);
});
