import { qualifiedName, type Blueprint } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { expect, test } from 'vitest';
import { answerStored, tryRequests } from '../../src/index.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { blueprintOf } from './said.ts';

const inferred = await blueprintOf(`
create table organizations (id bigserial primary key, name text not null, created_at timestamptz not null default now());
create table users (
  id bigserial primary key, organization_id bigint not null references organizations, email text not null unique, phone text,
  is_admin boolean not null default false, created_at timestamptz not null default now()
);
create table orders (
  id bigserial primary key, user_id bigint not null references users, status text not null check (status in ('pending', 'paid', 'shipped')),
  note text, placed_at timestamptz not null default now()
);
create table payments (id bigserial primary key, order_id bigint not null references orders, amount numeric(10,2) not null, paid_at timestamptz not null default now());
create table likes (user_id bigint not null references users, order_id bigint not null references orders, created_at timestamptz not null, primary key (user_id, order_id));
`);

/** As the bar and the SQL editor store it: another count of one table, or more than its keys allow, and no other setting. */
const edited = withTable(withTable(inferred, 'public.users', { rows: 300 }), 'public.organizations', { rows: 20 });

function withTable(blueprint: Blueprint, name: string, change: Partial<Blueprint['tables'][number]>): Blueprint {
  return { ...blueprint, tables: blueprint.tables.map((table) => (qualifiedName(table.schema, table.name) === name ? { ...table, ...change } : table)) };
}

/** Paths to all members of two blueprints that differ, down to the members of a column, a table or a relation. */
function differences(before: Blueprint, after: Blueprint): string[] {
  const members = ({ tables, relations, ...rest }: Blueprint): Map<string, string> => {
    const all = new Map(Object.entries(rest).map(([member, value]) => [member, JSON.stringify(value)]));
    for (const { columns, ...table } of tables) {
      const name = qualifiedName(table.schema, table.name);
      for (const [member, value] of Object.entries(table)) all.set(`${name}: ${member}`, JSON.stringify(value));
      for (const column of columns) all.set(`${name}.${column.name}`, JSON.stringify(column));
    }
    for (const { name, from, ...relation } of relations)
      for (const [member, value] of Object.entries(relation)) all.set(`${from.table} ${name}: ${member}`, JSON.stringify(value));
    return all;
  };
  const [old, now] = [members(before), members(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((path) => old.get(path) !== now.get(path)).toSorted();
}

test('the edit of a row count is one after which timelines no longer have their table’s number of rows', async () => {
  const plan = await compileBlueprint(edited);
  const { timeline } = edited.tables.find(({ name }) => name === 'users')!;
  expect(timeline!.rows).not.toBe(plan.table('public.users').rows);
});

test.each([
  ['30 % of users without phone', ['public.users.phone']],
  ['every second user is admin', ['public.users.is_admin']],
  ['half of the orders have no note', ['public.orders.note']],
  ['amount of payments between 5 and 9', ['public.payments.amount']],
])('%s, after the edit of a row count: no other member changes', async (words, columns) => {
  const { changes, rest } = ownWords(edited, words, await readCurrentRows(edited));
  expect(rest).toEqual([]);
  const [tried] = await tryRequests(edited, changes);
  expect(tried!.cannot).toBeUndefined();
  const { wish, knowledge } = changes[0]!;
  const { blueprint, tables } = await answerStored(edited, { knowledge, wish });
  expect(differences(edited, blueprint)).toEqual(columns);
  // The card says what an acceptance changes.
  const named = tables.flatMap(({ table, changed }) => changed.map(({ column }) => `${table}.${column}`));
  expect([...new Set(named)].toSorted()).toEqual(columns);
  expect(tried!.tables.map(({ table }) => table)).toEqual(tables.map(({ table }) => table));
});

test.each([
  ['an answer of a model', { answers: [JSON.stringify({ format: 2, tables: { users: { columns: { phone: { null: 0.3 } } } } })] }],
  [
    'an accepted part of an answer',
    {
      knowledge: { format: 2, tables: { users: { columns: { phone: { null: 0.3 } } }, orders: { columns: { note: { null: 0.5 } } } } },
      accept: ['public.users.phone'],
    },
  ],
  [
    'an answer with its review',
    {
      knowledge: { format: 2, tables: { users: { columns: { phone: { null: 0.1 } } } } },
      review: JSON.stringify({ format: 2, tables: { users: { columns: { phone: { null: 0.3 } } } } }),
    },
  ],
])('%s, after the edit of a row count: no other member changes', async (_, answer) => {
  const { blueprint } = await answerStored(edited, answer);
  expect(differences(edited, blueprint)).toEqual(['public.users.phone']);
});

test('a count in an answer fits the timelines of tables whose number of rows it changes, and no others', async () => {
  const { blueprint, tables } = await answerStored(edited, { knowledge: { format: 2, tables: { payments: { rows: 123 } } } });
  const changed = differences(edited, blueprint);
  expect(changed.filter((path) => !path.startsWith('public.payments'))).toEqual([]);
  expect(changed).toContain('public.payments: timeline');
  expect(blueprint.tables.find(({ name }) => name === 'payments')!.timeline!.rows).toBe(123);
  expect(tables.map(({ table }) => table)).toEqual(['public.payments']);
});

test('counts that people set beyond what keys allow, and orders of children that they chose, stay', async () => {
  const likes = withTable(edited, 'public.likes', { rows: 10_000_000 });
  const chosen: Blueprint = {
    ...likes,
    relations: likes.relations.map((relation) => {
      const { order: _, ...rest } = relation;
      return relation.from.table === 'public.orders' ? { ...rest, order: 'near' } : rest;
    }),
  };
  const { blueprint } = await answerStored(chosen, { knowledge: { format: 2, tables: { orders: { columns: { note: { null: 0.5 } } } } } });
  expect(differences(chosen, blueprint)).toEqual(['public.orders.note']);
});
