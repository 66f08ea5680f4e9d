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

/** The states of the meetings to which minutes refer: a state that is computed from the row's own number of days. */
function statesOfHeld(whereAll: boolean) {
  const drawn = (label: string) => ({ kind: 'values', parameters: { values: [label] } });
  const columns = {
    id: ID,
    days: { type: 'integer', generator: { kind: 'number.int', parameters: { min: -50, max: 50 } } },
    status: {
      type: 'text',
      generator: { kind: 'cases', parameters: { cases: [{ when: 'days < 0 && row >= 0', generator: drawn('held') }], otherwise: drawn('called') } },
    },
  };
  const plan = compile(
    blueprintOf(
      { meetings: { rows: 300, columns, primaryKey: ['id'] }, minutes: { rows: 200, columns: { id: ID, meeting_id: 'integer' }, primaryKey: ['id'] } },
      [link('minutes.meeting_id', 'meetings.id', { where: { status: { in: ['held'] } }, ...(whereAll ? { whereAll } : {}) })],
    ),
    words,
  );
  expect(faultsOf(plan)).toEqual([]);
  const states = new Map(textRows(plan, 'meetings', 0, 300, ['id', 'status']).map(([id, status]) => [id, status]));
  return new Set(textRows(plan, 'minutes', 0, 200, ['meeting_id']).map(([meeting]) => states.get(meeting!)));
}

test('a state that follows from the row’s own columns chooses parents', () => {
  expect(statesOfHeld(true)).toEqual(new Set(['held']));
  expect(statesOfHeld(false).size).toBe(2);
});

test('rows refer to those that lack a value, while these exist', () => {
  const day = { type: 'date', nullable: true, nullRate: 0.7, generator: { kind: 'date.past' } };
  const stamp = { type: 'timestamptz', generator: { kind: 'date.created' } };
  const timeline = { from: '2024-01-01', to: '2026-01-01', rows: 200 };
  const plan = compile(
    blueprintOf(
      {
        people: { rows: 200, columns: { id: ID, created_at: stamp, banned_on: day }, primaryKey: ['id'], timeline },
        orders: { rows: 600, columns: { id: ID, person_id: 'integer', created_at: stamp }, primaryKey: ['id'], timeline: { ...timeline, rows: 600 } },
      },
      [link('orders.person_id', 'people.id', { owner: true, order: 'time', behind: [], where: { banned_on: { in: [] } }, whereOwn: true, whereAll: true })],
    ),
    words,
  );
  const people = new Map(textRows(plan, 'people', 0, 200, ['id', 'created_at', 'banned_on']).map(([id, ...rest]) => [id, rest]));
  const orders = textRows(plan, 'orders', 0, 600, ['person_id', 'created_at']).map(([id, at]) => [people.get(id!)!, at!] as const);
  expect(faultsOf(plan)).toEqual([]);
  expect(orders.filter(([[, banned]]) => banned !== null)).toEqual([]);
  expect(orders.filter(([[created], at]) => created! > at)).toEqual([]);
  // In the order of time, and not one person after the other.
  const turns = orders.filter(([person], i) => i > 0 && person !== orders[i - 1]![0]);
  expect(turns.length).toBeGreaterThan(400);
});

test('where no row lacks it, any will do', () => {
  const flag = { type: 'date', nullable: true, nullRate: 0.001, generator: { kind: 'date.past' } };
  const plan = compile(
    blueprintOf(
      {
        people: { rows: 5, columns: { id: ID, banned_on: flag }, primaryKey: ['id'] },
        orders: { rows: 20, columns: { id: ID, person_id: 'integer' }, primaryKey: ['id'] },
      },
      [link('orders.person_id', 'people.id', { where: { banned_on: { in: [] } }, whereOwn: true, whereAll: true })],
    ),
    words,
  );
  expect(new Set(textRows(plan, 'orders', 0, 20, ['person_id']).map(([id]) => id)).size).toBeGreaterThan(1);
});

test('who follows an optional reference that chooses by state follows it in every row', () => {
  const day = { type: 'date', nullable: true, nullRate: 0.9, generator: { kind: 'date.past' } };
  const plan = compile(
    blueprintOf(
      {
        people: { rows: 80, columns: { id: ID, deleted_on: day }, primaryKey: ['id'] },
        carts: { rows: 200, columns: { id: ID, person_id: { type: 'integer', nullable: true } }, primaryKey: ['id'] },
        orders: { rows: 150, columns: { cart_id: 'integer', person_id: 'integer' } },
      },
      [
        link('carts.person_id', 'people.id', { where: { deleted_on: { in: [] } }, whereOwn: true, whereAll: true }),
        link('orders.cart_id', 'carts.id', { name: 'cart_of_order', owner: true }),
        link('orders.person_id', 'people.id', { within: 'cart_of_order', scope: 'public.people' }),
      ],
    ),
    words,
  );
  const owners = new Map(textRows(plan, 'carts', 0, 200, ['id', 'person_id']) as [string, string][]);
  const orders = textRows(plan, 'orders', 0, 150, ['cart_id', 'person_id']);
  expect(orders.filter(([cart, person]) => owners.get(cart!) !== person)).toEqual([]);
  expect(new Set(orders.map(([, person]) => person)).size).toBeGreaterThan(20);
});
