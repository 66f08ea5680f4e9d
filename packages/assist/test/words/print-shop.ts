import { at, count, days, every, is, month, none, not, same, share, weekday, both, type Trade } from './made.ts';
import { TODAY } from './today.ts';

/** Orders whose every time follows their state, as shops keep them. */
export const PRINT_SHOP: Trade = {
  name: 'print shop',
  ddl: `
create type job_state as enum ('cart', 'placed', 'paid', 'shipped', 'delivered', 'cancelled');
create table clients (id bigint generated always as identity primary key, email text not null unique, full_name text not null, country char(2) not null, created_at timestamptz not null default now());
create table papers (id bigint generated always as identity primary key, name text not null, price numeric(10,2) not null check (price > 0), stock integer not null default 0 check (stock >= 0));
create table orders (id bigint generated always as identity primary key, client_id bigint not null references clients, status job_state not null default 'cart', placed_at timestamptz, shipped_at timestamptz, delivered_at timestamptz, total numeric(12,2) not null check (total >= 0), check (shipped_at is null or shipped_at >= placed_at));
create table order_items (order_id bigint not null references orders, paper_id bigint not null references papers, quantity integer not null check (quantity between 1 and 20), unit_price numeric(10,2) not null, primary key (order_id, paper_id));
`,
  sentences: [
    [
      'orders of the last 6 months only',
      both(
        every('orders', (row) => row['placed_at'] === null || at(row, 'placed_at').getTime() >= Date.parse(TODAY) - 186 * 86_400_000),
        same('orders'),
        not('orders', is('placed_at', null)),
      ),
    ],
    ['most orders come in November and December', share('orders', (row) => row['placed_at'] !== null && [11, 12].includes(month(row, 'placed_at')), 0.6, 0.12)],
    [
      'no deliveries on Sundays',
      both(
        none('orders', (row) => row['delivered_at'] !== null && weekday(row, 'delivered_at') === 0),
        none('orders', (row) => row['delivered_at'] !== null && (row['shipped_at'] === null || days(row, 'shipped_at', 'delivered_at') < 0)),
        // A row has the time in the same states as before.
        ({ rows, before }) =>
          rows('orders').filter((row) => row['delivered_at'] === null).length === before('orders').filter((row) => row['delivered_at'] === null).length
            ? null
            : 'other rows are delivered',
      ),
    ],
    ['nothing is shipped on weekends', none('orders', (row) => row['shipped_at'] !== null && [0, 6].includes(weekday(row, 'shipped_at')))],
    ['orders.status is paid in 40 %', share('orders', is('status', 'paid'), 0.4)],
    [
      'every tenth order has no items',
      ({ rows }) => {
        const filled = new Set(rows('order_items').map((row) => row['order_id']));
        const without = rows('orders').filter(({ id }) => !filled.has(id!)).length / rows('orders').length;
        return Math.abs(without - 0.1) <= 0.02 ? null : `${without} without`;
      },
    ],
    ['double the number of clients and keep everything else', both(count('clients', 400), same('orders'), same('order_items'), same('papers'))],
    [
      'total is the sum of the items',
      ({ rows }) => {
        const sums = new Map<string | null, number>();
        for (const { order_id: id, quantity, unit_price: price } of rows('order_items')) sums.set(id!, (sums.get(id!) ?? 0) + Number(quantity) * Number(price));
        const off = rows('orders').filter(({ id, total }) => Math.abs(Number(total) - (sums.get(id!) ?? 0)) > 0.005).length;
        return off === 0 ? null : `${off} totals differ`;
      },
    ],
  ],
  refused: ['no orders on Sundays', 'cancelled orders have no shipped date', 'twice as many orders on weekends', 'order totals end in .99'],
  left: ['half the papers', 'orders are about 20', 'orders are paid in half', 'twice the papers'],
};
