import type { Dataset } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { proofWords } from './proof-words.ts';

const proof = (more: object) => ({ ok: true, tables: 13, tablesAccepted: 13, constraints: 9, constraintsAccepted: 9, ...more }) as unknown as Dataset['proof'];
const of = (more: Partial<Dataset>) => proofWords({ source: 'ddl', tables: 13, proof: null, lastProof: null, ...more } as Dataset);

test.each([
  [of({ proof: proof({}) }), 'proved', 'Postgres refused no row of its 13 tables.'],
  [
    of({ proof: proof({}), lastProof: { rows: 1_240 } as Dataset['lastProof'], rows: 2_000_000 }),
    'proved on 1.24k of 2M rows',
    'Postgres refused no row of a sample of its 13 tables: 1,240 of 2,000,000 rows.',
  ],
  [of({ proof: proof({}), lastProof: { rows: 1_240 } as Dataset['lastProof'], rows: 1_240 }), 'proved', 'Postgres refused no row of its 13 tables.'],
  [of({ proof: proof({ tablesEmpty: 2 }) }), 'proved in 11 of 13 tables', 'Postgres refused no row of its 13 tables. 2 of them have no rows.'],
  [of({ proof: proof({ tablesEmpty: 13 }) }), 'nothing to prove', 'None of its tables has rows.'],
  [of({ proof: proof({ ok: false, tablesAccepted: 12 }) }), '12 of 13 tables proved', 'Postgres refused rows of 1 table.'],
  [of({ proof: proof({ ok: false }) }), 'not wholly proved', 'Not every constraint was met. Problems says which.'],
  [of({ lastProof: {} as Dataset['lastProof'] }), 'unproved changes', 'An earlier revision was proved; this one was not.'],
  [of({}), 'not proved', 'No rows of it were tried in Postgres yet.'],
  [of({ source: 'blank', tables: 0 }), 'cannot be proved', 'There is no table to prove yet.'],
])('%o', ({ words, says }, expected, sentence) => expect([words, says]).toEqual([expected, sentence]));
