import { expect, test } from 'vitest';
import { nextProof } from './next-proof.ts';

const proof = { ok: true, tablesAccepted: 2, tables: 2, constraintsAccepted: 5, constraints: 5, at: '2026-01-01T00:00:00.000Z' };

test.each([
  ['nothing was proved', null, null, 'Prove', false, true],
  ['what was edited is not known yet', proof, null, 'Prove again', false, false],
  ['a table was edited', proof, ['public.a'], 'Prove 1 table again', false, false],
  ['tables were edited', proof, ['public.a', 'public.b'], 'Prove 2 tables again', false, false],
  ['nothing was edited', proof, [], 'Prove all again', true, false],
])('%s', (_, last, stale, label, again, repair) =>
  expect(nextProof(last, stale && { names: stale, changed: stale.length })).toEqual({ label, run: { again, repair } }),
);
