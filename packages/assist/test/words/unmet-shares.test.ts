import { expect, test } from 'vitest';
import { tryRequests } from '../../src/index.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { decidingChecks } from '../../src/requests/naming-checks.ts';
import { unmetShare } from '../../src/requests/unmet-shares.ts';
import { BANK } from './bank.ts';
import { blueprintOf } from './said.ts';

const DDL = `
create type case_status as enum ('registered', 'in_process', 'awaiting_review', 'signed_out', 'amended', 'cancelled');
create table cases (
  id bigint generated always as identity primary key, status case_status not null default 'registered', priority text not null check (priority in ('routine', 'urgent')),
  registered_at timestamptz not null, started_at timestamptz, reviewed_at timestamptz, signed_out_at timestamptz, cancelled_at timestamptz,
  check (started_at >= registered_at), check (reviewed_at >= started_at), check (signed_out_at >= reviewed_at),
  check ((status = 'cancelled') = (cancelled_at is not null))
);`;

const blueprint = await blueprintOf(DDL);
const tried = async (words: string) => (await tryRequests(blueprint, ownWords(blueprint, words, await readCurrentRows(blueprint)).changes))[0]!;

test('a share that the rows do not show is rejected with the other causes that decide the column', async () => {
  const wish = { format: 2 as const, tables: { cases: { columns: { status: { shares: { cancelled: 0.4 } } } } } };
  const unmet = await unmetShare(blueprint, wish);
  expect(unmet).toMatch(/^cases\.status would be cancelled in [\d.]+ % of the rows, not in 40 %: CHECK .*cancelled_at IS NOT NULL.* decides? it too$/);
});

test('a change that leaves cells NULL for other reasons is not offered as a smaller share', async () => {
  const { cannot, means } = await tried('10 % of cases without cancelled at');
  expect(cannot).toMatch(/^cases\.cancelled_at would be NULL in [\d.]+ % of the rows, not in 10 %/);
  expect(means).toBeUndefined();
});

test('a change that no CHECK accepts is refused without a place in a document that nobody wrote', async () => {
  const knowledge = { format: 2 as const, tables: { cases: { columns: { priority: { value: 'soon' } } } } };
  const [one] = await tryRequests(blueprint, [{ wish: 'cases are soon', knowledge }]);
  expect(one!.cannot).toMatch(/^priority takes no "?soon/);
});

test('accounts that are closed after their last payment may be closed in any share', async () => {
  const bank = await blueprintOf(BANK.ddl);
  const { changes } = ownWords(bank, '10 % of acct without closed dt', await readCurrentRows(bank));
  const [one] = await tryRequests(bank, changes);
  expect(one!.means).toEqual(['acct.closed_dt is NULL in 10 % of the rows']);
});

test('a share that the rows show is offered', async () => {
  const { cannot, means } = await tried('20 % of cases urgent');
  expect(cannot).toBeUndefined();
  expect(means).toEqual(['cases.priority is urgent in 20 % of the rows; other values share the rest as before']);
});

test('a share of parents without children is counted: offered where the rows show it, else refused with the count', async () => {
  const shop = await blueprintOf(`
create table customers (id serial primary key, name text not null, created_at timestamptz not null);
create table orders (id serial primary key, customer_id int not null references customers, placed_at timestamptz not null);
create table tags (id serial primary key, label text not null);
create table marks (id serial primary key, tag_id int not null references tags, note text);`);
  const knows = (table: string, per: string, none: number) => ({
    format: 2 as const,
    tables: { [table]: { rows: { per, low: 1, typical: 2, high: 4, none } } },
  });
  const seen = await readCurrentRows(shop);
  for (const words of ['35 % of customers have no orders', '35 % of tags have no marks', '20 tags have no marks']) {
    const [one] = await tryRequests(shop, ownWords(shop, words, seen).changes);
    expect(one!.cannot ?? 'offered', words).toMatch(/^offered$|^[\d.]+ % of \w+ would have no \w+, not [\d.]+ %: /);
  }
  // As the rows are now, hardly a tag is without marks.
  expect(await unmetShare(shop, knows('marks', 'tags', 0.9))).toMatch(/^[\d.]+ % of tags would have no marks, not 90 %: other rules of marks decide it too$/);
});

test('a condition that the rows do not meet is refused with their number', async () => {
  const knowledge = { format: 2 as const, tables: { cases: { when: [{ if: 'priority == "urgent"', then: { started_at: null } }] } } };
  expect(await unmetShare(blueprint, knowledge)).toMatch(
    /^cases\.started_at would be otherwise in \d+ of \d+ rows where priority == "urgent"; other rules of the table decide it too$/,
  );
});

test('a CHECK that says nothing of the rows that are meant is not named as the reason', () => {
  const left = (condition: string, outcome: unknown) =>
    decidingChecks(
      {
        checks: [
          { name: 'a', expression: "((status <> 'done'::text) OR (ended_at IS NOT NULL))" },
          { name: 'b', expression: '(ended_at >= begun_at)' },
        ],
      },
      condition,
      'ended_at',
      outcome,
    ).checks!.map(({ name }) => name);
  expect(left('status == "absent"', null)).toEqual([]);
  expect(left('status == "done"', null)).toEqual(['a']);
  expect(left('status == "done"', '2025-01-01')).toEqual(['a', 'b']);
});
