/** A shop in five tables: serial keys, a check, a unique e-mail, a composite key, a hierarchy, a partial index. */
export const smallShop = /* SQL */ `
create type order_status as enum ('pending', 'paid', 'shipped', 'delivered', 'cancelled');

create table customers (
  id bigint generated always as identity primary key,
  email text not null unique,
  first_name text not null,
  last_name text not null,
  city text,
  country_code char(2),
  created_at timestamptz not null default now()
);

create table categories (
  id serial primary key,
  parent_id int references categories (id),
  name varchar(60) not null
);

create table products (
  id serial primary key,
  category_id int not null references categories (id),
  sku varchar(20) not null unique,
  name text not null,
  price numeric(10,2) not null check (price > 0),
  discontinued_at timestamptz
);

create table orders (
  id bigserial primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  status order_status not null default 'pending',
  placed_at timestamptz not null,
  shipped_at timestamptz,
  total numeric(12,2) not null check (total >= 0),
  check (shipped_at is null or shipped_at >= placed_at)
);

create table order_items (
  order_id bigint not null references orders (id) on delete cascade,
  product_id int not null references products (id),
  quantity int not null check (quantity between 1 and 10),
  unit_price numeric(10,2) not null check (unit_price > 0),
  primary key (order_id, product_id)
);
create index on order_items (product_id);
`;
