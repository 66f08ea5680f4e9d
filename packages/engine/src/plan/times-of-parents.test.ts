import { expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { blueprintOf, ID, link } from './testing/blueprint-of.ts';
import { textRows } from './text-rows.ts';

const words = await loadWords('en-US');
const at = { type: 'timestamp with time zone', generator: { kind: 'date.created' } };
const past = { type: 'date', generator: { kind: 'date.past' } };

function planOf(behind: boolean) {
  const requested = (...columns: string[]) => (behind ? { behind: columns } : {});
  return compile(
    blueprintOf(
      {
        clients: { rows: 200, columns: { id: ID, at }, primaryKey: ['id'] },
        sites: { rows: 200, columns: { id: ID, at }, primaryKey: ['id'] },
        workers: { rows: 200, columns: { id: ID, at }, primaryKey: ['id'] },
        tools: { rows: 60, columns: { id: ID, bought_on: past }, primaryKey: ['id'] },
        jobs: {
          rows: 600,
          columns: {
            id: ID,
            client_id: 'integer',
            site_id: 'integer',
            worker_id: 'integer',
            tool_id: 'integer',
            at,
            completed_at: {
              type: 'timestamp with time zone',
              nullable: true,
              nullRate: 0.3,
              generator: { kind: 'date.event', parameters: { after: 'at', gap: 300 } },
            },
          },
          primaryKey: ['id'],
        },
        invoices: { rows: 400, columns: { job_id: 'integer', at }, primaryKey: ['job_id'] },
      },
      [
        link('jobs.client_id', 'clients.id', { ...requested() }),
        link('jobs.site_id', 'sites.id', { ...requested() }),
        link('jobs.worker_id', 'workers.id', { ...requested() }),
        link('jobs.tool_id', 'tools.id', { ...requested('bought_on') }),
        link('invoices.job_id', 'jobs.id', { owner: true, ...requested('completed_at') }),
      ],
    ),
    words,
  );
}

/** Rows of the child that are earlier than a set time of their parent. */
function earlyRows(plan: ReturnType<typeof planOf>, child: string, reference: string, parent: string, time: string): number {
  const times = textRows(plan, parent, 0, plan.table(parent).rows, [time]).map(([text]) => text);
  const rows = textRows(plan, child, 0, plan.table(child).rows, [reference, 'at']) as [string, string][];
  return rows.filter(([id, own]) => times[Number(id) - 1] && own < times[Number(id) - 1]!).length;
}

const CASES = [
  ['jobs', 'client_id', 'clients', 'at'],
  ['jobs', 'site_id', 'sites', 'at'],
  ['jobs', 'worker_id', 'workers', 'at'],
  ['jobs', 'tool_id', 'tools', 'bought_on'],
  ['invoices', 'job_id', 'jobs', 'completed_at'],
] as const;

test.each(CASES)('rows of %s.%s come after %s.%s', (child, reference, parent, time) => {
  expect(earlyRows(planOf(true), child, reference, parent, time)).toBe(0);
});

test('without the member only two parents are considered, and none of their columns', () => {
  const early = CASES.map(([child, reference, parent, time]) => earlyRows(planOf(false), child, reference, parent, time) > 0);
  expect(early).toEqual([false, false, true, true, true]);
});

test('a single row has the same timestamp as among all', () => {
  const plan = planOf(true);
  const all = textRows(plan, 'invoices', 0, 400, ['at']);
  for (const row of [0, 77, 399]) expect(textRows(plan, 'invoices', row, 1, ['at'])[0]).toEqual(all[row]);
});

test('a time computed from the child’s rows is rejected', () => {
  const blueprint = blueprintOf(
    {
      shelves: {
        rows: 10,
        columns: { id: ID, last_at: { type: 'timestamp', generator: { kind: 'expression', parameters: { expression: 'max(books, at)' } } } },
        primaryKey: ['id'],
      },
      books: { rows: 50, columns: { shelf_id: 'integer', at: { type: 'timestamp', generator: { kind: 'date.created' } } } },
    },
    [link('books.shelf_id', 'shelves.id', { behind: ['last_at'] })],
  );
  expect(() => compile(blueprint, words)).toThrow(/made from rows of public\.books/);
  blueprint.relations[0]!.behind = ['first_at'];
  expect(() => compile(blueprint, words)).toThrow(/no column first_at/);
});

test('rows of `until` come before a set time of their parent, and after another parent that came later', () => {
  const closed = { type: 'timestamp with time zone', nullable: true, nullRate: 0.3, generator: { kind: 'date.event', parameters: { after: 'at', gap: 40 } } };
  const planWith = (until?: string[]) =>
    compile(
      blueprintOf(
        {
          people: { rows: 100, columns: { id: ID, at }, primaryKey: ['id'] },
          tickets: { rows: 300, columns: { id: ID, at, closed_at: closed }, primaryKey: ['id'] },
          replies: { rows: 1500, columns: { ticket_id: 'integer', person_id: 'integer', at } },
        },
        [
          link('replies.ticket_id', 'tickets.id', { owner: true, inTurn: true, paceHours: 336, ...(until && { until }) }),
          link('replies.person_id', 'people.id', { behind: [] }),
        ],
      ),
      words,
    );
  const lateIn = (plan: ReturnType<typeof planWith>): number => {
    const tickets = textRows(plan, 'tickets', 0, 300, ['closed_at']);
    const people = textRows(plan, 'people', 0, 100, ['at']);
    const rows = textRows(plan, 'replies', 0, 1500, ['ticket_id', 'person_id', 'at']) as [string, string, string][];
    return rows.filter(([ticket, person, own]) => {
      const end = tickets[Number(ticket) - 1]![0];
      return end && own > end && people[Number(person) - 1]![0]! < end;
    }).length;
  };
  expect(lateIn(planWith(['closed_at']))).toBe(0);
  expect(lateIn(planWith())).toBeGreaterThan(20);
  const plan = planWith(['closed_at']);
  const all = textRows(plan, 'replies', 0, 1500, ['at']);
  for (const row of [0, 700, 1499]) expect(textRows(plan, 'replies', row, 1, ['at'])[0]).toEqual(all[row]);
});
