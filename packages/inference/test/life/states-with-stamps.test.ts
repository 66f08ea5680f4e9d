import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

/** Rows of one table, as texts. */
async function rowsOf(table: string, columns: readonly string[], labels: readonly string[], shown: readonly string[]): Promise<(string | null)[][]> {
  const types = { 'public.s': { kind: 'enum' as const, labels: [...labels] } };
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }], types), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  return textRows(plan, plan.table(`public.${table}`), 0, 200, shown);
}

test('a timestamp is set only if the state requires it, also for a state without a process', async () => {
  const rows = await rowsOf(
    'tickets',
    ["status public.s default 'valid'", 'created_at timestamptz not null', 'used_at timestamptz', 'cancelled_at timestamptz'],
    ['valid', 'used', 'cancelled'],
    ['status', 'created_at', 'used_at', 'cancelled_at'],
  );
  for (const [status, created, used, cancelled] of rows) {
    expect(used !== null, String(status)).toBe(status === 'used');
    expect(cancelled !== null, String(status)).toBe(status === 'cancelled');
    for (const stamp of [used, cancelled]) if (stamp) expect([created, stamp].sort()).toEqual([created, stamp]);
  }
  expect(new Set(rows.map(([status]) => status)).size).toBe(3);
});

test('a decision is accepted, refused or sent back', async () => {
  const rows = await rowsOf(
    'submissions',
    ['developer_status public.s not null', 'submitted_at timestamptz not null', 'decided_at timestamptz'],
    ['submitted', 'accepted', 'rejected', 'needs_work'],
    ['developer_status', 'decided_at'],
  );
  for (const [status, decided] of rows) expect(decided !== null, String(status)).toBe(status !== 'submitted');
});
