/** A small schema of our own: keys, links both ways, checks, an enum, a generated column, an array, JSON. */
export const SHOP = /* SQL */ `
create type mood as enum ('calm', 'busy', 'closed');
create table moods (id smallint generated always as identity primary key, label text not null);
create table customers (
  id bigint generated always as identity primary key,
  email text not null unique,
  first_name text not null,
  city text,
  settings jsonb,
  tags text[],
  created_at timestamptz not null
);
create table orders (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  state mood not null default 'calm',
  total numeric(10,2) not null check (total >= 0),
  tax numeric(10,2) generated always as (round(total * 0.2, 2)) stored,
  paid boolean not null,
  placed_on date
);
create table items (
  order_id bigint not null references orders,
  line integer not null,
  quantity integer not null check (quantity between 1 and 20),
  primary key (order_id, line)
);
`;
