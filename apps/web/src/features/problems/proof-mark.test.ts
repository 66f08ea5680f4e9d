import type { Dataset } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { proofMark } from './proof-mark.ts';
import type { StaleTables } from '../../workspace/stale-tables.ts';
import type { TrialState } from './trial.ts';

const rest: TrialState = { phase: 'rest', error: null };
const lastProof = {
  revision: 3,
  rows: 1_240,
  ok: true,
  tablesAccepted: 4,
  tables: 4,
  constraintsAccepted: 12,
  constraints: 12,
  at: '2026-11-22T09:00:00.000Z',
};
const proved: Pick<Dataset, 'source' | 'revision' | 'tables' | 'lastProof' | 'refusedLoad' | 'rows'> = {
  source: 'ddl',
  revision: 3,
  tables: 4,
  rows: 1_240,
  lastProof,
  refusedLoad: null,
};
const stalely = (names: readonly string[] = [], changed = names.length): StaleTables => ({ names, changed });
const mark = (dataset: typeof proved, revision = 3, stale: StaleTables | null = stalely(), trial: TrialState = rest, refused: readonly string[] = []) => {
  const { state, short, more } = proofMark(dataset, revision, stale, trial, 2_000, refused);
  return [state, `${short} ${more}`.trim()];
};

const refusedLoad = { run: '1', revision: 3, at: lastProof.at, table: 'public.orders', constraint: 'total_check', row: 54_321, says: 'No.', target: null };
const half = { ...proved, lastProof: { ...lastProof, ok: false, tablesAccepted: 3 } };

test.each([
  ['proved as it is', mark(proved), ['proved', 'proved 4 tables, 1,240 rows']],
  ['proved by some of its rows', mark({ ...proved, rows: 2_000_000 }), ['proved', 'proved on 1.24k of 2M rows']],
  ['proved where it has rows', mark({ ...proved, lastProof: { ...lastProof, tablesEmpty: 1 } }), ['proved', 'proved in 3 of 4 tables 1 table has no rows']],
  [
    'proved by some of its rows where it has any',
    mark({ ...proved, rows: 2_000_000, lastProof: { ...lastProof, tablesEmpty: 2 } }),
    ['proved', 'proved on 1.24k of 2M rows 2 tables have no rows'],
  ],
  ['without rows', mark({ ...proved, lastProof: { ...lastProof, rows: 0, tablesEmpty: 4 }, rows: 0 }), ['unproved', 'nothing to prove no table has rows']],
  ['proved by some of its rows, and refused by a load', mark({ ...proved, refusedLoad }), ['load-refused', 'load refused orders · total_check · row 54,321']],
  [
    'proved, and refused by a constraint of the target alone',
    mark({ ...proved, refusedLoad: { ...refusedLoad, target: 'shop' } }),
    ['proved', 'proved 4 tables, 1,240 rows · refused by shop: orders.total_check'],
  ],
  ['refused by a load, and edited there', mark({ ...proved, refusedLoad }, 3, stalely(['public.orders'])), ['changed', 'unproved changes orders']],
  ['refused by a load of an earlier revision', mark({ ...proved, refusedLoad }, 4, null), ['changed', 'unproved changes']],
  ['edited where it proves nothing', mark(proved, 5), ['proved', 'proved 4 tables, 1,240 rows']],
  ['edited', mark(proved, 4, stalely(['public.orders', 'a.b', 'c'])), ['changed', 'unproved changes orders and 2 more']],
  ['edited, with tables below', mark(proved, 4, stalely(['a', 'b', 'c'], 1)), ['changed', 'unproved changes a and 2 tables that refer to it']],
  ['edited as a whole', mark(proved, 4, stalely(['a', 'b', 'c', 'd'])), ['changed', 'unproved changes all 4 tables']],
  ['edited, not saved yet', mark(proved, 3, stalely(['public.orders'])), ['changed', 'unproved changes orders']],
  ['of another revision, which is still on its way', mark(proved, 4, null), ['changed', 'unproved changes']],
  ['never proved', mark({ ...proved, lastProof: null }, 1, null), ['unproved', 'not proved']],
  ['without a schema', mark({ ...proved, lastProof: null, source: 'blueprint' }, 1, null), ['impossible', 'cannot be proved']],
  ['without tables', mark({ ...proved, source: 'blank', tables: 0, rows: 0, lastProof: null }, 1, null), ['impossible', 'cannot be proved']],
  ['refused in part', mark(half), ['refused', '1 table refused of 4']],
  ['refused in part, and edited elsewhere', mark(half, 4, stalely(['a']), rest, ['b']), ['refused', '1 table refused of 4, and unproved changes']],
  ['refused in part, and edited there', mark(half, 4, stalely(['b']), rest, ['b']), ['changed', 'unproved changes b']],
  ['at it', mark(proved, 4, stalely(['x']), { phase: 'proving', since: 1_000, done: 1, total: 4, table: 'x' }), ['proving', 'proving 1/4 tables · 1 s']],
  ['being mended', mark(proved, 4, stalely(['x']), { phase: 'mending', since: 1_000 }), ['proving', 'proving fixing refused rows · 1 s']],
  ['broken off', mark(proved, 4, stalely(['x']), { phase: 'rest', error: new Error('full') }), ['failed', 'not proved the proof failed']],
])('a dataset %s', (_, said, expected) => expect(said).toEqual(expected));
