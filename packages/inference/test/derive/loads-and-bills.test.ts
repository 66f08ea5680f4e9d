import { compile, loadWords, textRows } from '@seedbed/engine';
import type { TypeDefinitions } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const words = await loadWords('en-US');

async function planOf(tables: Parameters<typeof makeCatalog>[0], types?: TypeDefinitions) {
  const { blueprint } = await infer(makeCatalog(tables, types), noTools);
  const plan = compile(blueprint, words, { cap: true });
  const rowsOf = (table: string, ...columns: string[]) => textRows(plan, table, 0, plan.table(table).rows, columns);
  const made = (table: string, column: string) =>
    blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator?.parameters;
  return { blueprint, rowsOf, made };
}

test('what is carried or filled in is no more than the vehicle holds', async () => {
  const { rowsOf } = await planOf([
    { name: 'lorries', columns: ['id bigint not null', 'plate text not null', 'tank_capacity_litres integer not null'] },
    { name: 'trailers', columns: ['id bigint not null', 'plate text not null', 'max_payload_kg integer not null'] },
    {
      name: 'refuelings',
      columns: ['id bigint not null', 'lorry_id bigint not null', 'litres numeric(7,2) not null'],
      refers: ['lorry_id -> lorries.id'],
    },
    {
      name: 'shipments',
      columns: ['id bigint not null', 'lorry_id bigint not null', 'trailer_id bigint', 'weight_kg integer not null'],
      refers: ['lorry_id -> lorries.id', 'trailer_id -> trailers.id'],
    },
  ]);
  const tanks = new Map(rowsOf('lorries', 'id', 'tank_capacity_litres').map(([id, litres]) => [id, Number(litres)]));
  const payloads = new Map(rowsOf('trailers', 'id', 'max_payload_kg').map(([id, most]) => [id, Number(most)]));
  const fills = rowsOf('refuelings', 'lorry_id', 'litres');
  expect(fills.length).toBeGreaterThan(20);
  expect(fills.filter(([lorry, litres]) => Number(litres) > tanks.get(lorry!)!)).toEqual([]);
  const loads = rowsOf('shipments', 'trailer_id', 'weight_kg').filter(([trailer]) => trailer !== null);
  expect(loads.length).toBeGreaterThan(20);
  expect(loads.filter(([trailer, weight]) => Number(weight) > payloads.get(trailer!)!)).toEqual([]);
});

test('the state in which a thing came back is there once it did, and minutes only for those who were late', async () => {
  const { rowsOf } = await planOf(
    [
      { name: 'drills', columns: ['id bigint not null', 'label text not null'] },
      {
        name: 'drill_loans',
        columns: [
          'id bigint not null',
          'drill_id bigint not null',
          'lent_at timestamp with time zone not null',
          'returned_at timestamp with time zone',
          'return_condition wear',
        ],
        refers: ['drill_id -> drills.id'],
      },
      {
        name: 'rehearsals',
        columns: ['id bigint not null', 'drill_id bigint not null', 'status arrival not null', 'minutes_late integer'],
        refers: ['drill_id -> drills.id'],
      },
    ],
    { wear: { kind: 'enum', labels: ['good', 'worn', 'broken'] }, arrival: { kind: 'enum', labels: ['present', 'late', 'absent'] } },
  );
  const loans = rowsOf('drill_loans', 'returned_at', 'return_condition');
  expect(loans.filter(([returned]) => returned === null).length).toBeGreaterThan(0);
  expect(loans.filter(([returned, condition]) => returned === null && condition !== null)).toEqual([]);
  const arrivals = rowsOf('rehearsals', 'status', 'minutes_late');
  expect(arrivals.filter(([status]) => status === 'late').length).toBeGreaterThan(0);
  expect(arrivals.filter(([status, minutes]) => (status === 'late') !== (minutes !== null))).toEqual([]);
});

test('payments are of a bill rather than of its payer, and what is paid of it is the gross sum', async () => {
  const { blueprint, made } = await planOf([
    { name: 'members', columns: ['id bigint not null', 'email text not null'] },
    {
      name: 'invoices',
      columns: ['id bigint not null', 'member_id bigint not null', 'total numeric(9,2) not null'],
      refers: ['member_id -> members.id'],
    },
    {
      name: 'payments',
      columns: ['id bigint not null', 'invoice_id bigint not null', 'member_id bigint not null', 'amount numeric(9,2) not null'],
      refers: ['invoice_id -> invoices.id', 'member_id -> members.id'],
    },
    {
      name: 'levies',
      columns: [
        'id bigint not null',
        'member_id bigint not null',
        'net_amount numeric(9,2) not null',
        'tax_amount numeric(9,2) not null',
        'gross_amount numeric(9,2) not null',
        'amount_paid numeric(9,2) not null',
        'paid_at date',
      ],
      refers: ['member_id -> members.id'],
    },
  ]);
  const relation = (name: string) => blueprint.relations.find((each) => each.name === name);
  expect(relation('payments_invoice_id_fkey')).toMatchObject({ owner: true });
  expect(relation('payments_member_id_fkey')).toMatchObject({ within: 'payments_invoice_id_fkey', scope: 'public.members' });
  expect(made('levies', 'amount_paid')).toEqual({ expression: 'paid_at != null ? gross_amount : 0.0' });
});

test('money that comes in is a payment in French as well', async () => {
  const { made } = await planOf([
    {
      name: 'factures',
      columns: ['id bigint not null', 'montant_ht numeric(9,2) not null', 'montant_taxe numeric(9,2) not null', 'montant_ttc numeric(9,2) not null'],
    },
    {
      name: 'encaissements',
      columns: ['id bigint not null', 'facture_id bigint not null', 'montant numeric(9,2) not null'],
      refers: ['facture_id -> factures.id'],
    },
  ]);
  expect(made('encaissements', 'montant')).toMatchObject({ relation: 'encaissements_facture_id_fkey', column: 'montant_ttc' });
});
