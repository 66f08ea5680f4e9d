import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const CLAIMS = [
  { name: 'policies', columns: ['id integer not null', 'policy_number text not null', 'start_date date not null', 'end_date date not null'] },
  {
    name: 'claims',
    columns: [
      'id integer not null',
      'policy_id integer not null',
      'incident_date date not null',
      'claim_amount numeric(12,2) not null',
      'approved_amount numeric(12,2)',
      'status public.claim_status not null',
    ],
    refers: ['policy_id -> policies.id'],
  },
  { name: 'claim_payments', columns: ['id integer not null', 'claim_id integer not null', 'amount numeric(12,2) not null'], refers: ['claim_id -> claims.id'] },
];

const STATES = { 'public.claim_status': { kind: 'enum' as const, labels: ['submitted', 'under_review', 'approved', 'rejected', 'paid'] } };

test('an approved amount is at most the claimed one, and zero if rejected or undecided', async () => {
  const rows = await rowsOf(CLAIMS, 'claims', ['status', 'claim_amount', 'approved_amount'], STATES);
  expect(new Set(rows.map(([status]) => status)).size).toBeGreaterThan(2);
  for (const [status, claimed, approved] of rows) {
    expect([status, approved !== null]).toEqual([status, status === 'approved' || status === 'paid']);
    if (approved !== null) expect(Number(approved)).toBeLessThanOrEqual(Number(claimed) + 5);
  }
});

test('a payment for a claim is a part of it', async () => {
  const claims = new Map((await rowsOf(CLAIMS, 'claims', ['id', 'claim_amount'], STATES)).map(([id, amount]) => [id, Number(amount)]));
  const paid = (await rowsOf(CLAIMS, 'claim_payments', ['claim_id', 'amount'], STATES)).filter(([claim]) => claims.has(claim));
  expect(paid.length).toBeGreaterThan(50);
  for (const [claim, amount] of paid) expect(Number(amount)).toBeLessThanOrEqual(claims.get(claim!)! * 0.41 + 5);
});

test('claims of a policy happen in its term', async () => {
  const policies = new Map((await rowsOf(CLAIMS, 'policies', ['id', 'start_date', 'end_date'], STATES)).map(([id, ...term]) => [id, term]));
  const claims = (await rowsOf(CLAIMS, 'claims', ['policy_id', 'incident_date'], STATES)).filter(([policy]) => policies.has(policy));
  expect(claims.length).toBeGreaterThan(50);
  for (const [policy, day] of claims) {
    const [from, to] = policies.get(policy!)!;
    expect(day! >= from! && day! <= to!).toBe(true);
  }
});
