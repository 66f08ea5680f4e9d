import { expect, test } from 'vitest';
import { tryWishes } from '../../src/assist/index.ts';
import { ownWords } from '../../src/assist/own-words/own-words.ts';
import { unmetShare } from '../../src/assist/unmet-shares.ts';
import { seenIn } from '../../src/assist/own-words/seen-in.ts';
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
const tried = async (words: string) => (await tryWishes(blueprint, ownWords(blueprint, words, await seenIn(blueprint)).changes))[0]!;

test('a share that the rows do not show is refused with what else decides the column', async () => {
  const wish = { format: 2 as const, tables: { cases: { columns: { status: { shares: { cancelled: 0.4 } } } } } };
  const unmet = await unmetShare(blueprint, wish);
  expect(unmet).toMatch(/^cases\.status would be cancelled in [\d.]+ % of the rows, not in 40 %: CHECK .*cancelled_at IS NOT NULL.* decides? it too$/);
});

test('a change that leaves cells NULL for other reasons is not offered as a smaller share', async () => {
  const bank = await blueprintOf(BANK.ddl);
  const { changes } = ownWords(bank, '10 % of acct without closed dt', await seenIn(bank));
  const [one] = await tryWishes(bank, changes);
  expect(one!.cannot).toMatch(/^acct\.closed_dt would be NULL in [\d.]+ % of the rows, not in 10 %/);
  expect(one!.means).toBeUndefined();
});

test('a share that the rows show is offered', async () => {
  const { cannot, means } = await tried('20 % of cases urgent');
  expect(cannot).toBeUndefined();
  expect(means).toEqual(['cases.priority is urgent in 20 % of the rows; other values share the rest as before']);
});
