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

/** The states of the jobs to which reports of finished ones refer, and the last of these jobs. */
function statesOfDone(whereAll: boolean, rows: number) {
  const says = (label: string, at: 'null' | 'notNull') => ({ weight: 1, columns: { status: { domain: { in: [label] } }, done_at: { [at]: true } } });
  const columns = {
    id: ID,
    status: { type: 'text', generator: { kind: 'values', parameters: { values: ['open', 'done'] } } },
    done_at: { type: 'date', nullable: true },
  };
  const groups = [{ columns: ['status', 'done_at'], tier: 'C' as const, variants: [says('open', 'null'), says('done', 'notNull')] }];
  const plan = compile(
    blueprintOf({ jobs: { rows, columns, primaryKey: ['id'], groups }, reports: { rows: 500, columns: { id: ID, job_id: 'integer' }, primaryKey: ['id'] } }, [
      link('reports.job_id', 'jobs.id', { where: { status: { in: ['done'] } }, ...(whereAll ? { whereAll } : {}) }),
    ]),
    words,
  );
  expect(faultsOf(plan)).toEqual([]);
  const jobs = textRows(plan, 'reports', 0, 500, ['job_id']).map(([job]) => Number(job));
  return { states: new Set(jobs.map((job) => textRows(plan, 'jobs', job - 1, 1, ['status'])[0]![0])), last: Math.max(...jobs) };
}

test('a state that cases draw chooses parents, of all rows of a large table', () => {
  const { states, last } = statesOfDone(true, 100_000);
  expect([states, last > 20_000]).toEqual([new Set(['done']), true]);
  expect(statesOfDone(false, 300).states.size).toBe(2);
});
