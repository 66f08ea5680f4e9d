import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/index.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const words = await loadWords('en-US');
const { blueprint } = await infer(
  makeCatalog(
    [
      { name: 'employees', columns: ['id bigint not null', 'full_name text not null', 'email text not null', 'phone text not null'] },
      { name: 'customers', columns: ['id bigint not null', 'full_name text not null', 'email text', 'phone text not null'] },
      {
        name: 'emails',
        columns: [
          'id bigint not null',
          'customer_id bigint not null',
          'employee_id bigint not null',
          'direction public.email_direction not null',
          'from_address text not null',
          'to_address text not null',
          'sent_at timestamp with time zone not null',
        ],
        refers: ['customer_id -> customers.id', 'employee_id -> employees.id'],
      },
    ],
    { 'public.email_direction': { kind: 'enum', labels: ['incoming', 'outgoing'] } },
  ),
  noTools,
);

test('addresses of both sides follow the direction, and the people that the row refers to', () => {
  const plan = compile(blueprint, words);
  const emails = (table: string) => new Map(textRows(plan, table, 0, plan.table(table).rows, ['id', 'email']) as [string, string | null][]);
  const [customers, employees] = [emails('customers'), emails('employees')];
  const rows = textRows(plan, 'emails', 0, Math.min(500, plan.table('emails').rows), [
    'customer_id',
    'employee_id',
    'direction',
    'from_address',
    'to_address',
  ]) as string[][];
  const wrong = rows.filter(([customer, employee, direction, from, to]) => {
    const [theirs, ours] = [customers.get(customer!), employees.get(employee!)];
    const [sender, recipient] = direction === 'incoming' ? [theirs, ours] : [ours, theirs];
    return (sender && from !== sender) || (recipient && to !== recipient);
  });
  expect(rows.length).toBeGreaterThan(50);
  expect(new Set(rows.map(([, , direction]) => direction)).size).toBe(2);
  expect(wrong).toEqual([]);
});
