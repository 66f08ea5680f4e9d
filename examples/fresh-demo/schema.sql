-- A bicycle repair shop.
create table customers (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null unique,
  created_at timestamptz not null
);
create table repairs (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  bicycle text not null,
  brought_in_at timestamptz not null,
  finished_at timestamptz check (finished_at > brought_in_at),
  price numeric(8, 2) not null check (price between 5 and 900)
);
create table opening_days (
  day date primary key,
  opens_at time not null,
  closes_at time not null check (closes_at > opens_at)
);
