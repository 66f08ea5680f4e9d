import type { Proof, ProvedConstraint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import type { Fact } from '../../workspace/facts-of.ts';
import { constraintStates } from './constraint-states.ts';

const FACTS: readonly Fact[] = [
  { sql: 'NOT NULL', kind: 'not null', columns: ['total'] },
  { sql: 'CHECK (total > 0)', kind: 'check', name: 'total_check' },
  { sql: 'DEFAULT 1' },
];
const one = (kind: ProvedConstraint['kind'], name: string, accepted: boolean, row?: number): ProvedConstraint => ({
  kind,
  name,
  columns: ['total'],
  tier: accepted || row === undefined ? 'B' : 'G',
  how: '',
  accepted,
  evidence: '',
  ...(row !== undefined && { row }),
});
const proved = (rows: number, constraints: ProvedConstraint[]): Pick<Proof, 'byTable'> => ({
  byTable: [{ table: 'public.orders', asked: 9, rows, accepted: constraints.every(({ tier }) => tier !== 'G'), key: 'a'.repeat(64), constraints }],
});
const NOT_NULL = one('not null', 'total is not null', true);
const states = (...known: Parameters<typeof constraintStates>[3][]) =>
  known.map((each) => constraintStates('public.orders', 'total', FACTS, each).map(({ state, row }) => [state, row]));

test('a constraint is kept only if the last proof says so, and a refused one names its row', () => {
  const load = { table: 'public.orders', constraint: 'total_check', row: 77 };
  const refused = proved(8, [NOT_NULL, one('check', 'total_check', false, 3)]);
  const empty = proved(0, [one('not null', 'total is not null', false), one('check', 'total_check', false)]);
  const plain = ['plain', undefined];
  expect(
    states(
      { proof: undefined, refusedLoad: null },
      { proof: null, refusedLoad: null },
      { proof: refused, refusedLoad: null },
      { proof: null, refusedLoad: load },
      { proof: empty, refusedLoad: null },
    ),
  ).toEqual([
    [plain, plain, plain],
    [['kept', undefined], ['kept', undefined], plain],
    [['kept', undefined], ['refused', 3], plain],
    [['kept', undefined], ['load-refused', 77], plain],
    [['untried', undefined], ['untried', undefined], plain],
  ]);
});

test('what refused rows of a column and is no fact of it follows', () => {
  const proof = proved(8, [
    NOT_NULL,
    one('check', 'total_check', true),
    { ...one('foreign key', 'orders_total_fkey', false, 5), asks: '(total) references public.sums (id)' },
  ]);
  expect(constraintStates('public.orders', 'total', FACTS, { proof, refusedLoad: null }).at(-1)).toEqual({
    sql: 'FOREIGN KEY (total) references public.sums (id)',
    state: 'refused',
    row: 5,
  });
});
