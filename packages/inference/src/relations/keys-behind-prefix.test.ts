import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const tables = [
  { name: 'state_kind', columns: ['sk_id character varying(4) not null', 'sk_name text not null'], key: ['sk_id'] },
  { name: 'levy', columns: ['tx_id character varying(4) not null', 'tx_name text not null', 'tx_rate numeric(6,5)'], key: ['tx_id'] },
  { name: 'buyer', columns: ['b_id bigint not null', 'b_sk_id character varying(4) not null', 'b_f_name text', 'b_l_name text'], key: ['b_id'] },
  { name: 'deal', columns: ['d_id bigint not null', 'd_b_id bigint not null', 'd_quantity int', 'd_note text'], key: ['d_id'] },
];

test('a table’s own prefix is followed by the key of another table', async () => {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  const links = blueprint.relations.map(({ from, to }) => `${from.table}.${from.columns.join()} -> ${to.table}`);
  expect(links).toContain('public.buyer.b_sk_id -> public.state_kind');
  expect(links).toContain('public.deal.d_b_id -> public.buyer');
});

test('the prefix has no meaning for the column, in small tables too', async () => {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  const kindOf = (table: string, column: string) =>
    blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator?.kind;
  expect(kindOf('buyer', 'b_f_name')).toBe('person.firstName');
  expect(kindOf('buyer', 'b_l_name')).toBe('person.lastName');
  expect(JSON.stringify(blueprint.tables.find(({ name }) => name === 'levy')!.columns)).not.toContain('transaction');
});
