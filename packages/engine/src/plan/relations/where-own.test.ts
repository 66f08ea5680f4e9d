import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');

/** A state whose CHECK asks for a stamp where it is paid, and which keeps that by itself. */
const KEPT = {
  columns: ['status'],
  tier: 'C' as const,
  variants: [{ columns: { status: { domain: { in: ['draft', 'void'] } } } }, { columns: { status: { domain: { in: ['paid'] } } } }],
  own: ['status'],
};

function statesOfPaid(whereOwn: boolean) {
  const plan = compile(
    blueprintOf(
      {
        invoices: {
          rows: 200,
          columns: { id: ID, status: { type: 'text', generator: { kind: 'values', parameters: { values: ['draft', 'paid', 'void'] } } } },
          primaryKey: ['id'],
          groups: [KEPT],
        },
        payments: { rows: 150, columns: { id: ID, invoice_id: 'integer' }, primaryKey: ['id'] },
      },
      [link('payments.invoice_id', 'invoices.id', { where: { status: { in: ['paid'] } }, ...(whereOwn ? { whereOwn } : {}) })],
    ),
    words,
  );
  const states = new Map(textRows(plan, 'invoices', 0, 200, ['id', 'status']).map(([id, status]) => [id, status]));
  expect(faultsOf(plan)).toEqual([]);
  return new Set(textRows(plan, 'payments', 0, 150, ['invoice_id']).map(([invoice]) => states.get(invoice!)));
}

test('conditions on a state that its group does not change choose the parents', () => {
  expect(statesOfPaid(true)).toEqual(new Set(['paid']));
});

test('blueprints of before keep their rows', () => {
  expect(statesOfPaid(false).size).toBeGreaterThan(1);
});
