import type { Order } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const ROWS = 400;

const ordered = (low: string, high: string, operator: '<' | '<='): Order => ({
  terms: [
    { column: low, coefficient: 1 },
    { column: high, coefficient: -1 },
  ],
  operator,
  value: 0,
});

test('columns that a partial key keeps from being NULL satisfy the orders of their row', () => {
  const plan = compile(
    blueprintOf(
      {
        gates: { rows: 8, columns: { id: ID }, primaryKey: ['id'] },
        closures: {
          rows: ROWS,
          columns: {
            gate: 'integer',
            closed_at: { type: 'timestamp', generator: { kind: 'date.event' } },
            reopened_at: { type: 'timestamp', nullable: true, nullRate: 0.2, generator: { kind: 'date.event' } },
          },
          uniqueKeys: [{ columns: ['gate'], predicate: '(reopened_at IS NULL)', when: { reopened_at: null } }],
          groups: [{ columns: ['closed_at', 'reopened_at'], tier: 'D', order: [ordered('closed_at', 'reopened_at', '<')] }],
        },
      },
      [link('closures.gate', 'gates.id')],
    ),
    words,
  );
  const rows = textRows(plan, 'closures', 0, ROWS) as (string | null)[][];
  expect(rows.filter(([, closed, reopened]) => reopened !== null && reopened! <= closed!)).toEqual([]);
  expect(faultsOf(plan)).toEqual([]);
});

test.each([
  ['1', 'from its lower end upwards'],
  ['3', 'from its upper end downwards'],
])('a value %s that a partial key rejects leaves the row in its orders: %s', (value) => {
  const plan = compile(
    blueprintOf(
      {
        gates: { rows: 8, columns: { id: ID }, primaryKey: ['id'] },
        seats: {
          rows: ROWS,
          columns: {
            gate: 'integer',
            level: { type: 'integer', domain: { min: 1, max: 3 }, generator: { kind: 'number.int', parameters: { min: 1, max: 3 } } },
            top: { type: 'integer', generator: { kind: 'number.int', parameters: { min: 1, max: 3 } } },
          },
          uniqueKeys: [{ columns: ['gate'], predicate: `(level = ${value})`, when: { level: value } }],
          groups: [{ columns: ['level', 'top'], tier: 'D', order: [ordered('level', 'top', '<=')] }],
        },
      },
      [link('seats.gate', 'gates.id')],
    ),
    words,
  );
  const rows = textRows(plan, 'seats', 0, ROWS) as string[][];
  expect(rows.filter(([, level, top]) => Number(level) > Number(top) || Number(level) < 1 || Number(level) > 3)).toEqual([]);
  const gates = rows.filter(([, level]) => level === value).map(([gate]) => gate);
  expect(new Set(gates).size).toBe(gates.length);
});
