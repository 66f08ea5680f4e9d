import { expect, test } from 'vitest';
import { answeredRows } from './support/answered-rows.ts';

/** The columns of a rejection, from which inference takes that only rejected rows have a reason. */
const SCHEMA = `
create table rejection_reasons (id serial primary key, label text not null);
create table proposals (
  id serial primary key,
  status text not null check (status in ('active', 'accepted', 'rejected', 'withdrawn')),
  rejection_reason_id int references rejection_reasons,
  rejected_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null
);`;

test.each([
  ['states that reach it', { states: { of: 'status', shares: SHARES(), reached: { rejected: ['rejection_reason_id'], withdrawn: ['rejection_reason_id'] } } }],
  ['its NULL by states', { columns: { status: { values: SHARES() }, rejection_reason_id: { null: { when: "status == 'active' || status == 'accepted'" } } } }],
])('all states stay where an answer says a reference of two: %s', async (_, proposals) => {
  const { rows, named } = await answeredRows(SCHEMA, {
    rejection_reasons: { rows: 8 },
    proposals: { rows: 200, ...proposals },
  });
  void named;
  const counts = Object.groupBy(rows('proposals'), ({ status }) => status!);
  for (const [status, share] of Object.entries(SHARES())) expect(counts[status]?.length ?? 0).toBeGreaterThan(share * 10);
  for (const row of rows('proposals')) expect(row['rejection_reason_id'] !== null).toBe(row['status'] === 'rejected' || row['status'] === 'withdrawn');
});

function SHARES(): Record<string, number> {
  return { active: 4, accepted: 2, rejected: 3, withdrawn: 3 };
}
