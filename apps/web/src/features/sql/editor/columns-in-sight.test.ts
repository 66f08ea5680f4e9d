import { expect, test } from 'vitest';
import { tablesInSight } from './columns-in-sight.ts';

const TABLES = [
  { schema: 'public', name: 'orders' },
  { schema: 'public', name: 'customers' },
  { schema: 'public', name: 'Order Lines' },
  { schema: 'billing', name: 'invoices' },
];

test.each([
  ['select  from orders', ['orders']],
  ['select  from Orders o join customers as c on c.id = o.customer_id', ['orders', 'customers']],
  ['select  from public.orders, billing . invoices i', ['orders', 'invoices']],
  ['select  from "Order Lines" where note = \'from customers\' -- join orders', ['Order Lines']],
  ['select  from (select 1 from customers) x', ['customers']],
  ['select 1', []],
  ['with c as (select 1) select  from c', []],
])('%s', (sql, names) => expect(tablesInSight(sql, TABLES).map(({ name }) => name)).toEqual(names));
