import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/index.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const words = await loadWords('en-US');
const { blueprint } = await infer(
  makeCatalog(
    [
      { name: 'advisers', columns: ['id bigint not null', 'full_name text not null', 'email text not null', 'phone text not null'] },
      { name: 'clients', columns: ['id bigint not null', 'full_name text not null', 'email text', 'phone text not null'] },
      {
        name: 'emails',
        columns: [
          'id bigint not null',
          'client_id bigint not null',
          'adviser_id bigint not null',
          'direction public.email_direction not null',
          'from_address text not null',
          'to_address text not null',
          'sent_at timestamp with time zone not null',
        ],
        refers: ['client_id -> clients.id', 'adviser_id -> advisers.id'],
      },
    ],
    { 'public.email_direction': { kind: 'enum', labels: ['incoming', 'outgoing'] } },
  ),
  noTools,
);

test('addresses of both sides follow the direction, and the people that the row refers to', () => {
  const plan = compile(blueprint, words);
  const emails = (table: string) => new Map(textRows(plan, table, 0, plan.table(table).rows, ['id', 'email']) as [string, string | null][]);
  const [clients, advisers] = [emails('clients'), emails('advisers')];
  const rows = textRows(plan, 'emails', 0, Math.min(500, plan.table('emails').rows), [
    'client_id',
    'adviser_id',
    'direction',
    'from_address',
    'to_address',
  ]) as string[][];
  const wrong = rows.filter(([client, adviser, direction, from, to]) => {
    const [theirs, ours] = [clients.get(client!), advisers.get(adviser!)];
    const [sender, recipient] = direction === 'incoming' ? [theirs, ours] : [ours, theirs];
    return (sender && from !== sender) || (recipient && to !== recipient);
  });
  expect(rows.length).toBeGreaterThan(50);
  expect(new Set(rows.map(([, , direction]) => direction)).size).toBe(2);
  expect(wrong).toEqual([]);
});
