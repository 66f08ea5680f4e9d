import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { answerBlueprint } from '@seedbed/inference';
import { expect, test } from 'vitest';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { blueprintOf } from './said.ts';

const blueprint = await blueprintOf(`
create table orders (
  id serial primary key, status text not null check (status in ('pending', 'paid', 'shipped', 'cancelled')),
  total numeric(10,2) not null check (total >= 0), discount numeric(6,2), placed_at timestamptz not null, note text, cancel_reason text,
  check (status = 'cancelled' or cancel_reason is null)
);
create table people (
  id serial primary key, kind text not null check (kind in ('guest', 'member')), first_name text not null, last_name text not null, email text, phone text
);`);

/** The cells of a column, and whether a row is of the kind that the sentence speaks of. */
async function rowsOf(of: typeof blueprint, table: string, columns: readonly string[]) {
  const plan = await compileBlueprint(of);
  return textRows(plan, table, 0, plan.table(table).rows, columns);
}

test.each([
  ['cancelled orders have no note', 'public.orders', 'status', 'cancelled', 'note', (cell: string | null) => cell === null],
  ['paid orders have a discount of 5', 'public.orders', 'status', 'paid', 'discount', (cell: string | null) => Number(cell) === 5],
  ['pending orders have a total of 0', 'public.orders', 'status', 'pending', 'total', (cell: string | null) => Number(cell) === 0],
  ['guest people have no email', 'public.people', 'kind', 'guest', 'email', (cell: string | null) => cell === null],
])('%s: the other cells do not change', async (words, table, kind, label, column, isMeant) => {
  const { changes, rest } = ownWords(blueprint, words, await readCurrentRows(blueprint));
  expect(rest).toEqual([]);
  const { blueprint: after } = await answerBlueprint(blueprint, changes[0]!.knowledge!);
  const [old, now] = [await rowsOf(blueprint, table, [kind, column]), await rowsOf(after, table, [kind, column])];
  const meant = now.filter(([state]) => state === label);
  expect(meant.length).toBeGreaterThan(0);
  expect(meant.every(([, cell]) => isMeant(cell ?? null))).toBe(true);
  expect(now.filter(([state]) => state !== label)).toEqual(old.filter(([state]) => state !== label));
  // The column says something else than before somewhere.
  expect(now).not.toEqual(old);
});

test('a reason that a CHECK reserves for one state: set there, and missing elsewhere as before', async () => {
  const seen = await readCurrentRows(blueprint);
  const { changes } = ownWords(blueprint, 'cancelled orders have a cancel reason', seen);
  const { blueprint: after } = await answerBlueprint(blueprint, changes[0]!.knowledge!);
  const [old, now] = [await rowsOf(blueprint, 'public.orders', ['status']), await rowsOf(after, 'public.orders', ['status', 'cancel_reason'])];
  // Rows that the CHECK decides are drawn together, and so again: a state keeps its share within chance.
  const cancelled = (rows: readonly (readonly (string | null)[])[]) => rows.filter(([state]) => state === 'cancelled').length;
  expect(Math.abs(cancelled(now) - cancelled(old))).toBeLessThanOrEqual(10);
  expect(now.every(([state, reason]) => (state === 'cancelled') === (reason !== null))).toBe(true);
  expect(ownWords(blueprint, 'paid orders have no cancel reason', seen).changes[0]!.cannot).toMatch(/^it changes nothing: /);
});

test('“have a note” fills the rows of the kind, and changes no other cell', async () => {
  const { changes } = ownWords(blueprint, 'shipped orders have a note', await readCurrentRows(blueprint));
  const { blueprint: after } = await answerBlueprint(blueprint, changes[0]!.knowledge!);
  const [old, now] = [await rowsOf(blueprint, 'public.orders', ['status', 'note']), await rowsOf(after, 'public.orders', ['status', 'note'])];
  expect(now.filter(([state]) => state === 'shipped').every(([, note]) => note !== null)).toBe(true);
  expect(now.filter((_, row) => old[row]![0] !== 'shipped' || old[row]![1] !== null)).toEqual(
    old.filter(([state, note]) => state !== 'shipped' || note !== null),
  );
});

test('a member of an entity stays with it: the phones of others are those that they were', async () => {
  const { changes } = ownWords(blueprint, 'guest people have a phone', await readCurrentRows(blueprint));
  const { blueprint: after } = await answerBlueprint(blueprint, changes[0]!.knowledge!);
  const [old, now] = [await rowsOf(blueprint, 'public.people', ['kind', 'phone']), await rowsOf(after, 'public.people', ['kind', 'phone'])];
  expect(now.filter(([kind]) => kind === 'guest').every(([, phone]) => phone !== null)).toBe(true);
  expect(now.filter(([kind]) => kind !== 'guest')).toEqual(old.filter(([kind]) => kind !== 'guest'));
});

const SHOP = await blueprintOf(
  'create table customers (id serial primary key, name text not null); create table orders (id serial primary key, customer_id int not null references customers, total numeric(9,2) not null);',
);

/** How many customers have how many orders, after these sentences one by one. */
async function ordersOf(...sentences: readonly string[]): Promise<Record<number, number>> {
  let at = SHOP;
  for (const words of sentences) at = (await answerBlueprint(at, ownWords(at, words, await readCurrentRows(at)).changes[0]!.knowledge!)).blueprint;
  const counts = Object.values(Object.groupBy(await rowsOf(at, 'public.orders', ['customer_id']), ([customer]) => customer!)).map((rows) => rows!.length);
  const none = (await rowsOf(at, 'public.customers', ['id'])).length - counts.length;
  return Object.fromEntries(Object.entries(Object.groupBy([...counts, ...Array.from({ length: none }, () => 0)], String)).map(([n, all]) => [n, all!.length]));
}

test('a number for every parent is kept for every parent, before and after one that gets a share of all', async () => {
  const customers = SHOP.tables.find(({ name }) => name === 'customers')!.rows!;
  expect(await ordersOf('one customer has 40 % of all orders', '10 orders per customer')).toEqual({ 10: customers });
  const heavy = Math.round(((customers - 1) * 10 * 0.4) / 0.6);
  expect(await ordersOf('10 orders per customer', 'one customer has 40 % of all orders')).toEqual({ 10: customers - 1, [heavy]: 1 });
});
