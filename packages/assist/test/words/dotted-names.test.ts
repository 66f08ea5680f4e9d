import { expect, test } from 'vitest';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { columnsNamed, tablesNamed } from '../../src/own-words/sentence/scope.ts';
import { blueprintOf } from './said.ts';

const DDL = `
create schema crm;
create table crm.deals (id int primary key, stage text not null check (stage in ('open', 'won', 'lost')), note text, worth numeric(8,2) not null);
create table deals (id int primary key, stage text not null check (stage in ('open', 'won', 'lost')));
create schema ops;
create table crm.visits (id int primary key, result text not null check (result in ('sold', 'left')));
create table ops.visits (id int primary key, result text not null check (result in ('sold', 'left')));
create table calls (id int primary key, result text not null check (result in ('reached', 'missed')), note text);
`;

test.each([
  ['calls.result is missed in 40 %', 'public.calls', { result: { shares: { missed: 0.4 } } }],
  ['calls.result is missed in 40 % of the rows', 'public.calls', { result: { shares: { missed: 0.4 } } }],
  ['Public.Calls.Result is missed in 2 in 5 cases', 'public.calls', { result: { shares: { missed: 0.4 } } }],
  ['40 % of calls.note are missing', 'public.calls', { note: { null: 0.4 } }],
  ['half of calls.note is null', 'public.calls', { note: { null: 0.5 } }],
  ['calls.note is never null', 'public.calls', { note: { null: 0 } }],
  ['crm.deals.stage is lost in 10 %', 'crm.deals', { stage: { shares: { lost: 0.1 } } }],
  ['deals.stage is lost in 10 %', 'public.deals', { stage: { shares: { lost: 0.1 } } }],
  ['ops.visits.result is sold in 10 %', 'ops.visits', { result: { shares: { sold: 0.1 } } }],
  ['crm.deals.worth is between 10 and 50', 'crm.deals', { worth: expect.objectContaining({ note: expect.stringMatching(/^lies between 10 and 50: /) }) }],
  ['crm.deals.note is missing in 30 % of the rows', 'crm.deals', { note: { null: 0.3 } }],
])('%s', async (wish, table, columns) => {
  const blueprint = await blueprintOf(DDL);
  const { changes, rest } = ownWords(blueprint, wish, await readCurrentRows(blueprint));
  expect(rest).toEqual([]);
  expect(changes).toEqual([{ wish, knowledge: { format: 2, tables: { [table]: { columns } } } }]);
});

test.each(['visits.result is sold in 10 %', 'calls.outcome is missed in 10 %', 'shop.calls.result is missed in 10 %', 'calls.resul_t is missed in 10 %'])(
  'nothing is derived from “%s”, a name of several columns or of none',
  async (wish) => {
    const blueprint = await blueprintOf(DDL);
    expect(ownWords(blueprint, wish, await readCurrentRows(blueprint))).toMatchObject({ changes: [], rest: [wish] });
  },
);

test('a name is looked up once in a scope', async () => {
  const blueprint = await blueprintOf(DDL);
  const scope = { blueprint, seen: await readCurrentRows(blueprint) };
  expect(columnsNamed(scope, ['note'])).toBe(columnsNamed(scope, ['note']));
  expect(columnsNamed(scope, ['note'], blueprint.tables[0])).not.toBe(columnsNamed(scope, ['note']));
  expect(tablesNamed(scope, ['calls'])).toBe(tablesNamed(scope, ['calls']));
});
