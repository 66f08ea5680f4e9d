-- 1 restaurant delivery with couriers, plain SQL
CREATE TABLE cities (
  id serial PRIMARY KEY,
  name varchar(80) NOT NULL,
  country_code char(2) NOT NULL,
  timezone varchar(40) NOT NULL,
  currency char(3) NOT NULL,
  launched_on date NOT NULL
);

CREATE TABLE customers (
  id bigserial PRIMARY KEY,
  first_name varchar(60) NOT NULL,
  last_name varchar(60) NOT NULL,
  email varchar(160) NOT NULL UNIQUE,
  phone varchar(30),
  password_hash varchar(100) NOT NULL,
  orders_count int NOT NULL DEFAULT 0,
  first_order_at timestamptz,
  last_order_at timestamptz,
  marketing_opt_in boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE addresses (
  id bigserial PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  city_id int NOT NULL REFERENCES cities (id),
  label varchar(30),
  street varchar(120) NOT NULL,
  postal_code varchar(12) NOT NULL,
  floor varchar(10),
  delivery_notes text,
  latitude numeric(9,6),
  longitude numeric(9,6),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE restaurants (
  id serial PRIMARY KEY,
  city_id int NOT NULL REFERENCES cities (id),
  name varchar(120) NOT NULL,
  slug varchar(140) NOT NULL UNIQUE,
  cuisine varchar(40) NOT NULL,
  street varchar(120) NOT NULL,
  postal_code varchar(12) NOT NULL,
  phone varchar(30) NOT NULL,
  min_order_amount numeric(8,2) NOT NULL DEFAULT 0,
  delivery_fee numeric(6,2) NOT NULL DEFAULT 0,
  commission_rate numeric(4,3) NOT NULL CHECK (commission_rate BETWEEN 0 AND 0.5),
  prep_time_minutes smallint NOT NULL,
  rating_avg numeric(3,2),
  rating_count int NOT NULL DEFAULT 0,
  status varchar(12) NOT NULL DEFAULT 'active' CHECK (status IN ('pending','active','paused','closed')),
  joined_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz
);

CREATE TABLE opening_hours (
  id serial PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  opens_at time NOT NULL,
  closes_at time NOT NULL
);

CREATE TABLE menu_categories (
  id serial PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
  name varchar(60) NOT NULL,
  sort_order smallint NOT NULL DEFAULT 0
);

CREATE TABLE menu_items (
  id serial PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
  category_id int REFERENCES menu_categories (id) ON DELETE SET NULL,
  name varchar(100) NOT NULL,
  description text,
  price numeric(7,2) NOT NULL CHECK (price > 0),
  is_available boolean NOT NULL DEFAULT true,
  is_vegetarian boolean NOT NULL DEFAULT false,
  is_vegan boolean NOT NULL DEFAULT false,
  image_url text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE option_groups (
  id serial PRIMARY KEY,
  menu_item_id int NOT NULL REFERENCES menu_items (id) ON DELETE CASCADE,
  name varchar(60) NOT NULL,
  min_choices smallint NOT NULL DEFAULT 0,
  max_choices smallint NOT NULL DEFAULT 1
);

CREATE TABLE options (
  id serial PRIMARY KEY,
  option_group_id int NOT NULL REFERENCES option_groups (id) ON DELETE CASCADE,
  name varchar(60) NOT NULL,
  extra_price numeric(6,2) NOT NULL DEFAULT 0
);

CREATE TABLE couriers (
  id serial PRIMARY KEY,
  city_id int NOT NULL REFERENCES cities (id),
  full_name varchar(120) NOT NULL,
  phone varchar(30) NOT NULL UNIQUE,
  email varchar(160) UNIQUE,
  vehicle varchar(12) NOT NULL CHECK (vehicle IN ('bicycle','scooter','car','on_foot')),
  license_plate varchar(12),
  deliveries_count int NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  hired_at date NOT NULL,
  left_at date
);

CREATE TABLE courier_shifts (
  id bigserial PRIMARY KEY,
  courier_id int NOT NULL REFERENCES couriers (id),
  city_id int NOT NULL REFERENCES cities (id),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  status varchar(12) NOT NULL DEFAULT 'planned' CHECK (status IN ('planned','running','finished','missed'))
);

CREATE TABLE promo_codes (
  id serial PRIMARY KEY,
  code varchar(20) NOT NULL UNIQUE,
  kind varchar(14) NOT NULL CHECK (kind IN ('percent','fixed','free_delivery')),
  percent_off smallint,
  amount_off numeric(6,2),
  min_subtotal numeric(7,2),
  max_uses int,
  used_count int NOT NULL DEFAULT 0,
  valid_from timestamptz NOT NULL,
  valid_until timestamptz
);

CREATE TABLE orders (
  id bigserial PRIMARY KEY,
  order_number varchar(16) NOT NULL UNIQUE,
  customer_id bigint NOT NULL REFERENCES customers (id),
  restaurant_id int NOT NULL REFERENCES restaurants (id),
  fulfilment varchar(10) NOT NULL DEFAULT 'delivery' CHECK (fulfilment IN ('delivery','pickup')),
  delivery_address_id bigint REFERENCES addresses (id),
  promo_code_id int REFERENCES promo_codes (id),
  status varchar(12) NOT NULL DEFAULT 'placed' CHECK (status IN ('placed','accepted','preparing','ready','on_the_way','completed','rejected','cancelled')),
  subtotal numeric(9,2) NOT NULL,
  discount numeric(8,2) NOT NULL DEFAULT 0,
  delivery_fee numeric(6,2) NOT NULL DEFAULT 0,
  tip numeric(6,2) NOT NULL DEFAULT 0,
  total numeric(9,2) NOT NULL,
  currency char(3) NOT NULL,
  customer_note text,
  rejection_reason varchar(120),
  placed_at timestamptz NOT NULL DEFAULT now(),
  accepted_at timestamptz,
  ready_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz
);

CREATE TABLE order_items (
  id bigserial PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  menu_item_id int NOT NULL REFERENCES menu_items (id),
  item_name varchar(100) NOT NULL,
  quantity smallint NOT NULL DEFAULT 1 CHECK (quantity > 0),
  unit_price numeric(7,2) NOT NULL,
  line_total numeric(8,2) NOT NULL,
  note varchar(200)
);

CREATE TABLE order_item_options (
  order_item_id bigint NOT NULL REFERENCES order_items (id) ON DELETE CASCADE,
  option_id int NOT NULL REFERENCES options (id),
  extra_price numeric(6,2) NOT NULL DEFAULT 0,
  PRIMARY KEY (order_item_id, option_id)
);

CREATE TABLE deliveries (
  id bigserial PRIMARY KEY,
  order_id bigint NOT NULL UNIQUE REFERENCES orders (id),
  courier_id int REFERENCES couriers (id),
  status varchar(12) NOT NULL DEFAULT 'searching' CHECK (status IN ('searching','assigned','picked_up','delivered','failed')),
  distance_km numeric(5,2),
  assigned_at timestamptz,
  picked_up_at timestamptz,
  delivered_at timestamptz,
  failure_reason varchar(120),
  courier_fee numeric(6,2)
);

CREATE TABLE payments (
  id bigserial PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id),
  method varchar(12) NOT NULL CHECK (method IN ('card','paypal','apple_pay','cash')),
  amount numeric(9,2) NOT NULL,
  currency char(3) NOT NULL,
  status varchar(12) NOT NULL CHECK (status IN ('pending','captured','failed','refunded')),
  card_last4 char(4),
  provider_ref varchar(40),
  refunded_amount numeric(9,2) NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  captured_at timestamptz
);

CREATE TABLE reviews (
  id bigserial PRIMARY KEY,
  order_id bigint NOT NULL UNIQUE REFERENCES orders (id),
  customer_id bigint NOT NULL REFERENCES customers (id),
  restaurant_id int NOT NULL REFERENCES restaurants (id),
  food_rating smallint NOT NULL CHECK (food_rating BETWEEN 1 AND 5),
  delivery_rating smallint CHECK (delivery_rating BETWEEN 1 AND 5),
  comment text,
  reply text,
  replied_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE restaurant_payouts (
  id serial PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants (id),
  period_start date NOT NULL,
  period_end date NOT NULL,
  orders_count int NOT NULL,
  gross_amount numeric(10,2) NOT NULL,
  commission_amount numeric(10,2) NOT NULL,
  net_amount numeric(10,2) NOT NULL,
  status varchar(10) NOT NULL DEFAULT 'open' CHECK (status IN ('open','paid')),
  paid_at timestamptz
);
CREATE INDEX ON orders (customer_id);
CREATE INDEX ON orders (restaurant_id, placed_at);
CREATE INDEX ON order_items (order_id);
