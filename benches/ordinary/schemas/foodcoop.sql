-- 36 farm boxes by subscription
-- Farm boxes by subscription. All money in integer cents (EUR).
create table farms (
  id serial primary key,
  name varchar(120) not null unique,
  owner_name varchar(120) not null,
  email varchar(255) not null,
  village varchar(120) not null,
  distance_km integer not null,
  is_organic boolean not null default false,
  organic_cert_no varchar(40),
  products_count integer not null default 0,
  partner_since date not null,
  partner_until date,
  created_at timestamp not null default now()
);

create table products (
  id serial primary key,
  farm_id integer not null references farms (id),
  name varchar(120) not null,
  category varchar(30) not null check (category in ('vegetable', 'fruit', 'dairy', 'eggs', 'meat', 'bread', 'other')),
  unit varchar(10) not null check (unit in ('kg', 'g', 'piece', 'bunch', 'litre')),
  price_cents integer not null check (price_cents > 0),
  cost_cents integer not null check (cost_cents > 0),  -- what we pay the farm
  is_organic boolean not null default false,
  season_from smallint check (season_from between 1 and 12),  -- months; both null: all year
  season_to smallint check (season_to between 1 and 12),
  stock_qty integer not null default 0,
  archived_at timestamp,
  created_at timestamp not null default now(),
  unique (farm_id, name)
);

create table boxes (
  id serial primary key,
  name varchar(80) not null unique,
  slug varchar(80) not null unique,
  size char(1) not null check (size in ('S', 'M', 'L')),
  description text,
  persons_min smallint not null,
  persons_max smallint not null,
  price_cents integer not null check (price_cents > 0),
  item_count integer not null default 0,   -- number of box_items
  active boolean not null default true,
  created_at timestamp not null default now()
);

-- what is in a box by default
create table box_items (
  id serial primary key,
  box_id integer not null references boxes (id) on delete cascade,
  product_id integer not null references products (id),
  quantity integer not null default 1 check (quantity > 0),
  sort_order integer not null default 0,
  unique (box_id, product_id)
);

create table routes (
  id serial primary key,
  code varchar(10) not null unique,
  name varchar(80) not null,
  weekday smallint not null check (weekday between 1 and 7),  -- ISO, 1 = Monday
  driver_name varchar(120) not null,
  departs_at time not null,
  returns_at time not null,
  max_stops integer not null,
  active boolean not null default true
);

create table customers (
  id serial primary key,
  first_name varchar(80) not null,
  last_name varchar(80) not null,
  email varchar(255) not null unique,
  phone varchar(30),
  street varchar(160) not null,
  zip varchar(10) not null,
  city varchar(80) not null,
  route_id integer references routes (id),
  credit_balance_cents integer not null default 0,  -- sum of credits.amount_cents
  deliveries_count integer not null default 0,
  referred_by_id integer references customers (id),
  created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);

create table subscriptions (
  id serial primary key,
  customer_id integer not null references customers (id),
  box_id integer not null references boxes (id),
  status varchar(12) not null default 'active' check (status in ('active', 'paused', 'cancelled')),
  frequency varchar(10) not null default 'weekly' check (frequency in ('weekly', 'biweekly', 'monthly')),
  starts_on date not null,
  paused_from date,
  paused_until date,
  cancelled_on date,
  cancel_reason varchar(255),
  first_delivery_on date,
  last_delivery_on date,     -- first and last scheduled_on of its deliveries
  created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);

-- exclusions: products a subscriber does not want in the box
create table subscription_exclusions (
  subscription_id integer not null references subscriptions (id) on delete cascade,
  product_id integer not null references products (id),
  created_at timestamp not null default now(),
  primary key (subscription_id, product_id)
);

create table deliveries (
  id serial primary key,
  number varchar(20) not null unique,
  subscription_id integer not null references subscriptions (id),
  customer_id integer not null references customers (id),
  route_id integer not null references routes (id),
  scheduled_on date not null,    -- falls on the weekday of the route
  stop_no integer not null,
  status varchar(12) not null default 'planned' check (status in ('planned', 'packed', 'out', 'delivered', 'failed', 'skipped')),
  packed_at timestamp,
  delivered_at timestamp,
  failed_reason varchar(255),
  items_count integer not null default 0,
  subtotal_cents integer not null default 0,
  discount_cents integer not null default 0,
  delivery_fee_cents integer not null default 0,
  credit_used_cents integer not null default 0,
  total_cents integer not null default 0,  -- subtotal - discount + fee - credit used
  created_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  unique (route_id, scheduled_on, stop_no)
);

create table delivery_lines (
  id serial primary key,
  delivery_id integer not null references deliveries (id) on delete cascade,
  product_id integer not null references products (id),
  farm_id integer not null references farms (id),   -- denormalised from the product, for the farm statements
  unit varchar(10) not null,                        -- copied from the product
  quantity integer not null check (quantity > 0),
  unit_price_cents integer not null,
  line_total_cents integer not null,
  substitute_for_id integer references products (id),  -- set when this replaces a product that ran out
  created_at timestamp not null default now()
);

create table complaints (
  id serial primary key,
  delivery_id integer not null references deliveries (id),
  customer_id integer not null references customers (id),
  delivery_line_id integer references delivery_lines (id),  -- null: the whole delivery
  kind varchar(16) not null check (kind in ('missing', 'spoiled', 'wrong_item', 'late', 'other')),
  message text not null,
  status varchar(10) not null default 'open' check (status in ('open', 'accepted', 'rejected')),
  refund_cents integer,
  resolved_at timestamp,
  created_at timestamp not null default now()
);

create table credits (
  id serial primary key,
  customer_id integer not null references customers (id),
  kind varchar(12) not null check (kind in ('complaint', 'referral', 'goodwill', 'spent')),
  amount_cents integer not null check (amount_cents <> 0),  -- negative when kind is 'spent'
  complaint_id integer references complaints (id),
  delivery_id integer references deliveries (id),  -- where it was spent
  balance_after_cents integer not null,
  note varchar(255),
  created_at timestamp not null default now()
);

create table farm_statements (
  id serial primary key,
  farm_id integer not null references farms (id),
  period_start date not null,
  period_end date not null,
  gross_cents integer not null,
  commission_bp integer not null default 1500,   -- basis points
  commission_cents integer not null,
  net_cents integer not null,
  paid_at timestamp,
  created_at timestamp not null default now()
);
