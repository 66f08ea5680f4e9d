import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const words = await loadWords('en-US');

/** Shows of clients in halls, of enquiries that were accepted or not; invoices of shows. */
async function showsMade() {
  const catalog = makeCatalog(
    [
      { name: 'halls', columns: ['id bigint not null', 'name text not null'] },
      { name: 'clients', columns: ['id bigint not null', 'full_name text not null', 'email text not null'] },
      {
        name: 'enquiries',
        columns: [
          'id bigint not null',
          'client_id bigint not null',
          'hall_id bigint not null',
          'status enquiry_status not null',
          'created_at timestamptz not null',
        ],
        refers: ['client_id -> clients.id', 'hall_id -> halls.id'],
      },
      {
        name: 'shows',
        columns: ['id bigint not null', 'enquiry_id bigint', 'client_id bigint not null', 'hall_id bigint not null', 'created_at timestamptz not null'],
        refers: ['enquiry_id -> enquiries.id', 'client_id -> clients.id', 'hall_id -> halls.id'],
        unique: [['enquiry_id']],
      },
      {
        name: 'contracts',
        columns: ['id bigint not null', 'show_id bigint not null', 'client_id bigint not null', 'signed_at timestamptz not null'],
        refers: ['show_id -> shows.id', 'client_id -> clients.id'],
      },
    ],
    { enquiry_status: { kind: 'enum', labels: ['new', 'accepted', 'declined'] } },
  );
  const { blueprint } = await infer(catalog, noTools, { rows: { clients: 200 } });
  const plan = compile(blueprint, words);
  const rows = (table: string, columns: string[]) => textRows(plan, `public.${table}`, 0, plan.table(`public.${table}`).rows, columns);
  return {
    enquiries: new Map(rows('enquiries', ['id', 'client_id', 'hall_id', 'status']).map(([id, ...rest]) => [id, rest])),
    shows: rows('shows', ['id', 'enquiry_id', 'client_id', 'hall_id']),
    contracts: rows('contracts', ['show_id', 'client_id']),
  };
}

test('rows derived from an enquiry have its client and hall, only if it was accepted', async () => {
  const { enquiries, shows } = await showsMade();
  expect(shows.length).toBeGreaterThan(20);
  expect(shows.map(([, , client, hall]) => [client, hall, 'accepted'])).toEqual(shows.map(([, enquiry]) => enquiries.get(enquiry!)));
});

test('rows that belong to it have the client of the enquiry', async () => {
  const { shows, contracts } = await showsMade();
  const clients = new Map(shows.map(([id, , client]) => [id, client]));
  expect(contracts.length).toBeGreaterThan(20);
  expect(contracts.map(([, client]) => client)).toEqual(contracts.map(([show]) => clients.get(show!)));
});
